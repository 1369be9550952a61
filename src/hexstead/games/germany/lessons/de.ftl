# Texte der Lektionen; lessons/en.ftl erklärt die Schlüssel.

heidelberg-title = Straßen an Heidelberg vorbei
heidelberg-1 = Du bist Blau und willst zur Kreuzung zwischen Heidelberg und Stuttgart. In Heidelberg versperrt dir das rote Rathaus den Weg, Stuttgart ist noch leer. Was musst du zuerst bauen? Baue es.
heidelberg-1-wrong = Du brauchst ein Rathaus in Stuttgart: Deine Straße führt schon dorthin.
heidelberg-2 = Von deinem eigenen Rathaus geht die Straße weiter. Baue sie von Stuttgart Richtung Heidelberg.
heidelberg-2-wrong = Diese Straße führt woandershin.
heidelberg-end = An einer leeren Stadt und an einem fremden Rathaus endet eine Straße. Von deinem eigenen Rathaus geht sie weiter.

trier-title = Straßen an Trier und Frankfurt vorbei
trier-1 = Du bist Rot und hast Straßen nach Trier und Frankfurt. Blau hat das Wahrzeichen von Trier gebaut. Baue von Trier aus eine Straße.
trier-1-wrong = Diese Straße beginnt nicht in Trier.
trier-2 = Das Wahrzeichen von Frankfurt steht noch nicht, deshalb kommt deine Straße dort nicht weiter. Baue es: 2 Erz und 1 Getreide.
trier-2-wrong = In Frankfurt steht noch kein Wahrzeichen.
trier-3 = Die Belohnung: zwei Karten deiner Wahl. Nimm, was du für eine Straße brauchst: 1 Holz und 1 Lehm.
trier-3-wrong = Das reicht nicht für eine Straße.
trier-4 = Baue jetzt eine Straße von Frankfurt nach Köln.
trier-4-wrong = Diese Straße führt nicht nach Köln.
trier-end = An einem gebauten Wahrzeichen kommen alle Straßen vorbei, egal wer es gebaut hat. Ein leerer Bauplatz ist eine Sackgasse.

landmarks-title = Wahrzeichen und Belohnungen
landmarks-1 = Du bist Rot. Deine Straßen reichen bis zu zwei Bauplätzen für Wahrzeichen. In Freiburg gibt es zwei Entwicklungskarten. Baue dort das Münster: 2 Erz und 1 Getreide.
landmarks-1-wrong = Zuerst kommt Freiburg.
landmarks-2 = Du hast zwei neue Karten. Ab deinem nächsten Zug kannst du eine davon ausspielen. Baue jetzt den Dom in Köln.
landmarks-2-wrong = Den Kölner Dom hast du noch nicht gebaut.
landmarks-3 = Köln bringt dir eine kostenlose Straße. Baue sie von Köln Richtung Frankfurt.
landmarks-3-wrong = Die kostenlose Straße ist verbraucht, führt aber nicht nach Frankfurt.
landmarks-end = Jedes Wahrzeichen bringt einen Punkt und eine Belohnung: zwei Karten, eine Straße oder Entwicklungskarten. Jedes gibt es nur einmal: Wer zuerst kommt, baut es.

trade-title = Handeln
trade-1 = Du bist Rot und willst eine Straße bauen: 1 Holz und 1 Lehm. Biete allen 1 Getreide für 1 Holz an.
trade-1-wrong = Biete 1 Getreide an und verlange 1 Holz.
trade-2 = Weiß nimmt an, die anderen lehnen ab. Noch sind keine Karten getauscht: Schließ den Tausch mit Weiß ab.
trade-2-wrong = Der Tausch kam nicht zustande.
trade-3 = Jetzt der Vorrat: Dort bekommst du für drei gleiche Karten eine deiner Wahl. Tausche 3 Erz gegen 1 Lehm.
trade-3-wrong = Für eine Straße brauchtest du Lehm.
trade-end = Jetzt hast du Holz und Lehm, genug für eine Straße. Angebote machen und mit dem Vorrat tauschen kannst du nur in deinem Zug, nach dem Würfeln.

longest-road-title = Die Längste Straße unterbrechen
longest-road-1 = Du bist Rot und hast 5 Straßen am Stück. Blau hat mit 6 die Längste Straße; sie führt durch die leere Stadt Hannover. Auch du hast eine Straße dorthin. Hol dir die Längste Straße mit einem einzigen Bau.
longest-road-1-wrong = Blau hat noch immer die Längste Straße. Nur ein Rathaus in Hannover unterbricht sie.
longest-road-end = Dein Rathaus teilt die Straße von Blau in zwei Stücke zu je 3. Mit 5 Straßen hast jetzt du die Längste Straße und den Punkt dafür.

seven-title = Eine 7 würfeln
seven-1 = Du bist Rot und hast 8 Karten, eine mehr als sicher ist. Würfle.
seven-1-wrong = Würfle zuerst.
seven-2 = Eine 7: Wer mehr als 7 Karten hat, wirft die Hälfte ab. Behalte, was du brauchst, und wirf 2 Erz und 2 Wolle ab.
seven-2-wrong = Du hast eine Karte abgeworfen, die du noch brauchst.
seven-3 = Versetze jetzt Götz auf das Weideland mit der 6 zwischen Ulm und Konstanz, wo Blau zwei Rathäuser hat. Du stiehlst Blau eine Karte.
seven-3-wrong = Du hast Blau keine Karte gestohlen.
seven-end = Das Feld mit Götz bringt nichts, bis er versetzt wird. Entwicklungskarten musst du nie abwerfen.
