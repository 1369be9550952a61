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
        "greenhorn@1": "0706b1d5803c211a085c210eaec240fbfc7322d98c8188b33d83336d378428b6",
        "settler@1": "392137afc3211fcde27d4f53f6b78f00c50d93ac399346065ee4e806d3035cc9",
        "engineer@1": "479e613aa41d1ce35114d47a94d173ad0dee3479ee1f84e07a4b5058a9715d4c",
        "mixed": "30a5b0e657a7e65995c32c63de2cc901afa03f24439ed6b5ed4a1cec8de10122",
        "baron@1": "5c9986cdd8abc659365a447a451fa0d15701baf7e8077c710601f0c2b6093ab9",
    },
    "germany": {
        "greenhorn@1": "48c4b640ea6f753833516a6a9d7cbc0a87ea3198f0caf9b3521c038b1a2d1350",
        "settler@1": "083a2553b33d34f6c9501eafd00edfcf7bab6efa2a9db084b1d069574ce4059a",
        "engineer@1": "5ee3d5cf4df8b5616818857aa1e0250abf24fede0602df490452bd0244bf7a6b",
        "mixed": "b3be7c2d711d5cb137488f7709e74717d8b357c23cc13be01566532952db9469",
        "baron@1": "bc8c39dbb364042eb846fdf30e86cb1c8a9bf3cc4ecee0bbc29faada88133bf4",
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
