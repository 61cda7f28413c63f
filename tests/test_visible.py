"""Nothing that comes from elsewhere steers a terminal, and every error can be put into words."""

import ast
import copy
import io
import json
import os
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steeple
from steeple.cli import main as commands
from steeple.cli.main import main
from steeple.cli.stdio import Engine
from steeple.kernel.codec import chain_hash
from steeple.kernel.errors import SteepleError
from steeple.kernel.messages import LANGUAGES, words_of
from steeple.kernel.visible import in_one_line, shortened, visible
from steeple.play.match import Match
from steeple.server.logs import Log
from tests.patience import STUCK_S
from tests.test_words import AREAS, PACKAGE, arguments, read
from tests.thorough import sample

CLI = Path(commands.__file__).parent
ESCAPE = "\x1b]0;owned\x07\x9b2J\u202e"
SEEN = r"\u001b]0;owned\u0007\u009b2J\u202e"
STEERING = set(map(chr, [*range(10), *range(11, 32), *range(127, 160)])) | set(
    "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
)

Out = pytest.CaptureFixture[str]


@cache
def finished() -> dict[str, Any]:
    match = Match("five-towers", seats=2, seed=11)
    while not match.is_over:
        match.play(match.legal()[0])
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def places(record: dict[str, Any]) -> list[tuple[int, str]]:
    """A text of each kind that a record has: the event, and the field."""
    found: dict[tuple[str, str], tuple[int, str]] = {}
    for number, event in enumerate(record["events"]):
        for field, value in event.items():
            if isinstance(value, str | dict):
                found.setdefault((event["kind"], field), (number, field))
    return list(found.values())


def altered(place: tuple[int, str], value: Any) -> dict[str, Any]:
    """The record of a forger who knows how hashes are made."""
    record = copy.deepcopy(finished())
    number, field = place
    record["events"][number][field] = value
    link = ""
    for event in record["events"]:
        forged = event.pop("hash")
        link = chain_hash(link, event)
        event["hash"] = forged if forged == value else link
    return record


hostile = st.lists(
    st.one_of(
        st.sampled_from([*STEERING, ESCAPE, "bid 1", "candy3"]), st.characters(codec="utf-8")
    ),
    max_size=30,
).map("".join)
places_of_it = st.sampled_from(places(finished()))


@given(hostile)
def test_what_steers_a_terminal_is_written_out(text: str) -> None:
    assert not STEERING & set(visible(text))
    assert "\n" not in in_one_line(text)
    assert visible(visible(text)) == visible(text)
    # It may be JSON: then it is still the same data.
    assert json.loads(visible(msgspec.json.encode(text).decode())) == text


def test_names_and_emoji_stay_as_they_are() -> None:
    for text in ("Rūta", "שלום", "👩\u200d🚀", "Ünï\u0301 – “quoted”", "two\nlines"):
        assert visible(text) == text


@settings(max_examples=sample(60))
@given(place=places_of_it, text=hostile, command=st.sampled_from(["verify", "replay"]))
def test_nothing_in_a_record_steers_the_terminal(
    place: tuple[int, str], text: str, command: str
) -> None:
    record = json.dumps(altered(place, {text: text} if place[1] == "options" else text))
    for extra in ([], ["--json"]):
        shown = printed([command, *extra, "-"], record.encode())
        assert not STEERING & set(shown)


def test_each_text_of_a_record_is_shown_to_be_wrong_without_its_escapes(tmp_path: Path) -> None:
    for place in places(finished()):
        value = {ESCAPE: ESCAPE} if place[1] == "options" else ESCAPE
        shown = printed(["verify", "-"], json.dumps(altered(place, value)).encode())
        assert shown.startswith("steeple: ")
        assert not STEERING & set(shown)


def printed(arguments: list[str], typed: bytes = b"") -> str:
    """All that a command prints, on both streams."""
    kept = sys.stdin, sys.stdout, sys.stderr
    shown = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed))
    sys.stdout = sys.stderr = shown
    try:
        main(arguments)
        shown.flush()
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept
    data: bytes = shown.buffer.getvalue()
    return data.decode()


def test_stdio_answers_with_nothing_that_steers_a_terminal() -> None:
    asked = [
        {"cmd": "new", "game": "five-towers", "seats": 2, "seed": 7},
        {"cmd": "play", "move": ESCAPE},
        {"cmd": ESCAPE},
        {"cmd": "new", "game": ESCAPE, "seats": 2},
        {"cmd": "replay", "record": altered(places(finished())[-1], ESCAPE)},
        {"cmd": "record"},
    ]
    shown = printed(["stdio"], "\n".join(map(json.dumps, asked)).encode())
    answers = [json.loads(line) for line in shown.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, False, False, True]
    assert not STEERING & set(shown)


def test_the_servers_log_holds_nothing_that_steers_a_terminal() -> None:
    stream = io.StringIO()
    log = Log(stream)
    log.info("odd", name=ESCAPE)
    log.info("odder", name="\ud800")
    first, second = stream.getvalue().splitlines()
    assert not STEERING & set(first)
    assert json.loads(first)["name"] == ESCAPE
    assert json.loads(second)["name"] == r"\ud800"


def test_commands_print_in_one_place_only() -> None:
    printing = {"print", "Console"}
    for source in CLI.glob("*.py"):
        if source.name == "screen.py":
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                named = ast.unparse(node.func)
                assert named not in printing, source.name
                assert not re.match(r"sys\.std(out|err)\..*write", named), source.name


@pytest.mark.slow
def test_a_real_terminal_is_not_steered(tmp_path: Path, own_data_folder: Path) -> None:
    (number, field) = next(place for place in places(finished()) if place[1] == "move")
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(altered((number, field), ESCAPE)))
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(f"Ann{ESCAPE}[bold]: candy 15")
    for command in (
        ["verify", str(forged)],
        ["replay", str(forged)],
        ["score", "--file", str(sheet)],
    ):
        shown = in_terminal(*command)
        assert "\x1b]0;" not in shown
        assert "\x9b" not in shown
        assert "\u202e" not in shown
        assert SEEN.lower() in shown.lower()
    playing = in_terminal("play", "--terminal", "--seed", "5", typed="q")
    assert "\x1b]0;" not in playing
    assert r"\u001b]0;" in playing


def in_terminal(*arguments: str, typed: str | None = None) -> str:
    """All that a terminal of 250 columns gets to see."""
    terminal = pexpect.spawn(
        sys.executable,
        ["-m", "steeple", *arguments],
        env={**os.environ, "TERM": "xterm-256color", "LOGNAME": ESCAPE},
        encoding="utf-8",
        timeout=STUCK_S,
        dimensions=(50, 250),
    )
    shown = ""
    if typed is not None:
        terminal.expect("\n> ")
        shown = terminal.before
        terminal.sendline(typed)
    terminal.expect(pexpect.EOF)
    terminal.close()
    return shown + str(terminal.before)


# Putting errors into words

CODES = [f"{area}/{name}" for area in AREAS for name in read(area, "en")]
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**14)
    | st.floats()
    | st.text(st.characters(), max_size=20)
    | st.sampled_from([10**30, -(10**400), "x" * 3000, "\ud800", ESCAPE, 1e308]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


def check_said(error: SteepleError, language: str) -> None:
    said = error.message(language)
    assert said
    assert not STEERING & set(said)
    facts = error.as_json(language)
    assert facts["message"] == said
    assert msgspec.json.decode(msgspec.json.encode(facts)) == facts
    assert str(error)


@settings(max_examples=sample(300))
@given(st.data())
def test_every_error_can_be_said_with_any_arguments(data: st.DataObject) -> None:
    code = data.draw(st.sampled_from(CODES))
    area, _, name = code.partition("/")
    wanted = sorted(arguments(read(area, "en"), name))
    given_ = {each: data.draw(json_values) for each in wanted}
    if wanted and data.draw(st.integers(0, 9)) == 0:
        del given_[wanted[0]]
    check_said(SteepleError(code, **given_), data.draw(st.sampled_from(LANGUAGES)))


class Grumpy:
    def __str__(self) -> str:
        raise RuntimeError("no")


def test_whatever_is_wrong_an_error_has_words() -> None:
    inner = SteepleError("play/newer-record", version=10**30, ours=1)
    check_said(inner, "fr")
    assert "1000000000000000000000000000000" in inner.message("fr")
    check_said(SteepleError("play/wrong-event", event=1, why=inner), "pl")
    check_said(SteepleError("nowhere/nothing", x=Grumpy(), y="\ud800"), "en")
    check_said(SteepleError("cli/no-such-message"), "en")
    check_said(SteepleError("play/match-over"), "tlh")
    assert (
        SteepleError("play/match-over").message("de") == SteepleError("play/match-over").message()
    )
    assert shortened(10**5000) == "<int>"
    assert shortened(Grumpy()) == "<Grumpy>"


def test_huge_numbers_and_long_texts_in_records_are_answered() -> None:
    newer = {**finished(), "version": 10**30}
    drawn = next(place for place in places(finished()) if place[1] == "outcome")
    for record in (newer, altered(drawn, "candy3" * 3000)):
        with pytest.raises(steeple.InvalidRecord) as caught:
            steeple.verify(record)
        for language in LANGUAGES:
            check_said(caught.value, language)
        data = json.dumps(record).encode()
        for command in ("verify", "replay"):
            assert printed([command, "-"], data).startswith("steeple: ")
        answer = Engine().answer(json.dumps({"cmd": "replay", "record": record}).encode())
        assert answer["ok"] is False
        assert msgspec.json.encode(answer)


def test_errors_are_raised_with_the_arguments_of_their_messages() -> None:
    """Their words never fail, so nobody would notice one that lacks an argument."""
    checked = 0
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                code, given_ = node.exc.args[0], node.exc.keywords
                if not (isinstance(code, ast.Constant) and "/" in str(code.value)):
                    continue
                if any(keyword.arg is None for keyword in given_):
                    continue
                area, _, name = str(code.value).partition("/")
                assert words_of(area, "en")
                wanted = arguments(read(area, "en"), name)
                assert wanted <= {str(keyword.arg) for keyword in given_}, code.value
                checked += 1
    assert checked > 100
