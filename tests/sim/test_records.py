"""Records of the games of a run: they replay to the results, whatever plays the game."""

import gzip
import hashlib
import json
from dataclasses import replace

import pytest

import hexstead
from hexstead.errors import BadOption
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.records import record_files, record_of, recorded_games, write_record
from hexstead.sim.report import report
from hexstead.sim.results_file import ResultsFile, recorded_in
from hexstead.sim.run_config import RunConfig
from hexstead.sim.tournament import Tournament

LAST = "last=module:tests.sim.bots:LastLegal"
BOTS = RunConfig("germany", 4, 3, seed=4, turns=8, bots=("random", LAST), field="mixed", engine="plain")


def replayed(result):
    assert result.record is not None
    return hexstead.replay(json.loads(gzip.decompress(result.record)))


def check(results, recorded):
    """Exactly these games have records, and each ends in the state of its result."""
    assert {result.number for result in results if result.record is not None} == set(recorded)
    for result in results:
        if result.record is not None:
            game = replayed(result)
            assert hashlib.sha256(game.state_bytes()).hexdigest() == result.state
            assert tuple(game.points()) == result.points


def test_bots_are_recorded_by_name():
    results = run_job(Job(replace(BOTS, recorded=frozenset({1, 3})), (0, 1, 2, 3)))
    check(results, {1, 3})
    assert {name.partition(" ")[0] for name in replayed(results[1]).seats} == {"last", "random"}
    assert results[1].to_json() | {"seconds": 0, "longest": 0, "elapsed": 0} == (
        run_job(Job(BOTS, (1,)))[0].to_json() | {"seconds": 0, "longest": 0, "elapsed": 0}
    )


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["germany", "america"])
@pytest.mark.parametrize("bots", [(), ("greenhorn", "settler")], ids=["random", "levels"])
def test_games_inside_the_kernels_are_recorded(game, bots):
    config = RunConfig(game, 2, 4, seed=4, turns=30, bots=bots, field="mixed" if bots else "fixed")
    check(run_job(Job(replace(config, recorded=frozenset({1})), (0, 1))), {1})


def test_games_that_were_stopped_say_so():
    (result,) = run_job(Job(replace(BOTS, recorded=frozenset({0})), (0,)))
    record = json.loads(gzip.decompress(result.record or b""))
    assert record["result"]["kind"] == "cut"
    assert not {"seed", "commitment"} & set(record)


def test_a_sample_is_spread_over_the_run():
    assert recorded_games("all", 3) == {0, 1, 2}
    assert recorded_games("4", 100) == {0, 25, 50, 75}
    assert recorded_games("9", 2) == {0, 1}
    for wrong in ("", "some", "-1", "1.5"):
        with pytest.raises(BadOption, match="--records takes a number of games or 'all'"):
            recorded_games(wrong, 10)


def test_reports_link_to_the_records(tmp_path):
    config = replace(BOTS, recorded=frozenset({2}))
    results = run_job(Job(config, (0, 1, 2, 3)))
    file = ResultsFile(tmp_path, config)
    file.add(results)
    file.close()
    write_record(tmp_path, 2, results[2].record or b"")
    (game,) = recorded_in(tmp_path)
    assert (game.number, game.turns) == (2, results[2].turns)
    assert sorted(set(game.bots)) == ["last", "random"]
    assert (tmp_path / game.link) == record_files(tmp_path)[2]
    made = report(Tournament(config, results).to_json(), recorded_in(tmp_path))
    row = f'<td><a href="{game.link}">Game 2</a></td><td>{game.winner}</td><td>{game.turns}</td>'
    assert row in made, "the result comes first, as a phone shows no more of a long row"


def test_equal_bots_get_distinct_names():
    terms = BOTS.terms
    record = json.loads(gzip.decompress(record_of(terms, [], ["a", "b", "a"])))
    assert record["seats"] == ["a 1", "b", "a 2"]
