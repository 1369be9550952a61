# Texts of the lessons, in the order in which they are learned: <lesson>-title; for each step its task <lesson>-<number> and
# <lesson>-<number>-wrong, shown after a move that misses the goal; <lesson>-end, shown after the last step.

production-title = Production and compensation
production-1 = You are red, in Indianapolis and Atlanta. Both cities are next to an 11. Roll the dice.
production-1-wrong = Roll the dice first.
production-2 = An 11: you get coal and cattle. Blue has no city next to an 11 and gets 1 gold instead. You have lumber, but a rail also needs ore. Buy 1 ore with your 2 gold.
production-2-wrong = A rail costs 1 ore and 1 lumber. You still needed ore.
production-end = A player who gets no cards from a roll other than 7 gets 1 gold instead. You can buy any card for 2 gold, twice per turn.

omaha-title = Connecting Omaha
omaha-1 = You are red. Omaha has no rails yet. Connect it with a single rail: you get 2 gold and blue gets 1.
omaha-1-wrong = This rail doesn't reach Omaha. Look for the path between your northern rail and Omaha.
omaha-end = The new connection counts three rails: two are yours, one is blue. Each rail pays its owner 1 gold.

tracks-title = Train tracks
tracks-1 = You are white. There's a train track at the end of your rail, on the way to Bismarck. Build a rail on it.
tracks-1-wrong = There's no train track on this path, so you don't get a free rail.
tracks-2 = Now you get a second rail for free. Use it to connect Bismarck: all three rails are yours and pay 3 gold.
tracks-2-wrong = This rail doesn't connect Bismarck, and the free rail is used up.
tracks-end = A rail on a train track gives you a free rail at either end. The free rail pays for connections like any other.

bismarck-title = Walking to Bismarck
bismarck-1 = You are red and want a city in Bismarck, far in the north-west. Build a settler in Lexington.
bismarck-1-wrong = The settler should start in Lexington.
bismarck-2 = 2 grain pay for six steps. Use five of them to reach the intersection just south-east of Minneapolis. In Minneapolis itself you'd have to found a city.
bismarck-2-wrong = From there Bismarck is too far for your last 2 grain, or you had to found a city on the way.
bismarck-3 = A round later it's your turn again. Bismarck is four steps away: 2 grain. Go there.
bismarck-3-wrong = You could have reached Bismarck.
bismarck-end = One grain pays for up to three steps. Unused steps are lost, and a settler who ends a move at a free site must found a city there.

tokens-title = Number tokens move west
tokens-1 = You are blue. Your settler stands near Rapid City, next to a ?? pasture without a number. Found Rapid City and watch the 9 move there from the east coast.
tokens-1-wrong = No token has moved: only a new city at an empty ?? hex brings one.
tokens-end = A new city at an empty ?? hex brings the easternmost number token there. The hex in the east produces nothing from now on.

train-title = Two deliveries and two fees
train-1 = You are red, with a train east of Lexington, 3 coal (nine steps) and 2 goods ready. Go five rails to St. Louis, a blue city, and deliver there.
train-1-wrong = You haven't delivered in St. Louis yet.
train-2 = Go on over the two blue rails towards Omaha. You pay blue 1 gold, for both rails together.
train-2-wrong = Your train should be on the second blue rail now.
train-3 = Omaha, an orange city, is one orange rail away. Pay orange 1 gold and deliver there.
train-3-wrong = You haven't delivered in Omaha yet.
train-end = You delivered two goods. You paid blue and orange once each, no matter how many of their rails you used this turn.

trade-title = Trading
trade-1 = You are red and want a rail: 1 ore and 1 lumber. Offer everyone 1 grain for 1 lumber.
trade-1-wrong = Offer 1 grain and ask for 1 lumber.
trade-2 = White accepts, the others decline. No cards have changed hands yet: conclude the trade with white.
trade-2-wrong = You didn't make the trade.
trade-3 = Now the bank: it takes three matching cards for one of your choice. Trade 3 coal for 1 ore.
trade-3-wrong = You needed ore for a rail.
trade-end = You now have ore and lumber, enough for a rail. You can make offers and trade with the bank only on your own turn, after the roll.

seven-title = Rolling a 7
seven-1 = You are red and have 8 cards, one more than is safe. Roll the dice.
seven-1-wrong = Roll the dice first.
seven-2 = A 7: with more than 7 cards you discard half. Keep what you need and discard 2 coal and 2 cattle.
seven-2-wrong = You discarded a card that you still need.
seven-3 = Now move the outlaw to the pasture with the 11 next to Atlanta, one of blue's cities. You steal a card from blue.
seven-3-wrong = You didn't steal a card from blue.
seven-end = The hex under the outlaw produces nothing until the outlaw moves on. You never discard gold or development cards.
