"""Find the positions of all pictures and examples again, after rules or maps have changed: python -m tools.pictures"""

from __future__ import annotations

from hexstead.game_packages import game_folder

from . import america, germany
from .screens import find_screens, write_screens
from .search import search, write_pictures, write_records

PICTURES = {"america": america.PICTURES, "germany": germany.PICTURES}


def main() -> None:
    for name, pictures in PICTURES.items():
        specs, records = search(name, pictures)
        write_pictures(game_folder(name) / "pictures.json", specs)
        write_records(game_folder(name) / "picture_games.json", records)
    write_screens(find_screens())


if __name__ == "__main__":
    main()
