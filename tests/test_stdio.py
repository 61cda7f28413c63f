"""`steeple stdio`: one answer a line, whatever comes in."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.cli.stdio import LONGEST_LINE, Engine, lines
from tests.patience import STUCK_S

NEW = {"cmd": "new", "game": "five-towers", "seats": 3, "seed": 7, "options": {}}


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    return engine.answer(json.dumps(request).encode())


def session(data: bytes) -> list[dict[str, Any]]:
    """What the real command answers, as a program in another language would see it."""
    command = [sys.executable, "-m", "steeple", "stdio"]
    done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=STUCK_S)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_whole_match_from_another_process() -> None:
    engine = Engine()
    assert ask(engine, **NEW)["ok"]
    moves = []
    while not ask(engine, cmd="view", seat=0)["is_over"]:
        move = ask(engine, cmd="legal")["legal"][-1]
        moves.append(move)
        ask(engine, cmd="play", move=move)
    requests = [NEW, *({"cmd": "play", "move": move} for move in moves), {"cmd": "record"}]
    answers = session("\n".join(map(json.dumps, requests)).encode())
    assert all(answer["ok"] for answer in answers)
    assert answers[-2]["is_over"]
    assert len(answers[-2]["scores"]) == 3
    assert answers[-1]["record"] == ask(engine, cmd="record")["record"]
    again = Engine()
    assert ask(again, cmd="replay", record=answers[-1]["record"])["is_over"]


def test_after_every_kind_of_nonsense_the_process_goes_on() -> None:
    long_line = b'{"cmd":"play","move":"' + b"x" * (10 << 20) + b'"}'
    data = b"\n".join(
        [
            b"not json",
            b"{",
            b"[" * 100_000,
            b"null",
            b"\xff\xfe",
            b'{"cmd":"dance"}',
            b'{"cmd":["new"]}',
            b'{"cmd":"legal"}',
            b'{"cmd":"new","game":"chess","seats":2}',
            b'{"cmd":"new","game":"five-towers","seats":"two"}',
            b'{"cmd":"new","game":"five-towers","seats":3,"options":[]}',
            long_line,
            json.dumps(NEW).encode(),
            b'{"cmd":"play","move":"bid 9"}',
            b'{"cmd":"play"}',
            b'{"cmd":"view","seat":9}',
            b'{"cmd":"replay","record":{"format":"steeple"}}',
            b"",
            b'{"cmd":"legal"}',
            b'{"cmd":"quit"}',
            b'{"cmd":"legal"}',
        ]
    )
    answers = session(data)
    codes = [answer["error"]["code"] if not answer["ok"] else "ok" for answer in answers]
    assert codes == [
        "kernel/not-json",
        "kernel/not-json",
        "kernel/not-json",
        "cli/not-a-command",
        "kernel/not-json",
        "cli/unknown-command",
        "cli/unknown-command",
        "cli/no-match",
        "kernel/unknown-game",
        "cli/bad-field",
        "cli/bad-field",
        "cli/line-too-long",
        "ok",
        "five-towers/more-than-row",
        "cli/bad-field",
        "play/no-such-seat",
        "play/not-a-record",
        "ok",
        "ok",
    ]
    assert answers[13]["error"]["args"] == {"number": 9, "row": 5}
    assert answers[13]["error"]["message"] == "There are only 5 cards in the row."
    assert answers[17]["legal"] == [f"bid {n}" for n in range(6)]


def test_an_error_leaves_the_match_as_it_was() -> None:
    engine = Engine()
    ask(engine, **NEW)
    before = ask(engine, cmd="record")
    for bad in ({**NEW, "game": "chess"}, {"cmd": "replay", "record": {}}, {"cmd": "play"}):
        assert not ask(engine, **bad)["ok"]
    assert ask(engine, cmd="record") == before


@given(st.binary(max_size=200))
def test_no_line_makes_it_stumble(line: bytes) -> None:
    answer = Engine().answer(line)
    assert answer["ok"] or answer["error"]["message"]


@given(
    st.dictionaries(
        st.sampled_from(["cmd", "game", "seats", "seed", "options", "move", "seat", "record"]),
        st.one_of(
            st.none(),
            st.integers(),
            st.text(max_size=10),
            st.sampled_from(["new", "legal", "play", "view", "record", "replay", "five-towers"]),
            st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
            st.lists(st.integers(), max_size=2),
        ),
    )
)
def test_no_request_makes_it_stumble(request_: dict[str, Any]) -> None:
    engine = Engine()
    ask(engine, **NEW)
    answer = engine.answer(json.dumps(request_).encode())
    assert answer["ok"] or answer["error"]["message"]


def test_a_long_line_is_skipped_without_being_held() -> None:
    source = io.BytesIO(b"a\n" + b"b" * 35 + b"\nc\n" + b"d" * 10 + b"\n\n" + b"e" * 12)
    assert list(lines(source, longest=10)) == [b"a\n", None, b"c\n", None, None]
    assert LONGEST_LINE < 10 << 20


@pytest.mark.parametrize("seed", [7, "7", None])
def test_the_seed_of_an_answer_is_never_in_an_unfinished_record(seed: Any) -> None:
    engine = Engine()
    answer = ask(engine, **{**NEW, "seed": seed})
    if seed == "7":
        assert answer["error"]["code"] == "play/bad-seed"
    else:
        assert "seeds" not in json.dumps(ask(engine, cmd="record"))
