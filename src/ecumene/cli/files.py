"""Files of the user: checked when read, and written completely or not at all. Other text in a file is kept.

A file may contain several records, one after the other, like PGN files. Only the record that is played is written.
"""

from __future__ import annotations

import os
import re
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from ecumene.kernel.border.errors import BadFile, BadRecord
from ecumene.kernel.match.record import read as read_record
from ecumene.kernel.match.record import split

LARGEST = 4 * 2**20  # bytes; a record of a long game is a tenth of a megabyte
MARKS_UTF16 = (b"\xff\xfe", b"\xfe\xff")
BEFORE = re.compile(r"(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?=ecumene-record\b)")  # empty lines and comments above a record
TRIES = 1000  # names for a new file


# reading and writing


def read_text(path: Path) -> str:
    """The text of a file, or an error that says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as e:  # ValueError: a name with a zero byte
        raise failed(e, writing=False).at(file=str(path)) from None
    if len(data) > LARGEST:
        raise BadFile("file-large", most=LARGEST // 2**20).at(file=str(path))
    if data.startswith(MARKS_UTF16):
        raise BadFile("file-utf-wide").at(file=str(path))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadFile("file-text").at(file=str(path))
    return text


def write_text(path: Path, text: str) -> None:
    """Write a file completely or not at all: into a new file beside it, which then replaces it.

    Links are followed, and the file keeps its permissions.
    """
    try:
        target = path.resolve()
        mode = mode_of(target)
        fresh = target.with_name(f".ecumene-{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            if mode is not None:
                fresh.chmod(mode)
            fresh.replace(target)
        finally:
            with suppress(OSError):
                fresh.unlink()
    except BadFile as e:
        raise e.at(file=str(path)) from None
    except (OSError, ValueError, RuntimeError) as e:  # RuntimeError: links in a circle
        raise failed(e, writing=True).at(file=str(path)) from None


def mode_of(target: Path) -> int | None:
    """The permissions of a file that may be overwritten; None if it does not exist."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError
    if not stat.S_ISREG(found.st_mode):
        raise BadFile("file-special")
    if not os.access(target, os.W_OK):
        raise PermissionError
    return stat.S_IMODE(found.st_mode)


def failed(e: Exception, writing: bool) -> BadFile:
    """Why a file could not be read or written: in our own words if we have them, else in those of the system."""
    if isinstance(e, (FileNotFoundError, NotADirectoryError)):
        return BadFile("file-no-folder" if writing else "file-missing")
    if isinstance(e, IsADirectoryError):
        return BadFile("file-folder")
    if isinstance(e, PermissionError):
        return BadFile("file-forbidden")
    return BadFile("file-write" if writing else "file-read", why=getattr(e, "strerror", None) or "")


def named(text: str) -> Path:
    """The file that a person means; `~` is the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # there is no such user
        return Path(text)


def is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_same(one: Path, other: Path) -> bool:
    return is_there(one) and is_there(other) and one.samefile(other)


def new_file(folder: Path, name: str) -> Path:
    """Create an empty file with a new name in a folder. If that fails, saving will say why."""
    path = folder / f"{name}.rec"
    for n in range(2, TRIES):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.open("x").close()
            return path
        except FileExistsError:
            path = folder / f"{name}-{n}.rec"
        except OSError:
            break
    return path


# several records in a file


class Records:
    """A file with one record or several; `at` is the number of the one in use, from 0."""

    def __init__(self, path: Path, text: str = "", number: int | None = None) -> None:
        """`number`: which record, from 1; by default the last unfinished one, else the last one."""
        self.path, self.seen, self.parts = path, text, split(text) or [""]
        count = len(self.parts)
        if number is not None and not 1 <= number <= count:
            raise BadFile("match-number", count=count, number=number).at(file=str(path))
        self.at = number - 1 if number is not None else self.last_unfinished()

    @classmethod
    def read(cls, path: Path, number: int | None = None) -> Records:
        return cls(path, read_text(path), number)

    def __len__(self) -> int:
        return len(self.parts)

    def last_unfinished(self) -> int:
        unfinished = [i for i, part in enumerate(self.parts) if is_unfinished(part)]
        return unfinished[-1] if unfinished else len(self.parts) - 1

    def text(self, at: int | None = None) -> str:
        """One record, with enough empty lines above it that line numbers in errors are those of the file."""
        at = self.at if at is None else at
        above = "".join(self.parts[:at]) + comments_above(self.parts[at])
        return "\n" * above.count("\n") + self.parts[at].removeprefix(comments_above(self.parts[at]))

    def save(self, record: str) -> None:
        """Replace the record in use. Everything else in the file stays as it is."""
        parts = [*self.parts]
        parts[self.at] = in_place_of(parts[self.at], record)
        text = "".join(parts)
        if is_there(self.path) and read_text(self.path) != self.seen:
            raise BadFile("file-changed").at(file=str(self.path))
        write_text(self.path, text)
        self.parts, self.seen = parts, text


def is_unfinished(part: str) -> bool:
    try:
        return not read_record(part.removeprefix(comments_above(part))).result
    except BadRecord:
        return False


def comments_above(part: str) -> str:
    """Empty lines and comments before the first line of a record."""
    found = BEFORE.match(part)
    return found[0] if found else ""


def in_place_of(old: str, record: str) -> str:
    """A record for a file: with the lines above the old one, and with the same line endings."""
    after = old[len(old.rstrip()) :] or "\n"
    lines = (comments_above(old) + record.strip() + after).replace("\r\n", "\n")
    return lines.replace("\n", "\r\n") if "\r\n" in old else lines
