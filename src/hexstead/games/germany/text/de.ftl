# Germany, German. en.ftl explains the keys.

game = Deutschland
game-about = Baue Straßen, Rathäuser und Wahrzeichen quer durchs Land.

## Regeln: was jedes Spiel ablehnt

rule-G-ACT-01 = Du bist gerade nicht dran.
rule-G-ACT-02 = Du musst erst eine andere Entscheidung treffen.
rule-G-ACT-03 = Das geht in dieser Phase des Zuges nicht.
rule-G-ACT-04 = Dafür fehlen dir die Karten.
rule-G-ACT-05 = Das steht gerade nicht zur Auswahl.
rule-G-ACT-06 = Diese Karte oder Figur gibt es dort nicht.

## Regeln: Material und Grenzen

rule-G-COMP-01 = Deutschland ist ein Spiel für drei oder vier Personen.
rule-G-COMP-02 = Es gibt 90 Rohstoffkarten, 26 Entwicklungskarten und 4 Startkarten.
rule-G-COMP-03 = Es gibt fünf Rohstoffe mit je 18 Karten.
rule-G-COMP-04 = Jede Farbe hat 20 Straßen und 12 Rathäuser. Dazu kommen 12 Wahrzeichen, Götz und zwei Würfel.
rule-G-COMP-05 = Wald bringt Holz, Hügelland Lehm, Weideland Wolle, Ackerland Getreide und Gebirge Erz. Eine Wüste gibt es nicht.
rule-G-COMP-06 = Davon hast du keine Figur mehr übrig.
rule-G-COMP-07 = Jede Kreuzung ist entweder eine Stadt, der Bauplatz eines Wahrzeichens oder frei.
rule-G-COMP-08 = Die Zahl eines Feldes ändert sich nie.

## Regeln: Aufbau mit Startkarten

rule-G-SET-01 = Die Rohstoffkarten liegen offen in fünf Stapeln, die Entwicklungskarten in einem verdeckten Stapel.
rule-G-SET-02 = Alle bekommen eine zufällige Startkarte. Darauf stehen drei Städte und die Starthand.
rule-G-SET-03 = Deine ersten drei Rathäuser kommen in die Städte auf deiner Startkarte. Dazu bekommst du die Rohstoffkarten, die sie zeigt.
rule-G-SET-04 = Niemand startet mit einer Straße.
rule-G-SET-05 = Zu Beginn stehen alle zwölf Wahrzeichen auf ihren Grundrissen neben der Landkarte.
rule-G-SET-06 = Götz startet im Gebirge mit der 12 östlich von Nürnberg und blockiert es vom ersten Wurf an.
rule-G-SET-07 = Wer beginnt, entscheiden die Würfel, sofern am Tisch nichts anderes gilt. Danach geht es im Uhrzeigersinn weiter.
rule-G-SET-08 = Alle starten mit drei Punkten.
rule-G-SET-09 = Zu dritt bleiben die Städte der übrigen Startkarte leer. Dort dürfen alle bauen.

## Regeln: freier Aufbau

rule-G-VAR-01 = Auch beim freien Aufbau entscheiden die Würfel, wer beginnt, sofern am Tisch nichts anderes gilt.
rule-G-VAR-02 = Alle setzen reihum je ein Rathaus in eine leere Stadt: erst im Uhrzeigersinn, dann rückwärts, dann wieder im Uhrzeigersinn.
rule-G-VAR-03 = Als Starthand bekommst du eine Karte für jedes Feld an deinem dritten Rathaus.
rule-G-VAR-04 = Beim Aufbau setzt niemand eine Straße.
rule-G-VAR-05 = Die ersten Rathäuser dürfen nur in Städten stehen, aber beliebig nah beieinander.

## Regeln: der Zug

rule-G-TURN-01 = Zuerst würfelst du die Erträge aus. Dann handelst und baust du und gibst die Würfel nach links weiter.
rule-G-TURN-02 = Nach dem Würfeln darfst du in beliebiger Reihenfolge handeln und bauen, so oft du kannst.
rule-G-TURN-03 = Pro Zug darfst du eine Entwicklungskarte ausspielen. Siegpunktkarten zählen dabei nicht.
rule-G-TURN-04 = Bauen darf nur, wer am Zug ist.

## Regeln: Erträge

rule-G-PROD-01 = Bei jedem Wurf außer der 7 bringen alle Felder mit dieser Zahl Ertrag, und zwar für alle.
rule-G-PROD-02 = Für jedes Rathaus an einem Feld mit Ertrag gibt es eine Karte von dessen Rohstoff.
rule-G-PROD-03 = Das Feld, auf dem Götz steht, bringt keinen Ertrag.
rule-G-PROD-04 = Wahrzeichen und Siegpunktmarker bringen nie Ertrag.
rule-G-PROD-06 = Wer bei einem Wurf leer ausgeht, bekommt keinen Ersatz.

## Regeln: die 7 und Götz

rule-G-GOE-01 = Bei einer 7 gibt es keine Erträge. Wer mehr als sieben Rohstoffkarten hat, wirft die Hälfte ab, abgerundet.
rule-G-GOE-02 = Du musst Götz auf ein anderes Feld versetzen. Stehen bleiben darf er nicht.
rule-G-GOE-03 = Solange Götz auf einem Feld steht, bringt es keinen Ertrag.
rule-G-GOE-04 = Du darfst nur jemanden berauben, der ein Rathaus am Feld von Götz und mindestens eine Karte hat. Du ziehst verdeckt eine Rohstoffkarte.
rule-G-GOE-05 = Dich selbst kannst du nicht berauben. Gibt es sonst niemanden zu berauben, wird nichts gestohlen.
rule-G-GOE-06 = Bei einer 7 wird erst abgeworfen, dann Götz versetzt, dann gestohlen.

## Regeln: was offen ist und was geheim

rule-G-INFO-01 = Welche Karten du hast, weißt nur du. Wie viele es sind, sehen alle.
rule-G-INFO-02 = Alle sehen Erträge, Kosten, Tauschgeschäfte, genommene und, sobald alle gewählt haben, abgeworfene Karten. Eine gestohlene Karte kennen nur die beiden Beteiligten, eine gezogene nur du selbst.

## Regeln: Handel

rule-G-TRADE-01 = Nur wer am Zug ist, darf Angebote machen, und nur an die anderen.
rule-G-TRADE-02 = Mit dem Vorrat tauschst du drei gleiche Karten gegen eine andere, nie gegen dieselbe Sorte.
rule-G-TRADE-03 = Zwei gleiche Karten reichen dem Vorrat nur in einem Zug, in dem du die Karte Handel ausgespielt hast.
rule-G-TRADE-04 = Der Vorrat gibt nur Rohstoffkarten her, die noch da sind. Entwicklungskarten und Figuren kann man nicht tauschen.
rule-G-TRADE-05 = Mehr Angebote, aus denen nichts wird, sind an diesem Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen nicht.
rule-G-TRADE-06 = Mehr Angebote sind an diesem Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen mit.
rule-G-TRADE-07 = Solange ein Angebot offen ist, dürfen alle, an die es geht, ihre Antwort ändern: annehmen, ablehnen oder ein anderes Gegenangebot machen.
rule-G-TRADE-08 = Wer nicht am Zug ist, kann der Person am Zug einen Tausch vorschlagen. Nimmt sie ihn an, wird sofort getauscht.

## Regeln: Straßen

rule-G-ROAD-01 = Eine Straße kostet 1 Holz und 1 Lehm und kommt auf einen freien Weg: eine Straße pro Weg.
rule-G-ROAD-02 = An deinen Rathäusern auf der Landkarte darfst du immer eine Straße anfangen.
rule-G-ROAD-03 = Über eine freie Kreuzung darfst du deine Straße weiterbauen.
rule-G-ROAD-04 = Durch eine Stadt darfst du deine Straße nur weiterbauen, wenn dort dein eigenes Rathaus steht.
rule-G-ROAD-05 = Am Bauplatz eines Wahrzeichens geht deine Straße erst weiter, wenn es gebaut ist, egal von wem.
rule-G-ROAD-06 = Bis zu einer leeren Stadt oder einem ungebauten Wahrzeichen darfst du immer bauen, nur nicht immer darüber hinaus.
rule-G-ROAD-07 = Fremde Straßen versperren nur ihren eigenen Weg, und du darfst nicht an ihnen weiterbauen.
rule-G-ROAD-08 = Deine Straße muss an mindestens einem Ende an dein Rathaus anschließen oder an deine Straße, die dort weitergehen darf.

## Regeln: Rathäuser

rule-G-HALL-01 = Ein Rathaus kostet 1 Holz, 1 Lehm, 1 Getreide und 1 Wolle.
rule-G-HALL-02 = Ein Rathaus darfst du nur in einer leeren Stadt bauen, an die deine Straße reicht.
rule-G-HALL-03 = In dieser Stadt steht schon ein Rathaus: eins pro Stadt.
rule-G-HALL-04 = Jedes deiner Rathäuser auf dem Spielplan ist einen Punkt wert, auch als Siegpunktmarker.
rule-G-HALL-05 = Rathäuser lassen sich nicht ausbauen: Ein größeres Gebäude gibt es nicht.
rule-G-HALL-06 = Rathäuser dürfen beliebig nah beieinander stehen.

## Regeln: Wahrzeichen

rule-G-LAND-01 = Ein Wahrzeichen kostet 2 Erz und 1 Getreide.
rule-G-LAND-02 = Deine Straße muss bis zum Bauplatz des Wahrzeichens reichen, das du bauen willst.
rule-G-LAND-03 = Jedes Wahrzeichen hat seinen eigenen Bauplatz und wird nur einmal gebaut.
rule-G-LAND-04 = Ein gebautes Wahrzeichen kommt von seinem Grundriss auf seinen Bauplatz auf der Landkarte.
rule-G-LAND-05 = Ein Wahrzeichen auf der Landkarte gehört niemandem.
rule-G-LAND-06 = Baust du ein Wahrzeichen, stellst du ein Rathaus als Siegpunktmarker auf dessen Grundriss: ein Punkt.
rule-G-LAND-07 = Baust du ein Wahrzeichen, bekommst du seine Belohnung: eine kostenlose Straße, Rohstoffkarten oder Entwicklungskarten.
rule-G-LAND-08 = Welche Belohnung ein Wahrzeichen bringt, legt der Spielplan fest.
rule-G-LAND-09 = Sobald ein Wahrzeichen steht, dürfen dort alle ihre Straßen weiterbauen.

## Regeln: Entwicklungskarten

rule-G-DEV-01 = Eine Entwicklungskarte kostet 1 Wolle, 1 Erz und 1 Getreide. Du darfst so viele kaufen, wie du dir leisten kannst.
rule-G-DEV-02 = Deine Entwicklungskarten bleiben geheim, bis du sie einsetzt.
rule-G-DEV-03 = Eine Karte, die du in diesem Zug bekommen hast, darfst du erst in deinem nächsten Zug ausspielen.
rule-G-DEV-04 = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt: eine pro Zug.
rule-G-DEV-05 = Söldner: Versetze Götz auf ein anderes Feld und stiehl dort jemandem eine zufällige Rohstoffkarte. Niemand wirft Karten ab. Der Söldner bleibt offen vor dir liegen.
rule-G-DEV-06 = Straßenbau: Baue sofort zwei kostenlose Straßen, überall, wo du bauen darfst.
rule-G-DEV-07 = Bankgeschäft: Nimm zwei Rohstoffkarten aus dem Vorrat.
rule-G-DEV-08 = Handel: Bis zum Ende deines Zuges tauschst du mit dem Vorrat zwei gleiche Karten gegen eine.
rule-G-DEV-09 = Straßenbau, Bankgeschäft und Handel kommen nach dem Ausspielen aus dem Spiel. Nichts wird neu gemischt.
rule-G-DEV-10 = Siegpunktkarten spielst du nie aus: Sie zählen einen Punkt, sobald du sie hast, und bleiben bis zum Ende geheim.
rule-G-DEV-11 = Es gibt keine Entwicklungskarten mehr.

## Regeln: Längste Straße

rule-G-LR-01 = Wer zuerst fünf Straßen am Stück hat, bekommt die Längste Straße: ein Punkt.
rule-G-LR-02 = Für die Längste Straße zählt nur dein längster durchgehender Abschnitt. Abzweigungen zählen nicht mit.
rule-G-LR-03 = Ein fremdes Rathaus unterbricht deine Straße. Wahrzeichen und eigene Rathäuser unterbrechen sie nicht.
rule-G-LR-04 = Wer eine längere Straße hat, übernimmt die Längste Straße.

## Regeln: Größtes Heer

rule-G-LA-01 = Wer zuerst drei Söldner ausgespielt hat, bekommt das Größte Heer: ein Punkt.
rule-G-LA-02 = Wer mehr Söldner ausgespielt hat, übernimmt das Größte Heer.
rule-G-LA-03 = Söldner auf der Hand zählen nicht für das Größte Heer.

## Regeln: das Ende

rule-G-WIN-01 = Du gewinnst sofort, wenn du in deinem eigenen Zug genug Punkte hast: zu dritt 12, zu viert 10, sofern am Tisch nichts anderes gilt.
rule-G-WIN-02 = Mit Punkten, die du in einem fremden Zug bekommst, gewinnst du erst, wenn du am Zug bist und sie noch hast.
rule-G-WIN-03 = Punkte bringen deine Rathäuser auf der Landkarte, deine Siegpunktmarker und deine Siegpunktkarten.
rule-G-WIN-04 = Gewinnen kannst du gleich zu Beginn deines Zuges und nach jeder Änderung währenddessen.
rule-G-WIN-05 = Ist der Kartenstapel leer und wird 20 Runden lang nichts gebaut und keine Karte ausgespielt, endet das Spiel unentschieden, sofern am Tisch nichts anderes gilt.
rule-G-WIN-06 = Wenn alle zustimmen, könnt ihr das Spiel jederzeit beenden.

## Regeln: was immer gilt

rule-G-INV-01 = Von jedem Rohstoff gibt es immer 18 Karten: im Vorrat, auf der Hand oder beiseitegelegt.
rule-G-INV-02 = Jede Farbe hat 12 Rathäuser und 20 Straßen, verbaute und übrige zusammen.
rule-G-INV-03 = Auf einem Weg liegt höchstens eine Straße, in einer Stadt steht höchstens ein Rathaus, auf dem Bauplatz eines Wahrzeichens nur dieses und auf einer freien Kreuzung nichts.
rule-G-INV-04 = Ein Wahrzeichen steht auf seinem Bauplatz oder auf seinem Grundriss. Ein Siegpunktmarker steht auf dem Grundriss genau dann, wenn es gebaut ist.
rule-G-INV-05 = Alle Straßen einer Farbe hängen an einem Rathaus dieser Farbe auf der Landkarte.
rule-G-INV-06 = Die Längste Straße und das Größte Heer hat jeweils höchstens eine Person.
rule-G-INV-07 = Es gibt immer 26 Entwicklungskarten: im Stapel, auf der Hand, ausgespielt oder aus dem Spiel.
rule-G-INV-08 = Nur wer am Zug ist, bezahlt etwas, und Götz steht immer auf genau einem Feld.
rule-G-INV-09 = Für Siegpunktmarker sind immer genug Rathäuser da.

## Regeln: der Plan und seine Karten

rule-G-MAP-01 = Im Stapel sind 14 Söldner, je 3 Karten Straßenbau, Bankgeschäft und Handel und 3 Siegpunktkarten.
rule-G-MAP-02 = Köln, Bremen, Nürnberg und Eisenach bringen eine kostenlose Straße, Berlin, Frankfurt, Lübeck und Trier zwei Rohstoffkarten, Dresden, München und Schwerin eine Entwicklungskarte, Freiburg zwei.
rule-G-MAP-03 = Götz startet auf Feld G3, dem Gebirge mit der 12 östlich von Nürnberg.
rule-G-MAP-04 = Zwischen Heidelberg und Stuttgart liegt eine freie Kreuzung, ebenso zwischen Trier und Frankfurt.
rule-G-MAP-05 = Der Spielplan ist eine Datei. Nach denselben Regeln lassen sich auch andere Landkarten spielen.

## Entscheidungen in offenen Fällen

rule-GQ-01 = Eine Entwicklungskarte darfst du schon vor dem Würfeln ausspielen, sofern am Tisch nichts anderes gilt.
rule-GQ-02 = Reicht ein Rohstoff im Vorrat nicht für alle, bekommt niemand davon. Steht er nur einer Person zu, bekommt sie den Rest, sofern am Tisch nichts anderes gilt.
rule-GQ-03 = Liegt ein Rathaus an zwei Feldern mit Ertrag, bringt jedes davon eine Karte.
rule-GQ-04 = Von jedem Rohstoff gibt es 18 Karten.
rule-GQ-05 = Wer keine Karten hat, kann nicht beraubt werden. Kommt nur eine Person infrage, musst du nicht wählen.
rule-GQ-06 = Götz darf auf jedes andere Feld, egal welche Zahl es hat.
rule-GQ-07 = Du darfst einen Söldner auch ausspielen, wenn niemand zu berauben ist. Götz musst du trotzdem versetzen.
rule-GQ-08 = Kannst du jemanden berauben, musst du eine Karte stehlen.
rule-GQ-09 = Bei einem Söldner wirft niemand Karten ab.
rule-GQ-10 = Bei gleich langen Straßen bleibt die Längste Straße, wo sie ist.
rule-GQ-11 = Nach einer Unterbrechung wird neu gemessen. Ist deine Straße noch mit am längsten, behältst du die Längste Straße. Sonst bekommt sie, wer mit mindestens fünf allein vorn liegt; bei Gleichstand niemand, sofern am Tisch nichts anderes gilt.
rule-GQ-12 = Hat niemand mehr fünf Straßen am Stück, sind die Längste Straße und ihr Punkt weg, bis wieder jemand fünf erreicht.
rule-GQ-13 = Treffen sich deine Straßen an einer leeren Stadt oder einem ungebauten Wahrzeichen, zählen sie als durchgehend, sofern am Tisch nichts anderes gilt.
rule-GQ-14 = Für die Längste Straße zählt jede Straße einmal, aber dieselbe Kreuzung darf mehrmals vorkommen.
rule-GQ-15 = Eine Straße, die an einem fremden Rathaus endet, zählt mit. Nur hindurch geht es dort nicht.
rule-GQ-16 = Die Längste Straße kann auch in einem fremden Zug wechseln. Gewinnen kannst du damit nur in deinem eigenen.
rule-GQ-17 = Bei gleich vielen Söldnern bleibt das Größte Heer, wo es ist.
rule-GQ-18 = Die Belohnung eines Wahrzeichens bekommst du sofort, außer du verzichtest darauf. Willst du keine Entwicklungskarten, baue das Wahrzeichen ohne Karte.
rule-GQ-19 = Eine kostenlose Straße verfällt, wenn du keine Straße mehr hast oder nirgends bauen darfst.
rule-GQ-20 = Hat der Vorrat nicht genug Rohstoffkarten, bekommst du nur, was noch da ist.
rule-GQ-21 = Sind im Stapel weniger Entwicklungskarten, als die Belohnung verspricht, bekommst du den Rest.
rule-GQ-22 = Eine Entwicklungskarte aus einer Belohnung darfst du nicht im selben Zug ausspielen, sofern am Tisch nichts anderes gilt.
rule-GQ-23 = Eine Siegpunktkarte aus einer Belohnung zählt sofort.
rule-GQ-24 = Punkt und Belohnung bekommt nur, wer das Wahrzeichen baut, egal wessen Straßen noch dorthin führen.
rule-GQ-25 = Die kostenlose Straße eines Wahrzeichens darfst du überall bauen, wo du sonst auch bauen darfst. Das neue Wahrzeichen zählt dabei schon.
rule-GQ-26 = In einem Zug darfst du mehrere Wahrzeichen bauen.
rule-GQ-27 = Bevor die Rathäuser ausgehen, hat jemand gewonnen. Falls doch nicht, zählt der Punkt auch ohne Marker.
rule-GQ-28 = Es gibt keine Abstandsregel: Auch in benachbarten Städten dürfen Rathäuser stehen.
rule-GQ-29 = Du darfst mitten in einer fremden Straße ein Rathaus bauen, wenn deine eigene Straße an diese leere Stadt reicht.
rule-GQ-30 = Fremde Straßen versperren nie eine freie Kreuzung.
rule-GQ-31 = An dieselbe leere Stadt darfst du von mehreren Seiten heranbauen.
rule-GQ-32 = Auch an einem Rathaus ohne Straßen darfst du eine Straße anfangen.
rule-GQ-33 = Beim Straßenbau baust du beide Straßen direkt nacheinander. Was nicht geht, verfällt.
rule-GQ-34 = Die Karte Handel gilt vom Ausspielen bis zum Ende deines Zuges. Drei zu eins tauschen darfst du weiterhin.
rule-GQ-35 = Beim Bankgeschäft nimmst du zwei beliebige Rohstoffkarten aus dem Vorrat, auch zwei gleiche. Du kannst sie sofort einsetzen.
rule-GQ-36 = Sind die Entwicklungskarten aufgebraucht, kannst du keine mehr kaufen. Nichts wird neu gemischt.
rule-GQ-37 = Du musst deinen Sieg nicht ansagen: Er wird automatisch erkannt, und die Siegpunktkarten werden aufgedeckt.
rule-GQ-38 = Erreichst du die Punktzahl in einem fremden Zug, gewinnst du zu Beginn deines Zuges noch vor dem Würfeln, wenn du sie dann noch hast.
rule-GQ-39 = Haben zwei genug Punkte, gewinnt, wer zuerst am Zug ist.
rule-GQ-40 = Bei einem Tausch müssen beide etwas geben, und zwar Verschiedenes: keine Geschenke, kein Gleiches gegen Gleiches. Auf eine Bitte um Vorschläge antwortest du mit einem Gegenangebot.
rule-GQ-41 = Wie viele Rohstoff- und Entwicklungskarten du hast, sehen alle.
rule-GQ-42 = Zu dritt bleibt zufällig eine der vier Startkarten übrig.
rule-GQ-43 = Wer beginnt, entscheiden die Würfel, außer der Tisch legt es fest.
rule-GQ-44 = Grenzt dein drittes Rathaus an weniger als drei Felder, bekommst du entsprechend weniger Karten: eine pro Feld.
rule-GQ-45 = Das Startfeld von Götz ist schon im ersten Zug blockiert.
rule-GQ-46 = Gewinnst du mitten in einer Belohnung, ist das Spiel sofort vorbei. Der Rest verfällt.
rule-GQ-47 = Kann niemand mehr punkten, geht es nicht ewig weiter: Nach 20 Runden ohne Bau und Karte ist das Spiel unentschieden, sofern am Tisch nichts anderes gilt.

## Rohstoffe, Landschaften

resource-lumber = Holz
resource-brick = Lehm
resource-wool = Wolle
resource-grain = Getreide
resource-ore = Erz

terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge

## Entwicklungskarten

card-mercenary = Söldner
card-mercenary-about = Versetze Götz und stiehl jemandem an seinem neuen Feld eine Karte. Mit drei ausgespielten Söldnern kannst du das Größte Heer bekommen.
card-road_building = Straßenbau
card-road_building-about = Baue zwei kostenlose Straßen.
card-banking = Bankgeschäft
card-banking-about = Nimm zwei Rohstoffkarten deiner Wahl aus dem Vorrat.
card-trade = Handel
card-trade-about = Bis zum Ende deines Zuges tauschst du mit dem Vorrat zwei gleiche Karten gegen eine.
card-victory_point = Siegpunkt
card-victory_point-about = Ein Punkt, geheim bis zum Ende. Du spielst die Karte nie aus.

## Figuren, Kreuzungen, Belohnungen, Ehren

piece-road = Straße
piece-hall = Rathaus
piece-landmark = Wahrzeichen
piece-card = Entwicklungskarte
piece-marker = Siegpunktmarker
piece-goetz = Götz

spot-open = Freie Kreuzung
spot-city = Stadt
spot-landmark = Bauplatz eines Wahrzeichens

reward-road = { $count ->
    [one] eine kostenlose Straße
   *[other] { $count } kostenlose Straßen
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

phase-over = Das Spiel ist vorbei
phase-first_roll = Wer beginnt?
phase-set_up = Aufbau
phase-pre_roll = Vor dem Würfeln
phase-dice = Die Würfel rollen
phase-discard = Karten abwerfen
phase-goetz = Götz versetzen
phase-rob = Wer wird beraubt?
phase-steal = Eine Karte wird gestohlen
phase-main = Handeln und bauen
phase-offer = Ein Angebot ist offen
phase-take = Karten nehmen
phase-draw = Eine Karte wird gezogen
phase-deal = Startkarten
phase-roads = Kostenlose Straßen

prompt-set_up = Setze ein Rathaus in eine leere Stadt.
prompt-pre_roll = Würfle oder spiel vorher eine Karte aus.
prompt-discard = Wähle die Karten, die du abwirfst.
prompt-goetz = Versetze Götz auf ein anderes Feld.
prompt-rob = Wähle, wen du beraubst.
prompt-main = Handle, baue, spiel eine Karte aus oder beende deinen Zug.
prompt-offer = Antworte auf das Angebot. Ist es deins, kannst du es schließen.
prompt-take = Nimm eine Rohstoffkarte aus dem Vorrat.
prompt-roads = Baue eine kostenlose Straße.

ending-running = Das Spiel läuft
ending-won = Gewonnen
ending-drawn = Unentschieden
ending-agreed = Einvernehmlich beendet
ending-cancelled = Von der Administration beendet
ending-cut = Nach zu vielen Zügen abgebrochen

## Aktionen

action-roll = Würfeln
action-end_turn = Zug beenden
action-done = Fertig
action-discard = Karte abwerfen
action-rob = Jemanden berauben
action-take = Karte nehmen
action-buy_card = Entwicklungskarte kaufen
action-play_card = Karte ausspielen
action-exchange = Drei zu eins mit dem Vorrat tauschen
action-offer = Angebot machen
action-accept = Annehmen
action-decline = Ablehnen
action-counter = Gegenangebot machen
action-conclude = Tausch abschließen
action-withdraw = Angebot zurückziehen
action-dice = Würfelwurf
action-steal = Gestohlene Karte
action-draw = Gezogene Karte
action-place_hall = Rathaus setzen
action-build_road = Straße bauen
action-build_hall = Rathaus bauen
action-build_landmark = Wahrzeichen bauen
action-build_landmark_only = Wahrzeichen ohne Karte bauen
action-move_goetz = Götz versetzen
action-exchange_two = Zwei zu eins mit dem Vorrat tauschen
action-start_card = Startkarte

## Ereignisse

event-turn_began = Zug { $turn }: { $seat } ist dran.
event-first_rolled = { $seat } würfelt { $a } und { $b } um den ersten Zug.
event-first_player = { $seat } fängt an.
event-rolled = { $seat } würfelt { $a } und { $b }.
event-produced = { $seat } bekommt { $count } { $resource } ({ $hex }).
event-shortage = Im Vorrat ist nicht genug { $resource } für alle.
event-received = { $seat } startet mit { $count } { $resource }.
event-paid = { $seat } bezahlt { $count } { $resource }.
event-set_aside = { $seat } wählt eine Karte zum Abwerfen.
event-set_aside-known = { $seat } wählt 1 { $resource } zum Abwerfen.
event-discarded = { $seat } wirft { $count } { $resource } ab.
event-stolen = { $seat } stiehlt eine Karte von { $victim }.
event-stolen-known = { $seat } stiehlt 1 { $resource } von { $victim }.
event-took = { $seat } nimmt 1 { $resource } aus dem Vorrat.
event-stopped = { $seat } verzichtet auf den Rest.
event-exchanged = { $seat } tauscht mit dem Vorrat { $count } { $give } gegen 1 { $get }.
event-bought = { $seat } kauft eine Entwicklungskarte.
event-drew = { $seat } zieht eine Entwicklungskarte.
event-drew-known = { $seat } zieht { $card }.
event-played = { $seat } spielt { $card } aus.
event-offered = { $seat } bietet { $give } für { $get }.
event-offered-wanted = { $seat } sucht { $get } und bittet um Vorschläge.
event-offered-given = { $seat } bietet { $give } und bittet um Vorschläge.
event-accepted = { $seat } nimmt an.
event-declined = { $seat } lehnt ab.
event-countered = { $seat } bietet stattdessen { $give } für { $get }.
event-traded = { $seat } tauscht mit { $partner } { $give } gegen { $get }.
event-withdrawn = { $seat } zieht das Angebot zurück.
event-revealed = { $seat } deckt { $card } auf ({ $count }).
event-won = { $seat } gewinnt.
event-ended_drawn = Das Spiel endet unentschieden.
event-dealt = { $seat } bekommt Startkarte { $card }.
event-hall_placed = { $seat } setzt ein Rathaus in { $city }.
event-road_built = { $seat } baut eine Straße ({ $path }).
event-road_built-free = { $seat } baut eine kostenlose Straße ({ $path }).
event-hall_built = { $seat } baut ein Rathaus in { $city }.
event-landmark_built = { $seat } baut { $landmark }.
event-goetz_moved = { $seat } versetzt Götz ({ $hex }).
event-longest_road = { $seat } hat die Längste Straße (Länge { $length }).
event-longest_road-nobody = Niemand hat mehr die Längste Straße.
event-largest_army = { $seat } hat das Größte Heer ({ $count } Söldner).

## Wahrzeichen

landmark-berlin = Brandenburger Tor
landmark-berlin-about = Das Tor am Pariser Platz, einst zugemauert, heute Symbol der wiedervereinten Stadt.
landmark-bremen = Bremer Rathaus
landmark-bremen-about = Ein gotisches Rathaus hinter einer Renaissancefassade, direkt am Markt.
landmark-dresden = Frauenkirche in Dresden
landmark-dresden-about = Die steinerne Kuppel an der Elbe, jahrzehntelang eine Ruine und mit den alten Steinen wieder aufgebaut.
landmark-eisenach = Wartburg
landmark-eisenach-about = Die Burg über Eisenach, auf der Luther das Neue Testament übersetzte.
landmark-frankfurt = Römer
landmark-frankfurt-about = Das Frankfurter Rathaus mit seinen Treppengiebeln, seit sechshundert Jahren in Gebrauch.
landmark-freiburg = Freiburger Münster
landmark-freiburg-about = Eine Kirche am Rand des Schwarzwalds, deren Turmhelm aus durchbrochenem Stein besteht.
landmark-koeln = Kölner Dom
landmark-koeln-about = Zwei Türme am Rhein, im Mittelalter begonnen und 1880 vollendet.
landmark-luebeck = Holstentor
landmark-luebeck-about = Die schiefen Backsteintürme am Eingang zur Lübecker Altstadt.
landmark-muenchen = Frauenkirche in München
landmark-muenchen-about = Die zwei Kuppeltürme, die man in ganz München sieht.
landmark-nuernberg = Kaiserburg
landmark-nuernberg-about = Die Burg der Kaiser auf dem Felsen über Nürnberg.
landmark-schwerin = Schweriner Schloss
landmark-schwerin-about = Ein Schloss voller Türme auf einer Insel im See.
landmark-trier = Porta Nigra
landmark-trier-about = Das römische Stadttor von Trier, mit der Zeit schwarz geworden.

built-berlin = das Brandenburger Tor (Berlin)
built-bremen = das Rathaus (Bremen)
built-dresden = die Frauenkirche (Dresden)
built-eisenach = die Wartburg (Eisenach)
built-frankfurt = den Römer (Frankfurt)
built-freiburg = das Münster (Freiburg)
built-koeln = den Dom (Köln)
built-luebeck = das Holstentor (Lübeck)
built-muenchen = die Frauenkirche (München)
built-nuernberg = die Kaiserburg (Nürnberg)
built-schwerin = das Schloss (Schwerin)
built-trier = die Porta Nigra (Trier)

## Optionen

option-setup-pieces = Aufbau
option-setup-pieces-about = Wie werden die ersten drei Rathäuser verteilt?
option-setup-pieces-cards = Startkarten
option-setup-pieces-variable = Freie Wahl reihum
option-seats-colours = Farben
option-seats-colours-about = Welche Farbe spielt auf welchem Platz? Zu dritt bleibt die letzte übrig.
option-dev-beforeRoll = Karten vor dem Würfeln
option-dev-beforeRoll-about = Darf man vor dem Würfeln eine Entwicklungskarte ausspielen?
option-dev-beforeRoll-true = Ja
option-dev-beforeRoll-false = Nein, erst danach
option-dev-rewardPlayableSameTurn = Karten aus Wahrzeichen
option-dev-rewardPlayableSameTurn-about = Wann darf man eine Entwicklungskarte ausspielen, die man für ein Wahrzeichen bekommen hat?
option-dev-rewardPlayableSameTurn-false = Ab dem nächsten Zug
option-dev-rewardPlayableSameTurn-true = Sofort
option-production-loneShortageGetsRest = Knapper Vorrat
option-production-loneShortageGetsRest-about = Was passiert, wenn der Vorrat nicht reicht und nur einer Person etwas zusteht?
option-production-loneShortageGetsRest-true = Sie bekommt den Rest
option-production-loneShortageGetsRest-false = Niemand bekommt etwas
option-lr-tieAfterBreak = Unterbrochene Längste Straße
option-lr-tieAfterBreak-about = Wer bekommt sie, wenn nach einer Unterbrechung mehrere andere gleichauf liegen?
option-lr-tieAfterBreak-vacant = Niemand
option-lr-tieAfterBreak-holderKeeps = Wer sie hatte, wenn noch fünf Straßen am Stück übrig sind
option-lr-emptySpotSeparates = Leere Städte in der Längsten Straße
option-lr-emptySpotSeparates-about = Unterbricht eine leere Stadt oder ein ungebautes Wahrzeichen die Straße?
option-lr-emptySpotSeparates-false = Nein
option-lr-emptySpotSeparates-true = Ja
option-game-idleRounds = Runden ohne Fortschritt
option-game-idleRounds-about = Nach so vielen Runden, in denen sich nichts mehr tut, endet das Spiel unentschieden.
option-game-idleRounds-0 = Nie
option-game-points = Punkte zum Sieg
option-game-points-about = Zehn zu viert, zwölf zu dritt. Für ein kurzes Spiel nimm acht.
option-game-points-0 = Je nach Spielerzahl
option-game-points-4 = Vier
option-game-points-5 = Fünf
option-game-points-6 = Sechs
option-game-points-7 = Sieben
option-game-points-8 = Acht: kurzes Spiel
option-game-points-9 = Neun
option-game-points-10 = Zehn
option-game-points-11 = Elf
option-game-points-12 = Zwölf
option-game-first = Erster Zug
option-game-first-about = Wer macht den ersten Zug? Nach der Spielregel beginnt die älteste Person.
option-game-first-0 = Die Würfel entscheiden
option-game-first-1 = Platz 1
option-game-first-2 = Platz 2
option-game-first-3 = Platz 3
option-game-first-4 = Platz 4
option-trade-offers = Angebote ohne Tausch
option-trade-offers-about = Wie viele Angebote pro Zug dürfen ergebnislos bleiben? Vereinbarte Tauschgeschäfte zählen nicht: Du tauschst, so oft andere mitmachen.
option-trade-total = Angebote insgesamt
option-trade-total-about = Höchstzahl der Angebote pro Zug, vereinbarte Tauschgeschäfte eingeschlossen. 0 heißt: keine Grenze.

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
