"""People at a Skyscrapers table: they see what is on the screen, and press it."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.players import bench
from tests.web.words import t

FOCUSED = "(element) => element === document.activeElement"
MOST_TABS = 80
KEYS = {
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "up": "ArrowUp",
    "away": "ArrowUp",
    "down": "ArrowDown",
    "nearer": "ArrowDown",
}
"""Which key goes which way, as the bullseye says it in English."""
COARSE_MM = 5


# What is seen


def said_level(height: int, language: str = "en") -> str:
    """As it stands in other sentences."""
    return t("sky-level", language, level=height) if height else t("sky-ground", language)


def expect_asked(page: Page, message: str, **facts: Any) -> None:
    """What stands on the bench."""
    expect(bench(page).get_by_role("heading", level=1)).to_have_text(t(message, **facts))


def expect_waiting(page: Page, name: str, actions: int = 3) -> None:
    """It is the turn of somebody else."""
    expect_asked(page, "sky-wait-turn", name=name, count=actions)


def expect_scores(page: Page, **points: int) -> None:
    """On the track, as it is read aloud."""
    seats = [t("sky-track-seat", name=name, points=score) for name, score in points.items()]
    expect(page.locator(".track > p.hidden")).to_contain_text(" ".join(seats))


def expect_done(page: Page, actions: int) -> None:
    """So many of the three are ticked off."""
    expect(bench(page).locator("ol.pips li.done")).to_have_count(actions)


def workers_on(page: Page, height: int) -> Locator:
    """In the list of levels at a desk."""
    row = page.locator("section.levels li").filter(has_text=said_level(height))
    return row.locator(".storey > .worker")


def outcome_of(page: Page) -> Locator:
    """What the referee said, over the site."""
    return page.locator("section.above > .outcome")


# What is pressed


def verb_button(page: Page, verb: str, language: str = "en") -> Locator:
    group = bench(page).get_by_role("group", name=t("sky-verbs", language))
    return group.get_by_role("button", name=t(f"sky-verb-{verb}", language))


def hand_cards(page: Page) -> Locator:
    """One's own cards, each kind once."""
    return bench(page).locator("ul.cards button")


def card_in(page: Page, hand: Sequence[str], card: str) -> Locator:
    """One of the hand, which lies there in order."""
    return hand_cards(page).nth([*dict.fromkeys(hand)].index(card))


def choose_use(page: Page, plan: str, *, by_keys: bool = False) -> None:
    """What a universal card is built in as, if the plan says so."""
    if " as " not in plan:
        return
    uses = bench(page).get_by_role("group", name=t("sky-uses")).get_by_role("button")
    wanted = uses.filter(has_text=t("sky-use", use=plan.rpartition(" ")[2]))
    if by_keys:
        tab_to(page, wanted)
        page.keyboard.press("Enter")
    else:
        wanted.click()


def sites_on(page: Page, language: str = "en") -> Locator:
    """For the chosen card: labels over the building, or a list on the bench."""
    listed = bench(page).get_by_role("group", name=t("sky-sites", language)).get_by_role("button")
    return page.locator("section.above > .labels button").or_(listed)


def nth_site(choices: dict[str, Any], at: Sequence[int], *, by_level: bool = False) -> int:
    """Which of them it is: the best comes first; in a list, by level, the highest first."""
    open_sites = [site["at"] for site in choices["sites"] if site["is_open"]]
    if by_level:
        open_sites.sort(key=lambda site: -site[2])
    return open_sites.index(list(at))


def places_on(page: Page, language: str = "en") -> Locator:
    """For the chosen worker, on the bench."""
    return bench(page).get_by_role("group", name=t("sky-cells", language)).get_by_role("button")


def nth_place(choices: dict[str, Any], cell: Sequence[int]) -> int:
    """Which of them it is: the highest level first."""
    cells = sorted((each["cell"] for each in choices["cells"]), key=lambda each: -each[2])
    return cells.index(list(cell))


def main_button(page: Page) -> Locator:
    return bench(page).locator(".btn.main")


def let_go_button(page: Page) -> Locator:
    """There only while it is home."""
    return bench(page).get_by_role("button", name=t("sky-button-release"))


def tab_to(page: Page, what: Locator) -> None:
    """Press Tab until it is there."""
    expect(what).to_be_visible()
    for _ in range(MOST_TABS):
        if what.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} by Tab")


# The hand


def expect_in_hand(page: Page) -> None:
    """There is something in it."""
    expect(page.locator(".steady")).to_be_visible()


def aim_of(page: Page) -> Locator:
    return page.get_by_role("group", name=t("sky-aim"))


def aim_word(page: Page) -> Locator:
    """What the bullseye says."""
    return aim_of(page).locator("p.word")


def aim_off_mm(page: Page) -> tuple[float, float]:
    """How far the hand has to go to the right and away, as the bullseye draws it."""
    told = aim_of(page).locator("svg > g").get_attribute("transform") or ""
    x, y = (float(number) for number in re.findall(r"-?[.0-9]+(?:e-?\d+)?", told))
    return -x / 4, y / 4


def is_over(page: Page) -> bool:
    """It only has to be pressed in, or lowered."""
    said = aim_word(page).inner_text()
    return said in (t("sky-aim-press", kind="card"), t("sky-aim-press", kind="worker"))


def press_ways(page: Page) -> None:
    """Press what the bullseye says: “left 4 mm and up 2 mm”."""
    for way, mm in re.findall(r"(\w+) (\d+) mm", aim_word(page).inner_text()):
        press_steps(page, KEYS[way], int(mm))


def press_steps(page: Page, key: str, mm: int) -> None:
    for _ in range(mm // COARSE_MM):
        page.keyboard.press(f"Shift+{key}")
    for _ in range(mm % COARSE_MM):
        page.keyboard.press(key)


def lower_by_keys(page: Page) -> None:
    """Hold Space until it is home."""
    page.keyboard.down("Space")
    expect(let_go_button(page)).to_be_enabled()
    page.keyboard.up("Space")
