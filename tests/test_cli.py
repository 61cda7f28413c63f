"""The command line: what it prints, in which language, and how it fails."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from steeple.cli.main import COMMANDS, main
from steeple.kernel.messages import LANGUAGES, say
from steeple.play.match import Match
from tests.patience import STUCK_S

Out = pytest.CaptureFixture[str]


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    match = Match("five-towers", seats=3, seed=5, options={"bidding": "open"})
    while not match.is_over:
        match.play(match.legal()[-1])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(language: str, capsys: Out) -> None:
    assert main(["--lang", language, "--help"]) == 0
    shown = capsys.readouterr().out
    for command in COMMANDS:
        assert say(f"cli/help-{command}", language) in shown


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "lt"])
def test_every_command_has_help(command: str, language: str, capsys: Out) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help", f"--lang={language}"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert say("cli/help-options", language) in shown
    assert "usage" not in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "There is no command “dance”"),
        (["play", "--dance"], "“--dance” is not understood here"),
        (["play", "--seats", "many"], "--seats is a whole number, not 'many'"),
        (["play", "--seats"], "--seats needs a value"),
        (["play", "--terminal", "--bot", "god"], "There is no bot “god”"),
        (["verify"], "This is missing: FILE"),
        (["--lang", "xx", "play"], "There is no language “xx”"),
        (["--lang"], "There is no language “”"),
    ],
)
def test_a_wrong_command_line_is_one_clear_line(
    arguments: list[str], complaint: str, capsys: Out
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("steeple: ")
    assert complaint in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "--terminal", "--seats", "9"], "for 2 to 5 players, not for 9"),
        (["play", "--terminal", "--game", "chess"], "There is no game “chess”"),
        (["play", "--terminal", "--bidding", "loud"], "can’t be “loud”"),
        (["replay", "nowhere.json"], "nowhere.json can’t be read: No such file"),
        (["verify", "."], "can’t be read: Is a directory"),
        (["verify", "a\0b"], "can’t be read"),
        (["bench", "chess"], "There is no game “chess”"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(
    arguments: list[str], complaint: str, capsys: Out
) -> None:
    assert main(arguments) == 1
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert shown.err.count("\n") == 1


def test_verify_says_that_all_is_well(record_file: Path, capsys: Out) -> None:
    assert main(["verify", str(record_file)]) == 0
    assert "Everything is right" in capsys.readouterr().out
    assert main(["verify", "--json", str(record_file)]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_verify_names_the_event_that_was_altered(record_file: Path, capsys: Out) -> None:
    record = json.loads(record_file.read_text())
    number = next(n for n, event in enumerate(record["events"]) if event["kind"] == "move")
    record["events"][number]["seat"] = 4
    record_file.write_text(json.dumps(record))
    assert main(["verify", str(record_file)]) == 1
    assert f"Event {number} of the game file was altered" in capsys.readouterr().err
    assert main(["verify", "--json", str(record_file)]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["args"]["event"] == number


@pytest.mark.parametrize("cut", [0, 1, 100, 5000, -2])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_cut_off_file_is_refused(command: str, cut: int, record_file: Path, capsys: Out) -> None:
    record_file.write_text(record_file.read_text()[:cut])
    assert main([command, str(record_file)]) == 1
    shown = capsys.readouterr()
    assert "This is not JSON" in shown.err
    assert shown.out == ""


def test_a_record_of_the_future_is_refused(record_file: Path, capsys: Out) -> None:
    record = json.loads(record_file.read_text())
    record_file.write_text(json.dumps({**record, "version": 2}))
    assert main(["replay", str(record_file)]) == 1
    assert "please update" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_whole_match(language: str, record_file: Path, capsys: Out) -> None:
    assert main(["replay", str(record_file), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert say("five-towers/name", language) in shown
    assert say("five-towers/type", language, type="sand")[:6] in shown
    assert say("cli/seat-name", language, number=3) in shown


def test_replay_for_programs_is_a_line_for_each_event(record_file: Path, capsys: Out) -> None:
    assert main(["replay", "--json", str(record_file)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    events = json.loads(record_file.read_text())["events"]
    assert [line["number"] for line in lines] == list(range(len(events)))
    assert lines[-1]["is_over"]
    assert lines[-1]["view"]["scores"] == events[-1]["scores"]
    assert main(["replay", "--json", "--from", "50", str(record_file)]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == lines[50:]


def test_a_reader_who_has_enough_is_no_error(record_file: Path) -> None:
    command = f"{sys.executable} -m steeple replay --json {record_file} | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, timeout=STUCK_S, check=False
    )
    assert done.stderr == ""
    assert json.loads(done.stdout)["number"] == 0


def test_ctrl_c_is_one_line_and_an_exit_code() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "steeple", "stdio"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(b"{}\n")
    running.stdin.flush()
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, complaint = running.communicate(timeout=STUCK_S)
    assert running.returncode == 130
    assert complaint.decode().strip() == "Stopped."
