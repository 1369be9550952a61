# Texte der Lektionen; lessons/en.ftl erklärt die Schlüssel.

production-title = Erträge und Ausgleich
production-1 = Du bist Rot und hast Indianapolis und Atlanta. Beide Städte liegen an einer 11. Würfle.
production-1-wrong = Würfle zuerst.
production-2 = Eine 11: Du bekommst Kohle und Vieh. Blau hat keine Stadt an einer 11 und bekommt dafür 1 Gold. Holz hast du, für ein Gleis brauchst du aber auch Erz. Kaufe mit deinen 2 Gold 1 Erz.
production-2-wrong = Ein Gleis kostet 1 Erz und 1 Holz. Dir fehlte noch Erz.
production-end = Wer bei einem Wurf leer ausgeht, bekommt 1 Gold, nur bei einer 7 nicht. Für 2 Gold bekommst du eine Karte deiner Wahl, zweimal pro Zug.

omaha-title = Omaha anschließen
omaha-1 = Du bist Rot. Omaha ist noch nicht angeschlossen. Dafür reicht ein einziges Gleis: Es bringt dir 2 Gold und Blau 1 Gold. Baue es.
omaha-1-wrong = Dieses Gleis erreicht Omaha nicht. Suche den Weg zwischen deinem nördlichsten Gleis und Omaha.
omaha-end = Der neue Anschluss ist drei Gleise lang: Zwei sind von dir, eins ist von Blau. Jedes bringt 1 Gold.

tracks-title = Schienensymbole
tracks-1 = Du bist Weiß. Am Ende deines Gleises liegt auf dem Weg nach Bismarck ein Schienensymbol. Baue dort ein Gleis.
tracks-1-wrong = Auf diesem Weg ist kein Schienensymbol, also bekommst du kein Gratis-Gleis.
tracks-2 = Jetzt bekommst du ein zweites Gleis kostenlos. Schließe damit Bismarck an: Alle drei Gleise gehören dir und bringen 3 Gold.
tracks-2-wrong = Dieses Gleis schließt Bismarck nicht an, und das Gratis-Gleis ist verbraucht.
tracks-end = Ein Gleis auf einem Schienensymbol bringt dir an einem der beiden Enden ein zweites. Auch das kostenlose Gleis kann Gold bringen.

bismarck-title = Der Weg nach Bismarck
bismarck-1 = Du bist Rot und willst eine Stadt in Bismarck, weit im Nordwesten. Baue in Lexington einen Siedler.
bismarck-1-wrong = Der Siedler soll in Lexington starten.
bismarck-2 = 2 Getreide reichen für sechs Schritte. Gehe fünf davon bis zur Kreuzung gleich südöstlich von Minneapolis. In Minneapolis selbst müsstest du eine Stadt gründen.
bismarck-2-wrong = Von dort ist Bismarck für deine letzten 2 Getreide zu weit, oder du musstest unterwegs eine Stadt gründen.
bismarck-3 = Eine Runde später bist du wieder dran. Bismarck ist vier Schritte entfernt, das kostet 2 Getreide. Geh hin.
bismarck-3-wrong = Bis Bismarck hätte es gereicht.
bismarck-end = 1 Getreide reicht für bis zu drei Schritte. Übrige Schritte verfallen, und wer auf einem freien Bauplatz anhält, muss dort eine Stadt gründen.

tokens-title = Zahlenchips wandern nach Westen
tokens-1 = Du bist Blau. Dein Siedler steht bei Rapid City an einem ??-Weideland ohne Zahl. Gründe Rapid City: Die 9 von der Ostküste wandert dorthin.
tokens-1-wrong = Kein Chip ist gewandert: Nur eine neue Stadt an einem leeren ??-Feld holt einen.
tokens-end = Eine neue Stadt an einem leeren ??-Feld holt den östlichsten Zahlenchip dorthin. Das Feld im Osten bringt ab jetzt nichts mehr.

train-title = Zwei Lieferungen, zwei Gebühren
train-1 = Du bist Rot. Deine Eisenbahn steht östlich von Lexington, und du hast 3 Kohle (neun Schritte) und 2 freie Waren. Fahre fünf Gleise weit bis St. Louis, einer blauen Stadt, und liefere dort.
train-1-wrong = In St. Louis hast du noch nicht geliefert.
train-2 = Fahre über die zwei blauen Gleise weiter Richtung Omaha. Du zahlst Blau 1 Gold für beide zusammen.
train-2-wrong = Deine Eisenbahn sollte jetzt auf dem zweiten blauen Gleis stehen.
train-3 = Bis Omaha, einer orangen Stadt, ist es noch ein oranges Gleis. Zahle Orange 1 Gold und liefere dort.
train-3-wrong = In Omaha hast du noch nicht geliefert.
train-end = Du hast zwei Waren geliefert. Blau und Orange bekamen je 1 Gold, egal wie viele ihrer Gleise du in diesem Zug benutzt hast.

trade-title = Handeln
trade-1 = Du bist Rot und willst ein Gleis bauen: 1 Erz und 1 Holz. Biete allen 1 Getreide für 1 Holz an.
trade-1-wrong = Biete 1 Getreide an und verlange 1 Holz.
trade-2 = Weiß nimmt an, die anderen lehnen ab. Noch sind keine Karten getauscht: Schließ den Tausch mit Weiß ab.
trade-2-wrong = Der Tausch kam nicht zustande.
trade-3 = Jetzt der Vorrat: Dort bekommst du für drei gleiche Karten eine deiner Wahl. Tausche 3 Kohle gegen 1 Erz.
trade-3-wrong = Für ein Gleis brauchtest du Erz.
trade-end = Jetzt hast du Erz und Holz, genug für ein Gleis. Angebote machen und mit dem Vorrat tauschen kannst du nur in deinem Zug, nach dem Würfeln.

seven-title = Eine 7 würfeln
seven-1 = Du bist Rot und hast 8 Karten, eine mehr als sicher ist. Würfle.
seven-1-wrong = Würfle zuerst.
seven-2 = Eine 7: Wer mehr als 7 Karten hat, wirft die Hälfte ab. Behalte, was du brauchst, und wirf 2 Kohle und 2 Vieh ab.
seven-2-wrong = Du hast eine Karte abgeworfen, die du noch brauchst.
seven-3 = Versetze jetzt den Outlaw auf das Weideland mit der 11 bei Atlanta, einer Stadt von Blau. Du stiehlst Blau eine Karte.
seven-3-wrong = Du hast Blau keine Karte gestohlen.
seven-end = Das Feld mit dem Outlaw bringt nichts, bis er versetzt wird. Gold und Entwicklungskarten musst du nie abwerfen.
