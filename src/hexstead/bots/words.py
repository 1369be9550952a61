"""The bots' words in both languages: what levels are called, and the frame of the sentences that give reasons."""

from __future__ import annotations

LEVEL_NAMES = {
    "en": {"greenhorn": "Greenhorn", "settler": "Settler", "engineer": "Engineer", "baron": "Baron"},
    "de": {"greenhorn": "Grünschnabel", "settler": "Siedler", "engineer": "Ingenieur", "baron": "Baron"},
}

SENTENCES = {
    "en": {
        "plan": "My plan: {plan}, in about {turns} turns.",
        "soon": "My plan: {plan}, now.",
        "lacks": "Still missing: {goods}.",
        "only": "There is nothing else to do: {move}.",
        "random": "I just felt like it: {move}.",
        "move": "Best: {move}.",
        "alternatives": "Next best: {moves}.",
        "offer": "An offer that brings me more than it brings them: {move}.",
        "worlds": "Tried in {count} worlds that fit what I have seen.",
    },
    "de": {
        "plan": "Mein Plan: {plan}, in etwa {turns} Runden.",
        "soon": "Mein Plan: {plan}, jetzt.",
        "lacks": "Es fehlen noch: {goods}.",
        "only": "Etwas anderes geht nicht: {move}.",
        "random": "Einfach nach Gefühl: {move}.",
        "move": "Am besten: {move}.",
        "alternatives": "Danach: {moves}.",
        "offer": "Ein Angebot, das mir mehr bringt als ihnen: {move}.",
        "worlds": "Ausprobiert in {count} Welten, die zu allem passen, was ich gesehen habe.",
    },
}
