# Messages of the page, German. en.ftl explains the keys.

brand = Hexstead
theme = Farbschema wechseln

## Der Tisch

missing-page = Seite nicht gefunden
missing-page-why = Prüfe die Adresse und versuch es noch einmal.
missing-table = Tisch nicht gefunden
missing-seat = Dieser Platz gehört dir nicht mehr
missing-seat-why = Der Platz wurde geschlossen oder an jemand anderen vergeben, oder du hast ihn auf ein anderes Gerät verschoben.
missing-table-why = Die Adresse stimmt nicht, oder der Tisch liegt auf einem anderen Server.
missing-private = Dieser Tisch ist privat
missing-private-why = Nur die Mitspieler können ihn sehen.
missing-removed = Du kannst an diesem Tisch nicht mitspielen
missing-removed-why = Du oder jemand in deinem Netzwerk wurde vom Tisch entfernt.
missing-back = Startseite
lost = Verbindung verloren. Dein Platz ist sicher, wir verbinden neu …
loading = Tisch wird geladen …
notice-restarting = Der Server startet gleich neu. Deine Spiele sind gespeichert und gehen danach weiter.
notice-close = Meldung schließen
update-ready = Eine neue Version von Hexstead ist da. Deine Partien bleiben, wie sie sind.
update-apply = Neu laden
page-privacy = Datenschutz
page-imprint = Impressum
warm-up = Bots werden vorbereitet
warm-up-percent = Bots werden vorbereitet: { $percent } %
warm-up-about = Du kannst sofort spielen. Bis die Bots bereit sind, spielt der Baron als Ingenieur.
you = du
you-watch = Du schaust zu
your-turn = Du bist dran · { $game }
notify = Benachrichtigen, wenn ich dran bin
notify-body = Du bist am Tisch { $code } dran.
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
nobody = Niemand
nobody-yet = noch niemand
award-from = noch niemand, ab { $count }
special-holder = { $name }, { $count }
special-mine = du: { $count }
supply-of = Vorrat: { $goods }
stack-of = { $count ->
    [one] { $count } Entwicklungskarte im Stapel
   *[other] { $count } Entwicklungskarten im Stapel
    }
hex-numbered-at = { $terrain } { $number } bei { $place }
hex-at = { $terrain } bei { $place }
hex-of = { $hex }, { $terrain }
hex-numbered = { $hex }, { $terrain } { $number }
in-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
    }
goods-none = nichts
more-of = { $count } { $name }
lapse-note = { $count ->
    [one] { $count } bezahlter Schritt verfällt
   *[other] { $count } bezahlte Schritte verfallen
    }

## Die Hand

hand-title = Deine Hand · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
hand-safe = sicher bei einer 7
hand-danger = eine 7 kostet dich { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }
hand-play = Ausspielen
hand-play-card = { $card } ausspielen
hand-play-anyway = Trotzdem ausspielen
hand-idle = { $card } hätte jetzt keine Wirkung, und die Karte wäre weg.
hand-give = { $name } tauschen ({ $count } auf der Hand)
hand-later = jetzt nicht spielbar
hand-only = siehst nur du
## Aktionen auf ihren Knöpfen

act-roll = Würfeln
act-end_turn = Zug beenden
act-done = Fertig
act-buy_card = Karte kaufen
act-pass = Passen
act-offer = Tauschen
act-exchange = Vorrat
act-withdraw = Zurückziehen
act-accept = Annehmen
act-decline = Ablehnen
act-counter = Gegenangebot
act-cancel = Abbrechen
done-rob = Nichts stehlen
with-players = mit anderen
with-supply = 3 : 1
verb-build = Bauen
verb-move = Bewegen
verb-choose = Wählen

## Was gefragt ist

wait-for = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
    }
name-and = { $first } und { $second }
watching = Du schaust zu
over = Das Spiel ist vorbei
title-pre_roll = Du bist am Zug: Würfle!
title-rob = Wen beraubst du?
title-take = Nimm eine Karte aus dem Vorrat
title-offer_mine = Dein Angebot
title-offer_theirs = Angebot für dich
line-pre_roll = Vorher darfst du eine Karte ausspielen.
line-offer_theirs = Alle warten auf dich.
ask-discard = Du hast { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
    }. Wirf { $due } ab.
ask-takes = { $count ->
    [one] Noch { $count } Karte.
   *[other] Noch { $count } Karten.
    }
pay = du zahlst { $goods }
free = kostenlos
get = du bekommst { $goods }
gets = { $name } bekommt { $goods }
or = oder
discard-chosen = { $count } von { $due } ausgewählt
discard-confirm = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
    }
stepper-more = { $name }: eins mehr
stepper-less = { $name }: eins weniger
rob-whom = { $name } · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
    }

## Handel

trade-title = Tausch anbieten
trade-give = Du gibst
trade-get = Du bekommst
trade-terms-get = du bekommst
trade-to = An
trade-offer = Anbieten
trade-left = { $count ->
    [one] Noch { $count } Angebot in diesem Zug.
   *[other] Noch { $count } Angebote in diesem Zug.
    }
trade-call = Lass eine Seite leer, um Vorschläge zu bekommen.
trade-theirs = { $name } bietet { $give } gegen { $get }.
trade-counter = { $name } bietet { $give } gegen { $get }
trade-counter-own = Du bietest { $give } gegen { $get }
trade-unaccept = Doch nicht
trade-conclude = Mit { $name } tauschen
trade-send-counter = Gegenangebot senden
trade-counter-title = Dein Gegenangebot
trade-lacks = Zum Annehmen brauchst du noch { $goods }.
trade-closed = Das Angebot war schon geschlossen, als dein Gegenangebot ankam.
trade-yours = Antwort gesendet. Jetzt entscheidet { $name }.
propose = Tausch vorschlagen
propose-title = { $name } einen Tausch vorschlagen
propose-send = Vorschlag senden
proposals = Vorgeschlagene Tauschgeschäfte
proposal = { $name } bietet { $partner } { $give } gegen { $get }.
proposal-mine = { $name } bietet dir { $give } gegen { $get }.
proposal-own = Du bietest { $partner } { $give } gegen { $get }.
answer-1 = { $name } überlegt
answer-2 = { $name } nimmt an
answer-3 = { $name } lehnt ab
answer-own-1 = Deine Antwort?
answer-own-2 = Du nimmst an
answer-own-3 = Du lehnst ab
exchange-title = Mit dem Vorrat tauschen
exchange-give = Gib { $count }
exchange-get = für 1
exchange-ratio = { $count } : 1

## Das Ende

over-won = Du hast gewonnen!
over-lost = { $name } gewinnt
over-drawn = Unentschieden: Niemand kann mehr punkten.
over-agreed = Spiel einvernehmlich beendet.
over-cancelled = Die Administration des Servers hat das Spiel beendet.
over-again = Noch einmal spielen
over-follow = Zum neuen Spiel
over-other = Einstellungen ändern

## Das Protokoll

log-title = Protokoll
log-empty = Noch ist nichts passiert.
log-earlier = Davor
log-more = Einzelheiten zeigen
log-less = Einzelheiten ausblenden
log-details = Einzelheiten

## Am Tisch

close = Schließen
board-about = Spielplan erkunden: mit den Pfeiltasten von Feld zu Feld, mit Bild ab zu Kreuzungen und Wegen
tap-zoomed = Hier liegen mehrere Plätze nah beieinander. Jetzt größer: Tippe auf den gewünschten.
off-place = { $wind } von { $place }
wind-n = nördlich
wind-ne = nordöstlich
wind-e = östlich
wind-se = südöstlich
wind-s = südlich
wind-sw = südwestlich
wind-w = westlich
wind-nw = nordwestlich
toward-n = Norden
toward-ne = Nordosten
toward-e = Osten
toward-se = Südosten
toward-s = Süden
toward-sw = Südwesten
toward-w = Westen
toward-nw = Nordwesten
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Spielplan zeigen
acts-title = Aktionen
page-board = Spielplan
page-table = Mitspieler
page-log = Protokoll
page-asked = du bist dran
tool-undo = Rückgängig
undo-nothing = Es gibt gerade nichts rückgängig zu machen
undo-free = Deine letzte Entscheidung rückgängig machen
undo-ask = Deine letzte Entscheidung rückgängig machen (alle müssen zustimmen)
tool-menu = Menü
tool-speed = Animationstempo
tool-off = aus
tool-pause = Nach jedem Bot-Zug anhalten
continue = Weiter
tool-language = Sprache
tool-sound-on = Ton an
tool-sound-off = Ton aus
tool-rules = Regeln
tool-never = Nie hergeben
tool-device = Auf anderem Gerät spielen
tool-end = Spiel beenden
tool-leave = Spiel verlassen (ein Bot übernimmt)
tool-home = Startseite
rolled-you = Du würfelst { $sum }
fair-roll = Faire Würfel
rolled-other = { $name } würfelt { $sum }
named-you = Du wählst die { $sum }
named-other = { $name } wählt die { $sum }
not-rolled = Noch nicht gewürfelt
passes = Immer passen
passes-note = Bauphasen automatisch passen
passes-chip = passt automatisch
asks-note = In jeder Bauphase fragen
asks-chip = wird immer gefragt
no-offers-note = Keine Angebote in diesem Spiel
no-offers-chip = keine Angebote
build-later = Bauen
build-later-note = Nach diesem Zug bauen
window-offer = { $name } bietet dir { $give } gegen { $get }.
window-think = Moment
window-thinking = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
    }
window-no-offers = Keine Angebote …
window-no-offers-turn = In diesem Zug
window-no-offers-game = In diesem Spiel
window-build = Bauphase
window-build-about = Bauphase: Möchtest du bauen?
window-build-button = Bauen
window-left = Restzeit
away = abwesend
bot-sits-in = Bot springt ein
level-random = Bot
level-named = Bot · { $name }
asking-undo = { $name } möchte die eigene letzte Entscheidung rückgängig machen.
asking-end = { $name } möchte das Spiel vorzeitig beenden.
asking-give = { $name } möchte den Platz von { $other } neu vergeben. Wer ihn übernimmt, sieht die Hand.
asking-yes = Zustimmen
asking-no = Ablehnen
asking-back = Zurückziehen
asking-wait = Warten auf { $names }.
asking-left = Noch { $time } Zeit für die Antwort
end-title = Spiel beenden?
end-now = Das Spiel endet sofort und ohne Sieger. Du kannst es danach noch ansehen.
end-ask = Das Spiel endet ohne Sieger, wenn alle zustimmen, auch wer gerade nicht da ist.
end-sure = Spiel beenden
end-propose = Alle fragen
end-cancel = Weiterspielen
handover-title = Gib das Gerät an { $name }
handover-text = Alle anderen: bitte wegschauen!
handover-accept = Ich bin { $name }
can-title = Was kann ich tun?
can-now = Das geht
can-nearly = Das geht fast
can-far = Das geht gerade nicht
can-do = Los!
can-lacks = Du brauchst noch { $goods }.
can-roll = Du musst erst würfeln.
can-first = Triff erst die Entscheidung, die ansteht.
can-rule = Regeln lesen
nowhere-buy_card = Es gibt keine Entwicklungskarten mehr.
nowhere-offer = Du hast für diesen Zug keine Angebote mehr oder nichts zum Tauschen.
inspect-unreached = Da kommst du noch nicht hin.
nowhere-exchange = Du hast nicht genug gleiche Karten.
can-wait = Du bist nicht am Zug.
inspect-about = Über { $name }
inspect-hex = Bei { $number }: 1 { $good } für jedes Gebäude am Feld. { $ways } von 36 Würfen, etwa alle { $turns } Züge.
inspect-barren = Kein Ertrag.
inspect-sleeping = Bringt { $good }, sobald hier eine Zahl liegt.
inspect-blocked = Blockiert: zurzeit kein Ertrag.
inspect-beside = Daneben: { $names }.
inspect-nobody = Niemand hat hier ein Gebäude.
inspect-own = Dir bringt es { $cards } Karten pro Zug.
inspect-cost-of = { $name } { $cards } Karten pro Zug
inspect-robbery = Eine Blockade würde kosten: { $costs }.
inspect-costs = Das kostet zurzeit { $costs }.
inspect-yield = { $cards } Karten pro Zug: { $goods }
inspect-no-yield = Keine Karten aus Würfen
inspect-can = Hier kannst du jetzt bauen.
inspect-award = { $name }: { $count } (zählt ab { $least }).
inspect-hand-danger = { $count } Rohstoffkarten: Eine 7 würde { $lost } davon kosten.
inspect-known = Bekannte Karten: { $goods }.
inspect-expect = Du kannst { $cards } pro Zug erwarten, etwa alle { $turns } Züge eine.
inspect-no-source = Keines deiner Gebäude bringt das.
inspect-uses = Gebraucht für: { $what }.
inspect-left = Noch { $count } im Vorrat.
inspect-places = { $count ->
    [one] Jetzt an { $count } Stelle möglich.
   *[other] Jetzt an { $count } Stellen möglich.
    }
inspect-possible = Jetzt möglich.
inspect-bank = In deinem Zug kannst du mit dem Vorrat tauschen.
tracker = Kartenzähler
tracker-about = Zeigt, was alle über die Handkarten hätten notieren können: Erträge, Zahlungen, Tauschgeschäfte und Diebstähle, die alle gesehen haben.
hint-title = Tipp
hint-seen = Verstanden
hint-roll = Würfle zuerst. Jedes Feld mit der gewürfelten Zahl bringt dir eine Karte für jedes deiner Gebäude, das daran grenzt.
hint-offer = Nimm an, lehne ab oder mach ein Gegenangebot. Ablehnen kostet nichts, und Bots warten nicht ewig.
hint-afford = Du kannst dir leisten: { $what }. Mehr unter ⚡.
hint-lacks = Fast geschafft: { $what }. Du brauchst noch { $goods }. Mehr unter ⚡.
hint-build = Wähle eine Aktion: Dann leuchtet auf, wo sie möglich ist. Klicke eine Stelle an; den Preis siehst du vorher.
hint-trade = Karten übrig? Biete sie den anderen an oder tausche sie mit dem Vorrat.
hint-end = Fertig? Dann beende deinen Zug. Übrige Karten behältst du.
chat-title = Chat
chat-new = neue Nachricht
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
chat-muted = (stummgeschaltet)
chat-remove = Diese Nachricht für alle entfernen
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-one_moment = Moment …
phrase-your_turn = Du bist dran!
phrase-good_game = Schönes Spiel!
phrase-no_deal = Kein Tausch.
phrase-ouch = Autsch!

## Die Tasten

keys-title = Tastenkürzel
key-next = Würfeln, Zug beenden, passen
key-roll = Würfeln
key-answer = Angebot annehmen oder ablehnen
key-acts = Aktionen der Reihe nach
key-board = Zu den leuchtenden Stellen
key-arrows = Zwischen leuchtenden Stellen wechseln, sonst den Spielplan verschieben
key-enter = Auswählen
key-look = Den ganzen Spielplan erkunden (nach den leuchtenden Stellen)
key-layer = Zwischen Feldern, Kreuzungen und Wegen wechseln
key-zoom = Vergrößern, verkleinern, ganzer Spielplan
key-pan = Spielplan verschieben
key-can = Was kann ich tun?
key-undo = Rückgängig
key-pass = Bauphasen automatisch passen
key-log = Protokoll
key-sound = Ton an oder aus
key-escape = Abbrechen
key-help = Diese Liste

## Alle Seiten

nav-title = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-almanac = Almanach
theme-now = Farbschema: { $name }
theme-light = hell
theme-dark = dunkel
theme-hc = hoher Kontrast

## Regeln und Almanach

rules-title = Regeln
rules-lead = Beide Spiele in kurzen Abschnitten. Darunter stehen jeweils die einzelnen Regeln mit den Nummern, die du siehst, wenn ein Zug nicht erlaubt ist.
rules-search = Suchbegriff oder Regel wie A-RAIL-02
rules-all = Alle
rules-both = Beide Spiele
rules-found = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
    }
rules-contents = Inhalt
rules-single = { $count ->
    [one] { $count } Einzelregel
   *[other] { $count } Einzelregeln
    }
rules-none = Nichts gefunden. Versuch es mit einem anderen oder kürzeren Wort.
costs-title = Kosten
almanac-title = Almanach
almanac-lead = Die Geschichte hinter Karten, Waren, Figuren und Orten. Die Eisenbahn machte Menschen reich und Städte groß, und sie kostete viele ihr Land. Beides wird hier erzählt.
almanac-search = Im Almanach suchen
almanac-resources = Rohstoffe
almanac-cards = Karten
almanac-pieces = Figuren
almanac-landmarks = Wahrzeichen
almanac-cities = Städte
almanac-trails = Trails nach Westen

## Startseite

start-title-1 = Zwei Landkarten.
start-title-2 = Ein guter Abend.
start-lead = Zwei Sechseck-Klassiker, kostenlos und quelloffen. Spiel gegen Bots, zusammen an einem Bildschirm oder schick einen Link. Ganz ohne Konto.
start-play = Jetzt spielen
start-starting = Tisch wird vorbereitet …
start-hint = kurzes Spiel gegen drei Bots, etwa 10 Minuten
start-name = Dein Name
start-level = Stärke der Bots
start-short = Kurzes Spiel gegen Bots
start-full = Komplettes Spiel
start-make = Neuer Tisch
start-learn = Regeln mit Bildern
start-learn-about = Vierzig kurze Abschnitte mit Suche
start-dice = Würfel zum Nachprüfen
start-dice-about = Jeder Wurf steht vorher fest und lässt sich hinterher nachprüfen
start-import = Gespeichertes Spiel öffnen
start-import-about = Aktion für Aktion ansehen
start-game = Spiel
start-players = Mitspieler
start-rule-book = Regelausgabe
start-own = { $parts } stammen von uns, nach der echten Geografie.
bot-greenhorn = Neuling
bot-greenhorn-about = Lernt noch. Ideal für dein erstes Spiel.
bot-apprentice = Lehrling
bot-apprentice-about = Weiß, was zu bauen ist, macht aber noch Fehler. Gewinnt mehr als jedes zweite Spiel gegen drei Neulinge.
bot-settler = Siedler
bot-settler-about = Spielt solide und handelt. Gewinnt mehr als jedes zweite Spiel gegen drei Lehrlinge.
bot-engineer = Ingenieur
bot-engineer-about = Plant voraus. Gewinnt fast jedes zweite Spiel gegen drei Siedler.
bot-baron = Baron
bot-baron-about = Spielt jeden Zug im Kopf durch. Gewinnt etwa jedes zweite Spiel gegen drei Ingenieure.
join-code = Hast du einen Code?
join-sit = Beitreten
tables-delete = Tisch { $code } löschen
tables-delete-sure = Löschen?
tables-title = Deine Tische
tables-none = Noch keine Tische. Spiel gegen Bots – in wenigen Sekunden geht es los.
tables-gathering = wartet auf Mitspieler
tables-turn = Zug { $turn }
tables-setup = Aufbau
tables-over = beendet
tables-yours = Du bist dran
tables-open = Weiterspielen
tables-look = Ansehen
tables-all = Alle { $count } anzeigen
open-title = Offene Tische
open-none = Gerade wartet niemand. Die Schnellsuche eröffnet einen Tisch, an den sich andere setzen können.
open-seats = { $taken } von { $all } Plätzen besetzt
open-match = Schnellsuche
open-match-about = Setzt dich an einen offenen Tisch oder eröffnet einen mit 2 Minuten pro Zug.

## Neuer Tisch

new-title = Neuer Tisch
new-seats = Plätze
new-seats-about = Wer sich diesen Bildschirm teilt, gibt das Gerät weiter; die Karten bleiben verdeckt. Alle anderen bekommen einen Link, einen QR-Code und einen Platzcode.
new-seat = Platz { $number }
new-person = Mitspieler an diesem Gerät
new-link = Mitspieler per Link
new-bot = Bot: { $level }
new-name = Name
new-name-of = Name für Platz { $number }
new-clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-none-about = Nehmt euch Zeit.
clock-turn = Pro Zug
clock-turn-about = Bedenkzeit pro Zug, danach zieht ein Bot.
clock-bank = Zeitkonto
clock-bank-about = Bedenkzeit für das ganze Spiel, pro Person.
new-seconds = Zeit
new-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
    }
new-grace = Wenn jemand ausfällt
grace-soon = Nach 2 Minuten springt ein Bot ein
grace-soon-about = Er spielt, bis die Person zurück ist.
grace-late = Nach 15 Minuten springt ein Bot ein
grace-late-about = Zeit für einen Kaffee.
grace-never = Fernpartie
grace-never-about = Kein Stress: Das Spiel darf Tage dauern. Du findest es unter „Deine Tische“.
new-tracker = Kartenzähler
new-tracker-about = Alle können sehen, was sich über die Handkarten hätte notieren lassen.
new-visibility = Wer zuschauen darf
visibility-link = Alle mit dem Link
visibility-link-about = Wer den Tischcode kennt, darf zuschauen.
visibility-private = Niemand
visibility-private-about = Nur die Mitspieler sehen den Tisch.
visibility-public = Alle
visibility-public-about = Der Tisch ist öffentlich, freie Plätze stehen allen offen.
new-make = Tisch eröffnen
waiting-title = Warten auf Mitspieler
waiting-host = Schick allen einen Link, zeig den QR-Code oder sag den Platzcode an. Sobald alle Plätze besetzt sind, geht es los.
waiting-listed = Dein Tisch steht auf der Startseite, und alle können mitspielen. Du kannst auch Links verschicken. Sobald alle Plätze besetzt sind, geht es los.
waiting-guest = Du hast einen Platz. Sobald alle Plätze besetzt sind, geht es los.
waiting-open = frei
waiting-code = Platzcode:
waiting-qr = QR-Code für Platz { $number }
waiting-link = Link für Platz { $number }
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-start = Jetzt starten
waiting-start-about = Freie Plätze übernehmen Bots, bis jemand dazukommt.
waiting-back = Startseite
sit-title = Platz nehmen
sit-watch = Nur zuschauen
waiting-watch = Du schaust zu. Sobald alle Plätze besetzt sind, geht es los.
waiting-share = Teilen
device-title = Geräte und Daten
device-home = Startseite
device-here = Deine Spiele hierher holen
device-here-about = Alle Plätze und Tische deines anderen Geräts wechseln auf dieses. Das andere Gerät verliert sie.
device-move = Hierher holen
device-moved = { $count ->
    [0] Das andere Gerät hat keine Tische.
    [one] { $count } Tisch ist jetzt hier.
   *[other] { $count } Tische sind jetzt hier.
    }
device-offer = Auf einem anderen Gerät weiterspielen
device-offer-about = Scanne den QR-Code mit dem anderen Gerät oder gib dort den Code ein. Alle deine Plätze und Tische wechseln dorthin.
device-show = Code anzeigen
device-qr = QR-Code, der deine Spiele auf ein anderes Gerät bringt
device-code = Diesen Code eingeben:
device-link = Link, der deine Spiele auf ein anderes Gerät bringt
device-valid = Gilt einmal, { $minutes } Minuten lang. Wer ihn hat, kann deine Plätze übernehmen.
device-take = Spiele von einem anderen Gerät holen
device-code-enter = Code des anderen Geräts
device-recovery = Wiederherstellungslink
device-recovery-about = Dieser Browser merkt sich deine Plätze in einem Cookie. Bewahre diesen Link gut auf: Geht das Cookie verloren, holt der Link deine Spiele zurück, in jedem Browser. Wer ihn hat, kann deine Plätze übernehmen.
device-recovery-show = Wiederherstellungslink anzeigen
device-data = Deine Daten
device-data-about = Alles, was dieser Server über dieses Gerät speichert: Tische, Plätze, Chat, Züge und API-Token.
device-export = Herunterladen
device-delete = Alles löschen
device-delete-sure = Ja, alles löschen
device-delete-about = Tische, an denen sonst niemand spielt, werden gelöscht. An anderen übernehmen Bots deine Plätze, und dein Name und deine Nachrichten werden entfernt. Das lässt sich nicht rückgängig machen.
device-deleted = Deine Daten sind gelöscht.
seats-title = Plätze und Einladungen
seats-give = Jemand anderem geben
seats-invite = Einladen
seats-close = Durch Bot ersetzen
seats-sure = Wirklich?
seats-rename = Umbenennen
seats-rename-save = Speichern
seats-sure-close = Endgültig entfernen?
seats-watch = { $count ->
    [0] Mit diesem Link kann man zuschauen.
    [one] Mit diesem Link kann man zuschauen. Gerade schaut { $count } Person zu.
   *[other] Mit diesem Link kann man zuschauen. Gerade schauen { $count } Personen zu.
    }
seats-watch-link = Zuschauer-Link

## Ansehen

replay-title = { $game } · Tisch { $code }
replay-gone = Dieses Spiel kann nicht angezeigt werden
replay-after = Statistik
replay-about = Der Spielplan zu diesem Zeitpunkt.
replay-eyes = Aus Sicht von
replay-all = allen (alle Karten offen)
replay-watch = Zuschauern
replay-back = Vorherige Aktion
replay-on = Nächste Aktion
replay-turn-back = Vorheriger Zug
replay-turn-on = Nächster Zug
replay-by = Schritt
replay-by-action = Aktion
replay-by-turn = Zug
replay-setup = Aufbau
replay-play = Abspielen
replay-pause = Anhalten
replay-scrub = Zeitpunkt im Spiel
replay-at = { $at } von { $total }
replay-table = Zurück zum Tisch
log-look = Ab hier ansehen
replay-speed = Tempo
why-ask = Warum?
why-other = Das denkt ein Bot: { $level }
why-plan = Plan: { $plan }, in etwa { NUMBER($turns, maximumFractionDigits: 1) } Zügen.
why-soon = Plan: { $plan }, jetzt gleich.
why-lacks = Fehlt noch: { $goods }.
why-only = Etwas anderes war nicht möglich.
why-random = Kein Grund. Dieser Bot spielt nach Zufall.
why-offer = Ein lohnender Tausch.
why-best = Nichts sah besser aus.
why-better = Etwas anderes sah besser aus.
why-points = In Punkten, verglichen mit dieser Aktion:
why-thinks = Moment …

## Nach dem Spiel

after-verify = Würfel prüfen
after-save = Spiel speichern
after-replay = Ansehen
after-crumb = Tisch { $code }
after-turns = beendet nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
    }
after-take-backs = mit zurückgenommenen Zügen
after-loading = Wird ausgewertet …
after-table = Tabelle
after-chart = Diagramm
after-seat = Mitspieler
after-sum = Summe
after-turn = Zug
after-turn-1 = Zug 1
after-points = Punkte
after-points-about = Zug für Zug, { $goal } zum Sieg
after-dice = Würfe
after-dice-about = { $rolls } Würfe · Linie: erwartet · schattiert: 90 % der Spiele
after-sum-of-dice = Wurf
after-rolled = Gewürfelt
after-expected = Erwartet
after-turning = Wendepunkte
after-turning-about = größte Umschwünge in einem Zug, in Punkten
after-change = Umschwung
after-look = Zug ansehen
after-income = Erträge
after-income-about = Rohstoffkarten nach Sorte
after-sources = Woher die Karten kamen
after-sources-about = Rohstoffkarten nach Herkunft
after-luck = Glück
after-luck-about = Karten aus Würfen, verglichen mit dem Durchschnitt
after-received = Bekommen
after-fewer = weniger
after-as-expected = wie erwartet
after-more = mehr
after-by-source = nach Herkunft
after-trades = Tauschgeschäfte
after-trades-about = { $count ->
    [one] { $count } Tausch untereinander
   *[other] { $count } Tauschgeschäfte untereinander
    }
after-trades-of = { $made }-mal getauscht, { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angebote
    }, { $exchanges }-mal mit dem Vorrat
after-partner = Mit
analysis-title = Analyse
analysis-about = Wer wann vorn lag, wer Glück hatte und was jede Aktion gekostet hat.
analysis-make = Spiel analysieren
analysis-again = Noch einmal analysieren
analysis-working = Wird analysiert … { $percent } %
analysis-deeper = Genauer analysieren
analysis-unrated = Die Aktionen sind nicht bewertet: Die Bots waren nicht bereit, oder das Spiel hat nicht mit dem normalen Aufbau begonnen.
analysis-chances = Gewinnchance
analysis-chances-about = nach jedem Zug, bei offenen Karten
analysis-balance = Glück und Entscheidungen
analysis-balance-about = Balken: Glück, in Punkten der Gewinnchance
analysis-start = Anfang
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-result = Ergebnis
analysis-without-luck = Ohne Glück
analysis-lucky = Größte Glücksfälle
analysis-lucky-about = wem der Zufall am meisten gebracht hat, in Punkten der Gewinnchance
analysis-worst = Teuerste Fehler
analysis-worst-about = in Punkten der eigenen Gewinnchance, nach dem, was man wissen konnte
analysis-best = Beste Aktionen
analysis-best-about = Vorsprung vor der nächstbesten Aktion, in Punkten der Gewinnchance
analysis-trades = Was das Tauschen gebracht hat
analysis-trades-about = wie jeder Tausch beide Gewinnchancen geändert hat, in Punkten
analysis-turn = Zug { $turn }
analysis-event = Ereignis
analysis-move = Aktion
analysis-better-move = Bessere Aktion
analysis-cost = Kosten
analysis-gain = Vorteil
analysis-given = Gegeben
analysis-received = Bekommen
analysis-better = Besser: { $move }
analysis-none = Keine gefunden.
analysis-verdict = { $error }: Das hat etwa { $points } Punkte der Gewinnchance gekostet.
analysis-no-better = Gut: Nichts anderes war deutlich besser.
proof-busy = Jeder Wurf und jede Karte wird geprüft …
proof-ok = Die Würfel waren fair: Alle { $count } Ergebnisse stimmen.
proof-ok-about = Die Startzahl passt zum Fingerabdruck, der vor der ersten Aktion gezeigt wurde. Alle Würfe sowie alle gezogenen und gestohlenen Karten ergeben sich daraus.
proof-none = In dieser Aufzeichnung fehlt die Startzahl, also gibt es nichts zu prüfen.
proof-seed = Die Startzahl passt nicht zum Fingerabdruck, der vor dem Spiel veröffentlicht wurde.
proof-outcome = Aktion { $action } ergibt sich nicht aus der Startzahl.
over-numbers = Statistik

refused-broken = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
refused-stale = Zu spät: Das Spiel ist schon weiter.
refused-asked_before = Deinem letzten Wunsch haben nicht alle zugestimmt. Warte kurz, bevor du wieder fragst.
refused-not_asked = Du bist gerade nicht dran.
refused-same_device = Diese Plätze sind schon auf diesem Gerät.
refused-needs_consent = Erst müssen alle zustimmen, die mitspielen. Sie werden gerade gefragt.
refused-has_seat = Du spielst an diesem Tisch schon mit. In einem laufenden Spiel kannst du keinen zweiten Platz nehmen.
refused-removed = Du oder jemand in deinem Netzwerk wurde von diesem Tisch entfernt.
refused-not_undoable = Seitdem wurde eine Karte gezogen oder gestohlen. Mit anderen zusammen lässt sich das nicht rückgängig machen.
refused-too_many = Zu viele Versuche. Warte einen Moment.
refused-too_many_tables = In deinem Netzwerk sind schon zu viele Tische offen. Versuch es später noch einmal.
refused-server_full = Dieser Server ist gerade voll. Versuch es später noch einmal.
refused-restarting = Der Server startet gleich neu und eröffnet keine neuen Tische.
refused-over = Das Spiel läuft schon oder ist vorbei.
refused-no_proposals = Gerade kannst du keinen Tausch vorschlagen.
refused-cannot_trade = Für diesen Tausch fehlen euch die Karten.
refused-taken = Dieser Platz ist schon besetzt.
refused-unknown_code = Kein Tisch mit diesem Code gefunden.
refused-no_seat_code = Das ist der Tischcode. Zum Mitspielen brauchst du einen Platzcode.
refused-closed = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-gathering = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
refused-unknown_table = Diesen Tisch gibt es hier nicht.
refused-private = Dieser Tisch ist privat.

# Eine statische Seite ohne Server (docs/static-site.md)
site-lead = Zwei Sechseck-Klassiker, frei und quelloffen. Spiel gegen Bots oder zu mehreren an einem Bildschirm. Alles läuft in diesem Browser, auch offline.
site-loading = Der Tisch wird vorbereitet …
site-dice-about = Jeder Wurf steht vorher fest. Beweisen kann dir das nur ein Spiel auf einem Server
site-proof = Dieser Browser hat selbst gewürfelt. Die Prüfung zeigt, dass kein Wurf nachträglich geändert wurde. Dass niemand die Würfe vorher kannte, kann hier aber niemand anderes bestätigen.
site-seats-about = Ein Mensch an diesem Gerät oder ein Bot. Für mehrere Geräte muss jemand einen Tisch auf einem Server eröffnen.
site-data-title = Deine Daten
site-data-about = Alle Tische liegen nur in diesem Browser. Speichere sie als Datei, um sie aufzuheben oder in einem anderen Browser zu öffnen. Die Datei enthält alles, auch verdeckte Karten.
site-import = Datei öffnen
site-imported = { $count ->
    [0] Alle Tische dieser Datei sind schon hier.
    [one] Ein Tisch ist dazugekommen.
   *[other] { $count } Tische sind dazugekommen.
    }
site-delete-about = Alle Tische in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen.
site-people = Mit Freunden spielen
site-people-about = Spielt zusammen an diesem Bildschirm, oder bittet jemanden, einen Server bereitzustellen: Ohne ihn geht es auf mehreren Geräten nicht.
site-refused-storage_full = Der Speicher des Browsers ist voll, deshalb wurde das nicht gespeichert. Lösche alte Tische oder schaff Platz und versuch es noch einmal.
site-refused-no_database = Der Browser hat seinen Speicher gelöscht oder gesperrt, deshalb wurde das nicht gespeichert. Erlaube dieser Seite, Daten zu speichern, und lade sie neu.
site-refused-offline_failed = Der Tisch konnte nicht geladen werden. Prüf das Netz und ob der Browser Daten speichern darf, und lade die Seite neu.
continue-about = Der Server antwortet nicht. Du kannst in diesem Browser weiterspielen, mit neuen Würfeln. Karten, die du nicht kennst, werden neu verteilt. Dein Spiel auf dem Server bleibt, wie es ist.
continue-here = Auf diesem Gerät weiterspielen
continue-back = Der Server antwortet wieder. Dort steht dein Spiel noch so da wie beim Abbruch der Verbindung.
continue-return = Zurück zum Server
site-refused-broken = Etwas ist schiefgegangen. In der Konsole des Browsers steht mehr.

## Lektionen

nav-lessons = Lektionen
start-lessons = Lektionen zum Mitmachen
start-lessons-about = Je eine Minute, auf dem echten Spielplan
lessons-title = Lektionen
lessons-lead = Jede Lektion zeigt dir in etwa einer Minute eine Regel: eine Stellung auf dem echten Spielplan, eine Aufgabe, und du bist am Zug. Die Reihenfolge ist egal.
lessons-done = { $done } von { $count } geschafft
lesson-title = Lektion
lesson-steps = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
}
lesson-completed = geschafft
lesson-step = Aufgabe { $step } von { $count }
lesson-done = Geschafft!
lesson-failed = Nicht ganz.
lesson-retry = Noch mal versuchen
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-reset = Von vorn
lesson-rules = Die Regeln dazu lesen
rules-lessons = Probier es aus:

## Der Begleiter

tool-guide = Begleiter: erklärt und schlägt Züge vor
start-guided = Spiel mit Begleiter
start-guided-about = erklärt jeden Schritt und schlägt Züge vor

# Der Ratgeber
coach = Ratgeber
coach-about = Frag den Ratgeber, was er tun würde. Er warnt dich auch, bevor du einen Zug beendest, der viel verschenkt.
coach-ask = Was würdest du tun?
coach-follow = Mach das
coach-instead = Stattdessen tun
coach-anyway = Trotzdem beenden
coach-leave = Ratgeber ausblenden
coach-chance = Damit gewinnst du etwa { $chance } solcher Partien.
coach-worth = Das sind { $points } Punkte mehr als mit der nächstbesten Aktion: { $move }.
coach-close = Etwa gleich gut: { $move }.
coach-unrated = Das würde ein Bot tun. Gewinnchancen folgen, sobald die Bots bereit sind.
coach-ends = Wenn du jetzt beendest, verschenkst du etwa { $points } Punkte deiner Gewinnchance. Besser: { $move }.
coach-gave = Das hat etwa { $points } Punkte deiner Gewinnchance verschenkt: { $move }. Besser: { $best }.
tool-coach = Ratgeber: beste Züge und Warnungen
key-coach = Was würdest du tun? (mit dem Ratgeber)
new-coach-about = Alle können nach dem besten Zug fragen und werden vor schlechten gewarnt. Das sehen alle, bevor sie mitspielen.
table-coach = An diesem Tisch können alle den Ratgeber nach dem besten Zug fragen.
