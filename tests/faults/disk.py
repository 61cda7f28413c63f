"""A disk between SQLite and the real one: it fails when it is told to, and forgets at a power cut.

SQLite asks for everything on disk through a VFS. This one is the usual one of the library behind
Python's own `sqlite3`, except that writing, truncating and syncing are noted, and may fail. So the
store under test is the real one.
"""

import _sqlite3
import ctypes as c
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

OK, FULL, IOERR_WRITE, IOERR_FSYNC, IOERR_TRUNCATE = 0, 13, 10 | 3 << 8, 10 | 4 << 8, 10 | 6 << 8
SECTOR = 512

_DELETE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int)
_library = c.CDLL(_sqlite3.__file__)
_WRITE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
_TRUNCATE = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int64)
_SYNC = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int)
_OPEN = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_void_p, c.c_int, c.c_void_p)


class _Methods(c.Structure):
    """`sqlite3_io_methods` of version 3."""

    _fields_ = [
        ("version", c.c_int),
        ("close", c.c_void_p),
        ("read", c.c_void_p),
        ("write", _WRITE),
        ("truncate", _TRUNCATE),
        ("sync", _SYNC),
        ("others", c.c_void_p * 13),
    ]


class _File(c.Structure):
    """The beginning of a `sqlite3_file`."""

    _fields_ = [("methods", c.POINTER(_Methods))]


class _Vfs(c.Structure):
    """`sqlite3_vfs` of version 3."""

    _fields_ = [
        ("version", c.c_int),
        ("file_size", c.c_int),
        ("longest_name", c.c_int),
        ("next", c.c_void_p),
        ("name", c.c_char_p),
        ("data", c.c_void_p),
        ("open", _OPEN),
        ("delete", _DELETE),
        ("others", c.c_void_p * 14),
    ]


_library.sqlite3_vfs_find.restype = c.POINTER(_Vfs)
_library.sqlite3_vfs_find.argtypes = [c.c_char_p]
_library.sqlite3_vfs_register.argtypes = [c.POINTER(_Vfs), c.c_int]
_library.sqlite3_vfs_unregister.argtypes = [c.POINTER(_Vfs)]


class Deed(NamedTuple):
    """Something that was done to a file; without data, it was cut to the length `at`.

    A file that was deleted was cut to nothing: an empty write-ahead log is as good as none.
    """

    file: str
    at: int
    data: bytes | None


class Disk:
    """What was done to files, in order, and how much of it is safe; `before` was there first."""

    def __init__(self, before: Mapping[str, bytes]) -> None:
        self._before = before
        self.deeds: list[Deed] = []
        self.calls = 0
        self.fails: Callable[[int], bool] = lambda call: False
        """Whether a call fails, by its number."""
        self.is_torn = False
        """Whether half of a write that fails is done."""
        self._synced: dict[str, int] = {}
        self._files: dict[int, str] = {}
        self._kept: list[Any] = []

    def _opened(self, usual: Any) -> Any:
        def opened(vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
            code: int = usual(vfs, name, file, flags, out)
            if code == OK and name is not None:
                self._watch(file, Path(c.string_at(name).decode()).name)
            return code

        return _OPEN(opened)

    def _deleted(self, usual: Any) -> Any:
        def deleted(vfs: int, name: int, is_synced: int) -> int:
            self.deeds.append(Deed(Path(c.string_at(name).decode()).name, 0, None))
            code: int = usual(vfs, name, is_synced)
            return code

        return _DELETE(deleted)

    def _watch(self, address: int, name: str) -> None:
        self._files[address] = name
        handle = c.cast(address, c.POINTER(_File)).contents
        usual = handle.methods.contents
        ours = _Methods.from_buffer_copy(usual)
        ours.write = _WRITE(self._write(usual.write))
        ours.truncate = _TRUNCATE(self._truncate(usual.truncate))
        ours.sync = _SYNC(self._sync(usual.sync))
        handle.methods = c.pointer(ours)
        self._kept += [ours, usual]

    def _is_failing(self) -> bool:
        self.calls += 1
        return self.fails(self.calls)

    def _write(self, usual: Any) -> Callable[[int, int, int, int], int]:
        def write(file: int, data: int, size: int, at: int) -> int:
            is_failing = self._is_failing()
            if is_failing and not self.is_torn:
                return IOERR_WRITE if self.calls % 2 else FULL
            size = size // 2 if is_failing else size
            self.deeds.append(Deed(self._files[file], at, c.string_at(data, size)))
            code: int = usual(file, data, size, at)
            return IOERR_WRITE if is_failing else code

        return write

    def _truncate(self, usual: Any) -> Callable[[int, int], int]:
        def truncate(file: int, size: int) -> int:
            if self._is_failing():
                return IOERR_TRUNCATE
            self.deeds.append(Deed(self._files[file], size, None))
            code: int = usual(file, size)
            return code

        return truncate

    def _sync(self, usual: Any) -> Callable[[int, int], int]:
        def sync(file: int, flags: int) -> int:
            if self._is_failing():
                return IOERR_FSYNC
            self._synced[self._files[file]] = len(self.deeds)
            # What is on this machine's real disk does not matter to the test.
            return OK

        return sync

    def cut(self, dice: random.Random) -> dict[str, bytes]:
        """The files as a power cut may leave them now.

        What was synced is there. Of the rest, any sector of any write may be there or not.
        """
        files = {name: bytearray(content) for name, content in self._before.items()}
        for number, deed in enumerate(self.deeds):
            content = files.setdefault(deed.file, bytearray())
            if number < self._synced.get(deed.file, 0):
                _do(content, deed)
            elif deed.data is None:
                if dice.random() < 0.5:
                    _do(content, deed)
            else:
                luck = dice.choice((0.0, 0.5, 0.9, 1.0))
                for start in range(0, len(deed.data), SECTOR):
                    if dice.random() < luck:
                        part = deed.data[start : start + SECTOR]
                        _do(content, Deed(deed.file, deed.at + start, part))
        return {name: bytes(content) for name, content in files.items()}


def _do(content: bytearray, deed: Deed) -> None:
    if deed.data is None:
        del content[deed.at :]
        return
    content.extend(bytes(max(0, deed.at - len(content))))
    content[deed.at : deed.at + len(deed.data)] = deed.data


@contextmanager
def disk(before: Mapping[str, bytes] | None = None) -> Iterator[Disk]:
    """All databases that are opened meanwhile are on this disk; these files were there before."""
    between = Disk(before or {})
    usual = _library.sqlite3_vfs_find(None)
    ours = _Vfs.from_buffer_copy(usual.contents)
    ours.next, ours.name = None, b"steeple-disk"
    ours.open = between._opened(usual.contents.open)
    ours.delete = between._deleted(usual.contents.delete)
    _library.sqlite3_vfs_register(c.byref(ours), 1)
    try:
        yield between
    finally:
        _library.sqlite3_vfs_unregister(c.byref(ours))
