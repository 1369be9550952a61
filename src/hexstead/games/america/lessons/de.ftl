# Texte der Lektionen; lessons/en.ftl erklärt die Schlüssel.

production-title = Erträge und Ausgleich
production-1 = Du bist Rot und hast Indianapolis und Atlanta. Beide Städte liegen an einer 11. Würfle.
production-1-wrong = Würfle zuerst.
production-2 = Eine 11: Du bekommst Kohle und Vieh. Blau hat keine Stadt an einer 11 und bekommt dafür 1 Gold. Holz hast du; für eine Schiene fehlt Erz. Kaufe mit deinen 2 Gold 1 Erz.
production-2-wrong = Eine Schiene kostet 1 Erz und 1 Holz. Du hättest Erz gebraucht.
production-end = Wer bei einem anderen Wurf als der 7 leer ausgeht, bekommt 1 Gold. Für 2 Gold bekommst du eine Karte deiner Wahl, zweimal pro Zug.

omaha-title = Omaha anschließen
omaha-1 = Du bist Rot. Omaha ist noch nicht angeschlossen. Baue die eine Schiene, die es anschließt: Du bekommst 2 Gold, Blau 1.
omaha-1-wrong = Diese Schiene erreicht Omaha nicht. Suche den Weg zwischen deiner nördlichsten Schiene und Omaha.
omaha-end = Die neue Verbindung hat drei Schienen: zwei von dir, eine von Blau. Jede bringt ihrem Besitzer 1 Gold.

tracks-title = Schienenstücke auf dem Plan
tracks-1 = Du bist Weiß. Am Ende deiner Schiene ist auf dem Weg nach Bismarck ein Gleis aufgedruckt. Baue deine Schiene dort.
tracks-1-wrong = Auf diesem Weg ist kein Gleis, also gibt es keine Gratis-Schiene.
tracks-2 = Jetzt ist eine zweite Schiene gratis. Schließe damit Bismarck an: Alle drei Schienen gehören dir und bringen 3 Gold.
tracks-2-wrong = Diese Schiene schließt Bismarck nicht an, und die Gratis-Schiene ist verbraucht.
tracks-end = Eine Schiene auf einem aufgedruckten Gleis bringt dir an einem der beiden Enden eine zweite gratis. Auch sie zahlt für neue Verbindungen.

bismarck-title = Der Weg nach Bismarck
bismarck-1 = Du bist Rot und willst eine Stadt in Bismarck, weit im Nordwesten. Baue in Lexington einen Siedler.
bismarck-1-wrong = Der Siedler soll in Lexington starten.
bismarck-2 = 2 Getreide reichen für sechs Schritte. Gehe fünf davon bis zur Kreuzung gleich südöstlich von Minneapolis. In Minneapolis selbst müsstest du gründen.
bismarck-2-wrong = Von dort ist Bismarck für deine letzten 2 Getreide zu weit, oder du musstest unterwegs gründen.
bismarck-3 = Eine Runde später bist du wieder dran. Bismarck ist vier Schritte entfernt, das kostet 2 Getreide. Geh hin.
bismarck-3-wrong = Bismarck war erreichbar.
bismarck-end = 1 Getreide reicht für bis zu drei Schritte. Übrige Schritte verfallen, und wer auf einem freien Bauplatz anhält, muss dort eine Stadt gründen.

tokens-title = Zahlenchips wandern nach Westen
tokens-1 = Du bist Blau. Dein Siedler steht bei Rapid City an einer ??-Weide ohne Zahl. Gründe Rapid City: Die 9 von der Ostküste wandert dorthin.
tokens-1-wrong = Kein Chip ist gewandert: Nur eine neue Stadt an einem leeren ??-Feld holt einen.
tokens-end = Eine neue Stadt an einem leeren ??-Feld holt den östlichsten Zahlenchip dorthin. Das Feld im Osten bringt ab jetzt nichts mehr.

train-title = Zwei Lieferungen, zwei Gebühren
train-1 = Du bist Rot. Deine Eisenbahn steht östlich von Lexington, du hast 3 Kohle (neun Schritte) und 2 Waren bereit. Fahre fünf Schienen bis St. Louis, einer blauen Stadt, und liefere dort.
train-1-wrong = Die Lieferung in St. Louis fehlt.
train-2 = Fahre über die zwei blauen Schienen weiter Richtung Omaha. Du zahlst Blau 1 Gold für beide zusammen.
train-2-wrong = Deine Eisenbahn sollte jetzt auf der zweiten blauen Schiene stehen.
train-3 = Bis Omaha, einer orangen Stadt, fehlt eine orange Schiene. Zahle Orange 1 Gold und liefere dort.
train-3-wrong = Die Lieferung in Omaha fehlt.
train-end = Zwei deiner Waren sind geliefert. Jeder Besitzer bekam 1 Gold, egal wie viele seiner Schienen du in diesem Zug benutzt hast.

trade-title = Handeln
trade-1 = Du bist Rot und willst eine Schiene: 1 Erz und 1 Holz. Biete allen 1 Getreide für 1 Holz an.
trade-1-wrong = Biete 1 Getreide an und verlange 1 Holz.
trade-2 = Weiß nimmt an, die anderen lehnen ab. Noch hat nichts den Besitzer gewechselt: Schließ den Handel mit Weiß ab.
trade-2-wrong = Der Handel kam nicht zustande.
trade-3 = Jetzt zur Bank: Sie nimmt drei gleiche Karten für eine deiner Wahl. Tausche 3 Kohle gegen 1 Erz.
trade-3-wrong = Für eine Schiene fehlte dir Erz.
trade-end = Erz und Holz hast du jetzt: Das reicht für eine Schiene. Handeln kannst du nur in deinem Zug, nach dem Würfeln.

seven-title = Eine 7 würfeln
seven-1 = Du bist Rot und hast 8 Karten, eine mehr als sicher ist. Würfle.
seven-1-wrong = Würfle zuerst.
seven-2 = Eine 7: Bei mehr als 7 Karten gibst du die Hälfte ab. Behalte, was du brauchst, und gib 2 Kohle und 2 Vieh ab.
seven-2-wrong = Du hast eine Karte abgegeben, die du noch brauchst.
seven-3 = Jetzt ziehst du den Outlaw auf die Weide mit der 11 bei Atlanta, der Stadt von Blau. Du stiehlst Blau eine Karte.
seven-3-wrong = Blau wurde nichts gestohlen.
seven-end = Das Feld mit dem Outlaw bringt nichts, bis er weiterzieht. Gold und Entwicklungskarten gibst du nie ab.
