"""A run on a real Ray cluster of two nodes, one of which is killed while it plays; prints what happened as JSON.

`python -m tests.sim.two_nodes FOLDER`. Each bot writes a file named after its node, and on the second node it waits for
ever, so that this node is certainly in the middle of a game when it is killed. The first one has finished a game then.
"""

import json
import os
import sys
import time
from pathlib import Path

from hexstead.bots import BaseBot
from hexstead.sim.executors import RayCluster
from hexstead.sim.jobs import Job, run_job
from hexstead.sim.run_config import RunConfig

GAMES = 3
FOLDER = "HEXSTEAD_TEST_NODES"  # environment variable: where bots write the names of their nodes
HELD = "held-"  # prefix of the file that names the node whose bots wait
MEMORY = 80 * 2**20  # of a node's object store
CONFIG = RunConfig(
    "germany", GAMES, players=3, seed=7, turns=5, engine="plain", bots=("module:tests.sim.two_nodes:HeldBot",) * 3
)


class HeldBot(BaseBot):
    """Takes the first legal action, except on the node that is to be killed."""

    def begin(self, terms, seat, seed):
        super().begin(terms, seat, seed)
        if FOLDER in os.environ:
            import ray

            folder, node = Path(os.environ[FOLDER]), ray.get_runtime_context().get_node_id()
            (folder / node).touch()
            while (folder / f"{HELD}{node}").exists():
                time.sleep(0.1)

    def decide(self, sight):
        return sight.legal[0]


def main(folder: Path) -> None:
    alone = {n: run_job(Job(CONFIG, (n,)))[0].state for n in range(GAMES)}
    # Settings of Ray: a busy machine may need long to start a node, and a killed one is to be noticed soon.
    os.environ |= {
        FOLDER: str(folder),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "RAY_raylet_start_wait_time_s": "100",
        "RAY_health_check_period_ms": "1000",
    }
    from ray.cluster_utils import Cluster

    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False},
    )
    try:
        second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        (folder / f"{HELD}{second.node_id}").touch()
        executor = RayCluster(cluster.address)
        for n in range(GAMES):
            executor.submit(Job(CONFIG, (n,)))
        found: dict[int, str] = {}
        width, before = executor.width, 0
        while len(found) < GAMES:
            for results in executor.finished():
                for result in results:
                    if result.number in found:
                        raise AssertionError(f"The result of game {result.number} arrived twice.")
                    found[result.number] = result.state
            if before == 0 and found and (folder / second.node_id).exists():
                before = len(found)
                cluster.remove_node(second, allow_graceful=False)
        report = {"nodes": width, "before": before, "lost": executor.lost, "same": found == alone}
        print(json.dumps(report))
        executor.close()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
