"""Placements at a server: judged beside everything else, once and for all."""

from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

import steeple
from steeple.games.block_out.facts import AnyAct, VerdictAct
from steeple.kernel.log import Refereed
from steeple.server.live.worker import work
from steeple.server.live.workers import Rank, Workers
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import MakeMove, Mute, Report, Undo
from tests.patience import STUCK_S
from tests.server.house import House, live, lived
from tests.server.live import bad_judges
from tests.server.place import Place

HELD = [10, -20, 900, 10_000, 0, 0, 0]
"""Where a hand holds a block."""


async def begun(house: House, picture: str = "ann bob", referee: str = "physics") -> Place:
    """A table at which a block can be placed."""
    return await house.playing(picture, game="block-out", referee=referee)


def first_block(place: Place) -> str:
    """A placement that is legal."""
    return next(move for move in place.legal if move.startswith("place"))


async def judged(place: Place) -> list[str]:
    """What the referee has said so far, without recordings."""
    return [event.saw.split(" scene=")[0] for event in await place.events(Refereed)]


@lived
async def test_a_placement_is_kept_and_then_judged_and_everybody_is_shown_the_film(
    house: House,
) -> None:
    place = await begun(house)
    ear = await place.watch("bob")
    await ear.hear()
    at = place.table.seq
    await place.move(first_block(place))
    await house.settle()
    placed, verdict = (each for each in await ear.hear() if isinstance(each, w.Update))
    assert (placed.seq, verdict.seq) == (at + 1, at + 2)
    assert isinstance(placed.view, dict)
    assert placed.view["phase"] == "judge"
    (told,) = (event for event in verdict.events if isinstance(event, w.ToldReferee))
    act = msgspec.convert(told.act, AnyAct)
    assert isinstance(act, VerdictAct)
    assert (act.outcome, act.is_fall, act.height) == ("stood", False, 1)
    assert act.film
    assert "scene" not in told.act, "what only the next simulation needs is sent to nobody"
    assert isinstance(verdict.view, dict)
    assert len(verdict.view["stack"]) == len(verdict.view["poses"]) == 1
    assert place.to_move == 1


@lived
async def test_while_a_placement_is_judged_nobody_moves_and_nothing_is_taken_back(
    house: House,
) -> None:
    house.hold_judges()
    place = await begun(house)
    await place.move(first_block(place))
    for who in ("ann", "bob"):
        code = await place.refused(who, MakeMove, move="pass")
        assert code == "play/waiting-for-report"
        assert await place.refused(who, Report, saw="stood") == "play/no-report-wanted"
    assert await place.refused("ann", Undo, seat=0) == "play/waiting-for-report"
    house.free_judges()
    await house.settle()
    assert place.to_move == 1


@lived
async def test_people_wait_in_front_of_bots_and_those_whom_nobody_watches_last(
    house: House,
) -> None:
    house.hold_judges()
    house.hold_bots()
    place = await begun(house)
    await place.move(first_block(place))
    company = await begun(house, "novice ann")
    alone = await begun(house, "novice master")
    ranks = [each.room.chores._rank() for each in (place, company, alone)]
    assert ranks == [Rank.PERSON, Rank.COMPANY, Rank.NOBODY]
    ear = await alone.watch("eve")
    assert alone.room.chores._rank() == Rank.AUDIENCE
    ear.leave()
    assert alone.room.chores._rank() == Rank.NOBODY


@lived
async def test_a_server_that_ends_meanwhile_judges_after_its_return(house: House) -> None:
    other = await begun(house)
    await other.move(first_block(other))
    await house.settle()
    house.hold_judges()
    place = await begun(house)
    await place.move(first_block(place))
    await house.restart()
    await place.wake()
    await place.watch("ann")
    await house.settle()
    assert await judged(place) == await judged(other)
    assert place.to_move == 1


def placed(tmp_path: Path, judge: Callable[[Connection], None], seconds: float) -> list[str]:
    """What a judge says of the first block of a match."""

    async def scenario(house: House) -> list[str]:
        place = await begun(house)
        before = place.course.progress.state
        await place.move(first_block(place))
        await place.until(lambda: not place.course.progress.awaits_judge)
        said = [event.saw for event in await place.events(Refereed)]
        if said[0].startswith("void"):
            assert place.to_move == 0, "the move is asked for again"
            after = place.course.progress.state
            assert (after.hands, after.stack, after.deck) == (before.hands, (), before.deck)
            await place.move("pass" if "pass" in place.legal else place.legal[0])
        return said

    return live(tmp_path, scenario, lambda: Workers(1, seconds, judge))


def test_a_killed_judge_is_replaced_by_one_who_says_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(bad_judges.MARK, str(tmp_path / "died"))
    folders = [tmp_path / name for name in ("sane", "killed")]
    for folder in folders:
        folder.mkdir()
    sane = placed(folders[0], work, STUCK_S)
    assert placed(folders[1], bad_judges.killed_once, STUCK_S) == sane
    assert (tmp_path / "died").exists()
    assert sane[0].startswith("stood ")


@pytest.mark.parametrize(
    ("judge", "seconds"),
    [
        (bad_judges.killed_always, STUCK_S),
        (bad_judges.endless, 0.3),
        (bad_judges.babbling, STUCK_S),
        (bad_judges.lying, STUCK_S),
    ],
)
def test_without_a_verdict_the_move_is_asked_for_again_and_the_match_goes_on(
    judge: Callable[[Connection], None], seconds: float, tmp_path: Path
) -> None:
    assert placed(tmp_path, judge, seconds) == ["void why=slow"]


BAD_GESTURES = [
    ("0,0,0,900,10000,0,0,0", "physics/not-a-gesture"),
    ("nan,0,0,900,10000,0,0,0;20,0,0,900,10000,0,0,0", "physics/not-a-gesture"),
    ("0,0,0,900,10000,0,0,0;20,0,0,1e9,10000,0,0,0", "physics/not-a-gesture"),
    ("0,0,0,900,10000,0,0,0;20,0,0,99999,10000,0,0,0", "physics/out-of-reach"),
    ("0,0,0,900,10000,0,0,0;20,0,0,1900,10000,0,0,0", "physics/too-fast"),
    ("0,0,0,900,10000,0,0,0;20,0,0,900,0,0,0,10000", "physics/turns-too-fast"),
    ("0,0,0,900,10000,0,0,0;20,0,0,900,9000,0,0,0", "physics/not-a-turn"),
    ("0,0,0,900,10000,0,0,0;0,0,0,900,10000,0,0,0", "physics/out-of-order"),
    ("0,0,0,900,10000,0,0,0;30000,0,0,900,10000,0,0,0", "physics/too-long"),
    (";".join(f"{t},0,0,900,10000,0,0,0" for t in range(1300)), "physics/too-many-frames"),
]


@lived
async def test_what_no_hand_can_do_is_refused_and_changes_nothing(house: House) -> None:
    place = await begun(house)
    move = first_block(place)
    for frames, code in BAD_GESTURES:
        assert await place.refused("ann", MakeMove, move=f"{move} by {frames}") == code


@lived
async def test_a_block_card_or_turn_that_is_not_there_is_refused(house: House) -> None:
    place = await begun(house)
    move = first_block(place)
    block, card = move.split()[1], move.split()[3]
    hand = place.course.progress.game.view(place.course.progress.state, 0)["hand"]
    missing = next(kind for kind in ("any", "black", "brown", "yellow") if kind not in hand)
    assert await place.refused("bob", MakeMove, move=move) == "server/not-your-turn"
    code = await place.refused("ann", MakeMove, move=f"place {block} with {missing}")
    assert code == "block-out/not-in-hand"
    await place.move(move)
    await house.settle()
    taken = next(m for m in place.legal if m.startswith("place")).split()[3]
    code = await place.refused("bob", MakeMove, move=f"place {block} with {taken}")
    assert code in ("block-out/on-the-stack", "block-out/does-not-fit")
    assert card


@lived
async def test_at_a_real_table_anybody_who_sits_there_says_what_the_blocks_did(
    house: House,
) -> None:
    place = await begun(house, referee="table")
    await place.move(first_block(place))
    assert place.to_move is None
    assert await place.refused("eve", Report, saw="stood") == "server/not-yours"
    assert await place.refused("bob", Report, saw="it stood") == "kernel/not-a-move"
    assert (await place.refused("bob", Report, saw="fell")).startswith("block-out/")
    await place.ask("bob", Report, saw="stood")
    assert place.to_move == 1


@lived
async def test_bots_place_blocks_with_dice_to_the_end_and_the_record_verifies(
    house: House,
) -> None:
    place = await begun(house, "novice master steady", referee="dice")
    await place.until(lambda: place.table.status == "over")
    match = steeple.verify(await house.hub.record(place.id))
    assert any(isinstance(event, Refereed) for event in match.events)


# Carrying


@lived
async def test_the_others_see_what_is_carried_and_nothing_of_it_is_kept(house: House) -> None:
    place = await begun(house)
    ann, bob, eve = [await place.watch(who) for who in ("ann", "bob", "eve")]
    for ear in (ann, bob, eve):
        await ear.hear()
    at = place.table.seq
    place.room.carry(ann.watcher, "brown-small", HELD)
    assert await ann.hear() == []
    assert await bob.hear() == await eve.hear() == [w.Carry(0, "brown-small", HELD)]
    place.room.carry(ann.watcher, None, [])
    assert await bob.hear() == [w.Carry(0, None, [])]
    assert place.table.seq == at


@lived
async def test_what_was_carried_when_the_line_broke_is_in_nobodys_hand(house: House) -> None:
    place = await begun(house)
    ann, bob = [await place.watch(who) for who in ("ann", "bob")]
    await bob.hear()
    place.room.carry(ann.watcher, "brown-small", HELD)
    await bob.hear()
    ann.leave()
    assert await bob.heard(w.Carry) == [w.Carry(0, None, [])]


@lived
async def test_who_is_not_in_turn_carries_nothing(house: House) -> None:
    place = await begun(house)
    ann, bob, eve = [await place.watch(who) for who in ("ann", "bob", "eve")]
    await ann.hear()
    for stranger in (bob, eve):
        place.room.carry(stranger.watcher, "brown-small", HELD)
    assert await ann.hear() == []


@lived
async def test_only_what_the_seat_can_hold_is_shown(house: House) -> None:
    place = await begun(house)
    ann, bob = [await place.watch(who) for who in ("ann", "bob")]
    await bob.hear()
    on_stack = place.course.progress.state.stack
    far, short, no_turn = [10_001, *HELD[1:]], HELD[:6], [*HELD[:3], 0, 0, 0, 0]
    for piece in ("__proto__", "constructor", "", "card-3", "brown-small ", *on_stack):
        place.room.carry(ann.watcher, piece, HELD)
    for pose in (far, short, no_turn, [], [*HELD, 0]):
        place.room.carry(ann.watcher, "brown-small", pose)
    assert await bob.hear() == []


@lived
async def test_who_muted_a_seat_does_not_see_its_hand(house: House) -> None:
    place = await begun(house)
    ann, bob, eve = [await place.watch(who) for who in ("ann", "bob", "eve")]
    await place.ask("bob", Mute, seat=0, is_muted=True)
    for ear in (bob, eve):
        await ear.hear()
    place.room.carry(ann.watcher, "brown-small", HELD)
    place.room.carry(ann.watcher, None, [])
    assert await bob.hear() == []
    assert len(await eve.hear()) == 2


@lived
async def test_who_can_not_keep_up_sees_less_of_the_hand_but_that_it_is_empty(
    house: House,
) -> None:
    place = await begun(house)
    ann, bob = [await place.watch(who) for who in ("ann", "bob")]
    await bob.hear()
    for x in range(5):
        place.room.carry(ann.watcher, "brown-small", [x, *HELD[1:]])
    place.room.carry(ann.watcher, None, [])
    assert await bob.hear() == [w.Carry(0, "brown-small", [0, *HELD[1:]]), w.Carry(0, None, [])]
