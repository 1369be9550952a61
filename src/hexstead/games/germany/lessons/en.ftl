# Texts of the lessons, in the order in which they are learned: <lesson>-title; for each step its task <lesson>-<number> and
# <lesson>-<number>-wrong, shown after a move that misses the goal; <lesson>-end, shown after the last step.

heidelberg-title = Roads past Heidelberg
heidelberg-1 = You are blue and want a road to the intersection between Heidelberg and Stuttgart. In Heidelberg, red's town hall blocks you. Stuttgart is still empty. What do you need first? Build it.
heidelberg-1-wrong = You need a town hall in Stuttgart: your road already leads there.
heidelberg-2 = From your own town hall the road can go on. Build it from Stuttgart towards Heidelberg.
heidelberg-2-wrong = This road leads elsewhere.
heidelberg-end = A road ends at an empty city and at another player's town hall. It goes on from a town hall of your own.

trier-title = Roads past Trier and Frankfurt
trier-1 = You are red, with roads to Trier and Frankfurt. Blue has built the landmark of Trier. Build a road on from Trier.
trier-1-wrong = This road doesn't start in Trier.
trier-2 = Frankfurt's landmark isn't built yet, so your road can't go on from there. Build the landmark: 2 ore and 1 grain.
trier-2-wrong = Frankfurt still has no landmark.
trier-3 = The reward: two cards of your choice. Take what a road costs, 1 lumber and 1 brick.
trier-3-wrong = That doesn't pay for a road.
trier-4 = Now build a road from Frankfurt to Köln.
trier-4-wrong = This road doesn't lead to Köln.
trier-end = Everyone's roads can pass a landmark, no matter who built it. A site where the landmark isn't built yet is a dead end.

landmarks-title = Landmarks and rewards
landmarks-1 = You are red. Your roads reach two landmark sites. Freiburg's reward is two development cards. Build the cathedral there: 2 ore and 1 grain.
landmarks-1-wrong = Freiburg comes first.
landmarks-2 = You have two new cards. You can play one from your next turn on. Now build the cathedral in Köln.
landmarks-2-wrong = You haven't built the cathedral in Köln yet.
landmarks-3 = Köln gives you a free road. Build it from Köln towards Frankfurt.
landmarks-3-wrong = The free road is used up, but it doesn't lead to Frankfurt.
landmarks-end = Every landmark is worth a point and brings a reward: two cards, a road, or development cards. Each can be built once, by the first player to reach it.

trade-title = Trading
trade-1 = You are red and want a road: 1 lumber and 1 brick. Offer everyone 1 grain for 1 lumber.
trade-1-wrong = Offer 1 grain and ask for 1 lumber.
trade-2 = White accepts, the others decline. No cards have changed hands yet: conclude the trade with white.
trade-2-wrong = You didn't make the trade.
trade-3 = Now the bank: it takes three matching cards for one of your choice. Trade 3 ore for 1 brick.
trade-3-wrong = You needed brick for a road.
trade-end = You now have lumber and brick, enough for a road. You can make offers and trade with the bank only on your own turn, after the roll.

longest-road-title = Breaking the Longest Road
longest-road-1 = You are red, with 5 connected roads. Blue holds the Longest Road with 6, which run through the empty city of Hannover. You have a road there too. Take the Longest Road by building just one thing.
longest-road-1-wrong = Blue still has the Longest Road. Only a town hall in Hannover breaks it.
longest-road-end = Your town hall splits blue's road into two parts of 3. With your 5 roads, the Longest Road and its point are now yours.

seven-title = Rolling a 7
seven-1 = You are red and have 8 cards, one more than is safe. Roll the dice.
seven-1-wrong = Roll the dice first.
seven-2 = A 7: with more than 7 cards you discard half. Keep what you need and discard 2 ore and 2 wool.
seven-2-wrong = You discarded a card that you still need.
seven-3 = Now move Götz to the pasture with the 6 between Ulm and Konstanz, two of blue's cities. You steal a card from blue.
seven-3-wrong = You didn't steal a card from blue.
seven-end = The hex with Götz produces nothing until he moves on. You never discard development cards.
