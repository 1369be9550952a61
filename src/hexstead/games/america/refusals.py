"""Which rule of the catalogue each refusal number stands for."""

from ...core.table import (
    CANNOT_PAY,
    CARD_KEPT,
    CARD_LIMIT,
    CARD_NEW,
    CHOICE_FIRST,
    NO_CHOICE,
    NO_GIFTS,
    NO_SUCH,
    NO_TARGET,
    NOT_IN_SUPPLY,
    NOT_YOURS,
    OWN_RULES,
    SAME_KIND,
    STACK_EMPTY,
    TRADE_LIMIT,
    WRONG_PHASE,
)

SHARED = {
    NOT_YOURS: "A-ACT-01",
    CHOICE_FIRST: "A-ACT-02",
    WRONG_PHASE: "A-ACT-03",
    CANNOT_PAY: "A-ACT-04",
    NO_CHOICE: "A-ACT-05",
    NO_SUCH: "A-ACT-06",
    NOT_IN_SUPPLY: "A-TRADE-07",
    SAME_KIND: "A-TRADE-06",
    NO_GIFTS: "AQ-20",
    TRADE_LIMIT: "A-TRADE-01",
    NO_TARGET: "A-OUT-04",
    STACK_EMPTY: "AQ-58",
    CARD_NEW: "A-DEV-03",
    CARD_LIMIT: "A-DEV-02",
    CARD_KEPT: "A-CARD-08",
}
OWN = (
    "A-COMP-09", "A-TRADE-04", "A-SBLD-01", "A-SBLD-05", "AQ-27", "AQ-28", "A-TBLD-01", "A-TBLD-03", "A-RAIL-01",
    "A-RAIL-02", "A-RAIL-05", "A-TRK-02", "A-SMOV-05", "AQ-46", "AQ-48", "A-CARD-07", "A-TMOV-01", "A-TMOV-02",
    "A-TMOV-14", "A-FEE-07", "A-DLV-01", "A-DLV-02", "A-DLV-03", "A-DLV-04", "A-OUT-02", "A-VAR-06", "A-VAR-08",
    "A-VAR-10", "A-CARD-06", "A-CARD-10", "A-TBLD-04",
)  # fmt: skip
(
    A_COMP_09, A_TRADE_04, A_SBLD_01, A_SBLD_05, AQ_27, AQ_28, A_TBLD_01, A_TBLD_03, A_RAIL_01, A_RAIL_02, A_RAIL_05,
    A_TRK_02, A_SMOV_05, AQ_46, AQ_48, A_CARD_07, A_TMOV_01, A_TMOV_02, A_TMOV_14, A_FEE_07, A_DLV_01, A_DLV_02,
    A_DLV_03, A_DLV_04, A_OUT_02, A_VAR_06, A_VAR_08, A_VAR_10, A_CARD_06, A_CARD_10, A_TBLD_04,
) = range(OWN_RULES, OWN_RULES + 31)  # fmt: skip

RULE_IDS = ("", *(SHARED[n] for n in range(1, OWN_RULES)), *OWN)
