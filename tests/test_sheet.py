"""`steeple score`: a real table, typed in."""

import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.cli.main import main
from steeple.games.five_towers.sheet import SheetProblem, problems, read, result
from steeple.kernel.messages import LANGUAGES, say

Out = pytest.CaptureFixture[str]

EXAMPLE = """
Anna:            # the example of the rules
sand 12 7 5 2
candy 6 4 0
tree 13 10 5 3 1 0
rubble 2
"""


def complaints(text: str) -> list[str]:
    try:
        return [
            problem.code.partition("/")[2] for problem in problems(read([*text.split("; ")], "en"))
        ]
    except SheetProblem as problem:
        return [problem.args_["why"].code.partition("/")[2] if problem.args_ else problem.code]


def test_the_example_of_the_rules_has_25_points() -> None:
    """FT-20, FT-21, example E4."""
    (sheet,) = read(EXAMPLE.splitlines(), "en")
    assert problems([sheet]) == []
    points = result(sheet)
    assert points.points == 25
    assert points.by_tower == {"sand": 4, "candy": 6, "tree": 12}
    assert (points.main, points.main_points, points.rubble_points) == ("tree", 6, -3)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("candy 15 12 9 0", []),
        ("CANDY 15, 12, 9, 0", []),
        ("can 15/12/9/0", []),
        ("candy 8 15 9 8", ["sheet-copies"]),
        ("candy 3 7", ["sheet-does-not-fit"]),
        ("candy 7 7", ["sheet-does-not-fit"]),
        ("candy 0 9", ["sheet-on-roof"]),
        ("candy 3 9 8 15", []),
        ("candy 16", ["sheet-value"]),
        ("candy -1", ["sheet-value"]),
        ("candy", ["sheet-no-values"]),
        ("candy 3; candy 2", ["sheet-tower-twice"]),
        ("gold 3", ["sheet-what"]),
        ("s 3", ["sheet-what"]),
        ("rubble 2; rubble 3", ["sheet-rubble-twice"]),
        ("rubble sand7 tree3", []),
        ("rubble sand0", ["sheet-roof-torn"]),
        ("rubble many", ["sheet-rubble"]),
        ("rubble 60", ["sheet-much-rubble"]),
        ("A:; sand 7; B:; sand 7", ["sheet-copies"]),
        ("A:; sand 7; B:; rubble sand7", ["sheet-copies"]),
        ("A:; sand 7; B:; sand 7; C:; D:", []),
        ("A:; sand 8; B:; sand 8; C:; D:", ["sheet-copies"]),
        ("A:; B:; C:; D:; E:; F:", ["sheet-many-players"]),
        ("", ["five-towers/sheet-empty"]),
    ],
)
def test_towers_that_can_not_exist_are_named(text: str, found: list[str]) -> None:
    assert complaints(text) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_types_can_be_typed_in_every_language(language: str) -> None:
    types = ("candy", "scary", "tree", "scrap", "sand")
    lines = [f"{say('five-towers/type', language, type=type)} 9 3" for type in types]
    lines.append(f"{say('five-towers/rubble', language)} 1")
    (sheet,) = read(lines, language)
    assert list(sheet.towers) == list(types)
    assert sheet.rubble == 1


@given(st.lists(st.text(max_size=30), max_size=5))
def test_nothing_typed_makes_it_stumble(lines: list[str]) -> None:
    for problem in all_problems(lines):
        assert str(problem)


def all_problems(lines: list[str]) -> list[SheetProblem]:
    try:
        return problems(read(lines, "en"))
    except SheetProblem as problem:
        return [problem]


def test_the_command_counts_for_everybody(capsys: Out) -> None:
    assert main(["score", "Anna:", "candy 15 12 9 0", "Ben:", "sand 8 14", "rubble 2"]) == 0
    shown = capsys.readouterr().out
    assert "12 ★" in shown
    assert "Ben" in shown


def test_the_command_answers_programs(capsys: Out, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(EXAMPLE)
    assert main(["score", "--file", str(sheet), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["results"][0]["points"], answer["winners"]) == (25, [0])
    assert main(["score", "--json", "candy 0 9"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["error"]["code"] == "five-towers/sheet-on-roof"


def test_the_command_reads_its_input(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("candy 5 4\nsand 3 4\n"))
    assert main(["score"]) == 1
    assert "Sand tower: 4 can’t stand on 3" in capsys.readouterr().err


def test_a_file_that_is_no_text_is_refused(capsys: Out, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_bytes(b"\xff\xfe\x00")
    assert main(["score", "--file", str(sheet)]) == 1
    assert "can’t be read" in capsys.readouterr().err
