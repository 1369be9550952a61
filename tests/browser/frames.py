"""Frames of the page's socket, and a check for hidden information in them."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page


def secrets(frame: dict[str, Any]) -> list[str]:
    """Values in a frame that are hidden from its viewer."""
    if frame.get("type") not in ("full", "events"):
        return []
    viewer, position = frame["view"]["viewer"], frame["view"]["position"]
    found = [
        f"{field} of seat {seat}"
        for field in ("hand", "cards")
        for seat, held in enumerate(position[field])
        if seat != viewer and held is not None and not frame["result"]
    ]
    for event in frame.get("events", frame.get("recent", [])):
        knows = {event.get("seat"), event.get("victim")} if event["type"] == "stolen" else {event.get("seat")}
        if event["type"] in ("drew", "stolen", "set_aside") and viewer not in knows:
            found += [f"{event}" for column in ("card", "resource") if event.get(column) is not None]
    return found


def watch(page: Page) -> list[dict[str, Any]]:
    """All frames that the page receives from now on."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(json.loads(frame))))
    return frames
