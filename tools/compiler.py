"""What is compiled, and how: the one owner of modules, groups, flags and training.

`tools.native` compiles for this machine with it, and the hook of `hatch_build.py` for wheels. It imports nothing of the
project, so that it also works in a source distribution, with only mypy and setuptools installed.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import chdir
from copy import copy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ecumene"

# What is compiled
CORE = "kernel/core"
SEARCH = "bots/search"
ROOMS = ("cards", "rules", "strategy")  # of a game: what is asked while a bot searches
# The toy compiles too, but tests plant faults in its classes, which compiled classes do not allow. Interpreted, it also
# shows that a new game runs on the compiled kernel.
INTERPRETED = ("lantern",)
COMPILED = sorted({path.parent.name for path in (SOURCE / "games").glob("*/game.py")} - set(INTERPRETED))

# How. A build of a later level serves wherever an earlier one is asked for.
PLAIN = "plain"  # as right, not as fast, and made in a fifth of the time: for tests
OPTIMISED = "optimised"  # compiled once: for wheels, and for those who just play
TUNED = "tuned"  # compiled, watched while it plays, and compiled again for what it does most: a seventh faster
LEVELS = (PLAIN, OPTIMISED, TUNED)
OPT_LEVEL = {PLAIN: "0", OPTIMISED: "3", TUNED: "3"}
# Only gcc knows these. Without the first it may not inline one function of a shared library into another: a quarter of
# the speed. Left to itself it also keeps calling the small functions that read a list; allowed to inline more, it gives
# a twentieth and takes twice as long. With a profile it knows by itself what to inline. clang does both unasked.
INLINE = {"gcc": ["-fno-semantic-interposition"]}
INLINE_MORE = {"gcc": ["--param", "max-inline-insns-auto=100", "--param", "inline-unit-growth=150"]}
QUIET = {
    "gcc": ["-Wno-all"],
    "clang": ["-Wno-all"],
}  # looking for what it could warn of takes gcc longer than compiling
# A product and a sum are rounded each by itself, as Python does: where a processor could round them together, a bot
# would find other figures than the interpreted one.
EXACT = {"gcc": ["-ffp-contract=off"], "clang": ["-ffp-contract=off"]}
# Functions that the training games never reach are as fast as without a profile, not as small as can be.
TRAINED = {"gcc": ["-fprofile-partial-training"]}
# Half of what mypyc writes runs once, when a module is imported. Optimising that would take a third of the time.
# Nothing is counted there while games are watched: a third of that build.
ONCE = (
    "#if defined(__GNUC__) && !defined(__clang__)\n"
    '__attribute__((cold, no_profile_instrument_function, optimize("O0")))\n'
    "#endif\n"
)
# By these Python calls a function; compiled code calls the function itself. Rows are made once, and why an action is
# refused is asked by people only.
SELDOM = (
    "#if defined(__OPTIMIZE__) && !defined(__clang__)\n"
    '__attribute__((no_profile_instrument_function, optimize("O1")))\n'
    "#endif\n"
)
CALLED_SELDOM = re.compile(
    r"PyObject \*CPyPy_|\w[\w *]*CPyDef_\w+___cards___\w+_rows\(|char CPyDef_\w+___Rules_____init__\("
    r"|PyObject \*CPyDef_\w+___(?:why_not|missing)\("
)
# A build that only counts what games do need not be fast. All of this comes after the places to count at are chosen, so
# they are the same ones as in the build for which they are counted.
COUNTED = {
    "gcc": [
        *(f"-fno-{part}" for part in ("ipa-cp", "ipa-icf", "tree-vectorize", "tree-loop-optimize", "tree-pre", "gcse")),
        *(f"-fno-{part}" for part in ("tree-dominator-opts", "split-paths", "crossjumping", "reorder-blocks")),
        *(f"-fno-{part}" for part in ("cse-follow-jumps", "rerun-cse-after-loop", "schedule-insns2")),
        *("--param", "inline-unit-growth=1", "--param", "max-inline-insns-auto=1"),
    ]
}

# Each module is also a small library of its own, which only finds its part of the large one. It needs these few
# functions of Python. To read all of its headers once for each module took a seventh of a plain build.
FOUND_BY = """typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""
HEADERS = "#include <Python.h>\n"
CALLED = re.compile(r"\b(Py(?!Init_)\w+)\(")

# Small functions that games call all the time. A library cannot inline what is in another one, so each game's library
# gets a copy of their C. Python sees only the kernel's.
LEAVES = ("action", "bits", "rng", "state")
LEAF = re.compile(
    rf"^\w[^;{{\n]*\b(CPyDef_ecumene___kernel___core___(?:{'|'.join(LEAVES)})___\w+)\([^;\n]*\) \{{\n(?:.*\n)*?\}}\n",
    re.M,
)
# At every look at a frame compiled code asks for its class. Python answers by a search through all base classes, in
# another library. Ours have one base class each: a few steps from class to class find it, without a call.
KIND_OF = """static inline int is_kind_of(PyObject *thing, PyTypeObject *kind) {
for (PyTypeObject *type = Py_TYPE(thing); type; type = type->tp_base) if (type == kind) return 1;
return PyType_IsSubtype(Py_TYPE(thing), kind);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, kind) is_kind_of((PyObject *)(thing), kind)
"""
# Most lists that rules make are choices: they begin empty and get some items. Python's own library is asked for every
# item, and for more room for the first, fifth and ninth. Ours begin with room for twelve, and an item for which there
# is room is put there at once.
LISTS = """#ifndef Py_GIL_DISABLED
static inline PyObject *new_list(Py_ssize_t n) {
if (n) return PyList_New(n);
PyObject *list = PyList_New(12);
if (list) Py_SET_SIZE((PyVarObject *)list, 0);
return list;
}
static inline int append_to(PyObject *thing, PyObject *item) {
PyListObject *list = (PyListObject *)thing;
Py_ssize_t n = Py_SIZE(list);
if (n >= list->allocated) return PyList_Append(thing, item);
Py_INCREF(item);
list->ob_item[n] = item;
Py_SET_SIZE((PyVarObject *)list, n + 1);
return 0;
}
#define PyList_New(n) new_list(n)
#define PyList_Append(list, item) append_to(list, item)
#endif
"""
KERNEL_NAME = re.compile(r"\bCPy(?:Def|Static)_ecumene___kernel___\w+")
NOT_EXPORTED = re.compile(r"\bCPy(?:Statics\b|Module_|Type_)|_vtable\b")  # constants, modules and classes of a library


def rules_of(game: str) -> list[str]:
    """The modules of a game that are compiled, as paths below its folder: "rules/turn"."""
    folder = SOURCE / "games" / game
    return [name for room in ROOMS for name in modules_in(folder, room)]


def modules_in(folder: Path, room: str) -> list[str]:
    found = (path.relative_to(folder).with_suffix("") for path in (folder / room).rglob("*.py"))
    return sorted(path.as_posix() for path in found if path.name != "__init__")


def modules() -> list[str]:
    """Paths below `SOURCE` of everything that is compiled."""
    kernel = [f"{name}.py" for name in modules_in(SOURCE, CORE)]
    search = [f"{name}.py" for name in modules_in(SOURCE, SEARCH)]
    return kernel + search + [f"games/{game}/{name}.py" for game in COMPILED for name in rules_of(game)]


def groups(names: list[str]) -> Iterator[tuple[list[str], str]]:
    """The kernel, what searches, and each game apart: together they take a compiler four times as long."""
    for part, own in itertools.groupby(names, key=lambda name: name.removeprefix("games/").split("/")[0]):
        yield [f"ecumene/{name}" for name in own], f"ecumene_{part}"


def plain_files(package: Path) -> Iterator[Path]:
    """What a copy of the package needs, relative to it."""
    for path in sorted(package.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd"):
            yield path.relative_to(package)


def sync(source: Path, copy: Path) -> int:
    """Make the copy's plain files those of the source; how many had to change. Compiled ones stay."""
    changed = 0
    wanted = set(plain_files(source))
    for name in set(plain_files(copy)) - wanted if copy.exists() else ():
        (copy / name).unlink()
        changed += 1
    for name in wanted:
        there, here = copy / name, source / name
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
            changed += 1
    return changed


def family(compiler: Any) -> str:
    """Which one setuptools' compiler is: gcc, clang, msvc, or another name."""
    if compiler.compiler_type != "unix":
        return str(compiler.compiler_type)
    command = [*compiler.compiler, "-dM", "-E", "-x", "c", os.devnull]
    defined = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "clang" if "__clang__" in defined else "gcc" if "__GNUC__" in defined else "unix"


def compile_flags(level: str, compiler: str, folder: Path) -> list[str]:
    """What the compiler is told besides `OPT_LEVEL`. No path of this machine is in what it makes."""
    found = find_spec("mypyc")  # its runtime is C files that every module contains
    runtime = next(iter((found and found.submodule_search_locations) or []), "")
    paths = {str(folder): ".", runtime: "mypyc", sysconfig.get_paths()["include"]: "python"}
    hide = [f"-ffile-prefix-map={path}={name}" for path, name in paths.items()] if compiler in QUIET else []
    fast = [*INLINE.get(compiler, []), *(TRAINED if level == TUNED else INLINE_MORE).get(compiler, [])]
    return [*QUIET.get(compiler, []), *EXACT.get(compiler, []), *hide, *(fast if level != PLAIN else [])]


def shorten(c: str) -> str:
    """The same C without indentation, which mypyc makes deeper with every module (74 MB for one game, 21 without).

    What runs once or seldom is marked, so that the compiler spends little time on it.
    """
    return "".join(effort(line) + line for line in (line.lstrip(" ") for line in c.splitlines(keepends=True)))


def effort(line: str) -> str:
    """What stands before the first line of a function that is not worth the compiler's whole effort."""
    if not line.endswith(" {\n"):
        return ""
    if line.endswith("_____top_level__(void) {\n"):
        return ONCE
    return SELDOM if CALLED_SELDOM.match(line) else ""


def leaves(kernel: str) -> str:
    """Of the kernel's C: copies of the functions of `LEAVES`, for another library."""
    found = {match[1]: match for match in LEAF.finditer(kernel) if not NOT_EXPORTED.search(match[0])}

    def named(match: re.Match[str]) -> str:
        return f"leaf_{match[0]}" if match[0] in found else f"(*exports_ecumene_kernel.{match[0]})"

    copies = [KERNEL_NAME.sub(named, f"static inline {match[0]}") for match in found.values()]
    return "".join(c.partition(" {")[0] + ";\n" for c in copies) + "".join(copies)


def after_includes(c: str, more: str) -> tuple[str, str]:
    """C in two parts: everything to its last include, with `more` added, and the rest."""
    last = [*re.finditer(r'^#include ".*"\n', c, re.M)][-1].end()
    return c[:last] + more, c[last:]


def with_leaves(c: str, copies: str) -> str:
    """A game's C that calls its own copies of the kernel's leaves."""
    copied = set(re.findall(r"\bleaf_(\w+)", copies))
    head, rest = after_includes(c, copies)
    return head + re.sub(
        r"\bexports_ecumene_kernel\.(\w+)(?=\()", lambda m: f"leaf_{m[1]}" if m[1] in copied else m[0], rest
    )


def without_headers(c: str) -> str:
    """The C of a module's own library that reads no headers; unchanged if it needs more of Python than we know."""
    known = {"Py_DECREF", *CALLED.findall(FOUND_BY)}
    return c.replace(HEADERS, FOUND_BY) if known.issuperset(CALLED.findall(c)) else c


def rewrite(folder: Path) -> None:
    """What mypyc has written, made faster to compile and to run."""
    for path in folder.rglob("*.c") if os.name == "posix" else ():  # elsewhere headers also say what to link with
        if not path.name.startswith("__native_"):
            path.write_text(without_headers(path.read_text(encoding="utf-8")), encoding="utf-8")
    written = {path: path.read_text(encoding="utf-8") for path in folder.glob("__native_*.c")}
    kernel = folder / "__native_ecumene_kernel.c"
    copies = shorten(leaves(written[kernel]))
    for path, c in written.items():
        short = "".join(
            after_includes(shorten(c), KIND_OF + LISTS)
        )  # shortened first, for then there is a third to search
        path.write_text(short if path == kernel else with_leaves(short, copies), encoding="utf-8")


def write_c(folder: Path, names: list[str], level: str) -> list[Any]:
    """The C of modules of the package that is in `folder`, as extensions for setuptools."""
    from mypyc.build import mypycify

    with chdir(folder):
        extensions: list[Any] = mypycify(
            ["--config-file=", f"--cache-dir={ROOT / 'build' / 'mypy_cache'}", *(f"ecumene/{name}" for name in names)],
            opt_level=OPT_LEVEL[level],
            debug_level="0",
            separate=list(groups(names)),
            target_dir="c",
        )
        rewrite(Path("c"))
    return extensions


def compile_c(folder: Path, extensions: list[Any], level: str, more: tuple[str, ...], jobs: int | None) -> None:
    """Turn C into extensions beside their modules. `more`: flags, also for linking."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            kind = family(self.compiler)
            compiling = [*compile_flags(level, kind, folder), *more]
            if any(flag.startswith(COUNT) for flag in more):
                compiling += COUNTED.get(kind, [])
            linking = [*more, *(["/Brepro"] if kind == "msvc" else [])]  # no time of day inside
            for extension in self.extensions:  # mypyc gives them one list in common: each gets its own
                extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
                extension.extra_link_args = [*extension.extra_link_args, *linking]
            linker = getattr(self.compiler, "linker_so", [])  # Python's own folder of libraries is not needed by ours
            linker[:] = [word for word in linker if not word.startswith(("-Wl,-rpath", "-L"))]
            super().build_extensions()

    with chdir(folder):
        command = Build(Distribution({"name": "ecumene_native", "ext_modules": [copy(x) for x in extensions]}))
        command.inplace = command.force = True
        command.build_temp = command.build_lib = "c"
        command.parallel = jobs or os.cpu_count()
        command.ensure_finalized()
        command.run()


def compile_in(folder: Path, names: list[str], level: str, jobs: int | None = None) -> None:
    """Turn modules of the package that is in `folder` into extensions beside them."""
    compile_c(folder, write_c(folder, names, level), level, (), jobs)


TRAIN = """
import random
from ecumene import game
from ecumene.testing import speed
random.seed(5)
for name in {games!r}:
    for kind in (speed.driven, speed.playouts, speed.clones, speed.redeals):
        lot = kind(game(name))
        done = 0
        while done < 60_000:
            done += lot()
"""


COUNT, USE = "-fprofile-generate=", "-fprofile-use="


def is_played(extension: Any) -> bool:
    """Does it hold what random games do? The others find their part of a library, or search."""
    return bool(extension.name.endswith("__mypyc")) and not extension.name.startswith("ecumene_bots")


def compile_tuned(folder: Path, names: list[str], jobs: int | None = None) -> None:
    """Compile, watch random games, compile again for what they do most. Once where the compiler cannot do that."""
    from setuptools.errors import CompileError, LinkError

    profile = folder / "profile"
    extensions = write_c(folder, names, TUNED)
    played = [extension for extension in extensions if is_played(extension)]
    try:
        compile_c(folder, [extension for extension in extensions if not is_played(extension)], TUNED, (), jobs)
        compile_c(folder, played, TUNED, (f"{COUNT}{profile}",), jobs)
        env = {**os.environ, "PYTHONPATH": str(folder)}
        subprocess.run([sys.executable, "-c", TRAIN.format(games=COMPILED)], check=True, env=env)
        use = (f"{USE}{profile}", "-fprofile-correction", "-Wno-missing-profile")
        compile_c(folder, played, TUNED, use, jobs)
    except (subprocess.CalledProcessError, CompileError, LinkError) as error:
        print(f"· this compiler cannot be tuned by a profile ({error}); compiling once")
        compile_c(folder, extensions, OPTIMISED, (), jobs)
    shutil.rmtree(profile, ignore_errors=True)


def compile_package(folder: Path, level: str, jobs: int | None = None) -> None:
    """Compile the copy of the package that is in `folder`; only extensions are added to it."""
    if level == TUNED:
        compile_tuned(folder, modules(), jobs)
    else:
        compile_in(folder, modules(), level, jobs)
    shutil.rmtree(folder / "c")


def have_compiler() -> bool:
    """Try it: a compiler alone is not enough without Python's headers."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        c = Path(folder) / "probe.c"
        c.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(c)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        saved = os.dup(1), os.dup(2)
        try:
            with open(os.devnull, "w") as nowhere:  # noqa: PTH123  compilers write to the descriptors themselves
                os.dup2(nowhere.fileno(), 1)
                os.dup2(nowhere.fileno(), 2)
                command.run()
        except Exception:  # whatever distutils raises: it cannot be built
            return False
        finally:
            os.dup2(saved[0], 1)
            os.dup2(saved[1], 2)
        return True
