"""The `steeple` command: find the subcommand, and turn errors into one line."""

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence

from steeple.cli.arguments import UsageError, Words
from steeple.cli.screen import complain, tell
from steeple.kernel.errors import SteepleError, shortened
from steeple.kernel.messages import LANGUAGES, best_language

COMMANDS = (
    "play",
    "serve",
    "work",
    "backup",
    "guests",
    "check",
    "restore",
    "move-store",
    "replay",
    "export",
    "verify",
    "score",
    "arena",
    "stdio",
    "mcp",
    "bench",
    "warm",
)
"""Each is a module here, with `run(arguments, words) -> exit code`."""

FAILED = 1
MISUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that can't show a letter shows a question mark instead.
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    rest = list(sys.argv[1:] if arguments is None else arguments)
    try:
        words = Words(_take_language(rest))
    except SteepleError as error:
        complain(f"steeple: {error}")
        return MISUSED
    try:
        return _dispatch(rest, words)
    except UsageError as error:
        return _complain(error, words, MISUSED)
    except SteepleError as error:
        return _complain(error, words, FAILED)
    except KeyboardInterrupt:
        complain(f"\n{words('cli/interrupted')}")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed it; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _take_language(arguments: list[str]) -> str:
    """The language: `--lang` anywhere on the line (it is removed), or the environment's."""
    for at, argument in enumerate(arguments):
        name, is_joined, value = argument.partition("=")
        if name != "--lang":
            continue
        if not is_joined:
            value = arguments[at + 1] if at + 1 < len(arguments) else ""
        del arguments[at : at + (1 if is_joined else 2)]
        if value not in LANGUAGES:
            raise UsageError(
                "cli/unknown-language", language=shortened(value), known=", ".join(LANGUAGES)
            )
        return value
    names = ("STEEPLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(os.environ[name] for name in names if os.environ.get(name))


def _dispatch(arguments: list[str], words: Words) -> int:
    # Whoever types nothing but the name wants to play: `uvx steeple`.
    arguments = arguments or ["play"]
    if arguments[0] in ("-h", "--help"):
        tell(_overview(words))
        return 0
    command, *rest = arguments
    if command == "--version":
        from steeple import __version__

        tell(f"steeple {__version__}")
        return 0
    if command not in COMMANDS:
        raise UsageError(
            "cli/unknown-command", command=shortened(command), known=", ".join(COMMANDS)
        )
    module = importlib.import_module(f"steeple.cli.{command.replace('-', '_')}")
    code: int = module.run(rest, words)
    sys.stdout.flush()
    return code


def _overview(words: Words) -> str:
    lines = [words("cli/about"), "", words("cli/usage"), ""]
    lines += [f"  {command:<10} {words(f'cli/help-{command}')}" for command in COMMANDS]
    lines += ["", words("cli/more-help"), words("cli/help-lang", known=", ".join(LANGUAGES))]
    return "\n".join(lines)


def _complain(error: SteepleError, words: Words, code: int) -> int:
    complain(f"steeple: {error.message(words.language)}")
    return code
