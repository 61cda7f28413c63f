"""The terminal: the only place where commands print, so that nothing printed steers a terminal.

Rich takes a while to load, so only what needs it loads it: `--help` does not.
"""

import sys
from typing import TYPE_CHECKING, Any

from steeple.kernel.codec import to_json
from steeple.kernel.picture import Picture
from steeple.kernel.visible import visible

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

# Body colours of the tower types, ink on them, and the lamp that marks the turn.
_INK = "#1a1f38"
STYLES = {
    "candy": f"{_INK} on #e77e9e",
    "scary": "#fbf5e9 on #6b51a0",
    "tree": f"{_INK} on #6fa05a",
    "scrap": f"{_INK} on #8f99a4",
    "sand": f"{_INK} on #e5c36a",
    "candy-text": "#e77e9e",
    "scary-text": "#a58be0",
    "tree-text": "#6fa05a",
    "scrap-text": "#8f99a4",
    "sand-text": "#e5c36a",
    "lamp": "bold #ffb547",
    "loud": "bold",
    "quiet": "dim",
    "": "",
}


def tell(text: str = "") -> None:
    """Write lines for a person."""
    print(visible(text), flush=True)


def complain(text: str) -> None:
    """Write lines to standard error: what went wrong, or how far something is."""
    print(visible(text), file=sys.stderr, flush=True)


def tell_json(data: Any) -> None:
    """Write a line for a program; in UTF-8, whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(visible(to_json(data).decode()).encode() + b"\n")
    sys.stdout.buffer.flush()


def tell_table(table: "Table") -> None:
    """Write a table; what comes from elsewhere must be a `cell` in it."""
    from rich.console import Console

    Console(highlight=False, markup=False).print(table)


def cell(text: str, style: str = "") -> "Text":
    """Text from elsewhere, for a table."""
    from rich.text import Text

    return Text(visible(text), STYLES[style])


class Screen:
    """Where a command shows things to a person."""

    def __init__(self) -> None:
        from rich.console import Console

        self._console = Console(highlight=False, markup=False, soft_wrap=True)

    @property
    def columns(self) -> int:
        """How wide it is."""
        return self._console.width

    def show(self, picture: Picture) -> None:
        """Draw a picture."""
        for line in picture:
            text = cell("")
            for piece, style in line:
                text.append(visible(piece), STYLES[style])
            text.rstrip()
            self._console.print(text)

    def say(self, text: str = "", style: str = "") -> None:
        """Write a line."""
        self._console.print(cell(text, style))
