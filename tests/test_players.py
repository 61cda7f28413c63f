"""Chance and the referee as players, and hidden cards: with a game that has all of it."""

import pytest

import steeple
from steeple import catalog
from steeple.kernel.errors import IllegalMove, InvalidMove, InvalidSetup
from steeple.kernel.game import REFEREE
from steeple.kernel.log import Refereed
from steeple.kernel.streams import Stream
from steeple.play.match import Match


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalog._MODULES, "toy", "tests.toy_game")


def finished() -> Match:
    match = Match("toy", 2, seed=4)
    match.play("place")
    match.report("stood")
    match.play("place")
    match.report("fell")
    return match


def test_chance_deals_by_itself_and_the_match_waits_for_the_referee() -> None:
    match = Match("toy", 2, seed=4)
    assert match.setup.referee == "table"
    assert [match.to_move] == [0]
    match.play("place")
    assert [match.to_move, match.legal(), match.is_over] == [None, [], False]
    with pytest.raises(IllegalMove) as caught:
        match.play("place")
    assert caught.value.code == "play/waiting-for-report"
    with pytest.raises(InvalidMove):
        match.report("exploded")
    match.report("stood")
    assert match.to_move == 1
    assert match.events[-1] == Refereed("stood")


def test_what_the_referee_saw_is_replayed_and_verified() -> None:
    match = finished()
    assert match.is_over
    assert steeple.replay(match.record()).record() == match.record()
    assert steeple.verify(match.record()).winners == [0]


def test_a_report_nobody_wants_is_refused() -> None:
    with pytest.raises(IllegalMove) as caught:
        Match("toy", 2, seed=4).report("stood")
    assert caught.value.code == "play/no-report-wanted"


def test_another_referee_is_refused() -> None:
    with pytest.raises(InvalidSetup, match=r"There is no referee “physics”\. There are: table"):
        Match("toy", 2, referee="physics")


def test_a_bot_never_gets_the_hidden_card_of_another_seat() -> None:
    """Over many turns, what a bot is shown of the other hand is as often right as wrong."""
    right = 0
    for seed in range(200):
        match = Match("toy", 2, seed=seed)
        shown = match.position(Stream(b"peek", str(seed)))
        assert shown.view["hand"] == match.state.hands[0]
        right += shown.imagine().hands[1] == match.state.hands[1]
    assert 70 < right < 130


def test_a_view_of_a_seat_holds_nothing_of_another() -> None:
    for seed in range(8):
        match = Match("toy", 2, seed=seed)
        assert match.view(None)["hand"] is None
        assert [match.view(seat)["hand"] for seat in (0, 1)] == list(match.state.hands)


def test_the_referee_has_a_notation_of_its_own() -> None:
    game = steeple.games["toy"]
    with pytest.raises(InvalidMove):
        game.parse("stood", 0)
    assert str(game.parse("stood", REFEREE)) == "stood"
