"""Validation of the terms of a new game: game, players, options, map, seats, seed and nonces."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ..board import Board, load_map, shipped_map
from ..board.mapfile import former_map
from ..errors import BadOption
from .definition import Definition, definition
from .engine import ENGINES
from .names import short_repr
from .options import resolve_options, seat_colours

MAX_NONCE_LENGTH = 64

Seed = int | str | bytes | None  # bytes: the 32-byte secret itself; None: a random secret


def resolve_terms(
    game: object, players: object, options: object, board: object, engine: object, rules_version: object = None
) -> tuple[Definition, Board, dict[str, Any], int, str]:
    """Validate the terms and fill in defaults; raise UnknownGame, BadOption or BadMap.

    `rules_version` applies to a map that is not loaded yet; None is the newest.
    """
    found = definition(game) if isinstance(game, str) else definition(short_repr(game))
    if type(players) is not int or players not in found.players:
        *others, last = map(str, found.players)
        counts = f"{', '.join(others)} or {last}" if others else last
        raise BadOption(f"{found.name} is for {counts} players, not {short_repr(players)}.")
    if not isinstance(engine, str) or engine not in ENGINES:
        raise BadOption(f"The engine must be plain, fast or wasm, not {short_repr(engine)}.")
    if isinstance(board, Board):
        loaded = board
    else:
        if not isinstance(board, str | os.PathLike | Mapping | None):  # a number would open that file descriptor
            raise BadOption(f"The board must be a map file, map data or a loaded board, not {short_repr(board)}.")
        version = found.rules_version if rules_version is None else rules_version
        loaded = map_of(found, version) if board is None else load_map(board, checked_version(found, version))
    if loaded.game != found.name:
        raise BadOption(f"The map is for {loaded.game}, not for {found.name}.")
    chosen = {} if options is None else options
    former = loaded.rules_version is not None
    return (
        found,
        loaded,
        resolve_options(found.options, chosen, players=players, former=former),
        players,
        str(engine),
    )


def checked_version(game: Definition, version: object) -> int | None:
    """Normalise a rules version for boards: None is the newest. Raise BadOption if there is no such version."""
    if type(version) is not int or not 1 <= version <= game.rules_version:
        raise BadOption(f"There is no rules version {short_repr(version)} of {game.name}.")
    return None if version == game.rules_version else version


def map_of(game: Definition, version: object) -> Board:
    """Return the shipped map of a rules version; raise BadOption if there is no such version."""
    former = checked_version(game, version)
    found = shipped_map(game.name) if former is None else former_map(game.name, former)
    if found is None:
        raise BadOption(f"There is no map of rules version {former} of {game.name}.")
    return found


def seat_names(seats: object, players: int, options: Mapping[str, Any]) -> list[str]:
    """Return the names of the seats, by default their colours; raise BadOption if they are invalid."""
    if seats is None:
        return list(seat_colours(options)[:players])
    if not isinstance(seats, list | tuple) or len(seats) != players or not all(isinstance(s, str) for s in seats):
        raise BadOption(f"Seats must be a list of {players} names, not {short_repr(seats)}.")
    return list(seats)


def checked_seed(seed: object) -> Seed:
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadOption(f"A secret must have 32 bytes, not {len(seed)}.")
        return seed
    if seed is None or isinstance(seed, int | str):
        return seed
    raise BadOption(f"A seed must be an integer, a string or 32 bytes, not {short_repr(seed)}.")


def checked_nonces(nonces: object, players: int) -> list[str]:
    """Return one string per seat, empty if the seat adds none, or an empty list if there are no nonces at all."""
    if nonces is None:
        return []
    if not isinstance(nonces, list | tuple) or len(nonces) != players:
        raise BadOption(f"Nonces must be a list of {players} strings, one per seat, not {short_repr(nonces)}.")
    for nonce in nonces:
        if not (isinstance(nonce, str) and nonce.isascii() and nonce.isprintable() and len(nonce) <= MAX_NONCE_LENGTH):
            raise BadOption(
                f"A nonce must be at most {MAX_NONCE_LENGTH} printable ASCII characters, not {short_repr(nonce)}."
            )
    return list(nonces)


def with_edition(game: object, edition: object, options: object) -> object:
    """Return options on top of those of an edition; unchanged without an edition. Raise BadOption if it is unknown."""
    if edition is None:
        return options
    preset = edition_options(game, edition)
    if isinstance(options, Mapping | None):
        return preset | dict(options or {})
    return options  # rejected by resolve_terms


def edition_options(game: object, edition: object) -> dict[str, Any]:
    editions = definition(game if isinstance(game, str) else short_repr(game)).editions
    if not isinstance(edition, str) or edition not in editions:
        raise BadOption(f"{game} has no edition {short_repr(edition)}. Known: {', '.join(editions) or 'none'}.")
    return dict(editions[edition])
