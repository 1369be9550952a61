# Germany, Deutsch. Dieselben Schlüssel stehen in en.ftl; dort ist erklärt, wie sie gebildet sind.

game = Deutschland
game-about = Straßen, Rathäuser und Wahrzeichen quer durchs Land.

## Regeln: was jedes Spiel ablehnt

rule-G-ACT-01 = Das ist gerade nicht deine Entscheidung.
rule-G-ACT-02 = Zuerst steht eine andere Wahl an: Beantworte, wonach du gefragt wirst.
rule-G-ACT-03 = Das geht in dieser Phase des Zuges nicht.
rule-G-ACT-04 = Die Karten dafür sind nicht auf der Hand.
rule-G-ACT-05 = Das steht nicht zur Wahl.
rule-G-ACT-06 = So eine Karte oder Figur ist dort nicht.

## Regeln: Material und Grenzen

rule-G-COMP-01 = Deutschland ist ein Spiel für drei oder vier Personen.
rule-G-COMP-02 = Es gibt 90 Rohstoffkarten, 26 Entwicklungskarten und 4 Startkarten.
rule-G-COMP-03 = Es gibt fünf Rohstoffe mit je 18 Karten.
rule-G-COMP-04 = Jede Farbe hat 20 Straßen und 12 Rathäuser. Dazu kommen 12 Wahrzeichen, Götz und zwei Würfel.
rule-G-COMP-05 = Wälder geben Holz, Hügel Lehm, Weiden Wolle, Felder Getreide und Gebirge Erz. Eine Wüste gibt es nicht.
rule-G-COMP-06 = Davon ist nichts mehr in deiner Reserve.
rule-G-COMP-07 = Eine Kreuzung ist eine Stadt, der Platz eines Wahrzeichens oder offen: genau eines davon.
rule-G-COMP-08 = Die Zahl eines Feldes ist fest und wandert nie.

## Regeln: Aufbau mit Startkarten

rule-G-SET-01 = Die Rohstoffkarten liegen offen in fünf Stapeln, die Entwicklungskarten verdeckt in einem.
rule-G-SET-02 = Alle erhalten zufällig eine Startkarte. Sie nennt drei Städte und die Starthand.
rule-G-SET-03 = Deine ersten drei Rathäuser stehen in den Städten deiner Startkarte, und du nimmst die Rohstoffkarten, die sie nennt.
rule-G-SET-04 = Zu Beginn hat niemand eine Straße.
rule-G-SET-05 = Zu Beginn warten alle zwölf Wahrzeichen auf ihren Grundrissen neben der Karte.
rule-G-SET-06 = Götz beginnt auf dem Gebirge mit der 12 östlich von Nürnberg; dieses Feld ist vom ersten Wurf an blockiert.
rule-G-SET-07 = Ein Sitz beginnt, dann geht es im Uhrzeigersinn weiter. Wer das ist, entscheiden hier die Würfel.
rule-G-SET-08 = Alle beginnen mit drei Punkten.
rule-G-SET-09 = Zu dritt bleiben die Städte der übrigen Startkarte leer; alle dürfen dort bauen.

## Regeln: freier Aufbau

rule-G-VAR-01 = Beim freien Aufbau entscheiden die Würfel, wer beginnt.
rule-G-VAR-02 = Rathäuser werden einzeln in leere Städte gesetzt: im Uhrzeigersinn vom ersten Sitz aus, zurück vom letzten, dann wieder im Uhrzeigersinn.
rule-G-VAR-03 = Deine Starthand ist eine Karte für jedes Feld an deinem dritten Rathaus.
rule-G-VAR-04 = Im Aufbau setzt niemand eine Straße.
rule-G-VAR-05 = Die ersten Rathäuser kommen nur in Städte. Sie dürfen so dicht stehen, wie es die Karte zulässt.

## Regeln: der Zug

rule-G-TURN-01 = Ein Zug beginnt mit dem Wurf für die Erträge. Dann wird gehandelt und gebaut, dann gehen die Würfel nach links.
rule-G-TURN-02 = Nach dem Wurf darfst du in beliebiger Folge handeln und bauen, so oft du kannst.
rule-G-TURN-03 = In deinem Zug darfst du eine Entwicklungskarte ausspielen; Siegpunktkarten zählen nicht mit.
rule-G-TURN-04 = Nur wer am Zug ist, baut.

## Regeln: Erträge

rule-G-PROD-01 = Bei jedem Wurf außer der 7 geben alle Felder mit dieser Zahl Ertrag, und zwar für alle.
rule-G-PROD-02 = Jedes Rathaus an einem Feld mit Ertrag bringt eine Karte dieses Feldes.
rule-G-PROD-03 = Das Feld, auf dem Götz steht, gibt keinen Ertrag.
rule-G-PROD-04 = Wahrzeichen und Marken bringen nie Ertrag.
rule-G-PROD-06 = Wer bei einem Wurf leer ausgeht, bekommt keinen Ausgleich.

## Regeln: die 7 und Götz

rule-G-GOE-01 = Bei einer 7 gibt es keinen Ertrag. Wer mehr als sieben Rohstoffkarten hat, gibt die Hälfte zurück, abgerundet.
rule-G-GOE-02 = Götz muss auf ein anderes Feld ziehen; stehen bleiben darf er nicht.
rule-G-GOE-03 = Solange Götz auf einem Feld bleibt, gibt es keinen Ertrag.
rule-G-GOE-04 = Götz nimmt eine zufällige Rohstoffkarte von einem Sitz, der ein Rathaus an seinem Feld und Karten auf der Hand hat.
rule-G-GOE-05 = Niemand beraubt sich selbst. Wo niemand sonst beraubt werden kann, wird keine Karte genommen.
rule-G-GOE-06 = Nach einer 7 wird zuerst abgegeben, dann zieht Götz, dann wird gestohlen.

## Regeln: was offen ist und was geheim

rule-G-INFO-01 = Welche Karten du hast, ist geheim; wie viele, sehen alle.
rule-G-INFO-02 = Alle sehen Erträge, Zahlungen, Handel, genommene Karten und, sobald alle gewählt haben, was abgegeben wurde. Eine gestohlene Karte kennen nur die beiden Beteiligten, eine gezogene nur, wer sie gezogen hat.

## Regeln: Handel

rule-G-TRADE-01 = Nur wer am Zug ist, macht Angebote: an die anderen, und nur so viele, wie der Tisch in einem Zug erlaubt.
rule-G-TRADE-02 = Der Vorrat gibt eine Karte für drei gleiche, immer eine andere Sorte.
rule-G-TRADE-03 = Zwei gleiche Karten genügen dem Vorrat nur in einem Zug, in dem du eine Handelskarte ausgespielt hast.
rule-G-TRADE-04 = Der Vorrat gibt nur Rohstoffkarten, die er noch hat. Entwicklungskarten und Figuren werden nicht gehandelt.

## Regeln: Straßen

rule-G-ROAD-01 = Eine Straße kostet 1 Holz und 1 Lehm und kommt auf einen freien Weg: eine Straße je Weg.
rule-G-ROAD-02 = An einem eigenen Rathaus auf der Karte darf immer eine Straße beginnen.
rule-G-ROAD-03 = Über eine offene Kreuzung darf eine Straße an eine eigene anschließen.
rule-G-ROAD-04 = Durch eine Stadt führt deine Straße nur, wenn dort dein eigenes Rathaus steht.
rule-G-ROAD-05 = Am Platz eines Wahrzeichens geht eine Straße erst weiter, wenn es gebaut ist, gleich von wem.
rule-G-ROAD-06 = Bis zu einer leeren Stadt oder einem ungebauten Wahrzeichen darf eine Straße führen; nur von dort weiter ist es beschränkt.
rule-G-ROAD-07 = Fremde Straßen versperren nur ihren eigenen Weg, und niemand baut an ihnen weiter.
rule-G-ROAD-08 = Eine Straße muss an mindestens einem Ende an ein eigenes Rathaus anschließen oder an eine eigene Straße, die dort weitergehen darf.

## Regeln: Rathäuser

rule-G-HALL-01 = Ein Rathaus kostet 1 Holz, 1 Lehm, 1 Getreide und 1 Wolle.
rule-G-HALL-02 = Ein Rathaus kommt in eine leere Stadt, an die eine eigene Straße reicht.
rule-G-HALL-03 = In dieser Stadt steht schon ein Rathaus: eines je Stadt.
rule-G-HALL-04 = Jedes deiner Rathäuser auf dem Plan ist ein Punkt, auch als Marke.
rule-G-HALL-05 = Ein Rathaus wird nicht ausgebaut: Ein größeres Gebäude gibt es nicht.
rule-G-HALL-06 = Rathäuser brauchen keinen Abstand voneinander.

## Regeln: Wahrzeichen

rule-G-LAND-01 = Ein Wahrzeichen kostet 2 Erz und 1 Getreide.
rule-G-LAND-02 = Eine eigene Straße muss an den Platz des Wahrzeichens reichen, das du baust.
rule-G-LAND-03 = Jedes Wahrzeichen hat genau einen Platz und wird nur einmal gebaut.
rule-G-LAND-04 = Ein gebautes Wahrzeichen wandert von seinem Grundriss an seinen Platz auf der Karte.
rule-G-LAND-05 = Ein Wahrzeichen auf der Karte gehört niemandem.
rule-G-LAND-06 = Wer ein Wahrzeichen baut, stellt ein Rathaus als Marke auf dessen Grundriss: ein Punkt.
rule-G-LAND-07 = Wer ein Wahrzeichen baut, erhält dessen Belohnung: eine freie Straße, Rohstoffkarten oder Entwicklungskarten.
rule-G-LAND-08 = Jedes Wahrzeichen hat eine Art von Belohnung, die der Plan festlegt.
rule-G-LAND-09 = Sobald ein Wahrzeichen steht, dürfen alle Straßen dort weitergehen.

## Regeln: Entwicklungskarten

rule-G-DEV-01 = Eine Entwicklungskarte kostet 1 Wolle, 1 Erz und 1 Getreide. Du darfst so viele kaufen, wie du bezahlen kannst.
rule-G-DEV-02 = Deine Entwicklungskarten bleiben geheim, bis du sie einsetzt.
rule-G-DEV-03 = Eine Karte aus diesem Zug kannst du erst in deinem nächsten Zug ausspielen.
rule-G-DEV-04 = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt: eine je Zug.
rule-G-DEV-05 = Söldner: Versetze Götz auf ein anderes Feld und nimm dort jemandem eine zufällige Rohstoffkarte. Niemand gibt Karten ab, und der Söldner bleibt offen vor dir liegen.
rule-G-DEV-06 = Straßenbau: Setze sofort zwei Straßen ohne Kosten, wo du bauen darfst.
rule-G-DEV-07 = Bankgeschäft: Nimm zwei Rohstoffkarten aus dem Vorrat.
rule-G-DEV-08 = Handel: Für den Rest dieses Zuges gibt der Vorrat eine Karte für zwei gleiche.
rule-G-DEV-09 = Straßenbau, Bankgeschäft und Handel verlassen das Spiel, sobald sie ausgespielt sind; nichts wird neu gemischt.
rule-G-DEV-10 = Eine Siegpunktkarte wird nie ausgespielt: Sie ist ein Punkt, bleibt bis zum Ende geheim und zählt, sobald du sie hast.
rule-G-DEV-11 = Es ist keine Entwicklungskarte mehr zu kaufen.

## Regeln: Längste Straße

rule-G-LR-01 = Die erste durchgehende Straße aus mindestens fünf Teilen bringt die Längste Straße: ein Punkt.
rule-G-LR-02 = Für die Längste Straße zählt nur der längste einzelne Zug; Abzweige zählen nicht dazu.
rule-G-LR-03 = Ein fremdes Rathaus trennt die Straßen, die sich dort treffen. Wahrzeichen und eigene Rathäuser trennen nicht.
rule-G-LR-04 = Wer eine längere Straße hat, übernimmt die Längste Straße.

## Regeln: Größtes Heer

rule-G-LA-01 = Wer zuerst drei Söldner ausgespielt hat, bekommt das Größte Heer: ein Punkt.
rule-G-LA-02 = Wer mehr Söldner ausgespielt hat, übernimmt das Größte Heer.
rule-G-LA-03 = Söldner auf der Hand zählen nicht für das Größte Heer.

## Regeln: das Ende

rule-G-WIN-01 = Du gewinnst sofort, wenn du im eigenen Zug genug Punkte hast: 12 zu dritt, 10 zu viert.
rule-G-WIN-02 = Punkte aus einem fremden Zug gewinnen erst, wenn du am Zug bist und sie noch hast.
rule-G-WIN-03 = Punkte sind deine Rathäuser auf der Karte, deine Marken und deine Siegpunktkarten.
rule-G-WIN-04 = Ob du gewonnen hast, wird zu Beginn deines Zuges und nach jeder Änderung darin geprüft.
rule-G-WIN-05 = Ist keine Karte mehr zu ziehen und wird 20 Runden lang nichts gebaut und keine Karte ausgespielt, endet das Spiel unentschieden.
rule-G-WIN-06 = Wenn alle einverstanden sind, darf ein Spiel jederzeit enden.

## Regeln: was immer gilt

rule-G-INV-01 = Von jedem Rohstoff gibt es 18 Karten: im Vorrat, auf den Händen und beiseitegelegt zusammen.
rule-G-INV-02 = Jede Farbe hat 12 Rathäuser und 20 Straßen, auf dem Plan und in der Reserve zusammen.
rule-G-INV-03 = Auf einem Weg liegt höchstens eine Straße, in einer Stadt steht höchstens ein Rathaus, am Platz eines Wahrzeichens nur dieses, auf einer offenen Kreuzung nichts.
rule-G-INV-04 = Ein Wahrzeichen steht an seinem Platz oder auf seinem Grundriss, und genau dann, wenn es gebaut ist, steht dort eine Marke.
rule-G-INV-05 = Alle Straßen einer Farbe hängen an einem Rathaus dieser Farbe auf der Karte.
rule-G-INV-06 = Höchstens ein Sitz hat die Längste Straße, höchstens einer das Größte Heer.
rule-G-INV-07 = Entwicklungskarten gibt es immer 26: im Stapel, auf den Händen, ausgespielt und aus dem Spiel.
rule-G-INV-08 = Nur wer am Zug ist, bezahlt Kosten, und Götz steht immer auf genau einem Feld.
rule-G-INV-09 = Für fällige Marken sind immer genug Rathäuser da.

## Regeln: der Plan und seine Karten

rule-G-MAP-01 = Im Stapel sind 14 Söldner, je 3 Karten Straßenbau, Bankgeschäft und Handel und 3 Siegpunktkarten.
rule-G-MAP-02 = Köln, Bremen, Nürnberg und Eisenach geben eine freie Straße. Berlin, Frankfurt, Lübeck und Trier geben zwei Rohstoffkarten. Dresden, München und Schwerin geben eine Entwicklungskarte, Freiburg zwei.
rule-G-MAP-03 = Götz beginnt auf Feld G3, dem Gebirge mit der 12 östlich von Nürnberg.
rule-G-MAP-04 = Heidelberg und Stuttgart haben eine offene Kreuzung als gemeinsamen Nachbarn, ebenso Trier und Frankfurt.
rule-G-MAP-05 = Der Plan ist eine Kartendatei. Mit denselben Regeln lässt sich auch eine andere Karte spielen.

## Entscheidungen in offenen Fällen

rule-GQ-01 = Eine Entwicklungskarte darf vor dem Wurf ausgespielt werden, wenn der Tisch nichts anderes gewählt hat.
rule-GQ-02 = Reicht der Vorrat nicht für alle, denen ein Rohstoff zusteht, bekommt ihn niemand; wem er allein zusteht, bekommt den Rest.
rule-GQ-03 = Ein Rathaus an zwei Feldern mit Ertrag bringt von jedem eine Karte.
rule-GQ-04 = Von jedem Rohstoff gibt es 18 Karten.
rule-GQ-05 = Wer keine Karten hat, kann nicht beraubt werden. Kommt nur ein Sitz in Frage, muss niemand wählen.
rule-GQ-06 = Götz darf auf jedes andere Feld, gleich welche Zahl es hat.
rule-GQ-07 = Ein Söldner darf auch ausgespielt werden, wenn niemand zu berauben ist; Götz zieht trotzdem.
rule-GQ-08 = Eine Karte muss genommen werden, wenn jemand da ist, der eine hat.
rule-GQ-09 = Bei einem Söldner gibt niemand Karten ab.
rule-GQ-10 = Sind Straßen gleich lang, bleibt die Längste Straße, wo sie ist.
rule-GQ-11 = Wird eine Straße getrennt, wird alles neu gemessen: Wer die Längste Straße hat und noch zu den Längsten gehört, behält sie; sonst bekommt sie die eine längste ab fünf Teilen; sonst hat sie niemand.
rule-GQ-12 = Hat keine Straße mehr fünf Teile, sind die Längste Straße und ihr Punkt verloren, bis wieder jemand fünf erreicht.
rule-GQ-13 = Eigene Straßen, die sich an einer leeren Stadt oder einem ungebauten Wahrzeichen treffen, sind durchgehend, wenn der Tisch nichts anderes gewählt hat.
rule-GQ-14 = Der längste Zug benutzt jede Straße einmal; an einer Kreuzung darf er mehrmals vorbeikommen.
rule-GQ-15 = Eine Straße, die an einem fremden Rathaus endet, zählt mit; hindurch geht es dort nicht.
rule-GQ-16 = Die Längste Straße kann in einem fremden Zug den Besitz wechseln; gewonnen wird damit nur im eigenen.
rule-GQ-17 = Bei gleich vielen Söldnern bleibt das Größte Heer, wo es ist.
rule-GQ-18 = Die Belohnung eines Wahrzeichens kommt sofort. Auf freie Straßen und Rohstoffkarten darfst du verzichten; Entwicklungskarten werden ohne Nachfrage gezogen.
rule-GQ-19 = Eine freie Straße verfällt, wenn keine in der Reserve ist oder keine gebaut werden darf.
rule-GQ-20 = Rohstoffkarten, die der Vorrat nicht hat, verfallen; du nimmst, was da ist.
rule-GQ-21 = Hat der Stapel weniger Entwicklungskarten als die Belohnung, bekommst du, was noch da ist.
rule-GQ-22 = Eine Entwicklungskarte aus einer Belohnung kann nicht im selben Zug ausgespielt werden, wenn der Tisch nichts anderes gewählt hat.
rule-GQ-23 = Eine Siegpunktkarte aus einer Belohnung zählt sofort.
rule-GQ-24 = Punkt und Belohnung eines Wahrzeichens bekommt nur, wer es baut, gleich wessen Straßen es noch berühren.
rule-GQ-25 = Die freie Straße eines Wahrzeichens darf überall hin, wo du bauen darfst; das neue Wahrzeichen zählt schon.
rule-GQ-26 = In einem Zug dürfen mehrere Wahrzeichen gebaut werden.
rule-GQ-27 = Rathäuser gehen nicht aus, bevor jemand gewinnt; wenn doch, zählt der Punkt ohne Marke.
rule-GQ-28 = Es gibt keine Abstandsregel: In benachbarten Städten dürfen überall Rathäuser stehen.
rule-GQ-29 = Du darfst ein Rathaus in einen fremden Straßenzug bauen, wenn eine eigene Straße an diese leere Stadt reicht.
rule-GQ-30 = Fremde Straßen versperren nie eine offene Kreuzung.
rule-GQ-31 = An dieselbe leere Stadt darfst du von mehreren Seiten heranbauen.
rule-GQ-32 = Auch an einem Rathaus, das noch keine Straße hat, darf eine Straße beginnen.
rule-GQ-33 = Beide Straßen von Straßenbau werden nacheinander gesetzt, ohne etwas dazwischen; was nicht geht, verfällt.
rule-GQ-34 = Eine Handelskarte wirkt vom Ausspielen bis zum Ende des Zuges; drei zu eins bleibt möglich.
rule-GQ-35 = Das Bankgeschäft gibt zwei beliebige Rohstoffkarten aus dem Vorrat, gleiche oder verschiedene, sofort verwendbar.
rule-GQ-36 = Sind die Entwicklungskarten aufgebraucht, ist keine mehr zu kaufen; nichts wird neu gemischt.
rule-GQ-37 = Niemand muss einen Sieg ansagen: Er wird erkannt, und die Siegpunktkarten werden gezeigt.
rule-GQ-38 = Mit genug Punkten aus einem fremden Zug gewinnst du, sobald dein Zug beginnt, noch vor dem Wurf, wenn du sie noch hast.
rule-GQ-39 = Haben zwei genug Punkte, gewinnt, wer zuerst am Zug ist.
rule-GQ-40 = Ein Handel braucht etwas auf beiden Seiten, und zwar Verschiedenes: keine Geschenke, nicht Gleiches gegen Gleiches. Auf einen Aufruf antwortet nur ein eigener Vorschlag.
rule-GQ-41 = Wie viele Rohstoff- und Entwicklungskarten jemand hat, sehen alle.
rule-GQ-42 = Zu dritt bleibt eine der vier Startkarten zufällig übrig.
rule-GQ-43 = Wer beginnt, entscheiden die Würfel, nicht das Alter.
rule-GQ-44 = Ein drittes Rathaus an weniger als drei Feldern bringt weniger Karten: eine je Feld.
rule-GQ-45 = Das Feld, auf dem Götz beginnt, ist schon im ersten Zug blockiert.
rule-GQ-46 = Ein Sieg mitten in einer Belohnung gilt sofort; der Rest der Belohnung verfällt.
rule-GQ-47 = Ein Spiel, in dem niemand mehr einen Punkt gewinnen kann, geht nicht ewig weiter: Nach 20 leeren Runden ist es unentschieden.

## Rohstoffe, Landschaften

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz

terrain-forest = Wald
terrain-hills = Hügel
terrain-pasture = Weide
terrain-fields = Felder
terrain-mountains = Gebirge

## Entwicklungskarten

card-mercenary = Söldner
card-mercenary-about = Versetze Götz und nimm jemandem an seinem neuen Feld eine Karte. Drei ausgespielte Söldner können das Größte Heer bringen.
card-road_building = Straßenbau
card-road_building-about = Setze zwei Straßen ohne Kosten.
card-banking = Bankgeschäft
card-banking-about = Nimm zwei Rohstoffkarten deiner Wahl aus dem Vorrat.
card-trade = Handel
card-trade-about = Für den Rest dieses Zuges gibt der Vorrat eine Karte für zwei gleiche.
card-victory_point = Siegpunkt
card-victory_point-about = Ein Punkt, geheim bis zum Ende. Die Karte wird nie ausgespielt.

## Figuren, Kreuzungen, Belohnungen, Ehren

piece-road = Straße
piece-hall = Rathaus
piece-landmark = Wahrzeichen
piece-card = Entwicklungskarte
piece-marker = Marke
piece-goetz = Götz

spot-open = Offene Kreuzung
spot-city = Stadt
spot-landmark = Platz eines Wahrzeichens

reward-road = { $count ->
    [one] eine freie Straße
   *[other] { $count } freie Straßen
    }
reward-resources = { $count ->
    [one] eine Rohstoffkarte deiner Wahl
   *[other] { $count } Rohstoffkarten deiner Wahl
    }
reward-development = { $count ->
    [one] eine Entwicklungskarte
   *[other] { $count } Entwicklungskarten
    }

honour-longest_road = Längste Straße
honour-largest_army = Größtes Heer

## Sitze

seat-chance = Zufall
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau

## Phasen, und wonach ein Sitz darin gefragt wird

phase-over = Das Spiel ist aus
phase-first_roll = Wer beginnt?
phase-set_up = Aufbau
phase-pre_roll = Vor dem Wurf
phase-dice = Die Würfel rollen
phase-discard = Karten abgeben
phase-goetz = Götz zieht
phase-rob = Wer wird beraubt?
phase-steal = Eine Karte wird genommen
phase-main = Handeln und bauen
phase-offer = Ein Angebot ist offen
phase-take = Karten nehmen
phase-draw = Eine Karte wird gezogen
phase-deal = Startkarten
phase-roads = Freie Straßen

prompt-set_up = Setze ein Rathaus in eine leere Stadt.
prompt-pre_roll = Würfle, oder spiele vorher eine Karte aus.
prompt-discard = Wähle die Karten, die du zurückgibst.
prompt-goetz = Versetze Götz auf ein anderes Feld.
prompt-rob = Wähle, wem du eine Karte nimmst.
prompt-main = Handle, baue, spiele eine Karte aus oder beende deinen Zug.
prompt-offer = Antworte auf das Angebot, oder schließe es, wenn es deines ist.
prompt-take = Nimm eine Rohstoffkarte aus dem Vorrat.
prompt-roads = Setze eine Straße ohne Kosten.

ending-running = Das Spiel läuft
ending-won = Gewonnen
ending-drawn = Unentschieden
ending-agreed = Einvernehmlich beendet
ending-cut = An der Zuggrenze abgebrochen

## Aktionen

action-roll = Würfeln
action-end_turn = Zug beenden
action-done = Fertig
action-discard = Karte zurückgeben
action-rob = Jemandem eine Karte nehmen
action-take = Karte nehmen
action-buy_card = Entwicklungskarte kaufen
action-play_card = Karte ausspielen
action-exchange = Drei zu eins tauschen
action-offer = Angebot machen
action-accept = Annehmen
action-decline = Ablehnen
action-counter = Etwas anderes vorschlagen
action-conclude = Mit diesem Sitz handeln
action-withdraw = Angebot zurückziehen
action-dice = Zwei Würfel
action-steal = Die Karte, die genommen wird
action-draw = Die Karte, die gezogen wird
action-place_hall = Rathaus setzen
action-build_road = Straße bauen
action-build_hall = Rathaus bauen
action-build_landmark = Wahrzeichen bauen
action-move_goetz = Götz versetzen
action-exchange_two = Zwei zu eins tauschen
action-start_card = Die Startkarte, die ausgeteilt wird

## Ereignisse

event-turn_began = Zug { $turn }: { $seat } beginnt.
event-first_rolled = { $seat } würfelt { $a } und { $b } um den ersten Zug.
event-first_player = { $seat } macht den Anfang.
event-rolled = { $seat } würfelt { $a } und { $b }.
event-produced = { $seat } erhält { $count } { $resource } von { $hex }.
event-shortage = Im Vorrat ist zu wenig { $resource } für alle.
event-received = { $seat } beginnt mit { $count } { $resource }.
event-paid = { $seat } bezahlt { $count } { $resource }.
event-set_aside = { $seat } legt eine Karte beiseite.
event-set_aside-known = { $seat } legt { $resource } beiseite.
event-discarded = { $seat } gibt { $count } { $resource } zurück.
event-stolen = { $seat } nimmt eine Karte von { $victim }.
event-stolen-known = { $seat } nimmt { $resource } von { $victim }.
event-took = { $seat } nimmt { $resource } aus dem Vorrat.
event-stopped = { $seat } verzichtet auf den Rest.
event-exchanged = { $seat } gibt dem Vorrat { $count } { $give } für { $get }.
event-bought = { $seat } kauft eine Entwicklungskarte.
event-drew = { $seat } zieht eine Entwicklungskarte.
event-drew-known = { $seat } zieht { $card }.
event-played = { $seat } spielt { $card } aus.
event-offered = { $seat } bietet { $give } für { $get }.
event-offered-wanted = { $seat } möchte { $get } und bittet um Vorschläge.
event-offered-given = { $seat } bietet { $give } und bittet um Vorschläge.
event-accepted = { $seat } nimmt an.
event-declined = { $seat } lehnt ab.
event-countered = { $seat } schlägt stattdessen { $give } für { $get } vor.
event-traded = { $seat } gibt { $partner } { $give } für { $get }.
event-withdrawn = { $seat } zieht das Angebot zurück.
event-revealed = { $seat } zeigt { $card }: { $count }.
event-won = { $seat } gewinnt.
event-ended_drawn = Das Spiel endet unentschieden.
event-dealt = { $seat } erhält Startkarte { $card }.
event-hall_placed = { $seat } setzt ein Rathaus in { $city }.
event-road_built = { $seat } baut eine Straße.
event-road_built-free = { $seat } baut eine Straße ohne Kosten.
event-hall_built = { $seat } baut ein Rathaus in { $city }.
event-landmark_built = { $seat } baut das Wahrzeichen von { $landmark }.
event-goetz_moved = { $seat } versetzt Götz auf { $hex }.
event-longest_road = { $seat } hat die Längste Straße, mit { $length } Teilen.
event-longest_road-nobody = Niemand hat mehr die Längste Straße.
event-largest_army = { $seat } hat das Größte Heer, mit { $count } Söldnern.

## Wahrzeichen

landmark-berlin = Brandenburger Tor
landmark-berlin-about = Das Tor am Pariser Platz in Berlin, einst vermauert, heute Zeichen der wieder vereinten Stadt.
landmark-bremen = Bremer Rathaus
landmark-bremen-about = Ein gotischer Saalbau hinter einer Renaissancefassade am Bremer Markt.
landmark-dresden = Frauenkirche in Dresden
landmark-dresden-about = Die steinerne Kuppel über der Elbe, jahrzehntelang Ruine und aus den eigenen Steinen wieder aufgebaut.
landmark-eisenach = Wartburg
landmark-eisenach-about = Die Burg über Eisenach, auf der Luther das Neue Testament übersetzte.
landmark-frankfurt = Römer
landmark-frankfurt-about = Die Treppengiebel des Frankfurter Rathauses, seit sechshundert Jahren in Gebrauch.
landmark-freiburg = Freiburger Münster
landmark-freiburg-about = Eine Kirche am Rand des Schwarzwalds, mit einem Turmhelm aus durchbrochenem Stein.
landmark-koeln = Kölner Dom
landmark-koeln-about = Zwei Türme am Rhein, im Mittelalter begonnen und 1880 vollendet.
landmark-luebeck = Holstentor
landmark-luebeck-about = Die schiefen Backsteintürme vor der Lübecker Altstadt.
landmark-muenchen = Frauenkirche in München
landmark-muenchen-about = Die zwei Kuppeltürme, die man in ganz München sieht.
landmark-nuernberg = Kaiserburg
landmark-nuernberg-about = Die Burg der Kaiser auf dem Felsen über Nürnberg.
landmark-schwerin = Schweriner Schloss
landmark-schwerin-about = Ein Schloss mit vielen Türmen auf einer Insel im See.
landmark-trier = Porta Nigra
landmark-trier-about = Das römische Stadttor von Trier, vom Alter geschwärzt.

## Optionen

option-setup-pieces = Aufbau
option-setup-pieces-about = Wie die ersten drei Rathäuser in ihre Städte kommen.
option-setup-pieces-cards = Startkarten
option-setup-pieces-variable = Freie Wahl, reihum
option-dev-beforeRoll = Karten vor dem Wurf
option-dev-beforeRoll-about = Ob eine Entwicklungskarte vor dem Würfeln ausgespielt werden darf.
option-dev-beforeRoll-true = Erlaubt
option-dev-beforeRoll-false = Erst nach dem Wurf
option-dev-rewardPlayableSameTurn = Karten von Wahrzeichen
option-dev-rewardPlayableSameTurn-about = Ob eine Entwicklungskarte, die ein Wahrzeichen gibt, im selben Zug ausgespielt werden darf.
option-dev-rewardPlayableSameTurn-false = Erst im nächsten Zug
option-dev-rewardPlayableSameTurn-true = Sofort
option-production-loneShortageGetsRest = Knapper Vorrat
option-production-loneShortageGetsRest-about = Was geschieht, wenn der Vorrat nicht reicht und nur einem Sitz etwas zusteht.
option-production-loneShortageGetsRest-true = Dieser Sitz bekommt den Rest
option-production-loneShortageGetsRest-false = Niemand bekommt etwas
option-lr-tieAfterBreak = Längste Straße nach einer Trennung
option-lr-tieAfterBreak-about = Wer sie hat, wenn nach einer Trennung mehrere andere gleich lang sind.
option-lr-tieAfterBreak-vacant = Niemand
option-lr-tieAfterBreak-holderKeeps = Wer sie hatte, mit noch fünf Teilen
option-lr-emptySpotSeparates = Leere Städte in der Längsten Straße
option-lr-emptySpotSeparates-about = Ob eine leere Stadt oder ein ungebautes Wahrzeichen die Straßen trennt, die sich dort treffen.
option-lr-emptySpotSeparates-false = Sie verbinden
option-lr-emptySpotSeparates-true = Sie trennen
option-game-idleRounds = Leere Runden
option-game-idleRounds-about = Nach so vielen Runden, in denen sich nichts mehr ändern kann, ist das Spiel unentschieden.
option-game-idleRounds-0 = Nie
option-game-points = Punkte zum Sieg
option-game-points-about = Zehn zu viert und zwölf zu dritt; mit acht wird es ein kurzes Spiel.
option-game-points-0 = Nach Zahl der Sitze
option-trade-offers = Angebote im Zug
option-trade-offers-about = Wie viele Angebote ein Sitz den anderen in seinem Zug machen darf.

## Woher Punkte kommen

points-town_halls = Rathäuser
points-landmarks = Wahrzeichen
points-longest_road = Längste Straße
points-largest_army = Größtes Heer
points-victory_cards = Siegpunktkarten

# Worauf Bots aus sind.
plan-hall = ein Rathaus
plan-landmark = ein Wahrzeichen
plan-card = eine Entwicklungskarte
plan-longest_road = die Längste Straße

## Namen der Meere und Länder um den Plan

land-north_sea = Nordsee
land-baltic_sea = Ostsee
land-poland = Polen
land-bohemia = Böhmen
land-austria = Österreich
land-swiss_lands = Schweiz
land-france = Frankreich
land-frisia = Friesland
