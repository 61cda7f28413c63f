"""Bots against bots: fair seats, the same result again, honest numbers."""

import json
from collections import Counter

import pytest

import steeple
from steeple.arena.tournament import Tournament, hold
from steeple.cli.main import main

Out = pytest.CaptureFixture[str]


def test_the_same_tournament_comes_to_the_same_in_one_process_or_two() -> None:
    tournament = Tournament("five-towers", ["greedy", "random"], seats=3, games=6, seed=5)
    told: list[int] = []
    alone = hold(tournament, 1, told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    assert hold(tournament, 2) == alone


def test_everybody_sits_everywhere_equally_often() -> None:
    tournament = Tournament("five-towers", ["a", "b", "c"], seats=2, games=6)
    seen = Counter((seat, bot) for n in range(6) for seat, bot in enumerate(tournament.line_up(n)))
    assert set(seen.values()) == {2}
    assert len(seen) == 6


def test_wins_add_up_to_the_number_of_matches() -> None:
    standings = hold(Tournament("five-towers", ["random"], seats=4, games=5))
    assert sum(each.wins for each in standings) == pytest.approx(5)
    assert standings[0].seats == 20
    assert standings[0].share_low <= standings[0].share <= standings[0].share_high


def test_a_better_bot_stands_first() -> None:
    standings = hold(Tournament("five-towers", ["random", "greedy"], seats=2, games=10))
    assert [each.bot for each in standings] == ["greedy", "random"]
    assert standings[0].points > standings[1].points


@pytest.mark.parametrize(
    ("tournament", "jobs", "code"),
    [
        (Tournament("five-towers", ["god"], 2, 1), 1, "kernel/unknown-bot"),
        (Tournament("five-towers", ["random"], 7, 1), 1, "kernel/bad-seats"),
        (Tournament("five-towers", ["random"], 2, 0), 1, "kernel/bad-number"),
        (Tournament("five-towers", ["random"], 2, 1), 0, "kernel/bad-number"),
        (Tournament("chess", ["random"], 2, 1), 1, "kernel/unknown-game"),
        (Tournament("five-towers", ["random"], 2, 1, 0, {"x": 1}), 1, "kernel/unknown-option"),
    ],
)
def test_a_tournament_that_makes_no_sense_is_refused(
    tournament: Tournament, jobs: int, code: str
) -> None:
    with pytest.raises(steeple.InvalidSetup) as caught:
        hold(tournament, jobs)
    assert caught.value.code == code


def test_the_command_reports_to_people_and_programs(capsys: Out) -> None:
    assert main(["arena", "--games", "4", "--seats", "3", "--bidding", "open"]) == 0
    shown = capsys.readouterr()
    assert "greedy" in shown.out
    assert shown.err.splitlines()[-1] == "4 / 4"
    assert main(["arena", "--games", "4", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {each["bot"] for each in answer["standings"]} == {"greedy", "random"}
