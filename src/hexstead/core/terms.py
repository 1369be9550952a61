"""What a game is begun with: game, players, options, map, seats, seed and nonces, read or refused in a sentence."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ..board import Board, load_map, shipped_map
from ..errors import BadOption
from .definition import Definition, definition
from .engine import ENGINES
from .names import shown
from .options import settled
from .table import COLOURS

LONGEST_NONCE = 64

Seed = int | str | bytes | None  # 32 bytes are the secret itself; None draws one


def settled_terms(
    game: object, players: object, options: object, board: object, engine: object
) -> tuple[Definition, Board, dict[str, Any], int, str]:
    found = definition(game) if isinstance(game, str) else definition(shown(game))
    if type(players) is not int or players not in found.players:
        counts = " or ".join(str(n) for n in found.players)
        raise BadOption(f"{found.name} is for {counts} players, not {shown(players)}.")
    if not isinstance(engine, str) or engine not in ENGINES:
        raise BadOption(f"An engine is plain or fast, not {shown(engine)}.")
    if isinstance(board, Board):
        ground = board
    else:
        if not isinstance(board, str | os.PathLike | Mapping | None):  # a number would open that file descriptor
            raise BadOption(f"A board is a map file, its data or a loaded board, not {shown(board)}.")
        ground = shipped_map(found.name) if board is None else load_map(board)
    if ground.game != found.name:
        raise BadOption(f"That map is for {ground.game}, not for {found.name}.")
    return found, ground, settled(found.options, {} if options is None else options), players, str(engine)


def seat_names(seats: object, players: int) -> list[str]:
    if seats is None:
        return list(COLOURS[:players])
    if not isinstance(seats, list | tuple) or len(seats) != players or not all(isinstance(s, str) for s in seats):
        raise BadOption(f"Seats are {players} names, not {shown(seats)}.")
    return list(seats)


def checked_seed(seed: object) -> Seed:
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadOption(f"A secret has 32 bytes, not {len(seed)}.")
        return seed
    if seed is None or isinstance(seed, int | str):
        return seed
    raise BadOption(f"A seed is a number, a text or 32 bytes, not {shown(seed)}.")


def checked_nonces(nonces: object, players: int) -> list[str]:
    """One short text per seat, empty where a seat adds none; or none at all."""
    if nonces is None:
        return []
    if not isinstance(nonces, list | tuple) or len(nonces) != players:
        raise BadOption(f"Nonces are {players} texts, one of each seat, not {shown(nonces)}.")
    for nonce in nonces:
        if not (isinstance(nonce, str) and nonce.isascii() and nonce.isprintable() and len(nonce) <= LONGEST_NONCE):
            raise BadOption(f"A nonce is a text of at most {LONGEST_NONCE} printable letters, not {shown(nonce)}.")
    return list(nonces)


def edition_options(game: object, edition: object) -> dict[str, Any]:
    editions = definition(game if isinstance(game, str) else shown(game)).editions
    if not isinstance(edition, str) or edition not in editions:
        raise BadOption(f"{game} has the editions {', '.join(editions) or 'of one book only'}, not {shown(edition)}.")
    return dict(editions[edition])
