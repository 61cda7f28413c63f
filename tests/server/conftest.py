"""A game that has what the others lack, among those that can be played."""

from collections.abc import Iterator

import pytest

from steeple import catalog
from tests import toy_game


@pytest.fixture(scope="module")
def toy() -> Iterator[str]:
    """Its id; it hides cards, and what the pieces did has to be told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(catalog._MODULES, "toy", "tests.toy_game")
        patch.setitem(catalog.games._loaded, "toy", toy_game.GAME)
        yield "toy"
