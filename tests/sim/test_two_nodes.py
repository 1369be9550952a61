"""A real Ray cluster of two nodes: if one is killed while it plays, no game is lost and all results are the same."""

import json
import subprocess
import sys

import pytest


@pytest.mark.ray
def test_killed_node_of_a_cluster_loses_no_game(tmp_path):
    pytest.importorskip("ray")
    command = [sys.executable, "-m", "tests.sim.two_nodes", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)  # 30 s on a busy machine
    assert done.returncode == 0, done.stdout + done.stderr
    [line] = [line for line in done.stdout.splitlines() if line.startswith("{")]
    report = json.loads(line)
    assert (report["nodes"], report["same"]) == (2, True)
    assert report["before"] in (1, 2)  # games that were finished when the node was killed
    assert report["lost"] >= 1
