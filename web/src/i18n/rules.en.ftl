# Sections of the rules that games share, English: section-<key> is a title, -text the section, -picture the caption of its picture.
# The rules themselves are in the games' text folders.

section-acts = When a move isn't allowed
section-acts-text = The table highlights everything you can do. If you try something else, it tells you why not and names the rule. That costs nothing and changes nothing, so just choose again. Maybe it's another player's decision, maybe you have to finish something first, or maybe you're short of a card.

section-secret = Open and secret information
section-secret-text = Only you know which cards you hold, but everyone can see how many. Production, payments and trades are public, so a good memory pays off. Just two things stay hidden: only thief and victim know a stolen card, and only you know the development card you draw. Bots see no more than a person in their seat would.

section-trade = Trading
section-trade-text = On your turn, after the roll, you can offer cards to the other players. They accept, decline or make a counter-offer, and you choose who to trade with. Leave one side empty to invite offers. The bank always gives one card for three matching ones.

section-holds = What always adds up
section-holds-text = Whatever happens, cards and pieces add up: nothing disappears and nothing comes from nowhere. The engine checks these totals after every action of its test games. They're also a quick way to tell whether a position you've set up by hand is possible.

section-dice = Fair dice
section-dice-text = Before the first move, the server locks in a secret seed and shows its fingerprint. Every player adds a value of their own. Each roll, draw and theft follows from both by a published formula, so nobody can choose it, not even the server. After the game the seed is revealed, and you can recalculate every outcome: just click “Check the dice”.
