"""What a trial tells comes after what is known at once, and never too late."""

from typing import Any

import msgspec
import pytest

from steeple.games.skyscrapers.game import GAME, Skyscrapers
from steeple.server.live.choices import choices_of
from steeple.server.live.questions import Trial, answer
from steeple.server.live.worker import NoAnswer
from steeple.server.protocol import wire as w
from tests.server.house import House, lived
from tests.server.place import Ear, Place, guest
from tests.skyscrapers.test_trials import PLAN, leaning


class Rehearsal:
    """Trials of everything but the empty plan, which say what was tried."""

    def __init__(self) -> None:
        self.tried: list[str] = []

    def tells(self, state: Any, seat: int, plan: str) -> bool:
        """Whether there is a plan."""
        return bool(plan)

    def choices(self, state: Any, seat: int, plan: str) -> dict[str, Any]:
        """How many trials there were so far."""
        self.tried.append(plan)
        return {"kind": "tried", "count": len(self.tried)}


@pytest.fixture
def rehearsal(monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    """How Skyscrapers is tried in these tests."""
    found = Rehearsal()
    monkeypatch.setattr(Skyscrapers, "trials", found)
    return found


async def site(house: House) -> tuple[Place, Ear]:
    """A table, and ann who watches it."""
    place = await house.playing("ann bob", game="skyscrapers", referee="dice")
    ear = await place.watch("ann")
    await ear.hear()
    return place, ear


def ask(place: Place, ear: Ear, plan: str) -> None:
    """Ann plans something, and is answered at once."""
    found = choices_of(place.table, guest("ann"), None, plan)
    place.room.trials.want(ear.watcher, found)


async def told(house: House, ear: Ear) -> list[tuple[str, Any]]:
    """By plan, what trials have told."""
    await house.services.settle()
    return [(found.plan, found.choices.get("count")) for found in await ear.heard(w.Choices)]


@lived
async def test_a_trial_is_told_to_who_planned_it(house: House, rehearsal: Rehearsal) -> None:
    place, ear = await site(house)
    other = await place.watch("bob")
    await other.hear()
    ask(place, ear, "add")
    assert await told(house, ear) == [("add", 1)]
    assert await other.heard(w.Choices) == []


@lived
async def test_nothing_is_tried_without_a_plan_or_a_seat(
    house: House, rehearsal: Rehearsal
) -> None:
    place, ear = await site(house)
    ask(place, ear, "")
    eve = await place.watch("eve")
    place.room.trials.want(eve.watcher, choices_of(place.table, guest("eve"), None, "add"))
    await house.services.settle()
    assert rehearsal.tried == []


@lived
async def test_what_is_known_of_a_position_is_not_tried_again(
    house: House, rehearsal: Rehearsal
) -> None:
    place, ear = await site(house)
    for _ in range(2):
        ask(place, ear, "add")
        assert await told(house, ear) == [("add", 1)]
    await place.move(place.legal[0])
    await house.settle()
    ask(place, ear, "add")
    assert (await told(house, ear))[-1] == ("add", 2), "another position"


@lived
async def test_only_what_is_planned_last_is_tried(house: House, rehearsal: Rehearsal) -> None:
    place, ear = await site(house)
    for plan in ("add", "build", "move"):
        ask(place, ear, plan)
    assert await told(house, ear) == [("move", 1)]
    assert rehearsal.tried == ["move"]


@lived
async def test_what_comes_too_late_is_not_told(house: House, rehearsal: Rehearsal) -> None:
    place, ear = await site(house)
    house.hold_trials()
    ask(place, ear, "add")
    await place.move(place.legal[0])
    house.free_trials()
    assert await told(house, ear) == []
    ask(place, ear, "add")
    ear.leave()
    await house.services.settle()
    assert len(rehearsal.tried) <= 2


@lived
async def test_a_trial_that_fails_changes_nothing(
    house: House, rehearsal: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Trial) -> str:
        raise NoAnswer("it took too long")

    monkeypatch.setattr(house.trials, "run", fails)
    place, ear = await site(house)
    ask(place, ear, "add")
    assert await told(house, ear) == [("add", None)]
    assert "not-tried" in house.lines.getvalue()


@lived
async def test_verdicts_do_not_wait_for_trials(house: House, rehearsal: Rehearsal) -> None:
    place, ear = await site(house)
    house.hold_trials()
    ask(place, ear, "add")
    await place.move(place.legal[0])
    await place.until(lambda: place.course.progress.state.phase == "play")
    house.free_trials()


def test_a_worker_answers_with_the_choices_after_a_trial() -> None:
    state = leaning()
    found = msgspec.json.decode(answer(Trial("skyscrapers", GAME.pack(state), 0, PLAN)))
    assert found == GAME.trials.choices(state, 0, PLAN)
