"""Runs the Python code in the README and the docs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def test_readme() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S))
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(code, {}, "README", "README.md", 0))
    assert runner.tries > 5 and not runner.failures


def test_the_bot_of_the_docs() -> None:
    from ecumene import bots, new

    code = re.search(r"```python\n(from .*?class Patient.*?)```", (ROOT / "docs/bots.md").read_text(), re.S)
    assert code
    names: dict[str, Any] = {}
    exec(code[1], names)
    patient = names["Patient"]()
    match = bots.play_out(new("seven_wonders_duel", seed=1), [patient, patient])
    assert match.over and " discard " in match.record()


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    for page in pages:
        for target in re.findall(r"\]\((?!http)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
