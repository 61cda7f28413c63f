"""The table as a picture of letters: the higher its value, the wider a storey.

Each type has a pattern of its own, so that it works without colours. An 8 is as
wide as its plot (anything stands on it), a 9 has brackets, a 0 is the roof.
"""

from collections.abc import Sequence
from typing import Any

from steeple.games.five_towers.pieces import BRACKETS, DECK_LIKE_ANY, ROOF, TYPES, split_card
from steeple.kernel.game import View
from steeple.kernel.messages import say
from steeple.kernel.picture import Line, Picture, beside, padded, width

PLOT_WIDTH = 7
GAP = 3
NARROW = 4
"""Values below this are drawn narrow."""
PATTERNS = {"candy": "/", "scary": "^", "tree": "#", "scrap": "|", "sand": ":"}


def table(
    view: View, names: Sequence[str], language: str, columns: int, own_seat: int | None
) -> Picture:
    """Everybody's towers, as many side by side as there is room for, and the row below.

    Opponents come in playing order, one's own seat last, next to what it has to decide.
    """
    first = 0 if own_seat is None else own_seat + 1
    order = [(first + step) % len(names) for step in range(len(names))]
    seats = [seat_picture(view, seat, names, language) for seat in order]
    fit = max(1, (columns + GAP) // (max(width(line) for seat in seats for line in seat) + GAP))
    picture: Picture = []
    for start in range(0, len(seats), fit):
        picture += [*beside(seats[start : start + fit], GAP), []]
    return [*picture, *row_picture(view, language)]


def seat_picture(view: View, seat: int, names: Sequence[str], language: str) -> Picture:
    """One seat's towers on their ground line, with what matters about the seat below."""
    towers = view["towers"][seat]
    tallest = max(1, *(len(values) for values in towers.values()))
    picture: Picture = []
    for level in range(tallest - 1, -1, -1):
        line: Line = []
        for type, values in towers.items():
            line += storey(type, values[level]) if level < len(values) else [(" " * PLOT_WIDTH, "")]
        picture.append(line)
    picture.append([("▔" * (PLOT_WIDTH * len(TYPES)), "lamp" if view["to_move"] == seat else "")])
    labels: Line = []
    for type in TYPES:
        short = _say(language, "type", type=type)[: PLOT_WIDTH - 1]
        labels += [(short.center(PLOT_WIDTH), f"{type}-text")]
    return [*picture, labels, *_about(view, seat, names, language)]


def storey(type: str, value: int) -> Line:
    r"""A card as a storey, in the middle of its plot.

    >>> [storey("sand", value)[1][0] for value in (15, 9, 8, 3, 0)]
    ['::15::', '<:9:>', '===8===', ':3:', '/0\\']
    """
    fill = PATTERNS[type]
    if value == ROOF:
        text = f"/{value}\\"
    elif value == DECK_LIKE_ANY:
        text = str(value).center(PLOT_WIDTH, "=")
    elif value == BRACKETS:
        text = f"<{fill}{value}{fill}>"
    else:
        margin = fill if value < NARROW else fill * 2
        text = f"{margin}{value}{margin}"
    before = (PLOT_WIDTH - len(text)) // 2
    return [(" " * before, ""), (text, type), (" " * (PLOT_WIDTH - before - len(text)), "")]


def row_picture(view: View, language: str) -> Picture:
    """The cards to bid for, numbered from 1, and how much of the game is left."""
    if view["phase"] == "over":
        return []
    deck = _say(language, "deck-left", count=view["deck"], pass_=view["pass"])
    if not view["row"]:
        return [[(deck, "quiet")]]
    line: Line = [(_say(language, "row"), "loud")]
    for number, card in enumerate(view["row"], 1):
        type, value = split_card(card)
        line += [("  ", ""), (f"{number}", "quiet"), (" ", "")]
        line += [(f" {_say(language, 'type', type=type)} {value} ", type)]
    return [line, [(deck, "quiet")]]


def _about(view: View, seat: int, names: Sequence[str], language: str) -> Picture:
    is_next = view["to_move"] == seat
    name: Line = [("▸ " if is_next else "  ", "lamp"), (names[seat], "lamp" if is_next else "loud")]
    facts = [_say(language, "points", count=view["scores"][seat])]
    if torn := len(view["rubble"][seat]):
        facts.append(f"{_say(language, 'rubble')} {torn}")
    said: Any = view["bids"][seat]
    if said is not None:
        facts.append(
            _say(language, "passed") if said == "pass" else _say(language, "has-bid", number=said)
        )
    return [padded([*name, (f"  {' · '.join(facts)}", "quiet")], PLOT_WIDTH * len(TYPES))]


def _say(language: str, message: str, **arguments: object) -> str:
    return say(f"five-towers/{message}", language, **arguments)
