"""Checking a finished match again: what the blocks did is simulated once more."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import steeple
from steeple.games.block_out.referee import physics
from steeple.kernel.codec import chained
from steeple.kernel.game import REFEREE, Move
from steeple.kernel.log import Act, AnyEvent, Refereed, actor_and_notation
from steeple.play.match import Match
from steeple.play.record import events_of

Change = Callable[[str], str]


def finished(referee: str) -> Match:
    """A match in which blocks are placed whenever that is possible."""
    match = Match("block-out", 2, seed=11, options={"tremor": "shaky"}, referee=referee)
    while not match.is_over:
        moves = [str(move) for move in match.legal()]
        match.play(next((move for move in moves if move.startswith("place")), moves[0]))
    return match


@pytest.fixture(scope="module")
def simulated() -> dict[str, Any]:
    return finished("physics").record()


@pytest.fixture(scope="module")
def diced() -> dict[str, Any]:
    return finished("dice").record()


def altered(record: dict[str, Any], change: Change) -> dict[str, Any]:
    """The same record with another word of the referee, and hashes that fit it."""
    events: list[AnyEvent] = events_of(record)
    at = next(n for n, event in enumerate(events) if isinstance(event, Refereed))
    first = events[at]
    assert isinstance(first, Refereed)
    events[at] = msgspec.structs.replace(first, saw=change(first.saw))
    return {**record, "events": list(chained(events))}


def problem(record: dict[str, Any], **how: Any) -> str:
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.verify(record, **how)
    return caught.value.code


@pytest.mark.slow
def test_a_simulated_match_is_simulated_again(simulated: dict[str, Any]) -> None:
    seen: list[int] = []
    match = steeple.verify(simulated, progress=lambda done, _: seen.append(done))
    assert match.is_over
    assert seen == list(range(1, len(match.events) + 1))
    assert any(isinstance(event, Refereed) and " film=" in event.saw for event in match.events)


def test_a_replay_simulates_nothing(
    simulated: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(physics, "judge", None)
    assert steeple.replay(simulated).record() == simulated


@pytest.mark.parametrize(
    "change",
    [
        lambda saw: saw + " foul=side" if "foul=" not in saw else saw.replace("foul=side", ""),
        lambda saw: " ".join(word for word in saw.split() if not word.startswith("film=")),
    ],
)
def test_a_word_that_the_simulation_does_not_say_is_found(
    simulated: dict[str, Any], change: Change
) -> None:
    assert problem(altered(simulated, change)) in ("play/wrong-verdict", "play/wrong-event")


def test_what_dice_said_is_thrown_again(diced: dict[str, Any]) -> None:
    steeple.verify(diced)
    assert problem(altered(diced, lambda saw: saw + " foul=side")) == "play/wrong-verdict"


def test_every_verdict_is_read_once(diced: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    game = steeple.games["block-out"]
    parse, read = type(game).parse, []

    def counted(self: Any, text: str, actor: int) -> Move:
        read.append(text)
        return parse(self, text, actor)

    monkeypatch.setattr(type(game), "parse", counted)
    match = steeple.verify(diced)
    assert read == [actor_and_notation(each)[1] for each in match.events if isinstance(each, Act)]


@pytest.mark.slow
def test_another_engine_is_believed_and_its_rules_and_draws_are_checked(
    simulated: dict[str, Any],
) -> None:
    """Who has another version of the engine can't simulate the same, but all the rest."""

    def elsewhere(saw: str) -> str:
        return " ".join(
            "engine=mujoco-9.9" if word.startswith("engine=") else word for word in saw.split()
        )

    steeple.verify(altered(simulated, elsewhere))


def test_whoever_is_in_a_hurry_leaves_the_simulation_out(diced: dict[str, Any]) -> None:
    steeple.verify(altered(diced, lambda saw: saw + " foul=side"), judges=False)


def test_only_words_of_the_same_engine_and_world_are_expected_again() -> None:
    game = steeple.games["block-out"]
    assert game.rejudges(game.parse("stood", REFEREE))
    assert not game.rejudges(game.parse("void why=slow", REFEREE))
    assert not game.rejudges(game.parse("stood engine=mujoco-9.9 model=ab", REFEREE))
