"""Configuration of all tests: reproducible Hypothesis runs and an optional final line about tests that did not run."""

import asyncio
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePath
from typing import Any

import hypothesis
import pytest

hypothesis.settings.register_profile("reproducible", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("reproducible")

# Processes that tests start find the third game too; pyproject.toml adds its folder to this process.
THIRD_GAME = str(Path(__file__).parent / "third_game")
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (THIRD_GAME, os.environ.get("PYTHONPATH"))))

# Helpers with assertions; pytest must know them before the first test module imports one.
pytest.register_assert_rewrite(
    "tests.rules.game_helpers",
    "tests.rules.invariant_checks",
    "tests.rules.america.positions",
    "tests.rules.germany.positions",
)

run_here: Any = asyncio.run


def run_anywhere(main: Any, **options: Any) -> Any:
    """Run a coroutine like asyncio.run, also in a process whose Playwright keeps a loop running in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return run_here(main, **options)
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run_here, main, **options).result()


asyncio.run = run_anywhere

account_key = pytest.StashKey[Counter[tuple[str, str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--account", action="store_true", help="print a final line about the tests that did not run")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Count the tests that did not run, by test folder and reason."""
    account: Counter[tuple[str, str]] = Counter()
    for report in terminalreporter.stats.get("skipped", []) + terminalreporter.stats.get("error", []):
        where = PurePath(report.nodeid.split("::")[0]).parts
        folder = where[1] if len(where) > 2 else ""
        unit = "test" if "::" in report.nodeid else "file"
        reason = report.longrepr[2] if report.skipped else "an error, see above"
        account[f"{folder} {unit}".strip(), reason.removeprefix("Skipped: ")] += 1
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        account["or more", "the run was aborted"] += 1
    terminalreporter.config.stash[account_key] = account


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Print the line after pytest's own summary."""
    if not config.getoption("--account") or account_key not in config.stash:
        return
    parts = [f"{n} {what}{'s' * (n > 1)} ({why})" for (what, why), n in sorted(config.stash[account_key].items())]
    print("Not run: " + ", ".join(parts) + "." if parts else "Every test ran.")
