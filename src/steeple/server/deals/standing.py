"""How somebody did: among all who played a deal, and from day to day."""

from collections.abc import Collection, Mapping

from steeple.server.days import later

LEAST_TO_COMPARE = 20


def better_than(points: int, results: Mapping[int, int]) -> int | None:
    """The share of attempts with fewer points, in percent, rounded down; none if there are few.

    >>> better_than(40, {30: 15, 40: 4, 50: 1}), better_than(40, {30: 3, 40: 1})
    (75, None)
    """
    total = sum(results.values())
    if total < LEAST_TO_COMPARE:
        return None
    return 100 * sum(count for other, count in results.items() if other < points) // total


def days_in_a_row(days: Collection[str], today: str) -> int:
    """How many days in a row were played, up to today, or to yesterday while today is open.

    >>> days_in_a_row({"2026-11-15", "2026-11-16", "2026-11-17"}, "2026-11-18")
    3
    >>> days_in_a_row({"2026-11-15", "2026-11-16"}, "2026-11-18")
    0
    """
    day = today if today in days else later(today, -1)
    count = 0
    while day in days:
        count, day = count + 1, later(day, -1)
    return count


def most_in_a_row(days: Collection[str]) -> int:
    """The longest row of days that were played.

    >>> most_in_a_row({"2026-11-10", "2026-11-11", "2026-11-13"})
    2
    """
    ends = [day for day in days if later(day, 1) not in days]
    return max((days_in_a_row(days, end) for end in ends), default=0)
