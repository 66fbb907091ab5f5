"""The licences of everything of others that the built web client and the built documentation contain.

They are beside what was built, as licences.json and licences.txt. For the client, Vite lists the packages whose scripts
are bundled; fonts and icons are added here, the icons with their authors. `tools.node` calls this after every build,
when web/node_modules is surely there. For the documentation (`tools.docs_hooks`) it is the theme with its icons.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STANDARD = ROOT / "licences"  # texts for packages that only name their licence
ICONS = "@iconify-json/game-icons"
THEME = ("mkdocs-material", "mkdocstrings-python")
RULE = "=" * 78


class Component(NamedTuple):
    """A package of others, as in licences.json."""

    name: str
    version: str
    identifier: str  # of SPDX
    text: str
    registry: str = "npm"


def read(folder: Path) -> list[Component]:
    return [Component(**x) for x in json.loads((folder / "licences.json").read_text(encoding="utf-8"))]


def authors(source: str) -> list[tuple[str, list[str]]]:
    """Who drew which icons, from the client's own list."""
    found = re.findall(r'name: "([^"]+)",\s+icons:\s*"([^"]+)"', source)
    return [(name, icons.split()) for name, icons in found]


def icon_licence(source: str) -> str:
    lines = [f"{name}: {', '.join(icons)}" for name, icons in authors(source)]
    about = "Icons of https://game-icons.net, under https://creativecommons.org/licenses/by/3.0/."
    return "\n\n".join([f"{about} Sizes, colours and fine details may be changed. They were drawn by:", *lines])


def component(name: str, text: str = "") -> Component:
    """A package of web/node_modules; its own licence file, or the standard text of the licence that it names."""
    folder = WEB / "node_modules" / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    own = sorted(x for x in folder.iterdir() if re.match(r"(licen[cs]e|copying)", x.name, re.I))
    standard = STANDARD / f"{about['license']}.txt"
    if not (text or own or standard.exists()):
        raise SystemExit(f"{name} has no text of its licence: add {standard.relative_to(ROOT)}")
    text = text or (own[0] if own else standard).read_text(encoding="utf-8").strip()
    return Component(name, about["version"], about["license"], text)


def collect(client: Path) -> list[Component]:
    bundled = {x["name"] for x in json.loads((client / "licences.json").read_text(encoding="utf-8"))}
    depends = set(json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"])
    found = [component(name) for name in bundled | depends]
    found.append(component(ICONS, icon_licence((WEB / "src" / "icons" / "authors.ts").read_text(encoding="utf-8"))))
    return sorted(found)


def of_docs() -> list[Component]:
    """Theme and icons of the documentation, and the styles of its reference."""
    return [installed(name) for name in THEME]


def installed(name: str) -> Component:
    """A package of this environment."""
    found = distribution(name)
    own = [x for x in found.files or [] if "license" in x.name.lower() and ".dist-info" in str(x)]
    icons = [Path(str(found.locate_file("material/templates/.icons/material/LICENSE")))] if name == THEME[0] else []
    texts = [Path(str(path)).read_text(encoding="utf-8").strip() for path in [*map(found.locate_file, own), *icons]]
    return Component(name, found.version, found.metadata["License-Expression"], "\n\n".join(texts), "pypi")


def as_text(what: str, components: list[Component]) -> str:
    heads = (f"{x.name} {x.version} ({x.identifier})" for x in components)
    parts = [f"{RULE}\n{head}\n{RULE}\n\n{x.text}\n" for head, x in zip(heads, components)]
    return "\n".join([f"The {what} of Ecumene contains work of others, under these licences.\n", *parts])


def write(folder: Path, what: str, components: list[Component]) -> None:
    made = json.dumps([x._asdict() for x in components], indent=1, ensure_ascii=False)
    (folder / "licences.json").write_text(made + "\n", encoding="utf-8")
    (folder / "licences.txt").write_text(as_text(what, components), encoding="utf-8")
