"""Signed credentials: device cookies, seat tokens and invitations. They cannot be forged without the server's secret.

A seat's token and its invitation contain the seat's serial number; increasing it invalidates both. An invitation only
lets a device take a seat that is still open.
"""

from __future__ import annotations

import base64
import dataclasses
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .scopes import Scope

COOKIE = "hexstead"  # over https with the prefix __Host-, see auth.cookie_name
COOKIE_SECONDS = 365 * 86400  # validity of a cookie, counted from when it was issued
RENEWAL_SECONDS = 7 * 86400  # age at which a visit renews a cookie
UNDATED_UNTIL = 1_827_619_200  # 1 December 2027: cookies without a date, of versions before 0.3, have expired by then
MOVE_LETTERS = 8  # length of the codes that move seats to another device
MOVE_SECONDS = 600.0  # validity of such a code
SeatSerial = tuple[str, int, int]  # table, seat, serial number


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sent a request: a device (itself or through an API token), the holder of a seat token, or nobody known."""

    device: str | None = None
    seat: SeatSerial | None = None
    scopes: frozenset[str] = frozenset({Scope.MAKE, Scope.PLAY, Scope.WATCH})
    token: str | None = None  # id of the API token
    network: str = "?"  # the client's network, see limits.py

    def to_json(self) -> dict[str, Any]:
        """Serialise it for another process (links.py)."""
        return {**dataclasses.asdict(self), "scopes": sorted(self.scopes)}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Caller:
        seat = None if data["seat"] is None else (data["seat"][0], data["seat"][1], data["seat"][2])
        return Caller(**{**data, "scopes": frozenset(data["scopes"]), "seat": seat})


class Keys:
    """Issues and verifies credentials."""

    def __init__(self, secret: bytes):
        self._secret = secret

    def new_device(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, device: str, now: float) -> str:
        return f"{device}.{int(now)}.{self._sign('cookie', device, int(now))}"

    def read_cookie(self, cookie: str | None, now: float) -> tuple[str, float] | None:
        """The device of a cookie and the cookie's age in seconds; None if it is missing, forged or expired."""
        device, *dated = (cookie or "").split(".")
        match dated:
            case [issued, signature] if issued.isascii() and issued.isdigit() and len(issued) < 12:
                age = now - int(issued)
                is_valid = age < COOKIE_SECONDS and self._is_valid(signature, "cookie", device, int(issued))
            case [signature]:  # issued by an earlier version
                age = COOKIE_SECONDS
                is_valid = now < UNDATED_UNTIL and self._is_valid(signature, "device", device)
            case _:
                return None
        return (device, age) if device and is_valid else None

    def recovery(self, device: str) -> str:
        """The recovery text of a device: it moves the seats to another device if the cookie is lost."""
        return f"{device}.{self._sign('recovery', device)}"

    def read_recovery(self, text: str) -> str | None:
        device, _, signature = text.partition(".")
        return device if device and self._is_valid(signature, "recovery", device) else None

    def seat_token(self, code: str, seat: int, serial: int) -> str:
        return self._issue("seat", code, seat, serial)

    def read_seat_token(self, token: str) -> SeatSerial | None:
        return self._read("seat", token)

    def invite(self, code: str, seat: int, serial: int) -> str:
        return self._issue("invite", code, seat, serial)

    def read_invite(self, text: str) -> SeatSerial | None:
        return self._read("invite", text)

    def network_hash(self, network: str) -> str:
        """A keyed hash of a network, so that a table's log can name it without containing its address."""
        return "net-" + self._sign("network", network)

    def _issue(self, purpose: str, code: str, seat: int, serial: int) -> str:
        return f"{code}.{seat}.{serial}.{self._sign(purpose, code, seat, serial)}"

    def _read(self, purpose: str, text: str) -> SeatSerial | None:
        parts = text.split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 9 for part in parts[1:3]):
            return None
        code, seat, serial = parts[0], int(parts[1]), int(parts[2])
        return (code, seat, serial) if self._is_valid(parts[3], purpose, code, seat, serial) else None

    def _sign(self, *parts: object) -> str:
        digest = hmac.digest(self._secret, "\n".join(str(part) for part in parts).encode(errors="replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def _is_valid(self, signature: str, *parts: object) -> bool:
        return hmac.compare_digest(self._sign(*parts).encode(), signature.encode(errors="replace"))
