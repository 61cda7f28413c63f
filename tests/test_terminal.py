"""`steeple play` in a real terminal, as a newcomer would use it."""

import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.cli.main import main
from steeple.games.five_towers.game import GAME
from steeple.kernel.bots import RandomBot
from steeple.kernel.messages import LANGUAGES, say
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.five_towers.drawing import position, won
from tests.patience import STUCK_S
from tests.thorough import sample

Out = pytest.CaptureFixture[str]

QUESTIONS = ["How many cards", "can’t bid more", "Take [0-9] more", "c to cancel"]


def start(*arguments: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        sys.executable,
        ["-m", "steeple", *arguments],
        env={**os.environ, "TERM": "xterm-256color", "LOGNAME": "Rūta"},
        encoding="utf-8",
        timeout=STUCK_S,
        dimensions=(50, 100),
    )


@pytest.mark.slow
def test_a_newcomer_plays_a_game_to_its_end(own_data_folder: Path) -> None:
    terminal = start("play", "--terminal", "--seed", "5")
    terminal.expect("h shows the keys")
    while True:
        seen = terminal.expect([*QUESTIONS, "The win goes to|The win is shared by"])
        if seen == len(QUESTIONS):
            break
        terminal.expect("> ")
        terminal.sendline("s")
        terminal.expect("Enter to confirm")
        terminal.expect("> ")
        terminal.sendline("")
    terminal.expect("The game file of this match is")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    (record,) = (own_data_folder / "records").iterdir()
    assert main(["verify", str(record)]) == 0
    assert not (own_data_folder / "unfinished.json").exists()


@pytest.mark.slow
def test_ctrl_c_keeps_the_game_and_the_next_start_goes_on_with_it(own_data_folder: Path) -> None:
    terminal = start("play", "--terminal", "--seed", "5")
    terminal.expect("> ")
    terminal.sendline("5")
    terminal.expect("Enter to confirm")
    terminal.sendline("")
    terminal.expect("Take 5 more")
    terminal.expect("> ")
    terminal.sendintr()
    terminal.expect("Your game is kept")
    terminal.expect("Stopped.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    kept = json.loads((own_data_folder / "unfinished.json").read_text())
    assert kept["record"]["events"][-1]["move"] == "bid 5"
    again = start("play", "--terminal")
    again.expect("Your unfinished game goes on")
    again.expect("Take 5 more")
    again.sendline("q")
    again.expect("Your game is kept")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


def test_ctrl_c_while_scoring_is_one_line() -> None:
    terminal = start("score")
    terminal.expect("An empty line ends")
    terminal.sendintr()
    terminal.expect("Stopped.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_in_every_language(
    language: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["h", "?", "5", "u", "99", "nonsense", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["play", "--terminal", "--seed", "5", "--lang", language]) == 0
    shown = capsys.readouterr().out
    for message in ("kernel/it-is-legal", "five-towers/nothing-planned", "cli/game-kept"):
        assert say(message, language) in shown


def test_a_spoilt_game_is_put_aside_and_a_new_one_starts(
    own_data_folder: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "unfinished.json").write_text('{"record": {}')
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "--terminal"]) == 0
    assert "was put aside" in capsys.readouterr().out
    assert (own_data_folder / "unfinished-1.json").exists()


def test_a_new_game_does_not_overwrite_an_unfinished_one(
    own_data_folder: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    for seed in ("1", "2", "3"):
        assert main(["play", "--terminal", "--new", "--seed", seed]) == 0
    assert main(["play", "--terminal", "--new", "--seats", "9"]) == 1
    kept = sorted(file.name for file in own_data_folder.iterdir())
    assert kept == ["unfinished-1.json", "unfinished-2.json", "unfinished.json"]
    assert capsys.readouterr().out.count("was put aside as") == 2


def test_a_folder_that_can_not_be_written_is_said_once_and_the_game_goes_on(
    own_data_folder: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_data_folder.write_text("a file where the folder should be")
    monkeypatch.setenv("LOGNAME", "Rūta")
    typed = iter(["5", "", "s", "", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["play", "--terminal", "--seed", "5"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("can’t be written") == 1
    assert "Rūta: build" in shown


def test_the_end_of_the_input_is_no_error(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", no_more)
    assert main(["play", "--terminal"]) == 0
    assert "Your game is kept" in capsys.readouterr().out


TOWER = """
     4
    10    0
    sand  candy
"""


def test_planning_a_build_step_by_step() -> None:
    state = won(position("sand7 sand3 tree5 tree9 candy2", TOWER), 3)
    dialog = GAME.face.dialog(state, "en")
    assert dialog.question().startswith("Take 3 more")

    def says(typed: str) -> str:
        return " ".join(dialog.answer(typed).lines)

    assert says("") == "Nothing is chosen yet. h shows the keys."
    assert "nothing goes on a roof" in says("1")
    assert "3 could not be built" in says("4 5") or "does not go on" in says("4 5")
    assert says("7") == "Cards in the row are numbered from 1 to 5."
    assert "a roof is never torn down" in says("t candy")
    assert "There is no tower “gold”" in says("t gold")
    assert says("t sand") == "Planned: Sand tower torn down."
    assert says("5") == "Planned: Sand tower torn down, Sand 7."
    assert says("5") == "Sand 7 is taken already."
    assert says("u") == "Planned: Sand tower torn down."
    assert says("u") == "Nothing is planned."
    assert "Candy 2 has no place in any build." in says("?")
    assert "Sand 7 fits after tearing down." in says("?")
    reply = dialog.answer("t sand 5 4 3")
    assert reply.move is None
    assert "Points: 6 → 8" in reply.lines
    assert "Build for 8 points" in dialog.question()
    assert str(dialog.answer("").move) == "build -sand tree9 sand7 sand3"


def test_undo_takes_back_the_card_that_was_taken_last() -> None:
    dialog = GAME.face.dialog(won(position("sand7 candy3 tree5"), 3), "en")
    dialog.answer("3 1 2")
    assert dialog.answer("u").lines == ["Planned: Sand 7, Candy 3."]


KEYS = [
    "0",
    "1",
    "2",
    "3",
    "5",
    "9",
    "007",
    "100",
    "0010000",
    "p",
    "c",
    "u",
    "s",
    "t",
    "?",
    "h",
    "",
]
typing = st.lists(st.sampled_from([*KEYS, "sand", "candy7", "bid", "build", "-sand"]), max_size=4)


@settings(max_examples=sample(60))
@given(st.lists(typing.map(" ".join) | st.text(max_size=8), max_size=12), st.data())
def test_wrong_keys_never_harm(lines: list[str], data: st.DataObject) -> None:
    """Whatever is typed gets an answer, and a move that comes out of it is legal."""
    match = Match("five-towers", 3, seed=3, options={"bidding": "open"})
    stream = Stream(b"keys", "moves")
    for _ in range(data.draw(st.integers(0, 40))):
        match.play(RandomBot().choose(match.position(stream)))
    before = match.record()
    dialog = GAME.face.dialog(match.state, "en")
    for line in lines:
        reply = dialog.answer(line)
        assert dialog.question()
        if reply.move is not None:
            assert reply.move in match.legal()
    assert match.record() == before


def test_why_not_is_answered_for_every_number() -> None:
    dialog = GAME.face.dialog(position("sand7 candy2", TOWER), "en")
    assert dialog.answer("?").lines == [
        "0: You may.",
        "1: You may.",
        "2: You can’t build 2: at most 1 card fits on your towers, even after tearing down.",
    ]
    assert "at most 1 card" in dialog.answer("?2").lines[0]
    assert dialog.answer("?build sand7").lines == ["The starter names a number from 0 to 2."]
    assert dialog.answer("?1").lines == ["You may."]


def test_a_bid_that_can_not_be_built_is_cancelled_in_the_terminal() -> None:
    state = won(position("sand7 candy2", TOWER, bidding="open"), 2)
    dialog = GAME.face.dialog(state, "en")
    assert dialog.question() == "You can’t build 2 cards: c to cancel"
    dialog.answer("c")
    assert str(dialog.answer("").move) == "cancel"


def test_the_picture_is_the_towers_as_they_stand() -> None:
    from tests.letters import plain

    picture = plain(
        GAME.face.picture(GAME.view(position("sand7", TOWER), 0), ["A", "B", "C"], "en", 40, 0)
    )
    own = picture[picture.rindex("B") :]
    assert re.search(r"::4::\n\s+/0\\\s+::10::\n▔+\n Candy", own)
    assert "▸ A  6 points" in own
    assert "Row:  1  Sand 7" in own
