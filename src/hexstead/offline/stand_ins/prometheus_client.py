"""Metrics that do nothing, since nobody reads them in a browser."""

from __future__ import annotations

from typing import Any


class Metric:
    """A metric that ignores all updates."""

    def __init__(self, name: str, description: str, labels: Any = (), **facts: Any):
        self.name = name

    def labels(self, *values: object) -> Metric:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def set(self, value: float) -> None: ...

    def clear(self) -> None: ...

    def observe(self, amount: float) -> None: ...


Counter = Gauge = Histogram = Metric
