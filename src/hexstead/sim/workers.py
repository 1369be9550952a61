"""Who plays the jobs: this process, processes beside it on every core, or a Ray cluster. All give the same results."""

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
from .jobs import Job, Plan, run_job
from .match import MatchResult

JOB_SECONDS = 0.25  # about so long is a job: the bar moves, Ctrl-C is heard, and little is lost when all is killed
LARGEST_JOB = 200
LOOK_SECONDS = 0.2  # how long to wait for a job before looking whether to stop
KNOCK_SECONDS = 10  # how long a cluster may take to answer
ALONE_SECONDS = 1.0  # a run that is over by then starts no processes


class Workers(Protocol):
    """Something that plays jobs."""

    width: int  # how many jobs it plays at once

    def submit(self, job: Job) -> None: ...

    def finished(self) -> list[list[MatchResult]]:
        """The results of jobs that have ended; waits a moment for one."""

    def close(self) -> None:
        """Stop at once; what is under way is lost."""


class Here:
    """This process."""

    width = 1

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def submit(self, job: Job) -> None:
        self._jobs.append(job)

    def finished(self) -> list[list[MatchResult]]:
        return [run_job(self._jobs.pop(0))]

    def close(self) -> None:
        pass


class Processes:
    """Processes on this machine."""

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
        done, self._futures = wait(self._futures, LOOK_SECONDS, FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as error:
            raise _broken() from error

    def close(self) -> None:
        started = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._futures:  # somebody is still playing
            for process in started:
                process.terminate()
        for process in started:
            process.join(5)


def _broken() -> HexsteadError:
    return HexsteadError("A process that played games was ended from outside, perhaps for want of memory.")


class RayCluster:
    """A Ray cluster, on which Hexstead is installed too. The address "local" starts one on this machine."""

    def __init__(self, address: str):
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning on machines without GPU
        try:
            ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise HexsteadError('--ray needs Ray, which is not installed: pip install "hexstead[ray]"') from error
        self._ray = ray
        try:
            _knock(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (RuntimeError, ValueError, OverflowError, OSError) as error:
            raise HexsteadError(f"There is no Ray cluster at {address!r}: {str(error).splitlines()[0]}") from error
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._run: Any = ray.remote(run_job)
        self._refs: list[Any] = []

    def submit(self, job: Job) -> None:
        self._refs.append(self._run.remote(job))

    def finished(self) -> list[list[MatchResult]]:
        done, self._refs = self._ray.wait(self._refs, num_returns=1, timeout=LOOK_SECONDS)
        try:
            return [self._ray.get(ref) for ref in done]
        except self._ray.exceptions.RayTaskError as error:
            raise HexsteadError(f"A job failed on the Ray cluster: {error.cause!r}") from error

    def close(self) -> None:
        for ref in self._refs:
            self._ray.cancel(ref, force=True)
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Raise OSError where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def play_plan(
    plan: Plan,
    missing: Iterable[int],
    *,
    jobs: int | None = None,
    ray: str | None = None,
    stopped: Callable[[], object] = bool,
) -> Generator[list[MatchResult]]:
    """Play the games that are missing, as they end; on so many processes, None being all cores, or on Ray.

    Without a number of processes it begins in this one, and starts others when it takes longer than a moment.
    """
    left = iter(missing)
    if ray is not None:
        yield from _play(plan, left, RayCluster(ray), stopped)
        return
    width = jobs or cores()
    if jobs is None or width == 1:
        began = time.monotonic()
        yield from _play(
            plan, left, Here(), lambda: stopped() or (width > 1 and time.monotonic() - began > ALONE_SECONDS)
        )
    if width > 1 and not stopped():
        first = next(left, None)
        if first is not None:
            yield from _play(plan, chain((first,), left), Processes(width), stopped)


def _play(
    plan: Plan, left: Iterator[int], workers: Workers, stopped: Callable[[], object]
) -> Iterator[list[MatchResult]]:
    """Keep the workers busy until nothing is left or somebody says stop; jobs grow to be worth their trouble."""
    portion, waiting = 1, 0
    try:
        while True:
            while waiting < workers.width + (workers.width > 1) and not stopped():
                numbers = tuple(islice(left, portion))
                if not numbers:
                    break
                workers.submit(Job(plan, numbers))
                waiting += 1
            if waiting == 0 or (stopped() and workers.width > 1):
                return
            for results in workers.finished():
                waiting -= 1
                took = sum(result.elapsed for result in results) / len(results)
                portion = min(max(1, int(JOB_SECONDS / max(took, 1e-6))), 2 * portion, LARGEST_JOB)
                yield results
    finally:
        workers.close()
