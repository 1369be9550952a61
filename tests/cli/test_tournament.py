"""`hexstead tournament`: equal results after interruptions, with any number of processes and on Ray."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

import pytest

from tests.cli.conftest import in_own_process

FIRST, SLOW = "module:tests.sim.bots:FirstLegal", "module:tests.sim.bots:Slow"
ARGUMENTS = ("tournament", "germany", "--bot", "random", "--bot", FIRST, "--players", "3", "--turns", "25", "--plain")


def numbers(output):
    """Everything that does not depend on the machine."""
    return {key: value for key, value in json.loads(output).items() if key != "speed"}


@pytest.fixture(scope="module")
def arguments():
    return (*ARGUMENTS, "--games", "12", "--seed", "3")


def test_tables_show_wins_intervals_ratings_and_seats(cli, arguments, tmp_path):
    output = cli(*arguments, "--out", tmp_path / "cup")
    for part in (
        "12 games of germany",
        "share",
        "95 %",
        "rating",
        "±",
        "place",
        "ms/decision",
        "faults",
        "Wins by seat",
    ):
        assert part in output
    assert f"The report is in {tmp_path / 'cup' / 'report.html'}." in output.replace("\n", "")
    lines = (tmp_path / "cup" / "results.jsonl").read_text().splitlines()
    assert len(lines) == 13
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(12))
    assert "Germany tournament" in (tmp_path / "cup" / "report.html").read_text(encoding="utf-8")


def test_number_of_processes_does_not_matter(cli, arguments):
    assert numbers(cli(*arguments, "--json", "--jobs", "1")) == numbers(cli(*arguments, "--json", "--jobs", "2"))


def test_ladder_shows_the_result_of_the_single_bot(cli):
    output = cli(*ARGUMENTS, "--games", "6", "--field", "ladder")
    assert "Ladder: an equal bot would win 33.3 %" in output
    assert "2 × " in output


def test_longer_tournament_continues_a_shorter_one(cli, arguments, tmp_path):
    cli(*ARGUMENTS, "--seed", "3", "--games", "5", "--out", tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    longer = numbers(cli(*arguments, "--out", tmp_path, "--json"))
    assert longer == numbers(cli(*arguments, "--json"))
    assert (tmp_path / "results.jsonl").read_bytes().startswith(before)
    assert numbers(cli(*ARGUMENTS, "--seed", "3", "--games", "5", "--out", tmp_path, "--json"))["games"] == 5


def test_results_of_another_run_are_rejected(cli, cli_fails, tmp_path):
    cli(*ARGUMENTS, "--games", "1", "--out", tmp_path)
    output = cli_fails(*ARGUMENTS, "--games", "1", "--out", tmp_path, "--seed", "9")
    assert "holds another run: its seed is 0, not 9." in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bot", "marshal"], "There is no bot 'marshal'."),
        ([], "Name the entrants: --bot once for each."),
        (["--bot", "random", "--field", "cup"], "There is no field 'cup'."),
        (["--bot", "random", "--field", "fixed"], "A tournament's field is mixed or ladder."),
    ],
)
def test_invalid_tournament_is_rejected(cli_fails, arguments, message):
    assert message in cli_fails("tournament", "germany", "--plain", *arguments)


def test_program_that_cannot_start_is_reported_before_the_first_game(cli_fails, tmp_path):
    arguments = (*ARGUMENTS, "--out", tmp_path / "cup", "--bot")
    assert cli_fails(*arguments, "cmd: no-such-program") == (
        "'no-such-program' cannot play. There is no program 'no-such-program' to run.\n"
    )
    output = cli_fails(*arguments, f"cmd: {sys.executable} no_such_bot.py")
    assert " cannot play. It ended with code 2. It last wrote: " in output
    assert "No such file or directory" in output
    assert not (tmp_path / "cup").exists()


SLEEPER = """
import json, sys, time
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        print('{"ready": 1}')
    else:
        time.sleep(0.15)
        print('{"choose": 0}')
"""


def test_process_bot_is_held_to_its_limits(cli, tmp_path):
    """The bot answers after 150 ms: within the default limit, but not within 50 ms."""
    (tmp_path / "sleeper.py").write_text(SLEEPER, encoding="utf-8")
    arguments = ("tournament", "germany", "--bot", "random", "--players", "3", "--turns", "8", "--games", "1")
    for limits in ("", "(ms=50)"):
        bot = f"cmd{limits}: {sys.executable} {tmp_path / 'sleeper.py'}"
        output = numbers(cli(*arguments, "--bot", bot, "--plain", "--json"))
        assert any("did not answer in time" in message for message in output["faults"]) == bool(limits)


# Interruptions

SLOWLY = (
    "tournament", "germany", "--bot", "random", "--bot", SLOW, "--players", "3", "--turns", "60", "--games", "24",
    "--plain", "--jobs", "2",
)  # fmt: skip


def started(*arguments):
    command = [sys.executable, "-m", "hexstead", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def games_in(folder):
    file = folder / "results.jsonl"
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


def wait_until(condition, seconds=60):
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "timed out"
        time.sleep(0.02)


def in_group(group):
    """The running processes of a process group (Linux)."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                state, _, process_group = file.read().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(process_group) == group and state != "Z":
            found.append(int(name))
    return found


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    process = started(*SLOWLY, "--json", "--out", folder)
    output, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return numbers(output)


def test_killed_tournament_continues_to_the_same_table(cli, uninterrupted, tmp_path):
    for more in (3, 3):  # twice
        before = games_in(tmp_path)
        process = started(*SLOWLY, "--out", tmp_path)
        wait_until(lambda before=before, more=more: games_in(tmp_path) >= before + more)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        if sys.platform == "linux":  # worker processes end although only the main process was killed
            wait_until(lambda group=process.pid: not in_group(group), 20)
        process.stdout.close()
        process.stderr.close()
        assert before < games_in(tmp_path) < 24
    with open(tmp_path / "results.jsonl", "ab") as file:
        file.write(b'{"number":23,"ending":"wo')  # as if killed while writing
    kept = (tmp_path / "results.jsonl").read_bytes().rpartition(b"\n")[0]
    assert numbers(cli(*SLOWLY, "--json", "--out", tmp_path)) == uninterrupted
    assert (tmp_path / "results.jsonl").read_bytes().startswith(kept)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_cleanly_and_the_same_command_continues(cli, uninterrupted, tmp_path, jobs):
    process = started(*SLOWLY[:-1], jobs, "--out", tmp_path)
    wait_until(lambda: games_in(tmp_path) >= 2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    done = games_in(tmp_path)
    assert f"Stopped after {done} of 24 games. The same command continues from here." in errors.replace("\n", " ")
    assert f"{done} games of germany" in output
    assert numbers(cli(*SLOWLY, "--json", "--out", tmp_path)) == uninterrupted


# Ray


def test_missing_ray_gives_the_command_to_install_it():
    code = f"import sys; sys.modules['ray'] = None; sys.argv = {['hexstead', *ARGUMENTS, '--ray', 'local']!r}\n"
    code += "from hexstead.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == '--ray needs Ray, which is not installed: pip install "hexstead[ray]"\n'


@pytest.fixture
def cluster():
    """The address of a local Ray cluster."""
    pytest.importorskip("ray")
    folder = tempfile.mkdtemp(prefix="ray-")  # a short path, since it holds sockets
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    command = [
        *ray, "start", "--head", "--block", "--disable-usage-stats", "--include-dashboard=false",
        f"--temp-dir={folder}",
        "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2", "--object-store-memory=80000000",
    ]  # fmt: skip
    log = open(f"{folder}/log", "w+")  # noqa: SIM115
    process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    try:
        wait_until(lambda: process.poll() is not None or "--block" in open(f"{folder}/log").read(), 60)  # noqa: SIM115
        assert process.poll() is None, open(f"{folder}/log").read()  # noqa: SIM115
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        try:
            process.wait(20)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            log.close()
            shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.ray
@in_own_process
def test_ray_cluster_plays_the_same_games(cli, cluster, arguments, tmp_path):
    """Ray gives the same results as local processes, and each continues runs of the other."""
    here = numbers(cli(*arguments, "--json", "--jobs", "1"))
    assert (
        numbers(cli(*ARGUMENTS, "--seed", "3", "--games", "7", "--json", "--ray", cluster, "--out", tmp_path))["games"]
        == 7
    )
    assert numbers(cli(*arguments, "--json", "--ray", cluster, "--out", tmp_path)) == here
    simulate = ("simulate", "germany", "--games", "6", "--turns", "9", "--plain", "--json")
    assert numbers(cli(*simulate, "--ray", cluster)) == numbers(cli(*simulate))


@pytest.mark.ray
@in_own_process
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense"])
def test_unreachable_cluster_is_reported(cli_fails, address):
    pytest.importorskip("ray")
    output = cli_fails(*ARGUMENTS, "--games", "1", "--ray", address)
    assert output.startswith(f"There is no Ray cluster at '{address}': ")
    assert len(output.splitlines()) == 1
