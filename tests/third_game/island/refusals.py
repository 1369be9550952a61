"""The rule of the island's catalogue behind each refusal number."""

from hexstead.core.common_fields import (
    CANNOT_PAY,
    CARD_KEPT,
    CARD_LIMIT,
    CARD_NEW,
    CHOICE_FIRST,
    FAILED_OFFERS,
    NO_CHOICE,
    NO_GIFTS,
    NO_PARTNER,
    NO_SUCH,
    NO_TARGET,
    NOT_IN_SUPPLY,
    NOT_YOURS,
    SAME_KIND,
    STACK_EMPTY,
    TOTAL_OFFERS,
    WRONG_PHASE,
    refusals,
)

_SHARED = {
    NOT_YOURS: "I-ACT-01",
    CHOICE_FIRST: "I-ACT-02",
    WRONG_PHASE: "I-ACT-03",
    CANNOT_PAY: "I-ACT-04",
    NO_CHOICE: "I-ACT-05",
    NO_SUCH: "I-ACT-06",
    NOT_IN_SUPPLY: "I-TRADE-04",
    SAME_KIND: "I-TRADE-02",
    NO_GIFTS: "I-TRADE-05",
    NO_PARTNER: "I-TRADE-01",
    FAILED_OFFERS: "I-TRADE-06",
    TOTAL_OFFERS: "I-TRADE-07",
    NO_TARGET: "I-PIR-04",
    STACK_EMPTY: "I-DEV-08",
    CARD_NEW: "I-DEV-03",
    CARD_LIMIT: "I-DEV-04",
    CARD_KEPT: "I-DEV-07",
}

RULE_IDS = refusals(_SHARED)
I_COMP_04 = RULE_IDS.add("I-COMP-04")
I_SET_04 = RULE_IDS.add("I-SET-04")
I_SET_05 = RULE_IDS.add("I-SET-05")
I_ROAD_02 = RULE_IDS.add("I-ROAD-02")
I_ROAD_03 = RULE_IDS.add("I-ROAD-03")
I_VILL_02 = RULE_IDS.add("I-VILL-02")
I_VILL_03 = RULE_IDS.add("I-VILL-03")
I_TOWN_02 = RULE_IDS.add("I-TOWN-02")
I_PIR_02 = RULE_IDS.add("I-PIR-02")
