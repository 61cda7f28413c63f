"""The command that plays in every browser engine: what it says of those that are not there.

That it plays in Chromium is tested by `test_package.py`, which goes the same way.
"""

import json
from typing import Any

import pytest

from tools import browsers
from tools.engines.window import Actions, NeverCame, Window


def test_engines_that_are_not_here_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = {
        name: engine._replace(find=lambda: None) for name, engine in browsers.ENGINES.items()
    }
    monkeypatch.setattr(browsers, "ENGINES", missing)
    assert browsers.main([]) == 0
    said = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in said] == ["chromium", "firefox", "webkit"]
    assert all("not on this machine" in line for line in said)


class Paper(Window):
    """A window on paper: it knows what it was asked, and answers what it was given."""

    def __init__(self, *answers: Any) -> None:
        super().__init__()
        self._answers = list(answers)
        self.done: Actions = []

    def navigate(self, url: str) -> None:
        pass

    def evaluate(self, script: str) -> Any:
        return self._answers.pop(0)

    def perform(self, actions: Actions) -> None:
        self.done += actions


def test_what_is_pressed_is_pressed_in_its_middle_once_it_stays_there() -> None:
    window = Paper([30, 90], [30, 40], [30, 40])
    window.tap("button")
    (source,) = window.done
    assert source["parameters"] == {"pointerType": "touch"}
    assert json.dumps(source["actions"][0]) == json.dumps(
        {"type": "pointerMove", "x": 30, "y": 40, "duration": 0}
    )


def test_what_goes_wrong_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    def fail(window: Window, url: str) -> None:
        raise NeverCame("the turn")

    assert not browsers.walked(Paper([]), "", "Block Out", fail)
    assert not browsers.walked(Paper(["no such thing"]), "", "Block Out", lambda *_: None)
    assert browsers.walked(Paper([]), "", "Block Out", lambda *_: None)
    said = capsys.readouterr().err.splitlines()
    assert said[:2] == ["    Block Out: the turn", "    Block Out: no such thing"]
