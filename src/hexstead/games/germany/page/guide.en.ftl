# The guide of the first game, Germany's part, English. web/src/i18n/guide.en.ftl explains the keys.

guide-goal = The first player with { $goal } points wins. Town halls and landmarks are worth a point each; the Longest Road and the Largest Army bring more.
guide-place_hall = Choose a city for your town hall. Hexes with many dots under the number produce most often.
guide-build_road = Roads lead to the next empty city or landmark. Build towards the one you want.
guide-build_hall = A town hall is worth a point and brings cards from the hexes around it.
guide-build_landmark = A landmark is worth a point and brings a reward at once. Each can be built only once.
guide-move_goetz = Move Götz. The hex he moves to produces nothing, and you steal a card from someone next to it.
guide-exchange_two = This turn the bank takes two matching cards instead of three.
