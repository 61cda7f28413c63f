"""Nothing that is sent to a reader depends on what the reader may not know: byte by byte."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

import steeple
from steeple.kernel.log import Ended, Seeded, Setup
from steeple.kernel.streams import Stream
from steeple.play.dealer import commitment, secret_from
from steeple.server.live import chores, projection
from steeple.server.live.moment import moment_of
from steeple.server.live.offers import Offers
from steeple.server.live.projection import Views
from steeple.server.live.reader import Reader
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import Report, Say, Start, Undo
from steeple.server.table import events as e
from steeple.server.table.fold import after
from steeple.server.table.table import Table
from tests.server.house import House, live
from tests.server.lives import PEOPLE, Life
from tests.server.place import Ear, Place, guest
from tests.thorough import sample

every_game = pytest.mark.parametrize("game", [*steeple.games, "toy", "sly"])
replace = msgspec.structs.replace

# Two tables that differ in what is hidden


def seeds_by_hands() -> dict[tuple[str, str], list[int]]:
    """Dealers' seeds of the toy, by the two hidden cards that they deal."""
    seeds: dict[tuple[str, str], list[int]] = {}
    for seed in range(16):
        seeds.setdefault(steeple.Match("toy", 2, seed=seed).state.hands, []).append(seed)
    assert len(seeds) == 4
    return seeds


async def sent(house: House, secret: int, who: str) -> list[bytes]:
    """All that somebody is sent in a match, but for what is random about a table."""
    place = await house.table("ann bob", game="toy", secret=secret)
    ears = [await place.watch(who), await place.watch(who, wants_choices=True)]
    await place.ask("ann", Start)
    await place.move("place")
    await place.ask("ann", Undo, seat=0)
    await place.move("place")
    for ear in ears:
        ear.leave()
    await place.ask("bob", Say, seat=1, text="My card is high")
    seen = place.table.seq - 1
    for wants in (False, True):
        ears.append(await place.watch(who, wants_choices=wants))
        ears.append(await place.watch(who, after=seen, wants_choices=wants))
    await place.ask("bob", Report, saw="fell")
    await place.move("wait")
    assert place.table.status == "over"
    ears.append(await place.watch(who))
    return [_plain(message, place.table) for ear in ears for message in await raw(ear)]


async def raw(ear: Ear) -> list[bytes]:
    await ear.hear()
    return ear.raw


def _plain(message: bytes, table: Table) -> bytes:
    for random in (table.id, table.invite, commitment(bytes.fromhex(table.secret))):
        message = message.replace(random.encode(), b"*")
    return message


@pytest.mark.parametrize(("who", "own"), [("ann", (0,)), ("bob", (1,)), ("eve", ())])
def test_what_is_hidden_changes_no_byte(
    toy: str, tmp_path: Path, who: str, own: tuple[int, ...]
) -> None:
    """A seat is sent the same for all cards of the other; a spectator for all cards."""

    async def scenario(house: House) -> None:
        told: dict[tuple[str, ...], set[tuple[bytes, ...]]] = {}
        for hands, seeds in seeds_by_hands().items():
            for seed in seeds:
                messages = tuple(await sent(house, seed, who))
                told.setdefault(tuple(hands[seat] for seat in own), set()).add(messages)
        assert [len(each) for each in told.values()] == [1] * 2 ** len(own)
        if own:
            assert len(set.union(*told.values())) == 2, "the own card is seen"

    live(tmp_path, scenario)


def test_what_only_one_seat_is_told_during_play_changes_no_byte_for_others(
    toy: str, tmp_path: Path
) -> None:
    async def told(house: House, saw: str) -> dict[str, list[bytes]]:
        place = await house.playing("ann bob", game="sly")
        ears = [
            (who, await place.watch(who, wants_choices=number > 2))
            for number, who in enumerate(("ann", "eve", "bob", "kim", "bob", "ann"))
        ]
        await place.move("place")
        await place.ask("ann", Report, saw=saw)
        ears.append(("eve", await place.watch("eve", after=place.table.seq - 1)))
        messages: dict[str, list[bytes]] = {}
        for who, ear in ears:
            sent = [_plain(message, place.table) for message in await raw(ear)]
            messages.setdefault(who, []).extend(sent)
        return messages

    async def scenario(house: House) -> None:
        stood, fell = await told(house, "stood"), await told(house, "fell")
        assert {who for who in stood if stood[who] != fell[who]} == {"ann"}

    live(tmp_path, scenario)


# Any game: the same log with other secrets


async def played(house: House, game: str) -> Place:
    """A random match to its end."""
    quick = "dice" if "physics" in steeple.games[game].referees else None
    place = await house.playing("ann bob", game=game, referee=quick)
    dice = Random(5)
    while place.table.status == "playing":
        if place.course.progress.awaits_judge:
            await house.settle()
        elif place.to_move is None:
            await place.ask("bob", Report, saw=dice.choice(("stood", "fell")))
        else:
            await place.move(dice.choice(place.legal))
            await place.ask("ann", Say, seat=0, text=f"{place.table.seq}")
            house.later(10)
    return place


def with_other_secrets(entries: list[e.LogEntry]) -> list[e.LogEntry]:
    """The same log with another dealer's seed, other seats' seeds, and other ids of guests."""
    secret = secret_from(99)
    changes: dict[type, dict[str, Any]] = {
        e.Opened: {"secret": secret.hex(), "host": "other-ann", "invite": "another-invitation"},
        Setup: {"commit": commitment(secret)},
        Seeded: {"seed": "other"},
        Ended: {"seeds": [secret.hex()]},
    }

    def changed(event: e.LoggedEvent) -> e.LoggedEvent:
        if isinstance(event, e.Sat):
            return replace(event, guest=f"other-{event.name.lower()}", seed="other")
        return replace(event, **changes.get(type(event), {}))

    return [replace(entry, events=[changed(event) for event in entry.events]) for entry in entries]


def all_told(entries: list[e.LogEntry], reader: Reader) -> Iterator[bytes]:
    """Every update and every state, as a reader would be sent them."""
    table = Table("the-table")
    for seq, entry in enumerate(entries, 1):
        before, table = table, after(table, seq, entry)
        moment = moment_of(entry, before, table)
        yield _plain(w.encode(projection.update(moment, reader, Views())), table)
        yield _plain(w.encode(projection.state(table, reader, [], 0)), table)
        yield offered(table, reader)


def offered(table: Table, reader: Reader) -> bytes:
    """What the reader is told about its choices, along with everything else."""
    offer = Offers().of(table, reader.seat)
    return b"" if offer is UNSET else w.encode(offer)


@every_game
def test_seeds_and_guests_change_no_byte(toy: str, tmp_path: Path, game: str) -> None:
    async def scenario(house: House) -> None:
        entries = await (await played(house, game)).entries()
        other = with_other_secrets(entries)
        for name, seat in (("ann", 0), ("bob", 1), ("eve", None)):
            told = all_told(entries, Reader(guest(name), seat))
            assert list(told) == list(all_told(other, Reader(f"other-{name}", seat)))

    live(tmp_path, scenario)


@every_game
def test_no_state_can_be_told_from_one_that_the_reader_imagines(
    toy: str, tmp_path: Path, game: str
) -> None:
    async def scenario(house: House) -> None:
        stream = Stream(b"leaks", "imagined")
        rules, table = steeple.games[game], Table("the-table")
        for seq, entry in enumerate(await (await played(house, game)).entries(), 1):
            table = after(table, seq, entry)
            course = table.course
            if course is None or course.is_over:
                continue
            for reader in (Reader(guest("ann"), 0), Reader(guest("bob"), 1), Reader("eve", None)):
                imagined = rules.imagine(course.progress.state, reader.seat, stream)
                progress = replace(course.progress, state=imagined)
                other = replace(table, course=replace(course, progress=progress))
                told = [projection.state(each, reader, [], 0) for each in (table, other)]
                assert w.encode(told[0]) == w.encode(told[1])
                assert offered(table, reader) == offered(other, reader)

    live(tmp_path, scenario)


# Secrets and ids


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(sample(4)))
def test_no_message_has_the_dealers_seed_or_the_id_of_a_guest(
    toy: str, tmp_path: Path, game: str, seed: int
) -> None:
    async def scenario(house: House) -> None:
        place = await house.table("ann bob", game=game)
        life, dice = Life(place, Random(seed)), Random(seed)
        ears: list[Ear] = []
        for _ in range(60):
            who, wants = dice.choice((*PEOPLE, "kim")), dice.random() < 0.5
            ears.append(await place.watch(who, wants_choices=wants))
            await life.step()
        messages = b"\n".join([message for ear in ears for message in await raw(ear)])
        assert place.table.status != "open"
        assert len(messages) > 10_000
        assert guest("").encode() not in messages
        assert place.table.secret.encode() not in messages

    live(tmp_path, scenario)


def test_a_bot_is_asked_without_what_its_seat_may_not_know(toy: str, tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        seen = set()
        for secret in range(16):
            place = await house.playing("ann bob", game="toy", secret=secret)
            question = chores._question(place.table, place.course, 0, "random")
            own, other = steeple.games["toy"].unpack(question.state).hands
            real = place.course.progress.state.hands
            assert own == real[0]
            assert place.table.secret not in str(question)
            seen.add((real[1], other))
        assert len(seen) == 4, "the other card is imagined, whatever it is"

    live(tmp_path, scenario)
