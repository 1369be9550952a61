# The rules in short sections, German: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the game's text folder.

section-g-board = Der Spielplan
section-g-board-text = Dreißig Felder, jedes mit einer festen Zahl. Eine Kreuzung ist eine Stadt, der Bauplatz eines Wahrzeichens oder frei. Auch die Entwicklungskarten und die Belohnungen der Wahrzeichen gehören zum Spielplan. Er stammt von uns und folgt der echten Geografie; mit denselben Regeln kannst du auch andere Landkarten spielen.
section-g-board-picture = In { $hall } steht ein Rathaus; in { $first } und { $second } fehlen die Wahrzeichen noch.

section-g-pieces = Spielmaterial
section-g-pieces-text = Neunzig Rohstoffkarten in fünf Sorten, sechsundzwanzig Entwicklungskarten, zwölf Wahrzeichen und Götz. Jede Farbe hat zwanzig Straßen und zwölf Rathäuser. Eine Wüste gibt es nicht: Jedes Feld bringt etwas. Sind deine Figuren aufgebraucht, kannst du davon nichts mehr bauen.

section-g-setup = Startkarten
section-g-setup-text = Alle bekommen eine Startkarte mit drei Städten und einer Starthand. Dort stehen deine ersten Rathäuser, jedes einen Punkt wert; Straßen baust du später. Götz startet im Gebirge östlich von Nürnberg und blockiert es vom ersten Wurf an. Zu dritt bleibt eine Startkarte übrig, und ihre Städte bleiben leer.

section-g-variable = Freier Aufbau
section-g-variable-text = Die Würfel entscheiden, wer beginnt. Dann setzt ihr reihum je ein Rathaus in eine leere Stadt: einmal herum, einmal zurück und noch einmal herum. Einen Mindestabstand gibt es nicht. Für dein drittes Rathaus bekommst du eine Karte pro angrenzendem Feld. Straßen hat am Anfang niemand.

section-g-turn = Dein Zug
section-g-turn-text = Würfle zuerst die Erträge aus. Dann handle und baue in beliebiger Reihenfolge, so oft du kannst, und gib die Würfel weiter. Pro Zug darfst du eine Entwicklungskarte ausspielen, vor oder nach dem Würfeln. Bauen darfst du nur, wenn du am Zug bist.

section-g-production = Erträge
section-g-production-text = Jedes Feld mit der gewürfelten Zahl bringt eine Karte für jedes angrenzende Rathaus, egal wer gewürfelt hat. Liegt ein Rathaus an zwei solchen Feldern, gibt es zwei Karten. Das Feld mit Götz bringt nichts, Wahrzeichen auch nicht. Und wer leer ausgeht, geht eben leer aus.
section-g-production-picture = Die Würfel zeigen { $number }: Die Rathäuser in { $first } und { $second } bekommen je eine Karte vom Feld zwischen ihnen.

section-g-goetz = Die 7 und Götz
section-g-goetz-text = Bei einer 7 gibt es keine Erträge. Wer mehr als sieben Rohstoffkarten hat, wirft die Hälfte ab. Wer gewürfelt hat, versetzt dann Götz, den Ritter mit der eisernen Hand, auf ein anderes Feld und stiehlt dort jemandem mit einem Rathaus eine zufällige Karte. Solange Götz dort steht, ist das Feld blockiert. Ein Söldner bewirkt dasselbe, nur wirft dabei niemand Karten ab.
section-g-goetz-picture = Götz blockiert die { $number }: Die { $count } Rathäuser daran bekommen von diesem Feld nichts.

section-g-road = Straßen bauen
section-g-road-text = Eine Straße kostet Holz und Lehm. Sie kommt auf einen freien Weg und schließt an dein Rathaus oder deine Straße an. An freien Kreuzungen geht es einfach weiter, durch eine Stadt nur mit deinem eigenen Rathaus, an einem Wahrzeichen erst, wenn es gebaut ist, egal von wem. Willst du durch eine leere Stadt, musst du also dort bauen.
section-g-road-picture = Rot darf auf den leuchtenden Wegen bauen: Alle führen von einem roten Rathaus oder einer roten Straße weiter.

section-g-hall = Rathäuser
section-g-hall-text = Ein Rathaus kostet Holz, Lehm, Getreide und Wolle und kommt in eine leere Stadt, an die deine Straße reicht. Eins pro Stadt, ohne Mindestabstand, ohne Ausbau. Jedes zählt einen Punkt und bringt Erträge. Ein fremdes Rathaus mitten in deiner Straße unterbricht sie.
section-g-hall-picture = Eine rote Straße führt nach { $city }: Rot darf dort ein Rathaus bauen.

section-g-landmark = Wahrzeichen
section-g-landmark-text = Ein Wahrzeichen kostet zwei Erz und ein Getreide, und deine Straße muss bis zu seinem Bauplatz reichen. Es kommt vom Grundriss auf die Landkarte und gehört dort niemandem. Dafür stellst du ein Rathaus als Siegpunktmarker auf den Grundriss. Jedes Wahrzeichen wird nur einmal gebaut. Danach dürfen dort alle ihre Straßen weiterbauen.
section-g-landmark-picture = Eine rote Straße führt nach { $town }: Rot darf dort das Wahrzeichen bauen.

section-g-reward = Belohnungen
section-g-reward-text = Für ein Wahrzeichen bekommst du sofort eine Belohnung: eine kostenlose Straße, zwei Rohstoffkarten deiner Wahl oder Entwicklungskarten. Was im Vorrat oder im Stapel fehlt, verfällt. Eine Entwicklungskarte aus einer Belohnung darfst du erst im nächsten Zug ausspielen; ein Siegpunkt zählt sofort.

section-g-cards = Entwicklungskarten
section-g-cards-text = Für Wolle, Erz und Getreide ziehst du die oberste Karte vom Stapel. Pro Zug darfst du eine ausspielen, aber keine, die du gerade erst bekommen hast. Söldner versetzen Götz und bleiben offen vor dir liegen, Straßenbau bringt zwei Straßen, Bankgeschäft zwei Karten, und mit Handel tauschst du zwei zu eins mit dem Vorrat. Siegpunkte spielst du nie aus; sie zählen im Geheimen.

section-g-longest = Längste Straße
section-g-longest-text = Wer zuerst fünf Straßen am Stück hat, bekommt einen Punkt; wer eine längere Straße baut, nimmt ihn weg. Abzweigungen zählen nicht. Ein fremdes Rathaus unterbricht deine Straße, Wahrzeichen und eigene Rathäuser nicht. Nach einer Unterbrechung wird neu gemessen. Dann kann es sein, dass die Längste Straße eine Weile niemandem gehört.
section-g-longest-picture = { $count } rote Straßen am Stück sind die Längste Straße. Abzweigungen zählen nicht.

section-g-army = Größtes Heer
section-g-army-text = Wer zuerst drei Söldner ausgespielt hat, bekommt einen Punkt. Wer mehr hat, nimmt ihn weg; Gleichstand genügt nicht. Söldner auf der Hand zählen nicht mit.

section-g-win = So gewinnst du
section-g-win-text = Zehn Punkte zu viert, zwölf zu dritt, acht im kurzen Spiel. Du gewinnst nur in deinem eigenen Zug, dann aber sofort, auch schon vor dem Würfeln. Punkte aus einem fremden Zug musst du noch haben, wenn du wieder dran bist. Geht nichts mehr voran, endet das Spiel nach zwanzig Runden unentschieden.

# Wörter, nach denen gesucht wird, und die Begriffe dieses Spiels, die sie finden: „Begriff, andere Form: Wort, Wort“.
synonyms =
    götz: räuber, dieb, bandit, goetz
    söldner: ritter, soldat, kavallerie
    rathaus, rathäuser: siedlung, dorf, haus, stadt
    wahrzeichen: denkmal, sehenswürdigkeit
    straße: gleis, schiene, strecke
    vorrat: bank, hafen, häfen
    bankgeschäft: erfindung
    handel, handeln, tausch: angebot, markt
    abwerf, wirft: ablegen, abgeben, handkartenlimit
    stiehl, stehl, beraub: klauen, rauben, diebstahl
    gewinn: sieg, ziel, ende
    punkt: ziel
    aufbau: start, anfang, beginn
    ertrag, erträge: produktion, einkommen
    feld: sechseck, hex, kachel
    kreuzung: ecke, knoten
    weg: kante
    holz: baum
    lehm: ziegel, ton, backstein
    wolle: schaf
    getreide: weizen, korn
    erz: eisen, stein
    geheim, verdeckt: versteckt
