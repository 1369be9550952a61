"""Non-interference of messages and timing: the same messages at the same times, whatever the hidden cards are.

Time is simulated; people and bots act as they would at a table. Two tables differ only in cards that a viewer cannot
see, and this viewer must be sent the same texts at the same times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from hexstead.core.actions import DISCARD_CARD, STEAL_CARD
from hexstead.server.bot_play import ADVISER
from tests.noninterference.server_forks import difference
from tests.server.loop_bots import LevelBots, LoopBots, ScriptedBots
from tests.server.positions import AMERICA, MAIN
from tests.server.virtual import Player, VirtualTable, play

RED, ORANGE, WHITE, BLUE = range(4)
SECONDS = 90.0  # of simulated time
SEEDS = range(6)
Log = list[tuple[float, str]]
Hands = list[dict[str, int]]

POSITIONS: dict[str, dict[str, Any]] = {
    "germany": MAIN | {"turn": 40, "turn_seat": WHITE},
    "america": AMERICA | {"turn": 40, "turn_seat": WHITE},
}


class SlowBots(LevelBots):
    """Levels whose thinking time grows with the number of different cards they hold; rarely longer than one tick."""

    async def decide(self, room, seat, level, legal, game=None):
        hand = (game or room.table.game).state.hand[seat]
        await asyncio.sleep(0.01 * sum(count > 0 for count in hand))
        return await super().decide(room, seat, level, legal, game)


class OfferingBots(ScriptedBots):
    """Bots that offer 1 grain for 1 ore whenever they may and decline offers; they think longer the more ore they hold.

    The level that judges whether partners would gain from an offer accepts it.
    """

    def __init__(self) -> None:
        super().__init__(self.offer)

    @staticmethod
    def offer(game, seat, legal):
        terms = {"give": {"grain": 1}, "get": {"ore": 1}}
        kinds = {action["type"]: action for action in legal}
        wanted = [action for action in legal if action["type"] == "offer" and terms.items() <= action.items()]
        order = ("conclude", "end_turn", "pass", "decline", "withdraw", "roll", *kinds)
        return wanted[0] if wanted else next(kinds[kind] for kind in order if kind in kinds)

    async def decide(self, room, seat, level, legal, game=None):
        counts = dict(zip(room.table.game.goods, (game or room.table.game).state.hand[seat], strict=False))
        await asyncio.sleep(0.01 + 0.02 * counts["ore"])
        if level == ADVISER:
            return {"type": "accept"}
        return await super().decide(room, seat, level, legal, game)


@dataclass(frozen=True)
class Case:
    """A table with two variants of hidden cards; neither the seat nor a spectator must notice the difference."""

    bots: type[LoopBots]
    people: tuple[int, ...]
    viewer: int
    worlds: Callable[[str], tuple[Hands, Hands]]  # the hands of a game in both variants; the supply is the same

    def seats(self) -> list[str]:
        return ["person" if seat in self.people else "settler" for seat in range(4)]


PEOPLE_RICH = {
    "germany": {"ore": 2, "brick": 2, "lumber": 2},
    "america": {"ore": 2, "lumber": 2, "coal": 2},
}  # with these cards one can accept offers and build ...
PEOPLE_POOR = {"germany": {"wool": 6}, "america": {"cattle": 6}}  # ... and hardly with these
OTHER = {"germany": "wool", "america": "cattle"}
FOURTH = {"germany": "brick", "america": "coal"}


def swapped_people(game: str) -> tuple[Hands, Hands]:
    """Orange and blue swap their hands."""
    red, white, other = {OTHER[game]: 2, "ore": 2}, {"grain": 3, OTHER[game]: 2}, PEOPLE_POOR[game]
    rich = PEOPLE_RICH[game]
    return [red, rich, white, other], [red, other, white, rich]


def swapped_payer(game: str) -> tuple[Hands, Hands]:
    """Red can pay for the offers of the bots in one variant only; white, a bot, has the other cards."""
    other, orange, blue = OTHER[game], {"ore": 2, FOURTH[game]: 4}, {"grain": 2}
    return (
        [{"ore": 2, "lumber": 4}, orange, {"grain": 3, other: 2}, blue],
        [{other: 2, "lumber": 4}, orange, {"grain": 3, "ore": 2}, blue],
    )


CASES = {
    "people": Case(SlowBots, (RED, ORANGE, BLUE), RED, swapped_people),
    "offers": Case(OfferingBots, (RED, ORANGE), ORANGE, swapped_payer),
}


async def person(player: Player, table: VirtualTable) -> None:
    """Take part as somebody who only does what must be done, a second after being asked: roll, end the turn."""
    while True:
        await asyncio.sleep(1.0)
        prompt = player.now["prompt"]
        kinds = [choice["type"] for choice in prompt["choices"]] if prompt else []
        if "accept" in kinds or "decline" in kinds or "pass" in kinds:
            continue  # the table does not wait for an answer
        if "discard" in kinds:
            choice = prompt["choices"][0]["shape"]
            cards = [name for name, n in sorted(choice["from"].items()) for _ in range(n)][: choice["count"]]
            await player.act(*({"type": "discard", "resource": name} for name in cards))
        elif kinds and (wanted := next((k for k in ("roll", "end_turn", "withdraw", "done") if k in kinds), None)):
            await player.act({"type": wanted})
        elif kinds:
            choice = prompt["choices"][0]
            target = choice["targets"][0]
            values = target if isinstance(target, list) else [target]
            await player.act({"type": choice["type"], **dict(zip(choice["arguments"], values, strict=True))})


def observe(case: Case, game: str, world: int, seed: int, spectator: bool) -> tuple[Log, float]:
    """The messages sent to the viewer, or to a spectator, and the time until which no card was stolen or discarded."""

    async def scenario(table: VirtualTable) -> tuple[Log, float]:
        players = {seat: await table.sit(seat) for seat in case.people}
        watcher = await table.sit(None) if spectator else players[case.viewer]
        people = [asyncio.create_task(person(player, table)) for player in players.values()]
        end, known = SECONDS, 0
        for _ in range(int(SECONDS * 10)):
            await asyncio.sleep(0.1)
            entries = table.game.entries
            moves = table.game.definition.actions.moves
            kinds = {moves[move][0] for _, move in entries[known:] if isinstance(move, int)}
            if kinds & {STEAL_CARD, DISCARD_CARD} or table.game.is_over:
                end = asyncio.get_running_loop().time() - 1000.0 - 0.2
                break
            known = len(entries)
        for task in people:
            task.cancel()
        code, commitment = table.table.code, table.game.commitment
        sent = [(at, text.replace(code, "TABLE").replace(commitment, "-")) for at, text in watcher.received]
        return [one for one in sent if one[0] < end], end

    position = POSITIONS[game] | {"hand": case.worlds(game)[world]}
    wanted = {"game": game, "seats": case.seats(), "position": position, "seed": seed}
    found: tuple[Log, float] = play(scenario, case.bots(), wanted)
    return found


@pytest.mark.parametrize("spectator", [False, True])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("game", POSITIONS)
def test_messages_and_their_times_do_not_depend_on_hidden_cards(game, name, spectator):
    """G-INFO-01, A-INFO-01."""
    compared, windows = 0, {"offer": 0, "build": 0}
    for seed in SEEDS:
        (one, until), (other, also) = (observe(CASES[name], game, world, seed, spectator) for world in (0, 1))
        end = min(until, also)
        first, second = ([entry for entry in log if entry[0] < end] for log in (one, other))
        for a, b in zip(first, second, strict=False):
            assert a == b, difference(f"{a}", f"{b}")
        assert len(first) == len(second)
        compared += len(first)
        for kind in windows:
            windows[kind] += sum(f'"window":{{"kind":"{kind}"' in text for _, text in first)
    assert compared > 60
    assert windows["build"] > 0 or game == "germany"  # which has no build phases
    assert windows["offer"] > 3 or name != "offers"
