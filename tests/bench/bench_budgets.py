"""Speed budgets, run by `make bench` only. A test fails if three tries clearly miss its budget."""

import pytest

import hexstead
from hexstead.cli.bench import with_unit
from hexstead.sim.bench import QUICK, Bench
from tests.random_play import BUILT_IN

TRIES = 3
COMPILED_OVER_PLAIN = 30


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """Compile before anything is measured."""
    for name in BUILT_IN:
        hexstead.new(name, engine="fast")


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("name", QUICK)
def test_budget_is_met(game, name):
    for _ in range(TRIES):
        figure = Bench(game, games=200, repeats=5).figure(name)
        print(
            f"\n{game}, {figure.budget.label}: {with_unit(figure, figure.value)}, {figure.reached:.0%} of budget",
            end="",
        )
        if not figure.clearly_missed:
            return
    pytest.fail(
        f"{figure.budget.label}: {with_unit(figure, figure.value)} instead of {with_unit(figure, figure.budget.limit)}"
    )


@pytest.mark.parametrize("game", BUILT_IN)
def test_compiled_is_much_faster_than_plain(game):
    for _ in range(TRIES):
        found = Bench(game, games=200, repeats=5).fields()
        times = found["decisions_per_s"] / found["plain_decisions_per_s"]
        print(f"\n{game}: compiled {times:.0f} × plain", end="")
        if times >= COMPILED_OVER_PLAIN:
            return
    pytest.fail(f"compiled is {times:.0f} × plain instead of {COMPILED_OVER_PLAIN}")
