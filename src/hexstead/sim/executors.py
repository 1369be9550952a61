"""Executors that run jobs: this process, a pool of local processes, or a Ray cluster. All give the same results."""

from __future__ import annotations

import importlib
import logging
import os
import socket
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from typing import Any, Protocol

from ..errors import HexsteadError
from ..processes import cores, process_pool
from .jobs import Job, run_job
from .match import MatchResult
from .run_config import RunConfig

JOB_SECONDS = 0.25  # target length of a job: short enough for progress, Ctrl-C and little loss when killed
LARGEST_JOB = 200
POLL_SECONDS = 0.2  # how long to wait for a job before checking whether to stop
CONNECT_SECONDS = 10  # timeout for reaching a Ray cluster
MAX_LOSSES = 5  # how often a job is repeated if its node or worker is lost
IN_PROCESS_SECONDS = 1.0  # shorter runs start no processes


class Executor(Protocol):
    """Runs jobs."""

    width: int  # number of jobs it runs at once

    def submit(self, job: Job) -> None: ...

    def finished(self) -> list[list[MatchResult]]:
        """The results of jobs that ended since the last call; waits up to POLL_SECONDS for one."""

    def close(self) -> None:
        """Stop immediately and discard running jobs."""


class InProcess:
    """Runs jobs in this process, one per call of `finished`."""

    width = 1

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def submit(self, job: Job) -> None:
        self._jobs.append(job)

    def finished(self) -> list[list[MatchResult]]:
        return [run_job(self._jobs.pop(0))]

    def close(self) -> None:
        pass


class ProcessPool:
    """Runs jobs in a pool of processes on this machine."""

    def __init__(self, width: int):
        self.width = width
        self._pool = process_pool(width)
        self._futures: set[Future[list[MatchResult]]] = set()

    def submit(self, job: Job) -> None:
        try:
            self._futures.add(self._pool.submit(run_job, job))
        except BrokenProcessPool as error:
            raise _broken() from error

    def finished(self) -> list[list[MatchResult]]:
        done, self._futures = wait(self._futures, POLL_SECONDS, FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as error:
            raise _broken() from error

    def close(self) -> None:
        if self._futures:  # jobs are still running
            self._pool.stop()
        else:
            self._pool.shutdown()


def _broken() -> HexsteadError:
    return HexsteadError("A worker process was killed, perhaps because the machine ran out of memory.")


class RayCluster:
    """Runs jobs on a Ray cluster that has Hexstead installed. The address "local" starts one on this machine."""

    def __init__(self, address: str):
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning on machines without GPU
        try:
            ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise HexsteadError('--ray needs Ray, which is not installed: pip install "hexstead[ray]"') from error
        self._ray = ray
        try:
            _check_reachable(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (RuntimeError, ValueError, OverflowError, OSError) as error:
            raise HexsteadError(f"There is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from error
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._run: Any = ray.remote(max_retries=0)(run_job)  # `finished` retries lost jobs a limited number of times
        self._jobs: dict[Any, tuple[Job, int]] = {}  # reference → job, number of times it was lost
        self.lost = 0  # jobs that were repeated because a node or a worker was lost

    def submit(self, job: Job) -> None:
        self._jobs[self._run.remote(job)] = (job, 0)

    def finished(self) -> list[list[MatchResult]]:
        done, _ = self._ray.wait(list(self._jobs), num_returns=1, timeout=POLL_SECONDS)
        found = []
        for ref in done:
            job, losses = self._jobs.pop(ref)
            try:
                found.append(self._ray.get(ref))
            except self._ray.exceptions.RayTaskError as error:
                raise HexsteadError(f"A job failed on the Ray cluster: {error.cause!r}") from error
            except self._ray.exceptions.RayError as error:  # its node or worker is gone
                if losses == MAX_LOSSES:
                    reason = str(error).splitlines()[0]
                    raise HexsteadError(f"A job was lost on the Ray cluster {losses + 1} times: {reason}") from error
                self.lost += 1
                self._jobs[self._run.remote(job)] = (job, losses + 1)
        return found

    def close(self) -> None:
        for ref in self._jobs:
            self._ray.cancel(ref, force=True)
        self._ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise OSError if nothing listens at the address: Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()


def play_games(
    config: RunConfig,
    missing: Iterable[int],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    stopped: Callable[[], object] = bool,
) -> Generator[list[MatchResult]]:
    """Play the games numbered in `missing` and yield results as jobs end.

    Uses the Ray cluster at `ray`, else `jobs` processes. With jobs=None it starts in this process and moves to one
    process per core if the run takes longer than IN_PROCESS_SECONDS.
    """
    left = iter(missing)
    if ray is not None:
        yield from _play(config, left, RayCluster(ray), stopped)
        return
    width = jobs or cores()
    if jobs is None or width == 1:
        began = time.monotonic()

        def too_long() -> object:
            return stopped() or (width > 1 and time.monotonic() - began > IN_PROCESS_SECONDS)

        yield from _play(config, left, InProcess(), too_long)
    if width > 1 and not stopped():
        first = next(left, None)
        if first is not None:
            yield from _play(config, chain((first,), left), ProcessPool(width), stopped)


def _play(
    config: RunConfig, left: Iterator[int], executor: Executor, stopped: Callable[[], object]
) -> Iterator[list[MatchResult]]:
    """Keep the executor busy until all games are played or `stopped`. Jobs grow until they take JOB_SECONDS."""
    size, pending = 1, 0
    try:
        while True:
            while pending < executor.width + (executor.width > 1) and not stopped():
                numbers = tuple(islice(left, size))
                if not numbers:
                    break
                executor.submit(Job(config, numbers))
                pending += 1
            if pending == 0 or (stopped() and executor.width > 1):
                return
            for results in executor.finished():
                pending -= 1
                took = sum(result.elapsed for result in results) / len(results)
                size = min(max(1, int(JOB_SECONDS / max(took, 1e-6))), 2 * size, LARGEST_JOB)
                yield results
    finally:
        executor.close()
