# Die Regeln in kurzen Abschnitten, Deutsch. Dieselben Schlüssel stehen in rules.en.ftl.

section-acts = Was der Tisch ablehnt
section-acts-text = Der Tisch lässt leuchten, was du gerade darfst, und lehnt alles andere mit einem Satz und der Nummer der Regel ab. Eine Ablehnung kostet nichts und ändert nichts: Lies den Grund und wähle neu. Vielleicht ist ein anderer Sitz gefragt, vielleicht steht erst eine andere Antwort an, vielleicht fehlt eine Karte.

section-secret = Was offen ist, was geheim
section-secret-text = Welche Karten du hast, weißt nur du; wie viele, können alle zählen. Erträge, Zahlungen und Tausch geschehen offen, ein gutes Gedächtnis ist also etwas wert. Nur zweierlei bleibt unter zwei Sitzen oder bei einem: eine gestohlene und eine gezogene Karte. Die Bots wissen nicht mehr als eine Person auf ihrem Sitz.

section-trade = Handel
section-trade-text = Wenn du am Zug bist, darfst du nach dem Wurf den anderen Waren anbieten; sie nehmen an, lehnen ab oder antworten mit eigenen Bedingungen, und du wählst, mit wem du tauschst. Lass eine Seite leer, um Vorschläge zu hören. Der Vorrat gibt immer eine Karte für drei gleiche. In Amerika wird auch Gold getauscht, und zwei Gold kaufen eine Karte, höchstens zweimal je Spielzug.

section-holds = Was immer gilt
section-holds-text = Was auch geschieht, die Karten und Figuren gehen auf: Nichts verschwindet aus der Schachtel, und nichts kommt hinzu. In den Testspielen prüft das Programm diese Summen nach jeder Aktion. Sie zeigen auch schnell, ob eine von Hand aufgebaute Stellung überhaupt möglich ist.

section-a-board = Der Plan von Amerika
section-a-board-text = Die Felder sind Land von sechs Arten, und fünf davon geben einen Rohstoff. Gleise liegen auf den Kanten zwischen Feldern, Siedler gehen über die Ecken. Manche Ecken sind Bauplätze für Städte: violette von Anfang an, rote später. Münzen an der Küste warten auf die erste Gründung dort, und Schienensymbole versprechen ein freies Gleis.
section-a-board-picture = Violette Bauplätze an der Küste des Golfs, mit dem Gold für eine Gründung.

section-a-pieces = Was es gibt
section-a-pieces-text = Du hast dreißig Gleise, zwei Züge, zwei Siedler und im Betriebshof Städte, die je eine Ware zurückhalten. Was nicht in deiner Reserve ist, kannst du nicht bauen; ein Siedler oder Zug vom Plan darf aber heruntergenommen und zum vollen Preis anderswo neu gebaut werden. Die Karten im Vorrat sind begrenzt, das Gold nicht.

section-a-setup = Aufbau
section-a-setup-text = Alle beginnen mit drei Städten, einem Gleis mit einem Zug darauf, drei Gold und einigen Karten. Zwölf lose Zahlenmarken liegen auf den Feldern mit einem Fragezeichen, die meisten im Osten. Die Felder mit zwei Fragezeichen im Westen schweigen noch. Zu dritt lässt die vierte Farbe drei neutrale Städte zurück.

section-a-suggested = Der empfohlene Aufbau
section-a-suggested-text = Für das erste Spiel sagt der Plan, wo Marken, Städte, Gleise und Züge beginnen und welche Karten jede Farbe hat. Diese Plätze sind unser eigener Vorschlag. Du kannst sie behalten und die Zahlenmarken trotzdem mischen.

section-a-variable = Der freie Aufbau
section-a-variable-text = Die Marken werden gemischt, und die Würfel sagen, wer beginnt. Städte werden einzeln gesetzt: einmal herum, einmal zurück und noch einmal herum. Sie kommen nur auf violette Bauplätze, so dicht du willst. Deine dritte Stadt bringt für jedes angrenzende Landfeld eine Karte. Danach legen alle, vom letzten Sitz zurück zum ersten, ein Gleis mit einem Zug darauf.

section-a-turn = Dein Spielzug
section-a-turn-text = Würfle, dann tu in beliebiger Folge, was du bezahlen kannst: handeln, bauen, Karten kaufen, gehen, fahren und liefern. Danach dürfen alle anderen kurz bauen, und die Würfel gehen nach links. Vor dem Wurf darfst du nur eines: eine Karte ausspielen. Gehandelt wird vor dem Wurf nicht.

section-a-production = Erträge
section-a-production-text = Jedes Feld mit der gewürfelten Zahl gibt jeder Stadt an seinen Ecken eine Karte, gleich wer gewürfelt hat. Eine Stadt an zwei solchen Feldern bekommt zwei. Reicht der Vorrat nicht für alle, bekommt niemand diesen Rohstoff. Wer leer ausgeht, warum auch immer, nimmt ein Gold: Ein schlechter Wurf ist nie ganz schlecht.
section-a-production-picture = Bei einer 11 bekommt die rote Stadt Indianapolis Kohle, bei einer 4 Getreide.

section-a-outlaw = Die 7 und der Bandit
section-a-outlaw-text = Eine 7 bringt nichts. Wer mehr als sieben Rohstoffkarten hat, gibt die Hälfte ab. Dann versetzt, wer gewürfelt hat, den Banditen auf ein anderes Feld mit einer Zahl und nimmt jemandem mit einer Stadt dort eine zufällige Karte. Solange der Bandit bleibt, gibt das Feld nichts; bauen, bewegen und liefern geht weiter.
section-a-outlaw-picture = Der Bandit sperrt die 4: Weder Chicago noch Indianapolis bekommt Getreide.

section-a-buy = Was etwas kostet
section-a-buy-text = Ein Gleis kostet Erz und Holz, ein Zug dazu noch Kohle, ein Siedler Vieh, Getreide und Holz, eine Entwicklungskarte Vieh und Kohle. Kaufe, so viel du bezahlen kannst und Figuren hast. Für das, was keinen Platz findet, wird nichts bezahlt. Städte haben keinen Preis: Siedler gründen sie.

section-a-rail = Gleise bauen
section-a-rail-text = Ein Gleis kommt auf einen freien Weg an einer deiner Städte oder an einem deiner Gleise. Nichts steht ihm im Weg: Es führt an fremden Städten, leeren Bauplätzen, Siedlern und Zügen vorbei. Weiterbauen darfst du aber nur von deinen eigenen Gleisen und Städten aus.
section-a-rail-picture = Rot darf auf den leuchtenden Wegen bauen: Jeder berührt eine rote Stadt oder ein rotes Gleis.

section-a-gold = Gold für eine neue Verbindung
section-a-gold-text = Ein Bauplatz, den keine Gleise mit einem anderen verbinden, ist abgeschnitten. Das Gleis, das ihn zuerst verbindet, zahlt sofort: Auf der kürzesten Strecke zu einem anderen Bauplatz nehmen alle ein Gold für jedes eigene Gleis, auch wer gebaut hat. Sind mehrere Strecken gleich kurz, wählt, wer gebaut hat.
section-a-gold-picture = Omaha zu verbinden zahlt entlang der Strecke nach St. Louis: zwei Gold für Rot, eines für Orange.

section-a-track = Schienensymbole
section-a-track-text = Ein Weg mit Schienensymbol ist ein Geschenk: Baue dort, und du darfst sofort ein weiteres Gleis kostenlos legen, das an einem Ende anschließt. Das freie Gleis kann Gold bringen, und liegt es wieder auf einem Schienensymbol, noch ein weiteres. Nimm es jetzt oder lass es; aufgehoben wird es nicht.
section-a-track-picture = Das Gleis auf dem Schienensymbol erlaubt ein weiteres, kostenlos, auf einem leuchtenden Weg.

section-a-settler = Siedler bauen
section-a-settler-text = Ein neuer Siedler steht an einer deiner Städte und darf sofort gehen. Du hast zwei. Sind beide unterwegs, darfst du einen herunternehmen und zum vollen Preis neu bauen. Auf einer Kreuzung hat nur ein Siedler Platz.

section-a-walk = Siedler unterwegs
section-a-walk-text = Ein Getreide bringt einen Siedler bis zu drei Kreuzungen weit, jedes weitere drei mehr. Er kommt an allem vorbei, darf aber nicht auf der Kreuzung eines anderen Siedlers und nicht auf einer fremden Stadt enden. Wer auf einem leeren Bauplatz hält, gründet dort: Um weiterzukommen, geh in einem Stück vorbei.
section-a-walk-picture = Mit einem Getreide erreicht der rote Siedler alle leuchtenden Kreuzungen; auf Bauplätzen entsteht eine Stadt.

section-a-city = Eine Stadt gründen
section-a-city-text = Ein Siedler, dessen Weg auf einem leeren Bauplatz endet, gründet dort eine Stadt, kostenlos und ohne Wahl. Der Siedler kehrt in deine Reserve zurück, die Stadt verlässt den Betriebshof, und die Ware, die sie zurückhielt, wird frei: eine Lieferung mehr. An der Küste nimmst du außerdem das Gold, das dort steht.

section-a-token = Zahlen wandern nach Westen
section-a-token-text = Berührt eine neue Stadt ein schweigendes Feld mit zwei Fragezeichen, zieht eine Zahlenmarke aus dem Osten dorthin: aus der östlichsten Spalte, die eine hat, die nördlichste zuerst. Das verlassene Feld gibt von da an nichts mehr. So erwacht der Westen, der Osten verarmt, und frühe Städte verlieren ihren Wert.
section-a-token-picture = Denver ist gegründet: Eine 9 ist in die Berge nördlich davon gekommen.

section-a-train = Züge bauen
section-a-train-text = Ein neuer Zug kommt auf eines deiner Gleise, das eine deiner Städte berührt, und darf sofort fahren. Du hast zwei. Ein Weg fasst zwei Züge gleich welcher Farben; wo schon zwei stehen, kann kein dritter gebaut werden.

section-a-move = Züge auf der Strecke
section-a-move-text = Eine Kohle bringt einen Zug bis zu drei Gleise weit. Er fährt auf Gleisen jeder Farbe, darf wenden und über volle Wege hinwegfahren; am Ende der Fahrt dürfen aber höchstens zwei Züge auf einem Weg stehen. Lieferungen unterwegs beenden die Fahrt nicht. Alles andere schon, und übrige Schritte verfallen.
section-a-move-picture = Der rote Zug darf weiter: auf eigenen Gleisen umsonst, auf orange für ein Gold.

section-a-fee = Die Gebühr für fremde Gleise
section-a-fee-text = Fremde Gleise zu benutzen kostet ein Gold, und zwar an den Sitz, dem sie gehören: einmal je Zug und Spielzug, gleich wie viele seiner Gleise du benutzt. Das Gleis, auf dem dein Zug den Spielzug beginnt, ist frei. Ohne Gold geht der Schritt nicht; niemand macht Schulden, und niemand kann dir die Gebühr erlassen.

section-a-deliver = Lieferungen
section-a-deliver-text = Ein Zug auf einem Gleis, das eine fremde oder neutrale Stadt berührt, darf dort eine deiner freien Waren abgeben. Das kostet nichts. Jede Stadt nimmt im ganzen Spiel nur eine Lieferung an, die nahen sind also bald vergeben. Du hast anfangs eine freie Ware und für jede gegründete Stadt eine mehr.
section-a-deliver-picture = Der Zug neben St. Louis darf dort liefern; Omaha hat seine Ware schon.

section-a-cards = Entwicklungskarten
section-a-cards-text = Gekauft wird verdeckt. In jedem deiner Spielzüge darfst du eine ausspielen, vor oder nach dem Wurf, aber keine aus demselben Spielzug. Eine Karte aus der Bauphase ist in deinem nächsten Spielzug bereit. Bei einer 7 sind sie sicher. Ist der Stapel leer, werden die ausgespielten Karten neu gemischt.

section-a-effects = Was die Karten tun
section-a-effects-text = Die Kavallerie versetzt den Banditen und bringt Gold. Der Bahnbau legt zwei Gleise. Freie Fahrt bringt einen Zug fünf Schritte ohne Kohle und Gebühren. Schürfrechte geben zwei Karten deiner Wahl, der Viehtrieb fünf Gold für ein Vieh. Der Spähtrupp führt einen Siedler fünf Schritte weit oder gibt Gold. Indigener Beistand nennt den Wurf, statt ihn dem Zufall zu lassen.

section-a-build-phase = Die Bauphase
section-a-build-phase-text = Nach jedem Spielzug dürfen die anderen bauen, reihum und je einmal: Siedler, Züge, Gleise und Karten, zum üblichen Preis. Kein Handel, keine Bewegung, keine ausgespielten Karten, kein Gold. Das hält die Hände klein und alle wach. Wer nichts will, passt, und kann den Tisch bis auf Weiteres passen lassen.

section-a-win = Gewinnen
section-a-win-text = Liefere alle deine Waren: acht zu viert, zehn zu dritt, weniger im kurzen Spiel. Die letzte Lieferung gewinnt auf der Stelle, das Ende kommt also immer im eigenen Spielzug. Um alle Waren freizubekommen, musst du alle Städte deines Betriebshofs gründen.

section-g-board = Der Plan von Deutschland
section-g-board-text = Dreißig Felder, jedes mit einer Zahl, die nie wandert. Eine Ecke ist eine Stadt, der Platz eines Wahrzeichens oder frei. Der Stapel der Entwicklungskarten und die Belohnung jedes Wahrzeichens gehören zum Plan. Der Plan ist unser eigener, nach der wirklichen Geografie; nach denselben Regeln lassen sich auch andere spielen.
section-g-board-picture = In Würzburg steht ein Rathaus; Eisenach und Nürnberg warten auf ihre Wahrzeichen.

section-g-pieces = Was es gibt
section-g-pieces-text = Neunzig Rohstoffkarten von fünf Sorten, sechsundzwanzig Entwicklungskarten, zwölf Wahrzeichen, ein Ritter. Jede Farbe hat zwanzig Straßen und zwölf Rathäuser. Eine Wüste gibt es nicht: Jedes Feld gibt etwas. Was nicht in deiner Reserve ist, kannst du nicht bauen.

section-g-setup = Startkarten
section-g-setup-text = Alle bekommen eine Karte mit drei Städten und einer ersten Hand. Dort stehen deine Rathäuser, jedes ein Punkt; Straßen kommen später. Götz beginnt in den Bergen östlich von Nürnberg und sperrt sie vom ersten Wurf an. Zu dritt bleibt eine Startkarte in der Schachtel, und ihre Städte bleiben leer.

section-g-variable = Der freie Aufbau
section-g-variable-text = Die Würfel sagen, wer beginnt. Rathäuser werden einzeln in leere Städte gesetzt: einmal herum, einmal zurück, noch einmal herum. Abstand ist nicht nötig. Dein drittes Rathaus bringt für jedes angrenzende Feld eine Karte. Niemand beginnt mit einer Straße.

section-g-turn = Dein Zug
section-g-turn-text = Würfle um die Erträge, dann handle und baue in beliebiger Folge, so oft du kannst, dann gib die Würfel weiter. Je Zug darf eine Entwicklungskarte ausgespielt werden, vor dem Wurf oder danach. Gebaut wird nur im eigenen Zug.

section-g-production = Erträge
section-g-production-text = Jedes Feld mit der gewürfelten Zahl gibt jedem Rathaus an seinen Ecken eine Karte, gleich wer gewürfelt hat. Ein Rathaus an zwei solchen Feldern bekommt von jedem eine. Das Feld mit Götz gibt nichts, Wahrzeichen geben nie etwas, und ein leerer Wurf ist eben ein leerer Wurf.
section-g-production-picture = Bei einer 9 bekommen das rote und das blaue Rathaus Erz.

section-g-goetz = Die 7 und Götz
section-g-goetz-text = Eine 7 bringt nichts. Wer mehr als sieben Rohstoffkarten hat, gibt die Hälfte ab. Dann versetzt, wer gewürfelt hat, Götz, den Ritter mit der eisernen Hand, auf ein beliebiges anderes Feld und nimmt jemandem mit einem Rathaus dort eine zufällige Karte. Solange Götz bleibt, ist das Feld gesperrt. Dasselbe geschieht, ohne Abgeben, durch einen Söldner.
section-g-goetz-picture = Götz sperrt die 8: Drei Rathäuser bekommen keinen Lehm.

section-g-road = Straßen bauen
section-g-road-text = Eine Straße kostet Holz und Lehm. Sie kommt auf einen freien Weg, der an dein Rathaus oder deine Straße anschließt. An freien Ecken geht es gleich weiter; durch eine Stadt nur, wenn dein eigenes Rathaus dort steht; am Platz eines Wahrzeichens erst, wenn es gebaut ist, gleich von wem. Der Weg durch eine leere Stadt heißt also: dort bauen.
section-g-road-picture = Von Kassel aus und an der freien Ecke vorbei darf Rot weiterbauen; die leuchtenden Wege sind frei.

section-g-hall = Rathäuser
section-g-hall-text = Ein Rathaus kostet Holz, Lehm, Getreide und Wolle und kommt in eine leere Stadt, die deine Straße berührt. Eines je Stadt, kein Abstand, nichts Größeres. Jedes ist ein Punkt und bringt Karten. Ein fremdes Rathaus in deiner Straßenkette trennt sie.
section-g-hall-picture = Rote Straßen berühren zwei leere Städte: In jeder darf ein Rathaus gebaut werden.

section-g-landmark = Wahrzeichen
section-g-landmark-text = Ein Wahrzeichen kostet zwei Erz und ein Getreide und braucht deine Straße an seinem Platz. Es wandert vom Grundriss auf den Plan und gehört niemandem; dein Rathaus kommt als Marke auf den Grundriss und ist dein Punkt. Jedes wird einmal gebaut. Danach dürfen die Straßen aller daran vorbei.
section-g-landmark-picture = Die rote Straße erreicht Eisenach: Die Wartburg darf gebaut werden.

section-g-reward = Was Wahrzeichen geben
section-g-reward-text = Wer baut, bekommt die Belohnung sofort: eine freie Straße, zwei Rohstoffkarten nach Wahl oder Entwicklungskarten. Was Vorrat oder Stapel nicht haben, verfällt. Eine Entwicklungskarte von einem Wahrzeichen wartet bis zu deinem nächsten Zug, ein Siegpunkt aber zählt sofort.

section-g-cards = Entwicklungskarten
section-g-cards-text = Wolle, Erz und Getreide kaufen die oberste Karte des Stapels. Je Zug darfst du eine ausspielen, nicht in dem Zug, in dem du sie bekommst. Söldner versetzen Götz und bleiben offen vor dir liegen; der Straßenbau gibt zwei Straßen, das Bankgeschäft zwei Karten, der Handel einen Vorrat zu zwei für eins. Siegpunkte werden nie ausgespielt und zählen geheim.

section-g-longest = Die Längste Straße
section-g-longest-text = Die erste ununterbrochene Kette von fünf Straßen oder mehr ist einen Punkt wert; eine längere übernimmt ihn. Abzweigungen zählen nicht. Ein fremdes Rathaus trennt die Kette, Wahrzeichen und eigene Rathäuser trennen nicht. Nach einer Trennung wird neu gemessen, und es kann sein, dass sie eine Weile niemand hat.
section-g-longest-picture = Fünf rote Straßen in einer Kette sind die Längste Straße; der Abzweig nach Erfurt zählt nicht.

section-g-army = Das Größte Heer
section-g-army-text = Wer zuerst drei Söldner offen liegen hat, bekommt einen Punkt. Mehr Söldner übernehmen ihn; gleich viele genügen nicht. Söldner auf der Hand zählen nicht.

section-g-win = Gewinnen
section-g-win-text = Zehn Punkte zu viert, zwölf zu dritt, acht im kurzen Spiel. Du gewinnst im eigenen Zug, sofort, auch gleich zu seinem Beginn. Punkte, die dir in einem fremden Zug zufallen, müssen noch da sein, wenn deiner kommt. Ein Spiel, in dem sich nichts mehr ändern kann, endet nach zwanzig Runden ohne Bewegung unentschieden.

section-dice = Faire Würfel
section-dice-text = Vor der ersten Aktion versiegelt der Server eine geheime Zahl und zeigt ihren Fingerabdruck. Jeder Platz gibt etwas Eigenes dazu. Jeder Wurf, jede gezogene und jede gestohlene Karte folgt nach einer veröffentlichten Regel aus beidem; niemand kann sie wählen, auch der Server nicht. Nach dem Spiel wird das Siegel geöffnet, und die Seite rechnet alles nach: „Würfel nachprüfen“.
