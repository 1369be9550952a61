"""Bots in separate processes, good and bad: the match always continues."""

import json
import os
import re
import shlex
import signal
import sys
import time

import pytest

import hexstead
from hexstead.bots.process import ProcessBot
from hexstead.core.actions import UncodedTrade
from tests.bots.processes import GREEDY, ROOT, kinds, posix_only
from tests.bots.tables import play
from tests.random_play import BUILT_IN

# Good bots


@pytest.mark.parametrize("game", hexstead.game_names())
def test_a_bot_gets_the_view_the_prompt_and_the_events_of_its_seat(bot, kept, game):
    setup, lines = kept
    player = bot(setup=setup)
    views, prompts = [], []

    def look(table, sight, move):
        views.append(json.loads(json.dumps(table.view(0).to_json())))
        prompts.append(json.loads(json.dumps(table.prompt(0))))

    table = play(player, game, turns=60, look=look)
    player.close()
    decisions = [line for line in lines() if line.get("type") == "decide"]
    assert [line["view"] for line in decisions] == views
    assert [line["prompt"] for line in decisions] == prompts
    events = [event for line in lines() for event in line.get("events", [])]
    assert events == json.loads(json.dumps([event.to_json() for event in table.events_since(0, 0)]))
    assert None in [event.get("card", "") for event in events if event["type"] == "drew"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_examples_win_and_make_the_same_moves(game):
    """The examples are the same bot in Python and JavaScript. Node comes with the development packages."""
    short = {"game.goods": 3} if game == "america" else {}
    games = []
    for command in GREEDY.values():
        player = ProcessBot(command)
        games.append(play(player, game, seed=3, turns=200, options=short))
        player.close()
        assert player.faults == []
    assert [table.winner for table in games] == [0, 0]
    assert games[0].history == games[1].history


def test_the_python_example_imports_only_the_standard_library():
    source = (ROOT / "examples/bots/greedy.py").read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if line.startswith(("import", "from"))] == [
        "import json", "import sys", "from collections import deque",
    ]  # fmt: skip


def test_one_process_plays_several_games(bot, kept):
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


def test_a_bot_can_offer_any_trade_as_an_action(bot):
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
    assert any(isinstance(move, UncodedTrade) for move in moves)


def test_a_late_answer_to_an_earlier_question_is_ignored(bot):
    player = bot("if count > 1: print(json.dumps({'id': message['id'] - 1, 'choose': 10 ** 6}))\nprint(good)")
    play(player, decisions=10)
    assert player.faults == []


# A bad answer costs only the move


def fault_of(bot, text):
    """The fault that a text as the answer to the first question causes."""
    answer = repr(text.encode("latin-1") + b"\n")
    player = bot(f"sys.stdout.buffer.write({answer} if count == 1 else good.encode() + b'\\n')\nsys.stdout.flush()")
    table = play(player, decisions=3)
    assert len(player.faults) == player.fallbacks == 1
    assert player._child is not None, "a bad answer must not end the process"
    assert len([action for action in table.history if action.seat == 0]) == 3
    return player.faults[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"choose": 999}', "`choose` is from 0 to"),
        ('{"choose": -1}', "`choose` is from 0 to"),
        ('{"action": {"type": "end_turn"}}', "is not among the"),
        ('{"action": {"type": "roll", "seat": 1}}', "decides for seat 0, not for 1"),
        ('{"action": {"type": "fly"}}', "There is no action of type 'fly'"),
        ('{"action": {"type": "dice", "dice": [6, 6]}}', "is not among the"),
        ('{"action": {"type": "offer", "give": {}, "get": {"ore": 4}, "to": [0]}}', "(G-ACT-03)"),
        ('{"action": 7}', "An action is an object"),
        ('{"action": {"type": "play_card", "card": {"a": [1]}}}', "is not one of the cards"),
    ],
)
def test_an_illegal_answer_loses_the_move(bot, text, message):
    fault = fault_of(bot, text)
    assert fault.kind == "illegal"
    assert message in fault.text


@pytest.mark.parametrize(
    "text",
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
    ids=lambda text: text[:24],
)
def test_a_malformed_answer_loses_the_move(bot, text):
    assert fault_of(bot, text).kind == "garbage"


def test_the_fallback_is_legal_offers_no_trade_and_depends_on_the_seed(bot):
    games = []
    for _ in range(2):
        player = bot("print('?')")
        games.append(play(player, turns=25, seed=4))
        assert player.fallbacks == len(player.faults) > 20
    assert games[0].history == games[1].history
    assert not [a for a in games[0].history if a.seat == 0 and a.type_name() in ("offer", "counter")]


# Crashes and hangs


def test_a_hang_loses_the_move_and_the_process_is_restarted_a_few_times(bot):
    player = bot("time.sleep(60)", seconds=0.2, restarts=2)
    began = time.monotonic()
    table = play(player, turns=12)
    assert time.monotonic() - began < 10
    assert kinds(player) == ["hang"] * 3
    assert "may start again 2 times" in player.faults[0].text
    assert "may start again 1 time in" in player.faults[1].text
    assert "The fallback plays on" in player.faults[2].text
    assert table.turn > 12
    assert player.fallbacks > 3


def test_a_process_that_never_reads_does_not_stop_the_match(tmp_path):
    source = tmp_path / "deaf.py"
    source.write_text("import time\nprint('{\"ready\": 1}')\ntime.sleep(60)", encoding="utf-8")
    player = ProcessBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(source))}", seconds=0.2, restarts=0)
    play(player, turns=4)
    player.close()
    assert kinds(player) == ["hang"]


def test_a_crash_is_reported_and_the_next_process_gets_the_whole_history(bot, kept):
    setup, lines = kept
    player = bot("if message['id'] == 5: raise KeyError('the wood')\nprint(good)", setup)
    table = play(player, turns=10)
    player.close()
    assert kinds(player) == ["crash"]
    assert player.fallbacks == 1
    assert "It ended with code 1." in player.faults[0].text
    assert "KeyError: 'the wood'. It may start again" in player.faults[0].text
    assert re.search(r"It last wrote: File .*bot0\.py.*line \d+, in <module> / if message", player.faults[0].text)
    seen = lines()
    again = [i for i, line in enumerate(seen) if line.get("type") == "hello"][1]
    assert seen[again]["resumed"] is True
    events = [event for line in seen[again:] for event in line.get("events", [])]
    assert events == json.loads(json.dumps([event.to_json() for event in table.events_since(0, 0)]))


@posix_only
def test_a_crash_between_two_games_is_noticed_in_the_next(bot):
    player = bot()
    play(player, turns=1)
    os.kill(player._child.pid, signal.SIGKILL)
    play(player, turns=6)
    assert kinds(player) == ["start"]
    assert player._child is not None, "it started again"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("raise SystemExit('no model here')", "It last wrote: no model here. It was not ready"),
        ("raise SystemExit('far away/' * 40 + ': no such model')", " ... "),
        ("raise SystemExit('far away/' * 40 + ': no such model')", "far away/: no such model. It was not ready"),
        ("print('Welcome to my bot!')", "This is not a line of JSON: Welcome to my bot! It was not ready"),
        ("print(json.dumps({'ready': 2}))", "speaks version 2"),
        ("print(json.dumps({'hello': 'you'}))", "The answer to hello is"),
        ("time.sleep(60)", "did not answer in time, which is 0.4 s. It was not ready"),
    ],
)
def test_a_process_that_is_not_ready_is_reported(bot, setup, message):
    player = bot(setup=setup, start_seconds=0.4 if "sleep" in setup else 20.0, restarts=1)
    play(player, turns=4)
    assert kinds(player) == ["start", "start"]
    assert message in player.faults[0].text


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("no-such-program --x", "There is no program 'no-such-program'"),
        ("'", "cannot be read"),
        ("", "There is no command."),
    ],
)
def test_a_command_that_cannot_run_is_reported_once(command, message):
    player = ProcessBot(command)
    play(player, turns=4)
    player.close()
    assert kinds(player) == ["start"]
    assert message in player.faults[0].text


def test_a_command_runs_without_a_shell(tmp_path):
    player = ProcessBot(f"{shlex.quote(sys.executable)} -c pass ; touch {tmp_path / 'made'} $(id)")
    play(player, turns=1)
    player.close()
    assert not (tmp_path / "made").exists()


def test_the_total_time_of_a_game_is_limited(bot):
    player = bot("time.sleep(0.1)\nprint(good)", bank_seconds=0.35)
    play(player, turns=20)
    assert [kind for kind in kinds(player) if kind != "hang"] == ["bank"]
    assert player.fallbacks > 5
