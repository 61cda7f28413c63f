"""Block Out looks as it did, drawn flat. After a change that is meant, write the pictures again:

python3 run.py test tests/web/test_block_pictures.py --write-pictures
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.block_theatre import Script, Theatre
from tests.web.people import DESK, PHONE, People, turn_light
from tests.web.pictures import FOLDER, Darkroom
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
def darkroom(chromium: Browser) -> Iterator[Darkroom]:
    page = chromium.new_page()
    yield Darkroom(page)
    page.close()


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
    people: People,
    script: Script,
    darkroom: Darkroom,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    scene: str,
) -> None:
    theatre = come_to(scene, people, script)
    others = []
    for theme in ("dusk", "day"):
        turn_light(theatre.page, theme)
        now = shot(theatre, darkroom)
        kept = FOLDER / f"{scene}-{theme}.png"
        if request.config.getoption("--write-pictures", default=False):
            kept.write_bytes(now)
        found = darkroom.difference(kept.read_bytes(), now)
        if not found.is_small:
            (tmp_path / kept.name).write_bytes(now)
            others.append(f"{kept} is other now, see {tmp_path / kept.name}: {found}")
    assert others == []


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
