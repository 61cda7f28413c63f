"""Every block of code in the documents runs, or is what it claims to be."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import httpx
import pytest

import steeple
from steeple.cli.main import COMMANDS
from tests.serving import serving
from tools.client import find_node

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.md")}
)
FENCE = re.compile(r"^( *)```(\w*|\{[\w-]+\}[^\n]*)\n(.*?)^\1```$", re.M | re.S)
OWN_TESTS = ("README.md", "add-a-game.md")
"""Their programs run in `test_docs.py`, which knows what they print."""
TOOLS = re.search(r"^TOOLS = \((.*?)\)$", (ROOT / "run.py").read_text(), re.M | re.S)
assert TOOLS is not None
OF_RUN = {*re.findall(r'"(\w+)"', TOOLS[1]), *COMMANDS}
"""What `python3 run.py` understands; it is not called here, since it would install everything."""
RUN = """
import json, sys
for page, code in json.load(sys.stdin).items():
    exec(compile(code, page, "exec"), {"__name__": page})
"""


class Block(NamedTuple):
    page: Path
    kind: str
    text: str


def blocks(*kinds: str) -> Iterator[Block]:
    for page in PAGES:
        for _, kind, text in FENCE.findall(page.read_text(encoding="utf-8")):
            if kind in kinds:
                yield Block(page, kind, dedent(text))


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    known = {"python", "sh", "bash", "js", "json", "", "{eval-rst}", "{toctree}"}
    for page in PAGES:
        kinds = {kind for _, kind, _ in FENCE.findall(page.read_text(encoding="utf-8"))}
        assert kinds <= known, page


@pytest.mark.slow
def test_programs_in_python_run() -> None:
    programs: dict[str, str] = {}
    for page, _, text in blocks("python"):
        if page.name not in OWN_TESTS:
            programs[page.name] = programs.get(page.name, "") + text
    assert programs
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN],
        input=json.dumps(programs),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_commands_for_a_shell_run(tmp_path: Path) -> None:
    """In a folder of their own, with `steeple` on the path."""
    own = tmp_path / "bin" / "steeple"
    own.parent.mkdir()
    own.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m steeple "$@"\n')
    own.chmod(0o755)
    lines = [
        line for _, _, text in blocks("sh") for line in text.splitlines() if not is_elsewhere(line)
    ]
    assert lines
    path = os.pathsep.join([str(own.parent), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", "\n".join(lines)],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def is_elsewhere(line: str) -> bool:
    """Whether it needs what is not here: another installation. What it calls must exist."""
    words = [word for word in shlex.split(line, comments=True) if not re.match(r"[A-Z_]+=", word)]
    if not words or words[0] in ("uvx", "pipx", "pip", "git"):
        return True
    if words[:2] != ["python3", "run.py"]:
        return False
    command = words[2] if len(words) > 2 else "play"
    assert command in OF_RUN, line
    return True


def test_commands_that_stand_apart_exist() -> None:
    """Those in the indented lines of README and CONTRIBUTING too."""
    for page in PAGES:
        for command in re.findall(r"^    python3 run\.py +(\w+)", page.read_text(), re.M):
            assert command in OF_RUN, (page, command)


def test_data_is_data() -> None:
    for block in blocks("json"):
        json.loads(block.text)


def test_the_check_in_javascript_knows_a_true_record_from_a_false_one() -> None:
    (block,) = blocks("js")
    match = steeple.Match("five-towers", seats=2, seed=7)
    while not match.is_over:
        match.play(match.legal()[0])
    record = match.record()
    end = "const ask = process.argv[1]; check(JSON.parse(ask)).then((is) => console.log(is));"
    for is_true in (True, False):
        if not is_true:
            record["events"][3]["outcome"] = "starter 7"
        node = [str(find_node().node), "-e", block.text + end, "--", json.dumps(record)]
        done = subprocess.run(node, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == str(is_true).lower()


@pytest.mark.slow
def test_the_game_with_curl_is_answered(tmp_path: Path) -> None:
    """Each of its requests, made here without curl."""
    (block,) = blocks("bash")
    script = block.text.replace("\\\n", " ").replace(",\n ", ",")
    calls = [shlex.split(line, comments=True) for line in script.splitlines()[1:]]
    assert len(calls) == 6
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        id = "ID"
        for program, path, *rest in calls:
            assert program == "$C"
            address = path.removeprefix("$S").replace("ID", id)
            body = json.loads(rest[1]) if rest else None
            answer = client.post(address, json=body) if rest else client.get(address)
            data = answer.json()
            if id == "ID":
                id = data["table"]["id"]
            # A move may come at the wrong moment, and the record before the end.
            assert answer.is_success or answer.status_code == 409, (path, data)
