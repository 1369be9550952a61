"""The bots' words in both languages: the frame of the sentences that give reasons."""

from __future__ import annotations

SENTENCES = {
    "en": {
        "plan": "My plan: {plan}, in about {turns} turns.",
        "soon": "My plan: {plan}, now.",
        "lacks": "Still missing: {goods}.",
        "only": "There is nothing else to do: {move}.",
        "random": "I just felt like it: {move}.",
        "best": "Best: {move}.",
        "alternatives": "Next best: {moves}.",
        "offer": "An offer that brings me more than it brings them: {move}.",
    },
    "de": {
        "plan": "Mein Plan: {plan}, in etwa {turns} Runden.",
        "soon": "Mein Plan: {plan}, jetzt.",
        "lacks": "Es fehlen noch: {goods}.",
        "only": "Etwas anderes geht nicht: {move}.",
        "random": "Einfach nach Gefühl: {move}.",
        "best": "Am besten: {move}.",
        "alternatives": "Danach: {moves}.",
        "offer": "Ein Angebot, das mir mehr bringt als ihnen: {move}.",
    },
}
