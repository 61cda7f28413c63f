"""SK-20 and SK-22 at a real table: anybody can be named as the culprit, at any time."""

from typing import Any

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import IllegalMove, InvalidRecord
from steeple.kernel.game import NOBODY, REFEREE
from steeple.kernel.log import Refereed
from steeple.play.match import Match
from steeple.play.record import replay
from tests.skyscrapers.playing import play, view
from tests.skyscrapers.test_falls import ON_FLOOR, busy


def site(**known: Any) -> State:
    """Three seats with workers 0, 5 and 10 on a floor, around a real table; the second's turn."""
    return busy(**{"referee": "table", **known})


def say(state: State, saw: str) -> State:
    """Somebody says what happened, whoever's turn it is."""
    return GAME.apply(state, GAME.parse(saw, REFEREE))


def why_not(state: State, saw: str) -> str:
    """The code of the reason why nobody can have seen that."""
    with pytest.raises(IllegalMove) as caught:
        say(state, saw)
    assert str(caught.value)
    return caught.value.code.partition("/")[2]


# Between acts


def test_who_bumps_the_table_pays_and_the_turn_goes_on() -> None:
    """SK-20: 5 points for each, of any colour; no action is used."""
    state = say(site(), "fell by=2 workers=0,10")
    assert state.scores == (0, 0, -10)
    assert (state.phase, GAME.actor(state)) == ("put", 0), "the culprit's own stays in reserve"
    assert GAME.choices(state, 0, "")["culprit"] == 2
    state = play(state, "put at 0 0 2")
    assert (state.phase, state.turn, state.actions_left) == ("play", 1, 3)
    assert (state.workers[0], state.workers[10]) == ((0, 0, 2), None)


def test_what_was_shifted_or_touched_stays_so() -> None:
    """SK-8, SK-14: a bump is no action."""
    before = site(touched=(0, 10), shifted=(5,), idle=2, quiet=2)
    state = say(before, "fell by=0 workers=0")
    assert (state.touched, state.shifted) == ((10,), (5,))
    assert (state.idle, state.quiet) == (2, 2)


def test_who_is_knocked_over_or_lands_elsewhere_costs_nothing() -> None:
    """SK-20."""
    state = say(site(), "held by=0 lies=5 stands=10@1,0,0")
    assert (state.scores, state.lying, state.workers[10]) == ((0, 0, 0), (5,), (1, 0, 0))
    assert (state.phase, state.turn) == ("play", 1)


def test_the_lowest_space_is_the_end_for_who_bumps_the_table() -> None:
    """SK-21: in turn or not."""
    state = say(site(scores=(0, 0, -17)), "fell by=2 workers=5")
    assert (state.is_out, state.scores) == ((False, False, True), (0, 0, -20))
    state = say(site(scores=(0, -17, 0)), "fell by=1 workers=5")
    assert (state.is_out, state.turn) == ((False, True, False), 2)


def test_whoever_brings_the_building_down_between_acts_is_out() -> None:
    """SK-22: the others keep their scores, less 1 for each card in hand."""
    state = say(site(scores=(3, 4, 5)), "collapsed by=0")
    assert (state.ended_by, GAME.actor(state)) == ("collapse", NOBODY)
    assert state.is_out == (True, False, False)
    assert GAME.winners(state) == [2]
    assert view(state)["seen"]["culprit"] == 0


def test_it_can_be_said_while_somebody_decides() -> None:
    """SK-20: who fell before is put back first."""
    state = say(say(site(), "fell by=2 workers=0"), "fell by=1 workers=5,10")
    assert state.scores == (0, -10, -5)
    assert state.fallen == (0, 10)
    assert play(state, "keep", "keep").phase == "play"


def test_after_the_last_card_the_game_still_ends() -> None:
    """SK-23: unless its builder is the one who is out."""
    state = site(hands=((), (), (1,)), is_last=True, phase="put", fallen=(0,))
    assert play(say(state, "fell by=2 workers=5"), "keep", "keep").ended_by == "hand"
    state = replace(state, scores=(0, -19, 0))
    after = play(say(state, "fell by=1 workers=5"), "keep")
    assert (after.phase, after.is_out) == ("play", (False, True, False))


# After an act


def test_somebody_else_than_who_acted_can_be_named() -> None:
    """SK-20: the card counts for its builder, and the falls for the culprit."""
    acting = play(site(), "build flat-7 at -1 0 2 z")
    held = say(acting, "held")
    state = say(acting, "fell by=2 workers=0")
    assert state.scores == (0, held.scores[1], -5)
    assert (state.cards, state.actions_left) == (held.cards, 2)
    assert GAME.actor(state) == 0
    assert say(acting, "collapsed by=2").is_out == (False, False, True)


# What nobody can have seen


def test_only_people_name_somebody() -> None:
    """SK-20: and what they name has done something."""
    assert why_not(site(referee="dice"), "fell by=2 workers=0") == "makes-no-sense"
    assert why_not(site(), "held by=2") == "makes-no-sense"
    assert why_not(site(), "fell by=3 workers=0") == "no-such-seat"
    assert why_not(site(), "fell by=2 workers=4") == "fell-from-nowhere"
    assert why_not(site(), "fell workers=0") == "not-now"
    over = say(site(), "collapsed by=0")
    assert why_not(over, "fell by=2 workers=0") == "not-now"


def test_what_can_be_said_is_asked_for_with_a_plan() -> None:
    """SK-20: by anybody, whoever's turn it is."""
    for seat in range(3):
        found = GAME.choices(site(), seat, "bump")
        assert (found["kind"], found["pending"], found["outlook"]) == ("report", None, None)
        assert found["workers"] == [0, 5, 10]
        assert list(ON_FLOOR[3]) in found["cells"]
    assert GAME.choices(site(referee="dice"), 0, "bump")["kind"] == "turn"


# In a record


def test_it_is_part_of_the_record_and_replays() -> None:
    """SK-20."""
    match = Match("skyscrapers", 2, seed=1, options={"starter": 0}, referee="table")
    match.play("add at 1 0 0")
    match.report("held")
    match.report("fell by=1 workers=0")
    assert match.events[-1] == Refereed("fell by=1 workers=0")
    match.play("put at 0 0 0")
    assert (match.to_move, match.scores) == (0, [0, -5])
    again = replay(match.record())
    assert (again.record(), again.state) == (match.record(), match.state)
    for saw in ("fell workers=0", "it stood"):
        with pytest.raises(IllegalMove) as caught:
            match.report(saw)
        assert caught.value.code == "play/no-report-wanted"
    with pytest.raises(InvalidRecord) as wrong:
        match.follow(Refereed("fell workers=0"))
    assert wrong.value.code == "play/wrong-actor"
