# The guide of the first game, America's part, English. web/src/i18n/guide.en.ftl explains the keys.

guide-goal = The first player to deliver { $goal } goods wins. Settlers found cities, each new city unlocks a goods cube, and trains carry the cubes to other players' cities.
guide-place_city = Choose a site for your city. Hexes with many dots under the number produce most often.
guide-build_settler = A settler starts in one of your cities and walks west to found a new one.
guide-move_settler = One grain pays for up to three steps. A settler who stops at a free site founds a city there and unlocks a goods cube.
guide-build_rail = Rails connect cities. If your rail connects a new city, every rail of the connection pays its owner 1 gold.
guide-build_train = A second train can deliver somewhere else.
guide-move_train = One coal pays for up to three rails. Rails of other players cost 1 gold per owner and turn.
guide-deliver = Your train is next to another player's city: deliver a cube there. That brings you closer to victory.
guide-buy_resource = You can buy any card for 2 gold, twice per turn.
guide-sell_for_gold = The bank gives you 1 gold for three matching cards.
guide-choose_payout = Several routes are equally short. Choose who gets the gold.
guide-move_outlaw = Move the outlaw. The hex it moves to produces nothing, and you steal a card from someone next to it.
guide-take_gold = You can take gold instead.
guide-native_support = Choose the number that counts as rolled.
guide-try-buy_resource = Not tried yet: buying any card for 2 gold.
