"""Germany's actions, one declaration each. Their order is the order of the legal list (trades last)."""

from dataclasses import replace

from ...core import shared_actions as shared
from ...core.action_specs import Preview, Spec
from ...core.actions import Done, Draw, EndTurn, PlayCard
from ...core.common_fields import DRAW, MAIN, PRE_ROLL, ROBBER, SET_UP, TAKE
from ...core.rules.chance_nodes import weigh_draw
from ...core.rules.deck import check_card
from .actions import (
    BuildHall,
    BuildLandmark,
    BuildLandmarkOnly,
    BuildRoad,
    ExchangeTwo,
    MoveGoetz,
    PlaceHall,
    StartCard,
)
from .card_preview import is_idle_card
from .meta import CARD, DEAL, HALL, LANDMARK, ROAD, ROADS
from .rules.cards import draw, list_cards, play_card
from .rules.goetz import check_move_goetz, check_rob_other, move_goetz
from .rules.play import apply_done, check_exchange_two, exchange_two, list_exchanges_of_two
from .rules.roads import build_road, check_place_road, list_roads
from .rules.setup import check_place_hall, deal, place_chosen_hall, weigh_start_cards
from .rules.towns import (
    build_hall,
    build_landmark,
    check_build_hall,
    check_build_landmark,
    check_build_landmark_only,
    place_landmark,
)
from .rules.turn import end_turn

SPECS = (
    shared.ROLL,
    Spec(action=Done, phases=(ROADS, TAKE), apply=apply_done),
    Spec(action=EndTurn, phases=(MAIN,), apply=end_turn),
    Spec(
        action=BuildRoad,
        price=ROAD,
        phases=(MAIN,),
        free_phases=(ROADS,),
        check=check_place_road,
        apply=build_road,
        enumerate=list_roads,
    ),
    Spec(action=BuildHall, price=HALL, phases=(MAIN,), check=check_build_hall, apply=build_hall),
    Spec(action=BuildLandmark, price=LANDMARK, phases=(MAIN,), check=check_build_landmark, apply=build_landmark),
    Spec(
        action=BuildLandmarkOnly,
        price=LANDMARK,
        phases=(MAIN,),
        check=check_build_landmark_only,
        apply=place_landmark,
        declines=True,
    ),
    replace(shared.BUY_CARD, price=CARD),
    Spec(
        action=PlayCard,
        phases=(MAIN, PRE_ROLL),  # before the roll by option (GQ-01)
        check=check_card,
        apply=play_card,
        enumerate=list_cards,
        preview=Preview(is_idle=is_idle_card),
    ),
    shared.EXCHANGE,
    Spec(
        action=ExchangeTwo,
        phases=(MAIN,),
        check=check_exchange_two,
        apply=exchange_two,
        enumerate=list_exchanges_of_two,
        preview=Preview(count="trade_card_price"),
    ),
    Spec(action=MoveGoetz, phases=(ROBBER,), check=check_move_goetz, apply=move_goetz),
    replace(shared.ROB_SEAT, check=check_rob_other),
    Spec(action=PlaceHall, phases=(SET_UP,), check=check_place_hall, apply=place_chosen_hall),
    shared.DISCARD_CARD,
    shared.TAKE_CARD,
    *shared.TRADE,
    shared.DICE_ROLL,
    shared.STEAL_CARD,
    Spec(action=Draw, phases=(DRAW,), apply=draw, weigh=weigh_draw),
    Spec(action=StartCard, phases=(DEAL,), apply=deal, weigh=weigh_start_cards),
)
