"""The proof driver resumes interrupted runs, starts over when the sources change, and reports failures."""

from collections import Counter

from tools.proof import Checkpoint, Proof, run


def proof_of(calls, broken=()):
    def prove(game, seed, count):
        calls.append((game, seed))
        assert seed not in broken, f"piece {seed} is broken"
        return Counter({"things": count})

    return Proof("Things hold.", prove, total=50, piece=10)


def drive(folder, calls, key="engine 1", scale=1.0, broken=()):
    return run("things", proof_of(calls, broken), Checkpoint(folder / "things.json", key), scale, 1, "a")


def test_the_counts_of_all_pieces_are_added(tmp_path):
    calls: list[tuple[str, int]] = []
    outcome = drive(tmp_path, calls)
    assert outcome["result"] == "passed"
    assert outcome["counts"] == {"things": 50}
    assert calls == [("a", n) for n in range(5)]


def test_a_run_resumes_after_the_last_finished_piece(tmp_path):
    first: list[tuple[str, int]] = []
    second: list[tuple[str, int]] = []
    outcome = drive(tmp_path, first, broken={3})
    assert outcome["result"].startswith("failed: piece 3 of a: AssertionError: piece 3 is broken")
    assert drive(tmp_path, second)["counts"] == {"things": 50}
    assert first == [("a", n) for n in range(4)]
    assert second[0] == ("a", 3)


def test_a_larger_scale_reuses_the_pieces_of_a_smaller_one(tmp_path):
    calls: list[tuple[str, int]] = []
    drive(tmp_path, calls, scale=0.4)
    assert len(calls) == 2
    drive(tmp_path, calls)
    assert len(calls) == 5


def test_changed_sources_start_over(tmp_path):
    calls: list[tuple[str, int]] = []
    drive(tmp_path, calls)
    drive(tmp_path, calls, key="engine 2")
    assert len(calls) == 10


def test_a_truncated_progress_file_is_ignored(tmp_path):
    (tmp_path / "things.json").write_text('{"key": "engine 1", "do')
    calls: list[tuple[str, int]] = []
    assert drive(tmp_path, calls)["result"] == "passed"
    assert len(calls) == 5


def test_a_game_can_override_the_total():
    proof = Proof("Things hold.", lambda game, seed, count: Counter(), total=50, piece=10, totals={"long": 20})
    assert (proof.pieces(1.0, "short"), proof.pieces(1.0, "long")) == (5, 2)
