# Sections of the rules that games share, German: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the games' text folders.

section-acts = Was nicht erlaubt ist
section-acts-text = Was du gerade tun darfst, leuchtet. Alles andere wird mit einem kurzen Satz und der Nummer der Regel abgelehnt. Das kostet nichts und ändert nichts: Lies den Grund und versuch etwas anderes. Vielleicht ist gerade jemand anderes dran, vielleicht steht erst eine andere Entscheidung an, vielleicht fehlt dir eine Karte.

section-secret = Offen und geheim
section-secret-text = Welche Karten du hast, weißt nur du; wie viele es sind, sehen alle. Erträge, Kosten und Tauschgeschäfte sind offen, ein gutes Gedächtnis lohnt sich also. Geheim bleiben nur eine gestohlene Karte, die nur die beiden Beteiligten kennen, und eine gezogene Entwicklungskarte. Bots wissen nicht mehr als du an ihrer Stelle.

section-trade = Handeln
section-trade-text = Bist du am Zug, darfst du nach dem Würfeln mit den anderen handeln. Sie nehmen an, lehnen ab oder machen ein Gegenangebot, und du entscheidest, mit wem du tauschst. Lass eine Seite leer, wenn du Vorschläge hören willst. Außerdem kannst du drei gleiche Karten gegen eine andere aus dem Vorrat tauschen.

section-holds = Was immer gilt
section-holds-text = Die Rechnung geht immer auf: Karten und Figuren verschwinden nicht und kommen nicht aus dem Nichts. In den Testspielen wird das nach jeder Aktion geprüft. So lässt sich auch schnell erkennen, ob eine von Hand aufgebaute Stellung überhaupt möglich ist.

section-dice = Faire Würfel
section-dice-text = Vor der ersten Aktion legt sich der Server auf eine geheime Startzahl fest und zeigt ihren Fingerabdruck. Alle am Tisch steuern etwas Eigenes bei. Daraus folgen nach einer veröffentlichten Regel alle Würfe und alle gezogenen oder gestohlenen Karten. Aussuchen kann sie niemand, auch der Server nicht. Nach dem Spiel wird die Zahl offengelegt, und du kannst alles nachrechnen lassen: „Würfel prüfen“.
