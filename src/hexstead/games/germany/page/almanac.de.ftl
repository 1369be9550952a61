# The almanac, German: note-<name> for each card, resource, piece, landmark and city. Facts in our own words.

## Rohstoffe

note-lumber = Etwa ein Drittel Deutschlands ist Wald. Im Mittelalter wurde er so schnell gerodet, dass Städte das Holz zuteilen mussten; Bergwerke und Salinen verschlangen ganze Täler. 1713 schrieb Hans Carl von Carlowitz, der die Silbergruben Sachsens zu versorgen hatte, man solle nicht mehr schlagen, als nachwächst. Sein Wort dafür, nachhaltig, ist heute überall zu hören.
note-brick = Der Norden hat wenig Stein, aber viel Ton. Seit dem 12. Jahrhundert wurde er dort zu Ziegeln gebrannt, und es entstanden Kirchen, Rathäuser und Tore, die es mit jedem Dom aus Stein aufnehmen: Lübeck, Stralsund, Wismar. Der Stil heißt Backsteingotik und lässt sich die ganze Ostsee entlang verfolgen. Das Holstentor ist sein bekanntestes Stück.
note-wool = Wolle und Tuch machten Städte reich, lange bevor es Fabriken gab. In den Tälern saßen die Webereien; Kaufleute wie die Fugger in Augsburg begannen mit Tuch, ehe sie Kaisern Geld liehen. Schafe weiden noch heute in der Lüneburger Heide und auf der Schwäbischen Alb; ohne sie wären diese offenen Landschaften wieder Wald.
note-grain = Roggen auf Sand, Weizen auf dem guten Löss der Magdeburger Börde, Gerste für Bier: Was in einer Gegend wuchs, bestimmte ihr Brot. Dreitausend Sorten soll es geben. 1516 legte Bayern fest, was ins Bier darf, und Gerste stand auf der kurzen Liste.
note-ore = Silber aus dem Erzgebirge füllte die Kassen Sachsens; die Münze aus Joachimsthal auf der böhmischen Seite, der Taler, gab dem Dollar seinen Namen. Im Rammelsberg bei Goslar wurde tausend Jahre lang gegraben. Im 19. Jahrhundert folgten Kohle und Eisen der Ruhr und mit ihnen Stahl, Bahnen und das größte Industriegebiet Europas.

## Karten

note-mercenary = Jahrhundertelang wurden Kriege in Deutschland mit bezahlten Truppen geführt. Die Landsknechte des 16. Jahrhunderts mit ihren langen Spießen und geschlitzten Röcken dienten dem, der zahlte. Im Dreißigjährigen Krieg lebten Heere von dem Land, durch das sie zogen, und ganze Gegenden verloren die Hälfte ihrer Menschen. Götz, der von Fehden lebte, kam aus derselben Welt.
note-road_building = Die Römer pflasterten Straßen am Rhein; danach reiste man lange wieder auf Wegen, die im Schlamm versanken. Der Handel folgte alten Routen wie der Via Regia von Frankfurt nach Leipzig und weiter nach Osten. Gepflasterte Chausseen kamen im 18. Jahrhundert, oft mit Obstbäumen gesäumt, die den Pferden Schatten gaben.
note-banking = Wer Münzen zu fernen Messen trug, war leichte Beute; darum reisten stattdessen Wechselbriefe. Frankfurt, mit zwei Messen im Jahr und einem Dutzend Währungen auf dem Tisch, wurde eine Stadt des Geldes; eine Börse ist dort seit 1585 bezeugt. Die Fugger in Augsburg und die Rothschilds aus Frankfurt liehen Kaisern und Königen Geld.
note-trade = Lübeck, Hamburg, Bremen und bis zu zweihundert weitere Städte verband die Hanse, ein Bund von Kaufleuten, der dreihundert Jahre lang den Handel auf Nord- und Ostsee beherrschte. Er handelte mit Hering und Salz, Pelzen und Tuch, hatte keinen König und kaum eine Verfassung und gewann doch Kriege.
note-victory_point = Die Karten stehen für das, was eine Stadt erst zur Stadt macht: eine Universität, ein Gericht, ein Theater, ein Krankenhaus. Deutschland war jahrhundertelang ein Flickenteppich kleiner Staaten, und jeder wollte seine eigenen haben. Darum stehen Opern und Bibliotheken in Städten, die anderswo keine hätten.

## Figuren

note-road = Wer hier baut, verbindet Städte, die jahrhundertelang Rivalinnen waren. Die Zollschranken zwischen den deutschen Staaten fielen erst mit dem Zollverein von 1834, ein Jahr vor der ersten Eisenbahn, von Nürnberg nach Fürth. Straßen und Gleise taten für die Einheit so viel wie jeder Vertrag.
note-hall = Ein Rathaus war eine Ansage. Städte, die sich von Bischof oder Herzog befreit hatten, zeigten es in Stein mitten auf dem Markt: Hier sitzt der Rat. „Stadtluft macht frei“, hieß es: Wer Jahr und Tag in einer Stadt gelebt hatte, konnte von keinem Herrn mehr zurückgefordert werden.
note-goetz = Götz von Berlichingen, ein Ritter aus Franken, verlor 1504 die rechte Hand durch eine Kanonenkugel und ließ sich eine eiserne machen, deren Finger sich stellen ließen. Er lebte von Fehden und Lösegeld, führte im Bauernkrieg eine Zeit lang Aufständische an und starb mit etwa achtzig im Bett. Goethe machte ihn zum Helden auf der Bühne, mit einem groben Zitat, das alle kennen.

## Wahrzeichen

note-berlin = Das Brandenburger Tor wurde 1791 vollendet, nach dem Vorbild des Torbaus der Akropolis. Napoleon nahm die Quadriga mit nach Paris; 1814 kehrte sie zurück. Ab 1961 verlief die Mauer unmittelbar davor, und niemand kam hindurch. Am 22. Dezember 1989 wurde es wieder geöffnet und steht seitdem für das Ende einer Teilung.
note-bremen = Das Bremer Rathaus wurde ab 1405 gebaut und bekam zweihundert Jahre später seine helle Renaissancefront. Daneben steht seit 1404 der Roland, ein steinerner Ritter, mit Baldachin zehn Meter hoch: Solange er steht, heißt es, ist die Stadt frei. Beide sind Welterbe. Um die Ecke stehen die vier Stadtmusikanten, einer auf dem anderen.
note-dresden = Die Frauenkirche, 1743 vollendet, trägt eine Kuppel aus Stein, die steinerne Glocke. Zwei Tage nach den Luftangriffen vom Februar 1945 stürzte sie ein. Jahrzehntelang blieb der Trümmerberg als Mahnung liegen. Ab 1994 wurde sie mit Geld aus aller Welt neu gebaut, alte dunkle Steine zwischen den neuen; 2005 wurde sie geweiht.
note-eisenach = Die Wartburg steht seit dem 11. Jahrhundert auf ihrem Felsen über Eisenach. Beim Sängerkrieg sollen hier Minnesänger um ihr Leben gesungen haben. 1521 und 1522 lebte Martin Luther hier verborgen als Junker Jörg und übersetzte in elf Wochen das Neue Testament. 1817 forderten Studenten hier ein einiges Deutschland.
note-frankfurt = Der Römer, eine Gruppe alter Kaufmannshäuser mit Treppengiebeln, ist seit 1405 Frankfurts Rathaus. Kaiser, die im Dom gekrönt worden waren, speisten in seinem Saal. 1944 brannte er aus und wurde wieder aufgebaut. Auf seinem Balkon werden heute Mannschaften gefeiert, die einen Pokal nach Hause bringen.
note-freiburg = Das Freiburger Münster wurde um 1200 begonnen. Sein Turm, 116 Meter hoch, war um 1330 fertig und ist der einzige der großen deutschen Kirchtürme, der im Mittelalter vollendet wurde. Sein Helm ist durchbrochenes Maßwerk, Luft und Licht zwischen dünnen Rippen. Auf dem Platz darunter ist seit Jahrhunderten Markt.
note-koeln = Der Dom wurde 1248 begonnen, um die Reliquien der Heiligen Drei Könige aufzunehmen. 1560 ruhte der Bau; dreihundert Jahre lang stand ein Kran auf dem Turmstumpf. 1880 wurde er nach den mittelalterlichen Plänen vollendet, 157 Meter hoch, vier Jahre lang das höchste Bauwerk der Welt. Im Krieg wurde er vielfach getroffen und blieb stehen.
note-luebeck = Das Holstentor entstand von 1464 bis 1478, um den westlichen Zugang zur Königin der Hanse zu sichern. Schon beim Bau begannen seine Türme im weichen Boden einzusinken, und sie neigen sich einander zu. Im 19. Jahrhundert beschloss die Bürgerschaft, es zu erhalten: mit einer Stimme Mehrheit.
note-muenchen = Die Frauenkirche wurde ab 1468 in nur zwanzig Jahren aus Backstein gebaut. Die runden Hauben kamen 1525 auf ihre Türme. Kein Bau in der Stadt soll sie überragen; so entschied 2004 eine Abstimmung. Hinter dem Eingang ist ein Fußabdruck im Boden, der Sage nach vom Teufel, als er merkte, dass er hereingelegt worden war.
note-nuernberg = Die Burg war eine der wichtigsten im Reich: Jeder neue König hielt seinen ersten Reichstag in Nürnberg, wie es ein Gesetz von 1356 verlangte. Ein fünfzig Meter tiefer Brunnen führt durch den Fels. Darunter liegt die Stadt Albrecht Dürers, die im Krieg fast ganz zerstört und auf altem Grundriss wieder aufgebaut wurde.
note-schwerin = Das Schloss steht auf einer Insel im See, mit vielen Türmen und Kuppeln. Die Herzöge von Mecklenburg ließen es Mitte des 19. Jahrhunderts umbauen, zum Teil nach Schlössern an der Loire. Seit 1990 tagt darin der Landtag, seit 2024 ist es Welterbe. Ein kleiner Geist, das Petermännchen, soll darin umgehen.
note-trier = Die Porta Nigra, das schwarze Tor, wurde um 170 als Nordtor einer römischen Stadt gebaut. Ihre Quader halten ohne Mörtel, durch eiserne Klammern. Sie blieb erhalten, weil sie zur Kirche wurde: Der Einsiedler Simeon hatte sich darin einmauern lassen. Napoleon ließ die Kirche entfernen, und das Tor kam wieder zum Vorschein.

## Städte

note-aachen = Die Lieblingsresidenz Karls des Großen, mit heißen Quellen und der Kapelle, in der etwa dreißig Könige gekrönt wurden.
note-baden-baden = Ein Bad seit den Römern; im 19. Jahrhundert kam halb Europa zum Baden und zum Glücksspiel.
note-dessau = Ab 1925 Sitz des Bauhauses, dessen klare Formen um die Welt gingen.
note-dortmund = Einst Hansestadt, dann Kohle, Stahl und Bier, heute Fußball und Hochschulen.
note-duesseldorf = Eine Stadt der Kunst und der Mode am Rhein, in der 1797 Heinrich Heine geboren wurde.
note-emden = Der westlichste Seehafen, an der Ems; von hier gehen Autos nach Übersee, früher kam der Hering an.
note-erfurt = Bekannt für die Brücke voller Häuser und für das Kloster, in das Luther 1505 eintrat.
note-flensburg = Ein Hafen an der dänischen Grenze, reich geworden durch Rum und heute bundesweit bekannt für die Punkte der Verkehrssünder.
note-frankfurt-oder = Eine Hansestadt an dem Fluss, der seit 1945 die Grenze zu Polen ist; zwei Hochschulen verbinden die Ufer.
note-hamburg = Der größte Hafen des Landes, neu erbaut nach dem großen Brand von 1842 und nach den Bomben von 1943.
note-hannover = Seine Kurfürsten wurden 1714 Könige von Großbritannien und blieben es über hundert Jahre.
note-heidelberg = Die älteste Universität Deutschlands, gegründet 1386, unter einem Schloss, das seit 1693 Ruine ist.
note-hof = Eine Stadt der Webereien an der Saale, vierzig Jahre lang nahe an der Grenze, die das Land teilte.
note-kassel = Hier sammelten die Brüder Grimm Märchen, und alle fünf Jahre zeigt die documenta die Kunst der Gegenwart.
note-konstanz = Am See; von 1414 bis 1418 tagte hier ein Konzil, um den Streit dreier Päpste zu beenden.
note-leipzig = Eine Stadt der Messen, der Bücher und Bachs; hier begannen im Herbst 1989 die friedlichen Demonstrationen.
note-magdeburg = Sein Stadtrecht galt bis weit in den Osten Europas; Otto von Guericke zeigte hier die Kraft des Vakuums.
note-marburg = Die älteste protestantische Universität, gegründet 1527, und eine Kirche über dem Grab der heiligen Elisabeth.
note-neubrandenburg = Bekannt für seine Mauer mit vier Toren aus Backstein, seit dem Mittelalter fast vollständig.
note-osnabrueck = Hier und in Münster wurde 1648 der Friede geschlossen, der den Dreißigjährigen Krieg beendete.
note-passau = Die Stadt, in der sich drei Flüsse treffen: Donau, Inn und Ilz, in drei verschiedenen Farben.
note-regensburg = Die Steinerne Brücke des 12. Jahrhunderts war lange die einzige über die Donau zwischen Ulm und Wien.
note-rostock = Ein Hafen an der Ostsee mit der ältesten Universität Nordeuropas, gegründet 1419.
note-saarbruecken = Kohle und Stahl an der Grenze; Frankreich und Deutschland lösten sich hier mehrmals ab.
note-stralsund = Eine Backsteinstadt der Hanse, über 150 Jahre unter schwedischer Herrschaft, Tor nach Rügen.
note-stuttgart = Entstand aus einem Gestüt, wie der Name verrät; Wiege des Automobils.
note-ulm = Sein Münster hat einen der höchsten Kirchtürme der Welt; Albert Einstein wurde hier geboren.
note-wuerzburg = Wein, eine bischöfliche Residenz mit einem riesigen Deckengemälde und das Labor, in dem Röntgen 1895 seine Strahlen fand.
