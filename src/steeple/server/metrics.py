"""Metrics for the operator of a server, in the format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.moves = Counter("steeple_moves", "Moves of people, in the log", registry=registry)
        self.refusals = Counter(
            "steeple_refusals", "Commands refused, by code", ["code"], registry=registry
        )
        self.command_seconds = Histogram(
            "steeple_command_seconds",
            "Until a command is answered",
            buckets=_FAST,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "steeple_bot_seconds", "Until a bot has moved", registry=registry
        )
        self.bot_failures = Counter(
            "steeple_bot_failures", "Bots that gave no legal move", registry=registry
        )
        self.judge_seconds = Histogram(
            "steeple_judge_seconds", "Until a move is judged", registry=registry
        )
        self.sockets = Gauge("steeple_sockets", "Open connections", registry=registry)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A metric whose value is looked up on demand."""
        Gauge(f"steeple_{name}", text, registry=self._registry).set_function(value)

    def page(self) -> bytes:
        """All metrics, as Prometheus reads them."""
        return generate_latest(self._registry)
