"""A table makes progress whenever it does not wait for a person, in simulated time."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random

import pytest

from hexstead.server import Settings
from hexstead.server.messages import Refused
from tests.server.loop_bots import LoopBots
from tests.server.positions import DISCARD, MAIN
from tests.server.virtual import Player, VirtualTable, play

LONE = {"seats": ["person", "random", "random", "random"]}
QUICK = Settings(positions=True, level="random", limits=False, pace=0.0)
PATIENCE = 60.0  # seconds without an entry in which the person has nothing to decide
WEIGHTS = {"offer": 0.05, "end_turn": 0.5, "pass": 0.5}


async def act_at_random(player: Player, table: VirtualTable, random: Random) -> None:
    """Do something that the prompt of seat 0 offers, unless the table acts first."""
    kinds: dict[str, list[dict[str, object]]] = {}
    for code in table.game.legal_codes(0):
        action = table.game.action(0, code).to_json()
        kinds.setdefault(action["type"], []).append(action)
    if kinds:
        kind = random.choices(list(kinds), [WEIGHTS.get(kind, 1.0) for kind in kinds])[0]
        with contextlib.suppress(Refused):
            await player.act(random.choice(kinds[kind]))


@pytest.mark.parametrize(("game", "options", "seed"), [("america", {"game.goods": 3}, 4), ("germany", {}, 1)])
def test_a_game_of_a_lone_person_goes_on_to_its_end(game, options, seed):
    random = Random(seed)

    async def scenario(table: VirtualTable):
        player = await table.sit(0)
        time = asyncio.get_running_loop().time
        seq, since = 0, time()
        while table.table.status == "playing":
            if table.table.seq != seq:
                seq, since = table.table.seq, time()
            assert time() - since < PATIENCE, (table.game.phase, table.table.acting_seats(), player.now["prompt"])
            has_to_act = player.now["prompt"] is not None and not player.now["optional"]
            if has_to_act or (player.now["prompt"] is not None and random.random() < 0.05):
                await act_at_random(player, table, random)
            elif player.now["can_build"] and random.random() < 0.02:
                await player.say("build", on=True)
            await asyncio.sleep(random.choice([0.0005, 0.005, 0.05, 0.3]))

    play(scenario, LoopBots(), {"game": game, "options": options, "seed": seed, **LONE}, QUICK)


@pytest.mark.parametrize(
    ("position", "only"), [({"phase": "pre_roll", "rolled": 0}, "roll"), ({}, "end_turn")], ids=["roll", "end_turn"]
)
def test_a_person_rolls_and_ends_the_turn_even_without_a_choice(position, only):
    async def scenario(table: VirtualTable):
        player = await table.sit(0)
        assert [choice["type"] for choice in player.now["prompt"]["choices"]] == [only]
        assert not player.now["optional"]
        await asyncio.sleep(PATIENCE)
        assert table.table.seq == 1

    empty = MAIN | {"hall_owner": {"Ulm": 0}, "hand": [{}] * 4} | position
    play(scenario, LoopBots(), LONE | {"position": empty, "seed": 3})


class Interrupted(LoopBots):
    """Bots whose first decision is cancelled, as when their process is ended."""

    decisions = 0

    async def decide(self, *arguments, **more):
        self.decisions += 1
        if self.decisions == 1:
            raise asyncio.CancelledError
        return await super().decide(*arguments, **more)


async def until(condition, seconds=120.0):
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


async def leave_it_to_bots(table: VirtualTable) -> None:
    """Watch a table of bots for some actions."""
    await table.sit(None)
    before = table.table.seq
    await until(lambda: table.table.seq > before + 10)


ALL_BOTS = {"seats": ["random"] * 4, "seed": 3}


def test_a_cancelled_decision_of_a_bot_is_made_again():
    play(leave_it_to_bots, Interrupted(), ALL_BOTS)


def test_a_spectator_who_joins_leaves_the_only_possible_action_to_the_person():
    """The table carries it out without the person only while nobody else could learn from that: red has only ore."""
    hands = [{"ore": 8}, *DISCARD["hand"][1:]]
    position = DISCARD | {"hand": hands, "discard_due": [4, 0, 0, 0]}

    async def scenario(table: VirtualTable):
        player = await table.sit(0)
        assert player.now["optional"] is True
        await table.sit(None)
        assert player.now["optional"] is False

    play(scenario, LoopBots(), {"position": position, **LONE}, QUICK)
