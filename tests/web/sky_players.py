"""People at a Skyscrapers table: they see what is on the screen, and press it."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.players import bench
from tests.web.words import t

FOCUSED = "(element) => element === document.activeElement"
MOST_TABS = 80


# What is seen


def said_level(height: int, language: str = "en") -> str:
    """As it stands in other sentences."""
    return t("skyscrapers/height", language, height=height)


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
    """One's own cards that fit somewhere, equal ones once; on a phone, those of one kind."""
    return bench(page).locator("ul.cards button")


def card_in(page: Page, card: str) -> Locator:
    """One of the hand that fits somewhere."""
    return bench(page).locator(f"[data-card='{card}']")


def open_kind(page: Page, card: str) -> None:
    """On a phone, the tab of the card's kind, unless there are no others."""
    expect(hand_cards(page).first).to_be_visible()
    kind = bench(page).locator(f"[data-kind={card.split('-')[0]}]")
    if kind.count():
        kind.click()


def waiting_cards(page: Page, language: str = "en") -> Locator:
    """The stack of those that fit nowhere now."""
    return bench(page).get_by_role("button", name=t("sky-waiting-look", language))


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


def workers_to_move(page: Page, language: str = "en") -> Locator:
    """Where there is more than one to choose from."""
    return bench(page).get_by_role("list", name=t("sky-workers", language)).get_by_role("button")


def places_on(page: Page, language: str = "en") -> Locator:
    """For the chosen worker, on the bench."""
    return bench(page).get_by_role("group", name=t("sky-cells", language)).get_by_role("button")


def nth_place(choices: dict[str, Any], cell: Sequence[int]) -> int:
    """Which of them it is: the highest level first."""
    cells = sorted((each["cell"] for each in choices["cells"]), key=lambda each: -each[2])
    return cells.index(list(cell))


def main_button(page: Page) -> Locator:
    return bench(page).locator(".btn.main")


def hand_button(page: Page, step: str) -> Locator:
    """The main button while a card is in the hand, at that step of the gesture."""
    return bench(page).locator(f".btn.main[data-step={step}]")


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
    """There is a card in it."""
    expect(bench(page).locator(".btn.main[data-step]")).to_be_visible()


def expect_caught(page: Page) -> None:
    """The magnet has it."""
    expect(hand_button(page, "caught")).to_be_visible()


def place_by_keys(page: Page, key: str = "Space") -> None:
    """What is in the hand is brought near, held until it is home, and let go: two presses."""
    expect_in_hand(page)
    page.keyboard.press(key)
    expect_caught(page)
    page.keyboard.down(key)
    expect(hand_button(page, "home")).to_be_visible()
    page.keyboard.up(key)
