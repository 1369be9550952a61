"""The limits of the contests against frozen levels and of the planning bots, and a short sample of every contest."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.bots.reference_contests import CONTESTS, contests_of, references, references_summary
from tests.random_play import BUILT_IN

MET = {
    "engineer against engineer@1": (200, 400),
    "baron against baron@1": (80, 200),
    "baron at 500 ms against baron at 100 ms": (80, 200),
} | {
    f"{bot} against {level}": (10, 200) for bot in ("planner.py", "shopper.py") for level in ("engineer", "baron")
}  # fmt: skip


def counted(shares):
    return Counter({f"{name}: {what}": n for name, share in shares.items()
                    for what, n in zip(("won", "games"), share, strict=True)})  # fmt: skip


@pytest.mark.parametrize(
    ("name", "games", "least", "most"),
    [
        ("engineer against engineer@1", 400, 180, 400),
        ("baron against baron@1", 200, 70, 200),
        ("baron against baron@1", 40, 17, 40),  # with fewer games the interval decides
        ("baron at 500 ms against baron at 100 ms", 200, 64, 200),
        ("planner.py against engineer", 400, 0, 80),
        ("planner.py against baron", 200, 0, 28),
        ("shopper.py against engineer", 400, 0, 80),
        ("shopper.py against baron", 200, 0, 28),
    ],
)
def test_a_contest_fails_outside_its_limits(name, games, least, most):
    assert set(MET) == {contest.name for contest in CONTESTS}
    for won in (least, most):
        assert name in references_summary(counted(MET | {name: (won, games)}))
    for won in {least - 1, most + 1} & set(range(games + 1)):
        with pytest.raises(AssertionError, match=f"{name}: .* of {games}, not "):
            references_summary(counted(MET | {name: (won, games)}))


def test_baron_meets_itself_with_more_time_in_germany_only():
    names = {game: {contest.name for contest in contests_of(game)} for game in BUILT_IN}
    assert names["germany"] - names["america"] == {"baron at 500 ms against baron at 100 ms"}


@pytest.mark.compiled
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_contest_can_be_played(game):
    """Two games each with Barons that roll out one determinization, cut short."""
    quick = [
        replace(contest, part=1.0, **{side: getattr(contest, side).replace(":ms=", ":worlds=1,ms=")
                                      for side in ("one", "others")})
        for contest in contests_of(game)
    ]  # fmt: skip
    counts = references(game, 1, 2, quick, turns=12)
    assert {contest.name: counts[f"{contest.name}: games"] for contest in quick} == {
        contest.name: 2 for contest in quick
    }
