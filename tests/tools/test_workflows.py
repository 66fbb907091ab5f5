"""The workflows are what GitHub understands, and run only actions of a fixed commit."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

WORKFLOWS = sorted((Path(__file__).parents[2] / ".github" / "workflows").glob("*.yml"))


def test_they_are_there() -> None:
    assert [path.stem for path in WORKFLOWS] == ["release", "test"]


def test_github_understands_them() -> None:
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    run = subprocess.run([*check, *WORKFLOWS], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_and_rights_are_few(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (?!\./)(.*)", text)
    assert used and all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", x) for x in used), used
    assert text.count("\npermissions:\n  contents: read\n") == 1
    rights = re.findall(r"^ +([\w-]+): write", text, re.MULTILINE)
    assert rights == (["id-token"] if path.stem == "release" else [])
