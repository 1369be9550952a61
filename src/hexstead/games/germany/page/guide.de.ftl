# Der Begleiter durch das erste Spiel, der Teil von Deutschland, deutsch. Die Schlüssel erklärt web/src/i18n/guide.en.ftl.

guide-goal = Wer zuerst { $goal } Punkte hat, gewinnt. Jedes Rathaus und jedes Wahrzeichen ist einen Punkt wert; dazu kommen die Längste Straße und das Größte Heer.
guide-place_hall = Such eine Stadt für dein Rathaus aus. Felder mit vielen Punkten unter der Zahl bringen am häufigsten etwas.
guide-build_road = Straßen führen zur nächsten leeren Stadt oder zum nächsten Wahrzeichen. Baue auf dein Ziel zu.
guide-build_hall = Ein Rathaus ist einen Punkt wert und bringt Karten von den Feldern ringsum.
guide-build_landmark = Ein Wahrzeichen ist einen Punkt wert und bringt sofort eine Belohnung. Jedes gibt es nur einmal.
guide-move_goetz = Versetze Götz. Sein Feld bringt nichts mehr, und du stiehlst dort jemandem eine Karte.
guide-exchange_two = In diesem Zug bekommst du aus dem Vorrat schon für zwei gleiche Karten eine deiner Wahl.
