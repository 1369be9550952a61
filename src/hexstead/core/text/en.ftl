# The log, English: lines that put several events together, and what happens at the table beside the game. The same keys
# stand in de.ftl. Sentences of single events stand in the games' files (event-<type>); hexstead.core.log chooses.

log-turn = Turn { $turn } · { $seat }
log-produced = { $seat } gets { $goods }.
log-received = { $seat } starts with { $goods }.
log-paid = { $seat } pays { $goods }.
log-discarded = { $seat } gives back { $goods }.
log-revealed = { $seat } shows { $goods }.
log-set_aside = { $count ->
    [one] { $seat } sets a card aside.
   *[other] { $seat } sets { $count } cards aside.
    }

## The table

log-undone = { $count ->
    [one] { $seat } takes an action back.
   *[other] { $seat } takes { $count } actions back.
    }
log-asked-undo = { $count ->
    [one] { $seat } asks everyone to take an action back.
   *[other] { $seat } asks everyone to take { $count } actions back.
    }
log-asked-end = { $seat } asks everyone to end the game.
log-answered-yes = { $seat } agrees.
log-answered-no = { $seat } does not agree.
log-unasked = { $seat } takes the question back.
log-joined = { $name } sits down.
log-left = { $name } leaves. A bot plays on.
log-sat_in = { $name } is away. A bot plays on.
log-returned = { $name } is back.
log-opened = The seat of { $name } is open to somebody else.
log-closed = A bot has the seat of { $name } from now on.
log-out_of_time = The time of { $seat } is up. A bot moves.
log-ended = Everyone agrees to end the game.
log-rematch = The game goes on at another table.

## Parts of sentences

log-list = { $first }, { $second }
log-count = { $count } { $name }
log-count-card = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
    }
log-nothing = nothing

## Statistics: where goods come from and go

source-start = Set-up
source-production = Production
source-spent = Building and moving
source-seven = A seven
source-robbery = Robbery
source-choice = Cards and rewards
source-supply = Trade with the supply
source-players = Trade with players
source-fees = Fees for rails
