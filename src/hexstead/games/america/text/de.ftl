# America, Deutsch. Dieselben Schlüssel stehen in en.ftl; dort ist erklärt, wie sie gebildet sind.
# Ein Zug ist hier immer einer auf Gleisen; wer an der Reihe ist, hat einen Spielzug.

game = Amerika
game-about = Schicke Siedler nach Westen, gründe Städte, verlege Gleise und liefere deine Waren mit dem Zug.

## Regeln: was jedes Spiel ablehnt

rule-A-ACT-01 = Das ist gerade nicht deine Entscheidung.
rule-A-ACT-02 = Zuerst steht eine andere Wahl an: Beantworte, wonach du gefragt wirst.
rule-A-ACT-03 = Das geht in dieser Phase des Spielzugs nicht.
rule-A-ACT-04 = Die Karten oder das Gold dafür sind nicht da.
rule-A-ACT-05 = Das steht nicht zur Wahl.
rule-A-ACT-06 = So eine Karte oder Figur ist dort nicht.

## Regeln: der Plan

rule-A-TERM-01 = Ein Weg ist die Kante zwischen zwei Feldern. Gleise liegen auf Wegen, Züge stehen auf Gleisen.
rule-A-TERM-02 = Eine Kreuzung ist eine Ecke, an der Felder zusammentreffen. Siedler stehen auf Kreuzungen und gehen von einer zur nächsten.
rule-A-TERM-03 = Manche Kreuzungen sind Bauplätze. Städte stehen nur auf Bauplätzen.
rule-A-TERM-04 = Bauplätze sind violett oder rot. Die ersten Städte stehen nur auf violetten; später dürfen beide besiedelt werden.
rule-A-TERM-05 = Weiden geben Vieh, Hügel Kohle, Felder Getreide, Wälder Holz und Gebirge Erz. Wüsten geben nichts.
rule-A-TERM-06 = Ein Feld trägt ein Fragezeichen, zwei oder keines. Zahlenmarken liegen anfangs auf Feldern mit einem; Felder mit zweien beginnen ohne Zahl.
rule-A-TERM-07 = Jeder Bauplatz hat einen Platz für Waren.
rule-A-TERM-08 = An Bauplätzen an der Küste steht ein Betrag in Gold.
rule-A-TERM-09 = Manche Wege tragen ein Schienensymbol.

## Regeln: Material und Grenzen

rule-A-COMP-01 = Amerika ist ein Spiel für drei oder vier Personen, in Rot, Orange, Weiß und Blau.
rule-A-COMP-02 = Es gibt 95 Rohstoffkarten, je 19 von fünf Sorten.
rule-A-COMP-03 = Es gibt 44 Goldmarken. Sie dienen nur zum Zählen: Es kommt auf die Summe an.
rule-A-COMP-04 = Es gibt 24 Entwicklungskarten, nicht von jeder Art gleich viele.
rule-A-COMP-05 = Es gibt 12 bewegliche Zahlenmarken, einen Banditen und zwei Würfel.
rule-A-COMP-06 = Jede Farbe hat 30 Gleise, 2 Züge und 2 Siedler.
rule-A-COMP-07 = Jede Farbe hat zu viert 10 Städte, zu dritt 12.
rule-A-COMP-08 = Jede Farbe hat zu viert 8 Waren, zu dritt 10.
rule-A-COMP-09 = Davon ist nichts mehr in deiner Reserve. Sind beide Siedler oder beide Züge auf dem Plan, sage, welche Figur du zum Neubau herunternimmst.
rule-A-COMP-10 = Gleise, Städte und gelieferte Waren bleiben bis zum Ende, wo sie sind.

## Regeln: Aufbau

rule-A-SET-01 = Alle beginnen mit drei Städten, einem Gleis und einem Zug auf dem Plan und ohne Siedler.
rule-A-SET-02 = Zu Beginn liegt auf jedem der zwölf Felder mit einem Fragezeichen eine Zahlenmarke.
rule-A-SET-03 = Die Rohstoffkarten liegen offen in fünf Stapeln, die Entwicklungskarten gemischt und verdeckt in einem.
rule-A-SET-04 = Der Bandit beginnt in einer Wüste.
rule-A-SET-05 = Alle beginnen mit 3 Gold.
rule-A-SET-06 = In einem Betriebshof stehen anfangs zu viert 7 und zu dritt 9 Städte; jede hält eine Ware zurück. Eine weitere Ware ist von Anfang an frei.
rule-A-SET-07 = Zu dritt hat die vierte Farbe drei neutrale Städte und sonst nichts. Sie bringen nie Ertrag, aber Waren dürfen dorthin geliefert werden.

## Regeln: empfohlener Aufbau

rule-A-SUG-01 = Beim empfohlenen Aufbau legt der Plan fest, wo Zahlenmarken und erste Figuren sind.
rule-A-SUG-02 = Empfohlene Starthände: Rot 1 Kohle und 2 Getreide; Orange 1 Vieh, 1 Kohle und 1 Getreide; Weiß 1 Vieh, 1 Getreide und 1 Erz; Blau 3 Getreide.
rule-A-SUG-03 = Zu dritt sind die empfohlenen Städte der Farbe, die niemand spielt, neutral; ihr Gleis und ihr Zug bleiben weg.
rule-A-SUG-04 = Zahlenmarken dürfen gemischt und die ersten Figuren trotzdem wie empfohlen gesetzt werden: Das sind zwei getrennte Entscheidungen.

## Regeln: freier Aufbau

rule-A-VAR-01 = Gemischte Zahlenmarken kommen auf die Felder mit einem Fragezeichen, je eine, und dürfen beliebig nebeneinanderliegen.
rule-A-VAR-02 = Alle werfen beide Würfel; der höchste Wurf beginnt. Bei Gleichstand an der Spitze wird dort noch einmal gewürfelt.
rule-A-VAR-03 = Die ersten Städte werden einzeln gesetzt, im Uhrzeigersinn von dem Sitz aus, der beginnt.
rule-A-VAR-04 = Die zweiten Städte werden andersherum gesetzt, vom letzten Sitz zurück zum ersten.
rule-A-VAR-05 = Die dritten Städte werden wieder im Uhrzeigersinn gesetzt, von dem Sitz aus, der beginnt.
rule-A-VAR-06 = Im Aufbau kommt eine Stadt auf einen freien violetten Bauplatz. Rote sind erst später dran, und Abstand zwischen Städten ist nicht nötig.
rule-A-VAR-07 = Deine Starthand ist eine Karte für jedes Landfeld an deiner dritten Stadt, gleich welche Zahl es hat.
rule-A-VAR-08 = Das erste Gleis kommt auf einen freien Weg an einer beliebigen eigenen Stadt. Der letzte Sitz beginnt, dann geht es zurück zum ersten.
rule-A-VAR-09 = Dein erster Zug steht auf deinem ersten Gleis.
rule-A-VAR-10 = Zu dritt setzt danach jeder Sitz eine neutrale Stadt, auf einen freien violetten Bauplatz, der nicht an der Küste liegt.
rule-A-VAR-11 = Wer zuerst gesetzt hat, hat auch den ersten Spielzug; weiter geht es im Uhrzeigersinn.

## Regeln: der Spielzug

rule-A-TURN-01 = Beim empfohlenen Aufbau hat der höchste Wurf den ersten Spielzug; nur bei Gleichstand an der Spitze wird dort noch einmal gewürfelt.
rule-A-TURN-02 = Es geht im Uhrzeigersinn reihum, bis das Spiel endet.
rule-A-TURN-03 = Ein Spielzug besteht aus Erträgen, Aktionen und der Bauphase der anderen. Danach gehen die Würfel nach links.
rule-A-TURN-04 = Nach dem Wurf darfst du handeln, bauen, Karten kaufen, Siedler und Züge bewegen und liefern, in beliebiger Folge und so oft du kannst. Eine Karte darf ausgespielt werden.
rule-A-TURN-05 = Nach dem Wurf muss niemand etwas tun, aber was eine Aktion nach sich zieht, muss zu Ende geführt werden.
rule-A-TURN-06 = Vor dem Wurf darfst du eine Entwicklungskarte ausspielen und sonst nichts.

## Regeln: Erträge

rule-A-PROD-01 = Beide Würfel fallen. Bei einer 7 zieht der Bandit; sonst geben alle Felder mit dieser Zahl Ertrag.
rule-A-PROD-02 = Jede Stadt an einem Feld mit Ertrag bringt eine Karte dieses Feldes, an zwei solchen Feldern von jedem eine.
rule-A-PROD-03 = Jeder Wurf bringt allen Ertrag.
rule-A-PROD-04 = Das Feld, auf dem der Bandit steht, gibt keinen Ertrag.
rule-A-PROD-05 = Hat der Vorrat von einem Rohstoff zu wenig für alle, bekommt bei diesem Wurf niemand davon.
rule-A-PROD-06 = Wer bei einem Wurf außer der 7 keine Karte bekommt, nimmt 1 Gold, gleich aus welchem Grund.
rule-A-PROD-07 = Ein leerer Wurf bringt einem Sitz 1 Gold, nie mehr.
rule-A-PROD-08 = Bei einer 7 gibt es keinen Ertrag und auch kein Gold dafür.
rule-A-PROD-09 = Neutrale Städte nehmen an den Erträgen nicht teil.
rule-A-PROD-10 = Ein Feld ohne Zahl gibt keinen Ertrag.

## Regeln: die 7 und der Bandit

rule-A-OUT-01 = Bei einer 7 gibt, wer mehr als sieben Rohstoffkarten hat, die Hälfte zurück, abgerundet. Gold und Entwicklungskarten zählen nicht mit.
rule-A-OUT-02 = Der Bandit muss auf ein anderes Feld ziehen, das jetzt eine Zahl hat.
rule-A-OUT-03 = Der Bandit nimmt eine zufällige Rohstoffkarte von einem anderen Sitz, der eine Stadt an seinem Feld hat.
rule-A-OUT-04 = Beraubt werden kann nur ein anderer Sitz, der eine Stadt am Feld des Banditen und Karten auf der Hand hat.
rule-A-OUT-05 = Nach einer 7 wird zuerst abgegeben, dann zieht der Bandit, dann wird gestohlen.
rule-A-OUT-06 = Der Bandit hält nur Erträge auf. Beim Bauen, Ziehen und Liefern ist er niemandem im Weg.

## Regeln: was offen ist und was geheim

rule-A-INFO-01 = Welche Rohstoffkarten du hast, ist geheim; wie viele, sehen alle.
rule-A-INFO-02 = Deine Entwicklungskarten bleiben geheim, bis du sie ausspielst.
rule-A-INFO-03 = Gold, Betriebshöfe, der Plan und die Ablage der ausgespielten Karten sind für alle offen.
rule-A-INFO-04 = Alle sehen Erträge, Zahlungen, Handel und, sobald alle gewählt haben, was abgegeben wurde. Eine gestohlene Karte kennen nur die beiden Beteiligten, eine gezogene nur, wer sie gezogen hat.

## Regeln: Handel

rule-A-TRADE-01 = Nur wer an der Reihe ist, macht Angebote: an die anderen, und nur so viele, wie der Tisch in einem Spielzug erlaubt.
rule-A-TRADE-02 = Rohstoffkarten und Gold dürfen gehandelt werden, in jeder Menge, auf die sich beide einigen.
rule-A-TRADE-03 = Zwei Gold kaufen eine Rohstoffkarte deiner Wahl aus dem Vorrat.
rule-A-TRADE-04 = Du hast in diesem Spielzug schon zwei Rohstoffkarten mit Gold gekauft: mehr als zwei gehen nicht.
rule-A-TRADE-05 = Der Vorrat gibt ein Gold oder eine Karte einer anderen Sorte für drei gleiche Karten, so oft du willst.
rule-A-TRADE-06 = Der Vorrat gibt keine Karte der Sorte, die du abgibst.
rule-A-TRADE-07 = Von dieser Sorte hat der Vorrat keine Karte mehr.
rule-A-TRADE-08 = Entwicklungskarten, Figuren, Waren und Gefälligkeiten werden nicht gehandelt.

## Regeln: Bauen und Kaufen

rule-A-BUY-01 = Ein Gleis kostet 1 Erz und 1 Holz, ein Zug dazu 1 Kohle, ein Siedler 1 Vieh, 1 Getreide und 1 Holz, eine Entwicklungskarte 1 Vieh und 1 Kohle.
rule-A-BUY-02 = Du darfst bauen und kaufen, so viel du bezahlen kannst und solange Figuren da sind.
rule-A-BUY-03 = Eine Stadt wird nicht gekauft: Ein Siedler gründet sie.
rule-A-BUY-04 = Was nicht gesetzt werden kann, wird nicht gekauft, und nichts wird dafür bezahlt.

## Regeln: Siedler bauen

rule-A-SBLD-01 = Ein neuer Siedler kommt an eine deiner eigenen Städte, oder daneben, wenn der Tisch es so gewählt hat.
rule-A-SBLD-02 = Du hast zwei Siedler; mehr als zwei können nicht auf dem Plan sein.
rule-A-SBLD-03 = Ein neuer Siedler darf im selben Spielzug gehen.
rule-A-SBLD-04 = Sind beide Siedler auf dem Plan, darfst du einen herunternehmen und zum vollen Preis neu bauen.
rule-A-SBLD-05 = Ein Siedler darf nur heruntergenommen werden, wenn beide auf dem Plan sind.

## Regeln: Züge bauen

rule-A-TBLD-01 = Ein neuer Zug kommt auf ein eigenes Gleis, das an eine eigene Stadt reicht.
rule-A-TBLD-02 = Du hast zwei Züge; mehr als zwei können nicht auf dem Plan sein.
rule-A-TBLD-03 = Auf diesem Weg stehen schon zwei Züge; mehr fasst er nicht, gleich welcher Farbe.
rule-A-TBLD-04 = Ein Zug darf nur heruntergenommen und zum vollen Preis neu gebaut werden, wenn beide auf dem Plan sind.
rule-A-TBLD-05 = Ein neuer Zug darf im selben Spielzug fahren und liefern, wie es der Tisch gewählt hat.

## Regeln: Gleise

rule-A-RAIL-01 = Ein Gleis kommt auf einen freien Weg: ein Gleis je Weg.
rule-A-RAIL-02 = Ein Gleis muss an eine eigene Stadt oder ein eigenes Gleis anschließen.
rule-A-RAIL-03 = Gleise dürfen an allem vorbei weitergehen: an fremden und neutralen Städten, leeren Bauplätzen und Siedlern.
rule-A-RAIL-04 = Fremde Gleise und Städte geben dir kein Recht zu bauen.
rule-A-RAIL-05 = Du hast kein Gleis mehr: Jede Farbe hat 30, die ohne Kosten eingeschlossen.

## Regeln: Gold für den Anschluss eines Bauplatzes

rule-A-GOLD-01 = Ein Bauplatz ist abgelegen, solange ihn keine Gleise, gleich welcher Farben, mit einem anderen verbinden.
rule-A-GOLD-02 = Das Gleis, das einen abgelegenen Bauplatz zum ersten Mal mit einem anderen verbindet, bringt sofort Gold.
rule-A-GOLD-03 = Gezählt wird auf der kürzesten Strecke aus Gleisen aller Farben von diesem Bauplatz zu einem anderen.
rule-A-GOLD-04 = Unter gleich kurzen Strecken wird eine gewählt.
rule-A-GOLD-05 = Alle nehmen 1 Gold für jedes eigene Gleis auf dieser Strecke.
rule-A-GOLD-06 = Ein Gleis zwischen Bauplätzen, die alle schon angeschlossen sind, bringt kein Gold.
rule-A-GOLD-07 = Ein Gleis kann höchstens zwei abgelegene Bauplätze anschließen, und dann verbindet es sie miteinander.
rule-A-GOLD-08 = Das neue Gleis gehört immer zur Strecke; wer es baut, bekommt also mindestens 1 Gold.
rule-A-GOLD-09 = Wem die Städte auf den Bauplätzen gehören, ist für das Gold gleich.
rule-A-GOLD-10 = Nach einem Gleis kommt zuerst das Gold, dann das freie Gleis eines Schienensymbols, dann das nächste Gleis vom Bahnbau. Auf das Gold kann niemand verzichten, auf die Gleise schon.
rule-A-GOLD-11 = Gleich kurze Strecken unterscheiden sich durch das Gold, das sie den Sitzen bringen; bringen sie dasselbe, sind sie eine Wahl.

## Regeln: Schienensymbole

rule-A-TRK-01 = Ein Gleis auf einem Weg mit Schienensymbol erlaubt sofort ein weiteres, ohne Kosten.
rule-A-TRK-02 = Das freie Gleis muss an das Gleis anschließen, das gerade auf dem Schienensymbol gebaut wurde, an einem beliebigen Ende.
rule-A-TRK-03 = Das freie Gleis kommt aus deiner Reserve, braucht einen freien Weg und kann selbst Gold oder ein weiteres freies Gleis bringen.
rule-A-TRK-04 = Das freie Gleis verfällt, wenn daneben kein Weg frei ist, wenn du kein Gleis mehr hast oder wenn du verzichtest.

## Regeln: Siedler unterwegs

rule-A-SMOV-01 = Ein Getreide bringt einen Siedler bis zu drei Schritte weit, jedes weitere noch einmal drei.
rule-A-SMOV-02 = Ein Getreide lässt sich nicht auf zwei Siedler aufteilen.
rule-A-SMOV-03 = Ein Siedler darf früher anhalten; übrige Schritte verfallen.
rule-A-SMOV-04 = Ein Siedler geht an allem vorbei: an Siedlern, Städten, leeren Bauplätzen, Gleisen und Zügen.
rule-A-SMOV-05 = Ein Siedler darf nicht anhalten, wo ein anderer Siedler steht, und nicht in einer Stadt, die dir nicht gehört.
rule-A-SMOV-06 = Bei einer eigenen Stadt oder auf einer gewöhnlichen Kreuzung darf ein Siedler anhalten; dort geschieht nichts.
rule-A-SMOV-07 = Für weiteres Getreide darf ein Siedler im selben Spielzug noch einmal gehen.
rule-A-SMOV-08 = Siedler gehen nur, wenn ihre Farbe an der Reihe ist, nach dem Wurf oder durch eine Karte.
rule-A-SMOV-09 = Nur das Getreide begrenzt, wie weit ein Siedler geht, und er darf stehen bleiben, solange du willst.

## Regeln: Städte gründen

rule-A-CITY-01 = Ein Siedler, der auf einem leeren Bauplatz anhält, muss dort sofort eine Stadt gründen.
rule-A-CITY-02 = Gründen kostet nichts. Der Siedler geht zurück in deine Reserve, die Stadt kommt aus deinem Betriebshof.
rule-A-CITY-03 = Wer über einen leeren Bauplatz nur hinweggeht, gründet nichts; erst das Anhalten gründet.
rule-A-CITY-04 = Städte dürfen auf violetten und auf roten Bauplätzen gegründet werden.
rule-A-CITY-05 = Jede Stadt, die den Betriebshof verlässt, gibt sofort eine deiner Waren zum Liefern frei.
rule-A-CITY-06 = Wer eine Stadt an der Küste gründet, nimmt einmal das Gold, das dort steht.
rule-A-CITY-07 = Eine Stadt wechselt nie den Besitz, wird nie ausgebaut und verlässt nie den Plan.

## Regeln: Zahlenmarken

rule-A-TOK-01 = Liegt eine neue Stadt an einem Feld mit zwei Fragezeichen und ohne Zahl, wandert eine Zahlenmarke vom Plan dorthin.
rule-A-TOK-02 = Die Marke kommt aus der östlichsten Spalte, in der noch eine liegt, und dort von ganz im Norden.
rule-A-TOK-03 = Das Feld, das eine Marke verlässt, hat keine Zahl und gibt von da an keinen Ertrag.
rule-A-TOK-04 = Eine gewanderte Marke bringt vom nächsten Wurf an Ertrag, für alle Städte an ihrem Feld.
rule-A-TOK-05 = Auf dem Plan liegen immer zwölf Zahlenmarken.

## Regeln: Entwicklungskarten

rule-A-DEV-01 = Eine Entwicklungskarte wird für ihren Preis vom Stapel gezogen und bleibt geheim.
rule-A-DEV-02 = Du hast in diesem Spielzug schon eine Entwicklungskarte ausgespielt: eine je Spielzug.
rule-A-DEV-03 = Eine Karte, die du in diesem Spielzug gekauft hast, kannst du erst in deinem nächsten ausspielen.
rule-A-DEV-04 = Eine Karte aus der Bauphase darfst du in deinem nächsten Spielzug ausspielen, sogar vor dem Wurf.
rule-A-DEV-05 = Entwicklungskarten werden nur im eigenen Spielzug ausgespielt, nie in der Bauphase.
rule-A-DEV-06 = Eine ausgespielte Karte kommt auf die offene Ablage.
rule-A-DEV-07 = Ist der Stapel aufgebraucht, wird aus der Ablage ein neuer.
rule-A-DEV-08 = Du darfst beliebig viele Entwicklungskarten haben, und bei einer 7 zählen sie nicht.

## Regeln: Züge unterwegs

rule-A-TMOV-01 = Ein Zug fährt von seinem Gleis auf ein anderes, das an einer Kreuzung daran anschließt, Schritt für Schritt.
rule-A-TMOV-02 = Auf einen Weg ohne Gleis kann kein Zug fahren.
rule-A-TMOV-03 = Eine Kohle bringt einen Zug bis zu drei Schritte weit. Auf zwei Züge lässt sie sich nicht aufteilen.
rule-A-TMOV-04 = Ein Zug darf Gleise jeder Farbe benutzen; für fremde fällt eine Gebühr an.
rule-A-TMOV-05 = Ein Zug darf jederzeit und ohne Kosten wenden.
rule-A-TMOV-06 = Am Ende einer Fahrt dürfen auf einem Weg höchstens zwei Züge stehen, gleich welcher Farbe.
rule-A-TMOV-07 = Über einen Weg, auf dem zwei Züge stehen, darf ein Zug hinwegfahren.
rule-A-TMOV-08 = Städte, leere Bauplätze, Siedler und der Bandit halten keinen Zug auf.
rule-A-TMOV-09 = Züge fahren nur, wenn ihre Farbe an der Reihe ist, nach dem Wurf oder durch eine Karte, und so oft Kohle bezahlt wird.
rule-A-TMOV-10 = Eine Lieferung beendet die Fahrt nicht; mit den übrigen Schritten darf der Zug weiterfahren.
rule-A-TMOV-12 = Eine Fahrt darf auf jedem Gleis enden, gleich wem es gehört.
rule-A-TMOV-13 = Ein Zug fährt Schritt für Schritt und bezahlt beim ersten von je dreien eine Kohle. Alles außer dem nächsten Schritt oder einer Lieferung beendet die Fahrt, und übrige Schritte verfallen.
rule-A-TMOV-14 = Auf diesem Weg stehen zwei Züge: Du darfst nur hin, wenn Schritte, Kohle und Gold bis zu einem Weg mit Platz reichen. Bis dahin gehen nur Weiterfahren und Liefern.
rule-A-TMOV-15 = Ein neu gebauter Zug gilt als ein anderer. Liefert dein anderer Zug, beendet das die Fahrt nicht.

## Regeln: die Gebühr für fremde Gleise

rule-A-FEE-01 = Fährt ein Zug auf ein fremdes Gleis, bekommt dessen Sitz 1 Gold.
rule-A-FEE-02 = Die Gebühr ist 1 Gold an jeden fremden Sitz, gleich wie viele seiner Gleise der Zug benutzt.
rule-A-FEE-03 = Jeder Zug zahlt für sich: Der zweite zahlt demselben Sitz noch einmal.
rule-A-FEE-04 = In jedem Spielzug ist die Gebühr wieder fällig, und bei jeder Fahrt, wenn der Tisch es so gewählt hat.
rule-A-FEE-05 = Das Gleis, auf dem ein Zug den Spielzug beginnt, kostet nichts, weder beim Bleiben noch beim Verlassen.
rule-A-FEE-06 = Ein Zug zahlt einem Sitz beim ersten Schritt auf eines seiner Gleise und danach in diesem Spielzug nicht mehr.
rule-A-FEE-07 = Du hast kein Gold für die Gebühr dieses Gleises; der Zug kann nicht dorthin fahren.
rule-A-FEE-08 = Eigene Gleise kosten keine Gebühr.

## Regeln: Lieferungen

rule-A-DLV-01 = Keiner deiner Züge kann dort liefern: Einer muss auf einem Gleis an dieser Stadt stehen und gerade dorthin gefahren sein, wenn der Tisch es so gewählt hat.
rule-A-DLV-02 = Keine deiner Waren ist frei: Eine neue Stadt gibt eine frei. Zum Liefern braucht es auch eine fremde oder neutrale Stadt mit leerem Warenplatz und deinen Zug daneben.
rule-A-DLV-03 = Diese Stadt hat ihre Ware schon: Jede nimmt im ganzen Spiel nur eine, von wem sie zuerst kommt.
rule-A-DLV-04 = Waren gehen in fremde und neutrale Städte, nicht in eigene und nicht auf leere Bauplätze.
rule-A-DLV-05 = Liefern kostet nichts und ist nie Pflicht.
rule-A-DLV-06 = Ein Zug darf von jedem Gleis aus liefern, gleich wem es gehört.
rule-A-DLV-07 = Ein Zug darf in die Städte an beiden Enden seines Weges liefern und auf einer Fahrt in mehrere Städte.
rule-A-DLV-08 = Von deinen Waren sind so viele frei, wie du Städte gegründet hast, und eine dazu, ohne die gelieferten.
rule-A-DLV-09 = Eine Lieferung bringt weder Gold noch Karten, und die Ware bleibt, wo sie ist.

## Regeln: die Bauphase

rule-A-EBP-01 = Am Ende eines Spielzugs dürfen alle anderen bauen, einmal und im Uhrzeigersinn von links an.
rule-A-EBP-02 = In der Bauphase darfst du Siedler, Züge und Gleise bauen und Entwicklungskarten kaufen, so viele du bezahlen kannst.
rule-A-EBP-03 = In der Bauphase wird nicht gehandelt, keine Karte ausgespielt, nichts bewegt und nichts geliefert.
rule-A-EBP-04 = In der Bauphase lässt sich mit Gold nichts kaufen.
rule-A-EBP-05 = Wer an der Reihe ist, nimmt an der Bauphase nicht teil, wenn der Tisch nichts anderes gewählt hat.
rule-A-EBP-06 = In der Bauphase gelten beim Bauen dieselben Regeln wie sonst, auch für Gold und freie Gleise.
rule-A-EBP-07 = Auf jeden Spielzug folgt eine Bauphase, auch auf den ersten.
rule-A-EBP-08 = In der Bauphase muss niemand bauen.

## Regeln: das Ende

rule-A-WIN-01 = Wer alle eigenen Waren geliefert hat, gewinnt sofort: 8 zu viert, 10 zu dritt, wenn der Tisch nichts anderes gewählt hat.
rule-A-WIN-02 = Nur eine Lieferung kann gewinnen, also nur, wer an der Reihe ist.
rule-A-WIN-03 = Damit alle Waren frei sind, müssen alle Städte des Betriebshofs gegründet sein: 7 zu viert, 9 zu dritt.

## Regeln: was immer gilt

rule-A-INV-01 = Von jedem Rohstoff gibt es 19 Karten: im Vorrat, auf den Händen und beiseitegelegt zusammen.
rule-A-INV-02 = Jede Farbe hat 8 oder 10 Waren, geliefert, frei und zurückgehalten zusammen, und jede Stadt im Betriebshof hält eine zurück.
rule-A-INV-03 = Keine Farbe hat mehr als 30 Gleise, 2 Züge und 2 Siedler auf dem Plan. Städte hat sie 10 oder 12, auf dem Plan und im Betriebshof zusammen.
rule-A-INV-04 = Auf einem Weg liegt höchstens ein Gleis und stehen höchstens zwei Züge, und Züge stehen nur auf Gleisen.
rule-A-INV-05 = Kein Siedler bleibt auf einem leeren Bauplatz oder in einer fremden Stadt, und nie stehen zwei auf einer Kreuzung.
rule-A-INV-06 = Die zwölf Zahlenmarken liegen auf Feldern mit Fragezeichen, auf jedem höchstens eine.
rule-A-INV-07 = In einer Stadt liegt höchstens eine Ware, und nie eine der eigenen Farbe.
rule-A-INV-08 = Entwicklungskarten gibt es immer 24: im Stapel, in der Ablage und auf den Händen.
rule-A-INV-09 = Gold kommt und geht durch Aufbau, leere Würfe, neue Anschlüsse, Küste, Tausch, Kauf, Handel, Gebühren und Karten, sonst durch nichts.
rule-A-INV-10 = Alle Gleise einer Farbe hängen an einer Stadt dieser Farbe.

## Regeln: was die Karten tun

rule-A-CARD-01 = Im Stapel sind 6 Karten Kavallerie, 4 Bahnbau, 4 Freie Fahrt, 3 Schürfrechte, 3 Viehtrieb, 2 Spähtrupp und 2 Indigener Beistand.
rule-A-CARD-02 = Kavallerie: Versetze den Banditen, nimm 2 Gold und dann jemandem an seinem neuen Feld eine zufällige Rohstoffkarte. Niemand gibt Karten ab.
rule-A-CARD-03 = Bahnbau: Baue bis zu zwei Gleise nacheinander und ohne Kosten, wo du bauen darfst.
rule-A-CARD-04 = Freie Fahrt: Einer deiner Züge fährt bis zu fünf Schritte ohne Kohle und ohne Gebühren. Unterwegs darf er liefern.
rule-A-CARD-05 = Schürfrechte: Nimm zwei beliebige Rohstoffkarten, die der Vorrat hat.
rule-A-CARD-06 = Viehtrieb: Gib 1 Vieh ab und nimm 5 Gold. Ohne Vieh lässt sich die Karte nicht ausspielen.
rule-A-CARD-07 = Spähtrupp: Einer deiner Siedler geht bis zu fünf Schritte ohne Getreide, oder du nimmst 3 Gold.
rule-A-CARD-08 = Indigener Beistand: Nenne statt zu würfeln eine Zahl von 2 bis 12; sie gilt als gewürfelt. Die Karte wird nur vor dem Wurf und mit ihrer Zahl ausgespielt.
rule-A-CARD-09 = Jede Karte darf vor dem Wurf ausgespielt werden; was sie bewegt, darf auch dann liefern oder gründen.
rule-A-CARD-10 = Die Freie Fahrt bewegt einen Zug, nämlich den mit dem ersten Schritt, und höchstens fünf Schritte weit. Vor einer Lieferung steht mindestens ein Schritt.
rule-A-CARD-11 = Eine Karte, deren Preis du nicht bezahlen kannst, lässt sich nicht ausspielen; eine ohne Wirkung schon.

## Regeln: der Plan in Zahlen

rule-A-MAP-01 = Der Plan hat 71 Felder: 39 mit gedruckter Zahl, 12 mit einem Fragezeichen, 14 mit zweien und 6 Wüsten. Die Felder am Rand geben nie Ertrag.
rule-A-MAP-02 = Der Plan hat 45 Bauplätze, 21 violette und 24 rote, davon 11 an der Küste; 149 Kreuzungen; und 201 Wege, davon 21 mit Schienensymbol.
rule-A-MAP-03 = Zahlenmarken gibt es je vier mit 9, 10 und 11. Kein Bauplatz liegt an mehr als einem Feld mit zwei Fragezeichen.
rule-A-MAP-04 = Spalten und Norden sind an den Namen der Felder zu erkennen. Von Omaha nach St. Louis sind es drei Wege, von Minneapolis nach Bismarck ebenfalls.
rule-A-MAP-05 = Gold geht nie aus.

## Entscheidungen in offenen Fällen

rule-AQ-01 = Der Plan nennt alle Wege und Kreuzungen, auch an der Küste, wo weniger Felder zusammentreffen.
rule-AQ-02 = In welcher Wüste der Bandit beginnt, nennt der Plan.
rule-AQ-03 = In eine Wüste kehrt der Bandit nie zurück.
rule-AQ-04 = Der Bandit darf auf ein Feld ohne Städte; dann wird niemand beraubt.
rule-AQ-05 = Ein Feld hat eine Zahl, wenn sie aufgedruckt ist oder jetzt eine Zahlenmarke darauf liegt.
rule-AQ-06 = Was im Aufbau gesetzt wird, bringt kein Gold, bewegt keine Zahlenmarke und gibt kein freies Gleis.
rule-AQ-07 = Bei jedem Aufbau gibt es 3 Gold für alle.
rule-AQ-08 = Auch ein Feld ohne Zahl gibt eine Startkarte; eine Wüste gibt keine.
rule-AQ-09 = Gemischte Zahlenmarken dürfen beliebig liegen.
rule-AQ-10 = Die Sitze haben der Reihe nach Rot, Orange, Weiß und Blau, wenn der Tisch nichts anderes gewählt hat. Zu dritt ist die übrige Farbe neutral.
rule-AQ-11 = Gespielt wird in der Folge der Sitze, gleich welche Farben sie haben.
rule-AQ-12 = Reicht der Vorrat nicht, bekommt auch ein Sitz nichts, dem allein etwas zusteht, wenn der Tisch nichts anderes gewählt hat.
rule-AQ-13 = Auch wer leer ausgeht, weil der Vorrat nicht reicht, nimmt 1 Gold.
rule-AQ-14 = Gold ist immer genug da.
rule-AQ-15 = Alle geben gleichzeitig und verdeckt ab; der Bandit wartet darauf.
rule-AQ-16 = Wer keine Karten hat, kann nicht beraubt werden. Kommt nur ein Sitz in Frage, muss niemand wählen.
rule-AQ-17 = Eigene und neutrale Städte können nicht beraubt werden, aber der Bandit darf dorthin.
rule-AQ-18 = Nach einem Diebstahl gibt niemand noch einmal Karten ab.
rule-AQ-19 = Eine Karte wird vor dem Wurf ausgespielt oder wenn alles erledigt ist, was der Wurf gebracht hat, nie dazwischen.
rule-AQ-20 = Ein Handel braucht etwas auf beiden Seiten, und zwar Verschiedenes: keine Geschenke, nicht Gleiches gegen Gleiches. Auf einen Aufruf antwortet nur ein eigener Vorschlag.
rule-AQ-21 = Derselbe Rohstoff oder Gold kann nicht auf beiden Seiten eines Handels stehen.
rule-AQ-22 = Nur Rohstoffkarten und Gold wechseln den Besitz. Versprechen binden niemanden.
rule-AQ-23 = Was der Vorrat nicht hat, gibt er nicht her; andere Sorten schon.
rule-AQ-24 = Für die zwei Käufe im Spielzug zählen nur die mit Gold, nicht der Tausch drei zu eins.
rule-AQ-25 = Vor dem Wurf wird nicht gehandelt.
rule-AQ-26 = Ein neuer Siedler steht auf der Kreuzung der Stadt selbst, wenn der Tisch nicht die Kreuzungen daneben gewählt hat.
rule-AQ-27 = Dort steht schon ein Siedler: einer je Kreuzung.
rule-AQ-28 = Auf einen leeren Bauplatz oder in eine fremde Stadt kommt kein neuer Siedler.
rule-AQ-29 = Deine Siedler dürfen in eigenen Städten stehen und hindurchgehen.
rule-AQ-30 = Ein Siedler oder Zug wird nur heruntergenommen, um sofort neu gebaut zu werden. Welcher, entscheidest du.
rule-AQ-31 = Wo zwei Züge stehen, wird kein weiterer gebaut.
rule-AQ-32 = Was nicht gesetzt werden kann, wird abgelehnt, bevor etwas bezahlt ist.
rule-AQ-33 = Der Platz einer heruntergenommenen Figur ist für die neue frei.
rule-AQ-34 = Ein fremdes Gleis zu berühren, genügt für ein eigenes nicht.
rule-AQ-35 = Ein Gleis, das zwei abgelegene Bauplätze miteinander verbindet, zahlt einmal, wenn der Tisch nichts anderes gewählt hat.
rule-AQ-36 = Unter gleich kurzen Strecken wählt, wer das Gleis baut, auch in der Bauphase.
rule-AQ-37 = Gleich kurze Strecken dürfen an verschiedenen Bauplätzen enden; jede, die anderes Gold bringt, steht zur Wahl.
rule-AQ-38 = Ein freies Gleis bringt Gold wie jedes andere, für sich gezählt.
rule-AQ-39 = Ein freies Gleis auf einem weiteren Schienensymbol erlaubt noch eines, wenn der Tisch nichts anderes gewählt hat.
rule-AQ-40 = Das freie Gleis wird sofort gebaut, vor allem anderen, oder gar nicht.
rule-AQ-41 = Auch ein Gleis durch eine Karte bringt das freie Gleis eines Schienensymbols.
rule-AQ-42 = Siedler und Züge sind niemandem im Weg, wenn Gleise gebaut oder Städte gegründet werden.
rule-AQ-43 = Schritte, die ein Siedler nicht nutzt, verfallen, sobald er anhält.
rule-AQ-44 = Wer auf einem leeren Bauplatz anhält, gründet sofort. Um daran vorbeizukommen, muss der Siedler in einem Stück weitergehen.
rule-AQ-45 = Ein Siedler muss immer dort anhalten, wo er stehen darf.
rule-AQ-46 = Du hast keine Stadt mehr zu gründen; auf einem leeren Bauplatz darf dein Siedler deshalb nicht anhalten.
rule-AQ-47 = Ein Siedler darf auch gebaut werden, wenn du keine Stadt mehr hast.
rule-AQ-48 = Ein Siedler muss auf eine andere Kreuzung gehen. Gezählt wird die kürzeste Strecke dorthin.
rule-AQ-49 = Ein Siedler darf in einem Spielzug mehrmals gehen; jedes Mal wird für sich bezahlt.
rule-AQ-50 = Eine neutrale Stadt gilt als fremde Stadt.
rule-AQ-51 = Liegt eine Stadt an mehreren leeren Feldern mit zwei Fragezeichen, kommt auf jedes eine Marke, von Ost nach West und von Nord nach Süd.
rule-AQ-52 = Ein Feld, das schon eine Zahlenmarke hat, bekommt keine zweite.
rule-AQ-53 = Die Marke darf von jedem Feld der östlichsten Spalte kommen, nur nicht von einem an der neuen Stadt, wenn der Tisch nichts anderes gewählt hat. Gibt es keine, wandert nichts.
rule-AQ-54 = Verlässt eine Zahlenmarke das Feld des Banditen, bleibt er dort.
rule-AQ-55 = Spalten von Feldern laufen von Nord nach Süd. Ein Feld, das seine Marke verloren hat, gilt wieder als leer.
rule-AQ-56 = Gedruckte Zahlen wandern nie, nur Zahlenmarken.
rule-AQ-57 = Auf einem Bauplatz wird nur einmal gegründet; also gibt es sein Gold nur einmal.
rule-AQ-58 = Es ist keine Entwicklungskarte mehr zu kaufen.
rule-AQ-59 = Die Ablage wird nur gemischt, wenn beim Kauf einer Karte der Stapel leer ist.
rule-AQ-60 = Auch eine Karte, die nichts bewirken kann, darf ausgespielt werden.
rule-AQ-61 = Wenn eine Karte den Banditen versetzt, gibt niemand Karten ab.
rule-AQ-62 = Eine Karte aus der Bauphase direkt vor deinem Spielzug darfst du darin ausspielen, sogar vor dem Wurf.
rule-AQ-63 = Übrige Schritte eines Zuges verfallen, sobald du etwas anderes tust, als weiterzufahren oder zu liefern.
rule-AQ-64 = Ein Zug darf auch liefern, während er über einen Weg fährt, auf dem zwei Züge stehen.
rule-AQ-65 = Schulden gibt es nicht: Ohne Gold für die Gebühr ist der Schritt nicht möglich.
rule-AQ-66 = Ein neu gebauter Zug zahlt seine Gebühren neu.
rule-AQ-67 = Ein Zug, der ein fremdes Gleis verlässt und auf ein Gleis derselben Farbe zurückkommt, zahlt die Gebühr.
rule-AQ-68 = Neutrale Städte haben keine Gleise, also wird ihnen nichts bezahlt.
rule-AQ-69 = Eine Gebühr lässt sich nicht erlassen.
rule-AQ-70 = Ein Zug darf auf einer Fahrt denselben Weg mehrmals benutzen; jedes Mal ist ein Schritt.
rule-AQ-71 = Ein Zug darf in die Städte an beiden Enden seines Weges liefern.
rule-AQ-72 = Ein Zug darf liefern, ohne gefahren zu sein, wenn der Tisch nichts anderes gewählt hat.
rule-AQ-73 = Vor dem Wurf wird nichts geliefert, außer durch eine Karte, die einen Zug bewegt.
rule-AQ-74 = Auch eigene Züge zählen für die Grenze von zweien auf einem Weg.
rule-AQ-75 = In einer Bauphase hat jeder Sitz eine Gelegenheit; wer gepasst hat, baut nicht noch einmal.
rule-AQ-76 = Wer gerade an der Reihe war, baut in der Bauphase nicht, wenn der Tisch nichts anderes gewählt hat.
rule-AQ-77 = In der Bauphase gewinnt niemand.
rule-AQ-78 = Wenn alle einverstanden sind, darf ein Spiel jederzeit enden.
rule-AQ-79 = Wie viel Gold jemand hat, sehen alle.
rule-AQ-80 = Geht jemand, bleiben die Städte stehen, und Waren dürfen weiter dorthin geliefert werden.

## Rohstoffe, andere Güter, Landschaften

resource-cattle = Vieh
resource-coal = Kohle
resource-grain = Getreide
resource-lumber = Holz
resource-ore = Erz

good-gold = Gold

terrain-pasture = Weide
terrain-hills = Hügel
terrain-fields = Felder
terrain-forest = Wald
terrain-mountains = Gebirge
terrain-desert = Wüste

## Entwicklungskarten

card-cavalry = Kavallerie
card-cavalry-about = Versetze den Banditen, nimm 2 Gold und nimm jemandem an seinem neuen Feld eine Karte.
card-engineer = Bahnbau
card-engineer-about = Baue bis zu zwei Gleise ohne Kosten.
card-right_of_way = Freie Fahrt
card-right_of_way-about = Fahre mit einem Zug bis zu fünf Schritte, ohne Kohle und ohne Gebühren.
card-mineral_rights = Schürfrechte
card-mineral_rights-about = Nimm zwei Rohstoffkarten deiner Wahl aus dem Vorrat.
card-cattle_drive = Viehtrieb
card-cattle_drive-about = Gib 1 Vieh ab und nimm 5 Gold.
card-scout = Spähtrupp
card-scout-about = Gehe mit einem Siedler bis zu fünf Schritte ohne Getreide, oder nimm 3 Gold.
card-native_support = Indigener Beistand
card-native_support-about = Vor dem Wurf: Nenne die Zahl, die als gewürfelt gilt.

## Figuren, Kreuzungen

piece-rail = Gleis
piece-train = Zug
piece-settler = Siedler
piece-card = Entwicklungskarte
piece-city = Stadt
piece-goods = Ware
piece-token = Zahlenmarke
piece-outlaw = Bandit
piece-yard = Betriebshof

spot-open = Offene Kreuzung
spot-start = Violetter Bauplatz
spot-site = Roter Bauplatz

## Wofür Gold genommen wird

gold-compensation = leerer Wurf
gold-route = Gleise eines neuen Anschlusses
gold-coast = Stadt an der Küste
gold-exchange = drei gleiche Karten
gold-card = ausgespielte Karte

## Sitze

seat-chance = Zufall
seat-neutral = Neutral
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau

## Phasen, und wonach ein Sitz darin gefragt wird

phase-over = Das Spiel ist aus
phase-tokens = Zahlenmarken
phase-first_roll = Wer beginnt?
phase-set_city = Aufbau: Städte
phase-set_rail = Aufbau: Gleise
phase-set_neutral = Aufbau: neutrale Städte
phase-pre_roll = Vor dem Wurf
phase-dice = Die Würfel rollen
phase-discard = Karten abgeben
phase-outlaw = Der Bandit zieht
phase-rob = Wer wird beraubt?
phase-steal = Eine Karte wird genommen
phase-action = Handeln, bauen und bewegen
phase-offer = Ein Angebot ist offen
phase-route = Welche Strecke zahlt?
phase-bonus = Ein freies Gleis
phase-engineer = Gleise vom Bahnbau
phase-card_move = Freie Fahrt
phase-scout = Der Spähtrupp
phase-take = Karten nehmen
phase-draw = Eine Karte wird gezogen
phase-build_phase = Bauphase

prompt-set_city = Setze eine Stadt auf einen freien violetten Bauplatz.
prompt-set_rail = Setze ein Gleis an eine deiner Städte; dein Zug kommt gleich darauf.
prompt-set_neutral = Setze eine neutrale Stadt auf einen freien violetten Bauplatz abseits der Küste.
prompt-pre_roll = Würfle, oder spiele vorher eine Karte aus.
prompt-discard = Wähle die Karten, die du zurückgibst.
prompt-outlaw = Versetze den Banditen auf ein anderes Feld mit einer Zahl.
prompt-rob = Wähle, wem du eine Karte nimmst.
prompt-action = Handle, baue, bewege, liefere, spiele eine Karte aus oder beende deinen Spielzug.
prompt-offer = Antworte auf das Angebot, oder schließe es, wenn es deines ist.
prompt-route = Mehrere Strecken sind gleich kurz: Wähle, welches Gold gezahlt wird.
prompt-bonus = Baue ein freies Gleis neben dem auf dem Schienensymbol, oder verzichte.
prompt-engineer = Baue ein Gleis ohne Kosten, oder verzichte.
prompt-card_move = Fahre mit einem Zug bis zu fünf Schritte und liefere unterwegs.
prompt-scout = Gehe mit einem Siedler bis zu fünf Schritte, oder nimm 3 Gold.
prompt-take = Nimm eine Rohstoffkarte aus dem Vorrat.
prompt-build_phase = Baue, kaufe eine Karte oder passe.

ending-running = Das Spiel läuft
ending-won = Gewonnen
ending-drawn = Unentschieden
ending-agreed = Einvernehmlich beendet
ending-cut = An der Grenze der Spielzüge abgebrochen

## Aktionen

action-roll = Würfeln
action-end_turn = Spielzug beenden
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
action-place_city = Stadt setzen
action-build_rail = Gleis bauen
action-build_settler = Siedler bauen
action-build_train = Zug bauen
action-move_settler = Mit einem Siedler gehen
action-move_train = Mit einem Zug fahren
action-deliver = Ware liefern
action-buy_resource = Karte für zwei Gold kaufen
action-sell_for_gold = Drei Karten gegen ein Gold tauschen
action-choose_payout = Wählen, welche Strecke zahlt
action-native_support = Die Zahl nennen
action-move_outlaw = Den Banditen versetzen
action-take_gold = 3 Gold nehmen
action-pass = Passen
action-token = Die Zahlenmarke, die gelegt wird

## Ereignisse

event-turn_began = Spielzug { $turn }: { $seat } beginnt.
event-first_rolled = { $seat } würfelt { $a } und { $b } um den ersten Spielzug.
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
event-token_placed = Die { $number } liegt auf { $hex }.
event-city_placed = { $owner } setzt eine Stadt: { $site }.
event-city_placed-neutral = Eine neutrale Stadt wird gesetzt: { $site }.
event-rail_built = { $seat } baut ein Gleis.
event-rail_built-free = { $seat } baut ein Gleis ohne Kosten.
event-train_built = { $seat } setzt einen Zug auf die Gleise.
event-settler_built = { $seat } schickt einen Siedler los.
event-settler_moved = { $steps ->
    [one] { $seat } geht mit einem Siedler einen Schritt.
   *[other] { $seat } geht mit einem Siedler { $steps } Schritte.
    }
event-train_moved = { $seat } fährt mit einem Zug.
event-fee_paid = { $seat } zahlt { $owner } 1 Gold für die Benutzung von Gleisen.
event-city_founded = { $seat } gründet eine Stadt: { $site }.
event-token_moved = Die { $number } wandert von { $source } nach { $to }.
event-delivered = { $seat } liefert eine Ware nach { $site }.
event-gold_taken = { $seat } nimmt { $count } Gold: { $source }.
event-gold_spent = { $seat } kauft { $resource } für { $count } Gold.
event-outlaw_moved = { $seat } versetzt den Banditen auf { $hex }.
event-number_named = { $seat } nennt die { $number }, statt zu würfeln.
event-build_phase = { $seat } darf bauen.
event-passed = { $seat } baut nicht weiter.
event-reshuffled = Die ausgespielten Karten werden der neue Stapel.
log-token_placed = Die Zahlenmarken liegen aus.
log-train_moved = { $seat } fährt mit einem Zug { $count } Schritte.

## Optionen

option-setup-pieces = Aufbau
option-setup-pieces-about = Wie die ersten Städte, Gleise und Züge an ihre Plätze kommen.
option-setup-pieces-suggested = Wie empfohlen
option-setup-pieces-variable = Freie Wahl, reihum
option-setup-tokens = Zahlenmarken
option-setup-tokens-about = Wie die zwölf Zahlenmarken zu Beginn liegen.
option-setup-tokens-suggested = Wie empfohlen
option-setup-tokens-random = Gemischt
option-seats-colours = Farben
option-seats-colours-about = Welche Farbe jeder Sitz spielt, in der Folge der Sitze. Zu dritt ist die letzte neutral.
option-outlaw-stealOptional = Berauben
option-outlaw-stealOptional-about = Ob eine Karte genommen werden muss, wenn der Bandit gezogen ist.
option-outlaw-stealOptional-false = Eine Karte muss genommen werden
option-outlaw-stealOptional-true = Verzicht ist erlaubt
option-production-loneShortageGetsRest = Knapper Vorrat
option-production-loneShortageGetsRest-about = Was geschieht, wenn der Vorrat nicht reicht und nur einem Sitz etwas zusteht.
option-production-loneShortageGetsRest-true = Dieser Sitz bekommt den Rest
option-production-loneShortageGetsRest-false = Niemand bekommt etwas
option-settler-startSpot = Neue Siedler
option-settler-startSpot-about = Wo ein Siedler steht, wenn er gebaut ist.
option-settler-startSpot-atCity = Auf der Kreuzung der Stadt
option-settler-startSpot-adjacent = Auf einer Kreuzung daneben
option-rail-trackChain = Schienensymbole hintereinander
option-rail-trackChain-about = Ob ein freies Gleis auf einem weiteren Schienensymbol noch eines erlaubt.
option-rail-trackChain-true = Jedes Mal noch eines
option-rail-trackChain-false = Nur ein freies Gleis
option-railGold-mutual = Zwei neue Bauplätze zugleich
option-railGold-mutual-about = Wie oft ein Gleis zahlt, das zwei abgelegene Bauplätze miteinander verbindet.
option-railGold-mutual-once = Einmal
option-railGold-mutual-twice = Zweimal
option-token-source = Woher Zahlenmarken kommen
option-token-source-about = Ob eine Marke, die schon gewandert ist, noch einmal wandern darf.
option-token-source-any = Von jedem Feld, das östlichste zuerst
option-token-source-singleMarkOnly = Nur von Feldern mit einem Fragezeichen
option-fee-scope = Gebühr für fremde Gleise
option-fee-scope-about = Wie oft ein Zug demselben Sitz zahlt.
option-fee-scope-perTrainOwnerTurn = Einmal je Spielzug
option-fee-scope-perTrainOwnerMove = Einmal je Fahrt
option-delivery-timing = Lieferungen
option-delivery-timing-about = Wann ein Zug neben einer Stadt liefern darf.
option-delivery-timing-anytime = Jederzeit nach dem Wurf
option-delivery-timing-onArrival = Nur, wenn er gerade dorthin gefahren ist
option-ebp-includesTurnPlayer = Bauphase
option-ebp-includesTurnPlayer-about = Ob nach den anderen auch noch bauen darf, wer gerade an der Reihe war.
option-ebp-includesTurnPlayer-false = Nur die anderen bauen
option-ebp-includesTurnPlayer-true = Alle bauen
option-game-goods = Waren zum Sieg
option-game-goods-about = Acht zu viert und zehn zu dritt; mit fünf oder drei wird es ein kurzes Spiel.
option-game-goods-0 = Nach Zahl der Sitze
option-game-goods-5 = Fünf: ein kurzes Spiel
option-game-goods-3 = Drei: ein noch kürzeres
option-trade-offers = Angebote im Spielzug
option-trade-offers-about = Wie viele Angebote ein Sitz den anderen in seinem Spielzug machen darf.

## Ausgaben

edition-2018 = Englisch, 2018
edition-2018-about = Die Regeln, nach denen gespielt wird, wenn der Tisch nichts anderes wählt.
edition-2010 = Englisch, 2010
edition-2010-about = Spielt sich wie die Ausgabe von 2018.
edition-german = Deutsch, 2010
edition-german-about = Ein Zug liefert nur, wo er gerade angekommen ist, und auf das Berauben darf verzichtet werden.

## Woher Punkte kommen

points-deliveries = Lieferungen

# Worauf Bots aus sind.
plan-found = eine neue Stadt
plan-rail = Gleise zur nächsten Stadt
plan-train = ein weiterer Zug
plan-deliver = die nächste Lieferung

## Namen der Meere und Länder um den Plan

land-pacific_ocean = Pazifik
land-atlantic_ocean = Atlantik
land-gulf_of_mexico = Golf von Mexiko
land-canada = Kanada
land-mexico = Mexiko
