"""The terminal: colours for the styles of pictures, and lines of text."""

from rich.console import Console
from rich.text import Text

from steeple.kernel.picture import Picture

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


class Screen:
    """Where a command shows things to a person."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, markup=False, soft_wrap=True)

    @property
    def columns(self) -> int:
        """How wide it is."""
        return self._console.width

    def show(self, picture: Picture) -> None:
        """Draw a picture."""
        for line in picture:
            text = Text()
            for piece, style in line:
                text.append(piece, STYLES[style])
            text.rstrip()
            self._console.print(text)

    def say(self, text: str = "", style: str = "") -> None:
        """Write a line."""
        self._console.print(Text(text, STYLES[style]))
