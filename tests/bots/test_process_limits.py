"""Limits of a bot in a separate process: memory, output, descendants, and the environment it inherits."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from hexstead.bots.process import ProcessBot, child_environment
from hexstead.child_process import ChildFailed, ChildProcess, memory_of, process_tree, split_frames, split_lines
from tests.bots.processes import GREEDY, NODE, kinds, posix_only
from tests.bots.tables import play

# Memory and output


EATS = {
    "python": "heap = []\nwhile True: heap.append(bytearray(2 << 20)); time.sleep(0.01)",
    "children": "heap = subprocess.Popen([sys.executable, '-c', 'x = b\"1\" * (300 << 20); input()'],"
    " stdin=subprocess.PIPE)\ntime.sleep(60)",
}


@posix_only
@pytest.mark.parametrize("eater", EATS)
def test_a_process_above_its_memory_limit_is_killed(bot, eater):
    player = bot(EATS[eater], memory_mb=150, restarts=0)
    play(player, turns=5)
    assert kinds(player) == ["memory"]
    assert "150 MB are allowed" in player.faults[0].text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the data segment")
def test_a_large_allocation_fails_at_once(bot):
    player = bot("heap = bytearray(4 << 30)", memory_mb=150, restarts=0)
    play(player, turns=5)
    assert kinds(player) == ["crash"]
    assert "MemoryError" in player.faults[0].text


@posix_only
def test_node_is_limited_by_resident_memory(tmp_path):
    """Node reserves gigabytes of address space, which must not count.

    It grows by 200 MB a second: slowly enough for a delayed watcher to notice before the limit of the data segment,
    1 GB higher, ends it.
    """
    eater = tmp_path / "eater.js"
    eater.write_text(
        "console.log('{\"ready\": 1}');\nconst heap = [];\n"
        "setInterval(() => heap.push(Buffer.alloc(2 << 20, 1)), 10);\n",
        encoding="utf-8",
    )
    player = ProcessBot(f"{NODE} {shlex.quote(str(eater))}", memory_mb=256, restarts=0, seconds=60)
    play(player, turns=5)
    player.close()
    assert kinds(player) == ["memory"]
    small = ProcessBot(GREEDY["node"], memory_mb=256)
    play(small, "america", turns=5)
    small.close()
    assert small.faults == []


@pytest.mark.parametrize(
    "flood",
    [
        "while True: sys.stdout.write('x' * 10000)",
        "while True: sys.stderr.write('x' * 10000)",
        "print(good)\nwhile True: sys.stdout.write('x' * 10000)",
    ],
)
def test_a_process_with_too_much_output_is_killed(bot, flood):
    player = bot(flood, restarts=0)
    play(player, turns=6)
    assert set(kinds(player)) <= {"flood", "garbage"}
    assert kinds(player)[-1] == "flood"
    assert kinds(player).count("flood") == 1


def test_a_bot_can_log_to_stderr(bot):
    player = bot("sys.stderr.write('thinking\\n' * 10000)\nprint(good)")
    play(player, turns=15)
    assert player.faults == []
    assert player._child.stderr.count("thinking") > 100
    assert len(player._child.stderr) <= 4096


def test_unexpected_lines_are_dropped(bot):
    player = bot("while True: sys.stdout.write('{}\\n' * 1000)", restarts=0)
    play(player, turns=6)
    assert set(kinds(player)) <= {"flood", "garbage"}
    assert player.fallbacks >= len(player.faults) > 0


# Descendants and environment


def living(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def is_gone(pid: int) -> bool:
    """Wait for a killed process to end, which may take a while on a busy machine."""
    for _ in range(500):
        if not living(pid):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="processes are looked up in /proc")
@pytest.mark.parametrize(
    ("ending", "detached"),
    [("", False), ("", True), ("sys.exit()", False), ("time.sleep(60)", False), ("time.sleep(60)", True)],
)
def test_its_descendants_are_killed_with_it(bot, tmp_path, detached, ending):
    file = tmp_path / "pid"
    start = f"child = subprocess.Popen(['sleep', '1000'], start_new_session={detached}, stdout=subprocess.DEVNULL)\n"
    player = bot(
        f"print(good) if count < 3 else {ending or 'print(good)'}",
        setup=start + f"open({str(file)!r}, 'w').write(str(child.pid))",
        seconds=0.3,
        restarts=0,
    )
    play(player, decisions=3)
    pid, own = int(file.read_text()), player._child and player._child.pid
    assert living(pid) if ending == "" else is_gone(pid)
    player.close()
    assert is_gone(pid)
    assert not own or is_gone(own)


def test_a_bot_inherits_no_secrets(bot, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_SECRET", "42")
    player = bot(setup="sys.stderr.write(' '.join(os.environ))", environment={"MY_MODEL": "large"})
    play(player, decisions=1)
    names = player._child.stderr.split()
    assert "HEXSTEAD_SECRET" not in names
    assert "MY_MODEL" in names
    assert set(names) <= {*child_environment(), "MY_MODEL", "LC_CTYPE"}


@posix_only
def test_the_memory_of_a_process_tree_is_counted():
    child = ChildProcess(["sleep", "5"], split=split_lines)
    found = process_tree(child.pid)
    assert [process.pid for process in found] == [child.pid]
    assert 0 < memory_of(found) < 100 << 20
    with pytest.raises(ChildFailed, match="did not answer"):
        child.receive(time.monotonic(), 0.0)
    assert process_tree(child.pid) == set()


def test_frames_and_lines_are_split_wherever_the_output_is_cut():
    frames = b"\0\0\0\2ab" + b"\0\0\0\0" + b"\0\0\0\3cde" + b"\0\0\0\\9incomplete"[:7]
    lines = b"ab\n\n  \ncde\nlast"
    for split, data, expected in (
        (split_frames, frames, [b"ab", b"", b"cde"]),
        (split_lines, lines, [b"ab", b"cde", b"last"]),
    ):
        for size in range(1, len(data) + 1):
            found, rest = [], b""
            for at in range(0, len(data), size):
                some, rest = split(rest + data[at : at + size], False)
                found += some
            assert found + split(rest, True)[0] == expected
