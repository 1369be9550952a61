"""The rule of Germany's catalogue behind each refusal number."""

from ...core.common_fields import (
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
    NOT_YOURS: "G-ACT-01",
    CHOICE_FIRST: "G-ACT-02",
    WRONG_PHASE: "G-ACT-03",
    CANNOT_PAY: "G-ACT-04",
    NO_CHOICE: "G-ACT-05",
    NO_SUCH: "G-ACT-06",
    NOT_IN_SUPPLY: "G-TRADE-04",
    SAME_KIND: "G-TRADE-02",
    NO_GIFTS: "GQ-40",
    NO_PARTNER: "G-TRADE-01",
    FAILED_OFFERS: "G-TRADE-05",
    TOTAL_OFFERS: "G-TRADE-06",
    NO_TARGET: "G-GOE-04",
    STACK_EMPTY: "G-DEV-11",
    CARD_NEW: "G-DEV-03",
    CARD_LIMIT: "G-DEV-04",
    CARD_KEPT: "G-DEV-10",
}

RULE_IDS = refusals(_SHARED)
G_COMP_06 = RULE_IDS.add("G-COMP-06")
G_ROAD_01 = RULE_IDS.add("G-ROAD-01")
G_ROAD_04 = RULE_IDS.add("G-ROAD-04")
G_ROAD_05 = RULE_IDS.add("G-ROAD-05")
G_ROAD_08 = RULE_IDS.add("G-ROAD-08")
G_HALL_02 = RULE_IDS.add("G-HALL-02")
G_HALL_03 = RULE_IDS.add("G-HALL-03")
G_LAND_02 = RULE_IDS.add("G-LAND-02")
G_LAND_03 = RULE_IDS.add("G-LAND-03")
G_GOE_02 = RULE_IDS.add("G-GOE-02")
G_GOE_05 = RULE_IDS.add("G-GOE-05")
G_TRADE_03 = RULE_IDS.add("G-TRADE-03")
