"""An event loop in which time is a number and the order of what is ready is drawn by lot."""

import asyncio
import contextlib
import heapq
import random
import warnings
from collections.abc import Callable
from typing import Any

STEP_S = 20e-6
"""The longest time that one step of the server takes."""


class Loop(asyncio.BaseEventLoop):
    """Runs the server's tasks, and beside them what happens outside of the server.

    The server's part is all that asyncio knows: callbacks, timers, tasks. A crash drops it. What
    happens outside (people, the network, the crash itself) is planned with `outside`, and stays.
    """

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.set_debug(False)
        self.problems: list[str] = []
        """What asyncio complained about."""
        self.steps = 0
        self._chance = chance.random
        self._now = 0.0
        self._waiting: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._outside: list[tuple[float, int, Callable[..., None], tuple[Any, ...]]] = []
        self._number = 0
        self._tasks: list[asyncio.Task[Any]] = []

    def time(self) -> float:
        """Seconds since the world began."""
        return self._now

    # What asyncio asks of a loop

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.Handle:
        """Run it when its lot is drawn."""
        handle = asyncio.Handle(callback, args, self, context)
        self._waiting.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """Run it at that time, or later if much else is ready."""
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._number += 1
        heapq.heappush(self._timers, (when, self._number, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing to count: a cancelled timer does nothing when its time comes."""

    def create_task(self, coro: Any, **named: Any) -> asyncio.Task[Any]:
        """A task of the server, remembered until the world ends."""
        task = super().create_task(coro, **named)
        self._tasks.append(task)
        return task

    def run_in_executor(self, *_: Any) -> Any:  # type: ignore[override]
        """There are no threads."""
        raise NotImplementedError("the simulated server must not start threads")

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Remember what went wrong where nobody waited for it."""
        self.problems.append(f"{context.get('message')}: {context.get('exception')!r}")

    # The world

    def outside(self, delay_s: float, action: Callable[..., None], *args: Any) -> None:
        """Let something happen that no crash of the server prevents."""
        self.outside_at(self._now + delay_s, action, *args)

    def outside_at(self, when: float, action: Callable[..., None], *args: Any) -> None:
        """The same at a time: what is planned for the same time keeps its order."""
        self._number += 1
        heapq.heappush(self._outside, (when, self._number, action, args))

    def live(self, is_over: Callable[[], bool]) -> None:
        """Let things happen until it is over, or until nothing can happen any more."""
        asyncio._set_running_loop(self)
        try:
            while not is_over() and self._step():
                pass
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> bool:
        self.steps += 1
        self._now += STEP_S * self._chance()
        waiting, timers, outside = self._waiting, self._timers, self._outside
        if not waiting:
            if not outside:
                return False
            due = outside[0][0] if not timers else min(timers[0][0], outside[0][0])
            if due > self._now:
                self._now = due
        while timers and timers[0][0] <= self._now:
            waiting.append(heapq.heappop(timers)[2])
        if outside and outside[0][0] <= self._now:
            *_, action, args = heapq.heappop(outside)
            action(*args)
        elif waiting:
            at = int(self._chance() * len(waiting))
            waiting[at], waiting[-1] = waiting[-1], waiting[at]
            handle = waiting.pop()
            if not handle._cancelled:
                handle._run()
        return True

    def drop(self) -> None:
        """The server's process is gone, between two steps of whatever it was doing."""
        self._waiting.clear()
        self._timers.clear()

    def bury(self) -> None:
        """End the tasks of dropped servers; what they do about it reaches nobody any more."""
        asyncio._set_running_loop(self)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # some have not even begun
            for task in self._tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    with contextlib.suppress(RuntimeError):  # it waits for something as it ends
                        task.get_coro().close()
        asyncio._set_running_loop(None)
        self._tasks.clear()
        self.drop()
        self._outside.clear()
        self.close()
