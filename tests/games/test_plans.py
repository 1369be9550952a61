"""Planned routes and walks agree with the engine: same costs and rewards, and no reachable place is missing."""

from hexstead.core.actions import Done, EndTurn
from hexstead.core.game import Game
from hexstead.games.america.actions import Deliver, MoveSettler, MoveTrain
from hexstead.games.america.plans import plan_route, plan_routes, plan_walks
from tests.records import NAMES, game_at, load

COAL, GRAIN = "coal", "grain"


def decisions(every: int):
    for name in NAMES:
        if load(name)["game"] == "america":
            for n in range(400, len(load(name)["actions"]), every):
                game = game_at(name, n)
                if game.phase in ("action", "card_move", "scout"):
                    yield game


def coal_and_gold(game: Game, seat: int) -> tuple[int, int]:
    position = game.position()
    return position["hand"][seat].get(COAL, 0), position["gold"][seat]


def reached(game: Game, seat: int, train: int) -> set[str]:
    """The paths where a train can end its move, found by trying every action."""
    ends: set[str] = set()
    seen: set[tuple[object, ...]] = set()
    queue = [game]
    while queue:
        at = queue.pop()
        for action in at.legal(seat):
            if isinstance(action, MoveTrain) and action.train == train:
                after = at.copy()
                after.apply(action)
                s = after.state
                key = (action.to, s.move_steps, *coal_and_gold(after, seat), tuple(s.fees))
                if key not in seen:
                    seen.add(key)
                    queue.append(after)
                    if any(isinstance(a, EndTurn | Done) for a in after.legal(seat)):
                        ends.add(action.to)
    return ends


def test_route_ends_and_costs_as_planned():
    tried = 0
    for game in decisions(every=61):
        seat = game.to_act[0]
        for train in (0, 1):
            for route in plan_routes(game, train):
                after, before = game.copy(), coal_and_gold(game, seat)
                for move in route.moves:
                    after.apply(move)
                coal, gold = coal_and_gold(after, seat)
                assert after.position()["train_at"][seat][train] == route.to == route.steps[-1]
                assert (before[0] - coal, before[1] - gold) == (route.coal, len(route.fees))
                assert plan_route(game, train, route.to) == route
                tried += 1
    assert tried > 30


def test_there_is_a_route_to_every_reachable_path():
    for game in decisions(every=173):
        seat = game.to_act[0]
        for train in (0, 1):
            start = game.position()["train_at"][seat][train]
            ends = {route.to for route in plan_routes(game, train)}
            assert ends - {start} == reached(game, seat, train) - {start}


def test_planned_deliveries_are_legal():
    promised = 0
    for game in decisions(every=47):
        seat = game.to_act[0]
        for train in (0, 1):
            for route in plan_routes(game, train):
                after, offered = game.copy(), set()
                for move in route.moves:
                    after.apply(move)
                    offered |= {action.site for action in after.legal(seat) if isinstance(action, Deliver)}
                assert set(route.deliveries) <= offered
                promised += len(route.deliveries)
    assert promised > 0


def test_walks_cover_every_legal_destination_at_the_right_cost():
    walks = 0
    for game in decisions(every=53):
        seat = game.to_act[0]
        for settler in (0, 1):
            legal = {a.to for a in game.legal(seat) if isinstance(a, MoveSettler) and a.settler == settler}
            planned = plan_walks(game, settler)
            if game.phase in ("action", "scout") and legal:
                assert {walk.to for walk in planned} == legal
                walk = planned[len(planned) // 2]
                before = game.position()
                after = game.copy()
                after.apply(MoveSettler(settler, walk.to, seat=seat))
                grain = after.position()["hand"][seat].get(GRAIN, 0)
                assert before["hand"][seat].get(GRAIN, 0) - grain == walk.grain
                assert (walk.to in after.position()["city_owner"]) == (walk.founds or walk.to in before["city_owner"])
                walks += 1
    assert walks > 3
