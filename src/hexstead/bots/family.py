"""A process and all that came from it, as the system's table has them: what memory they hold, and the end of them all.

On Linux memory is limited, on other POSIX systems only told, on Windows neither.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from typing import NamedTuple


def limit_memory(pid: int, most: int) -> None:
    """A hard limit on what each of its processes may write to. Address space is no measure: Node reserves gigabytes."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):  # it may have ended already
            resource.prlimit(pid, resource.RLIMIT_DATA, (most, most))
            resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))


class Member(NamedTuple):
    """A process as the system's table has it."""

    parent: int
    session: int
    memory: int  # bytes held
    born: int  # tells it from a later process of the same number


Family = dict[int, Member]


def family(pid: int) -> Family:
    """The processes of its session and their descendants."""
    if os.name == "nt":
        return {}
    table = _processes()
    found = {i for i, member in table.items() if member.session == pid}
    grown = True
    while grown:
        children = {i for i, member in table.items() if member.parent in found}
        grown = not children <= found
        found |= children
    return {i: table[i] for i in found}


def _processes() -> Family:
    if not os.path.isdir("/proc/self"):
        return _processes_by_ps()
    page = os.sysconf("SC_PAGE_SIZE")
    table = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            with contextlib.suppress(OSError, IndexError):  # it may end meanwhile
                with open(f"/proc/{entry}/stat", "rb") as file:
                    fields = file.read().rpartition(b")")[2].split()  # the name before it may hold anything
                table[int(entry)] = Member(int(fields[1]), int(fields[3]), int(fields[21]) * page, int(fields[19]))
    return table


def _processes_by_ps() -> Family:
    """Without /proc, as on macOS; its ps tells no session, and the group is the same unless the bot made another."""
    table = {}
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        listing = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid=,pgid=,rss="], capture_output=True, timeout=10, check=True
        ).stdout
        for line in listing.splitlines():
            pid, parent, group, kilobytes = (int(word) for word in line.split())
            table[pid] = Member(parent, group, kilobytes << 10, 0)
    return table


def kill_family(pid: int, known: Family) -> None:
    """End a process, its session, their descendants, and those who were known to be so and live still."""
    if os.name == "nt":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
        return
    found = family(pid)
    with contextlib.suppress(OSError):
        os.killpg(pid, signal.SIGKILL)
    left = _processes() if known else {}
    seen = dict(known)  # the watch may go on adding
    found |= {i: member for i, member in seen.items() if i in left and left[i].born == member.born}
    for member in found:
        with contextlib.suppress(OSError):
            os.kill(member, signal.SIGKILL)
