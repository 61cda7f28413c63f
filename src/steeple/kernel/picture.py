"""Pictures made of letters: lines of pieces of text, each with the name of a style."""

from collections.abc import Sequence
from typing import TypeAlias

Span: TypeAlias = tuple[str, str]
"""A piece of text, and the name of its style, which the screen turns into a colour."""
Line: TypeAlias = list[Span]
Picture: TypeAlias = list[Line]


def width(line: Line) -> int:
    """How many columns the line takes."""
    return sum(len(text) for text, _ in line)


def padded(line: Line, columns: int) -> Line:
    """The line, padded with spaces."""
    return [*line, (" " * max(0, columns - width(line)), "")]


def beside(pictures: Sequence[Picture], gap: int) -> Picture:
    """Pictures next to each other, standing on the same ground."""
    tallest = max(len(picture) for picture in pictures)
    lines: Picture = [[] for _ in range(tallest)]
    for picture in pictures:
        columns = max(width(line) for line in picture) + gap
        standing: Picture = [[] for _ in range(tallest - len(picture))] + picture
        for line, part in zip(lines, standing, strict=True):
            line += padded(part, columns)
    return lines


def wrapped(label: str, things: Sequence[Line], columns: int) -> Picture:
    """A label and the things after it, in as many lines as they need."""
    picture: Picture = [[(label, "loud")]]
    for thing in things:
        if width(picture[-1]) + 2 + width(thing) > columns:
            picture.append([(" " * len(label), "")])
        picture[-1] += [("  ", ""), *thing]
    return picture
