"""Backup, damage, check, restore, play on: practised as an operator would have to."""

import gzip
import io
import json
import sqlite3
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

import steeple
from steeple.cli.main import main
from steeple.kernel.log import Drawn
from steeple.server.live.checkup import checkup
from steeple.server.protocol.commands import Say
from steeple.server.store.lock import Lock
from steeple.server.store.opening import lock_of, mark_of
from steeple.server.table.events import decode_entry, encode_entry
from tests.server.house import House, live
from tests.server.place import Place
from tests.server.store.place import spoil
from tests.test_old_files import OLD


def database(folder: Path) -> Path:
    return folder / "steeple.sqlite"


async def a_match_and_a_half(house: House) -> tuple[str, str]:
    """The ids of a finished match, and of one in which Ann is to move."""
    over = await house.playing("ann bob")
    await over.play_out()
    half = await house.playing("ann bob", secret=2)
    for _ in range(40):
        house.later(2)
        await half.ask("ann", Say, seat=0, phrase="hello")
        await half.ask("bob", Say, seat=1, phrase="hello")
    return over.id, half.id


@pytest.fixture
def data(tmp_path: Path) -> tuple[Path, str, str]:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder, *live(folder, a_match_and_a_half)


def checked(folder: Path, *options: str) -> tuple[int, dict[str, Any]]:
    """The exit code of `steeple check`, and what it finds."""
    said = io.BytesIO()
    with redirect_stdout(io.TextIOWrapper(said, encoding="utf-8")) as screen:
        code = main(["check", "--data", str(folder), "--json", *options])
        screen.flush()
        found: dict[str, Any] = json.loads(said.getvalue())
    return code, found


def codes(found: dict[str, Any]) -> set[str]:
    return {flaw["code"] for flaw in found["flaws"]}


def test_backup_damage_check_restore_play_on(
    data: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, over, half = data
    backup = tmp_path / "backup.sqlite"
    assert main(["--lang", "en", "backup", str(backup), "--data", str(folder)]) == 0
    code, found = checked(folder)
    assert (code, found["ok"], found["tables"], found["matches"]) == (0, True, 2, 1)

    spoil(database(folder), "UPDATE entries SET data = x'00' WHERE stream = ? AND seq = 3", half)
    code, found = checked(folder)
    assert (code, found["ok"]) == (1, False)
    (flaw,) = found["flaws"]
    assert flaw["message"] == f"Table {half}: entry 3 is damaged."

    before = database(folder).read_bytes()
    assert main(["--lang", "en", "restore", str(backup), "--data", str(folder)]) == 0
    assert "is kept as" in capsys.readouterr().out
    (aside,) = folder.glob("steeple.sqlite.2*[0-9]")
    assert aside.read_bytes() == before
    assert checked(folder)[0] == 0
    live(folder, lambda house: goes_on(house, over, half))


async def goes_on(house: House, over: str, half: str) -> None:
    place = Place(house, await house.hub.room(half))
    await place.play_out()
    for id in (over, half):
        assert steeple.verify(await house.hub.record(id)).is_over


DAMAGE = {
    "server/flaw-entry": "UPDATE entries SET data = 'x' WHERE stream = ? AND seq = 2",
    "server/flaw-gap": "DELETE FROM entries WHERE stream = ? AND seq = 2",
    "server/flaw-log": "UPDATE entries SET data = x'00', checksum = NULL "
    "WHERE stream = ? AND seq = 2",
    "server/flaw-snapshot": "UPDATE snapshots SET data = 'x' WHERE stream = ?",
    "server/flaw-row": "UPDATE tables SET status = 'open' WHERE id = ?",
}


def test_every_kind_of_damage_is_named(data: tuple[Path, str, str]) -> None:
    folder, _, half = data
    whole = database(folder).read_bytes()
    for code, statement in DAMAGE.items():
        database(folder).write_bytes(whole)
        spoil(database(folder), statement, half)
        found = checkup(database(folder), is_quick=False, progress=lambda done, of: None)
        assert code in {flaw.code for flaw in found.flaws}, code
        assert found.tables == 2


def test_a_match_that_was_not_fair_is_named_unless_it_has_to_be_quick(
    data: tuple[Path, str, str],
) -> None:
    folder, over, _ = data
    path = database(folder)
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT seq, data FROM entries WHERE stream = ? ORDER BY seq"
        entries = [(seq, decode_entry(data)) for seq, data in connection.execute(query, (over,))]
    seq, dealt = next((seq, each) for seq, each in entries if isinstance(each.events[-1], Drawn))
    *others, last, first = dealt.events  # the last two cards come in the other order
    swapped = encode_entry(msgspec.structs.replace(dealt, events=[*others, first, last]))
    change = "UPDATE entries SET data = ?, checksum = NULL WHERE stream = ? AND seq = ?"
    spoil(path, change, swapped, over, seq)
    assert codes(checked(folder)[1]) == {"server/flaw-match"}
    assert checked(folder, "--quick")[0] == 0


def test_a_lost_end_a_damaged_page_and_unreadable_guests_are_named(
    data: tuple[Path, str, str],
) -> None:
    folder, _, half = data
    path = database(folder)
    spoil(path, "INSERT INTO guests VALUES ('ann', '{', 1)")
    spoil(path, "DELETE FROM entries WHERE stream = ? AND seq > 70", half)
    assert codes(checked(folder, "--quick")[1]) >= {"server/flaw-guests", "server/flaw-behind"}
    content = bytearray(path.read_bytes())
    page = content.index(b'"hello"') // 4096 * 4096
    content[page : page + 100] = b"\xff" * 100
    path.write_bytes(content)
    assert "server/flaw-file" in codes(checked(folder, "--quick")[1])


@pytest.mark.parametrize(
    ("content", "code"), [(None, "store-empty"), (b"", "store-empty"), (b"x" * 999, "store-failed")]
)
def test_what_is_no_database_is_said(tmp_path: Path, content: bytes | None, code: str) -> None:
    if content is not None:
        database(tmp_path).write_bytes(content)
    exit_code, found = checked(tmp_path)
    assert (exit_code, found["error"]["code"]) == (1, f"server/{code}")


def test_a_server_without_its_data_says_so_and_does_not_begin_anew(
    data: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _, half = data
    serve = ["--lang", "en", "serve", "--port", "0", "--data", str(folder)]
    spoil(database(folder), "DELETE FROM entries WHERE stream = ? AND seq > 70", half)
    assert main(serve) == 1
    assert "something is missing that players were told is kept" in capsys.readouterr().err
    database(folder).write_bytes(b"")
    assert main(serve) == 1
    assert "has lost its data" in capsys.readouterr().err
    assert database(folder).read_bytes() == b""


def test_nothing_is_restored_from_a_damaged_backup_or_under_a_running_server(
    data: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, _, half = data
    good, bad = tmp_path / "good.sqlite", tmp_path / "bad.sqlite"
    for copy in (good, bad):
        assert main(["backup", str(copy), "--data", str(folder)]) == 0
    spoil(bad, "DELETE FROM entries WHERE stream = ? AND seq = 2", half)
    before = sorted(folder.iterdir())
    assert main(["--lang", "en", "restore", str(bad), "--data", str(folder)]) == 1
    assert "is damaged; nothing was changed" in capsys.readouterr().err
    lock = Lock(lock_of(database(folder)))
    assert main(["--lang", "en", "restore", str(good), "--data", str(folder)]) == 1
    assert "Another Steeple server already uses" in capsys.readouterr().err
    lock.release()
    assert [
        path for path in sorted(folder.iterdir()) if path.name[-4:] not in ("-wal", "-shm")
    ] == [path for path in before if path.name[-4:] not in ("-wal", "-shm")]


def test_a_backup_of_an_earlier_version_can_be_checked_and_restored(tmp_path: Path) -> None:
    old, folder = tmp_path / "old.sqlite", tmp_path / "data"
    old.write_bytes(gzip.decompress((OLD / "steeple.sqlite.gz").read_bytes()))
    assert main(["restore", str(old), "--data", str(folder)]) == 0
    assert not mark_of(database(folder)).exists()
    code, found = checked(folder, "--quick")
    assert (code, found["matches"]) == (0, 0)
    assert found["tables"] > 2
