"""Places as people read them in a terminal."""

from steeple.games.skyscrapers.moves import AXES, Point, Site


def point_words(point: Point) -> str:
    """A point or a cell.

    >>> point_words((0, -1, 4))
    '0 -1 4'
    """
    return " ".join(map(str, point))


def place_words(site: Site) -> str:
    """Where a card stands or lies.

    >>> place_words(Site((1, 0, 3), 0, 2))
    '1 0 3 x'
    """
    return f"{point_words(site.at)} {AXES[site.normal]}"
