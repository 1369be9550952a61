"""The driver of the long proofs resumes where it was, starts anew for another engine, and tells a failure."""

from collections import Counter

from tools.proof import Kept, Proof, run


def proof_of(calls, broken=()):
    def prove(game, seed, count):
        calls.append((game, seed))
        assert seed not in broken, f"piece {seed} is broken"
        return Counter({"things": count})

    return Proof("Things are so.", prove, total=50, piece=10)


def drive(folder, calls, key="engine 1", scale=1.0, broken=()):
    return run("things", proof_of(calls, broken), Kept(folder / "things.json", key), scale, 1, "a")


def test_all_pieces_are_done_and_summed_up(tmp_path):
    calls: list[tuple[str, int]] = []
    outcome = drive(tmp_path, calls)
    assert outcome["result"] == "passed"
    assert outcome["counts"] == {"things": 50}
    assert calls == [("a", n) for n in range(5)]


def test_a_run_goes_on_where_the_last_one_broke_off(tmp_path):
    first: list[tuple[str, int]] = []
    second: list[tuple[str, int]] = []
    outcome = drive(tmp_path, first, broken={3})
    assert outcome["result"].startswith("failed: piece 3 of a: AssertionError: piece 3 is broken")
    assert drive(tmp_path, second)["counts"] == {"things": 50}
    assert first == [("a", n) for n in range(4)]
    assert second[0] == ("a", 3)


def test_a_larger_scale_builds_on_a_smaller_one(tmp_path):
    calls: list[tuple[str, int]] = []
    drive(tmp_path, calls, scale=0.4)
    assert len(calls) == 2
    drive(tmp_path, calls)
    assert len(calls) == 5


def test_another_engine_starts_anew(tmp_path):
    calls: list[tuple[str, int]] = []
    drive(tmp_path, calls)
    drive(tmp_path, calls, key="engine 2")
    assert len(calls) == 10


def test_a_torn_file_counts_as_nothing_done(tmp_path):
    (tmp_path / "things.json").write_text('{"key": "engine 1", "do')
    calls: list[tuple[str, int]] = []
    assert drive(tmp_path, calls)["result"] == "passed"
    assert len(calls) == 5


def test_a_longer_game_may_have_a_count_of_its_own():
    proof = Proof("Things are so.", lambda game, seed, count: Counter(), total=50, piece=10, totals={"long": 20})
    assert (proof.pieces(1.0, "short"), proof.pieces(1.0, "long")) == (5, 2)
