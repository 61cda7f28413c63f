"""Games that have what the others lack, among those that can be played."""

from collections.abc import Iterator

import pytest

from steeple import catalog
from tests import toy_game
from tests.server import sly_game


@pytest.fixture(scope="module")
def toy() -> Iterator[str]:
    """The id of a game that hides cards, and where what the pieces did has to be told."""
    with pytest.MonkeyPatch.context() as patch:
        for id, module in (("toy", toy_game), ("sly", sly_game)):
            patch.setitem(catalog._MODULES, id, module.__name__)
            patch.setitem(catalog.games._loaded, id, module.GAME)
        yield "toy"
