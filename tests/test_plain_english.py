"""Plain words: none of the old-fashioned ones that this project once used, and no file called by one of its riddles."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLD_WORDS = re.compile(r"\b(reckon\w*|nought|anew|lest|so-manieth|thither|whence|betwixt|hitherto|parted by)\b", re.I)
OLD_NAMES = re.compile(
    r"/(behind|doubts?|scenes?|evening|promises|worth|once|houses?|books|course|echoes|ways|sums|halves|tally)\.\w+$"
)
READ = {".py", ".ts", ".tsx", ".css", ".md", ".toml", ".scn"}
NOT_OURS = ("docs/audits/", "docs/reports/", "tests/test_plain_english.py")  # reports say what was found then


def files() -> list[str]:
    run = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [x for x in run.stdout.split("\0") if x and not x.startswith(NOT_OURS) and (ROOT / x).is_file()]


def test_no_old_fashioned_words() -> None:
    found = [
        f"{name}:{n}: {said[0]}"
        for name in files()
        if Path(name).suffix in READ
        for n, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        for said in OLD_WORDS.finditer(line)
    ]
    assert found == []


def test_no_file_is_called_by_a_riddle() -> None:
    assert [x for x in files() if OLD_NAMES.search(f"/{x}")] == []
