"""Signed credentials: device cookies, seat tokens and invitations. They cannot be forged without the server's secret.

A seat's token and its invitation contain the seat's serial number; increasing it invalidates both. An invitation only
lets a device take a seat that is still open.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass

from .scopes import Scope

COOKIE = "hexstead"
YEAR = 365 * 24 * 3600
SeatSerial = tuple[str, int, int]  # table, seat, serial number


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sent a request: a device (itself or through an API token), the holder of a seat token, or nobody known."""

    device: str | None = None
    seat: SeatSerial | None = None
    scopes: frozenset[str] = frozenset({Scope.MAKE, Scope.PLAY, Scope.WATCH})
    token: str | None = None  # id of the API token


class Keys:
    """Issues and verifies credentials."""

    def __init__(self, secret: bytes):
        self._secret = secret

    def new_device(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, device: str) -> str:
        return f"{device}.{self._sign('device', device)}"

    def device_of(self, cookie: str | None) -> str | None:
        """The device of a cookie; None if there is no cookie or its signature is wrong."""
        device, _, signature = (cookie or "").partition(".")
        return device if device and self._is_valid(signature, "device", device) else None

    def seat_token(self, code: str, seat: int, serial: int) -> str:
        return self._issue("seat", code, seat, serial)

    def read_seat_token(self, token: str) -> SeatSerial | None:
        return self._read("seat", token)

    def invite(self, code: str, seat: int, serial: int) -> str:
        return self._issue("invite", code, seat, serial)

    def read_invite(self, text: str) -> SeatSerial | None:
        return self._read("invite", text)

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
