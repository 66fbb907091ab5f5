"""How wheels and source distributions are made; hatchling calls this.

Two wheels come from the same source: `ECUMENE_WHEEL=compiled` compiles kernel and rules for this Python and system, and
without it the wheel is pure and runs everywhere. `ECUMENE_BUILD=FOLDER` takes the compiled modules from a build that is
there already. What is compiled and how is in tools/compiler.py. Both have the web client inside; it is built
first if it is out of date, which a source distribution's never is. The documentation is inside where it is built.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
import tempfile
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import compiler, licences, node, sbom  # noqa: E402

CLIENT = ROOT / "web" / "dist"
DOCS = ROOT / "build" / "docs"  # of `make docs`; a wheel can do without
NEEDED = ("mypy", "setuptools")  # to compile; what the package imports, mypy wants to see too
NOT_SERVED = (".built", "licences.json")  # how it was built, and what the list of components is made from


def wanted() -> str:
    """`pure` or `compiled`."""
    return os.environ.get("ECUMENE_WHEEL", "pure")


def pinned(name: str) -> str:
    """The locked version: the same compiler gives the same wheel."""
    wanted = re.escape(re.sub(r"[-_.]+", "-", name).lower())
    found = re.search(rf"^{wanted}==[^\s;]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    if not found:
        raise SystemExit(f"{name} is not in requirements.lock")
    return found[0]


def contents() -> dict[Path, str]:
    """What is built and goes in, and where it is in the package."""
    return {folder: to for folder, to in ((CLIENT, "client"), (DOCS, "docs")) if (folder / "licences.json").is_file()}


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel" or wanted() != "compiled" or "ECUMENE_BUILD" in os.environ:
            return []
        own = [re.split(r"[<>=!~\[; ]", x)[0] for x in self.metadata.core.dependencies]
        return [pinned(name) for name in (*NEEDED, *own)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if node.build():
            raise SystemExit("the web client could not be built")
        self.temporary = tempfile.TemporaryDirectory(prefix="ecumene-")  # removed with this hook, also if it fails
        self.metadata.core._license_files = None  # hatchling looked for them before the client was built
        if self.target_name == "sdist":
            for folder in contents():
                build_data["force_include"][str(folder)] = folder.relative_to(ROOT).as_posix()
            return
        for folder, inside in contents().items():
            for path in sorted(x for x in folder.rglob("*") if x.is_file() and x.name not in NOT_SERVED):
                build_data["force_include"][str(path)] = f"ecumene/{inside}/{path.relative_to(folder).as_posix()}"
        mypy = ""
        if wanted() == "compiled":
            mypy = installed("mypy")
            self.add_compiled(build_data)
        self.add_sbom(build_data, mypy)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        folder = Path(os.environ.get("ECUMENE_BUILD", self.temporary.name)).resolve()
        if "ECUMENE_BUILD" not in os.environ:
            compiler.sync(compiler.SOURCE, folder / "ecumene")
            compiler.compile_package(folder, compiler.OPTIMISED)
        made = sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        if not made:
            raise SystemExit(f"no compiled module in {folder} is for this Python")
        for path in made:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_sbom(self, build_data: dict[str, Any], mypy: str) -> None:
        file = Path(self.temporary.name) / "ecumene.cdx.json"
        licence = str(self.metadata.core.license_expression)
        lock = ROOT / "web" / "package-lock.json"
        bundled = [x for folder in contents() for x in licences.read(folder)]
        made = sbom.sbom(self.metadata.version, licence, bundled, lock, mypy)
        file.write_text(made, encoding="utf-8")
        build_data["sbom_files"].append(str(file))
