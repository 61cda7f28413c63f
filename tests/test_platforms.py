"""Nothing in the sources that can't work on Windows or macOS, unless it asks first."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = [
    ROOT / "run.py",
    *sorted((ROOT / "src").rglob("*.py")),
    *(ROOT / "examples").rglob("*.py"),
]
UNIX = re.compile(
    r"[\"']/(tmp|proc|dev|etc|usr)\b"
    r"|\bimport (fcntl|resource|uvloop|termios|pwd|grp|pty|tty)\b"
    r"|\bos\.(fork|getuid|geteuid|killpg|mkfifo|setpriority|sched_\w+|nice|uname|openpty)\b"
    r"|\bsignal\.SIG(KILL|HUP|USR\d|STOP|CONT|ALRM|CHLD|PIPE)\b"
    r"|\badd_signal_handler|\bsocket\.AF_UNIX"
)
WINDOWS = re.compile(r"\b(import (msvcrt|winreg|_winapi)\b|os\.startfile\b)")
ASKS = re.compile(r"sys\.platform|os\.name|hasattr\(os,|except \(?(OSError|ImportError)")
NAMES = re.compile(r"^[A-Za-z0-9_.-]+$")
RESERVED = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{name}{n}" for name in ("com", "lpt") for n in range(1, 10)),
}


def asks_first(file: Path, line: int) -> bool:
    """Whether the function around the line asks where it is."""
    text = file.read_text(encoding="utf-8")
    around = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.If | ast.Try)
        and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return any(ASKS.search(ast.get_source_segment(text, node) or "") for node in around)


def test_what_only_one_system_has_is_asked_for_first() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in SOURCES
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if (UNIX.search(line) or WINDOWS.search(line)) and not asks_first(file, number)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["import fcntl", "    os.fork()", 'open("/tmp/x")', "import msvcrt"]
)
def test_such_a_line_is_found(line: str) -> None:
    assert UNIX.search(line) or WINDOWS.search(line)


def test_every_text_is_read_and_written_as_utf_8() -> None:
    """On Windows, text is something else unless one says so."""
    open_text = re.compile(r"\.(read_text|write_text)\((?![^\n]*encoding)[^\n]*")
    found = [
        f"{file.relative_to(ROOT)}: {match[0]}"
        for file in SOURCES
        for match in open_text.finditer(file.read_text(encoding="utf-8"))
        if "/proc/" not in match.string[max(0, match.start() - 60) : match.start()]
    ]
    assert found == []


def test_file_names_are_possible_everywhere() -> None:
    """No two that differ in case only, and none that Windows keeps for itself."""
    for folder in ("src", "docs", "examples", "tools", "locks", "web/src", "web/locales"):
        seen = set()
        for file in (ROOT / folder).rglob("*"):
            assert NAMES.match(file.name), file
            assert file.stem.lower() not in RESERVED, file
            key = file.relative_to(ROOT).as_posix().lower()
            assert key not in seen, file
            seen.add(key)


def test_the_page_of_platforms_names_what_was_not_run() -> None:
    text = (ROOT / "docs" / "platforms.md").read_text(encoding="utf-8")
    for word in ("Windows", "macOS", "3.14", "Safari"):
        assert word in text
