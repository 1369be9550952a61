# Texts of the lessons, in the order in which they are learned: <lesson>-title; for each step its task <lesson>-<number> and
# <lesson>-<number>-wrong, shown after a move that misses the goal; <lesson>-end, shown after the last step.

heidelberg-title = Roads past Heidelberg
heidelberg-1 = You are blue and want a road to the intersection between Heidelberg and Stuttgart. In Heidelberg, red's town hall blocks you; Stuttgart is empty. What has to come first? Build it.
heidelberg-1-wrong = You need a town hall in Stuttgart: your road already leads there.
heidelberg-2 = From your own town hall the road can go on. Build it from Stuttgart towards Heidelberg.
heidelberg-2-wrong = This road leads elsewhere.
heidelberg-end = A road ends at an empty city and at another player's town hall. It goes on from a town hall of your own.

trier-title = Roads past Trier and Frankfurt
trier-1 = You are red, with roads to Trier and Frankfurt. Blue has built the landmark of Trier. Build a road on from Trier.
trier-1-wrong = This road does not start in Trier.
trier-2 = Frankfurt's landmark is not built, so your road cannot go on from there. Build the landmark: 2 ore and 1 grain.
trier-2-wrong = Frankfurt still has no landmark.
trier-3 = The reward: two cards of your choice. Take what a road costs, 1 lumber and 1 brick.
trier-3-wrong = That does not pay for a road.
trier-4 = Now build a road from Frankfurt to Köln.
trier-4-wrong = This road does not lead to Köln.
trier-end = A built landmark lets everyone's roads pass, no matter who built it. A landmark site without one is a dead end.

landmarks-title = Landmarks and rewards
landmarks-1 = You are red. Your roads reach two landmark sites. Freiburg's reward is two development cards. Build the cathedral there: 2 ore and 1 grain.
landmarks-1-wrong = Freiburg comes first.
landmarks-2 = Two new cards are in your hand; you can play one from your next turn on. Now build the cathedral in Köln.
landmarks-2-wrong = The cathedral in Köln is missing.
landmarks-3 = Köln gives you a free road. Build it from Köln towards Frankfurt.
landmarks-3-wrong = The free road is used up, but it does not lead to Frankfurt.
landmarks-end = Every landmark is worth a point and brings a reward: two cards, a road, or development cards. Each can be built once, by the first player to reach it.

trade-title = Trading
trade-1 = You are red and want a road: 1 lumber and 1 brick. Offer everyone 1 grain for 1 lumber.
trade-1-wrong = Offer 1 grain and ask for 1 lumber.
trade-2 = White accepts, the others decline. Nothing has changed hands yet: conclude the trade with white.
trade-2-wrong = The trade did not come about.
trade-3 = Now the bank: it takes three matching cards for one of your choice. Trade 3 ore for 1 brick.
trade-3-wrong = Brick was missing for a road.
trade-end = Lumber and brick are in your hand: that pays for a road. You can trade only in your own turn, after the roll.

longest-road-title = Cutting the Longest Road
longest-road-1 = You are red, with 5 connected roads. Blue holds the Longest Road with 6, which run through the empty city of Hannover. Your road reaches it too. Take the Longest Road with one building.
longest-road-1-wrong = Blue still has the longest road. Only a town hall in Hannover cuts it.
longest-road-end = Your town hall cuts blue's road into two parts of 3. With 5 roads you have the Longest Road now, and its point.

seven-title = Rolling a 7
seven-1 = You are red and have 8 cards, one more than is safe. Roll the dice.
seven-1-wrong = Roll the dice first.
seven-2 = A 7: with more than 7 cards you discard half. Keep what you need and discard 2 ore and 2 wool.
seven-2-wrong = You gave away a card that you still need.
seven-3 = Now move Götz to the pasture with the 6 between Ulm and Konstanz, two of blue's cities. You steal a card from blue.
seven-3-wrong = Nothing was stolen from blue.
seven-end = The hex with Götz produces nothing until he moves on. Development cards are never discarded.
