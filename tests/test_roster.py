"""Bots by name: the same four levels everywhere, budgets, and older names."""

import pytest

import steeple
from steeple.kernel.bots import Budget
from steeple.kernel.roster import Budgeted, read_name, simpler, stand_in

LEVELS = ("easy", "medium", "hard", "expert")
GAMES = [steeple.games[id] for id in ("five-towers", "block-out", "skyscrapers")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_game_has_the_same_four_levels(game: object) -> None:
    bots = game.bots  # type: ignore[attr-defined]
    assert tuple(bots) == LEVELS
    for older, level in (("novice", "easy"), ("steady", "medium"), ("master", "expert")):
        assert bots[older] is bots[level]
    assert stand_in(bots) == "hard"
    assert isinstance(bots["hard@0.1"], Budgeted)


def test_programs_have_two_more_in_five_towers() -> None:
    bots = steeple.games["five-towers"].bots
    assert "random" in bots
    assert "greedy" in bots
    assert "random" not in list(bots)


@pytest.mark.parametrize(
    "name",
    ["", "nobody", "expert@", "expert@0", "expert@-1", "expert@1e3", "expert@61", "expert#x"],
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(steeple.InvalidSetup) as caught:
        steeple.bot("five-towers", name)
    assert caught.value.code == "kernel/unknown-bot"


def test_a_budget_is_seconds_or_simulations() -> None:
    assert read_name("expert@0.25") == ("expert", Budget(seconds=0.25))
    assert read_name("expert#7") == ("expert", Budget(simulations=7))


def test_who_is_simpler() -> None:
    bots = steeple.games["five-towers"].bots
    assert [simpler(bots, name) for name in ("expert@2", "hard", "easy", "greedy")] == [
        "hard",
        "medium",
        "easy",
        "easy",
    ]


def test_a_bot_plays_a_match_for_a_program() -> None:
    match = steeple.Match("five-towers", seats=2, seed=7)
    players = [steeple.bot("five-towers", name, seed=1) for name in ("hard#2", "easy")]
    while match.to_move is not None:
        match.play(players[match.to_move].move(match))
    assert match.winners
