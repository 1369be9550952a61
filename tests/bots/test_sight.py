"""The bot interface by names: views, actions, results of actions, yields and distances."""

from collections import Counter
from random import Random

import pytest

import hexstead
from hexstead.bots import BaseBot, Sight, Terms, make_bot
from hexstead.bots.levels import label_of
from hexstead.bots.specs import BadBot
from hexstead.core.game import Game
from hexstead.errors import BadAction, IllegalAction
from hexstead.sim.match import play_match
from tests.bots.tables import sight_of

GAMES = ("germany", "america")


class Last(BaseBot):
    """The smallest bot: one method."""

    def decide(self, sight):
        return sight.actions[-1]


class Chooser(BaseBot):
    """Takes arguments, and answers with JSON."""

    def __init__(self, first=0, *, label="chooser", extra=()):
        self.first, self.name, self.extra = first, label, extra

    def decide(self, sight):
        return sight.actions[self.first % len(sight.actions)].to_json()


class Confused(BaseBot):
    """Answers with an impossible action, and fails with a chained exception."""

    def decide(self, sight):
        if sight.legal[0] % 2:
            return {"type": "build_castle"}
        try:
            return dict[str, str]()["plan"]
        except KeyError as error:
            raise ValueError("no plan") from error


def terms(game="germany", players=3):
    return Terms.of(hexstead.new(game, players, options={"trade.offers": 2}))


def random_positions(game: str, seeds: range, limit: int):
    """Games of random players: yields the game, a seat to act, and a code that the seat plays next."""
    for seed in seeds:
        table, draw = hexstead.new(game, seed=seed, options={"trade.offers": 2}), Random(seed)
        for _ in range(limit):
            if table.is_over:
                break
            seat = table.to_act[0]
            if seat == "chance":
                table.step_chance()
                continue
            assert isinstance(seat, int)
            code = draw.choice(table.legal_codes(seat))
            yield table, seat, code
            table.apply_code(code, seat)


@pytest.mark.parametrize("game", GAMES)
def test_view_and_actions_are_those_of_the_game(game):
    for table, seat, _ in random_positions(game, range(1), 150):
        sight = sight_of(table, seat)
        assert sight.view.to_json() == table.view(seat).to_json()
        assert sight.actions == table.legal(seat)
        assert [sight.move(action) for action in sight.actions] == list(sight.legal)


@pytest.mark.parametrize("game", GAMES)
def test_after_is_what_the_seat_knows_then(game):
    """Also for trades, which take cards from hands that the seat cannot see."""
    kinds: Counter[str] = Counter()
    for table, seat, code in random_positions(game, range(2), 400):
        sight, action = sight_of(table, seat), table.action(seat, code)
        foreseen = sight.after(action)
        then = table.copy()
        then.apply_code(code, seat)
        kinds[action.type_name()] += 1
        if action.type_name() == "discard" and then.phase != table.phase:
            continue  # the discards of others return to the supply, which the seat cannot foresee
        assert foreseen.masked.to_bytes() == then.masked(seat).to_bytes(), action
        assert list(foreseen.legal) == then.legal_codes(seat), action
    assert kinds["conclude"] > 10
    assert len(kinds) > 12


def test_after_shows_no_hidden_cards(monkeypatch):
    """The result of an action is computed from the masked state alone: other hands in the game do not matter."""
    table = hexstead.new("germany", players=3, seed=3)
    while table.phase != "main":
        table.step_chance() if table.to_act == ("chance",) else table.apply_code(table.legal_codes()[0])
    seat = int(table.to_act[0])
    other = (seat + 1) % 3
    size = sum(table.state.hand[other])
    goods = len(table.goods)
    for good in range(goods):
        guess: Game = table.supposing(other, [size if i == good else 0 for i in range(goods)])
        views = [sight_of(guess, seat).after(code).masked.to_bytes() for code in table.legal_codes(seat)[:50]]
        assert views == [sight_of(table, seat).after(code).masked.to_bytes() for code in table.legal_codes(seat)[:50]]


def test_after_refuses_what_is_not_legal():
    table = hexstead.new("germany", players=3, seed=3)
    while table.to_act == ("chance",):
        table.step_chance()
    sight = sight_of(table, int(table.to_act[0]))
    with pytest.raises(BadAction, match="is not among the 1 legal actions"):
        sight.after({"type": "end_turn"})
    with pytest.raises(BadAction, match="There is no action of type 'fly'"):
        sight.after({"type": "fly"})
    with pytest.raises(BadAction, match="It decides for seat"):
        sight.move({"type": "roll", "seat": (sight.seat + 1) % 3})
    with pytest.raises(IllegalAction, match=r"\(G-"):
        sight.move({"type": "offer", "give": {"ore": 9}, "get": {"wool": 1}})
    with pytest.raises(BadAction, match="'roll' is neither a code nor an action"):
        sight.after("roll")  # type: ignore[arg-type]


def test_yields_and_distances_by_name():
    """Leipzig's yield is what its hexes give in 36 rolls; number tokens of America count where they lie now."""
    table = hexstead.new("germany", players=3, seed=1)
    sight, board = sight_of(table, 0), table.board
    expected: Counter[str] = Counter()
    for tile in board.node_hexes[board.node("Leipzig")]:
        if board.hexes[tile].number:
            resource = table.engine.names.name("resources", table.engine.board_struct.hex_resource[tile])
            expected[resource] += 6 - abs(7 - board.hexes[tile].number)
    assert expected
    assert sight.yields("Leipzig") == {resource: pips / 36 for resource, pips in expected.items()}
    away = sight.distances("Leipzig")
    assert away["Leipzig"] == 0
    assert all(away[board.node_name(n)] == 1 for n in board.node_neighbours[board.node("Leipzig")])
    assert len(away) == len(board.nodes)


def test_yields_follow_number_tokens():
    table = hexstead.new("america", seed=1)
    position = table.position()
    moved = next(name for name, number in position["token"].items() if number)
    corner = table.board.node_name(table.board.hexes[table.board.hex(moved)].corners[0])
    before = sum(sight_of(table, 0).yields(corner).values())
    position["token"] = {name: number for name, number in position["token"].items() if name != moved}
    masked = table.masked(0)
    masked.token[table.board.hex(moved)] = 0
    assert sum(Sight(Terms.of(table), 0, masked, ()).yields(corner).values()) < before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_one_method_plays(game):
    bots = [Last(), Chooser(0), make_bot("random")]
    result = play_match(terms(game), bots, 4, turns=3, engine="plain")
    assert result.fault_messages == ()
    assert (bots[0].name, bots[1].name) == ("last", "chooser")


def test_a_wrong_action_and_the_cause_of_an_error_are_reported():
    result = play_match(terms(), [Confused(), Last(), Last()], 4, turns=3, engine="plain")
    messages = "\n".join(result.fault_messages)
    assert result.faults[0] == result.decisions[0]
    assert "ValueError: no plan (test_sight.py, line" in messages
    assert "caused by KeyError: 'plan' (test_sight.py, line" in messages
    assert "There is no action of type 'build_castle'" in messages


def test_a_bot_cannot_stall_a_match(monkeypatch):
    monkeypatch.setattr("hexstead.sim.match.MAX_TURN_DECISIONS", 50)
    result = play_match(terms("america"), [Last(), Chooser(1), make_bot("random")], 4, turns=6, engine="plain")
    assert result.turns == 6
    assert "chooser made more than 50 decisions in one turn" in " ".join(result.fault_messages)


def test_a_base_bot_without_decide_says_what_is_missing():
    with pytest.raises(NotImplementedError, match="BaseBot has no method decide"):
        BaseBot().decide(sight_of(hexstead.new("germany", seed=1), 0))


def test_specs_have_labels_and_arguments():
    bot = make_bot('mine=module:tests.bots.test_sight:Chooser(2, extra=["a", (1, 2)])')
    assert isinstance(bot, Chooser)
    assert (bot.name, bot.first, bot.extra) == ("mine", 2, ["a", (1, 2)])
    assert make_bot("strong=random").name == "strong"
    assert [label_of(spec) for spec in ("a=baron:ms=9", "baron:ms=9", "cmd(ms=5): x", "cmd: a=b c")] == [
        "a", "baron:ms=9", "cmd(ms=5): x", "cmd: a=b c",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("module:tests.bots.test_sight:Chooser(open('x'))", "arguments are numbers, texts and lists"),
        ("module:tests.bots.test_sight:Chooser(1", "arguments are numbers, texts and lists"),
        ("module:tests.bots.test_sight:Chooser(depth=2)", "cannot be created: TypeError: "),
        ("mine=marshal", "There is no bot 'marshal'"),
    ],
)
def test_wrong_arguments_are_explained(spec, message):
    with pytest.raises(BadBot) as refused:
        make_bot(spec)
    assert message in str(refused.value)
