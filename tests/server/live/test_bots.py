"""Bots at a table: they play, and those that fail harm nobody."""

import asyncio
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import steeple
from steeple.kernel.log import Moved
from steeple.server.live.questions import Question
from steeple.server.live.worker import NoAnswer
from steeple.server.live.workers import Workers
from steeple.server.protocol.commands import Undo
from steeple.server.table.events import BotFailed
from steeple.server.table.fold import fold
from steeple.server.table.mainline import mainline
from tests.patience import STUCK_S
from tests.server.house import House, live, lived
from tests.server.live import bad_bots


def test_bots_play_to_the_end_with_each_other_and_with_people(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        alone = await house.playing("greedy random")
        place = await house.playing("random ann greedy")
        while place.table.status == "playing":
            await place.until(lambda: place.to_move == 1 or place.table.status == "over")
            if place.table.status == "playing":
                await place.move()
        await alone.until(lambda: alone.table.status == "over")
        for each in (alone, place):
            assert await each.events(BotFailed) == []
            steeple.verify(await house.hub.record(each.id))

    live(tmp_path, scenario, lambda: Workers(1, STUCK_S))


@lived
async def test_a_bot_whose_turn_it_was_moves_after_a_restart(house: House) -> None:
    house.hold_bots()
    place = await house.playing("greedy ann")
    asleep = await house.playing("ann bob")
    await house.restart()
    await house.hub.wake_all()
    await place.wake()
    await house.settle()
    assert place.to_move == 1
    assert len(house.hub) == 1, "nothing is to be done at the other table"
    await asleep.wake()


@lived
async def test_what_a_bot_thought_about_a_move_that_was_taken_back_is_forgotten(
    house: House,
) -> None:
    house.hold_bots()
    place = await house.playing("ann greedy")
    await place.move("bid 1")
    await place.ask("ann", Undo, seat=0)
    await place.move("bid 2")
    bids = place.course
    house.free_bots()
    await house.settle()
    moved = [event.move for event in mainline(await place.entries()) if isinstance(event, Moved)]
    assert moved[:1] == ["bid 2"]
    assert place.course.count > bids.count
    assert fold(place.id, enumerate(await place.entries(), 1)) == place.table


@lived
async def test_bots_go_on_when_there_is_room_on_the_disk_again(house: House) -> None:
    house.hold_bots()
    place = await house.playing("greedy random")
    await house.limit_disk()
    house.free_bots()
    await house.settle()
    assert not place.course.is_over
    assert "not-kept" in house.lines.getvalue()
    await house.empty_disk()
    place.room.chores.look()
    await house.settle()
    assert place.course.is_over


# Bots that fail


FAILING = [
    (bad_bots.crashing, STUCK_S, "its process crashed"),
    (bad_bots.stillborn, STUCK_S, "its process crashed"),
    (bad_bots.endless, 0.3, "no answer within 0.3 s"),
    (bad_bots.babbling, STUCK_S, "“dance” is not a move"),
    (bad_bots.cheating, STUCK_S, "The highest bid is 1"),
    (bad_bots.raising, STUCK_S, "ZeroDivisionError: division by zero"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("think", "seconds", "problem"), FAILING)
def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    tmp_path: Path, think: Callable[[Connection], None], seconds: float, problem: str
) -> None:
    async def scenario(house: House) -> None:
        place = await house.playing("ann greedy")
        await place.move("bid 1")
        await place.until(lambda: place.course.last == 1)
        greedy, easy = await place.events(BotFailed)
        assert (greedy.bot, greedy.instead) == ("greedy", "easy")
        assert (easy.bot, easy.instead) == ("easy", "easy")
        assert place.picture == "ann easy"
        assert greedy.problem == easy.problem
        assert problem in greedy.problem
        assert house.lines.getvalue().count("bot-failed") == 2

    live(tmp_path, scenario, lambda: Workers(1, seconds, think))


def test_where_the_strong_bot_crashes_the_simple_one_plays_to_the_end(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        place = await house.playing("greedy random")
        await place.until(lambda: place.table.status == "over")
        assert place.picture == "easy random"
        assert len(await place.events(BotFailed)) == 1
        steeple.verify(await house.hub.record(place.id))

    live(tmp_path, scenario, lambda: Workers(1, STUCK_S, bad_bots.half_mad))


def test_a_question_that_makes_no_sense_has_no_answer() -> None:
    match = steeple.Match("five-towers", 2, seed=1)
    good = Question("five-towers", "random", 0, match.game.pack(match.state), b"key")
    wrong = (good._replace(game="chess"), good._replace(bot="deep"), good._replace(state=b"none"))

    async def scenario() -> None:
        bots = Workers(1, STUCK_S)
        try:
            for question in wrong:
                with pytest.raises(NoAnswer):
                    await bots.move(question)
            assert (await bots.move(good)).startswith("bid")
        finally:
            bots.close()

    asyncio.run(scenario())
