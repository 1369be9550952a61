# The log, English: lines that combine several events, and events of the table. Every language has the same keys
# (docs/translating.md). Lines for single events are in the games' text folders (event-<type>); hexstead.core.log chooses.

log-turn = Turn { $turn } · { $seat }
log-produced = { $seat } gets { $goods }.
log-received = { $seat } starts with { $goods }.
log-paid = { $seat } pays { $goods }.
log-discarded = { $seat } discards { $goods }.
log-revealed = { $seat } reveals { $goods }.
log-set_aside = { $count ->
    [one] { $seat } chooses a card to discard.
   *[other] { $seat } chooses { $count } cards to discard.
    }

## The table

log-undone = { $count ->
    [one] { $seat } undoes an action.
   *[other] { $seat } undoes { $count } actions.
    }
log-asked-undo = { $count ->
    [one] { $seat } asks to undo an action.
   *[other] { $seat } asks to undo { $count } actions.
    }
log-asked-end = { $seat } asks to end the game.
log-asked-give = { $seat } asks to give { $partner }'s seat to someone else.
log-answered-yes = { $seat } agrees.
log-answered-no = { $seat } disagrees.
log-unasked = { $seat } withdraws the request.
log-lapsed = { $seat }'s request has expired.
log-proposed = { $seat } proposes a trade to { $partner }: { $give } for { $get }.
log-unproposed = { $seat } withdraws the proposal.
log-turned_down = { $seat } declines { $partner }'s proposal.
log-thinks = { $seat } needs a moment.
log-offered_in_vain = { $seat } offers { $give } for { $get }. Nobody accepts.
log-joined = { $name } joins.
log-renamed = { $former } is now called { $name }.
log-left = { $name } leaves. A bot takes over.
log-sat_in = { $name } is away. A bot fills in.
log-returned = { $name } is back.
log-opened = { $name }'s seat is open to someone else.
log-closed = A bot replaces { $name }.
log-released = { $name }'s seat can be given to someone else.
log-unsaid = The host removed a chat message.
log-out_of_time = { $seat } is out of time. A bot makes the necessary moves.
log-ended = Game ended by agreement.
log-cancelled = The server's administrator ended the game.
log-rematch = The game continues at another table.
log-continued = The game goes on in this browser, with new dice. Cards you didn't know were dealt again.
log-substituted-baron = Baron isn't ready yet and plays as Engineer for now.
log-substituted-baron-busy = The bots are behind, so Baron plays as Engineer for now.

## Parts of sentences

log-list = { $first }, { $second }
log-count = { $count } { $name }
log-count-card = { $count ->
    [one] a { $name }
   *[other] { $count } { $name } cards
    }
log-nothing = nothing
# How names of goods and terrains are written inside a sentence: `lower` for lower case, `unchanged` as they are.
inline-names = lower

## Statistics: where goods come from and go

source-start = Setup
source-production = Production
source-spent = Building and moving
source-seven = Rolling a 7
source-robbery = Robbery
source-choice = Cards and rewards
source-supply = Trades with the bank
source-players = Trades with players
source-fees = Rail fees

## A bot's reasons (hexstead.bots.explain)

explain-plan = My plan: { $plan }, in about { $turns } turns.
explain-soon = My plan: { $plan }, right now.
explain-lacks = Still needed: { $goods }.
explain-only = My only move: { $move }.
explain-random = I just felt like it: { $move }.
explain-best = Best move: { $move }.
explain-alternatives = Next best: { $moves }.
explain-offer = This offer helps me more than them: { $move }.
explain-decimal-separator = .

## Error classes of an analysis (hexstead.bots.rating)

analysis-fine = Fine
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
