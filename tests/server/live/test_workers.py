"""Processes that answer: who comes first, and what becomes of those that hang."""

import asyncio
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from steeple.server.live.questions import Question
from steeple.server.live.worker import NoAnswer
from steeple.server.live.workers import Rank, Workers
from tests.patience import STUCK_S
from tests.server.live import bad_workers

SOON_S = 0.3
QUESTION = Question("five-towers", "random", 0, b"", b"")
LONG = QUESTION._replace(state=bytes(10**6))


def asked(workers: Workers, scenario: Callable[[Workers], Awaitable[None]]) -> None:
    """Ask the processes; they have ended afterwards."""

    async def whole() -> None:
        try:
            async with asyncio.timeout(STUCK_S):
                await scenario(workers)
        finally:
            workers.close()
        assert all(worker._process is None for worker in workers._all)

    asyncio.run(whole())


HANGING = [
    (bad_workers.stuck, STUCK_S, SOON_S),
    (bad_workers.deaf, SOON_S, STUCK_S),
    (bad_workers.breaking_off, SOON_S, STUCK_S),
]


@pytest.mark.parametrize(("work", "seconds", "start_seconds"), HANGING)
def test_a_process_that_hangs_in_any_state_is_killed(
    work: Callable[[Connection], None], seconds: float, start_seconds: float
) -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(NoAnswer, match=f"no answer within {SOON_S} s"):
            await workers.move(LONG)
        assert workers.waiting == 0

    asked(Workers(1, seconds, work, start_seconds), scenario)


@pytest.mark.slow
def test_a_question_is_asked_again_if_the_process_hung_while_it_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "hung"
    monkeypatch.setenv(bad_workers.MARK, str(mark))

    async def scenario(workers: Workers) -> None:
        answer = asyncio.ensure_future(workers.move(QUESTION))
        while not mark.exists():
            await asyncio.sleep(0)
        workers._start_seconds = STUCK_S  # for the next one, which is as slow as the machine
        assert await answer == "random"

    asked(Workers(1, STUCK_S, bad_workers.stuck_once, start_seconds=3), scenario)


@pytest.mark.parametrize("work", [bad_workers.stuck, bad_workers.deaf])
def test_closing_never_waits_for_a_process(work: Callable[[Connection], None]) -> None:
    async def scenario(workers: Workers) -> None:
        asking = [asyncio.ensure_future(workers.move(LONG)) for _ in range(3)]
        while workers._all[0]._line is None:
            await asyncio.sleep(0)
        workers.close()
        for each in asking:
            with pytest.raises(NoAnswer):
                await each
        with pytest.raises(NoAnswer, match="the server is closing"):
            await workers.move(QUESTION)

    asked(Workers(1, STUCK_S, work), scenario)


def test_people_come_before_bots_and_each_table_has_its_turn() -> None:
    ranks = {"ann": Rank.PERSON, "idle": Rank.NOBODY, "ben": Rank.COMPANY, "late": Rank.NOBODY}
    done: list[str] = []

    async def scenario(workers: Workers) -> None:
        async def table(name: str, turns: int) -> None:
            for _ in range(turns):
                answer = workers.move(QUESTION._replace(bot=name), lambda: ranks[name])
                done.append(await answer)

        first = asyncio.ensure_future(table("idle", 3))
        await asyncio.sleep(0)  # it is being asked, all others wait
        others = [asyncio.ensure_future(table(name, 2)) for name in ("late", "ben", "ann")]
        await asyncio.gather(first, *others)

    asked(Workers(1, STUCK_S, bad_workers.echo), scenario)
    assert done == ["idle", "ann", "ben", "ann", "ben", "late", "idle", "late", "idle"]


def test_somebody_who_begins_to_watch_brings_a_table_forward() -> None:
    ranks = {"busy": Rank.NOBODY, "first": Rank.NOBODY, "second": Rank.NOBODY}
    done: list[str] = []

    async def scenario(workers: Workers) -> None:
        async def ask(name: str) -> None:
            done.append(await workers.move(QUESTION._replace(bot=name), lambda: ranks[name]))

        asking = [asyncio.ensure_future(ask(name)) for name in ranks]
        await asyncio.sleep(0)
        ranks["second"] = Rank.AUDIENCE
        await asyncio.gather(*asking)

    asked(Workers(1, STUCK_S, bad_workers.echo), scenario)
    assert done == ["busy", "second", "first"]


def test_who_does_not_wait_any_more_is_not_asked_for() -> None:
    async def scenario(workers: Workers) -> None:
        busy, given_up, last = (
            asyncio.ensure_future(workers.move(QUESTION._replace(bot=name)))
            for name in ("busy", "given-up", "last")
        )
        await asyncio.sleep(0)
        given_up.cancel()
        assert (await busy, await last, workers.waiting) == ("busy", "last", 0)

    asked(Workers(1, STUCK_S, bad_workers.echo), scenario)
