"""What all tests share: reproducible hypothesis runs, and the closing line on tests that did not run."""

from collections import Counter
from pathlib import PurePath

import hypothesis
import pytest

hypothesis.settings.register_profile("house", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("house")

# Assertions of what builds positions speak like those of a test; tests of bots import it before those of the rules.
pytest.register_assert_rewrite(
    "tests.rules.tables", "tests.rules.walks", "tests.rules.america.table", "tests.rules.germany.table"
)

account_key = pytest.StashKey[Counter[tuple[str, str]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--account", action="store_true", help="close with a line that says which tests did not run")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
    """Counts the tests that did not run by their room and reason."""
    account: Counter[tuple[str, str]] = Counter()
    for report in terminalreporter.stats.get("skipped", []) + terminalreporter.stats.get("error", []):
        where = PurePath(report.nodeid.split("::")[0]).parts
        room = where[1] if len(where) > 2 else ""
        unit = "test" if "::" in report.nodeid else "file"
        reason = report.longrepr[2] if report.skipped else "an error, see above"
        account[f"{room} {unit}".strip(), reason.removeprefix("Skipped: ")] += 1
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        account["or more", "the run broke off"] += 1
    terminalreporter.config.stash[account_key] = account


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Prints the line last of all, after pytest's own summary."""
    if not config.getoption("--account") or account_key not in config.stash:
        return
    parts = [f"{n} {what}{'s' * (n > 1)} ({why})" for (what, why), n in sorted(config.stash[account_key].items())]
    print("Not run: " + ", ".join(parts) + "." if parts else "Every test ran.")
