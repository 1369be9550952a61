# America, German. en.ftl explains the keys.

game = Amerika
game-about = Schick Siedler nach Westen, gründe Städte, verlege Gleise und liefere deine Waren mit der Eisenbahn.

## Regeln: was jedes Spiel ablehnt

rule-A-ACT-01 = Du bist gerade nicht dran.
rule-A-ACT-02 = Du musst erst eine andere Entscheidung treffen.
rule-A-ACT-03 = Das geht in dieser Phase des Zuges nicht.
rule-A-ACT-04 = Dafür fehlen dir Karten oder Gold.
rule-A-ACT-05 = Das steht gerade nicht zur Auswahl.
rule-A-ACT-06 = Diese Karte oder Figur gibt es dort nicht.

## Regeln: der Plan

rule-A-TERM-01 = Ein Weg ist die Kante zwischen zwei Feldern. Auf Wegen liegen Gleise, und auf Gleisen fahren Eisenbahnen.
rule-A-TERM-02 = Eine Kreuzung ist ein Punkt, an dem Felder zusammentreffen. Siedler gehen von Kreuzung zu Kreuzung.
rule-A-TERM-03 = Manche Kreuzungen sind Bauplätze. Nur dort können Städte stehen.
rule-A-TERM-04 = Bauplätze sind violett oder rot. Die ersten Städte stehen nur auf violetten, später darfst du auf beiden Städte gründen.
rule-A-TERM-05 = Weideland bringt Vieh, Hügelland Kohle, Ackerland Getreide, Wald Holz und Gebirge Erz. Wüste bringt nichts.
rule-A-TERM-06 = Manche Felder haben ein Fragezeichen, manche zwei. Auf Feldern mit einem liegt zu Beginn ein Zahlenchip, Felder mit zweien haben anfangs keine Zahl.
rule-A-TERM-07 = Auf jedem Bauplatz ist Platz für eine Ware.
rule-A-TERM-08 = An den Bauplätzen an der Küste steht, wie viel Gold sie bringen.
rule-A-TERM-09 = Manche Wege haben ein Schienensymbol.

## Regeln: Material und Grenzen

rule-A-COMP-01 = Amerika ist ein Spiel für drei oder vier Personen, in Rot, Orange, Weiß und Blau.
rule-A-COMP-02 = Es gibt 95 Rohstoffkarten, je 19 von fünf Sorten.
rule-A-COMP-03 = Es gibt 44 Goldmünzen. Es zählt nur ihr Gesamtwert.
rule-A-COMP-04 = Es gibt 24 Entwicklungskarten, nicht von jeder Art gleich viele.
rule-A-COMP-05 = Es gibt 12 bewegliche Zahlenchips, einen Outlaw und zwei Würfel.
rule-A-COMP-06 = Jede Farbe hat 30 Gleise, 2 Eisenbahnen und 2 Siedler.
rule-A-COMP-07 = Jede Farbe hat zu viert 10 Städte, zu dritt 12.
rule-A-COMP-08 = Jede Farbe hat zu viert 8 Waren, zu dritt 10.
rule-A-COMP-09 = Davon hast du keine mehr. Sind beide Siedler oder beide Eisenbahnen auf dem Spielplan, wähle, welche Figur du zurücknimmst und neu baust.
rule-A-COMP-10 = Gleise, Städte und gelieferte Waren bleiben bis zum Spielende liegen.

## Regeln: Aufbau

rule-A-SET-01 = Alle starten mit drei Städten, einem Gleis und einer Eisenbahn auf dem Spielplan, aber ohne Siedler.
rule-A-SET-02 = Zu Beginn liegt auf jedem der zwölf Felder mit einem Fragezeichen ein Zahlenchip.
rule-A-SET-03 = Die Rohstoffkarten liegen offen in fünf Stapeln, die Entwicklungskarten gemischt in einem verdeckten Stapel.
rule-A-SET-04 = Der Outlaw startet in einer Wüste.
rule-A-SET-05 = Alle starten mit 3 Gold.
rule-A-SET-06 = In deinem Betriebshof stehen anfangs zu viert 7 und zu dritt 9 Städte, und jede hält eine Ware zurück. Eine weitere Ware ist von Anfang an frei.
rule-A-SET-07 = Zu dritt stellt die vierte Farbe drei neutrale Städte. Sie bekommen nie Ertrag, aber du darfst dorthin liefern.

## Regeln: empfohlener Aufbau

rule-A-SUG-01 = Beim empfohlenen Aufbau ist festgelegt, wo Zahlenchips und erste Figuren liegen.
rule-A-SUG-02 = Starthände beim empfohlenen Aufbau: Rot 1 Kohle und 2 Getreide; Orange 1 Vieh, 1 Kohle und 1 Getreide; Weiß 1 Vieh, 1 Getreide und 1 Erz; Blau 3 Getreide.
rule-A-SUG-03 = Zu dritt werden die empfohlenen Städte der freien Farbe neutral. Ihr Gleis und ihre Eisenbahn werden nicht aufgestellt.
rule-A-SUG-04 = Ihr könnt die Zahlenchips mischen und die Figuren trotzdem wie empfohlen aufstellen.

## Regeln: freier Aufbau

rule-A-VAR-01 = Gemischte Zahlenchips kommen auf die Felder mit einem Fragezeichen, je einer. Sie dürfen beliebig nebeneinanderliegen.
rule-A-VAR-02 = Alle würfeln mit beiden Würfeln, die höchste Zahl beginnt, sofern am Tisch nichts anderes gilt. Bei Gleichstand würfeln die Besten noch einmal.
rule-A-VAR-03 = Die ersten Städte setzt ihr reihum im Uhrzeigersinn. Es beginnt, wer am höchsten gewürfelt hat.
rule-A-VAR-04 = Die zweiten Städte setzt ihr in umgekehrter Reihenfolge.
rule-A-VAR-05 = Die dritten Städte setzt ihr wieder im Uhrzeigersinn.
rule-A-VAR-06 = Beim Aufbau kommt eine Stadt auf einen freien violetten Bauplatz. Rote sind erst später dran. Einen Mindestabstand gibt es nicht.
rule-A-VAR-07 = Als Starthand bekommst du eine Karte für jedes Landfeld an deiner dritten Stadt, egal welche Zahl es hat.
rule-A-VAR-08 = Dein erstes Gleis legst du auf einen freien Weg an einer deiner Städte. Wer zuletzt gesetzt hat, beginnt, dann geht es rückwärts reihum.
rule-A-VAR-09 = Deine erste Eisenbahn steht auf deinem ersten Gleis.
rule-A-VAR-10 = Zu dritt setzen danach alle je eine neutrale Stadt auf einen freien violetten Bauplatz, der nicht an der Küste liegt.
rule-A-VAR-11 = Wer zuerst gesetzt hat, hat auch den ersten Zug. Weiter geht es im Uhrzeigersinn.

## Regeln: der Zug

rule-A-TURN-01 = Beim empfohlenen Aufbau beginnt, wer am höchsten würfelt, sofern am Tisch nichts anderes gilt. Bei Gleichstand würfeln die Besten noch einmal.
rule-A-TURN-02 = Gespielt wird im Uhrzeigersinn, bis das Spiel endet.
rule-A-TURN-03 = Ein Zug besteht aus Erträgen, Aktionen und der Bauphase der anderen. Danach gehen die Würfel nach links.
rule-A-TURN-04 = Nach dem Würfeln darfst du handeln, bauen, Karten kaufen, Siedler und Eisenbahnen bewegen und liefern, in beliebiger Reihenfolge und so oft du kannst. Dazu darfst du eine Karte ausspielen.
rule-A-TURN-05 = Nach dem Würfeln musst du nichts tun. Aber was du anfängst, musst du zu Ende bringen.
rule-A-TURN-06 = Vor dem Würfeln darfst du liefern und eine Entwicklungskarte ausspielen, sonst nichts.

## Regeln: Erträge

rule-A-PROD-01 = Du würfelst mit beiden Würfeln. Bei einer 7 wird der Outlaw versetzt, sonst bringen alle Felder mit dieser Zahl Ertrag.
rule-A-PROD-02 = Für jede Stadt an einem Feld mit Ertrag gibt es eine Karte von dessen Rohstoff, an zwei solchen Feldern zwei Karten.
rule-A-PROD-03 = Jeder Wurf bringt allen Ertrag, nicht nur dir.
rule-A-PROD-04 = Das Feld, auf dem der Outlaw steht, bringt keinen Ertrag.
rule-A-PROD-05 = Reicht ein Rohstoff im Vorrat nicht für alle, bekommt bei diesem Wurf niemand davon.
rule-A-PROD-06 = Gehst du bei einem Wurf leer aus, bekommst du 1 Gold, egal warum. Nur bei einer 7 nicht.
rule-A-PROD-07 = Ein Wurf ohne Ertrag bringt dir 1 Gold, nie mehr.
rule-A-PROD-08 = Bei einer 7 gibt es weder Erträge noch Gold als Ersatz.
rule-A-PROD-09 = Neutrale Städte bekommen nie Ertrag.
rule-A-PROD-10 = Ein Feld ohne Zahl bringt keinen Ertrag.

## Regeln: die 7 und der Outlaw

rule-A-OUT-01 = Wer bei einer 7 mehr als sieben Rohstoffkarten hat, wirft die Hälfte ab, abgerundet. Gold und Entwicklungskarten zählen nicht mit.
rule-A-OUT-02 = Du musst den Outlaw auf ein anderes Feld versetzen, das gerade eine Zahl hat.
rule-A-OUT-03 = Hast du den Outlaw versetzt, stiehlst du jemandem mit einer Stadt am neuen Feld verdeckt eine Rohstoffkarte. Verzichten darfst du nur, wenn das am Tisch so eingestellt ist.
rule-A-OUT-04 = Du darfst nur jemanden berauben, der eine Stadt am Feld des Outlaws und mindestens eine Karte hat.
rule-A-OUT-05 = Bei einer 7 wird erst abgeworfen, dann der Outlaw versetzt, dann gestohlen.
rule-A-OUT-06 = Der Outlaw blockiert nur Erträge. Beim Bauen, Bewegen und Liefern ist er nicht im Weg.

## Regeln: was offen ist und was geheim

rule-A-INFO-01 = Welche Rohstoffkarten du hast, weißt nur du. Wie viele es sind, sehen alle.
rule-A-INFO-02 = Deine Entwicklungskarten bleiben geheim, bis du sie ausspielst.
rule-A-INFO-03 = Gold, Betriebshöfe, Spielplan und Ablagestapel sehen alle.
rule-A-INFO-04 = Alle sehen Erträge, Kosten, Tauschgeschäfte und, sobald alle gewählt haben, abgeworfene Karten. Eine gestohlene Karte kennen nur die beiden Beteiligten, eine gezogene nur du selbst.

## Regeln: Handel

rule-A-TRADE-01 = Nur wer am Zug ist, darf Angebote machen, und nur an die anderen.
rule-A-TRADE-02 = Tauschen könnt ihr Rohstoffkarten und Gold, in jeder Menge, auf die ihr euch einigt.
rule-A-TRADE-03 = Für 2 Gold kaufst du eine Rohstoffkarte deiner Wahl aus dem Vorrat.
rule-A-TRADE-04 = Du hast in diesem Zug schon zwei Rohstoffkarten mit Gold gekauft. Mehr geht nicht.
rule-A-TRADE-05 = Mit dem Vorrat tauschst du drei gleiche Karten gegen 1 Gold oder eine andere Karte, so oft du willst.
rule-A-TRADE-06 = Du kannst nicht gegen dieselbe Sorte tauschen, die du abgibst.
rule-A-TRADE-07 = Von dieser Sorte ist keine Karte mehr im Vorrat.
rule-A-TRADE-08 = Entwicklungskarten, Figuren, Waren und Gefälligkeiten kann man nicht tauschen.
rule-A-TRADE-09 = Mehr Angebote, aus denen nichts wird, sind an diesem Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen nicht.
rule-A-TRADE-10 = Mehr Angebote sind an diesem Tisch pro Zug nicht erlaubt. Vereinbarte Tauschgeschäfte zählen mit.
rule-A-TRADE-11 = Solange ein Angebot offen ist, dürfen alle, an die es geht, ihre Antwort ändern: annehmen, ablehnen oder ein anderes Gegenangebot machen.
rule-A-TRADE-12 = Wer nicht am Zug ist, kann der Person am Zug einen Tausch vorschlagen. Nimmt sie ihn an, wird sofort getauscht.

## Regeln: Bauen und Kaufen

rule-A-BUY-01 = Ein Gleis kostet 1 Erz und 1 Holz, eine Eisenbahn zusätzlich 1 Kohle, ein Siedler 1 Vieh, 1 Getreide und 1 Holz, eine Entwicklungskarte 1 Vieh und 1 Kohle.
rule-A-BUY-02 = Du darfst so viel bauen und kaufen, wie du dir leisten kannst und Figuren hast.
rule-A-BUY-03 = Städte kannst du nicht kaufen: Siedler gründen sie.
rule-A-BUY-04 = Was du nirgends hinstellen kannst, kannst du nicht kaufen. Bezahlen musst du dann nichts.

## Regeln: Siedler bauen

rule-A-SBLD-01 = Einen neuen Siedler stellst du in eine deiner Städte, oder daneben, wenn das am Tisch so eingestellt ist.
rule-A-SBLD-02 = Du hast zwei Siedler. Mehr können nicht auf dem Spielplan sein.
rule-A-SBLD-03 = Einen neuen Siedler darfst du im selben Zug bewegen.
rule-A-SBLD-04 = Sind beide Siedler auf dem Spielplan, darfst du einen zurücknehmen und zum vollen Preis neu bauen.
rule-A-SBLD-05 = Einen Siedler darfst du nur zurücknehmen, wenn beide auf dem Spielplan sind.

## Regeln: Eisenbahnen bauen

rule-A-TBLD-01 = Eine neue Eisenbahn stellst du auf ein eigenes Gleis an einer eigenen Stadt.
rule-A-TBLD-02 = Du hast zwei Eisenbahnen. Mehr können nicht auf dem Spielplan sein.
rule-A-TBLD-03 = Auf diesem Weg stehen schon zwei Eisenbahnen. Mehr passen nicht darauf, egal welcher Farbe.
rule-A-TBLD-04 = Eine Eisenbahn darfst du nur zurücknehmen und zum vollen Preis neu bauen, wenn beide auf dem Spielplan sind.
rule-A-TBLD-05 = Eine neue Eisenbahn darf im selben Zug fahren. Liefern darf sie auch, je nach Einstellung am Tisch erst nach einer Fahrt.

## Regeln: Gleise

rule-A-RAIL-01 = Ein Gleis kommt auf einen freien Weg: ein Gleis pro Weg.
rule-A-RAIL-02 = Dein Gleis muss an eine eigene Stadt oder ein eigenes Gleis anschließen.
rule-A-RAIL-03 = Gleise darfst du an allem vorbei weiterbauen: an fremden und neutralen Städten, leeren Bauplätzen und Siedlern.
rule-A-RAIL-04 = An fremden Gleisen und Städten darfst du nicht weiterbauen.
rule-A-RAIL-05 = Du hast keine Gleise mehr: Jede Farbe hat 30, kostenlose eingerechnet.

## Regeln: Gold für den Anschluss eines Bauplatzes

rule-A-GOLD-01 = Ein Bauplatz ist nicht angeschlossen, solange ihn keine Gleise mit einem anderen verbinden, egal welcher Farbe.
rule-A-GOLD-02 = Verbindet ein Gleis einen Bauplatz zum ersten Mal mit einem anderen, gibt es sofort Gold.
rule-A-GOLD-03 = Es zählt die kürzeste Strecke von diesem Bauplatz zu einem anderen, über Gleise aller Farben.
rule-A-GOLD-04 = Sind mehrere Strecken gleich kurz, wird eine davon ausgewählt.
rule-A-GOLD-05 = Alle bekommen 1 Gold für jedes eigene Gleis auf dieser Strecke.
rule-A-GOLD-06 = Sind alle Bauplätze schon angeschlossen, bringt ein Gleis zwischen ihnen kein Gold.
rule-A-GOLD-07 = Ein Gleis kann höchstens zwei Bauplätze neu anschließen. Dann verbindet es sie miteinander.
rule-A-GOLD-08 = Das neue Gleis gehört immer zur Strecke. Wer es baut, bekommt also mindestens 1 Gold.
rule-A-GOLD-09 = Wem die Städte auf den Bauplätzen gehören, spielt für das Gold keine Rolle.
rule-A-GOLD-10 = Nach einem Gleis gibt es erst das Gold, dann das kostenlose Gleis eines Schienensymbols, dann das nächste Gleis vom Bahnbau. Auf Gleise darfst du verzichten, auf Gold nicht.
rule-A-GOLD-11 = Zur Wahl stehen gleich kurze Strecken nur, wenn sie das Gold unterschiedlich verteilen. Sonst gelten sie als eine.

## Regeln: Schienensymbole

rule-A-TRK-01 = Baust du auf einem Weg mit Schienensymbol, darfst du sofort ein weiteres Gleis kostenlos bauen.
rule-A-TRK-02 = Das kostenlose Gleis muss an das Gleis auf dem Schienensymbol anschließen, an einem beliebigen Ende.
rule-A-TRK-03 = Das kostenlose Gleis nimmst du aus deinen übrigen Gleisen. Es braucht einen freien Weg und kann selbst Gold oder ein weiteres kostenloses Gleis bringen.
rule-A-TRK-04 = Das kostenlose Gleis verfällt, wenn daneben kein Weg frei ist, wenn du kein Gleis mehr hast oder wenn du verzichtest.

## Regeln: Siedler bewegen

rule-A-SMOV-01 = Für 1 Getreide geht ein Siedler bis zu drei Schritte weit, für jedes weitere noch einmal drei.
rule-A-SMOV-02 = Ein Getreide kannst du nicht auf zwei Siedler aufteilen.
rule-A-SMOV-03 = Ein Siedler darf früher anhalten. Übrige Schritte verfallen.
rule-A-SMOV-04 = Siedler kommen an allem vorbei: an Siedlern, Städten, leeren Bauplätzen, Gleisen und Eisenbahnen.
rule-A-SMOV-05 = Dein Siedler darf nicht bei einem anderen Siedler und nicht in einer fremden Stadt anhalten.
rule-A-SMOV-06 = In einer eigenen Stadt oder auf einer normalen Kreuzung darf dein Siedler anhalten. Dort passiert nichts.
rule-A-SMOV-07 = Für weiteres Getreide darf ein Siedler im selben Zug noch einmal gehen.
rule-A-SMOV-08 = Siedler bewegst du nur in deinem eigenen Zug, nach dem Würfeln oder durch eine Karte.
rule-A-SMOV-09 = Wie weit ein Siedler geht, hängt nur von deinem Getreide ab. Er darf auch stehen bleiben, solange du willst.

## Regeln: Städte gründen

rule-A-CITY-01 = Hält dein Siedler auf einem leeren Bauplatz an, muss er dort sofort eine Stadt gründen.
rule-A-CITY-02 = Gründen kostet nichts. Den Siedler nimmst du zurück, die Stadt kommt aus deinem Betriebshof.
rule-A-CITY-03 = Geht dein Siedler nur über einen leeren Bauplatz hinweg, gründet er nichts. Er muss dort anhalten.
rule-A-CITY-04 = Städte darfst du auf violetten und auf roten Bauplätzen gründen.
rule-A-CITY-05 = Mit jeder Stadt, die den Betriebshof verlässt, wird sofort eine deiner Waren frei.
rule-A-CITY-06 = Gründest du eine Stadt an der Küste, bekommst du einmalig das Gold, das dort steht.
rule-A-CITY-07 = Eine Stadt wechselt nie den Besitzer, wird nie ausgebaut und nie entfernt.

## Regeln: Zahlenchips

rule-A-TOK-01 = Grenzt eine neue Stadt an ein Feld mit zwei Fragezeichen, das noch keine Zahl hat, wandert ein Zahlenchip dorthin.
rule-A-TOK-02 = Der Chip kommt aus der östlichsten Spalte, in der noch einer liegt, und dort vom nördlichsten Feld.
rule-A-TOK-03 = Das Feld, das seinen Chip abgibt, hat keine Zahl mehr und bringt von da an keinen Ertrag.
rule-A-TOK-04 = Ein gewanderter Chip gilt ab dem nächsten Wurf, für alle Städte an seinem Feld.
rule-A-TOK-05 = Auf dem Spielplan liegen immer zwölf Zahlenchips.

## Regeln: Entwicklungskarten

rule-A-DEV-01 = Du kaufst die oberste Entwicklungskarte vom Stapel. Sie bleibt geheim.
rule-A-DEV-02 = Du hast in diesem Zug schon eine Entwicklungskarte ausgespielt: eine pro Zug.
rule-A-DEV-03 = Eine Karte, die du in diesem Zug gekauft hast, darfst du erst in deinem nächsten Zug ausspielen.
rule-A-DEV-04 = Eine Karte aus der Bauphase darfst du in deinem nächsten Zug ausspielen, sogar vor dem Würfeln.
rule-A-DEV-05 = Entwicklungskarten darfst du nur in deinem eigenen Zug ausspielen, nie in der Bauphase.
rule-A-DEV-06 = Ausgespielte Karten kommen offen auf den Ablagestapel.
rule-A-DEV-07 = Ist der Stapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Stapel.
rule-A-DEV-08 = Du darfst beliebig viele Entwicklungskarten haben. Bei einer 7 zählen sie nicht mit.

## Regeln: Eisenbahnen bewegen

rule-A-TMOV-01 = Eine Eisenbahn fährt Schritt für Schritt von ihrem Gleis auf ein angrenzendes Gleis.
rule-A-TMOV-02 = Ohne Gleis kann keine Eisenbahn fahren.
rule-A-TMOV-03 = Für 1 Kohle fährt eine Eisenbahn bis zu drei Schritte weit. Auf zwei Eisenbahnen kannst du sie nicht aufteilen.
rule-A-TMOV-04 = Eine Eisenbahn darf auf Gleisen jeder Farbe fahren. Für fremde zahlst du eine Gebühr.
rule-A-TMOV-05 = Eine Eisenbahn darf jederzeit kostenlos wenden.
rule-A-TMOV-06 = Am Ende einer Fahrt dürfen höchstens zwei Eisenbahnen auf einem Weg stehen, egal welcher Farbe.
rule-A-TMOV-07 = Über einen Weg mit zwei Eisenbahnen darfst du hinwegfahren.
rule-A-TMOV-08 = Städte, leere Bauplätze, Siedler und der Outlaw halten keine Eisenbahn auf.
rule-A-TMOV-09 = Eisenbahnen bewegst du nur in deinem eigenen Zug, nach dem Würfeln oder durch eine Karte, und so oft du Kohle bezahlst.
rule-A-TMOV-10 = Eine Lieferung beendet die Fahrt nicht. Mit den übrigen Schritten darfst du weiterfahren.
rule-A-TMOV-12 = Eine Fahrt darf auf jedem Gleis enden, egal wem es gehört.
rule-A-TMOV-13 = Du fährst Schritt für Schritt und zahlst für je drei Schritte im Voraus eine Kohle. Alles außer Weiterfahren und Liefern beendet die Fahrt, und übrige Schritte verfallen.
rule-A-TMOV-14 = Auf diesem Weg stehen zwei Eisenbahnen. Du darfst nur darauf, wenn Schritte, Kohle und Gold bis zu einem Weg mit Platz reichen. Bis dahin kannst du nur weiterfahren und liefern.
rule-A-TMOV-15 = Eine neu gebaute Eisenbahn gilt als eine andere. Liefert deine zweite Eisenbahn, endet die Fahrt der ersten nicht.

## Regeln: die Gebühr für fremde Gleise

rule-A-FEE-01 = Fährst du auf ein fremdes Gleis, zahlst du dieser Farbe 1 Gold.
rule-A-FEE-02 = Die Gebühr beträgt 1 Gold pro fremder Farbe, egal wie viele ihrer Gleise du benutzt.
rule-A-FEE-03 = Jede Eisenbahn zahlt einzeln: Auch die zweite zahlt derselben Farbe noch einmal.
rule-A-FEE-04 = Die Gebühr wird in jedem Zug neu fällig, oder bei jeder Fahrt, wenn das am Tisch so eingestellt ist.
rule-A-FEE-05 = Das Gleis, auf dem deine Eisenbahn den Zug beginnt, kostet nichts, egal ob sie stehen bleibt oder losfährt.
rule-A-FEE-06 = Du zahlst beim ersten Schritt auf ein Gleis einer fremden Farbe, danach mit dieser Eisenbahn nicht mehr: bis zum nächsten Zug, oder bis zur nächsten Fahrt, wenn das am Tisch so eingestellt ist.
rule-A-FEE-07 = Dir fehlt das Gold für die Gebühr, also kannst du nicht auf dieses Gleis fahren.
rule-A-FEE-08 = Für eigene Gleise zahlst du keine Gebühr.

## Regeln: Lieferungen

rule-A-DLV-01 = Keine deiner Eisenbahnen kann dort liefern. Dafür muss eine auf einem Gleis an dieser Stadt stehen.
rule-A-DLV-02 = Du hast keine freie Ware: Gründe eine Stadt, dann wird eine frei. Zum Liefern brauchst du außerdem deine Eisenbahn an einer fremden oder neutralen Stadt, die noch keine Ware hat.
rule-A-DLV-03 = Diese Stadt hat schon eine Ware: Jede nimmt im ganzen Spiel nur eine an.
rule-A-DLV-04 = Liefern darfst du nur in fremde und neutrale Städte, nicht in eigene und nicht auf leere Bauplätze.
rule-A-DLV-05 = Liefern kostet nichts und ist immer freiwillig.
rule-A-DLV-06 = Deine Eisenbahn darf von jedem Gleis aus liefern, egal wem es gehört.
rule-A-DLV-07 = Deine Eisenbahn darf in die Städte an beiden Enden ihres Weges liefern und unterwegs in mehrere Städte.
rule-A-DLV-08 = Du hast eine freie Ware plus eine für jede gegründete Stadt, abzüglich der gelieferten.
rule-A-DLV-09 = Eine Lieferung bringt weder Gold noch Karten, und die Ware bleibt liegen.

## Regeln: die Bauphase

rule-A-EBP-01 = Am Ende eines Zuges dürfen alle anderen bauen, je einmal und im Uhrzeigersinn.
rule-A-EBP-02 = In der Bauphase darfst du Siedler, Eisenbahnen und Gleise bauen und Entwicklungskarten kaufen, so viele du dir leisten kannst.
rule-A-EBP-03 = In der Bauphase darfst du nicht handeln, keine Karte ausspielen, nichts bewegen und nichts liefern.
rule-A-EBP-04 = In der Bauphase kannst du mit Gold nichts kaufen.
rule-A-EBP-05 = Wer am Zug ist, baut in der Bauphase nicht mit, sofern am Tisch nichts anderes gilt.
rule-A-EBP-06 = In der Bauphase gelten die normalen Bauregeln, auch für Gold und kostenlose Gleise.
rule-A-EBP-07 = Auf jeden Zug folgt eine Bauphase, auch auf den ersten.
rule-A-EBP-08 = In der Bauphase musst du nicht bauen.

## Regeln: das Ende

rule-A-WIN-01 = Hast du alle deine Waren geliefert, gewinnst du sofort: zu viert 8, zu dritt 10, sofern am Tisch nichts anderes gilt.
rule-A-WIN-02 = Gewinnen kannst du nur mit einer Lieferung, also nur in deinem eigenen Zug.
rule-A-WIN-03 = Damit alle Waren frei werden, musst du alle Städte aus deinem Betriebshof gründen: zu viert 7, zu dritt 9.

## Regeln: was immer gilt

rule-A-INV-01 = Von jedem Rohstoff gibt es immer 19 Karten: im Vorrat, auf der Hand oder beiseitegelegt.
rule-A-INV-02 = Jede Farbe hat 8 oder 10 Waren: gelieferte, freie und zurückgehaltene. Jede Stadt im Betriebshof hält eine zurück.
rule-A-INV-03 = Keine Farbe hat mehr als 30 Gleise, 2 Eisenbahnen und 2 Siedler auf dem Spielplan. Auf dem Spielplan und im Betriebshof sind es zusammen 10 oder 12 Städte.
rule-A-INV-04 = Auf einem Weg liegt höchstens ein Gleis, und darauf stehen höchstens zwei Eisenbahnen.
rule-A-INV-05 = Kein Siedler bleibt auf einem leeren Bauplatz oder in einer fremden Stadt stehen, und nie stehen zwei auf einer Kreuzung.
rule-A-INV-06 = Die zwölf Zahlenchips liegen auf Feldern mit Fragezeichen, höchstens einer pro Feld.
rule-A-INV-07 = In einer Stadt liegt höchstens eine Ware, nie eine der eigenen Farbe.
rule-A-INV-08 = Es gibt immer 24 Entwicklungskarten: im Stapel, im Ablagestapel oder auf der Hand.
rule-A-INV-09 = Gold kommt und geht nur durch Aufbau, Würfe ohne Ertrag, neue Anschlüsse, Küste, Tausch, Kauf, Gebühren und Karten.
rule-A-INV-10 = Alle Gleise einer Farbe hängen an einer Stadt dieser Farbe.

## Regeln: was die Karten tun

rule-A-CARD-01 = Im Stapel sind 6 Karten Kavallerie, 4 Bahnbau, 4 Freie Fahrt, 3 Schürfrechte, 3 Viehtrieb, 2 Spähtrupp und 2 Indigener Beistand.
rule-A-CARD-02 = Kavallerie: Versetze den Outlaw, nimm 2 Gold und stiehl dann jemandem an seinem neuen Feld eine zufällige Rohstoffkarte. Niemand wirft Karten ab.
rule-A-CARD-03 = Bahnbau: Baue nacheinander bis zu zwei kostenlose Gleise, überall, wo du bauen darfst.
rule-A-CARD-04 = Freie Fahrt: Eine deiner Eisenbahnen fährt bis zu fünf Schritte ohne Kohle und Gebühren. Unterwegs darf sie liefern.
rule-A-CARD-05 = Schürfrechte: Nimm zwei beliebige Rohstoffkarten aus dem Vorrat.
rule-A-CARD-06 = Viehtrieb: Gib 1 Vieh ab und nimm 5 Gold. Ohne Vieh kannst du die Karte nicht ausspielen.
rule-A-CARD-07 = Spähtrupp: Einer deiner Siedler geht bis zu fünf Schritte ohne Getreide, oder du nimmst 3 Gold.
rule-A-CARD-08 = Indigener Beistand: Statt zu würfeln, nennst du eine Zahl von 2 bis 12. Sie gilt als gewürfelt. Ausspielen kannst du die Karte nur vor dem Würfeln und nur mit einer Zahl.
rule-A-CARD-09 = Jede Karte darfst du vor dem Würfeln ausspielen. Was sie bewegt, darf dabei auch liefern oder eine Stadt gründen.
rule-A-CARD-10 = Freie Fahrt bewegt nur eine Eisenbahn: die, mit der du losfährst, höchstens fünf Schritte weit. Vor einer Lieferung musst du mindestens einen Schritt fahren.
rule-A-CARD-11 = Eine Karte, deren Preis du nicht bezahlen kannst, darfst du nicht ausspielen. Eine ohne Wirkung schon.
rule-A-CARD-12 = Nach dem Würfeln darf ein Siedler mit dem Spähtrupp auch weiter als fünf Schritte am Stück gehen. Für je drei weitere Schritte zahlst du 1 Getreide.

## Regeln: der Plan in Zahlen

rule-A-MAP-01 = Der Spielplan hat 71 Felder: 39 mit fester Zahl, 12 mit einem Fragezeichen, 14 mit zweien und 6 Wüsten. Die Felder am Rand bringen nie Ertrag.
rule-A-MAP-02 = Der Spielplan hat 45 Bauplätze, 21 violette und 24 rote, davon 11 an der Küste, außerdem 149 Kreuzungen und 201 Wege, davon 21 mit Schienensymbol.
rule-A-MAP-03 = Es gibt je vier Zahlenchips mit 9, 10 und 11. Kein Bauplatz liegt an mehr als einem Feld mit zwei Fragezeichen.
rule-A-MAP-04 = Am Namen eines Feldes erkennst du seine Spalte und wie weit nördlich es liegt. Von Omaha nach St. Louis sind es drei Wege, von Minneapolis nach Bismarck auch.
rule-A-MAP-05 = Gold geht nie aus.

## Entscheidungen in offenen Fällen

rule-AQ-01 = Der Spielplan legt alle Wege und Kreuzungen fest, auch an der Küste, wo weniger Felder zusammentreffen.
rule-AQ-02 = In welcher Wüste der Outlaw startet, legt der Spielplan fest.
rule-AQ-03 = In eine Wüste darf der Outlaw nie zurück.
rule-AQ-04 = Der Outlaw darf auf ein Feld ohne Städte. Dann wird niemand beraubt.
rule-AQ-05 = Ein Feld hat eine Zahl, wenn sie aufgedruckt ist oder gerade ein Zahlenchip darauf liegt.
rule-AQ-06 = Beim Aufbau gibt es kein Gold und keine kostenlosen Gleise, und es wandern keine Zahlenchips.
rule-AQ-07 = Bei jedem Aufbau bekommen alle 3 Gold.
rule-AQ-08 = Auch ein Feld ohne Zahl bringt eine Karte für die Starthand, eine Wüste nicht.
rule-AQ-09 = Gemischte Zahlenchips dürfen beliebig liegen.
rule-AQ-10 = Die Plätze spielen der Reihe nach Rot, Orange, Weiß und Blau, sofern am Tisch nichts anderes gilt. Zu dritt ist die übrige Farbe neutral.
rule-AQ-11 = Gespielt wird in der Reihenfolge der Plätze, egal welche Farben sie haben.
rule-AQ-12 = Reicht der Vorrat nicht, bekommst du auch dann nichts, wenn nur dir etwas zusteht, sofern am Tisch nichts anderes gilt.
rule-AQ-13 = Auch wer leer ausgeht, weil der Vorrat nicht reicht, bekommt 1 Gold.
rule-AQ-14 = Gold ist immer genug da.
rule-AQ-15 = Alle werfen gleichzeitig und verdeckt ab. Erst danach wird der Outlaw versetzt.
rule-AQ-16 = Wer keine Karten hat, kann nicht beraubt werden. Kommt nur eine Person infrage, musst du nicht wählen.
rule-AQ-17 = An eigenen und neutralen Städten gibt es nichts zu stehlen, aber der Outlaw darf dorthin.
rule-AQ-18 = Nach einem Diebstahl wirft niemand noch einmal Karten ab.
rule-AQ-19 = Eine Karte darfst du vor dem Würfeln ausspielen oder wenn alles erledigt ist, was der Wurf ausgelöst hat, nie dazwischen.
rule-AQ-20 = Bei einem Tausch müssen beide etwas geben, und zwar Verschiedenes: keine Geschenke, kein Gleiches gegen Gleiches. Auf eine Bitte um Vorschläge antwortest du mit einem Gegenangebot.
rule-AQ-21 = Derselbe Rohstoff oder Gold kann nicht auf beiden Seiten eines Tauschs stehen.
rule-AQ-22 = Getauscht werden nur Rohstoffkarten und Gold. Versprechen sind nicht bindend.
rule-AQ-23 = Ist eine Sorte im Vorrat aufgebraucht, bekommst du sie nicht. Andere Sorten schon.
rule-AQ-24 = Für die zwei Käufe pro Zug zählen nur die mit Gold, nicht der Tausch drei zu eins.
rule-AQ-25 = Vor dem Würfeln darfst du nicht handeln.
rule-AQ-26 = Ein neuer Siedler steht in der Stadt selbst, sofern am Tisch nicht die Kreuzungen daneben eingestellt sind.
rule-AQ-27 = Dort steht schon ein Siedler: einer pro Kreuzung.
rule-AQ-28 = Auf einem leeren Bauplatz oder in einer fremden Stadt darfst du keinen Siedler bauen.
rule-AQ-29 = Deine Siedler dürfen in eigenen Städten stehen und hindurchgehen.
rule-AQ-30 = Einen Siedler oder eine Eisenbahn nimmst du nur zurück, um sie sofort neu zu bauen. Welche Figur, entscheidest du.
rule-AQ-31 = Wo schon zwei Eisenbahnen stehen, darfst du keine weitere bauen.
rule-AQ-32 = Was du nirgends hinstellen kannst, wird abgelehnt, bevor du bezahlst.
rule-AQ-33 = Der Platz einer zurückgenommenen Figur ist für die neue frei.
rule-AQ-34 = Ein fremdes Gleis reicht nicht als Anschluss für dein eigenes.
rule-AQ-35 = Ein Gleis, das zwei Bauplätze auf einmal anschließt, bringt nur einmal Gold, sofern am Tisch nichts anderes gilt.
rule-AQ-36 = Bei gleich kurzen Strecken wählt, wer das Gleis baut, auch in der Bauphase.
rule-AQ-37 = Gleich kurze Strecken dürfen an verschiedenen Bauplätzen enden. Zur Wahl steht jede, die das Gold anders verteilt.
rule-AQ-38 = Ein kostenloses Gleis bringt Gold wie jedes andere und wird für sich abgerechnet.
rule-AQ-39 = Liegt das kostenlose Gleis wieder auf einem Schienensymbol, bekommst du noch eines, sofern am Tisch nichts anderes gilt.
rule-AQ-40 = Das kostenlose Gleis baust du sofort, vor allem anderen, oder gar nicht.
rule-AQ-41 = Auch ein Gleis durch eine Karte bringt auf einem Schienensymbol ein kostenloses Gleis.
rule-AQ-42 = Siedler und Eisenbahnen sind beim Gleisbau und beim Gründen nie im Weg.
rule-AQ-43 = Hält ein Siedler an, verfallen seine übrigen Schritte.
rule-AQ-44 = Hält dein Siedler auf einem leeren Bauplatz an, gründet er sofort eine Stadt. Willst du daran vorbei, musst du die ganze Strecke auf einmal gehen.
rule-AQ-45 = Jede Bewegung muss auf einer Kreuzung enden, auf der ein Siedler stehen darf.
rule-AQ-46 = Du hast keine Stadt mehr übrig, also darf dein Siedler nicht auf einem leeren Bauplatz anhalten.
rule-AQ-47 = Du darfst einen Siedler auch bauen, wenn du keine Stadt mehr übrig hast.
rule-AQ-48 = Ein Siedler muss auf eine andere Kreuzung gehen. Es zählt die kürzeste Strecke dorthin.
rule-AQ-49 = Ein Siedler darf in einem Zug mehrmals gehen. Du zahlst jedes Mal einzeln.
rule-AQ-50 = Eine neutrale Stadt gilt als fremde Stadt.
rule-AQ-51 = Grenzt eine Stadt an mehrere leere Felder mit zwei Fragezeichen, bekommt jedes einen Chip, von Ost nach West und von Nord nach Süd.
rule-AQ-52 = Ein Feld mit Zahlenchip bekommt keinen zweiten.
rule-AQ-53 = Der Chip darf von jedem Feld der östlichsten Spalte kommen, nur nicht von einem Feld mit zwei Fragezeichen an der neuen Stadt, sofern am Tisch nichts anderes gilt. Gibt es keinen, wandert nichts.
rule-AQ-54 = Verlässt ein Zahlenchip das Feld des Outlaws, bleibt der Outlaw stehen.
rule-AQ-55 = Spalten verlaufen von Nord nach Süd. Ein Feld, das seinen Chip verloren hat, gilt wieder als leer.
rule-AQ-56 = Aufgedruckte Zahlen wandern nie, nur Zahlenchips.
rule-AQ-57 = Auf jedem Bauplatz wird nur einmal gegründet, also gibt es sein Gold nur einmal.
rule-AQ-58 = Es gibt keine Entwicklungskarten mehr.
rule-AQ-59 = Der Ablagestapel wird nur gemischt, wenn jemand eine Karte kauft und der Stapel leer ist.
rule-AQ-60 = Du darfst auch eine Karte ausspielen, die gerade nichts bewirkt.
rule-AQ-61 = Versetzt eine Karte den Outlaw, wirft niemand Karten ab.
rule-AQ-62 = Eine Karte aus der Bauphase direkt vor deinem Zug darfst du in diesem Zug ausspielen, sogar vor dem Würfeln.
rule-AQ-63 = Tust du etwas anderes als Weiterfahren oder Liefern, verfallen die übrigen Schritte deiner Eisenbahn. Danach braucht sie wieder Kohle.
rule-AQ-64 = Deine Eisenbahn darf auch liefern, während sie über einen Weg mit zwei Eisenbahnen fährt.
rule-AQ-65 = Schulden gibt es nicht: Ohne Gold für die Gebühr kannst du nicht weiterfahren.
rule-AQ-66 = Eine neu gebaute Eisenbahn zahlt ihre Gebühren neu.
rule-AQ-67 = Verlässt deine Eisenbahn ein fremdes Gleis und kommt auf ein Gleis derselben Farbe zurück, zahlst du die Gebühr.
rule-AQ-68 = Neutrale Städte haben keine Gleise, also fällt dort keine Gebühr an.
rule-AQ-69 = Niemand kann dir die Gebühr erlassen.
rule-AQ-70 = Eine Eisenbahn darf auf einer Fahrt denselben Weg mehrmals benutzen. Jedes Mal kostet einen Schritt.
rule-AQ-71 = Deine Eisenbahn darf in die Städte an beiden Enden ihres Weges liefern.
rule-AQ-72 = Deine Eisenbahn darf liefern, ohne vorher zu fahren. Liefert ihr nur bei der Ankunft, muss sie gerade erst an diese Stadt gefahren sein, ohne dass du danach etwas anderes getan hast.
rule-AQ-73 = Du darfst vor dem Würfeln liefern, nur nicht in Partien, die unter Regelversion 1 oder 2 begonnen haben.
rule-AQ-74 = Auch eigene Eisenbahnen zählen mit, wenn nur zwei auf einem Weg stehen dürfen.
rule-AQ-75 = In jeder Bauphase sind alle nur einmal dran. Wer gepasst hat, baut nicht noch einmal.
rule-AQ-76 = Wer gerade am Zug war, baut in der Bauphase nicht mit, sofern am Tisch nichts anderes gilt.
rule-AQ-77 = In der Bauphase kann niemand gewinnen.
rule-AQ-78 = Wenn alle zustimmen, könnt ihr das Spiel jederzeit beenden.
rule-AQ-79 = Wie viel Gold du hast, sehen alle.
rule-AQ-80 = Steigt jemand aus, bleiben die Städte stehen, und ihr dürft weiter dorthin liefern.

## Rohstoffe, andere Güter, Landschaften

resource-cattle = Vieh
resource-coal = Kohle
resource-grain = Getreide
resource-lumber = Holz
resource-ore = Erz

good-gold = Gold

terrain-pasture = Weideland
terrain-hills = Hügelland
terrain-fields = Ackerland
terrain-forest = Wald
terrain-mountains = Gebirge
terrain-desert = Wüste

## Entwicklungskarten

card-cavalry = Kavallerie
card-cavalry-about = Versetze den Outlaw, nimm 2 Gold und stiehl jemandem an seinem neuen Feld eine Karte.
card-engineer = Bahnbau
card-engineer-about = Baue bis zu zwei kostenlose Gleise.
card-right_of_way = Freie Fahrt
card-right_of_way-about = Fahre mit einer Eisenbahn bis zu fünf Schritte, ohne Kohle und ohne Gebühren.
card-mineral_rights = Schürfrechte
card-mineral_rights-about = Nimm zwei Rohstoffkarten deiner Wahl aus dem Vorrat.
card-cattle_drive = Viehtrieb
card-cattle_drive-about = Gib 1 Vieh ab und nimm 5 Gold.
card-scout = Spähtrupp
card-scout-about = Bewege einen Siedler bis zu fünf Schritte ohne Getreide oder nimm 3 Gold.
card-native_support = Indigener Beistand
card-native_support-about = Vor dem Würfeln: Nenne die Zahl, die als gewürfelt gilt.

## Figuren, Kreuzungen

piece-rail = Gleis
piece-train = Eisenbahn
piece-settler = Siedler
piece-card = Entwicklungskarte
piece-city = Stadt
piece-goods = Ware
piece-token = Zahlenchip
piece-outlaw = Outlaw
piece-yard = Betriebshof

spot-open = Freie Kreuzung
spot-start = Violetter Bauplatz
spot-site = Roter Bauplatz

## Wofür Gold genommen wird

gold-compensation = kein Ertrag
gold-route = neuer Anschluss
gold-coast = Stadt an der Küste
gold-exchange = drei gleiche Karten
gold-card = Entwicklungskarte

## Sitze

seat-chance = Zufall
seat-neutral = Neutral
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau

## Phasen, und wonach ein Sitz darin gefragt wird

phase-over = Das Spiel ist vorbei
phase-tokens = Zahlenchips
phase-first_roll = Wer beginnt?
phase-set_city = Aufbau: Städte
phase-set_rail = Aufbau: Gleise
phase-set_neutral = Aufbau: neutrale Städte
phase-pre_roll = Vor dem Würfeln
phase-dice = Die Würfel rollen
phase-discard = Karten abwerfen
phase-outlaw = Outlaw versetzen
phase-rob = Wer wird beraubt?
phase-steal = Eine Karte wird gestohlen
phase-action = Handeln, bauen und bewegen
phase-offer = Ein Angebot ist offen
phase-route = Welche Strecke bringt das Gold?
phase-bonus = Ein kostenloses Gleis
phase-engineer = Gleise vom Bahnbau
phase-card_move = Freie Fahrt
phase-scout = Spähtrupp
phase-take = Karten nehmen
phase-draw = Eine Karte wird gezogen
phase-build_phase = Bauphase

prompt-set_city = Setze eine Stadt auf einen freien violetten Bauplatz.
prompt-set_rail = Lege ein Gleis an eine deiner Städte. Deine Eisenbahn kommt gleich darauf.
prompt-set_neutral = Setze eine neutrale Stadt auf einen freien violetten Bauplatz, nicht an der Küste.
prompt-pre_roll = Würfle. Vorher darfst du liefern oder eine Karte ausspielen.
prompt-discard = Wähle die Karten, die du abwirfst.
prompt-outlaw = Versetze den Outlaw auf ein anderes Feld mit einer Zahl.
prompt-rob = Wähle, wen du beraubst.
prompt-action = Handle, baue, bewege, liefere, spiel eine Karte aus oder beende deinen Zug.
prompt-offer = Antworte auf das Angebot. Ist es deins, kannst du es schließen.
prompt-route = Mehrere Strecken sind gleich kurz: Wähle, wer das Gold bekommt.
prompt-bonus = Baue ein kostenloses Gleis neben dem Schienensymbol oder verzichte.
prompt-engineer = Baue ein kostenloses Gleis oder verzichte.
prompt-card_move = Fahre mit einer Eisenbahn bis zu fünf Schritte und liefere unterwegs.
prompt-scout = Bewege einen Siedler bis zu fünf Schritte kostenlos oder nimm 3 Gold.
prompt-take = Nimm eine Rohstoffkarte aus dem Vorrat.
prompt-build_phase = Baue, kauf eine Karte oder passe.

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
action-place_city = Stadt setzen
action-build_rail = Gleis bauen
action-build_settler = Siedler bauen
action-build_train = Eisenbahn bauen
action-move_settler = Siedler bewegen
action-move_train = Eisenbahn bewegen
action-deliver = Ware liefern
action-buy_resource = Karte für 2 Gold kaufen
action-sell_for_gold = Drei Karten gegen 1 Gold tauschen
action-choose_payout = Strecke wählen, die Gold bringt
action-native_support = Zahl nennen
action-move_outlaw = Outlaw versetzen
action-take_gold = 3 Gold nehmen
action-pass = Passen
action-token = Gelegter Zahlenchip

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
event-token_placed = Die { $number } wird gelegt ({ $hex }).
event-city_placed = { $owner } setzt eine Stadt in { $site }.
event-city_placed-neutral = In { $site } kommt eine neutrale Stadt.
event-rail_built = { $seat } baut ein Gleis ({ $path }).
event-rail_built-free = { $seat } baut ein kostenloses Gleis ({ $path }).
event-train_built = { $seat } baut eine Eisenbahn ({ $path }).
event-settler_built = { $seat } baut einen Siedler ({ $node }).
event-settler_moved = { $steps ->
    [one] { $seat } bewegt einen Siedler einen Schritt ({ $to }).
   *[other] { $seat } bewegt einen Siedler { $steps } Schritte ({ $to }).
    }
event-train_moved = { $seat } bewegt eine Eisenbahn einen Schritt ({ $to }).
event-fee_paid = { $seat } zahlt { $owner } 1 Gold Gleisgebühr.
event-city_founded = { $seat } gründet eine Stadt in { $site }.
event-token_moved = Die { $number } wandert ({ $source } → { $to }).
event-delivered = { $seat } liefert eine Ware nach { $site }.
event-gold_taken = { $seat } bekommt { $count } Gold ({ $source }).
event-gold_spent = { $seat } kauft 1 { $resource } für { $count } Gold.
event-outlaw_moved = { $seat } versetzt den Outlaw ({ $hex }).
event-number_named = { $seat } nennt die { $number }, statt zu würfeln.
event-build_phase = { $seat } darf bauen.
event-passed = { $seat } passt.
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Stapel.
log-gold_taken = { $seats } bekommen je { $count } Gold ({ $source }).
log-token_placed = Die Zahlenchips sind verteilt.
log-train_moved = { $seat } bewegt eine Eisenbahn { $count } Schritte ({ $to }).

## Optionen

option-setup-pieces = Aufbau
option-setup-pieces-about = Wie kommen die ersten Städte, Gleise und Eisenbahnen auf den Spielplan?
option-setup-pieces-suggested = Wie empfohlen
option-setup-pieces-variable = Freie Wahl reihum
option-setup-tokens = Zahlenchips
option-setup-tokens-about = Wie liegen die zwölf Zahlenchips zu Beginn?
option-setup-tokens-suggested = Wie empfohlen
option-setup-tokens-random = Gemischt
option-seats-colours = Farben
option-seats-colours-about = Welche Farbe spielt auf welchem Platz? Zu dritt ist die letzte neutral.
option-outlaw-stealOptional = Berauben
option-outlaw-stealOptional-about = Muss man eine Karte stehlen, wenn man den Outlaw versetzt hat?
option-outlaw-stealOptional-false = Ja
option-outlaw-stealOptional-true = Nein, man darf verzichten
option-production-loneShortageGetsRest = Knapper Vorrat
option-production-loneShortageGetsRest-about = Was passiert, wenn der Vorrat nicht reicht und nur einer Person etwas zusteht?
option-production-loneShortageGetsRest-true = Sie bekommt den Rest
option-production-loneShortageGetsRest-false = Niemand bekommt etwas
option-settler-startSpot = Neue Siedler
option-settler-startSpot-about = Wo steht ein neu gebauter Siedler?
option-settler-startSpot-atCity = In der Stadt
option-settler-startSpot-adjacent = Auf einer Kreuzung daneben
option-rail-trackChain = Mehrere Schienensymbole hintereinander
option-rail-trackChain-about = Bringt ein kostenloses Gleis auf einem Schienensymbol noch eines?
option-rail-trackChain-true = Ja, jedes Mal
option-rail-trackChain-false = Nein, nur eines
option-railGold-mutual = Zwei neue Anschlüsse auf einmal
option-railGold-mutual-about = Wie oft bringt ein Gleis Gold, das zwei Bauplätze auf einmal anschließt?
option-railGold-mutual-once = Einmal
option-railGold-mutual-twice = Zweimal
option-token-source = Wandernde Zahlenchips
option-token-source-about = Darf ein Chip, der schon gewandert ist, noch einmal wandern?
option-token-source-any = Ja, der östlichste zuerst
option-token-source-singleMarkOnly = Nein, nur von Feldern mit einem Fragezeichen
option-fee-scope = Gebühr für fremde Gleise
option-fee-scope-about = Wie oft zahlt eine Eisenbahn an dieselbe Farbe?
option-fee-scope-perTrainOwnerTurn = Einmal pro Zug
option-fee-scope-perTrainOwnerMove = Einmal pro Fahrt
option-delivery-timing = Lieferungen
option-delivery-timing-about = Wann darf eine Eisenbahn an einer Stadt in deinem Zug liefern?
option-delivery-timing-anytime = Jederzeit, auch ohne zu fahren
option-delivery-timing-onArrival = Nur direkt nach der Ankunft
option-ebp-includesTurnPlayer = Bauphase
option-ebp-includesTurnPlayer-about = Darf nach den anderen auch noch bauen, wer gerade am Zug war?
option-ebp-includesTurnPlayer-false = Nein, nur die anderen
option-ebp-includesTurnPlayer-true = Ja, alle
option-game-goods = Waren zum Sieg
option-game-goods-about = Acht zu viert, zehn zu dritt. Für ein kurzes Spiel nimm fünf oder drei.
option-game-goods-0 = Je nach Spielerzahl
option-game-goods-5 = Fünf: kurzes Spiel
option-game-goods-3 = Drei: sehr kurzes Spiel
option-game-first = Erster Zug
option-game-first-about = Wer macht den ersten Zug?
option-game-first-0 = Die Würfel entscheiden
option-game-first-1 = Platz 1
option-game-first-2 = Platz 2
option-game-first-3 = Platz 3
option-game-first-4 = Platz 4
option-trade-offers = Angebote ohne Tausch
option-trade-offers-about = Wie viele Angebote pro Zug dürfen ergebnislos bleiben? Vereinbarte Tauschgeschäfte zählen nicht: Du tauschst, so oft andere mitmachen.
option-trade-total = Angebote insgesamt
option-trade-total-about = Höchstzahl der Angebote pro Zug, vereinbarte Tauschgeschäfte eingeschlossen. 0 heißt: keine Grenze.

## Ausgaben

edition-2018 = Englisch, 2018
edition-2018-about = Die Standardregeln. Kannst du mit dem Outlaw eine Karte stehlen, musst du es tun.
edition-2010 = Englisch, 2010
edition-2010-about = Dieselben Regeln wie 2018, nur anders formuliert. Beide Ausgaben spielen sich gleich.
edition-german = Deutsch, 2010
edition-german-about = Eine Regel ist anders: Mit dem Outlaw musst du nicht stehlen. Die Anleitung lässt sich auch so lesen, dass Eisenbahnen nur bei der Ankunft liefern; das kannst du unten einstellen.

## Woher Punkte kommen

points-deliveries = Lieferungen

# Worauf Bots aus sind.
plan-found = eine neue Stadt
plan-rail = Gleise zur nächsten Stadt
plan-train = eine weitere Eisenbahn
plan-deliver = die nächste Lieferung

## Namen der Meere und Länder um den Plan

land-pacific_ocean = Pazifik
land-atlantic_ocean = Atlantik
land-gulf_of_mexico = Golf von Mexiko
land-canada = Kanada
land-mexico = Mexiko
