"""A window of some browser, as whoever plays needs it: look, press, type, touch."""

import json
import time
from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from tests.patience import STUCK_S

Actions: TypeAlias = list[dict[str, Any]]
"""As the WebDriver standard writes them; Chromium, Firefox and WebKit all read it."""
LOOK_EVERY_S = 0.1
KEYS = {"Enter": "\ue007", "Space": " ", "Escape": "\ue00c", "Tab": "\ue004"}
LISTEN = """(() => {
  if (window.steepleErrors) return;
  window.steepleErrors = [];
  addEventListener('error', (event) => window.steepleErrors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) =>
    window.steepleErrors.push(String(event.reason)));
})()"""
MIDDLE = """((selector, text) => {
  const all = [...document.querySelectorAll(selector)];
  const box = (each) => each.getBoundingClientRect();
  const seen = all.filter((each) => box(each).width && each.textContent.includes(text)
    && !each.disabled && each.ariaDisabled !== 'true');
  if (!seen.length) return null;
  seen[0].scrollIntoView({ block: 'nearest' });
  if (document.getAnimations().some((each) =>
    each.effect.getComputedTiming().iterations !== Infinity && each.playState === 'running'))
    return null;
  const { x, y, width, height } = box(seen[0]);
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return seen[0].contains(document.elementFromPoint(...middle)) ? middle : null;
})"""
"""Where it is pressed: `null` until it is there, nothing lies over it and nothing moves."""


class NeverCame(AssertionError):
    """Something that was waited for."""


class Window(ABC):
    """One window. What goes wrong in its pages is kept in `errors`."""

    def __init__(self) -> None:
        self.errors: list[str] = []

    @abstractmethod
    def navigate(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def evaluate(self, script: str) -> Any:
        """What an expression comes to; promises are waited for."""

    @abstractmethod
    def perform(self, actions: Actions) -> None:
        """Press, move, type."""

    def open(self, url: str) -> None:
        """Open an address, and hear from then on what goes wrong there."""
        self.navigate(url)
        self.evaluate(LISTEN)

    def until(self, script: str) -> Any:
        """Wait until an expression is true; gives what it is then."""
        end = time.monotonic() + STUCK_S
        # A part of the page is told by each driver in its own way.
        asked = f"Promise.resolve({script}).then((it) => (it instanceof Node ? true : it))"
        while time.monotonic() < end:
            if found := self.evaluate(asked):
                return found
            time.sleep(LOOK_EVERY_S)
        raise NeverCame(script)

    def middle(self, selector: str, text: str = "") -> list[int]:
        """Where something is that can be pressed."""
        script = f"{MIDDLE}({json.dumps(selector)}, {json.dumps(text)})"
        before: list[int] | None = None
        while before != (found := self.until(script)):
            before = found
            time.sleep(LOOK_EVERY_S)
        return list(found)

    def click(self, selector: str, text: str = "") -> None:
        """With a mouse."""
        self._press(self.middle(selector, text), "mouse")

    def tap(self, selector: str, text: str = "") -> None:
        """With a finger."""
        self._press(self.middle(selector, text), "touch")

    def _press(self, at: list[int], kind: str) -> None:
        x, y = at
        self.perform(
            [
                {
                    "type": "pointer",
                    "id": kind,
                    "parameters": {"pointerType": kind},
                    "actions": [
                        {"type": "pointerMove", "x": x, "y": y, "duration": 0},
                        {"type": "pointerDown", "button": 0},
                        {"type": "pointerUp", "button": 0},
                    ],
                }
            ]
        )

    def key(self, name: str) -> None:
        """Press and release."""
        self.hold(name)
        self.let_up(name)

    def hold(self, name: str) -> None:
        """Press a key, and keep it down."""
        self._key("keyDown", name)

    def let_up(self, name: str) -> None:
        """Release it."""
        self._key("keyUp", name)

    def _key(self, act: str, name: str) -> None:
        actions = [{"type": act, "value": KEYS.get(name, name)}]
        self.perform([{"type": "key", "id": "keyboard", "actions": actions}])

    def take_errors(self) -> list[str]:
        """All that went wrong since the page was opened."""
        return [*self.errors, *(self.evaluate("window.steepleErrors ?? []") or [])]
