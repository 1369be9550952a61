"""Verifiable chance: outcomes follow from seed and nonces, and `verify` names every forged part of a record."""

import copy
import hashlib
import hmac
import json
import re
from random import Random

import pytest

import hexstead
from hexstead.core import chance
from hexstead.core.definition import definition
from hexstead.sim.playout import play_out
from tests.random_play import GAMES
from tests.records import NAMES, load

SECRET = bytes(range(32))
NONCES = ["a-nonce", "", "of ~ three", "seats"]


@pytest.fixture(scope="module", params=GAMES)
def fair(request):
    """A record with proof that contains chance outcomes of every purpose."""
    found = definition(request.param)
    players = max(found.players)
    shuffled = {option.name: "random" for option in found.options if option.name == "setup.tokens"}
    purposes = set(found.phases.purposes.values())
    for n in range(3, 20):  # a short game can end before every purpose has occurred
        game = hexstead.new(request.param, players, seed=SECRET, nonces=NONCES[:players], options=shuffled)
        rng = Random(n)
        while not game.is_over:
            play_out(game, rng, 60)
            record = game.record(proof=True)
            found_purposes = {entry["purpose"] for entry in outcomes(record)}
            if len(outcomes(record)) > 60 and found_purposes == purposes and not game.is_over:
                return json.loads(json.dumps(record))
    raise AssertionError("no game had every purpose before its end")


def outcomes(record):
    return [action for action in record["actions"] if action["seat"] == "chance"]


def place(record, purpose):
    """Index of the last outcome of a purpose."""
    return max(i for i, action in enumerate(record["actions"]) if action.get("purpose") == purpose)


def forged(record, **changes):
    return copy.deepcopy(record) | changes


def verify_error(record, **arguments):
    with pytest.raises(hexstead.BadRecord) as error:
        hexstead.verify(record, **arguments)
    return str(error.value)


def test_every_outcome_is_recomputed(fair):
    counted = hexstead.verify(fair)
    assert counted.total() == len(outcomes(fair)) > 60
    assert [entry["k"] for entry in outcomes(fair)] == list(range(counted.total()))


def test_the_key_and_the_draws_follow_the_documented_algorithm(fair):
    """The test follows the description in docs/formats.md and does not use the engine's code."""
    key = SECRET
    for nonce in fair["nonces"]:
        key = hmac.new(key, nonce.encode("ascii"), hashlib.sha256).digest()
    assert fair["seed"] == SECRET.hex()
    assert fair["commitment"] == hashlib.sha256(SECRET).hexdigest()
    for entry in outcomes(fair):
        total, tries = sum(entry["weights"]), 0
        while True:
            data = entry["k"].to_bytes(8, "big") + entry["purpose"].encode("ascii") + tries.to_bytes(4, "big")
            word = int.from_bytes(hmac.new(key, data, hashlib.sha256).digest()[:8], "big")
            if word < 2**64 // total * total:
                break
            tries += 1
        line = [i for i, weight in enumerate(entry["weights"]) for _ in range(weight)]
        assert line[word % total] == entry["outcome"]
        if entry["type"] == "dice":
            assert entry["dice"] == [1 + entry["outcome"] // 6, 1 + entry["outcome"] % 6]


def test_words_above_the_last_multiple_are_rejected_and_redrawn():
    total = 2**63 + 1  # almost every other word is too large
    wanted = []
    for k in range(40):
        words = (
            int.from_bytes(
                hmac.digest(SECRET, k.to_bytes(8, "big") + b"dice" + n.to_bytes(4, "big"), "sha256")[:8], "big"
            )
            for n in range(100)
        )
        wanted.append(next(word for word in words if word < total) >= 2**62)
    assert [bool(chance.draw(SECRET, k, "dice", [2**62, total - 2**62])) for k in range(40)] == wanted


@pytest.mark.parametrize("key", ["k", "purpose", "weights", "outcome"])
def test_forged_proof_fields_are_reported(fair, key):
    for purpose in {entry["purpose"] for entry in outcomes(fair)}:
        record = forged(fair)
        at = place(record, purpose)
        entry = record["actions"][at]
        should = entry[key]
        entry[key] = {
            "k": entry["k"] + 1,
            "purpose": "dice" if purpose != "dice" else "draw",
            "weights": [*entry["weights"][:-1], entry["weights"][-1] + 1],
            "outcome": 1 - min(entry["outcome"], 1),
        }[key]
        message = verify_error(record)
        assert message.startswith(f"Action {at + 1}: {key} should be {json.dumps(should)}, not ")
        del entry[key]
        assert verify_error(record) == f"Action {at + 1}: {key} should be {json.dumps(should)}, but it is missing."


def test_a_forged_outcome_is_reported_with_the_expected_value(fair):
    for purpose in {entry["purpose"] for entry in outcomes(fair)}:
        record = forged(fair)
        at = place(record, purpose)
        game = hexstead.replay(record, at)
        entry = record["actions"][at]
        others = [action.to_json() for action, _ in game.outcomes()]
        (argument,) = set(others[0]) - {"seat", "type"}
        other = next((one for one in others if one[argument] != entry[argument]), None)
        if other is None:
            continue
        should = entry[argument]
        entry[argument] = other[argument]
        assert verify_error(record).startswith(
            f"Action {at + 1}: {argument} should be {json.dumps(should)} by the seed and the nonces, not "
        )


def test_dropped_and_added_entries_are_reported(fair):
    at = place(fair, "dice")
    dropped = forged(fair)
    entry = dropped["actions"].pop(at)
    assert verify_error(dropped).startswith(f"Action {at + 1} should be a chance outcome: ")
    assert f'"dice": {entry["dice"]}' in verify_error(dropped)
    doubled = forged(fair)
    doubled["actions"].insert(at, entry)
    assert verify_error(doubled).startswith(f"Action {at + 2} is a chance outcome, but none is due there")
    seat = max(i for i, action in enumerate(fair["actions"][:at]) if action["type"] == "roll")
    without_roll = forged(fair)
    del without_roll["actions"][seat]
    assert verify_error(without_roll).startswith(f"Action {seat + 1}")
    early = forged(fair)
    early["actions"].insert(at, {"seat": 0, "type": "end_turn"})
    assert verify_error(early).startswith(f"Action {at + 1} should be a chance outcome: ")
    unknown = forged(fair, actions=[*fair["actions"][:seat], {"seat": 0, "type": "no_such"}])
    assert verify_error(unknown).startswith(f"Action {seat + 1} of the record cannot be replayed")


def test_a_changed_seed_nonce_or_commitment_is_reported(fair):
    seed = forged(fair, seed=hashlib.sha256(b"other").hexdigest())
    assert verify_error(seed).startswith("The seed does not match the commitment: its SHA-256 is ")
    assert verify_error(forged(fair, commitment="00" * 32)).startswith("The seed does not match the commitment")
    both = forged(seed, commitment=hashlib.sha256(bytes.fromhex(seed["seed"])).hexdigest())
    assert breaks_at_an_outcome(both)
    for i in range(len(fair["nonces"])):
        nonces = [*fair["nonces"]]
        nonces[i] += "x"
        assert breaks_at_an_outcome(forged(fair, nonces=nonces))
    missing = forged(fair)
    del missing["nonces"]
    assert breaks_at_an_outcome(missing)
    assert verify_error(fair, commitment="ab") == f"The record's commitment is {fair['commitment']}, not 'ab'."
    assert hexstead.verify(fair, fair["commitment"].upper()).total()


def breaks_at_an_outcome(record):
    """Return whether verification fails at an outcome, because the key gives other outcomes than the record."""
    return re.match(r"Action \d: outcome should be \d+, not \d+\.$", verify_error(record))


def test_a_forged_result_is_reported(fair):
    won = {"kind": "won", "winner": 0, "points": [9, 9, 9, 9]}
    assert verify_error(forged(fair, result=won)).startswith("After the last action the result should be None, not ")
    assert hexstead.verify(forged(fair, result={"kind": "agreed", "winner": None, "points": None})).total()


def test_a_record_with_proof_round_trips(fair):
    assert hexstead.replay(fair).record(proof=True) == fair
    assert "seed" not in hexstead.replay(fair).record()  # a running game keeps its seed secret


def test_undo_does_not_change_later_outcomes(fair):
    at = place(fair, "steal")
    game = hexstead.replay(fair, at)
    game.undo(20)
    again = hexstead.replay(fair, at - 20)
    while len(game.history) < at:
        for one in (game, again):
            if one.to_act == ("chance",):
                one.step_chance()
            else:
                one.apply(fair["actions"][len(one.history)])
    assert game.due() == again.due() == fair["actions"][at]


def test_the_record_of_a_running_game_does_not_contain_the_seed():
    game = hexstead.new("germany", seed=SECRET, nonces=["", "", "", "x"])
    game.step_chance()
    record = game.record()
    assert SECRET.hex() not in json.dumps(record)
    assert set(record["actions"][0]) == {"seat", "type", "card"}
    assert verify_error(record).startswith("The record contains no seed")
    resumed = hexstead.replay(record, seed=SECRET)
    assert resumed.due() == game.due()
    assert resumed.record() == record


def test_a_game_replayed_without_a_seed_has_none_in_its_record():
    record = load(NAMES[0])
    again = hexstead.replay(record)
    assert again.is_over
    assert again.commitment == record["commitment"]
    assert "seed" not in again.record()


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"seed": b"short"}, "A secret must have 32 bytes, not 5."),
        ({"seed": 1.5}, "A seed must be an integer, a string or 32 bytes, not 1.5."),
        ({"nonces": ["a"]}, "Nonces must be a list of 4 strings, one per seat, not ['a']."),
        ({"nonces": ["a", "b", "c", 4]}, "A nonce must be at most 64 printable ASCII characters, not 4."),
        ({"nonces": ["a", "b", "c", "ä"]}, "A nonce must be at most 64 printable ASCII characters, not 'ä'."),
        ({"nonces": ["a", "b", "c", "d" * 65]}, "A nonce must be at most 64 printable ASCII characters"),
    ],
)
def test_invalid_seeds_and_nonces_are_rejected(terms, sentence):
    with pytest.raises(hexstead.BadOption) as error:
        hexstead.new("germany", **terms)
    assert str(error.value).startswith(sentence)


def test_an_invalid_seed_in_a_record_is_rejected():
    record = load(NAMES[0]) | {"seed": "7"}
    with pytest.raises(hexstead.BadRecord, match="its seed must be 64 hexadecimal digits, not '7'"):
        hexstead.replay(record)
