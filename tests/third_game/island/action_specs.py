"""The island's actions, one declaration each. Their order is the order of the legal list (trades last)."""

from dataclasses import replace

from hexstead.core import shared_actions as shared
from hexstead.core.action_specs import Spec
from hexstead.core.actions import Draw, EndTurn, PlayCard
from hexstead.core.common_fields import DRAW, MAIN, PRE_ROLL, ROBBER, SET_UP
from hexstead.core.rules.chance_nodes import weigh_draw
from hexstead.core.rules.deck import check_card

from .actions import BuildRoad, BuildTown, BuildVillage, MovePirate
from .meta import CARD, ROAD, SET_ROAD, TOWN, VILLAGE
from .rules.buildings import build_town, build_village, check_build_town, check_build_village
from .rules.cards import draw, list_cards, play_card
from .rules.paths import build_road, check_build_road
from .rules.pirate import check_move_pirate, move_pirate
from .rules.turn import end_turn

SPECS = (
    shared.ROLL,
    shared.DONE,
    Spec(action=EndTurn, phases=(MAIN,), apply=end_turn),
    Spec(
        action=BuildRoad,
        price=ROAD,
        phases=(MAIN,),
        free_phases=(SET_ROAD,),
        check=check_build_road,
        apply=build_road,
    ),
    Spec(
        action=BuildVillage,
        price=VILLAGE,
        phases=(MAIN,),
        free_phases=(SET_UP,),
        check=check_build_village,
        apply=build_village,
    ),
    Spec(action=BuildTown, price=TOWN, phases=(MAIN,), check=check_build_town, apply=build_town),
    replace(shared.BUY_CARD, price=CARD),
    Spec(action=PlayCard, phases=(MAIN, PRE_ROLL), check=check_card, apply=play_card, enumerate=list_cards),
    shared.EXCHANGE,
    Spec(action=MovePirate, phases=(ROBBER,), check=check_move_pirate, apply=move_pirate),
    shared.ROB_SEAT,
    shared.DISCARD_CARD,
    shared.TAKE_CARD,
    *shared.TRADE,
    shared.DICE_ROLL,
    shared.STEAL_CARD,
    Spec(action=Draw, phases=(DRAW,), apply=draw, weigh=weigh_draw),
)
