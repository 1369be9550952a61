# Der Begleiter durch das erste Spiel, der Teil von Amerika, deutsch. Die Schlüssel erklärt web/src/i18n/guide.en.ftl.

guide-goal = Wer zuerst { $goal } Waren geliefert hat, gewinnt. Siedler gründen Städte, jede neue Stadt macht eine Ware bereit, und Eisenbahnen bringen sie in Städte der anderen.
guide-place_city = Such einen Bauplatz für deine Stadt aus. Felder mit vielen Punkten unter der Zahl bringen am häufigsten etwas.
guide-build_settler = Ein Siedler startet in einer deiner Städte und zieht nach Westen, um eine neue zu gründen.
guide-move_settler = 1 Getreide reicht für bis zu drei Schritte. Hält der Siedler auf einem freien Bauplatz, gründet er dort eine Stadt, und eine Ware wird bereit.
guide-build_rail = Schienen verbinden Städte. Schließt du eine neue Stadt an, bringt jede Schiene der Verbindung ihrem Besitzer 1 Gold.
guide-build_train = Eine zweite Eisenbahn kann anderswo liefern.
guide-move_train = 1 Kohle reicht für bis zu drei Schienen. Fremde Schienen kosten 1 Gold pro Besitzer und Zug.
guide-deliver = Deine Eisenbahn steht an einer fremden Stadt: Liefere dort eine Ware. Das bringt dich dem Sieg näher.
guide-buy_resource = Für 2 Gold bekommst du eine beliebige Karte, zweimal pro Zug.
guide-sell_for_gold = Drei gleiche Karten bringen 1 Gold.
guide-choose_payout = Mehrere Strecken sind gleich kurz. Bestimme, wer das Gold bekommt.
guide-move_outlaw = Zieh den Outlaw um. Sein Feld bringt nichts mehr, und du stiehlst dort jemandem eine Karte.
guide-take_gold = Du kannst stattdessen Gold nehmen.
guide-native_support = Bestimme die Zahl, die als gewürfelt gilt.
guide-try-buy_resource = Noch nicht probiert: Für 2 Gold bekommst du eine beliebige Karte.
