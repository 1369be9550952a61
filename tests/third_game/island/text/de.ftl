# Die Insel, Deutsch. Dieselben Schlüssel stehen in en.ftl.

game = Die Insel
game-about = Besiedle eine kleine Insel, baue Dörfer zu Städten aus und handle über ihre Häfen.

## Regeln: allgemeine Ablehnungen

rule-I-ACT-01 = Diese Entscheidung liegt gerade nicht bei dir.
rule-I-ACT-02 = Zuerst steht eine andere Entscheidung an.
rule-I-ACT-03 = Das geht in dieser Phase des Zugs nicht.
rule-I-ACT-04 = Dir fehlen die Karten, um das zu bezahlen.
rule-I-ACT-05 = Das steht nicht zur Wahl.
rule-I-ACT-06 = Eine solche Karte gibt es dort nicht.

## Regeln: Material

rule-I-COMP-01 = Die Insel ist für zwei, drei oder vier Personen.
rule-I-COMP-02 = Es gibt je 12 Karten Holz, Lehm, Reis und Erz. Wälder liefern Holz, Lehmgruben Lehm, Felder Reis und Gebirge Erz.
rule-I-COMP-03 = Jede Farbe hat 12 Straßen, 4 Dörfer und 3 Städte.
rule-I-COMP-04 = Du hast keine solche Figur mehr.

## Regeln: Aufbau

rule-I-SET-01 = Die Würfel entscheiden, wer beginnt. Der Pirat startet im Gebirge.
rule-I-SET-02 = Reihum werden je ein Dorf und eine Straße gesetzt, danach in umgekehrter Reihenfolge noch einmal.
rule-I-SET-03 = Das zweite Dorf bringt eine Karte für jedes Feld, das es berührt.
rule-I-SET-04 = Eine Startstraße muss das eben gesetzte Dorf berühren.
rule-I-SET-05 = Ein Startdorf braucht einen freien Weg für seine Straße.

## Regeln: Zug

rule-I-TURN-01 = Würfle, dann handle und baue nach Belieben. Danach ist links die nächste Person am Zug.

## Regeln: Ertrag

rule-I-PROD-01 = Bei jedem Wurf außer der 7 bringt jedes Feld mit dieser Zahl allen Ertrag.
rule-I-PROD-02 = Ein Dorf bringt eine Karte, eine Stadt zwei.
rule-I-PROD-03 = Das Feld mit dem Piraten bringt nichts.
rule-I-PROD-04 = Reicht der Vorrat eines Rohstoffs nicht für alle, bekommt niemand davon. Eine einzelne Person nimmt den Rest, wenn der Tisch nichts anderes gewählt hat.

## Regeln: der Pirat

rule-I-PIR-01 = Bei einer 7 gibt jede Person mit mehr als sieben Karten die Hälfte ab, abgerundet.
rule-I-PIR-02 = Der Pirat muss auf ein anderes Feld ziehen.
rule-I-PIR-03 = Der Pirat nimmt einer Person mit Gebäude an seinem Feld eine zufällige Karte.
rule-I-PIR-04 = Diese Person kann nicht beraubt werden: nur Gegner mit einer Karte und einem Gebäude am Feld des Piraten.

## Regeln: Handel

rule-I-TRADE-01 = Nur wer am Zug ist, macht Angebote, an andere und so viele, wie der Tisch erlaubt.
rule-I-TRADE-02 = Der Vorrat gibt eine Karte für drei gleiche einer anderen Sorte.
rule-I-TRADE-03 = Mit einem Gebäude an einem Hafen genügen zwei Karten seines Rohstoffs.
rule-I-TRADE-04 = Der Vorrat hat keine solche Karte mehr.
rule-I-TRADE-05 = Ein Tausch braucht auf beiden Seiten verschiedene Güter.
rule-I-TRADE-06 = Mehr Angebote, aus denen kein Tausch wird, sind am Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen nicht.
rule-I-TRADE-07 = Mehr Angebote sind am Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen mit.

## Regeln: Straßen

rule-I-ROAD-01 = Eine Straße kostet 1 Holz und 1 Lehm.
rule-I-ROAD-02 = Auf diesem Weg liegt schon eine Straße.
rule-I-ROAD-03 = Eine Straße muss an ein eigenes Gebäude anschließen oder an eine eigene Straße, wo niemand anderes gebaut hat.

## Regeln: Dörfer und Städte

rule-I-VILL-01 = Ein Dorf kostet 1 Holz, 1 Lehm und 1 Reis.
rule-I-VILL-02 = An dieser Kreuzung steht schon ein Gebäude.
rule-I-VILL-03 = Eine eigene Straße muss bis zum neuen Dorf führen.
rule-I-VILL-04 = Dörfer dürfen nebeneinander stehen.
rule-I-TOWN-01 = Eine Stadt kostet 1 Reis und 2 Erz.
rule-I-TOWN-02 = Eine Stadt ersetzt ein eigenes Dorf.

## Regeln: Entwicklungskarten

rule-I-DEV-01 = Eine Entwicklungskarte kostet 1 Reis und 1 Erz.
rule-I-DEV-02 = Der Stapel hat 8 Ritter, 3 Ernten und 3 Siegpunkte.
rule-I-DEV-03 = Eine Karte kann nicht in dem Zug gespielt werden, in dem du sie kaufst.
rule-I-DEV-04 = Du kannst nur eine Entwicklungskarte pro Zug spielen, vor oder nach dem Wurf.
rule-I-DEV-05 = Ritter: Versetze den Piraten und nimm eine Karte.
rule-I-DEV-06 = Ernte: Nimm zwei Karten deiner Wahl aus dem Vorrat.
rule-I-DEV-07 = Ein Siegpunkt wird nie gespielt. Er zählt verdeckt und wird am Ende aufgedeckt.
rule-I-DEV-08 = Es gibt keine Entwicklungskarten mehr.

## Regeln: Auszeichnungen

rule-I-PATH-01 = Der erste Weg aus vier Straßen bringt den Längsten Weg, 2 Punkte. Ein längerer Weg übernimmt ihn.
rule-I-PATH-02 = Ein Gebäude einer anderen Person unterbricht deinen Weg.
rule-I-ARMY-01 = Wer als Erstes zwei Ritter gespielt hat, bekommt die Größte Armee, 2 Punkte. Eine größere Armee übernimmt sie.

## Regeln: Spielende

rule-I-WIN-01 = Du gewinnst im eigenen Zug mit 8 Punkten zu zweit, 7 zu dritt und 6 zu viert.
rule-I-WIN-02 = Ein Dorf zählt 1 Punkt, eine Stadt 2, eine Auszeichnung 2 und ein Siegpunkt 1.
rule-I-WIN-03 = Wer im Zug einer anderen Person genug Punkte hat, gewinnt, sobald der eigene Zug beginnt.
rule-I-WIN-04 = Das Spiel endet unentschieden nach 30 Runden in Folge, in denen niemand baut, kauft oder spielt.

## Regeln: was immer gilt

rule-I-INV-01 = Von jedem Rohstoff gibt es immer 12 Karten, auf den Händen und im Vorrat zusammen.
rule-I-INV-02 = Es gibt immer 14 Entwicklungskarten, im Stapel, auf den Händen und auf dem Tisch zusammen.
rule-I-INV-03 = Die Figuren einer Farbe auf dem Brett und im Vorrat sind immer vollzählig.
rule-I-INV-04 = Alle Straßen einer Farbe hängen an einem ihrer Gebäude.
rule-I-INV-05 = An einer Kreuzung steht höchstens ein Gebäude.
rule-I-INV-06 = Der Pirat steht immer auf einem Feld.

## Namen

resource-timber = Holz
resource-clay = Lehm
resource-rice = Reis
resource-ore = Erz

terrain-forest = Wald
terrain-clay = Lehmgrube
terrain-fields = Felder
terrain-mountains = Gebirge

card-knight = Ritter
card-knight-about = Versetze den Piraten und nimm eine Karte von jemandem an seinem neuen Feld. Zwei gespielte Ritter können die Größte Armee bringen.
card-harvest = Ernte
card-harvest-about = Nimm zwei Karten deiner Wahl aus dem Vorrat.
card-victory_point = Siegpunkt
card-victory_point-about = Ein Punkt, verdeckt bis zum Ende. Er wird nie gespielt.

piece-road = Straße
piece-village = Dorf
piece-town = Stadt
piece-card = Entwicklungskarte
piece-pirate = Pirat

honour-longest_path = Längster Weg
honour-largest_army = Größte Armee

seat-chance = Zufall
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau

## Phasen und Aufforderungen

phase-over = Spielende
phase-first_roll = Wer beginnt?
phase-set_up = Aufbau: Dorf
phase-pre_roll = Vor dem Wurf
phase-dice = Die Würfel fallen
phase-discard = Karten abgeben
phase-pirate = Der Pirat zieht
phase-rob = Wer wird beraubt?
phase-steal = Eine Karte wird gestohlen
phase-main = Handeln und bauen
phase-offer = Ein Angebot ist offen
phase-take = Karten nehmen
phase-draw = Eine Karte wird gezogen
phase-set_road = Aufbau: Straße

prompt-set_up = Setze ein Dorf an eine freie Kreuzung.
prompt-pre_roll = Würfle, oder spiele zuerst eine Karte.
prompt-discard = Wähle die Karten, die du abgibst.
prompt-pirate = Versetze den Piraten auf ein anderes Feld.
prompt-rob = Wähle, wer eine Karte verliert.
prompt-main = Handle, baue, spiele eine Karte oder beende deinen Zug.
prompt-offer = Beantworte das Angebot, oder schließe es, wenn es deines ist.
prompt-take = Nimm eine Karte aus dem Vorrat.
prompt-set_road = Setze eine Straße neben dein neues Dorf.

ending-running = Läuft
ending-won = Gewonnen
ending-drawn = Unentschieden
ending-agreed = Einvernehmlich beendet
ending-cancelled = Von der Administration beendet
ending-cut = An der Zuggrenze abgebrochen

## Aktionen

action-roll = Würfeln
action-end_turn = Zug beenden
action-done = Fertig
action-discard = Karte abgeben
action-rob = Jemanden berauben
action-take = Karte nehmen
action-buy_card = Entwicklungskarte kaufen
action-play_card = Karte spielen
action-exchange = Mit dem Vorrat tauschen
action-offer = Angebot machen
action-accept = Annehmen
action-decline = Ablehnen
action-counter = Gegenangebot machen
action-conclude = Mit dieser Person tauschen
action-withdraw = Angebot zurückziehen
action-dice = Zwei Würfel
action-steal = Die gestohlene Karte
action-draw = Die gezogene Karte
action-build_road = Straße bauen
action-build_village = Dorf bauen
action-build_town = Stadt bauen
action-move_pirate = Piraten versetzen

## Ereignisse

event-turn_began = Zug { $turn }: { $seat } beginnt.
event-first_rolled = { $seat } würfelt { $a } und { $b } um den ersten Zug.
event-first_player = { $seat } beginnt.
event-rolled = { $seat } würfelt { $a } und { $b }.
event-produced = { $seat } erhält { $count } { $resource } von { $hex }.
event-shortage = Der Vorrat hat zu wenig { $resource } für alle.
event-received = { $seat } startet mit { $count } { $resource }.
event-paid = { $seat } zahlt { $count } { $resource }.
event-set_aside = { $seat } legt eine Karte beiseite.
event-set_aside-known = { $seat } legt { $resource } beiseite.
event-discarded = { $seat } gibt { $count } { $resource } ab.
event-stolen = { $seat } stiehlt { $victim } eine Karte.
event-stolen-known = { $seat } stiehlt { $victim } { $resource }.
event-took = { $seat } nimmt { $resource } aus dem Vorrat.
event-stopped = { $seat } lässt den Rest liegen.
event-exchanged = { $seat } gibt dem Vorrat { $count } { $give } für { $get }.
event-bought = { $seat } kauft eine Entwicklungskarte.
event-drew = { $seat } zieht eine Entwicklungskarte.
event-drew-known = { $seat } zieht { $card }.
event-played = { $seat } spielt { $card }.
event-offered = { $seat } bietet { $give } für { $get }.
event-offered-wanted = { $seat } sucht { $get } und bittet um Vorschläge.
event-offered-given = { $seat } bietet { $give } und bittet um Vorschläge.
event-accepted = { $seat } nimmt an.
event-declined = { $seat } lehnt ab.
event-countered = { $seat } schlägt stattdessen { $give } für { $get } vor.
event-traded = { $seat } gibt { $partner } { $give } für { $get }.
event-withdrawn = { $seat } zieht das Angebot zurück.
event-revealed = { $seat } deckt { $card } auf: { $count }.
event-won = { $seat } gewinnt.
event-ended_drawn = Das Spiel endet unentschieden.
event-road_built = { $seat } baut eine Straße.
event-road_built-free = { $seat } setzt eine Straße.
event-village_built = { $seat } baut ein Dorf an { $node }.
event-village_built-free = { $seat } setzt ein Dorf an { $node }.
event-town_built = { $seat } baut eine Stadt an { $node }.
event-pirate_moved = { $seat } versetzt den Piraten auf { $hex }.
event-longest_path = { $seat } hat den Längsten Weg mit { $length } Straßen.
event-longest_path-nobody = Niemand hat mehr den Längsten Weg.
event-largest_army = { $seat } hat die Größte Armee mit { $count } Rittern.

## Optionen

option-production-loneShortageGetsRest = Knapper Vorrat
option-production-loneShortageGetsRest-about = Was gilt, wenn der Vorrat nicht reicht und nur eine Person Anspruch hat.
option-production-loneShortageGetsRest-true = Sie nimmt den Rest
option-production-loneShortageGetsRest-false = Niemand bekommt etwas
option-game-idleRounds = Leere Runden
option-game-idleRounds-about = Nach so vielen Runden in Folge ohne Bau, Kauf und Karte endet das Spiel unentschieden.
option-game-idleRounds-0 = Nie
option-game-points = Punkte zum Sieg
option-game-points-about = Acht zu zweit, sieben zu dritt, sechs zu viert.
option-game-points-0 = Nach der Zahl der Personen
option-trade-offers = Angebote pro Zug
option-trade-offers-about = Wie viele Angebote eine Person pro Zug machen kann.
option-trade-total = Angebote insgesamt
option-trade-total-about = Höchstzahl der Angebote pro Zug, vereinbarte Tauschgeschäfte eingeschlossen. 0 heißt: keine Grenze.

## Woher Punkte kommen

points-villages = Dörfer
points-towns = Städte
points-longest_path = Längster Weg
points-largest_army = Größte Armee
points-victory_cards = Siegpunkte
