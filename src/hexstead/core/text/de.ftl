# The log, German. en.ftl explains the keys.

log-turn = Zug { $turn } · { $seat }
log-produced = { $seat } bekommt { $goods }.
log-received = { $seat } startet mit { $goods }.
log-paid = { $seat } bezahlt { $goods }.
log-discarded = { $seat } wirft { $goods } ab.
log-revealed = { $seat } deckt { $goods } auf.
log-set_aside = { $count ->
    [one] { $seat } wählt eine Karte zum Abwerfen.
   *[other] { $seat } wählt { $count } Karten zum Abwerfen.
    }

## Der Tisch

log-undone = { $count ->
    [one] { $seat } macht eine Aktion rückgängig.
   *[other] { $seat } macht { $count } Aktionen rückgängig.
    }
log-asked-undo = { $count ->
    [one] { $seat } möchte eine Aktion rückgängig machen.
   *[other] { $seat } möchte { $count } Aktionen rückgängig machen.
    }
log-asked-end = { $seat } möchte das Spiel beenden.
log-asked-give = { $seat } möchte den Platz von { $partner } neu vergeben.
log-answered-yes = { $seat } stimmt zu.
log-answered-no = { $seat } lehnt ab.
log-unasked = { $seat } zieht die Anfrage zurück.
log-lapsed = Die Anfrage von { $seat } ist abgelaufen.
log-proposed = { $seat } schlägt { $partner } einen Tausch vor: { $give } gegen { $get }.
log-unproposed = { $seat } zieht den Vorschlag zurück.
log-turned_down = { $seat } lehnt den Vorschlag von { $partner } ab.
log-thinks = { $seat } überlegt noch.
log-offered_in_vain = { $seat } bietet { $give } gegen { $get }. Niemand nimmt an.
log-joined = { $name } spielt mit.
log-renamed = { $former } heißt jetzt { $name }.
log-left = { $name } verlässt das Spiel. Ein Bot übernimmt.
log-sat_in = { $name } ist nicht da. Ein Bot springt ein.
log-returned = { $name } ist zurück.
log-opened = Der Platz von { $name } wird neu vergeben.
log-closed = Ein Bot ersetzt { $name }.
log-released = Der Platz von { $name } darf neu vergeben werden.
log-unsaid = Eine Chat-Nachricht wurde entfernt.
log-out_of_time = { $seat } hat keine Zeit mehr. Ein Bot macht die nötigen Züge.
log-ended = Spiel einvernehmlich beendet.
log-cancelled = Die Administration des Servers hat das Spiel beendet.
log-rematch = Das Spiel geht an einem anderen Tisch weiter.
log-continued = Das Spiel geht in diesem Browser weiter, mit neuen Würfeln. Karten, die du nicht kanntest, wurden neu verteilt.
log-substituted-baron = Der Baron ist noch nicht bereit und spielt vorerst als Ingenieur.
log-substituted-baron-busy = Die Bots kommen nicht nach; der Baron spielt vorerst als Ingenieur.

## Satzteile

log-list = { $first }, { $second }
log-count = { $count } { $name }
log-count-card = { $count ->
    [one] eine { $name }-Karte
   *[other] { $count } { $name }-Karten
    }
log-nothing = nichts
inline-names = unchanged

## Statistik: woher Güter kommen und wohin sie gehen

source-start = Starthand
source-production = Erträge
source-spent = Bauen und Bewegen
source-seven = Abwerfen bei einer 7
source-robbery = Diebstahl
source-choice = Karten und Belohnungen
source-supply = Tausch mit dem Vorrat
source-players = Tausch mit Mitspielern
source-fees = Gleisgebühren

## Begründungen eines Bots (hexstead.bots.explain)

explain-plan = Mein Plan: { $plan }, in etwa { $turns } Zügen.
explain-soon = Mein Plan: { $plan }, jetzt gleich.
explain-lacks = Mir fehlt noch: { $goods }.
explain-only = Etwas anderes geht nicht: { $move }.
explain-random = Mir war einfach danach: { $move }.
explain-best = Am besten: { $move }.
explain-alternatives = Sonst käme infrage: { $moves }.
explain-offer = Das Angebot bringt mir mehr als den anderen: { $move }.
explain-decimal-separator = ,

## Fehlerklassen einer Analyse (hexstead.bots.rating)

analysis-fine = Gut
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Grober Fehler
