"""Opponents: legal, repeatable, and the greedy one better than chance."""

import pytest

from steeple.games.five_towers.game import GAME
from steeple.kernel.bots import Position
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.five_towers.drawing import play, position, won


def chosen(state: object, name: str = "greedy") -> str:
    seat = GAME.actor(state)  # type: ignore[arg-type]
    bot = GAME.bots[name]
    return str(bot.choose(Position(GAME, state, seat, Stream(b"bot", "test"))))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    """One greedy bot among random ones wins at least two games of three."""
    wins = 0
    for seed in range(12):
        match = Match("five-towers", seats, seed=seed)
        while not match.is_over:
            name = "greedy" if match.to_move == seed % seats else "random"
            stream = Stream(b"bots", f"{seed} {len(match.events)}")
            match.play(GAME.bots[name].choose(match.position(stream)))
        wins += seed % seats in match.winners
    assert wins >= 8


@pytest.mark.parametrize("name", GAME.bots)
@pytest.mark.parametrize("bidding", ["checked", "open"])
def test_bots_play_whole_matches_and_the_same_ones_again(name: str, bidding: str) -> None:
    def record() -> object:
        match = Match("five-towers", 3, seed=4, options={"bidding": bidding})
        while not match.is_over:
            stream = Stream(b"bots", str(len(match.events)))
            match.play(GAME.bots[f"{name}#8"].choose(match.position(stream)))
        return match.record()

    assert record() == record()


TALL = """
     3
     5
    10
    sand
"""


def test_greedy_crowns_a_tall_tower() -> None:
    state = won(position("sand0 candy1 tree2", TALL), 1)
    assert chosen(state) == "build sand0"


def test_greedy_keeps_room_on_its_towers() -> None:
    """It starts a tower high rather than low."""
    state = won(position("candy2 candy14 tree1", ""), 1)
    assert chosen(state) == "build candy14"


def test_greedy_likes_an_eight_on_top() -> None:
    state = won(position("sand8 sand7 sand6", "\n 10\n sand\n"), 1)
    assert chosen(state) == "build sand8"


def test_greedy_denies_others_what_they_need() -> None:
    """Equal for itself, the roof is what the next player waits for."""
    waiting = """
         1
         3
         5
        10
        sand
    """
    state = won(position("sand0 scrap0", "", waiting, seats=2), 1)
    assert chosen(state) == "build sand0"


def test_greedy_never_bids_what_it_can_not_build() -> None:
    low = """
        1
        2
        sand
    """
    state = position("sand7 sand10 sand12", low, bidding="open")
    assert chosen(state) in ("bid 0", "bid 1")


def test_greedy_cancels_what_it_can_not_build() -> None:
    low = """
        1
        2
        sand
    """
    state = play(position("sand7 sand10", low, bidding="open"), "bid 2")
    assert chosen(state) == "cancel"


def test_a_bot_is_shown_what_its_seat_knows() -> None:
    match = Match("five-towers", 3, seed=1)
    shown = match.position(Stream(b"bot", "x"))
    assert shown.view == match.view(match.to_move)
    assert shown.legal == match.legal()
