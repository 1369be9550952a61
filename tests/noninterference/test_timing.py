"""Non-interference of what is sent and when: the same messages at the same times, whatever hidden cards are.

Time is simulated; people and bots act as they would at a table. Two tables differ only in cards that a viewer cannot
see, and this viewer must be sent the same texts at the same times.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hexstead.core.actions import DISCARD_CARD, STEAL_CARD
from tests.noninterference.server_forks import difference
from tests.server.loop_bots import LevelBots
from tests.server.positions import AMERICA, MAIN
from tests.server.virtual import Player, VirtualTable, play

RED, ORANGE, WHITE, BLUE = range(4)
SECONDS = 90.0  # of simulated time
Log = list[tuple[float, str]]

POSITIONS: dict[str, dict[str, Any]] = {
    "germany": MAIN | {"turn": 40, "turn_seat": WHITE},
    "america": AMERICA | {"turn": 40, "turn_seat": WHITE},
}
# The cards of orange and blue in one world; in the other they are swapped. With the first hand one can accept offers
# and build, with the second hardly anything. The supply, which is public, is the same.
HANDS = {
    "germany": ({"ore": 2, "brick": 2, "lumber": 2}, {"wool": 6}),
    "america": ({"ore": 2, "lumber": 2, "coal": 2}, {"cattle": 6}),
}
OTHERS = {"germany": ({"wool": 2, "ore": 2}, {"grain": 3, "wool": 2}),
          "america": ({"coal": 2, "ore": 2}, {"grain": 3, "cattle": 2})}  # fmt: skip


class SlowBots(LevelBots):
    """Levels that think longer the more different cards they hold; seldom longer than one tick."""

    async def decide(self, room, seat, level, legal, game=None):
        hand = (game or room.table.game).state.hand[seat]
        await asyncio.sleep(0.01 * sum(count > 0 for count in hand))
        return await super().decide(room, seat, level, legal, game)


async def person(player: Player, table: VirtualTable) -> None:
    """Take part as somebody who only does what must be done, a second after being asked: roll, end the turn."""
    while True:
        await asyncio.sleep(1.0)
        prompt = player.now["prompt"]
        kinds = [choice["type"] for choice in prompt["choices"]] if prompt else []
        if "accept" in kinds or "decline" in kinds or "pass" in kinds:
            continue  # the table goes on without an answer
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


def observe(game: str, swapped: bool, seed: int, spectator: bool) -> tuple[Log, float]:
    """What red, or a spectator, is sent; and the time until which no card was stolen or discarded."""

    async def scenario(table: VirtualTable) -> tuple[Log, float]:
        players = [await table.sit(seat) for seat in (RED, ORANGE, BLUE)]
        watcher = await table.sit(None) if spectator else players[0]
        people = [asyncio.create_task(person(player, table)) for player in players]
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

    (red, white), (orange, blue) = OTHERS[game], HANDS[game][::-1] if swapped else HANDS[game]
    position = POSITIONS[game] | {"hand": [red, orange, white, blue]}
    wanted = {"game": game, "seats": ["person", "person", "settler", "person"], "position": position, "seed": seed}
    found: tuple[Log, float] = play(scenario, SlowBots(), wanted)
    return found


@pytest.mark.parametrize("spectator", [False, True])
@pytest.mark.parametrize("game", POSITIONS)
def test_messages_and_their_times_do_not_depend_on_hidden_cards(game, spectator):
    """G-INFO-01, A-INFO-01."""
    compared = windows = 0
    for seed in range(6):
        (one, until), (other, also) = (observe(game, swapped, seed, spectator) for swapped in (False, True))
        end = min(until, also)
        first, second = ([entry for entry in log if entry[0] < end] for log in (one, other))
        for a, b in zip(first, second, strict=False):
            assert a == b, difference(f"{a}", f"{b}")
        assert len(first) == len(second)
        compared += len(first)
        windows += sum('"window":{' in text for _, text in first)
    assert compared > 60
    assert windows > 0
