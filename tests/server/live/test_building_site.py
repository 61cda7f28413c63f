"""Skyscrapers at a server: acts are judged, and who fell is put back by its owner."""

import msgspec

import steeple
from steeple.games.skyscrapers.facts import AnyAct, VerdictAct
from steeple.kernel.log import Refereed
from steeple.server.protocol import wire as w
from steeple.server.protocol.commands import MakeMove, Report
from tests.server.house import House, lived
from tests.server.place import Place

GROUND = ("add at -1 0 0", "add at 0 0 0", "add at -1 -1 0")


async def begun(house: House, picture: str = "ann bob", referee: str = "table") -> Place:
    """A building site where ann starts."""
    return await house.playing(picture, game="skyscrapers", referee=referee, options={"starter": 0})


async def acted(place: Place, move: str, saw: str = "held") -> None:
    """A move on a real table, and what came of it."""
    await place.move(move)
    await place.ask("ann", Report, saw=saw)


async def both_on_site(house: House) -> Place:
    """A site with three workers of each, and ann to move."""
    place = await begun(house)
    for move in (*GROUND, *GROUND):
        await acted(place, move)
    return place


@lived
async def test_who_fell_is_put_back_by_its_owner_before_the_turn_goes_on(house: House) -> None:
    place = await both_on_site(house)
    ear = await place.watch("bob")
    await ear.hear()
    await acted(place, "move 0 to 0 -1 0", "fell workers=1,5,7")
    assert place.to_move == 1, "bob decides about his own"
    assert place.course.progress.state.turn == 0, "but it is still the turn of ann"
    *_, update = (each for each in await ear.hear() if isinstance(each, w.Update))
    assert isinstance(update.view, dict)
    assert update.view["fallen"] == [5, 7]
    assert update.view["scores"] == [-15, 0]
    assert await place.refused("ann", MakeMove, move="keep") == "server/not-your-turn"
    code = await place.refused("bob", MakeMove, move="put at 7 7 0")
    assert code.startswith("skyscrapers/")
    await place.move("put at 0 0 0")
    await place.move("keep")
    assert place.to_move == 0
    state = place.course.progress.state
    assert state.workers[1] is None, "the culprit's stays in reserve"
    assert (state.workers[5], state.workers[7]) == ((0, 0, 0), None)
    assert state.actions_left == 2


@lived
async def test_what_nobody_can_have_seen_is_refused(house: House) -> None:
    place = await both_on_site(house)
    await place.move("move 0 to 0 -1 0")
    wrong = ("fell workers=4", "fell", "held workers=5", "held stands=5@9,9,9", "void why=air")
    for saw in (*wrong, "collapsed"):
        assert (await place.refused("bob", Report, saw=saw)).startswith("skyscrapers/"), saw
    assert await place.refused("bob", Report, saw="fell workers=7,5") == "kernel/not-a-move"
    assert await place.refused("eve", Report, saw="held") == "server/not-yours"
    await place.ask("bob", Report, saw="held")
    await place.move(next(move for move in place.legal if move.startswith("build floor")))
    await place.ask("bob", Report, saw="collapsed")
    assert place.table.status == "over"
    assert place.course.progress.state.is_out == (True, False)


QUIET = ("move 0 to 0 0 0", "move 0 to -1 0 0", "move 0 to 0 0 0")


@lived
async def test_anybody_may_propose_to_end_it_out_of_turn(house: House) -> None:
    place = await both_on_site(house)
    assert await place.refused("bob", MakeMove, move="propose end") == "skyscrapers/not-quiet"
    for move in QUIET:
        await acted(place, move)
    assert place.to_move == 1
    assert await place.refused("ann", MakeMove, move="add at 0 0 0") == "server/not-your-turn"
    assert await place.refused("eve", MakeMove, move="propose end") == "server/not-yours"
    await place.ask("ann", MakeMove, move="propose end")
    assert await place.refused("ann", MakeMove, move="agree") == "server/not-your-turn"
    await place.ask("bob", MakeMove, move="decline")
    assert place.to_move == 1, "it goes on where it was"
    assert await place.refused("ann", MakeMove, move="propose end") == "skyscrapers/not-quiet"


@lived
async def test_anybody_says_at_any_time_that_somebody_bumped_the_table(house: House) -> None:
    place = await both_on_site(house)
    await place.ask("bob", Report, saw="fell by=1 workers=0,5")
    assert place.to_move == 0, "ann decides about her own, and bob's stays in reserve"
    await place.move("keep")
    state = place.course.progress.state
    assert (state.scores, state.turn, state.actions_left) == ((0, -10), 0, 3)
    assert await place.refused("bob", Report, saw="fell workers=6") == "play/no-report-wanted"
    assert await place.refused("eve", Report, saw="fell by=1 workers=6") == "server/not-yours"


@lived
async def test_nobody_bumps_a_table_that_is_not_there(house: House) -> None:
    place = await begun(house, referee="dice")
    assert await place.refused("bob", Report, saw="collapsed by=1") == "play/no-report-wanted"


@lived
async def test_an_act_is_simulated_and_everybody_is_shown_the_film(house: House) -> None:
    place = await begun(house, referee="physics")
    ear = await place.watch("bob")
    await ear.hear()
    await place.move("add at -1 0 0")
    await house.settle()
    _, verdict = (each for each in await ear.hear() if isinstance(each, w.Update))
    (told,) = (event for event in verdict.events if isinstance(event, w.ToldReferee))
    act = msgspec.convert(told.act, AnyAct)
    assert isinstance(act, VerdictAct)
    assert act.outcome == "held"
    assert act.film
    assert "scene" not in told.act
    assert isinstance(verdict.view, dict)
    assert set(verdict.view["poses"]) >= {"card-0", "card-1", "card-2", "worker-0"}
    assert place.to_move == 0


@lived
async def test_bots_build_with_dice_to_the_end_and_the_record_verifies(house: House) -> None:
    place = await begun(house, "novice steady master", referee="dice")
    await place.until(lambda: place.table.status == "over")
    match = steeple.verify(await house.hub.record(place.id))
    assert any(isinstance(event, Refereed) for event in match.events)
