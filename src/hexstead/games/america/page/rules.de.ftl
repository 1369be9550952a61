# The rules in short sections, German: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the game's text folder.

section-a-board = Der Spielplan
section-a-board-text = Es gibt sechs Landschaften, und fünf davon bringen einen Rohstoff. Gleise liegen auf den Wegen zwischen den Feldern, Siedler gehen von Kreuzung zu Kreuzung. Manche Kreuzungen sind Bauplätze für Städte: violette von Anfang an, rote erst später. Wer an der Küste eine Stadt gründet, bekommt das Gold, das dort steht. Ein Schienensymbol bringt ein kostenloses Gleis.
section-a-board-picture = Violette Bauplätze an der Golfküste und das Gold, das eine Gründung dort bringt.

section-a-pieces = Spielmaterial
section-a-pieces-text = Du hast dreißig Gleise, zwei Eisenbahnen, zwei Siedler und in deinem Betriebshof Städte, die je eine Ware zurückhalten. Sind deine Figuren aufgebraucht, kannst du davon nichts mehr bauen. Sind aber beide Siedler oder beide Eisenbahnen unterwegs, darfst du eine Figur zurücknehmen und zum vollen Preis neu bauen. Die Karten im Vorrat sind begrenzt, das Gold nicht.

section-a-setup = Aufbau
section-a-setup-text = Alle starten mit drei Städten, einem Gleis mit einer Eisenbahn darauf, drei Gold und ein paar Karten. Zwölf Zahlenchips liegen auf den Feldern mit einem Fragezeichen, die meisten im Osten. Die Felder mit zwei Fragezeichen im Westen bringen noch nichts. Zu dritt stellt die vierte Farbe drei neutrale Städte.

section-a-suggested = Empfohlener Aufbau
section-a-suggested-text = Für das erste Spiel ist festgelegt, wo Zahlenchips, Städte, Gleise und Eisenbahnen stehen und welche Karten jede Farbe bekommt. Dieser Aufbau ist unser eigener Vorschlag. Die Zahlenchips könnt ihr trotzdem mischen.

section-a-variable = Freier Aufbau
section-a-variable-text = Die Zahlenchips werden gemischt, und die Würfel entscheiden, wer beginnt. Dann setzt ihr reihum eure Städte: einmal herum, einmal zurück und noch einmal herum, nur auf violette Bauplätze, so dicht ihr wollt. Für deine dritte Stadt bekommst du eine Karte pro angrenzendem Landfeld. Danach legen alle in umgekehrter Reihenfolge ein Gleis mit einer Eisenbahn darauf.

section-a-turn = Dein Zug
section-a-turn-text = Würfle. Dann kannst du in beliebiger Reihenfolge handeln, bauen, Karten kaufen, Siedler und Eisenbahnen bewegen und liefern, so oft du es dir leisten kannst. Danach dürfen alle anderen kurz bauen, und die Würfel gehen nach links. Vor dem Würfeln darfst du nur liefern und eine Karte ausspielen, aber nicht handeln.

section-a-production = Erträge
section-a-production-text = Jedes Feld mit der gewürfelten Zahl bringt eine Karte für jede angrenzende Stadt, egal wer gewürfelt hat. Liegt eine Stadt an zwei solchen Feldern, gibt es zwei Karten. Reicht ein Rohstoff im Vorrat nicht für alle, bekommt niemand davon. Wer leer ausgeht, egal warum, bekommt ein Gold als Trost.
section-a-production-picture = Die Würfel zeigen { $number }: Die Städte { $first } und { $second } bekommen je eine Karte vom Feld zwischen ihnen.

section-a-outlaw = Die 7 und der Outlaw
section-a-outlaw-text = Bei einer 7 gibt es keine Erträge. Wer mehr als sieben Rohstoffkarten hat, wirft die Hälfte ab. Wer gewürfelt hat, versetzt dann den Outlaw auf ein anderes Feld mit einer Zahl und stiehlt dort jemandem mit einer Stadt eine zufällige Karte. Solange der Outlaw dort steht, bringt das Feld nichts. Bauen, Bewegen und Liefern gehen ganz normal weiter.
section-a-outlaw-picture = Der Outlaw blockiert die { $number }: Die { $count } Städte daran bekommen von diesem Feld nichts.

section-a-buy = Bauen und Kaufen
section-a-buy-text = Ein Gleis kostet Erz und Holz, eine Eisenbahn zusätzlich Kohle, ein Siedler Vieh, Getreide und Holz, eine Entwicklungskarte Vieh und Kohle. Du darfst so viel kaufen, wie du dir leisten kannst und Figuren hast. Was nirgends hinpasst, kannst du auch nicht kaufen. Städte kauft man nicht: Siedler gründen sie.

section-a-rail = Gleise bauen
section-a-rail-text = Ein Gleis kommt auf einen freien Weg an einer deiner Städte oder an einem deiner Gleise. Aufhalten kann dich nichts: Du baust an fremden Städten, leeren Bauplätzen, Siedlern und Eisenbahnen einfach vorbei. An fremden Gleisen und Städten darfst du aber nicht weiterbauen.
section-a-rail-picture = Rot darf auf den leuchtenden Wegen bauen: Alle grenzen an eine rote Stadt oder ein rotes Gleis.

section-a-gold = Gold für neue Anschlüsse
section-a-gold-text = Solange keine Gleise einen Bauplatz mit einem anderen verbinden, ist er nicht angeschlossen. Das Gleis, das ihn zum ersten Mal anschließt, bringt sofort Gold: Auf der kürzesten Strecke zu einem anderen Bauplatz bekommen alle ein Gold für jedes eigene Gleis. Sind mehrere Strecken gleich kurz, entscheidet, wer gebaut hat.
section-a-gold-picture = Rot hat { $site } angeschlossen. Die Strecke nach { $to } bringt ein Gold pro Gleis: { $gold } für Rot.

section-a-track = Schienensymbole
section-a-track-text = Baust du auf einem Weg mit Schienensymbol, darfst du sofort noch ein Gleis kostenlos anbauen, an einem beliebigen Ende. Auch dieses Gleis kann Gold bringen, und liegt es wieder auf einem Schienensymbol, gibt es noch eines. Du musst es sofort bauen; aufheben kannst du es nicht.
section-a-track-picture = Das Gleis auf dem Schienensymbol bringt ein weiteres, kostenlos, auf einem leuchtenden Weg.

section-a-settler = Siedler bauen
section-a-settler-text = Ein neuer Siedler steht in einer deiner Städte und darf sofort losziehen. Du hast zwei. Sind beide unterwegs, darfst du einen zurücknehmen und zum vollen Preis neu bauen. Auf jeder Kreuzung hat nur ein Siedler Platz.

section-a-walk = Siedler bewegen
section-a-walk-text = Für ein Getreide geht ein Siedler bis zu drei Kreuzungen weit, für jedes weitere noch einmal drei. Er kommt an allem vorbei, darf aber nicht bei einem anderen Siedler oder in einer fremden Stadt anhalten. Hält er auf einem leeren Bauplatz, gründet er dort eine Stadt. Willst du daran vorbei, musst du die ganze Strecke auf einmal gehen.
section-a-walk-picture = Für ein Getreide erreicht der rote Siedler die leuchtenden Kreuzungen; auf Bauplätzen gründet er eine Stadt.

section-a-city = Städte gründen
section-a-city-text = Hält dein Siedler auf einem leeren Bauplatz, muss er dort eine Stadt gründen. Das kostet nichts. Den Siedler nimmst du zurück, die Stadt kommt aus deinem Betriebshof, und die Ware, die sie zurückgehalten hat, wird frei: Du kannst einmal mehr liefern. An der Küste bekommst du außerdem das Gold, das dort steht.

section-a-token = Zahlen wandern nach Westen
section-a-token-text = Grenzt eine neue Stadt an ein Feld mit zwei Fragezeichen, das noch keine Zahl hat, wandert ein Zahlenchip aus dem Osten dorthin: aus der östlichsten Spalte, in der noch einer liegt, der nördlichste zuerst. Das alte Feld bringt von da an nichts mehr. So blüht der Westen auf, der Osten verarmt, und frühe Städte verlieren an Wert.
section-a-token-picture = { $site } ist gerade gegründet worden: Eine { $number } ist auf ein Feld daneben gewandert.

section-a-train = Eisenbahnen bauen
section-a-train-text = Eine neue Eisenbahn kommt auf eines deiner Gleise an einer deiner Städte und darf sofort fahren. Du hast zwei. Auf einen Weg passen zwei Eisenbahnen, egal welcher Farbe; eine dritte kannst du dort nicht bauen.

section-a-move = Eisenbahnen bewegen
section-a-move-text = Für eine Kohle fährt eine Eisenbahn bis zu drei Gleise weit. Sie darf auf Gleisen jeder Farbe fahren, wenden und über besetzte Wege hinwegfahren. Am Ende der Fahrt dürfen aber höchstens zwei auf einem Weg stehen. Unterwegs darfst du liefern. Tust du etwas anderes, ist die Fahrt zu Ende, und übrige Schritte verfallen.
section-a-move-picture = Die rote Eisenbahn darf weiterfahren: auf roten Gleisen gratis, auf fremden für ein Gold.

section-a-fee = Gebühr für fremde Gleise
section-a-fee-text = Für fremde Gleise zahlst du ein Gold an die Farbe, der sie gehören: einmal pro Eisenbahn und Zug, egal wie viele ihrer Gleise du benutzt. Das Gleis, auf dem deine Eisenbahn den Zug beginnt, kostet nichts. Ohne Gold kommst du nicht weiter: Schulden gibt es nicht, und erlassen kann dir die Gebühr auch niemand.

section-a-deliver = Lieferungen
section-a-deliver-text = Steht deine Eisenbahn auf einem Gleis an einer fremden oder neutralen Stadt, darfst du dort eine deiner freien Waren abliefern. Das kostet nichts. Jede Stadt nimmt im ganzen Spiel nur eine Ware an, die nahen sind also schnell vergeben. Du startest mit einer freien Ware und bekommst für jede gegründete Stadt eine dazu.
section-a-deliver-picture = Die rote Eisenbahn bei { $site } darf dort liefern; { $other } hat schon eine Ware.

section-a-cards = Entwicklungskarten
section-a-cards-text = Entwicklungskarten kaufst du verdeckt. In jedem deiner Züge darfst du eine ausspielen, vor oder nach dem Würfeln, aber keine, die du im selben Zug gekauft hast. Eine Karte aus der Bauphase kannst du schon in deinem nächsten Zug einsetzen. Bei einer 7 sind sie sicher. Ist der Stapel leer, werden die ausgespielten Karten neu gemischt.

section-a-effects = Was die Karten bewirken
section-a-effects-text = Kavallerie versetzt den Outlaw und bringt Gold. Bahnbau bringt zwei Gleise. Mit Freier Fahrt fährt eine Eisenbahn fünf Schritte ohne Kohle und Gebühren. Schürfrechte bringen zwei Karten deiner Wahl, Viehtrieb fünf Gold für ein Vieh. Mit dem Spähtrupp geht ein Siedler fünf Schritte, oder du nimmst Gold. Und mit Indigenem Beistand bestimmst du das Würfelergebnis selbst.

section-a-build-phase = Bauphase
section-a-build-phase-text = Nach jedem Zug dürfen alle anderen reihum je einmal bauen: Siedler, Eisenbahnen, Gleise und Karten, zum üblichen Preis. Handeln, bewegen, Karten ausspielen oder mit Gold kaufen geht dabei nicht. So sammelt niemand zu viele Karten an, und alle bleiben im Spiel. Wer nichts bauen will, passt, auf Wunsch auch automatisch.

section-a-win = So gewinnst du
section-a-win-text = Liefere alle deine Waren: acht zu viert, zehn zu dritt, weniger im kurzen Spiel. Mit der letzten Lieferung gewinnst du sofort, also immer in deinem eigenen Zug. Damit alle Waren frei werden, musst du alle Städte aus deinem Betriebshof gründen.

section-trade-more = In Amerika könnt ihr auch Gold tauschen, und für zwei Gold kaufst du eine Karte aus dem Vorrat, höchstens zweimal pro Zug.

# Wörter, nach denen gesucht wird, und die Begriffe dieses Spiels, die sie finden: „Begriff, andere Form: Wort, Wort“.
synonyms =
    outlaw: räuber, bandit, dieb
    kavallerie: ritter, soldat
    stadt, städte: siedlung, dorf, ort, haus, häuser
    bauplatz, bauplätze: standort, baustelle
    gleis: straße, schiene, strecke
    eisenbahn: schiff, zug, züge, lok
    siedler: pionier, wagen
    vorrat: bank, hafen, häfen
    handel, handeln, tausch: angebot, markt
    abwerf, wirft: ablegen, abgeben, handkartenlimit
    stiehl, stehl, beraub: klauen, rauben, diebstahl
    gewinn: sieg, ziel, punkte, ende
    liefer, ware: fracht, ladung
    gold: geld, münze
    gebühr: maut, miete, zoll
    aufbau: start, anfang, beginn
    zahlenchip: plättchen, zahlenmarke, chit
    ertrag, erträge: produktion, einkommen
    feld: sechseck, hex, kachel
    kreuzung: ecke, knoten
    weg: kante
    holz: baum
    getreide: weizen, korn
    erz: eisen, stein
    vieh: rind, kuh, schaf
    geheim, verdeckt: versteckt
    bauphase: außerordentlich, sonderbau
