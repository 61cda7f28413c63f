"""Players against players: fair seats, the same result again, honest numbers, no crash."""

import csv
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import steeple
from steeple.arena.program import Limits
from steeple.arena.standings import Played, is_sure, standings
from steeple.arena.tournament import Tournament, hold, play_match
from steeple.cli.main import main

Out = pytest.CaptureFixture[str]
PLENTY = 60.0
"""Seconds for a move, where nothing is supposed to take that long."""


def test_the_same_tournament_comes_to_the_same_in_one_process_or_two() -> None:
    tournament = Tournament("five-towers", ["greedy", "random"], seats=3, games=6, seed=5)
    told: list[int] = []
    alone = hold(tournament, 1, lambda played: told.append(len(played)))
    assert told == [1, 2, 3, 4, 5, 6]
    assert hold(tournament, 2) == alone


def test_a_deal_is_played_until_everybody_has_sat_everywhere() -> None:
    tournament = Tournament("five-towers", ["random", "greedy"], seats=2, games=6, seed=5)
    played = [play_match(tournament, number) for number in range(4)]
    assert [each.deal for each in played] == [0, 0, 1, 1]
    assert [each.line_up[0] for each in played] == ["random", "greedy"] * 2


def test_everybody_sits_everywhere_equally_often() -> None:
    tournament = Tournament("five-towers", ["a", "b", "c"], seats=2, games=6)
    seen = Counter((seat, bot) for n in range(6) for seat, bot in enumerate(tournament.line_up(n)))
    assert set(seen.values()) == {2}
    assert len(seen) == 6


def test_wins_add_up_to_the_number_of_matches() -> None:
    found = hold(Tournament("five-towers", ["random"], seats=4, games=5)).standings
    assert sum(each.wins for each in found) == pytest.approx(5)
    assert found[0].games == 20
    assert found[0].share_low <= found[0].share <= found[0].share_high


def test_a_better_bot_stands_first() -> None:
    report = hold(Tournament("five-towers", ["random", "greedy"], seats=2, games=10))
    best, last = report.standings
    assert (best.player, last.player) == ("greedy", "random")
    assert best.points > last.points
    assert best.margin == pytest.approx(-last.margin)
    assert best.rating > 25 > last.rating
    assert report.cross[0].share == pytest.approx(best.share)
    assert report.cross[0].share + report.cross[1].share == pytest.approx(1)


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


def test_the_command_reports_to_people_and_programs(capsys: Out, tmp_path: Path) -> None:
    assert main(["arena", "--games", "4", "--seats", "3", "--bidding", "open"]) == 0
    shown = capsys.readouterr()
    assert "medium" in shown.out
    assert shown.err.splitlines()[-1].startswith("4 / 4   ")
    file = tmp_path / "matches.csv"
    assert main(["arena", "--games", "4", "--json", "--csv", str(file)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert {each["player"] for each in answer["standings"]} == {"hard", "medium"}
    names = {"player", "games", "share", "share_low", "share_high", "points", "rating"}
    assert names <= set(answer["standings"][0])
    with file.open(newline="") as lines:
        assert len(list(csv.DictReader(lines))) == 8


def even(number: int, winner: int) -> Played:
    line_up = ["a", "b"] if number % 2 == 0 else ["b", "a"]
    return Played(number, number // 2, line_up, [1, 1], [winner])


def test_a_sequential_test_stops_when_it_is_settled_who_is_stronger() -> None:
    strong = [even(number, number % 2) for number in range(60)]
    assert not is_sure(strong[:4], 2)
    assert is_sure(strong, 2)
    assert standings(strong)[0].player == "a"
    tournament = Tournament("five-towers", ["greedy", "random"], seats=2, games=400)
    report = hold(tournament, until_sure=True)
    assert report.is_sure
    assert report.games < 100


def test_intervals_take_deals_as_the_sample() -> None:
    """Where each deal goes to whoever sits first, nothing is known about the players' strength."""
    played = [even(number, 0) for number in range(40)]
    found = standings(played)[0]
    assert (found.share, found.share_low, found.share_high) == (0.5, 0.5, 0.5)


SAYS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    {}
"""
PROGRAMS = {
    "legal": "print(json.dumps({'move': asked['legal'][0]}), flush=True)",
    "ended": "sys.exit(1)",
    "nonsense": "print('bid 3', flush=True)",
    "illegal": "print(json.dumps({'move': 'bid 99'}), flush=True)",
    "endless": "print('x' * 100_000, flush=True)",
    "hungry": "x = bytearray(1 << 33); print(json.dumps({'move': asked['legal'][0]}), flush=True)",
}


def program(folder: Path, name: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(SAYS.format(PROGRAMS[name]))
    return str(file)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("legal", None),
        ("ended", "arena/program-ended"),
        ("nonsense", "arena/program-nonsense"),
        ("endless", "arena/program-nonsense"),
        ("illegal", "five-towers/"),
        ("hungry", "arena/program-ended"),
    ],
)
def test_a_program_that_fails_loses_that_match(tmp_path: Path, name: str, why: str | None) -> None:
    player = program(tmp_path, name)
    limits = Limits(PLENTY, 1024)
    tournament = Tournament("five-towers", [player, "random"], 2, 2, limits=limits)
    played = play_match(tournament, 0)
    if why is None:
        assert played.failed is None
    else:
        assert played.failed == 0
        assert played.winners == [1]
        assert (played.why or "").startswith(why)
        assert hold(tournament).standings[-1].failed == 2


def test_a_program_that_hangs_loses_that_match(tmp_path: Path) -> None:
    file = tmp_path / "hangs.py"
    file.write_text("import sys\nfor line in sys.stdin: pass")
    tournament = Tournament("block-out", [str(file), "novice"], 2, 1, limits=Limits(0.2))
    played = play_match(msgspec.structs.replace(tournament, referee="dice"), 0)
    assert (played.failed, played.why) == (0, "arena/program-slow")


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(steeple.InvalidSetup) as caught:
        hold(Tournament("five-towers", ["./nobody", "random"], 2, 1))
    assert caught.value.code == "arena/no-program"


def test_a_tournament_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    ledger = tmp_path / "results"
    tournament = Tournament("five-towers", ["greedy", "random"], seats=2, games=30, seed=3)
    whole = hold(tournament)
    command = [sys.executable, "-m", "steeple", "arena", "--games", "60", "--seed", "3"]
    command += ["--bots", "greedy,random", "--log", str(ledger)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as killed:
        assert killed.stderr is not None
        assert killed.stderr.readline().startswith(b"6 / 60")
        killed.kill()
    lines = ledger.read_bytes().splitlines(keepends=True)[:13]
    # As if the machine had gone down in the middle of a line.
    ledger.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])
    told: list[int] = []
    assert hold(tournament, 1, lambda played: told.append(len(played)), ledger) == whole
    assert told[0] == len(lines) - 1
    assert hold(tournament, 1, lambda played: told.append(0), ledger) == whole
    assert told[-1] == 30
    with pytest.raises(steeple.InvalidSetup) as caught:
        hold(msgspec.structs.replace(tournament, seed=4), 1, ledger=ledger)
    assert caught.value.code == "arena/other-tournament"
