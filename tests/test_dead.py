"""No dead code: whatever the sources define is used by the sources, not by tests alone."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import TypeAlias

ROOT = Path(__file__).parents[1]

CALLED_FROM_ELSEWHERE = {
    r"steeple\.__main__|tools\.\w+|bot": "people, by hand",
    r"tools\.\w+\.(calibrate|falls|lesson|seconds)": "people, by hand",
    r"tools\.\w+\.train": "tools/train.py, by the game",
    r"steeple\.cli\.\w+(\.run)?": "cli/main.py, which imports the command that is asked for",
    r"steeple\.cli\.arguments\._Formatter\.add_usage": "argparse",
    r"gust\.game(\.GAME)?": "catalog.py, for whoever adds the folder to STEEPLE_GAMES",
    r"tools\.\w+\.wire(\.files)?": "tools/wire.py, which looks for them by the game",
    r"tools\.goldens\.\w+": "goldens.py in the folder of each game's tests",
    r"steeple\.bench\.\w+\.(measures|games)(\.measure)?": "cli/bench.py, by the game",
    r"steeple\.games\.\w+\.(encoding(\.ENCODING)?|sketch(\.sketch)?)": "by the game's folder",
    r"steeple\.(play\.match\.Match|kernel\.sketch\.Sketch)\._repr_svg_": "notebooks",
    r"steeple\.envs\.__getattr__": "Python, for names that are loaded when they are needed",
    r"steeple\.envs\.(aec|alone|vector|open_spiel)(\.\w+){0,2}": "PettingZoo, Gymnasium, OpenSpiel",
    r"steeple\.cli\.mcp\.\w+": "language models, through the SDK",
    r"steeple\.kernel\.jit\.Listener\.\w+": "Numba",
    r"steeple\.server\.process\._Uvicorn\.\w+": "uvicorn",
    r"steeple\.server\.http\.line\.(Http|Socket)Line\.\w+": "uvicorn",
    r"steeple\.server\.store\.migrations\..+": "Alembic",
}

Definition: TypeAlias = tuple[str, ast.AST]
"""A name, and where it is defined: what is mentioned in there does not count."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def test_everything_is_used() -> None:
    patterns = [re.compile(pattern) for pattern in CALLED_FROM_ELSEWHERE]
    left = [name for name in found() if not any(each.fullmatch(name) for each in patterns)]
    assert not left, "only tests use them, if anything does"


def test_every_exception_is_needed() -> None:
    for pattern in CALLED_FROM_ELSEWHERE:
        assert any(re.fullmatch(pattern, name) for name in found()), pattern


def test_what_is_left_over_is_found() -> None:
    names = unused(
        {
            "tower": dedent("""
                TOP = 1
                LEFT = 2
                def build(): return Tower().storeys()
                def tear_down(): return tear_down()
                class Tower:
                    def storeys(self): return self._counted
                    def rubble(self): return self.rubble()
                    def __init__(self): self._counted, self._lost = TOP, TOP
            """),
            "game": "import tower\ntower.build()",
        }
    )
    left = ["tower.LEFT", "tower.tear_down", "tower.Tower.rubble", "tower.Tower._lost", "game"]
    assert sorted(names) == sorted(left)


def sources() -> dict[str, str]:
    """The text of each module, by its name."""
    found = {}
    for folder in ("src", ".", "examples"):
        for file in (ROOT / folder).glob({".": "tools/**/*.py"}.get(folder, "**/*.py")):
            parts = file.relative_to(ROOT / folder).with_suffix("").parts
            name = ".".join(parts).removesuffix(".__init__")
            found[name] = file.read_text(encoding="utf-8")
    return found


@cache
def found() -> tuple[str, ...]:
    return tuple(unused(sources()))


def unused(sources: Mapping[str, str]) -> Iterator[str]:
    """Modules that nobody imports, and names that nobody mentions but their own definition."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    imports = {module: set(imported(tree)) for module, tree in trees.items()}
    reached = {module: attributes(tree) for module, tree in trees.items()}
    everywhere = sum(reached.values(), Counter[str]())
    fetched = set().union(*imports.values())
    for module, tree in trees.items():
        users = [other for other in trees if module in imports[other]]
        is_folder = any(name.startswith(f"{module}.") for name in trees)
        if not users and not is_folder:
            yield module
        here = names(tree)
        for name, where in defined(tree.body):
            is_read = here[name] > names(where)[name] or f"{module}.{name}" in fetched
            if not is_read and not any(reached[other][name] for other in users):
                yield f"{module}.{name}"
        for owner in ast.walk(tree):
            if isinstance(owner, ast.ClassDef):
                for name, where in members(owner):
                    if everywhere[name] == attributes(where)[name]:
                        yield f"{module}.{owner.name}.{name}"


def defined(body: list[ast.stmt]) -> Iterator[Definition]:
    """The functions, classes and constants of a module or a class."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for part in [part for target in targets for part in ast.walk(target)]:
                if isinstance(part, ast.Name) and not part.id.startswith("__"):
                    yield part.id, node


def members(owner: ast.ClassDef) -> Iterator[Definition]:
    """Methods and attributes. Fields of a class are not among them: tuples and messages have some
    that are read by position, or by somebody at the other end of a line."""
    for name, where in defined(owner.body):
        if isinstance(where, FUNCTIONS) and not name.startswith("__"):
            yield name, where
    for node in ast.walk(owner):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                yield node.attr, node


def names(tree: ast.AST) -> Counter[str]:
    """How often each name is read; an annotation may have it as text."""
    return Counter(
        part.id if isinstance(part, ast.Name) else str(part.value)
        for part in ast.walk(tree)
        if (isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load))
        or (isinstance(part, ast.Constant) and isinstance(part.value, str))
    )


def attributes(tree: ast.AST) -> Counter[str]:
    """How often something of each name is asked of a thing."""
    return Counter(
        part.attr
        for part in ast.walk(tree)
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Load)
    )


def imported(tree: ast.AST) -> Iterator[str]:
    """What a module imports: modules, and names in modules with their module's name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
