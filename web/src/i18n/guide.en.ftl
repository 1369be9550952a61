# The guide of a player's first games, English. guide-<topic>: topics are action types, and those of web/src/guide/topics.ts.
# try-<action> invites players to something that they have not used yet. Games add their own in page/guide.<language>.ftl.

guide-title = Guide
guide-next = Next
guide-follow = Do it
guide-leave = Hide the guide
guide-suggests = Suggestion: { $move }
guide-you = Welcome! You are { $name }, and your colour is { $colour }. Your pieces glow on the board: { $places }.
guide-goal = The first player with { $goal } points wins.
guide-first-plan = A good first plan: { $plan }.
guide-next-plan = Your plan: { $plan }.
guide-costs = { $what } costs { $goods }.
guide-lacks = Including the way there, you still need { $goods }.
guide-has-all = You have the cards for it.
guide-waiting = The others are playing. Watch the log, or point at anything on the board to learn about it.
guide-production = Those are the cards you got. Build with them, or trade what you don't need.
guide-roll = Roll the dice. Every hex with that number gives a card for each building next to it.
guide-end_turn = Nothing useful left to do? End your turn. Your cards stay in your hand.
guide-pass = You could build now, out of turn. Pass if you want to save your cards.
guide-discard = A 7: players with too many cards discard half of them. Discard what you need least.
guide-rob = You can steal a random card from a player next to the hex.
guide-take = Choose a card from the bank: take what your plan still needs.
guide-exchange = The bank takes three matching cards for one of your choice. Always possible, but expensive.
guide-buy_card = Development cards are a surprise. You can play yours from your next turn on.
guide-play_card = Play a development card: one per turn, but never one you've just bought.
guide-accept = A good trade for both of you: take it.
guide-decline = This offer helps the other player more than you. Declining costs nothing.
guide-conclude = Someone accepts your offer. Choose who to trade with.
guide-withdraw = Nobody wants this trade. Withdraw your offer.
guide-done = You can stop here and keep the rest.
guide-try-offer = Not tried yet: trading. Offer the other players cards you don't need.
guide-try-exchange = Not tried yet: the bank. It takes three matching cards for any one card.
guide-try-buy_card = Not tried yet: a development card. You'll see what it does once you have it.
guide-try-play_card = Not tried yet: the development card in your hand. You can play one per turn.
