"""Jobs that a Ray cluster loses are repeated. The cluster is simulated here; test_two_nodes.py uses a real one."""

from typing import Any

import pytest

from hexstead.errors import HexsteadError
from hexstead.sim.executors import MAX_LOSSES, RayCluster
from hexstead.sim.jobs import Job
from hexstead.sim.run_config import RunConfig


class RayError(Exception):
    pass


class RayTaskError(RayError):
    cause = ValueError("bad")


class Reference:
    def __init__(self, job: Job):
        self.job = job


class SimulatedRay:
    """Runs a job when its result is requested; the first `losses` requests fail as if the node were gone."""

    class exceptions:  # noqa: N801 (as in Ray)
        RayError = RayError
        RayTaskError = RayTaskError

    def __init__(self, losses: int, error: type[Exception] = RayError):
        self.losses, self.error, self.started = losses, error, 0

    def remote(self, job: Job) -> object:
        self.started += 1
        return Reference(job)

    def wait(self, refs: list[Any], num_returns: int, timeout: float) -> tuple[list[Any], list[Any]]:
        return refs[:num_returns], refs[num_returns:]

    def get(self, ref: Any) -> Any:
        if self.losses:
            self.losses -= 1
            raise self.error("node gone\nmore")
        return list(ref.job.numbers)


def executor(ray: SimulatedRay) -> RayCluster:
    made = RayCluster.__new__(RayCluster)
    made._ray, made._run, made._jobs, made.lost = ray, ray, {}, 0
    return made


JOBS = [Job(RunConfig("germany", 6), numbers) for numbers in ((0, 1), (2, 3), (4, 5))]


def test_lost_job_is_repeated_and_every_result_arrives_once():
    ray = SimulatedRay(losses=3)
    made = executor(ray)
    for job in JOBS:
        made.submit(job)
    found: list[Any] = []
    while made._jobs:
        found += made.finished()
    assert sorted(found) == [[0, 1], [2, 3], [4, 5]]
    assert (made.lost, ray.started) == (3, 6)


def test_job_that_is_lost_too_often_is_reported():
    made = executor(SimulatedRay(losses=MAX_LOSSES + 1))
    made.submit(JOBS[0])
    for _ in range(MAX_LOSSES):
        assert made.finished() == []
    with pytest.raises(HexsteadError, match=f"lost on the Ray cluster {MAX_LOSSES + 1} times: node gone"):
        made.finished()


def test_error_of_a_job_is_not_repeated():
    ray = SimulatedRay(losses=1, error=RayTaskError)
    made = executor(ray)
    made.submit(JOBS[0])
    with pytest.raises(HexsteadError, match="A job failed on the Ray cluster"):
        made.finished()
    assert ray.started == 1
