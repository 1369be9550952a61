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
        "greenhorn@1": "0c7178b210166c5c31d10b268203eeb0891f1584cae6eeb99b7a4db133495527",
        "settler@1": "a3aeb812531257bea748a88ac4b89447dbbdbab96f5dcedaa8bd7ad114c8ba7c",
        "engineer@1": "edadafc726cb0e5991cde2ee73dd0864d5248aeaa502a48ae03e413d16d54e83",
        "mixed": "4ec99f05212c183803a2194be112ace4217fc6fb79ce9b9293a3495dbe8c9d83",
        "baron@1": "24c838e87067e21192bd511778ea4d3694a66cf6109c9f3a798d362430c07df5",
    },
    "germany": {
        "greenhorn@1": "d269e2027761e8f34dfd1e83932acdfc9fba573e958177e1a75ef46eef9216e4",
        "settler@1": "8c3ef4e94aab6a0f6000891c6c214017064fa95f106d08fd9c63bdd03f65d3e7",
        "engineer@1": "2774fcea8e6df12672334b39c18f551627d9cfa768f04b2fe44dbcc6847f0132",
        "mixed": "07c7a25db0a054701478a6c1ac2313757c58812fbf79b3da0cf26745bb1360f5",
        "baron@1": "371555921d0097d212f2bdd1d985222200ae764e1d7084480cd318745919865c",
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
