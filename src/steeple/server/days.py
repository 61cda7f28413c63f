"""Days as everybody has them at once: from midnight to midnight, UTC."""

from datetime import UTC, date, datetime, timedelta

DAY_MS = 24 * 3600 * 1000


def day_of(at_ms: int) -> str:
    """The day of a moment.

    >>> day_of(0), day_of(DAY_MS - 1), day_of(DAY_MS)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()


def start_ms(day: str) -> int:
    """When a day begins.

    >>> start_ms("1970-01-02")
    86400000
    """
    return (
        int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()) * 1000
    )


def later(day: str, days: int) -> str:
    """The day so many days after another one, or before it.

    >>> later("2026-02-28", 1), later("2026-01-01", -1)
    ('2026-03-01', '2025-12-31')
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day, written as we write it.

    >>> [is_day(text) for text in ("2026-11-18", "2026-02-30", "20261118", "today")]
    [True, False, False, False]
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
