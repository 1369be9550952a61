"""`hexstead train`: the weights file and invalid arguments. tests/bots covers the training itself."""

import json

import pytest
from typer.testing import CliRunner

import hexstead
from hexstead.bots import training
from hexstead.bots.bot import Terms
from hexstead.bots.decision_kernel import decision_kernel
from hexstead.bots.matches import play_levels
from hexstead.bots.mind import known_mind
from hexstead.cli.app import app
from hexstead.cli.train import weights_text
from tests.random_play import warm


@pytest.mark.compiled
def test_weights_are_written_with_their_history_and_can_be_played(monkeypatch, tmp_path):
    """With two fake training stages; the file is written after each."""
    warm("germany", "fast")
    warm("germany", "fast", decision_kernel("germany"))
    file, before, plans = tmp_path / "weights.json", known_mind("germany").levels(), []

    def learn(plan, progress):
        plans.append(plan)
        for number, report in enumerate(
            (
                training.Report("weights 1", 400, 0.25, 0.3, {0: 0.25, 30: 0.3}),
                training.Report("win model", 250, 1.4, 1.3, {}),
            )
        ):
            progress(report.stage, report.games, report.games)
            found = {**before["baron"]["weights"], "points": 1000 + number}
            yield {**before, "baron": {**before["baron"], "weights": found}}, report
            assert json.loads(file.read_text(encoding="utf-8"))["baron"]["weights"] == found

    monkeypatch.setattr(training, "train", learn)
    arguments = ["--generations", "1", "--games", "250", "--jobs", "1", "--option", "game.points=4", "--seed", "5"]
    done = CliRunner().invoke(app, ["train", "germany", "--out", str(file), *arguments])
    assert done.exit_code == 0, done.output
    assert f"The weights are in {file}." in done.stdout.replace("\n", "")
    assert (plans[0].generations, plans[0].games, plans[0].seed) == (1, 250, 5)
    assert plans[0].terms.options["game.points"] == 4
    text = file.read_text(encoding="utf-8")
    levels = json.loads(text)
    assert weights_text(levels) == text
    assert {**levels, "baron": None} == {**before, "baron": None}
    baron = levels["baron"]
    assert baron["weights"]["points"] == 1001
    assert baron["gained"] == ["weights 1: 25.0 % to 30.0 %", "win model: loss 1.4000 to loss 1.3000"]
    assert baron["made"].startswith("hexstead train germany --generations 1 ")
    assert baron["made"].endswith(" --seed 5 --option game.points=4")
    game = hexstead.new("germany", 4, options={"trade.offers": 2})
    terms = Terms.of(game)
    played = play_levels(terms, ["baron", "engineer", "settler", "greenhorn"], range(1), 300, levels=levels)
    assert played.endings == ["won"]


def test_unwritable_weights_file_is_rejected_before_training(cli_fails, tmp_path):
    file = tmp_path / "nowhere" / "weights.json"
    assert cli_fails("train", "germany", "--out", file) == f"'{file}' cannot be written: No such file or directory.\n"
