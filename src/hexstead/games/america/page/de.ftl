# Messages of the page that only America has, German. web/src/i18n/en.ftl explains the families of keys.

## Der Tisch

cities-left = Städte im Betriebshof
rails-left = Gleise übrig
rail-of = Gleis von { $name }
train-of = Eisenbahn von { $name }
settler-of = Siedler von { $name }
city-of = Stadt von { $name } in { $place }
city-neutral = Neutrale Stadt in { $place }
coin-at = { $place }, { $count } Gold
coin-taken = { $place }, Gold schon vergeben
outlaw-on = Outlaw auf { $hex }
track-of = { $made } von { $goal } geliefert, { $ready ->
    [one] { $ready } Ware bereit
   *[other] { $ready } Waren bereit
    }
founds = Stadt gründen
track-bonus = danach noch eines, kostenlos
near = bei { $place }
at = in { $place }
train-at = Eisenbahn { $number }, { $place }
settler-at = Siedler { $number }, { $place }
train-off = Eisenbahn { $number } zurücknehmen, { $place }
settler-off = Siedler { $number } zurücknehmen, { $place }
steps-left = { $count ->
    [one] Noch { $count } Schritt, ohne Kohle und Gebühren.
   *[other] Noch { $count } Schritte, ohne Kohle und Gebühren.
    }
steps-paid = { $count ->
    [0] Der nächste Schritt kostet wieder 1 Kohle.
    [one] Noch { $count } bezahlter Schritt. Er verfällt, wenn du etwas anderes tust als weiterfahren oder liefern.
   *[other] Noch { $count } bezahlte Schritte. Sie verfallen, wenn du etwas anderes tust als weiterfahren oder liefern.
    }
rails-given = { $count ->
    [one] Noch { $count } kostenloses Gleis.
   *[other] Noch { $count } kostenlose Gleise.
    }
payout-of = { $name }: { $count } Gold

## Die Hand

effect-cavalry = Outlaw versetzen, 2 Gold nehmen, eine Karte stehlen
effect-engineer = Zwei kostenlose Gleise
effect-right_of_way = Eisenbahn fünf Schritte kostenlos bewegen
effect-mineral_rights = Zwei Rohstoffkarten deiner Wahl
effect-cattle_drive = 1 Vieh gegen 5 Gold
effect-scout = Siedler fünf Schritte bewegen oder 3 Gold nehmen
effect-native_support = Würfelergebnis bestimmen

## Aktionen auf ihren Knöpfen

act-build_rail = Gleis
act-build_train = Eisenbahn
act-build_settler = Siedler
act-move_train = Eisenbahn bewegen
act-move_settler = Siedler bewegen
act-deliver = Liefern
act-take_gold = 3 Gold nehmen
done-scout = Nichts tun
done-bonus = Kein kostenloses Gleis
under-move_train = = 3 Gleise
under-move_settler = = 3 Schritte
under-deliver = mit der Eisenbahn
with-supply = 3 : 1, Gold
verb-move_outlaw = Versetzen
verb-deliver = Liefern

## Was gefragt ist

title-set_city = Setze eine Stadt auf einen leuchtenden Bauplatz
title-set_rail = Lege dein erstes Gleis, mit deiner Eisenbahn darauf
title-set_neutral = Setze eine neutrale Stadt auf einen leuchtenden Bauplatz
title-outlaw = Versetze den Outlaw
title-action = Bauen, bewegen, liefern, handeln
title-route = Gleich kurze Strecken: Wer bekommt das Gold?
title-bonus = Noch ein Gleis neben dem Schienensymbol, kostenlos
title-engineer = Baue ein kostenloses Gleis auf einem leuchtenden Weg
title-card_move = Freie Fahrt: Bewege eine Eisenbahn
title-scout = Spähtrupp: Bewege einen Siedler oder nimm 3 Gold
title-build_phase = Bauphase: bauen oder passen
title-build_rail = Wähle einen Weg für dein Gleis
title-build_train = Wähle ein Gleis für deine Eisenbahn
title-build_settler = Wähle eine Stadt für deinen Siedler
title-build_train_taking = Beide Eisenbahnen sind im Einsatz. Welche nimmst du vom Plan?
title-build_settler_taking = Beide Siedler sind im Einsatz. Welchen nimmst du vom Plan?
title-move_train = Fahre Schritt für Schritt oder direkt ans Ziel
title-move_settler = Bewege deinen Siedler
title-deliver = Wähle eine Stadt für deine Ware
line-pre_roll_board = { $card ->
    [yes] Vorher darfst du liefern oder eine Karte ausspielen.
   *[no] Vorher darfst du liefern.
    }
line-set_city = Für deine dritte Stadt bekommst du eine Karte pro angrenzendem Feld.
line-outlaw = Der Outlaw blockiert ein Feld, und du stiehlst dort jemandem eine Karte.
line-action = Wähle eine leuchtende Stelle oder beende deinen Zug.
line-action_nothing = Gerade kannst du nichts bauen oder bewegen. Handle oder beende deinen Zug.
line-bonus = Es kostet nichts.
line-card_move = Klicke die Eisenbahn an, dann den nächsten Weg.
line-scout = Fünf Schritte ohne Getreide. Nach dem Würfeln darfst du für Getreide noch weiter gehen.
line-build_phase = Baue Gleise, Eisenbahnen und Siedler oder kauf Karten, zum üblichen Preis.
line-move_train = Die Zahlen zeigen die Kohle, die du zahlst, und mit + das Gold für fremde Gleise. Eine Kohle reicht für drei Gleise.
line-move_settler = Die Zahl zeigt das Getreide, das du zahlst. Hältst du auf einem Bauplatz, gründest du eine Stadt.

## Das Ende

over-how = { $name } liefert die letzte von { $goal } Waren

## Am Tisch

nowhere-build_rail = An deinen Gleisen und Städten ist kein Weg frei.
nowhere-build_train = Auf deinen Gleisen an deinen Städten ist kein Platz für eine Eisenbahn.
nowhere-build_settler = In deinen Städten ist kein Platz für einen Siedler.
nowhere-move_train = Du hast keine Eisenbahn auf dem Spielplan, vor der ein Gleis liegt.
nowhere-move_settler = Du hast keinen Siedler auf dem Spielplan, der sich bewegen kann.
nowhere-deliver = Keine deiner Eisenbahnen steht an einer Stadt, in die du noch liefern kannst.
used-up-build_rail = Du hast keine Gleise mehr.
used-up-deliver = Du hast keine Ware bereit: Gründe eine Stadt, dann wird eine frei.
unpaid-move_train = Dir fehlt das Gold für die Gebühren.

## Orte, die zur Wahl stehen

target-place_city = Stadt setzen in { $place }
target-build_rail = Gleis bauen: { $place }
target-build_train = Eisenbahn bauen: { $place }
target-build_settler = Siedler bauen: { $place }
target-move_train = Eisenbahn bewegen: { $place }
target-move_settler = Siedler bewegen: { $place }
target-deliver = Ware liefern nach { $place }
target-move_outlaw = Outlaw versetzen: { $place }

## Startseite

joint-setup = Aufbau
joint-setup-about = Wie kommen die ersten Figuren und die Zahlenchips auf den Spielplan?
joint-setup-suggested = Empfohlen
joint-setup-shuffled = Empfohlen, Zahlenchips gemischt
joint-setup-variable = Freier Aufbau, Zahlenchips gemischt

start-own-part = der empfohlene Aufbau von Amerika
start-time = 20–30 Min.
start-goal = 8 Lieferungen zum Sieg
start-short-about = 3 Lieferungen, etwa 10 Minuten
