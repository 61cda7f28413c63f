"""Every phase of Block Out on every kind of screen: all words fit, and nobody is kept out."""

from collections.abc import Iterator

import pytest

from tests.thorough import first
from tests.web.block_theatre import Script, Theatre
from tests.web.people import DESK, PHONE, SMALL, People, turn_light
from tests.web.players import stand_still
from tests.web.test_accessibility import GRAVE, violations
from tests.web.test_languages import OVERFLOW
from tests.web.words import LONG_WORDS

LYING = (844, 390)
OVERLAP = """() => {
  const found = [];
  const above = document.querySelector('section.above');
  if (!above || document.querySelector('.end')) return found;
  const nameOf = (part) => part.className.replace(/svelte-\\w+/g, '').trim();
  const drawn = above.querySelectorAll('.flat > *');
  const over = '.scene, .flat, .labels, .stakes, .hidden';
  const parts = [...above.children, ...drawn, document.querySelector('header.bar')]
    .filter((part) => !part.matches(over) && part.checkVisibility())
    .map((part) => ({ name: nameOf(part), box: part.getBoundingClientRect() }));
  const ground = above.getBoundingClientRect().bottom;
  parts.forEach(({ name, box }, at) => {
    if (box.bottom > ground + 1) found.push(`${name} is below the ground`);
    for (const other of parts.slice(at + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1 && high > 1) found.push(`${name} is over ${other.name}`);
    }
  });
  for (const part of document.querySelectorAll('main.bench .what'))
    if (getComputedStyle(part).overflowY === 'visible' && part.scrollHeight > part.clientHeight + 1)
      found.push(`${nameOf(part)} is higher than its place`);
  for (const part of document.querySelectorAll('main.bench .main, main.bench .pad'))
    if (part.getBoundingClientRect().bottom > innerHeight + 1)
      found.push(`${nameOf(part)} is below the screen`);
  return found;
}"""
"""Panels that hide each other, and what the hand needs but can't reach."""


@pytest.fixture(scope="module")
def script() -> Script:
    return Script()


def phases(theatre: Theatre) -> Iterator[str]:
    """One after the other."""
    for phase in (
        theatre.choosing,
        theatre.choosing_block,
        theatre.carrying,
        theatre.counting,
        theatre.over,
    ):
        phase()
        yield phase.__name__


@pytest.mark.parametrize("language", LONG_WORDS)
@pytest.mark.parametrize("sizes", [(DESK,), (PHONE, SMALL, LYING)], ids=["desk", "phones"])
def test_every_phase_has_room_for_its_words(
    people: People, script: Script, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    theatre = Theatre(people, script, language=language, size=sizes[0], speed="normal")
    page = theatre.page
    found = {}
    for phase in phases(theatre):
        for width, height in sizes[::-1]:
            theatre.resize(width, height)
            stand_still(page)
            if problems := page.evaluate(OVERFLOW) + page.evaluate(OVERLAP):
                found[f"{phase} at {width} x {height}"] = problems
    assert found == {}


@pytest.mark.parametrize("size", first(1, (DESK, PHONE)), ids=str)
def test_axe_finds_nothing_grave(people: People, script: Script, size: tuple[int, int]) -> None:
    theatre = Theatre(people, script, size=size, speed="normal", reduced_motion="reduce")
    grave = {}
    for phase in phases(theatre):
        theatre.beat()
        stand_still(theatre.page)
        found = violations(theatre.page)
        turn_light(theatre.page, "day")
        stand_still(theatre.page)
        found += violations(theatre.page, "color-contrast")
        turn_light(theatre.page, "dusk")
        if bad := [each for each in found if each["impact"] in GRAVE]:
            grave[phase] = bad
    assert grave == {}


def test_panels_that_hide_each_other_are_noticed(people: People, script: Script) -> None:
    theatre = Theatre(people, script)
    theatre.choosing()
    assert theatre.page.evaluate(OVERLAP) == []
    theatre.page.evaluate("() => { document.querySelector('.all').style.right = '80%'; }")
    assert theatre.page.evaluate(OVERLAP) != []
