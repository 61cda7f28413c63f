"""Taking back: at once while nothing was revealed, otherwise if the others agree."""

import pytest
from msgspec import UNSET

from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import AnswerUndo, Report, Stand, Undo
from steeple.server.table.events import UndoAnswered, UndoAsked, Undone
from steeple.server.table.table import UndoAsk
from tests.server.house import House, lived
from tests.server.place import Ear, Place

# At once


@lived
async def test_a_move_that_revealed_nothing_is_taken_back_at_once(house: House) -> None:
    place = await house.playing("ann bob")
    before = place.course
    await place.move("bid 1")
    await place.ask("ann", Undo, seat=0)
    assert place.course == before
    assert place.table.play_seq == place.table.seq
    await place.move("bid 2")


@lived
async def test_after_the_same_move_the_same_cards_come(house: House) -> None:
    place = await house.playing("ann ann")
    await place.move("bid 5")
    built = place.legal[0]
    await place.move(built)
    once = place.course
    await place.ask("ann", Undo, seat=0)
    await place.move(built)
    assert place.course == once


@pytest.mark.parametrize("others", ["greedy", "ann", "greedy random ann"])
@lived
async def test_bots_and_own_seats_agree_by_themselves(house: House, others: str) -> None:
    place = await house.playing(f"ann {others}")
    await place.move("bid 1")
    await house.settle()
    assert place.to_move is not None
    if place.table.seats[place.to_move].guest:
        await place.move()
        await house.settle()
    house.hold_bots()
    await place.ask("ann", Undo, seat=0)
    assert await place.events(UndoAsked) == []
    assert len(await place.events(Undone)) == 1


@lived
async def test_undoing_twice_goes_back_two_own_moves(house: House) -> None:
    place = await house.playing("ann ann")
    before = place.course
    await place.move("bid 1", "bid 2")
    assert place.to_move == 1
    built = place.legal[0]
    await place.move(built, "bid 3", "pass")
    await place.ask("ann", Undo, seat=1)
    await place.ask("ann", Undo, seat=1)
    assert (place.to_move, place.legal[0]) == (1, built)
    await place.ask("ann", Undo, seat=1)
    await place.ask("ann", Undo, seat=0)
    assert place.course == before
    assert await place.refused("ann", Undo, seat=0) == "server/nothing-to-undo"


# If the others agree


def ask_of(place: Place) -> UndoAsk | None:
    return place.table.undo


async def asked(house: House, picture: str = "ann bob") -> Place:
    """Ann and Bob have bid; Ann would bid otherwise."""
    place = await house.playing(picture)
    await place.move("bid 1", "bid 2")
    await place.ask("ann", Undo, seat=0)
    return place


@lived
async def test_after_the_move_of_another_the_others_are_asked(house: House) -> None:
    place = await asked(house)
    assert ask_of(place) == UndoAsk(0, 3 + 5)
    assert place.course.count == 3 + 5 + 2, "set-up, two seeds, five cards, two bids"
    await place.ask("bob", AnswerUndo, seat=1, is_yes=True)
    assert (ask_of(place), place.to_move, place.course.count) == (None, 0, 8)


@lived
async def test_after_a_card_was_revealed_the_others_are_asked(house: House) -> None:
    place = await house.playing("ann bob")
    await place.move("bid 0", "pass")
    await place.ask("bob", Undo, seat=1)
    assert ask_of(place) == UndoAsk(1, 9)
    await place.ask("ann", AnswerUndo, seat=0, is_yes=True)
    assert place.to_move == 1


@lived
async def test_once_the_referee_has_spoken_the_others_are_asked(house: House, toy: str) -> None:
    place = await house.playing("ann bob", game=toy)
    await place.move("place")
    await place.ask("ann", Undo, seat=0)
    assert (ask_of(place), place.to_move) == (None, 0)
    await place.move("place")
    await place.ask("bob", Report, saw="fell")
    await place.ask("ann", Undo, seat=0)
    assert ask_of(place) == UndoAsk(0, 5)


@lived
async def test_all_others_have_to_agree(house: House) -> None:
    place = await asked(house, "ann bob eve random")
    await place.ask("eve", AnswerUndo, seat=2, is_yes=True)
    assert ask_of(place) == UndoAsk(0, 10, (2,))
    assert place.to_move == 2
    await place.ask("bob", AnswerUndo, seat=1, is_yes=True)
    assert (ask_of(place), place.to_move) == (None, 0)


@lived
async def test_one_no_ends_it(house: House) -> None:
    place = await asked(house, "ann bob eve")
    course = place.course
    await place.ask("bob", AnswerUndo, seat=1, is_yes=False)
    assert (ask_of(place), place.course) == (None, course)
    answer = {"seat": 2, "is_yes": True}
    assert await place.refused("eve", AnswerUndo, **answer) == "server/no-undo-asked"
    await place.ask("ann", Undo, seat=0)
    assert ask_of(place) is not None


async def last_facts(ear: Ear) -> w.TableFacts:
    updates = [update for update in await ear.heard(w.Update) if update.table is not UNSET]
    facts = updates[-1].table
    assert isinstance(facts, w.TableFacts)
    return facts


@lived
async def test_a_move_meanwhile_ends_it_and_everybody_is_told(house: House) -> None:
    place = await asked(house)
    ear = await place.watch("eve")
    assert (await ear.state()).table.undo == w.UndoFacts(0, [])
    await place.move()
    assert ask_of(place) is None
    assert (await last_facts(ear)).undo is None
    answer = {"seat": 1, "is_yes": True}
    assert await place.refused("bob", AnswerUndo, **answer) == "server/no-undo-asked"


@lived
async def test_only_those_who_are_asked_answer(house: House) -> None:
    place = await asked(house)
    for who, seat, code in (
        ("ann", 0, "server/no-undo-asked"),
        ("ann", 1, "server/not-yours"),
        ("eve", 1, "server/not-yours"),
        ("bob", 2, "server/no-such-seat"),
    ):
        assert await place.refused(who, AnswerUndo, seat=seat, is_yes=True) == code


@lived
async def test_one_asks_at_a_time(house: House) -> None:
    place = await asked(house, "ann bob eve")
    await place.ask("bob", AnswerUndo, seat=1, is_yes=True)
    assert await place.refused("ann", Undo, seat=0) == "server/undo-asked-already"


@lived
async def test_who_takes_back_the_own_last_move_has_not_agreed_to_more(house: House) -> None:
    place = await asked(house)
    await place.ask("bob", Undo, seat=1)
    assert await place.events(UndoAnswered) == []
    assert [(undone.seat, undone.to) for undone in await place.events(Undone)] == [(1, 9)]
    assert (ask_of(place), place.to_move) == (None, 1)


# What can't be taken back


@lived
async def test_only_ones_own_moves_are_taken_back(house: House) -> None:
    place = await house.playing("ann bob eve")
    await place.move("bid 1")
    assert await place.refused("bob", Undo, seat=1) == "server/nothing-to-undo"
    assert await place.refused("bob", Undo, seat=0) == "server/not-yours"
    assert await place.refused("bob", Undo, seat=3) == "server/no-such-seat"
    assert await place.refused("ann", Undo, seat=0, at=2) == "server/stale"
    lobby = await house.table("ann bob")
    assert await lobby.refused("ann", Undo, seat=0) == "server/not-started"


@lived
async def test_who_left_takes_nothing_back(house: House) -> None:
    house.hold_bots()
    place = await house.playing("ann bob")
    await place.move("bid 1")
    await place.ask("ann", Stand, seat=0)
    assert await place.refused("ann", Undo, seat=0) == "server/nothing-to-undo"


@lived
async def test_after_the_end_nothing_is_taken_back(house: House) -> None:
    place = await house.playing("ann ann")
    await place.play_out()
    assert await place.refused("ann", Undo, seat=0) == "play/match-over"
