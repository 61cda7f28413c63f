"""Names that people type: a tower type in their language, or enough of it."""

from steeple.games.five_towers.pieces import TYPES
from steeple.kernel.messages import say


def type_names(language: str) -> list[str]:
    """The short names of the types, as people type them."""
    return [say("five-towers/type", language, type=type).lower() for type in TYPES]


def type_meant(word: str, language: str) -> str | None:
    """The type that the word names or begins, if it is only one.

    >>> type_meant("scar", "en"), type_meant("s", "en"), type_meant("šro", "cs")
    ('scary', None, 'scrap')
    """
    typed = word.lower()
    if not typed:
        return None
    for exact in (TYPES, type_names(language)):
        if typed in exact:
            return TYPES[list(exact).index(typed)]
    names = zip(TYPES, type_names(language), strict=True)
    meant = [type for type, name in names if type.startswith(typed) or name.startswith(typed)]
    return meant[0] if len(meant) == 1 else None
