"""SK-9: once a whole round has passed without a build, the game may end here if all agree."""

from typing import Any

import pytest
from msgspec.structs import replace

import steeple
from steeple.games.skyscrapers.bots.bot import BOTS
from steeple.games.skyscrapers.facts import AgreeAct, DeclineAct, ProposeAct
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.moves import Propose
from steeple.games.skyscrapers.state import State
from steeple.kernel.bots import Position
from steeple.kernel.errors import IllegalMove, InvalidRecord
from steeple.kernel.log import Moved
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from steeple.play.record import replay
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import held, play, view, why_not
from tests.skyscrapers.test_tell import shown, told

ASIDE = (1, 0, 0)
BACK_AND_FORTH = ("0 0 0", "1 0 0")


def yard(seats: int = 3, **known: Any) -> State:
    """Everybody has a worker beside the H, and has just built nothing."""
    hands = ["flat-1 flat-2", "flat-3 flat-4", "floor-1 floor-2 floor-3"][:seats]
    workers = {5 * seat: ASIDE for seat in range(seats)}
    return position(*hands, workers=workers, **known)


def walked(state: State, turns: int) -> State:
    """So many whole turns, in which somebody only walks."""
    for _ in range(turns):
        seat = state.turn
        for at in range(3):
            worker = 5 * seat
            there = BACK_AND_FORTH[state.workers[worker] != ASIDE]
            state = held(state, f"move {worker} to {there}")
            assert (state.turn == seat) == (at < 2)
    return state


def built(state: State) -> State:
    """Whoever is in turn builds something."""
    return held(state, legal(state, "build")[0])


def quiet(**known: Any) -> State:
    """A whole round has passed without a build; it is the turn of the second seat."""
    return walked(yard(**known), 4)


def propose(state: State, seat: int) -> State:
    """A seat proposes the end, whoever's turn it is."""
    return GAME.apply(state, GAME.parse("propose end", seat))


def why_not_by(state: State, seat: int) -> str:
    """The code of the reason why a seat can't propose the end."""
    with pytest.raises(IllegalMove) as caught:
        propose(state, seat)
    assert str(caught.value)
    return caught.value.code.partition("/")[2]


def test_a_whole_round_must_pass_without_a_build() -> None:
    """SK-9: a whole turn of everybody, after the one in which somebody built."""
    state = held(built(yard(seats=2)), "move 0 to 0 0 0", "move 0 to 1 0 0")
    for _ in range(2):
        assert (why_not(state, "propose end"), state.phase) == ("not-quiet", "play")
        state = walked(state, 1)
    assert play(state, "propose end").phase == "agree"


def test_a_worker_that_is_added_builds_nothing() -> None:
    """SK-9: that keeps the clock of three turns from running out, and is no build."""
    state = quiet()
    assert play(held(state, "add at 0 0 0"), "propose end").phase == "agree"
    assert why_not(built(state), "propose end") == "not-quiet"


def test_those_who_are_out_have_no_turns_to_wait_for_and_no_say() -> None:
    """SK-9: only those who are still in count."""
    state = replace(yard(), is_out=(False, False, True))
    state = walked(state, 3)
    asked = propose(state, 0)
    assert asked.asked == (1,)
    assert why_not_by(state, 2) == "you-are-out"


def test_anybody_proposes_it_whoever_is_in_turn() -> None:
    """SK-9: the others answer in turn order after the one who proposed it."""
    state = quiet()
    assert state.turn == 1
    for seat, asked in ((0, (1, 2)), (1, (2, 0)), (2, (0, 1))):
        proposed = propose(state, seat)
        assert (proposed.proposer, proposed.asked) == (seat, asked)
        assert GAME.actor(proposed) == asked[0]
        assert view(proposed)["proposer"] == seat
    assert why_not_by(state, 3) == "no-such-seat"


def test_if_all_agree_the_game_is_stuck() -> None:
    """SK-9: 1 point less for each card in hand, and SK-24."""
    state = propose(quiet(), 0)
    assert [str(move) for move in GAME.legal(state)] == ["agree", "decline"]
    state = play(state, "agree")
    assert (state.phase, GAME.actor(state)) == ("agree", 2)
    state = play(state, "agree")
    assert (state.phase, state.ended_by) == ("over", "stuck")
    assert [len(line["cards"]) for line in view(state)["result"]] == [2, 2, 3]
    assert view(state)["proposer"] == 0, "so that it can be said how it ended"


def test_who_declines_lets_the_game_go_on_where_it_was() -> None:
    """SK-9: and another round without a build must pass."""
    before = quiet()
    state = play(propose(before, 0), "agree", "decline")
    assert state == replace(before, quiet=0)
    assert why_not_by(state, 0) == "not-quiet"
    assert why_not_by(walked(state, 3), 0) == "not-quiet"
    assert propose(walked(state, 4), 0).phase == "agree"


def test_nothing_else_is_done_before_the_answers() -> None:
    """SK-9."""
    state = propose(quiet(), 0)
    for move in ("add at 0 0 0", "move 5 to 0 0 0", "done", "keep", "propose end"):
        assert why_not(state, move) == "not-now"
    assert why_not(quiet(), "agree") == "not-now"
    acting = play(quiet(), "move 5 to 1 0 0")
    assert why_not_by(acting, 0) == "not-now", "the referee speaks first"


def test_everybody_is_told_whether_it_may_be_proposed_and_who_did() -> None:
    """SK-9."""
    for seat in range(3):
        assert not GAME.choices(yard(), seat, "")["may_propose"]
        assert GAME.choices(quiet(), seat, "")["may_propose"]
    state = propose(quiet(), 0)
    assert GAME.choices(state, 1, "") == {"kind": "agree", "proposer": 0}
    assert not GAME.choices(state, 2, "")["may_propose"]
    out = replace(quiet(), is_out=(False, False, True))
    assert not GAME.choices(out, 2, "")["may_propose"]


def test_it_is_shown_and_told() -> None:
    state = quiet()
    assert (told(state, "propose end"), shown(state, "propose end")) == (
        "Bob proposes to end the game here.",
        ProposeAct(),
    )
    state = play(state, "propose end")
    assert (told(state, "agree"), shown(state, "agree")) == ("Cem agrees.", AgreeAct())
    assert (told(state, "decline"), shown(state, "decline")) == (
        "Cem wants to play on.",
        DeclineAct(),
    )


@pytest.mark.parametrize("name", BOTS)
def test_bots_agree_at_once(name: str) -> None:
    """SK-9: people decide."""
    position = Position(GAME, propose(quiet(), 0), 1, Stream(b"bot", "bot"))
    assert str(BOTS[name].choose(position)) == "agree"


# In a record


def idle_match() -> Match:
    """Two who add a worker each, and then only walk; the second is to move."""
    match = Match("skyscrapers", 2, seed=1, options={"starter": 0}, referee="table")

    def act(*moves: str) -> None:
        for move in moves:
            match.play(move)
            match.report("held")

    act("add at 1 0 0", "move 0 to 0 0 0", "move 0 to 1 0 0")
    act("add at 1 0 0", "move 5 to 0 0 0", "move 5 to 1 0 0")
    act("move 0 to 0 0 0", "move 0 to 1 0 0", "move 0 to 0 0 0")
    return match


def test_a_match_that_ended_by_agreement_replays_to_the_same_end() -> None:
    """SK-9: who proposed it is in the record, in turn or not."""
    match = idle_match()
    assert match.to_move == 1
    match.play(Propose(0))
    assert match.events[-1] == Moved(0, "propose end")
    match.play("agree")
    assert (match.is_over, match.view(None)["ended_by"]) == (True, "stuck")
    again = replay(match.record())
    assert again.record() == match.record()
    assert again.state == match.state
    steeple.verify(match.record())


def test_only_a_proposal_may_come_out_of_turn() -> None:
    """SK-9."""
    match = idle_match()
    with pytest.raises(InvalidRecord) as caught:
        match.follow(Moved(0, "move 0 to 1 0 0"))
    assert caught.value.code == "play/wrong-actor"
    match.follow(Moved(0, "propose end"))
    assert match.to_move == 1
