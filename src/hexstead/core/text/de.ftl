# Das Protokoll, deutsch: Zeilen, die mehrere Ereignisse zusammenfassen, und was am Tisch neben dem Spiel geschieht.
# Dieselben Schlüssel stehen in en.ftl. Sätze einzelner Ereignisse stehen bei den Spielen (event-<type>).

log-turn = Zug { $turn } · { $seat }
log-produced = { $seat } erhält { $goods }.
log-received = { $seat } beginnt mit { $goods }.
log-paid = { $seat } bezahlt { $goods }.
log-discarded = { $seat } gibt { $goods } zurück.
log-revealed = { $seat } zeigt { $goods }.
log-set_aside = { $count ->
    [one] { $seat } legt eine Karte beiseite.
   *[other] { $seat } legt { $count } Karten beiseite.
    }

## Der Tisch

log-undone = { $count ->
    [one] { $seat } nimmt eine Aktion zurück.
   *[other] { $seat } nimmt { $count } Aktionen zurück.
    }
log-asked-undo = { $count ->
    [one] { $seat } bittet alle, eine Aktion zurückzunehmen.
   *[other] { $seat } bittet alle, { $count } Aktionen zurückzunehmen.
    }
log-asked-end = { $seat } bittet alle, das Spiel zu beenden.
log-answered-yes = { $seat } stimmt zu.
log-answered-no = { $seat } stimmt nicht zu.
log-unasked = { $seat } zieht die Frage zurück.
log-joined = { $name } setzt sich an den Tisch.
log-left = { $name } verlässt den Tisch. Ein Bot spielt weiter.
log-sat_in = { $name } ist nicht da. Ein Bot spielt weiter.
log-returned = { $name } ist zurück.
log-opened = Der Platz von { $name } ist für jemand anderen offen.
log-closed = Den Platz von { $name } hat jetzt ein Bot.
log-out_of_time = Die Zeit von { $seat } ist um. Ein Bot zieht.
log-ended = Alle sind einverstanden, das Spiel zu beenden.
log-rematch = An einem anderen Tisch geht es weiter.

## Satzteile

log-list = { $first }, { $second }
log-count = { $count } { $name }
log-count-card = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
    }
log-nothing = nichts

## Statistik: woher Güter kommen und wohin sie gehen

source-start = Aufbau
source-production = Erträge
source-spent = Bauen und Ziehen
source-seven = Eine Sieben
source-robbery = Raub
source-choice = Karten und Belohnungen
source-supply = Handel mit dem Vorrat
source-players = Handel mit anderen
source-fees = Gebühren für Gleise
