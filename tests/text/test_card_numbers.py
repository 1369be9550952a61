"""The texts of development cards have the numbers that the rules use."""

import re

import pytest

from hexstead.core.translations import LANGUAGES, messages
from hexstead.games.america import meta as america
from hexstead.games.germany import meta as germany

WORDS = {
    "one": 1, "two": 2, "three": 3, "five": 5,
    "ein": 1, "eine": 1, "einem": 1, "zwei": 2, "drei": 3, "fünf": 5,
}  # fmt: skip
NUMBERS = {
    ("america", "cavalry"): {america.CAVALRY_GOLD},
    ("america", "engineer"): {america.ENGINEER_RAILS},
    ("america", "right_of_way"): {america.RIGHT_OF_WAY_STEPS},
    ("america", "mineral_rights"): {america.TAKEN_BY_CARD},
    ("america", "cattle_drive"): {america.CATTLE_DRIVE_GOLD},
    ("america", "scout"): {america.SCOUT_STEPS, america.SCOUT_GOLD},
    ("america", "native_support"): set(),
    ("germany", "mercenary"): {germany.LARGEST_ARMY_MIN},
    ("germany", "road_building"): {germany.ROADS_BY_CARD},
    ("germany", "banking"): {germany.TAKEN_BY_CARD},
    ("germany", "trade"): {germany.TRADE_CARD_PRICE},
    ("germany", "victory_point"): set(),
}


def test_every_card_is_covered():
    assert {card for game, card in NUMBERS if game == "america"} == set(america.CARDS)
    assert {card for game, card in NUMBERS if game == "germany"} == set(germany.CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "card"), NUMBERS)
def test_a_card_text_has_the_numbers_of_its_effect(game, card, language):
    words = re.findall(r"\w+", messages(game, language)[f"card-{card}-about"].lower())
    found = {int(word) if word.isdigit() else WORDS[word] for word in words if word.isdigit() or word in WORDS}
    assert found - {1} == NUMBERS[game, card] - {1}
