# Die eigenen Wörter der Seite, Deutsch. Dieselben Schlüssel stehen in en.ftl; dort ist erklärt, wie sie gebildet sind.

brand = Hexstead
language-en = English
language-de = Deutsch
theme = Hell, dunkel oder kontrastreich

## Der Tisch

missing-page = Diese Seite gibt es hier nicht
missing-page-why = Die Adresse stimmt nicht.
missing-table = Diesen Tisch gibt es hier nicht
missing-seat = Dieser Platz gehört dir nicht mehr
missing-seat-why = Wer den Tisch eröffnet hat, hat ihn geschlossen oder lädt jemand anderen ein.
missing-table-why = Die Adresse stimmt nicht, oder der Tisch steht auf einem anderen Server.
missing-private = Dieser Tisch ist privat
missing-private-why = Nur wer an ihm sitzt, sieht ihn.
missing-back = Zur Startseite
lost = Verbindung verloren. Dein Platz ist sicher; sie wird neu aufgebaut …
loading = Der Tisch wird geholt …
you = du
you-watch = Du schaust zu
computer = Computer
turn-chip = Am Zug
points-of = { $count } von { $goal } Punkten
hand-of = { $count ->
    [one] { $count } Rohstoffkarte
   *[other] { $count } Rohstoffkarten
    }
cards-of = { $count ->
    [one] { $count } Entwicklungskarte
   *[other] { $count } Entwicklungskarten
    }
roads-left = Straßen übrig
halls-left = Rathäuser übrig
cities-left = im Betriebshof
rails-left = Gleise
nobody = Niemand
nobody-yet = noch niemand
special-holder = { $name }, { $count }
special-mine = du { $count }
landmarks = Wahrzeichen
landmarks-note = { $built } von { $all } gebaut · je 1 Punkt und eine Belohnung
supply-of = Vorrat: { $goods }
stack-of = { $count ->
    [one] { $count } Entwicklungskarte im Stapel
   *[other] { $count } Entwicklungskarten im Stapel
    }
road-of = Straße von { $name }
hall-of = Rathaus von { $name }: { $place }
goetz-on = Götz auf { $hex }
rail-of = Gleis von { $name }
train-of = Zug von { $name }
settler-of = Siedler von { $name }
city-of = Stadt von { $name }: { $place }
city-neutral = Neutrale Stadt: { $place }
coin-at = { $place }, { $count } Gold
coin-taken = { $place }, Gold schon genommen
outlaw-on = Bandit auf { $hex }
hex-numbered-at = { $terrain } { $number } bei { $place }
hex-at = { $terrain } bei { $place }
hex-of = { $hex }, { $terrain }
hex-numbered = { $hex }, { $terrain } { $number }
track-of = { $made } von { $goal } geliefert, { $ready ->
    [one] { $ready } Ware bereit
   *[other] { $ready } Waren bereit
    }
founds = eine Stadt
track-bonus = danach ein weiteres, kostenlos
near = bei { $place }
at = in { $place }
train-at = Zug { $number }, { $place }
settler-at = Siedler { $number }, { $place }
train-off = Zug { $number } herunternehmen, { $place }
settler-off = Siedler { $number } herunternehmen, { $place }
in-steps = { $count } Schritte
steps-left = { $count ->
    [one] Noch { $count } Schritt, ohne Kohle und Gebühren.
   *[other] Noch { $count } Schritte, ohne Kohle und Gebühren.
    }
steps-paid = { $count ->
    [0] Der nächste Schritt kostet wieder eine Kohle.
    [one] Noch { $count } Schritt mit dieser Kohle.
   *[other] Noch { $count } Schritte mit dieser Kohle.
    }
rails-given = { $count ->
    [one] Noch { $count } Gleis kostenlos.
   *[other] Noch { $count } Gleise kostenlos.
    }
payout-of = { $name } { $count } Gold
reward-short-road = Straße frei
reward-short-resources = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
reward-short-development = { $count } Entw.
reward-of = { $name }: { $reward }
goods-none = nichts

## Die Hand

hand-title = Deine Hand · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
hand-safe = sicher bei einer 7
hand-danger = eine 7 kostet { $count }
hand-play = Spielen
hand-play-card = { $card } ausspielen
hand-later = nicht jetzt
hand-only = siehst nur du
effect-mercenary = Götz versetzen, eine Karte nehmen
effect-road_building = Zwei Straßen, kostenlos
effect-banking = Zwei Rohstoffkarten deiner Wahl
effect-trade = Vorrat 2 : 1 in diesem Zug
effect-victory_point = Ein Punkt
effect-cavalry = Banditen versetzen, 2 Gold, eine Karte nehmen
effect-engineer = Zwei Gleise, kostenlos
effect-right_of_way = Ein Zug: fünf Schritte, kostenlos
effect-mineral_rights = Zwei Rohstoffkarten deiner Wahl
effect-cattle_drive = 1 Vieh für 5 Gold
effect-scout = Ein Siedler: fünf Schritte, oder 3 Gold
effect-native_support = Nenne den Wurf

## Aktionen auf ihren Knöpfen

act-roll = Würfeln
act-end_turn = Zug beenden
act-done = Fertig
act-buy_card = Karte
act-build_road = Straße
act-build_hall = Rathaus
act-build_landmark = Wahrzeichen
act-build_rail = Gleis
act-build_train = Zug
act-build_settler = Siedler
act-move_train = Zug fahren
act-move_settler = Siedler gehen
act-deliver = Liefern
act-take_gold = 3 Gold nehmen
act-pass = Passen
act-offer = Tauschen
act-exchange = Vorrat
act-withdraw = Zurückziehen
act-accept = Annehmen
act-decline = Ablehnen
act-counter = Gegenangebot
act-cancel = Abbrechen
done-rob = Nichts nehmen
done-scout = Nichts tun
done-bonus = Kein freies Gleis
under-move_train = = 3 Gleise
under-move_settler = = 3 Schritte
under-deliver = mit dem Zug
with-players = mit anderen
with-gold = 3 : 1, Gold
with-supply = 3 : 1
with-supply-two = 3 : 1 oder 2 : 1
verb-build = Bauen
verb-move = Ziehen
verb-move_goetz = Versetzen
verb-move_outlaw = Versetzen
verb-deliver = Liefern
verb-choose = Wählen

## Was gefragt ist

wait-for = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
    }
name-and = { $first } und { $second }
watching = Du siehst zu
over = Das Spiel ist aus
title-set_up = Setze ein Rathaus in eine leuchtende Stadt
title-pre_roll = Du bist am Zug. Würfle.
title-goetz = Wohin reitet Götz?
title-rob = Wem nimmst du eine Karte?
title-main = Handle und baue
title-roads = Baue eine freie Straße auf einen leuchtenden Weg
title-take = Nimm eine Karte aus dem Vorrat
title-offer_mine = Dein Angebot
title-offer_theirs = Ein Angebot für dich
title-set_city = Setze eine Stadt auf einen leuchtenden Bauplatz
title-set_rail = Setze dein erstes Gleis; ein Zug steht darauf
title-set_neutral = Setze eine neutrale Stadt auf einen leuchtenden Bauplatz
title-outlaw = Wohin soll der Bandit?
title-action = Baue, bewege, liefere, handle
title-route = Gleich kurze Strecken: Wer bekommt das Gold?
title-bonus = Noch ein Gleis neben dem Schienensymbol, kostenlos
title-engineer = Baue ein freies Gleis auf einen leuchtenden Weg
title-card_move = Freie Fahrt: Fahre mit einem Zug
title-scout = Spähtrupp: Gehe mit einem Siedler oder nimm 3 Gold
title-build_phase = Außer der Reihe: Baue oder passe
title-build_rail = Wähle einen leuchtenden Weg für dein Gleis
title-build_train = Wähle ein leuchtendes Gleis für deinen Zug
title-build_settler = Wähle eine leuchtende Stadt für deinen Siedler
title-build_train_taking = Beide Züge sind unterwegs: Welcher kommt herunter?
title-build_settler_taking = Beide Siedler sind unterwegs: Welcher kommt herunter?
title-move_train = Fahre mit einem Zug, Schritt für Schritt oder ganz ans Ziel
title-move_settler = Wohin geht der Siedler?
title-deliver = Wähle eine leuchtende Stadt für deine Ware
line-set_up = Dein drittes Rathaus bringt je angrenzendem Feld eine Karte.
line-pre_roll = Vor dem Wurf darf eine Karte ausgespielt werden.
line-goetz = Götz sperrt ein Feld, und du nimmst dort jemandem eine Karte.
line-set_city = Deine dritte Stadt bringt je angrenzendem Feld eine Karte.
line-outlaw = Der Bandit sperrt ein Feld, und du nimmst dort jemandem eine Karte.
line-action = Wähle einen leuchtenden Weg, eine Stadt oder Figur, oder beende deinen Zug.
line-action_nothing = Gerade ist nichts zu bauen oder zu bewegen: Handle oder beende deinen Zug.
line-bonus = Es kostet nichts.
line-card_move = Wähle den Zug, dann seinen nächsten Weg.
line-scout = Bis zu fünf Schritte ohne Getreide.
line-build_phase = Gleise, Züge, Siedler und Karten, zu ihrem Preis.
line-move_train = Die Zahlen sind Kohle und + Gold für die Gleise anderer; eine Kohle reicht für drei Gleise.
line-move_settler = Die Zahl ist das nötige Getreide; ein Bauplatz wird sofort zur Stadt.
line-main = Wähle einen leuchtenden Weg, eine Stadt oder ein Wahrzeichen, oder beende deinen Zug.
line-main_nothing = Gerade ist nichts zu bauen: Handle oder beende deinen Zug.
line-roads = Sie kostet nichts.
line-offer_theirs = Der Tisch wartet auf deine Antwort.
ask-discard = Du hast { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
    }. Gib { $due } ab.
ask-takes = { $count ->
    [one] Noch { $count } Karte zu nehmen.
   *[other] Noch { $count } Karten zu nehmen.
    }
pay = zahle { $goods }
free = kostenlos
get = erhalte { $goods }
gets = { $name } erhält { $goods }
or = oder
discard-chosen = { $count } von { $due } gewählt
discard-confirm = { $count ->
    [one] { $count } Karte abgeben
   *[other] { $count } Karten abgeben
    }
stepper-more = Eins mehr: { $name }
stepper-less = Eins weniger: { $name }
rob-whom = { $name } · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }

## Handel

trade-title = Einen Tausch anbieten
trade-give = Du gibst
trade-get = Du bekommst
trade-terms-get = du bekommst
trade-to = An
trade-offer = Anbieten
trade-left = { $count ->
    [one] Noch { $count } Angebot in diesem Zug
   *[other] Noch { $count } Angebote in diesem Zug
    }
trade-call = Lass eine Seite leer, um Vorschläge zu hören.
trade-theirs = { $name } gibt { $give } und möchte { $get }.
trade-counter = { $name } gibt { $give } für { $get }
trade-counter-own = Du gibst { $give } für { $get }
trade-unaccept = Doch nicht
trade-conclude = Mit { $name } tauschen
trade-send-counter = Gegenangebot senden
trade-counter-title = Dein Gegenangebot
trade-lacks = Zum Annehmen fehlt dir noch { $goods }.
trade-closed = Das Angebot wurde geschlossen, bevor dein Gegenangebot abging.
trade-yours = Du hast geantwortet; wer am Zug ist, entscheidet.
answer-1 = { $name } überlegt
answer-2 = { $name } nimmt an
answer-3 = { $name } lehnt ab
answer-own-1 = Du bist gefragt
answer-own-2 = Du nimmst an
answer-own-3 = Du lehnst ab
exchange-title = Mit dem Vorrat tauschen
exchange-give = Gib { $count }
exchange-get = für 1
exchange-ratio = { $count } : 1

## Das Ende

over-won = Du gewinnst!
over-lost = { $name } gewinnt
over-how-america = { $name } liefert die letzte von { $goal } Waren
over-how-germany = { $name } erreicht { $goal } Punkte
over-drawn = Unentschieden: Niemand kann mehr einen Punkt gewinnen.
over-agreed = Beendet: Alle waren einverstanden.
over-again = Noch einmal
over-follow = Zum neuen Spiel
over-other = Anderer Tisch

## Das Protokoll

log-title = Protokoll
log-empty = Das Protokoll füllt sich im Spiel.

## Am Tisch

close = Schließen
board-about = Über den Plan gehen: Pfeile führen von Feld zu Feld, Bild ab zu Kreuzungen und Wegen
off-place = { $wind } von { $place }
wind-n = nördlich
wind-ne = nordöstlich
wind-e = östlich
wind-se = südöstlich
wind-s = südlich
wind-sw = südwestlich
wind-w = westlich
wind-nw = nordwestlich
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Den ganzen Plan zeigen
acts-title = Aktionen
page-board = Plan
page-table = Runde
page-log = Protokoll
page-asked = du bist gefragt
tool-undo = Zurücknehmen
tool-menu = Menü
tool-speed = Bewegung
tool-off = aus
tool-language = Sprache
tool-sound-on = Ton ist an
tool-sound-off = Ton ist aus
tool-rules = Regeln
tool-never = Gebe ich nie
tool-end = Vorschlagen, das Spiel zu beenden
tool-leave = Gehen: Ein Bot spielt für dich
tool-home = Zur Startseite
rolled-you = Dein Wurf: { $sum }
fair-roll = Fairer Wurf
rolled-other = Wurf von { $name }: { $sum }
named-you = Du nennst { $sum }
named-other = { $name } nennt { $sum }
not-rolled = Noch nicht gewürfelt
passes = Immer passen
passes-note = In jeder Bauphase passen, bis dies wieder angeklickt wird
passes-chip = passt immer
away = abwesend
bot-sits-in = ein Bot springt ein
level-random = Bot
level-greenhorn = Bot · Neuling
level-settler = Bot · Siedler
level-engineer = Bot · Ingenieur
level-baron = Bot · Baron
asking-undo = { $name } möchte die letzte Aktion zurücknehmen.
asking-end = { $name } möchte das Spiel ohne Sieg beenden.
asking-yes = Zustimmen
asking-no = Ablehnen
asking-back = Zurückziehen
asking-wait = Wir warten auf { $names }.
curtain-title = Gib den Bildschirm an { $name }
curtain-text = Alle anderen schauen jetzt bitte weg.
curtain-lift = Ich bin { $name }
can-title = Was kann ich tun?
can-now = Jetzt möglich
can-nearly = Fast
can-far = Jetzt nicht
can-do = Los
can-lacks = Dir fehlt noch: { $goods }.
can-roll = Erst wird gewürfelt.
can-first = Beantworte zuerst, was du gefragt wirst.
can-rule = Regeln lesen
nowhere-build_road = Von deinen Straßen und Rathäusern führt kein freier Weg weiter, oder du hast keine Straße mehr.
nowhere-build_hall = Deine Straßen erreichen keine freie Stadt, oder du hast kein Rathaus mehr.
nowhere-build_landmark = Deine Straßen erreichen keinen Platz eines Wahrzeichens, das noch zu bauen ist.
nowhere-build_rail = Kein freier Weg berührt deine Gleise und Städte, oder du hast kein Gleis mehr.
nowhere-build_train = Kein Gleis von dir an einer deiner Städte hat Platz für einen Zug.
nowhere-build_settler = Keine deiner Städte kann einen Siedler losschicken.
nowhere-buy_card = Es ist keine Karte mehr zu kaufen.
nowhere-move_train = Kein Zug von dir hat ein Gleis vor sich, mit Kohle und Gebühr dafür.
nowhere-move_settler = Du hast keinen Siedler draußen, oder kein Getreide für seinen Weg.
nowhere-deliver = Keiner deiner Züge steht an einer fremden Stadt, die deine Ware noch nimmt.
nowhere-offer = Deine Angebote dieses Zuges sind verbraucht, oder es gibt nichts zu tauschen.
nowhere-exchange = Du hast zu wenige gleiche Karten abzugeben.
can-wait = Du bist nicht am Zug.
hint-title = Hinweis
hint-seen = Verstanden
hint-roll = Zuerst würfeln: Jedes Feld mit dieser Zahl gibt für jedes deiner angrenzenden Gebäude eine Karte.
hint-offer = Nimm an, lehne ab oder mach ein Gegenangebot: Ablehnen kostet nichts. Ein Bot wartet eine Weile auf dich und spielt dann weiter.
hint-afford = Du kannst bezahlen: { $what }. Der Blitz zeigt, was möglich ist und was fehlt.
hint-lacks = Noch kannst du nichts bezahlen. Für { $what } fehlt dir: { $goods }. Der Blitz zeigt den Rest.
hint-build = Wähle eine Aktion, dann leuchten nur ihre Plätze; klicke einen an. Der Preis steht vorher da.
hint-trade = Karten, die du nicht brauchst, kannst du den anderen anbieten oder beim Vorrat tauschen.
hint-end = Nichts mehr zu tun? Beende deinen Zug; übrige Karten bleiben auf der Hand.
chat-title = Gespräch
chat-new = etwas Neues
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
chat-muted = (stumm)
phrase-hello = Hallo
phrase-good_luck = Viel Glück
phrase-well_played = Gut gespielt
phrase-thanks = Danke
phrase-sorry = Entschuldigung
phrase-one_moment = Einen Moment
phrase-your_turn = Du bist dran
phrase-good_game = Schönes Spiel
phrase-no_deal = Kein Handel
phrase-ouch = Autsch

## Die Tasten

keys-title = Tasten
key-next = würfeln, Zug beenden, passen
key-acts = die Aktionen der Reihe nach
key-board = zu den leuchtenden Plätzen
key-arrows = von einem leuchtenden Platz zum nächsten; sonst den Plan schieben
key-enter = wählen
key-look = nach den leuchtenden Plätzen: über den ganzen Plan gehen
key-layer = Felder, Kreuzungen, Wege
key-zoom = näher, weiter weg, der ganze Plan
key-pan = den Plan schieben
key-can = was kann ich tun?
key-undo = zurücknehmen
key-pass = in Bauphasen immer passen
key-log = das Protokoll
key-sound = Ton
key-escape = abbrechen
key-help = diese Liste

## Orte, die zur Wahl stehen

target-build_road = Straße bauen: { $place }
target-build_hall = Rathaus bauen: { $place }
target-build_landmark = Wahrzeichen bauen: { $place }
target-place_hall = Rathaus setzen: { $place }
target-move_goetz = Götz versetzen: { $place }
target-place_city = Stadt setzen: { $place }
target-build_rail = Gleis bauen: { $place }
target-build_train = Zug bauen: { $place }
target-build_settler = Siedler bauen: { $place }
target-move_train = Mit dem Zug fahren: { $place }
target-move_settler = Gehen: { $place }
target-deliver = Ware liefern: { $place }
target-move_outlaw = Banditen versetzen: { $place }

## Alle Seiten

ways = Seiten
way-play = Spielen
way-rules = Regeln
way-almanac = Almanach
theme-now = Farben: { $name }
theme-light = hell
theme-dark = dunkel
theme-hc = hoher Kontrast

## Regeln und Almanach

rules-title = Regeln
rules-lead = Beide Spiele in kurzen Abschnitten, in unseren eigenen Worten. Unter jedem Abschnitt stehen seine einzelnen Regeln mit den Nummern, unter denen der Tisch sie nennt.
rules-search = Suchen: ein Wort oder A-RAIL-02
rules-all = Alle
rules-both = Beide Spiele
rules-found = { $count } gefunden
rules-contents = Abschnitte
rules-single = { $count ->
    [one] Die einzelne Regel
   *[other] Die { $count } einzelnen Regeln
    }
rules-none = Nichts gefunden. Versuch es mit einem kürzeren Wort.
costs-title = Kosten
almanac-title = Almanach
almanac-lead = Was hinter den Karten, Waren, Figuren und Orten steht. Die Eisenbahn schuf Vermögen und Städte, und sie kostete viele Menschen ihr Land; beides gehört hinein.
almanac-search = Im Almanach suchen
almanac-resources = Waren
almanac-cards = Karten
almanac-pieces = Figuren
almanac-landmarks = Wahrzeichen
almanac-cities = Städte
almanac-trails = Wege nach Westen

## Startseite

start-title-1 = Zwei Karten.
start-title-2 = Ein guter Abend.
start-lead = Ein freier, offener Tisch für zwei Sechseck-Klassiker. Spiel gegen Bots, teilt einen Bildschirm oder schick einen Link. Kein Konto.
start-play = Jetzt spielen
start-starting = Der Tisch wird gedeckt …
start-hint = gegen drei Bots: das kurze Spiel, etwa 20 Minuten
start-name = Dein Name
start-level = Bots spielen als
start-seats = 3–4
start-time-america = 90 Min.
start-time-germany = 60 Min.
start-goal-america = 8 Lieferungen gewinnen
start-goal-germany = 10 Punkte gewinnen
start-short = Kurzes Spiel gegen Bots
start-short-america = 3 Lieferungen, etwa 20 Minuten
start-short-germany = 8 Punkte, etwa 20 Minuten
start-full = Ganzes Spiel
start-make = Neuer Tisch
start-learn = Regeln mit Bildern
start-learn-about = Vierzig kurze Abschnitte, mit Suche
start-dice = Würfel zum Nachprüfen
start-dice-about = Jeder Wurf ist erst versiegelt, dann bewiesen
start-import = Gespeichertes Spiel öffnen
start-import-about = Zug um Zug ansehen
start-game = Spiel
start-players = Personen
start-rule-book = Regelheft
start-own = Der Plan von Deutschland und der empfohlene Aufbau von Amerika sind unsere eigenen, nach der wirklichen Geografie.
bot-greenhorn = Neuling
bot-greenhorn-about = Lernt noch; gut für das erste Spiel.
bot-settler = Siedler
bot-settler-about = Spielt solide und handelt; drei Neulinge besiegen ihn kaum je.
bot-engineer = Ingenieur
bot-engineer-about = Plant voraus; gewinnt fast jedes zweite Spiel gegen drei Siedler.
bot-baron = Baron
bot-baron-about = Spielt das Spiel im Kopf durch; gewinnt etwa jedes zweite Spiel gegen drei Ingenieure.
join-code = Hast du einen Code?
join-sit = Hinsetzen
tables-title = Deine Tische
tables-none = Noch keine Tische. Spiel gegen Bots; es geht in wenigen Sekunden los.
tables-gathering = wartet auf Leute
tables-turn = Zug { $turn }
tables-setup = Aufbau
tables-over = zu Ende
tables-yours = Du bist dran
tables-open = Öffnen
tables-look = Ansehen
tables-all = Alle { $count }

## Neuer Tisch

new-title = Neuer Tisch
new-seats = Plätze
new-seats-about = Wer an diesem Bildschirm sitzt, reicht ihn hinter einem Vorhang weiter. Plätze per Link bekommen einen Link, einen QR-Code und sechs Buchstaben.
new-seat = Platz { $number }
new-person = Person hier
new-link = Person per Link
new-bot = Bot: { $level }
new-name = Name
new-name-of = Name auf Platz { $number }
new-clock = Uhr
clock-none = Keine Uhr
clock-none-about = Alle lassen sich Zeit.
clock-turn = Je Zug
clock-turn-about = So lange für jeden Zug; danach macht ihn ein Bot.
clock-bank = Konto
clock-bank-about = So lange für das ganze Spiel, für jede Person.
new-seconds = Zeit
new-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
    }
new-grace = Wenn jemand fehlt
grace-soon = Bot nach 2 Minuten
grace-soon-about = Er spielt, bis die Person wiederkommt.
grace-late = Bot nach 15 Minuten
grace-late-about = Zeit, einen Kaffee zu holen.
grace-never = Warten, per Post
grace-never-about = Tagelang, wenn es sein muss: Der Tisch bleibt unter „Deine Tische“.
new-sight = Wer zusehen darf
sight-link = Mit dem Link
sight-link-about = Wer den Code hat, darf zusehen.
sight-private = Niemand
sight-private-about = Nur wer am Tisch sitzt.
sight-public = Alle
sight-public-about = Der Tisch steht in der Liste, offene Plätze sind für alle frei.
new-make = Tisch aufstellen
gather-title = Warten auf Leute
gather-host = Schick allen einen Link, zeig den Code oder lies die sechs Buchstaben vor. Das Spiel beginnt, wenn der letzte Platz besetzt ist.
gather-guest = Du hast einen Platz. Das Spiel beginnt, wenn der letzte besetzt ist.
gather-open = offen
gather-code = Sechs Buchstaben:
gather-qr = QR-Code für Platz { $number }
gather-link = Link für Platz { $number }
gather-copy = Link kopieren
gather-copied = Kopiert
gather-start = Jetzt beginnen
gather-start-about = Offene Plätze spielen Bots, bis jemand sie einnimmt.
gather-back = Zurück zur Startseite
gather-watch = Du schaust zu. Das Spiel beginnt, wenn der letzte Platz besetzt ist.
gather-share = Teilen
seats-title = Plätze und Einladungen
seats-give = Neu vergeben
seats-invite = Einladen
seats-close = Bot statt Person
seats-sure = Wirklich?
seats-watch = { $count ->
    [0] Wer diesen Link hat, schaut zu.
    [one] Wer diesen Link hat, schaut zu; gerade tut es eine Person.
   *[other] Wer diesen Link hat, schaut zu; gerade tun es { $count }.
    }
seats-watch-link = Link zum Zuschauen

## Ansehen

replay-title = { $game } · Tisch { $code }
replay-gone = Dieses Spiel lässt sich nicht zeigen
replay-after = Das Spiel in Zahlen
replay-about = Der Plan in diesem Augenblick des Spiels.
replay-eyes = Gesehen von
replay-all = allen: alle Karten offen
replay-watch = denen, die zusahen
replay-back = Eine Aktion zurück
replay-on = Eine Aktion weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-scrub = Augenblick des Spiels
replay-at = { $at } von { $total }
replay-table = Zurück zum Tisch
log-look = Diesen Augenblick ansehen
replay-speed = Tempo
why-ask = Warum?
why-other = Wie ein Bot es sieht: { $level }
why-plan = Plan: { $plan }, in etwa { NUMBER($turns, maximumFractionDigits: 1) } Zügen.
why-soon = Plan: { $plan }, jetzt.
why-lacks = Es fehlen noch: { $goods }.
why-only = Etwas anderes ging nicht.
why-random = Ohne Grund: nach Gefühl.
why-offer = Ein Handel, der einen Vorschlag wert ist.
why-best = Nichts schien besser.
why-better = Etwas anderes schien besser.
why-points = In Punkten, gegenüber diesem Zug:
why-thinks = Einen Augenblick …

## Nach dem Spiel

after-verify = Würfel nachprüfen
after-save = Speichern
after-replay = Ansehen
after-crumb = Tisch { $code }
after-turns = zu Ende nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
    }
after-loading = Es wird gezählt …
after-table = Tabelle
after-chart = Bild
after-seat = Platz
after-sum = Summe
after-turn = Zug
after-turn-1 = Zug 1
after-points = Punkte
after-points-about = Zug um Zug; { $goal } gewinnen
after-dice = Würfel und Erwartung
after-dice-about = { $rolls } Würfe · Strich: erwartet · Schatten: neun von zehn Spielen
after-sum-of-dice = Augen
after-rolled = Gewürfelt
after-expected = Erwartet
after-turning = Wendepunkte
after-turning-about = die größten Änderungen einer Stellung in einem Zug, in Punkten
after-change = Änderung
after-look = ansehen
after-income = Erträge
after-income-about = Rohstoffkarten nach Sorte
after-sources = Woher die Karten kamen
after-sources-about = Rohstoffkarten nach Herkunft
after-luck = Glück
after-luck-about = Karten aus Würfen gegen die Erwartung
after-received = Erhalten
after-fewer = weniger
after-as-expected = wie erwartet
after-more = mehr
after-gold = Gold
after-gold-about = nach Herkunft
after-trades = Tausch
after-trades-about = { $count ->
    [one] { $count } Tausch untereinander
   *[other] { $count } Tausche untereinander
    }
after-trades-of = { $made }-mal getauscht, { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angebote
    }, { $exchanges }-mal mit dem Vorrat
after-partner = Mit
proof-busy = Alle Ergebnisse werden nachgerechnet …
proof-ok = Die Würfel waren fair: { $count } Ergebnisse hier nachgerechnet, alle richtig.
proof-ok-about = Die Zahl passt zum Fingerabdruck, der vor der ersten Aktion gezeigt wurde, und jeder Wurf, jede gezogene und gestohlene Karte folgt aus ihr.
proof-none = Diese Aufzeichnung enthält die geheime Zahl nicht; es gibt nichts nachzurechnen.
proof-seed = Die geheime Zahl passt nicht zum Fingerabdruck, der vor dem Spiel veröffentlicht wurde.
proof-outcome = Aktion { $action } folgt nicht aus der geheimen Zahl.
over-numbers = Das Spiel in Zahlen

refused-broken = Da ging etwas schief; es steht im Protokoll des Servers.
refused-stale = Danach wirst du nicht mehr gefragt.
refused-not_asked = Das ist gerade nicht deine Entscheidung.
refused-too_many = Das war zu oft. Warte einen Moment.
refused-over = Das Spiel läuft schon oder ist zu Ende.
refused-taken = Dieser Platz ist schon besetzt.
refused-unknown_code = Zu diesem Code gibt es hier keinen Platz und keinen Tisch.
refused-no_seat_code = Das ist der Code des Tisches; ein Platz hat seinen eigenen.
refused-closed = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-gathering = Das Spiel hat noch nicht begonnen: Es sind noch Plätze offen.
refused-unknown_table = Diesen Tisch gibt es hier nicht.
refused-private = Dieser Tisch ist privat.
