"""Block Out looks as it did, drawn flat. After a change that is meant, write the pictures again:

python3 run.py test tests/web/test_block_pictures.py --write-pictures
"""

import pytest

from tests.web.block_theatre import Script, Theatre
from tests.web.people import DESK, PHONE, People
from tests.web.pictures import Album, Darkroom
from tests.web.players import stand_still

CARRYING = ("choosing", "choosing_block", "carrying")
SCENES: dict[str, tuple[tuple[str, ...], tuple[int, int]]] = {
    "block-choosing": (("choosing",), DESK),
    "block-carrying": (CARRYING, DESK),
    "block-over": (("over",), DESK),
    "block-choosing-phone": (("choosing",), PHONE),
    "block-carrying-phone": (CARRYING, PHONE),
}
NEVER_THE_SAME = (".steady", ".fair")
"""The bubble of the hand, and the seeds of a match."""


@pytest.fixture(scope="module")
def script() -> Script:
    return Script()


def shot(theatre: Theatre, darkroom: Darkroom) -> bytes:
    theatre.beat()
    stand_still(theatre.page)
    return darkroom.shot(theatre.page, *map(theatre.page.locator, NEVER_THE_SAME))


def come_to(scene: str, people: People, script: Script) -> Theatre:
    acts, size = SCENES[scene]
    theatre = Theatre(people, script, size=size, reduced_motion="reduce")
    for act in acts:
        getattr(theatre, act)()
    if acts == CARRYING:
        theatre.hold_still()
    return theatre


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_looks_as_it_did(
    people: People, script: Script, darkroom: Darkroom, album: Album, scene: str
) -> None:
    theatre = come_to(scene, people, script)
    assert album.changed(scene, theatre.page, lambda: shot(theatre, darkroom)) == []


def test_a_block_in_another_place_is_noticed(
    people: People, script: Script, darkroom: Darkroom
) -> None:
    theatre = come_to("block-carrying", people, script)
    before = shot(theatre, darkroom)
    assert darkroom.difference(before, shot(theatre, darkroom)).is_small
    for _ in range(4):
        theatre.page.keyboard.press("Shift+ArrowRight")
    theatre.hold_still()
    assert not darkroom.difference(before, shot(theatre, darkroom)).is_small
