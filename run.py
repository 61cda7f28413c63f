"""Set everything up, then run it. Needs Python 3.11 or newer, and nothing else.

    python3 run.py                  play
    python3 run.py test             lint, types, all tests
    python3 run.py test --fast      the same without the slow tests
    python3 run.py test --thorough  the same, with more of what is tried at random
    python3 run.py goldens          write the golden files of the tests again
    python3 run.py pictures         write the pictures of the README again
    python3 run.py mutants          break each rule and see that a test notices
    python3 run.py wire             write the description of the protocol again
    python3 run.py world            live through simulated worlds: --seeds 1000, or --seed 17
    python3 run.py docs             build the site of the documents into build/docs
    python3 run.py browsers         play in every browser engine of this machine
    python3 run.py release          everything up to the upload of a release
    python3 run.py train five-towers --minutes 60   let a bot learn by playing itself
    python3 run.py <command> ...    any steeple command, such as: replay FILE

This file keeps to syntax that old Pythons can read, so that they can say they are too old.
"""

from __future__ import print_function

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
PYTHON = os.path.join(BIN, "python.exe" if os.name == "nt" else "python")
WEB = os.path.join(HERE, "web")
SITE = os.path.join(HERE, "src", "steeple", "server", "site", "index.html")
PROJECT = os.path.join(HERE, "pyproject.toml")
OLDEST = (3, 11)
TOOLS = (
    "test",
    "goldens",
    "pictures",
    "mutants",
    "wire",
    "world",
    "docs",
    "browsers",
    "release",
    "train",
)


class Missing(Exception):
    """Something that the person at the keyboard has to see to."""


def main(arguments):
    try:
        check_python()
        if arguments[:1] and arguments[0] in TOOLS:
            start = time.time()
            # All the tests together have the rules compiled beside other checks.
            set_up("test", compiles=arguments != ["test"])
            os.environ["STEEPLE_SET_UP_S"] = "{:.1f}".format(time.time() - start)
            return call([PYTHON, "-m", "tools." + arguments[0]] + arguments[1:])
        arguments = arguments or ["play"]
        # Whoever plays does not wait for the compiler: it works while they look around.
        set_up("play", compiles=arguments[0] != "play")
        return hand_over([PYTHON, "-m", "steeple"] + arguments)
    except Missing as problem:
        tell("run.py: {}".format(problem))
        return 1
    except KeyboardInterrupt:
        tell("\nrun.py: stopped.")
        return 130


def check_python():
    if sys.version_info < OLDEST:
        raise Missing(
            "this is Python {}.{}; Steeple needs Python {}.{} or newer.".format(
                *(sys.version_info[:2] + OLDEST)
            )
        )
    if not has_venv():
        raise Missing(
            "this Python has no 'venv' module. On Debian or Ubuntu: apt install python3-venv"
        )


def has_venv():
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return False
    return True


# Setting up: each step leaves a stamp, and is skipped while the stamp says the same.


def set_up(kind, compiles):
    python = "{} {}.{}.{}".format(HERE, *sys.version_info[:3])
    if not is_done("python", python) or not os.path.exists(PYTHON):
        step("Making a Python environment in .venv", make_venv)
        mark_done("python", python)
    locks = {name: python + digest([lock(name), PROJECT]) for name in ("play", "test")}
    # What the tests need includes what the game needs.
    is_installed = is_done("test", locks["test"]) or is_done(kind, locks[kind])
    client = digest(client_files())
    is_built = is_done("client", client) and os.path.exists(SITE)
    steps = []
    if not is_installed:
        steps.append(("Installing what Steeple needs", install, kind))
    if not is_built:
        steps.append(("Building the web client (only after a change)", build_client, kind))
    # Where there is a Node already, pip and npm do not get into each other's way.
    if has_node():
        side_by_side(steps)
    else:
        for each in steps:
            step(*each)
    if not is_installed:
        mark_done(kind, locks[kind])
    mark_done("client", client)
    sources = locks["play"] + digest(python_files(os.path.join(HERE, "src")))
    if compiles and not is_done("compiled", sources):
        step("Compiling the rules (only after a change)", compile_rules)
        mark_done("compiled", sources)


def has_node():
    return shutil.which("node") is not None and shutil.which("npm") is not None


def lock(kind):
    return os.path.join(HERE, "locks", kind + ".txt")


def make_venv():
    import venv

    venv.EnvBuilder(with_pip=True, clear=True).create(VENV)


def install(kind):
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    # Most files are never imported; those that are, Python compiles then.
    pip.append("--no-compile")
    run_pip(pip + ["--require-hashes", "--no-deps", "-r", lock(kind)])
    run_pip(pip + ["--no-deps", "--no-build-isolation", "-e", HERE])


def run_pip(command):
    """Run pip, showing what it fetches; keep the rest of what it says for the bad case."""
    said = []
    pip = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in pip.stdout:
        said.append(line.rstrip())
        if line.startswith(("Collecting ", "Installing collected")):
            tell("    " + line.split("==")[0].split(":")[0].strip())
    if pip.wait() != 0:
        tell("\n".join("    " + line for line in said[-15:]))
        raise Missing("could not install. Is there a network? Run the same command again to retry.")


def compile_rules():
    if call([PYTHON, "-m", "steeple", "warm"]) != 0:
        raise Missing("the rules could not be compiled, see above.")


def build_client(kind):
    # Whoever tests needs more of what npm installs: all of it at once is quicker than twice.
    more = ["--with-tests"] if kind == "test" else []
    if call([PYTHON, "-m", "tools.client", "build"] + more) != 0:
        raise Missing("the web client could not be built, see above.")


def step(title, action, *arguments):
    tell("{} ...".format(title))
    start = time.time()
    action(*arguments)
    tell("{}: done in {:.0f} s".format(title.partition(" (")[0], time.time() - start))


def side_by_side(steps):
    """Take all steps at once, each on a core of its own if there is one."""
    problems = []

    def take(*arguments):
        try:
            step(*arguments)
        except Missing as problem:
            problems.append(problem)

    threads = [threading.Thread(target=take, args=each) for each in steps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


def tell(line):
    """Say what is going on; not on standard output, which belongs to the command."""
    print(line, file=sys.stderr)
    sys.stderr.flush()


def python_files(folder):
    return files_in(folder, ".py")


def client_files():
    """All that the client is built from: its own sources, and the words that it shares."""
    fetched = os.sep + "node_modules" + os.sep
    own = [name for name in files_in(WEB, "") if fetched not in name]
    return own + files_in(os.path.join(HERE, "src"), ".ftl")


def files_in(folder, ending):
    return sorted(
        os.path.join(path, name)
        for path, _, names in os.walk(folder)
        for name in names
        if name.endswith(ending)
    )


def digest(files):
    whole = hashlib.sha256()
    for name in files:
        with open(name, "rb") as file:
            whole.update(file.read())
    return whole.hexdigest()


def stamp(name):
    return os.path.join(VENV, "steeple-{}.stamp".format(name))


def is_done(name, wanted):
    try:
        with open(stamp(name)) as file:
            return file.read() == wanted
    except IOError:
        return False


def mark_done(name, wanted):
    with open(stamp(name), "w") as file:
        file.write(wanted)


# Running


def call(command):
    return subprocess.call(command, cwd=HERE)


def hand_over(command):
    """Become the command, so that keys and signals reach it and nothing else."""
    if os.name == "nt":
        return subprocess.call(command)
    sys.stdout.flush()
    os.execv(command[0], command)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
