# Der Begleiter durch das erste Spiel, der Teil von Amerika, deutsch. Die Schlüssel erklärt web/src/i18n/guide.en.ftl.

guide-goal = Wer zuerst { $goal } Waren geliefert hat, gewinnt. Siedler gründen Städte, mit jeder neuen Stadt wird eine Ware frei, und Eisenbahnen liefern sie in Städte der anderen.
guide-place_city = Such einen Bauplatz für deine Stadt aus. Felder mit vielen Punkten unter der Zahl bringen am häufigsten etwas.
guide-build_settler = Ein Siedler startet in einer deiner Städte und geht nach Westen, um dort eine neue zu gründen.
guide-move_settler = 1 Getreide reicht für bis zu drei Schritte. Hält der Siedler auf einem freien Bauplatz an, gründet er dort eine Stadt, und eine Ware wird frei.
guide-build_rail = Gleise verbinden Städte. Schließt du eine neue Stadt an, bringt jedes Gleis auf der Strecke 1 Gold für die Farbe, der es gehört.
guide-build_train = Eine zweite Eisenbahn kann woanders liefern.
guide-move_train = 1 Kohle reicht für bis zu drei Gleise. Fremde Gleise kosten 1 Gold pro Farbe und Zug.
guide-deliver = Deine Eisenbahn steht an einer fremden Stadt: Liefere dort eine Ware. Das bringt dich dem Sieg näher.
guide-buy_resource = Für 2 Gold bekommst du eine beliebige Karte, zweimal pro Zug.
guide-sell_for_gold = Für drei gleiche Karten bekommst du 1 Gold.
guide-choose_payout = Mehrere Strecken sind gleich kurz. Bestimme, wer das Gold bekommt.
guide-move_outlaw = Versetze den Outlaw. Sein Feld bringt nichts mehr, und du stiehlst dort jemandem eine Karte.
guide-take_gold = Du kannst stattdessen Gold nehmen.
guide-native_support = Bestimme die Zahl, die als gewürfelt gilt.
guide-try-buy_resource = Noch nicht probiert: Für 2 Gold bekommst du eine beliebige Karte.
