"""Specs of the actions that games share. A game lists those it uses among its own, or declares the action differently.

`dataclasses.replace` adapts one, for example `replace(BUY_CARD, price=CARD)`.
"""

from .action_specs import Preview, Spec
from .actions import (
    Accept,
    BuyCard,
    Conclude,
    Counter,
    Decline,
    Dice,
    Discard,
    Done,
    Exchange,
    Offer,
    Rob,
    Roll,
    Steal,
    Take,
    Withdraw,
)
from .common_fields import DICE, DISCARD, FIRST_ROLL, MAIN, OFFER, PRE_ROLL, ROB, STEAL, TAKE
from .rules.chance_nodes import weigh_dice, weigh_steal
from .rules.deck import buy_card, check_stack
from .rules.dice import apply_dice, roll
from .rules.hands import (
    bank_exchange,
    check_bank_exchange,
    check_take,
    list_bank_exchanges,
    stop_taking,
    take_card,
)
from .rules.seven import check_discard, check_rob, discard, rob, steal
from .rules.trade import (
    accept_offer,
    check_accept,
    check_coded_counter,
    check_coded_offer,
    check_conclude,
    check_decline,
    check_turn_players,
    check_uncoded_counter,
    check_uncoded_offer,
    conclude,
    counter_offer,
    counter_with_bundle,
    decline_offer,
    list_conclusions,
    list_counters,
    list_offers,
    make_offer,
    offer_bundle,
    withdraw_offer,
)

ROLL = Spec(action=Roll, phases=(PRE_ROLL,), apply=roll)
DONE = Spec(action=Done, phases=(TAKE,), apply=stop_taking)
DISCARD_CARD = Spec(action=Discard, phases=(DISCARD,), check=check_discard, apply=discard)
ROB_SEAT = Spec(action=Rob, phases=(ROB,), check=check_rob, apply=rob)
TAKE_CARD = Spec(action=Take, phases=(TAKE,), check=check_take, apply=take_card)
BUY_CARD = Spec(action=BuyCard, phases=(MAIN,), check=check_stack, apply=buy_card)  # needs a price
EXCHANGE = Spec(
    action=Exchange,
    phases=(MAIN,),
    check=check_bank_exchange,
    apply=bank_exchange,
    enumerate=list_bank_exchanges,
    preview=Preview(count="supply_price"),
)

# An open offer, and the offer itself. Trades come last in the legal list.
TRADE = (
    Spec(action=Withdraw, phases=(OFFER,), check=check_turn_players, apply=withdraw_offer),
    Spec(
        action=Conclude,
        phases=(OFFER,),
        check=check_conclude,
        apply=conclude,
        enumerate=list_conclusions,
    ),
    Spec(action=Decline, phases=(OFFER,), check=check_decline, apply=decline_offer),
    Spec(action=Accept, phases=(OFFER,), check=check_accept, apply=accept_offer),
    Spec(
        action=Counter,
        phases=(OFFER,),
        check=check_coded_counter,
        apply=counter_with_bundle,
        enumerate=list_counters,
        check_uncoded=check_uncoded_counter,
        apply_uncoded=counter_offer,
    ),
    Spec(
        action=Offer,
        phases=(MAIN,),
        check=check_coded_offer,
        apply=offer_bundle,
        enumerate=list_offers,
        check_uncoded=check_uncoded_offer,
        apply_uncoded=make_offer,
    ),
)

# Chance. Drawing a development card is each game's own.
DICE_ROLL = Spec(action=Dice, phases=(FIRST_ROLL, DICE), apply=apply_dice, weigh=weigh_dice)
STEAL_CARD = Spec(action=Steal, phases=(STEAL,), apply=steal, weigh=weigh_steal)
