"""Skyscrapers looks as it did, drawn flat. After a change that is meant, write the pictures again:

python3 run.py test tests/web/test_sky_pictures.py --write-pictures
"""

import pytest

from tests.web.people import DESK, PHONE, People
from tests.web.pictures import Album, Darkroom
from tests.web.players import stand_still
from tests.web.sky_theatre import Script, SkyTheatre

CARRYING = ("choosing", "choosing_site", "carrying")
SCENES: dict[str, tuple[tuple[str, ...], tuple[int, int]]] = {
    "sky-site": (CARRYING[:2], DESK),
    "sky-carrying": (CARRYING, DESK),
    "sky-over": (("over",), DESK),
    "sky-site-phone": (CARRYING[:2], PHONE),
    "sky-putting-phone": (("putting",), PHONE),
}
NEVER_THE_SAME = (".dock", ".fair")
"""The bubble of the hand and where it is, and the seeds of a match."""


@pytest.fixture(scope="module")
def script() -> Script:
    return Script()


def shot(theatre: SkyTheatre, darkroom: Darkroom) -> bytes:
    theatre.beat()
    stand_still(theatre.page)
    return darkroom.shot(theatre.page, *map(theatre.page.locator, NEVER_THE_SAME))


def come_to(scene: str, people: People, script: Script) -> SkyTheatre:
    acts, size = SCENES[scene]
    theatre = SkyTheatre(people, script, size=size, reduced_motion="reduce")
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


def test_another_site_is_noticed(people: People, script: Script, darkroom: Darkroom) -> None:
    theatre = come_to("sky-site", people, script)
    before = shot(theatre, darkroom)
    assert darkroom.difference(before, shot(theatre, darkroom)).is_small
    theatre.choose_another_site()
    assert not darkroom.difference(before, shot(theatre, darkroom)).is_small
