"""Golden playthroughs and counts: what the rules came to stays what they come to."""

import json
from typing import Any

import pytest

import steeple
from steeple.physics.engine import engine_id
from tools.goldens import FOLDER, as_text, goldens

ALL = list(goldens())


@pytest.mark.parametrize(("name", "content"), ALL, ids=[name for name, _ in ALL])
def test_what_is_played_now_is_what_was_played_then(name: str, content: Any) -> None:
    """After an intended change of the rules, `python3 run.py goldens` writes the files again."""
    written = (FOLDER / name).read_text(encoding="utf-8")
    if " engine=" in written and f" engine={engine_id()}" not in written:
        return  # simulated with another engine; below it is replayed all the same
    assert written == as_text(content)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, _ in ALL if "counts" not in name])
def test_old_records_replay_and_verify(name: str) -> None:
    record = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert steeple.verify(record).record() == record


def test_no_golden_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {name for name, _ in ALL}
