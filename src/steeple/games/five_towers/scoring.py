"""The score (FT-20 to FT-22)."""

from steeple.games.five_towers.pieces import ROOF
from steeple.games.five_towers.state import RUBBLE_COUNTS, Cells, cell
from steeple.games.five_towers.towers import KINDS, height, top
from steeple.kernel.jit import jit


@jit
def tower_points(storeys: int, has_roof: bool) -> int:
    """1 point a storey; 2 under a roof (FT-20).

    >>> tower_points(4, False), tower_points(3, True)
    (4, 6)
    """
    return 2 * storeys if has_roof else storeys


@jit
def rubble_cost(torn_down: int) -> int:
    """Points lost for `torn_down` cards: the first costs 1, the second 2, ... (FT-21).

    >>> [rubble_cost(n) for n in range(5)]
    [0, 1, 3, 6, 10]
    """
    return torn_down * (torn_down + 1) // 2


@jit
def score(cells: Cells, seat: int) -> int:
    """The seat's points, as if the game ended now; the main tower is the tallest."""
    points = 0
    main = 0
    for kind in range(KINDS):
        storeys = height(cells, seat, kind)
        points += tower_points(storeys, top(cells, seat, kind) == ROOF)
        main = max(main, storeys)
    return points + main - rubble_cost(cell(cells, RUBBLE_COUNTS + seat))
