"""Metrics for operators: tables by status, bots, queues and times."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
from prometheus_client import REGISTRY

from tests.server.serving import Served


def metrics(served: Served) -> dict[str, float]:
    """All samples by name and labels."""
    text = httpx.get(f"{served.url}/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(hexstead_\S+?(?:{.*})?) (\S+)$", text, re.M)}


def test_tables_in_memory_are_counted_by_status_and_bots_by_level(served):
    before = metrics(served)
    served.make(seats=["person", "link", "link", "link"])
    served.make(seats=["person", "person", "random", "settler"])
    after = metrics(served)

    def increase(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert increase('hexstead_live_tables{status="gathering"}') == 1
    assert increase('hexstead_live_tables{status="playing"}') == 1
    assert increase('hexstead_bot_seats{level="settler"}') == 1
    assert increase("hexstead_rooms") == 2


def test_stored_tables_are_counted_by_status_and_kind(served):
    made = served.make(seats=["person"] * 4)
    operations = served.server.app.state.auth.operations
    loop = served.server.app.state.tables.live[made["table"]].driver._task.get_loop()
    asyncio.run_coroutine_threadsafe(operations.clean_up(), loop).result(20)
    assert metrics(served)['hexstead_tables{kind="people",status="playing"}'] >= 1


def test_queues_and_times_are_measured(served):
    made = served.make(seats=["person"] * 4)
    with served.sit(made) as me:
        assert me.say("chat", phrase="hello")["type"] == "ok"
        found = metrics(served)
        assert found["hexstead_listeners"] >= 1
    for name in ("hexstead_bot_queue", "hexstead_commit_queue", "hexstead_send_queue", "hexstead_draining"):
        assert name in found
    assert found['hexstead_http_seconds_count{endpoint="POST /api/tables",status="2xx"}'] >= 1
    for histogram in ("message", "commit", "loop_delay"):
        assert found[f"hexstead_{histogram}_seconds_count"] >= 1


def test_requests_for_unknown_addresses_share_one_label(served):
    for path in ("nowhere", "elsewhere"):
        httpx.get(f"{served.url}/api/{path}")
    names = [name for name in metrics(served) if name.startswith("hexstead_http_seconds_count")]
    assert 'hexstead_http_seconds_count{endpoint="none",status="4xx"}' in names
    assert not any("where" in name for name in names)


def test_the_dashboard_shows_every_metric_and_no_other():
    file = Path(__file__).parents[2] / "docs" / "assets" / "grafana.json"
    panels = json.loads(file.read_text(encoding="utf-8"))["panels"]
    queries = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = {re.sub(r"_(bucket|count|total)$", "", name) for name in re.findall(r"hexstead_\w+", queries)}
    assert shown == {metric.name for metric in REGISTRY.collect() if metric.name.startswith("hexstead_")}
