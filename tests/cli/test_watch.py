"""`hexstead watch`: from a tournament to the replay of one of its games."""

import re
import sys

import httpx

from tests.server.serving import started
from tests.sim.test_records import LAST

RUN = ("tournament", "germany", "--bot", "random", "--bot", LAST, "--players", "3", "--turns", "8", "--plain")


def test_records_are_listed_and_open_in_the_replay(cli, tmp_path):
    folder = tmp_path / "cup"
    cli(*RUN, "--games", "3", "--records", "2", "--out", folder)
    command = [sys.executable, "-m", "hexstead", "watch", str(folder), "1", "--port", "0", "--no-open"]
    with started(command) as shown:
        address, opened = shown.split("watch/", 1)[0], "watch/records/000001.json.gz"
        assert shown == address + opened
        replay = httpx.get(address + opened)
        assert replay.status_code == 303
        code = re.fullmatch(r"/g/(\w+)@0", replay.headers["location"])
        assert code is not None
        assert httpx.get(address + opened).headers["location"] == replay.headers["location"], "imported twice"
        game = httpx.get(f"{address}api/games/{code[1]}@3").json()
        assert (game["at"], game["view"]["viewer"]) == (3, None)
        listed = httpx.get(address + "watch/").text
        assert re.findall(r'href="(records/\S+)"', listed) == ["records/000000.json.gz", "records/000001.json.gz"]
        assert httpx.get(address + "watch/style.css").headers["content-type"].startswith("text/css")
        assert httpx.get(address + "watch/records/000002.json.gz").status_code == 404
        assert httpx.get(address + "watch/records/..%2Fresults.jsonl").status_code == 404


def test_missing_records_are_explained(cli_fails, tmp_path):
    assert "There are no records in" in cli_fails("watch", tmp_path)
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "000004.json.gz").write_bytes(b"")
    assert "Game 3 has no record in" in cli_fails("watch", tmp_path, "3")
    assert "--records needs --out FOLDER" in cli_fails(*RUN, "--games", "3", "--records", "2")
