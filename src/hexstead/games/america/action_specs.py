"""America's actions, one declaration each. Their order is the order of the legal list (trades last)."""

from ...core import shared_actions as shared
from ...core.action_specs import Preview, Spec, StateArguments
from ...core.actions import BuyCard, Done, Draw, EndTurn, PlayCard
from ...core.common_fields import DRAW, MAIN, PRE_ROLL, ROB, ROBBER, SET_UP, TAKE
from ...core.rules.chance_nodes import weigh_draw
from ...core.rules.deck import check_card
from .actions import (
    BuildRail,
    BuildSettler,
    BuildTrain,
    BuyResource,
    ChoosePayout,
    Deliver,
    MoveOutlaw,
    MoveSettler,
    MoveTrain,
    NativeSupport,
    Pass,
    PlaceCity,
    SellForGold,
    TakeGold,
    Token,
)
from .meta import (
    BONUS,
    CARD,
    CARD_MOVE,
    EBP,
    ENGINEER,
    RAIL,
    ROUTE,
    SCOUT,
    SET_NEUTRAL,
    SET_RAIL,
    SETTLER,
    TOKENS,
    TRAIN,
)
from .prepare import payout_arguments, payout_number
from .previews import rail_gains, step_cost, walk_cost, walk_gains
from .rules.cards import (
    buy,
    check_buy,
    check_native_support,
    draw,
    list_cards,
    list_native_support,
    native_support,
    play_card,
    scout_gold,
)
from .rules.delivery import check_deliver, deliver, list_deliveries
from .rules.goods import buy_resource, check_buy_resource, check_sell, list_purchases, list_sales, sell
from .rules.outlaw import check_move_outlaw, move_outlaw
from .rules.play import apply_done, check_done, lay_rail, list_done, pass_build
from .rules.rails import check_build_rail, check_choose_payout, choose_payout, list_rails
from .rules.settlers import (
    build_settler,
    check_build_settler,
    check_move_settler,
    list_builds_of_settlers,
    list_walks,
    move_settler,
)
from .rules.setup import check_place_city, place_chosen_city, place_token, weigh_tokens
from .rules.trains import (
    build_train,
    check_build_train,
    check_move_train,
    list_builds_of_trains,
    list_steps,
    move_train,
)
from .rules.turn import next_builder
from .ways import train_tours

# Settlers and trains move only in the main phase and by cards (A-TURN-04, A-SMOV-08, A-TMOV-09). Out of turn, seats
# can only build and buy cards (A-EBP-02 to 04, A-DEV-05, AQ-77); before the roll, they can only deliver and play a card
# (A-TURN-06, AQ-25).
SPECS = (
    shared.ROLL,
    Spec(
        action=Done,
        phases=(BONUS, ENGINEER, CARD_MOVE, SCOUT, TAKE, ROB),  # ROB by option
        check=check_done,
        apply=apply_done,
        enumerate=list_done,
    ),
    Spec(action=EndTurn, phases=(MAIN,), apply=next_builder),
    Spec(action=Pass, phases=(EBP,), apply=pass_build),
    Spec(action=TakeGold, phases=(SCOUT,), apply=scout_gold),
    Spec(
        action=BuildRail,
        price=RAIL,
        phases=(MAIN, EBP),
        free_phases=(BONUS, ENGINEER, SET_RAIL),
        check=check_build_rail,
        apply=lay_rail,
        enumerate=list_rails,
        preview=Preview(gains=rail_gains),
    ),
    Spec(
        action=BuildSettler,
        price=SETTLER,
        phases=(MAIN, EBP),
        check=check_build_settler,
        apply=build_settler,
        enumerate=list_builds_of_settlers,
    ),
    Spec(
        action=BuildTrain,
        price=TRAIN,
        phases=(MAIN, EBP),
        check=check_build_train,
        apply=build_train,
        enumerate=list_builds_of_trains,
    ),
    Spec(action=BuyCard, price=CARD, phases=(MAIN, EBP), check=check_buy, apply=buy),
    Spec(
        action=MoveSettler,
        phases=(MAIN, SCOUT),
        check=check_move_settler,
        apply=move_settler,
        enumerate=list_walks,
        preview=Preview(cost=walk_cost, gains=walk_gains),
    ),
    Spec(
        action=MoveTrain,
        phases=(MAIN, CARD_MOVE),
        check=check_move_train,
        apply=move_train,
        enumerate=list_steps,
        preview=Preview(cost=step_cost, tours=train_tours),
    ),
    Spec(
        action=Deliver,
        phases=(MAIN, CARD_MOVE, PRE_ROLL),  # PRE_ROLL from rules version 3 on (AQ-73)
        check=check_deliver,
        apply=deliver,
        enumerate=list_deliveries,
    ),
    Spec(
        action=PlayCard,
        phases=(MAIN, PRE_ROLL),
        check=check_card,
        apply=play_card,
        enumerate=list_cards,
    ),
    Spec(
        action=NativeSupport,
        phases=(PRE_ROLL,),
        check=check_native_support,
        apply=native_support,
        enumerate=list_native_support,
    ),
    shared.EXCHANGE,
    Spec(
        action=SellForGold,
        phases=(MAIN,),
        check=check_sell,
        apply=sell,
        enumerate=list_sales,
        preview=Preview(count="supply_price"),
    ),
    Spec(
        action=BuyResource,
        phases=(MAIN,),
        check=check_buy_resource,
        apply=buy_resource,
        enumerate=list_purchases,
        preview=Preview(count="gold_price"),
    ),
    Spec(action=MoveOutlaw, phases=(ROBBER,), check=check_move_outlaw, apply=move_outlaw),
    shared.ROB_SEAT,
    Spec(
        action=ChoosePayout,
        phases=(ROUTE,),
        check=check_choose_payout,
        apply=choose_payout,
        arguments=StateArguments(payout_arguments, payout_number),
    ),
    Spec(action=PlaceCity, phases=(SET_UP, SET_NEUTRAL), check=check_place_city, apply=place_chosen_city),
    shared.DISCARD_CARD,
    shared.TAKE_CARD,
    *shared.TRADE,
    shared.DICE_ROLL,
    shared.STEAL_CARD,
    Spec(action=Draw, phases=(DRAW,), apply=draw, weigh=weigh_draw),
    Spec(action=Token, phases=(TOKENS,), apply=place_token, weigh=weigh_tokens),
)
