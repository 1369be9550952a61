"""Offers of bots to people, in simulated time."""

from __future__ import annotations

import asyncio
import contextlib
import json

import pytest

from hexstead.server.messages import Refused
from tests.server.loop_bots import ScriptedBots
from tests.server.positions import MAIN
from tests.server.virtual import VirtualTable, play

RED, ORANGE, WHITE, BLUE = range(4)
TERMS = {"give": {"grain": 1}, "get": {"ore": 1}}
HANDS = [{"ore": 2, "wool": 3}, {"ore": 2, "wool": 3}, {"grain": 3}, {"lumber": 1}]
POSITION = MAIN | {"turn": 40, "turn_seat": WHITE, "hand": HANDS}  # bots make no offers in the first turns
PEOPLE = {"seats": ["person", "person", "settler", "random"], "position": POSITION, "seed": 7}
ALONE = PEOPLE | {"seats": ["person", "random", "settler", "random"]}


def offers_once(game, seat, legal):
    """Offer 1 grain for 1 ore; conclude and accept trades where possible, else end the turn."""
    kinds = {action["type"]: action for action in legal}
    wanted = [action for action in legal if action["type"] == "offer" and TERMS.items() <= action.items()]
    if wanted and not game.state.offers_made:
        return wanted[0]
    order = ("conclude", "end_turn", "accept", "decline", "withdraw", "roll", *kinds)
    return next(kinds[kind] for kind in order if kind in kinds)


BOTS = ScriptedBots(offers_once)


async def until(condition, seconds=60.0):
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.05)


async def offered(table):
    """Wait for the bot's offer; return the time at which it was made."""
    await until(lambda: table.game.phase == "offer" or table.game.turn != 40)
    assert table.game.phase == "offer"
    return table.table.offer_at


async def closed(table):
    """Wait for the end of the offer; return the time."""
    await until(lambda: table.game.phase != "offer")
    return asyncio.get_running_loop().time()


def test_the_first_acceptance_of_a_bots_offer_concludes_it():
    """G-TRADE-01: in the same step, so that it cannot be taken back in between."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        await offered(table)
        seq = table.table.seq
        await orange.act({"type": "accept"})
        assert (table.table.seq, table.game.phase) == (seq + 1, "main")
        assert red.types()[-2:] == ["accepted", "traded"]
        with pytest.raises(Refused):
            await red.act({"type": "accept"})

    play(scenario, BOTS, PEOPLE)


def test_a_bots_offer_is_open_for_five_seconds_and_records_nothing_for_people_who_do_not_answer():
    """G-TRADE-01."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        began = await offered(table)
        assert red.now["window"] == {"kind": "offer", "seats": [RED, ORANGE], "left": 5.0, "thinking": []}
        assert 5.0 <= await closed(table) - began < 5.5
        types = [action.type_name() for action in table.game.history]
        assert types[types.index("offer") :][:2] == ["offer", "withdraw"]

    play(scenario, BOTS, PEOPLE)


def test_a_bots_offer_ends_as_soon_as_everyone_has_declined():
    """G-TRADE-01."""

    async def scenario(table: VirtualTable):
        people = [await table.sit(RED), await table.sit(ORANGE)]
        began = await offered(table)
        for person in people:
            await asyncio.sleep(0.5)
            await person.act({"type": "decline"})
        assert await closed(table) - began < 2.0

    play(scenario, BOTS, PEOPLE)


def test_a_person_can_ask_for_time_once_per_offer():
    """G-TRADE-01: visible to all."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        began = await offered(table)
        await asyncio.sleep(1.0)
        await red.say("think")
        assert orange.now["window"] == {"kind": "offer", "seats": [RED, ORANGE], "left": 24.0, "thinking": [RED]}
        assert orange.types()[-1] == "thinks"
        with pytest.raises(Refused):
            await red.say("think")
        await asyncio.sleep(10.0)
        await red.act({"type": "decline"})
        assert 11.0 <= await closed(table) - began < 12.0  # the time was only for red

    play(scenario, BOTS, PEOPLE)


def test_the_clock_of_a_person_runs_only_while_they_think_about_a_bots_offer():
    """G-TRADE-01: clocks stand still during a window."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await offered(table)
        assert red.now["clock"]["running"] == []
        await red.say("think")
        assert red.now["clock"]["running"] == [RED]

    play(scenario, BOTS, PEOPLE | {"clock": {"kind": "bank", "seconds": 600}})


@pytest.mark.parametrize(("offers", "asked_later"), [("turn", True), ("game", False)])
def test_a_person_who_wants_no_offers_is_not_asked(offers, asked_later):
    """G-TRADE-01: a public standing order, for this turn or this game."""

    async def scenario(table: VirtualTable):
        red, orange = await table.sit(RED), await table.sit(ORANGE)
        await red.say("order", offers=offers)
        assert orange.now["orders"][f"no_offers_{offers}"] == [RED]
        await offered(table)
        assert orange.now["view"]["position"]["answer"][RED] == 0
        assert orange.now["window"]["seats"] == [ORANGE]
        await until(lambda: table.game.turn > 40)
        assert table.table.refuses_offers(table.table.seats[RED]) != asked_later

    play(scenario, BOTS, PEOPLE)


def test_absent_people_are_not_asked():
    """G-TRADE-01: presence is public."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        await offered(table)
        assert red.now["window"]["seats"] == [RED]
        assert red.now["view"]["position"]["answer"][ORANGE] == 0

    play(scenario, BOTS, PEOPLE)


def test_people_who_share_a_screen_have_ten_seconds():
    """G-TRADE-01."""

    async def scenario(table: VirtualTable):
        await table.sit(RED, ORANGE)
        began = await offered(table)
        assert 10.0 <= await closed(table) - began < 10.5

    play(scenario, BOTS, PEOPLE)


@pytest.mark.parametrize("slow", [{"grace": None}, {"clock": {"kind": "turn", "seconds": 86400}}])
def test_a_correspondence_game_asks_and_waits(slow):
    """G-TRADE-01: absent people too."""

    async def scenario(table: VirtualTable):
        red = await table.sit(RED)
        await offered(table)
        assert red.now["window"] == {"kind": "offer", "seats": [RED, ORANGE], "left": None, "thinking": []}
        await asyncio.sleep(3600.0)
        assert table.game.phase == "offer"

    play(scenario, BOTS, PEOPLE | slow)


def test_a_bots_offer_to_bots_is_concluded_in_one_step():
    """G-TRADE-01: people are not asked."""
    hands = [{"wool": 1}, {"lumber": 1}, {"grain": 3}, {"ore": 6}]

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await until(lambda: "traded" in red.types() or table.game.turn > 40)
        assert red.types()[:3] == ["offered", "accepted", "traded"]
        assert not any(json.loads(text).get("window") for _, text in red.received)

    play(scenario, BOTS, PEOPLE | {"position": POSITION | {"hand": hands}})


def test_a_bots_offer_that_no_bot_can_accept_is_withdrawn_in_one_step():
    """G-TRADE-01: blue has six cards, of which one is probably ore."""
    hands = [{"wool": 1}, {"lumber": 1}, {"grain": 3}, {"brick": 6}]

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await until(lambda: "offered" in red.types() or table.game.turn > 40)
        assert red.types()[:2] == ["offered", "withdrawn"]
        assert table.game.phase == "main"
        assert [event["log"]["id"] for event in red.events[:2] if event.get("log")] == ["log-offered_in_vain"]
        assert not any(json.loads(text).get("window") for _, text in red.received)

    play(scenario, BOTS, PEOPLE | {"position": POSITION | {"hand": hands}})


@pytest.mark.parametrize("gains", [True, False])
def test_only_people_who_would_gain_are_asked(gains):
    """G-TRADE-01: as an Engineer with the hand that the bot expects would answer."""

    def judged(game, seat, legal):
        kinds = {action["type"]: action for action in legal}
        if seat != WHITE and "decline" in kinds and not gains:
            return kinds["decline"]
        return offers_once(game, seat, legal)

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await until(lambda: "offered" in red.types() or table.game.turn > 40)
        assert ("offered" in red.types()) == gains

    play(scenario, ScriptedBots(judged), PEOPLE)


def test_a_lone_person_who_cannot_pay_is_not_asked():
    """G-TRADE-01: with a spectator the offer would reveal nothing, so it is made."""
    hands = [{"wool": 6}, {}, {"grain": 3}, {}]

    def scenario(watched):
        async def run(table: VirtualTable):
            red = await table.sit(RED)
            if watched:
                await table.sit(None)
            await until(lambda: "offered" in red.types() or table.game.turn > 40)
            return "offered" in red.types()

        return run

    wanted = ALONE | {"position": POSITION | {"hand": hands}}
    assert [play(scenario(watched), BOTS, wanted) for watched in (False, True)] == [False, True]


def test_a_person_who_keeps_changing_the_answer_cannot_hold_up_a_bot():
    """G-TRADE-07."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        began, n = await offered(table), 0
        while table.game.phase == "offer":
            n += 1
            await red.act({"type": "counter", "give": {"wool": 1 + n % 2}, "get": {"grain": 1}})
            await asyncio.sleep(0.2)
        assert n > 5
        assert asyncio.get_running_loop().time() - began < 6.0

    play(scenario, BOTS, PEOPLE)


@pytest.mark.parametrize("is_withdrawn", [False, True])
def test_a_person_who_keeps_proposing_cannot_hold_up_a_bot(is_withdrawn):
    """G-TRADE-08: neither by changing a proposal again and again, nor by withdrawing it just before it is answered."""

    class SlowBots(ScriptedBots):
        async def decide(self, *args, **kwargs):
            await asyncio.sleep(0.5)
            return await super().decide(*args, **kwargs)

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        began, n = asyncio.get_running_loop().time(), 0
        while table.game.turn_seat == WHITE and n < 200:
            n += 1
            with contextlib.suppress(Refused):
                await red.say("propose", give={"wool": 1 + n % 2}, get={"grain": 1})
                await asyncio.sleep(0.3)
                if is_withdrawn and table.table.proposals:
                    await red.say("reply", proposal=table.table.proposals[RED].id, yes=False)
        assert 5 < n < 200
        assert asyncio.get_running_loop().time() - began < 20.0

    def ends_turn(game, seat, legal):
        kinds = {action["type"]: action for action in legal}
        return next(kinds[kind] for kind in ("end_turn", "withdraw", "roll", *kinds) if kind in kinds)

    play(scenario, SlowBots(ends_turn), PEOPLE)


@pytest.mark.parametrize("is_person", [True, False])
def test_a_bot_that_stands_in_for_a_person_makes_no_offers(is_person):
    """G-TRADE-01: it would give away the person's cards."""
    hands = [{"grain": 3}, {"ore": 5}, {"ore": 5}, {"ore": 5}]
    position = POSITION | {"turn_seat": RED, "hand": hands}

    async def scenario(table: VirtualTable):
        orange = await table.sit(ORANGE)
        await until(lambda: table.game.turn > 40)
        assert ("sat_in" in orange.types()) == is_person
        assert ("offered" in orange.types()) != is_person

    seats = ["person" if is_person else "settler", "person", "settler", "settler"]
    play(scenario, BOTS, PEOPLE | {"seats": seats, "position": position, "grace": 5})


LEADING = {"hall_owner": {"Kassel": 0, "Ulm": 0, "Leipzig": 1, "Hof": 2, "Passau": 3}
           | dict.fromkeys(["Aachen", "Dessau", "Emden", "Erfurt", "Hamburg"], ORANGE)}  # fmt: skip


def test_a_bot_does_not_ask_the_leader():
    """G-TRADE-01: orange is ahead of everyone else and past half of the goal."""

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await offered(table)
        assert red.now["window"]["seats"] == [RED]

    play(scenario, BOTS, PEOPLE | {"position": POSITION | LEADING})


def test_a_bot_asks_only_those_with_whom_it_would_conclude():
    """G-TRADE-01."""

    def picks(game, seat, legal):
        if seat == WHITE and any(action["type"] == "conclude" for action in legal):
            wanted = ("conclude", RED), ("withdraw", None)
            return next(action for key in wanted for action in legal if (action["type"], action.get("partner")) == key)
        return offers_once(game, seat, legal)

    async def scenario(table: VirtualTable):
        red, _ = await table.sit(RED), await table.sit(ORANGE)
        await offered(table)
        assert red.now["window"]["seats"] == [RED]

    play(scenario, ScriptedBots(picks), PEOPLE)


@pytest.mark.parametrize(("leads", "answer"), [(False, "accepted"), (True, "declined")])
def test_bots_decline_offers_of_the_leader(leads, answer):
    """G-TRADE-01."""
    position = POSITION | {"turn_seat": ORANGE, "hand": [{}, {"grain": 1}, {"ore": 2}, {"ore": 2}]}

    async def scenario(table: VirtualTable):
        orange = await table.sit(ORANGE)
        await orange.act({"type": "offer", **TERMS})
        await until(lambda: orange.types()[-1] in ("accepted", "declined"))
        assert orange.types()[-1] == answer

    play(scenario, BOTS, PEOPLE | {"position": position | (LEADING if leads else {})})


@pytest.mark.parametrize(("leads", "trades"), [(False, True), (True, False)])
def test_a_bot_declines_proposals_of_the_leader(leads, trades):
    """G-TRADE-08."""

    def waits(game, seat, legal):
        kinds = {action["type"]: action for action in legal}
        return next(kinds[kind] for kind in ("conclude", "end_turn", *kinds) if kind in kinds)

    async def scenario(table: VirtualTable):
        orange = await table.sit(ORANGE)
        await orange.say("propose", give={"ore": 1}, get={"grain": 1})
        await until(lambda: not table.table.proposals)
        assert ("traded" in orange.types()) == trades

    play(scenario, ScriptedBots(waits), PEOPLE | {"position": POSITION | (LEADING if leads else {})})
