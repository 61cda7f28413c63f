"""Pictures for the README, taken from real matches: `python3 run.py pictures` writes them."""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from steeple.cli.screen import STYLES
from steeple.kernel.messages import say
from steeple.kernel.picture import Picture
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tools import browser_pictures, moving_picture

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 8
MOVES = 62
NAMES = ["Rūta", "Aino", "Tomáš"]

SVG = """<svg class="rich-terminal" xml:space="preserve" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; \
font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
<rect fill="#10132a" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" \
clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def table_in_play() -> Picture:
    """A match of greedy bots, some rounds in."""
    match = Match("five-towers", 3, seed=SEED)
    moves = 0
    while moves < MOVES or match.view(None)["leader"] is None:
        stream = Stream(b"picture", str(len(match.events)))
        match.play(match.game.bots["greedy"].choose(match.position(stream)))
        moves += 1
    seat = match.to_move
    picture = match.game.face.picture(match.view(seat), NAMES, "en", 80, seat)
    question = match.game.face.dialog(match.state, "en").question()
    return [*picture, [(question, "lamp")], [("> ", "")]]


def svg(picture: Picture, columns: int) -> str:
    """The picture as it looks in a terminal."""
    console = Console(record=True, width=columns, file=io.StringIO(), highlight=False)
    for line in picture:
        text = Text()
        for piece, style in line:
            text.append(piece, STYLES[style])
        console.print(text)
    title = say("five-towers/name")
    return console.export_svg(title=title, code_format=SVG, unique_id="steeple")


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    print("docs/pictures/terminal.svg")
    (FOLDER / "terminal.svg").write_text(svg(table_in_play(), 80), encoding="utf-8")
    print("docs/pictures/table.png")
    browser_pictures.take(FOLDER / "table.png", browser_pictures.bidding)
    browser_pictures.take(FOLDER / "stack.png", browser_pictures.carrying)
    browser_pictures.take(FOLDER / "site.png", browser_pictures.choosing)
    print("docs/pictures/games.webp")
    moving_picture.take()


if __name__ == "__main__":
    main()
