# Messages of the page that only Germany has, German. web/src/i18n/en.ftl explains the families of keys.

## Der Tisch

roads-left = Straßen übrig
halls-left = Rathäuser übrig
sites-title = Wahrzeichen
sites-note = { $built } von { $all } gebaut · je 1 Punkt plus Belohnung
road-of = Straße von { $name }
hall-of = Rathaus von { $name } in { $place }
goetz-on = Götz auf { $hex }
reward-short-road = Gratis-Straße
reward-short-resources = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
reward-short-development = { $count ->
    [one] { $count } Entw.-Karte
   *[other] { $count } Entw.-Karten
    }
reward-of = { $name }: { $reward }

## Die Hand

effect-mercenary = Götz versetzen, eine Karte stehlen
effect-road_building = Zwei kostenlose Straßen
effect-banking = Zwei Rohstoffkarten deiner Wahl
effect-trade = Vorrat 2 : 1 in diesem Zug
effect-victory_point = Ein Punkt

## Aktionen auf ihren Knöpfen

act-build_road = Straße
act-build_hall = Rathaus
act-build_landmark = Wahrzeichen
act-build_landmark_only = Wahrzeichen ohne Karte
variant-build_landmark_only = Auf die Karte verzichten
with-exchange_two = 3 : 1 oder 2 : 1
verb-move_goetz = Versetzen

## Was gefragt ist

title-set_up = Setze ein Rathaus in eine leuchtende Stadt
title-goetz = Versetze Götz
title-main = Handeln und bauen
title-roads = Baue eine kostenlose Straße auf einem leuchtenden Weg
line-set_up = Für dein drittes Rathaus bekommst du eine Karte pro angrenzendem Feld.
line-goetz = Götz blockiert ein Feld, und du stiehlst dort jemandem eine Karte.
line-main = Wähle eine leuchtende Stelle oder beende deinen Zug.
line-main_nothing = Gerade kannst du nichts bauen. Handle oder beende deinen Zug.
line-roads = Sie kostet nichts.

## Das Ende

over-how = { $name } erreicht { $goal } Punkte

## Am Tisch

nowhere-build_road = Von deinen Straßen und Rathäusern aus ist kein Weg frei.
nowhere-build_hall = Deine Straßen führen zu keiner leeren Stadt.
nowhere-build_landmark = Deine Straßen führen zu keinem Wahrzeichen, das noch gebaut werden kann.
nowhere-build_landmark_only = Du erreichst kein Wahrzeichen, das eine Entwicklungskarte bringt.
used-up-build_road = Du hast keine Straßen mehr.
used-up-build_hall = Du hast keine Rathäuser mehr.
used-up-build_landmark = Du hast kein Rathaus mehr, um das Wahrzeichen zu markieren.

## Orte, die zur Wahl stehen

target-build_road = Straße bauen: { $place }
target-build_hall = Rathaus bauen in { $place }
target-build_landmark = Wahrzeichen bauen in { $place }
target-build_landmark_only = Wahrzeichen in { $place } ohne Karte bauen
target-place_hall = Rathaus setzen in { $place }
target-move_goetz = Götz versetzen: { $place }

## Startseite

start-own-part = der Spielplan von Deutschland
start-time = 15–25 Min.
start-goal = 10 Punkte zum Sieg
start-short-about = 8 Punkte, etwa 10 Minuten
