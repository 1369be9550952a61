# The almanac, English: note-<name> for each card, resource, piece, landmark and city. Facts in our own words.

## Resources

note-lumber = About a third of Germany is forest. In the Middle Ages it was cleared so fast that towns began to ration wood; mines and salt works devoured whole valleys. In 1713 Hans Carl von Carlowitz, who had to supply Saxony's silver mines with timber, wrote that you should fell no more than grows back. The German word for this, Nachhaltigkeit, is where today's idea of sustainability comes from.
note-brick = The north has little stone but plenty of clay. From the twelfth century, builders there fired it into bricks and raised churches, town halls and gates to rival any stone cathedral: in Lübeck, Stralsund and Wismar. The style is called Brick Gothic, and you can find it all along the Baltic coast. The Holsten Gate is its most famous example.
note-wool = Wool and cloth made towns rich long before factories did. Weavers worked in the valleys, and merchants such as the Fuggers of Augsburg started out in cloth before they lent money to emperors. Sheep still graze the Lüneburg Heath and the hills of the Swabian Alb. Without them, these open landscapes would turn back into forest.
note-grain = Rye on sandy soil, wheat on the rich loess of the Magdeburg Börde, barley for beer: each region's grain made its bread. Germany is said to have three thousand kinds of it. In 1516 Bavaria fixed by law what could go into beer, and barley was on the short list.
note-ore = Silver from the Ore Mountains filled Saxony's treasury. The coin minted at Joachimsthal on the Bohemian side, the taler, gave the dollar its name. The Rammelsberg near Goslar was mined for a thousand years. In the nineteenth century, coal and iron from the Ruhr took over, and with them came steel, railways and Europe's largest industrial region.

## Cards

note-mercenary = For centuries, wars in Germany were fought by hired soldiers. The Landsknechte of the sixteenth century, with their long pikes and slashed coats, served any lord who paid them. In the Thirty Years' War, armies lived off the land they crossed, and whole regions lost half their people. Götz, who made his living from feuds, came from the same world.
note-road_building = The Romans paved roads along the Rhine, but after them travellers were long back on tracks that turned to mud. Trade followed old routes such as the Via Regia from Frankfurt to Leipzig and on to the east. Paved highways came in the eighteenth century, often lined with fruit trees that gave the horses shade.
note-banking = Merchants carrying coins to distant fairs were easy prey, so letters of credit travelled instead. Frankfurt, with two fairs a year and a dozen currencies on its counters, became a city of money; its exchange is first recorded in 1585. The Fuggers of Augsburg and the Rothschilds of Frankfurt lent to emperors and kings.
note-trade = Lübeck, Hamburg, Bremen and up to two hundred other towns formed the Hanseatic League, a union of merchants that dominated trade on the North Sea and the Baltic for three hundred years. It dealt in herring and salt, furs and cloth. It had no king and hardly a constitution, and it still won wars.
note-victory_point = These cards stand for what makes a town more than its walls: a university, a law court, a theatre, a hospital. For centuries Germany was a patchwork of small states, and each of them wanted its own. That's why you'll find opera houses and libraries in towns that would have neither anywhere else.

## Pieces

note-road = Your roads connect towns that were rivals for centuries. Customs barriers between the German states fell only with the customs union of 1834, a year before the first railway, from Nürnberg to Fürth. Roads and rails did as much for unity as any treaty.
note-hall = A town hall was a statement. Towns that had freed themselves from a bishop or a duke showed it in stone, right on the market square: this is where the council sits. "Town air makes you free", the saying went, because anyone who had lived in a town for a year and a day could no longer be claimed by a lord.
note-goetz = Götz von Berlichingen, a knight from Franconia, lost his right hand to a cannonball in 1504 and had an iron one made, with fingers he could adjust. He lived by feuds and ransom, led rebels in the Peasants' War for a while, and died in his bed at about eighty. Goethe made him the hero of a play, with a rude line that every German knows.

## Landmarks

note-berlin = The Brandenburg Gate was finished in 1791, modelled on the gateway to the Acropolis. Napoleon took its four-horse chariot to Paris; in 1814 it came home. From 1961 the Wall ran right in front of the gate, and nobody could pass. It reopened on 22 December 1989 and has stood for the end of division ever since.
note-bremen = Bremen's town hall was begun in 1405 and got its ornate Renaissance front two hundred years later. Next to it stands Roland, a stone knight from 1404, ten metres tall including his canopy. As long as he stands, they say, the town is free. Together they are a World Heritage Site. Round the corner, the four Town Musicians stand on each other's backs.
note-dresden = The Frauenkirche, finished in 1743, has a stone dome that people call the stone bell. It collapsed two days after the air raids of February 1945 began. For decades the rubble was left as a memorial. From 1994 the church was rebuilt with donations from all over the world, with dark old stones among the new ones, and it was consecrated in 2005.
note-eisenach = The Wartburg has stood on its rock above Eisenach since the eleventh century. Minstrels are said to have sung for their lives here. In 1521 and 1522 Martin Luther lived here in hiding under the name Junker Jörg and translated the New Testament in eleven weeks. In 1817 students met here to call for a united Germany.
note-frankfurt = The Römer, a group of old merchants' houses with stepped gables, has been Frankfurt's town hall since 1405. Newly crowned emperors came from the cathedral to dine in its hall. It burned down in 1944 and was rebuilt. Today, winning teams are cheered on its balcony when they come home with a cup.
note-freiburg = Freiburg Minster was begun around 1200. Its 116-metre tower was finished around 1330, the only one of the great German church towers to be completed in the Middle Ages. The spire is open stonework, just air and light between thin ribs. There has been a market on the square below for centuries.
note-koeln = The cathedral was begun in 1248 to house the relics of the Three Kings. Work stopped in 1560, and for three hundred years a crane stood on the stump of a tower. It was finished in 1880 to the medieval plans, 157 metres high and for four years the tallest building in the world. It was hit many times in the Second World War but stayed standing.
note-luebeck = The Holsten Gate was built from 1464 to 1478 to guard the western approach to the queen of the Hanseatic League. Its towers began to sink into the soft ground while they were still being built, and they lean towards each other. In the nineteenth century the city assembly voted to keep it, by a majority of one.
note-muenchen = The Frauenkirche was built of brick in just twenty years, from 1468. Its towers got their rounded caps in 1525. In 2004 the city voted that no new building may be taller than they are. There's a footprint in the floor just inside the entrance: the devil left it, the story goes, when he saw that he had been tricked.
note-nuernberg = The castle was one of the most important in the empire: a law of 1356 required every new king to hold his first diet in Nürnberg. Its well goes fifty metres down through solid rock. Below it lies the town of Albrecht Dürer, almost completely destroyed in the war and rebuilt on its old plan.
note-schwerin = The castle stands on an island in the lake, with many towers and domes. The dukes of Mecklenburg had it rebuilt in the mid-nineteenth century, partly in the style of the castles on the Loire. The state parliament has met here since 1990, and it became a World Heritage Site in 2024. A little ghost called Petermännchen is said to haunt it.
note-trier = The Porta Nigra, the black gate, was built around 170 as the northern gate of a Roman town. Its blocks hold together without mortar, with iron clamps. It survived because it was turned into a church: a hermit called Simeon had himself walled up in it. Napoleon had the church removed, and the gate came to light again.

## Cities

note-aachen = Charlemagne's favourite residence, with hot springs and the chapel where some thirty kings were crowned.
note-baden-baden = A spa since Roman times. In the nineteenth century half of Europe's high society came here to bathe and gamble.
note-dessau = Home of the Bauhaus from 1925, whose clean lines conquered the world.
note-dortmund = First a Hanseatic town, then coal, steel and beer; today football and universities.
note-duesseldorf = A city of art and fashion on the Rhine, and the birthplace of Heinrich Heine in 1797.
note-emden = Germany's westernmost seaport, on the Ems. Once herring came in; today cars go out.
note-erfurt = Known for its bridge lined with houses and the monastery Luther entered in 1505.
note-flensburg = A port near the Danish border that grew rich on rum. Today every driver fears its register of traffic offences.
note-frankfurt-oder = A Hanseatic town on the river that has been the border with Poland since 1945. Two universities link the banks.
note-hamburg = Germany's largest port, rebuilt after the great fire of 1842 and again after the bombing of 1943.
note-hannover = Its electors became kings of Great Britain in 1714 and reigned there for more than a hundred years.
note-heidelberg = Germany's oldest university, founded in 1386, beneath a castle that has been a ruin since 1693.
note-hof = A town of weavers on the Saale, for forty years close to the border that divided the country.
note-kassel = The Brothers Grimm collected their tales here, and every five years the documenta shows contemporary art.
note-konstanz = On the lake. From 1414 to 1418 a council met here to settle a dispute between three popes.
note-leipzig = A city of trade fairs, books and Bach. The peaceful marches of autumn 1989 began here.
note-magdeburg = Its town law was copied across eastern Europe. Otto von Guericke demonstrated the power of the vacuum here.
note-marburg = The oldest Protestant university, founded in 1527, and a church over the tomb of Saint Elizabeth.
note-neubrandenburg = Known for its medieval wall with four brick gates, still almost complete.
note-osnabrueck = The peace that ended the Thirty Years' War in 1648 was signed here and in Münster.
note-passau = A town where three rivers of different colours meet: the Danube, the Inn and the Ilz.
note-regensburg = Its twelfth-century stone bridge was long the only one over the Danube between Ulm and Vienna.
note-rostock = A Baltic port with the oldest university in northern Europe, founded in 1419.
note-saarbruecken = Coal and steel on the border. It has switched between France and Germany several times.
note-stralsund = A brick-built Hanseatic town, Swedish for more than 150 years, and the gateway to Rügen.
note-stuttgart = Founded around a stud farm, as its name suggests, and the cradle of the motor car.
note-ulm = Its minster has one of the tallest church towers in the world, and Albert Einstein was born here.
note-wuerzburg = Wine, a bishops' residence with a vast painted ceiling, and the laboratory where Röntgen discovered X-rays in 1895.
