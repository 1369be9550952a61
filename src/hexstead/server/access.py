"""Who somebody is: signed device cookies, seat tokens and invitations. Nothing here can be forged without the secret.

A seat's token and its invitation carry the seat's serial number; a new serial makes both worthless. An invitation opens
no seat itself: it only lets one device take a seat that is still open.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from dataclasses import dataclass

COOKIE = "hexstead"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever asks: a device, or a program that stands for one, or the holder of one seat's token."""

    device: str | None = None
    seat: tuple[str, int, int] | None = None  # table, seat, serial
    scopes: frozenset[str] = frozenset({"make", "play", "watch"})
    token: str | None = None  # the id of the API token by which it asks


class Keys:
    """Signs and reads what is handed out."""

    def __init__(self, secret: bytes):
        self._secret = secret

    def new_device(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, device: str) -> str:
        return f"{device}.{self._sign('device', device)}"

    def device_of(self, cookie: str | None) -> str | None:
        """The device of a cookie; None when there is none or it was not signed here."""
        device, _, signature = (cookie or "").partition(".")
        return device if device and self._is(signature, "device", device) else None

    def seat_token(self, code: str, seat: int, serial: int) -> str:
        return self._place("seat", code, seat, serial)

    def read_seat_token(self, token: str) -> tuple[str, int, int] | None:
        return self._read("seat", token)

    def invite(self, code: str, seat: int, serial: int) -> str:
        return self._place("invite", code, seat, serial)

    def read_invite(self, text: str) -> tuple[str, int, int] | None:
        return self._read("invite", text)

    def _place(self, purpose: str, code: str, seat: int, serial: int) -> str:
        return f"{code}.{seat}.{serial}.{self._sign(purpose, code, seat, serial)}"

    def _read(self, purpose: str, text: str) -> tuple[str, int, int] | None:
        parts = text.split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() and len(part) < 9 for part in parts[1:3]):
            return None
        code, seat, serial = parts[0], int(parts[1]), int(parts[2])
        return (code, seat, serial) if self._is(parts[3], purpose, code, seat, serial) else None

    def _sign(self, *parts: object) -> str:
        digest = hmac.digest(self._secret, "\n".join(str(part) for part in parts).encode(errors="replace"), "sha256")
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def _is(self, signature: str, *parts: object) -> bool:
        return hmac.compare_digest(self._sign(*parts).encode(), signature.encode(errors="replace"))
