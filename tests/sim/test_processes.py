"""Worker processes: they end with their parent and ignore Ctrl-C."""

import contextlib
import os
import subprocess
import sys
import time

import pytest

from hexstead.processes import process_pool

STARTS = """
import signal, time
from hexstead.processes import process_pool

if __name__ == "__main__":
    with process_pool(1) as pool:
        print(pool.submit(signal.getsignal, signal.SIGINT).result().name, flush=True)
        pool.submit(time.sleep, 60)
        time.sleep(60)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_worker_ends_when_its_parent_is_killed(tmp_path):
    (tmp_path / "starts.py").write_text(STARTS, encoding="utf-8")
    command = [sys.executable, str(tmp_path / "starts.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "SIG_IGN\n"
        parent.kill()
        parent.communicate(timeout=20)  # blocks while a worker keeps stdout open


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_pool_shuts_down_quickly_and_silently_after_ctrl_c():
    began = time.monotonic()
    with contextlib.suppress(KeyboardInterrupt), process_pool(1) as pool:
        for _ in pool.map(time.sleep, [0] + [60] * 30):
            raise KeyboardInterrupt
    assert time.monotonic() - began < 30
