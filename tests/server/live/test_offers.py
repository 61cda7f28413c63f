"""Offers: who asks for it is told what they can choose along with the change of the play."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import steeple
from steeple.server.live.choices import choices_of
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Report, Say, Sit, Start, Undo
from tests.server.house import House, lived
from tests.server.place import Place, guest


def offer_to(place: Place, who: str, seat: int | None = None) -> w.Choices:
    """What somebody would be answered now who asks with nothing planned."""
    found = choices_of(place.table, guest(who), seat, "")
    return msgspec.json.decode(w.encode(found), type=w.Choices)


def counted(patch: pytest.MonkeyPatch, game: str) -> Counter[int]:
    """How often the game is asked what a seat can choose, by seat, from now on."""
    kind, calls = type(steeple.games[game]), Counter[int]()
    ask = kind.choices

    def choices(self: Any, state: Any, seat: int, plan: str) -> Any:
        calls[seat] += 1
        return ask(self, state, seat, plan)

    patch.setattr(kind, "choices", choices)
    return calls


@lived
async def test_choices_come_with_the_update_that_makes_it_ones_turn(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("bob", wants_choices=True)
    await ear.hear()
    await place.move("bid 1")
    [update] = await ear.heard(w.Update)
    assert update.choices == offer_to(place, "bob")
    assert isinstance(update.choices, w.Choices)
    assert (update.choices.at, update.choices.seat, update.choices.plan) == (update.seq, 1, "")
    assert update.choices.choices["is_turn"]


@lived
async def test_choices_come_with_everything_at_first_and_after_a_look(house: House) -> None:
    place = await house.playing("ann ann bob")
    ear = await place.watch("ann", wants_choices=True)
    assert (await ear.state()).choices == offer_to(place, "ann", 0)
    await place.room.look(ear.watcher, 1)
    assert (await ear.state()).choices == offer_to(place, "ann", 1)


@lived
async def test_before_the_start_there_are_none_and_with_the_start_they_come(house: House) -> None:
    place = await house.table("ann - -")
    ear = await place.watch("bob", wants_choices=True)
    assert (await ear.state()).choices is UNSET
    await place.ask("bob", Sit, name="Bob", invite=place.table.invite)
    await ear.hear()
    await place.ask("ann", Start)
    # A free seat was closed, so that everything is sent: the choices come with it, and once.
    [update, state, _] = await ear.hear()
    assert isinstance(update, w.Update)
    assert isinstance(state, w.State)
    assert (update.choices, state.choices) == (UNSET, offer_to(place, "bob"))


@lived
async def test_who_comes_back_finds_choices_in_the_last_missed_act_only(house: House) -> None:
    place = await house.playing("ann bob")
    since = place.table.seq
    await place.move("bid 1", "bid 2")
    await place.ask("ann", Say, seat=0, text="Hello")
    updates = await (await place.watch("ann", after=since, wants_choices=True)).heard(w.Update)
    assert [update.choices for update in updates] == [UNSET, offer_to(place, "ann"), UNSET]


@lived
async def test_an_undo_brings_the_choices_of_before(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("ann", wants_choices=True)
    before = (await ear.state()).choices
    await place.move("bid 1")
    await place.ask("ann", Undo, seat=0)
    now = (await ear.heard(w.Update))[-1].choices
    assert isinstance(before, w.Choices)
    assert isinstance(now, w.Choices)
    assert (now.choices, now.at) == (before.choices, place.table.seq)


@lived
async def test_where_nothing_can_be_chosen_nothing_is_sent(house: House, toy: str) -> None:
    place = await house.playing("ann bob", game="toy")
    ear = await place.watch("bob", wants_choices=True)
    assert (await ear.state()).choices is UNSET
    await place.move("place")
    await place.ask("ann", Report, saw="stood")
    placed, reported = await ear.heard(w.Update)
    assert (placed.choices, reported.choices) == (UNSET, offer_to(place, "bob"))


@lived
async def test_talk_brings_no_choices(house: House) -> None:
    place = await house.playing("ann bob")
    ear = await place.watch("ann", wants_choices=True)
    await ear.hear()
    await place.ask("bob", Say, seat=1, text="Hello")
    [update] = await ear.heard(w.Update)
    assert update.choices is UNSET


@pytest.mark.parametrize("game", steeple.games)
@lived
async def test_who_does_not_ask_gets_no_byte_more_and_costs_no_call(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = "dice" if "dice" in steeple.games[game].referees else None
    place = await house.playing("ann bob", game=game, referee=quick)
    calls = counted(monkeypatch, game)
    plain = [await place.watch(who) for who in ("ann", "bob", "eve")]
    asking_spectator = await place.watch("eve", wants_choices=True)
    for ear in (*plain, asking_spectator):
        await ear.hear()
    await place.move()
    await house.settle()
    assert calls == {}, "neither a player who did not ask nor a spectator costs anything"
    for ear in (*plain, asking_spectator):
        await ear.hear()
        assert not any(b'"choices"' in message for message in ear.raw)
    assert asking_spectator.raw[-1] == plain[-1].raw[-1]


@lived
async def test_each_moment_is_worked_out_once_for_a_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await house.playing("ann bob")
    calls = counted(monkeypatch, "five-towers")
    ears = [await place.watch("bob", wants_choices=True) for _ in range(3)]
    without = await place.watch("bob")
    assert calls == {1: 1}
    await place.move("bid 1")
    assert calls == {1: 2}
    for ear in (*ears, without):
        await ear.hear()
    [shared] = {ear.raw[-1] for ear in ears}
    told = msgspec.json.decode(shared)
    del told["choices"]
    assert told == msgspec.json.decode(without.raw[-1]), "the rest is what all are told"
