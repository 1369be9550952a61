"""Print the JSON schemas for the page's types of each game: its own position fields, and its events.

The fields that all games have are in docs/protocol.schema.json. Hidden values are null in what a seat sees, so fields
that not everyone knows can be null. Run by `hatch_build.py --check`.
"""

import json
import sys
from pathlib import Path
from typing import Any

from hexstead.core.definition import game_names
from hexstead.core.schemas import DRAFT, KNOWN_TO, Schema, schemas

PROTOCOL = Path(__file__).resolve().parent.parent / "docs" / "protocol.schema.json"
NOT_IN_VIEWS = {"game", "options", "map"}


def shared_fields() -> set[str]:
    protocol: dict[str, Any] = json.loads(PROTOCOL.read_text(encoding="utf-8"))
    return set(protocol["$defs"]["Position"]["properties"])


def seen(field: Schema) -> Schema:
    """The schema of a field in a view: null is possible if the field is hidden from anyone."""
    if not any(text and text in field.get("description", "") for text in KNOWN_TO.values()):
        return field
    items = {"items": {"anyOf": [field["items"], {"type": "null"}]}} if "items" in field else {}
    return {"anyOf": [{**field, **items}, {"type": "null"}]}


def game_schema(game: str) -> Schema:
    found, shared = schemas(game), shared_fields()
    fields = found["position"]["properties"]
    own = {name: seen(field) for name, field in fields.items() if name not in shared | NOT_IN_VIEWS}
    position = {"type": "object", "properties": own, "required": list(own), "additionalProperties": False}
    position["description"] = "The fields of a position that only this game has."
    events = {"oneOf": found["event"]["oneOf"], "description": "The events of this game."}
    return {"$schema": DRAFT, "$defs": {"OwnPosition": position, "OwnEvent": events}}


def without_names(schema: Any) -> Any:
    """The schema with strings instead of names that depend on the game."""
    if isinstance(schema, list):
        return [without_names(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if all(isinstance(name, str) for name in schema.get("enum", [0])):
        return {"type": "string"}
    return {key: without_names(part) for key, part in schema.items() if key not in ("description", "propertyNames")}


def shared_schema() -> Schema:
    """The events that every game has, with the same fields."""
    games = [[without_names(event) for event in schemas(game)["event"]["oneOf"]] for game in game_names()]
    shared = [event for event in games[0] if all(event in events for events in games[1:])]
    events = {"oneOf": shared, "description": "The events that every game has."}
    return {"$schema": DRAFT, "$defs": {"SharedEvent": events}}


def main() -> int:
    """Print the schemas by game, and those of all games under \"shared\"."""
    json.dump({game: game_schema(game) for game in game_names()} | {"shared": shared_schema()}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
