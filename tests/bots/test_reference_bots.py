"""The frozen reference levels: their games must never change (docs/decisions/0014-reference-bots.md)."""

import hashlib

import pytest

import hexstead
from hexstead.bots import make_bot
from hexstead.bots.levels import LEVELS, OFFERED, REFERENCES, kernels_of
from hexstead.bots.mind import Settings, mind_of
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.run_config import RunConfig
from tests.random_play import warm

# SHA-256 of the final states of a few games. Change these only together with a game's rules.
PINNED = {
    "america": {
        "greenhorn@1": "431b0edb47f590ed1e5703a0748443f18b5e2fb2b45aacd4f86c7d8f974faf2d",
        "settler@1": "84b8d12ed61a4abde2ab1f3aef3230a0f9f243728d92d56b63ce114e582340bc",
        "engineer@1": "564a63b75f1940fdfdda205a95300894d9656e0c706de5b56ddd973608578c42",
        "mixed": "9a085c9afd965725194bd26df1ad11edf52d02d00e1000a8821b541b30ac04b1",
        "baron@1": "88d17bf40e7b8f02969652431385d613313610fc6482e810575774d8454224e1",
    },
    "germany": {
        "greenhorn@1": "2d6af63a2ab92a8f6292b172edfcf87325d4f16b83b1174dc89fddd45b40e8e6",
        "settler@1": "504fb3e077a2a04af90436466a1c843872feb08d0d3f0ffd5a0cb8752fd775d2",
        "engineer@1": "e4ce7b5080a0a53ebb96ce701ae4c81fa3b1cd5568c5b4c37a373762bd308e64",
        "mixed": "092dae92ac22a4254ed0b68543c6600f21def8e3f14d9ecf29bca45444943ee9",
        "baron@1": "30c066521e246ca5fafea4980daba64e264a067db94e9c7ecf820fb1b5d92a83",
    },
}
LINEUPS = {
    "greenhorn@1": ("greenhorn@1",) * 4,
    "settler@1": ("settler@1",) * 4,
    "engineer@1": ("engineer@1",) * 4,
    "mixed": ("greenhorn@1", "settler@1", "engineer@1", "settler@1"),
    "baron@1": ("baron@1:worlds=4", "engineer@1", "settler@1", "greenhorn@1"),
}
GAMES = {"baron@1": 1}


def final_states(game: str, bots: tuple[str, ...], games: int = 3, engine: str = "fast") -> str:
    warm(game, "fast")
    for kernel in kernels_of(game, bots):
        warm(game, "fast", kernel)
    config = RunConfig(game, games, 4, 1, {"trade.offers": 2}, 300, bots, engine=engine)
    results = run_job(Job(config, tuple(range(games))))
    return hashlib.sha256("".join(result.state for result in results).encode()).hexdigest()


@pytest.mark.compiled
@pytest.mark.parametrize("lineup", LINEUPS)
@pytest.mark.parametrize("game", PINNED)
def test_games_of_reference_levels_never_change(game, lineup):
    assert final_states(game, LINEUPS[lineup], GAMES.get(lineup, 3)) == PINNED[game][lineup]


def test_every_game_with_a_mind_is_pinned():
    assert set(PINNED) == {game for game in hexstead.game_names() if mind_of(game) is not None}
    assert all(set(pinned) == set(LINEUPS) for pinned in PINNED.values())


def test_references_are_known_but_not_offered_to_players():
    names = [f"{name}@{version}" for version, levels in REFERENCES.items() for name in levels]
    assert names == ["greenhorn@1", "settler@1", "engineer@1", "baron@1"]
    assert set(names) <= set(LEVELS)
    assert not set(names) & set(OFFERED)
    assert [make_bot(name).name for name in names] == names


@pytest.mark.compiled
def test_a_reference_ignores_current_weights_and_can_meet_them_in_one_match():
    from hexstead.bots.bot import Terms
    from hexstead.bots.matches import play_levels

    game = hexstead.game_names()[0]
    for kernel in kernels_of(game, ["settler"]):
        warm(game, "fast", kernel)
    terms = Terms.of(hexstead.new(game, 4, options={"trade.offers": 2}))
    other: dict[str, Settings] = {"settler": {"weights": {}}, "engineer": {"weights": {}}}
    plain, changed = (
        [play_levels(terms, [level] * 4, range(2), 40, levels=levels, log=50_000).codes for level in lineup]
        for levels, lineup in ((None, ("settler@1", "settler")), (other, ("settler@1", "settler")))
    )
    assert plain[0] == changed[0]
    assert plain[1] != changed[1]
    mixed = play_levels(terms, ["settler", "settler@1"] * 2, range(1), 40, levels=other, log=50_000)
    assert mixed.codes
