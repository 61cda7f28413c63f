"""People at a Block Out table: they see what is on the screen, and press it."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.players import bench
from tests.web.words import t


def said(block: str) -> str:
    """Its name in a sentence."""
    return t("block-out/block-name", block=block)


def named(block: str) -> str:
    """Its name by itself."""
    return t("block-out/block", block=block)


def expect_asked(page: Page, message: str, **facts: Any) -> None:
    """What stands on the bench."""
    expect(bench(page).get_by_role("heading", level=1)).to_have_text(t(message, **facts))


def cards(page: Page) -> Locator:
    """One's own cards, each kind once."""
    return bench(page).locator("ul.cards button")


def card_named(page: Page, card: str) -> Locator:
    return cards(page).filter(has_text=t("block-out/card", card=card)).first


def choose_card(page: Page, card: str = "any") -> None:
    card_named(page, card).click()


def choose_block(page: Page, block: str) -> None:
    """On the bench of a phone, or beside the stack at a desk."""
    listed = bench(page).locator("ul.open button").filter(has_text=named(block))
    shelf = page.get_by_role("button", name=t("block-said", block=said(block), where="free"))
    listed.or_(shelf).first.click()


def take(page: Page, block: str, card: str = "any") -> None:
    """Play a card, and have the block in hand."""
    choose_card(page, card)
    choose_block(page, block)
    expect_in_hand(page)


def expect_in_hand(page: Page) -> None:
    """There is a block in it."""
    expect(page.locator(".steady")).to_be_visible()


def take_by_keys(page: Page, at: int) -> None:
    """The first card, and of its blocks the one with this number."""
    expect(cards(page).first).to_be_enabled()
    page.keyboard.press("1")
    expect_asked(page, "block-ask-block")
    page.keyboard.press(str(at))
    expect_in_hand(page)


def let_go_button(page: Page) -> Locator:
    """There only while the block touches."""
    return (
        bench(page)
        .get_by_role("button", name=t("block-button-release"))
        .and_(bench(page).locator(":not(.dull)"))
    )


def lower_by_keys(page: Page) -> None:
    """Hold Space until the block touches."""
    page.keyboard.down("Space")
    expect(let_go_button(page)).to_be_enabled()
    page.keyboard.up("Space")


def hand_rail(page: Page) -> Locator:
    return page.get_by_role("slider", name=t("block-rail"))


def hand_pad(page: Page) -> Locator:
    return page.get_by_role("group", name=t("block-pad"))


def told_of_hand(page: Page) -> Locator:
    """What a screen reader says of the hand."""
    return page.locator("section.above > p[aria-live=polite]")


def count_of(page: Page) -> Locator:
    """One, two, three."""
    return page.get_by_role("timer", name=t("block-counting"))


def outcome_of(page: Page) -> Locator:
    """What the referee said, over the stack."""
    return page.locator("section.above > .outcome")


def stack_told(page: Page) -> Locator:
    """The stack from the bottom up, for those who don’t see it."""
    return page.locator("section.above > p.hidden").first


def expect_stack(page: Page, *blocks: str) -> None:
    expect(stack_told(page)).to_have_text(
        t("block-stack-said", blocks=listed(blocks)) if blocks else t("block-stack-empty")
    )


def listed(blocks: tuple[str, ...]) -> str:
    """As English lists things."""
    names = [named(block) for block in blocks]
    if len(names) < 3:
        return " and ".join(names)
    return f"{', '.join(names[:-1])}, and {names[-1]}"


def play_any_card(page: Page) -> None:
    """At a table where no hand is needed: the first card that can be played, and any block."""
    cards(page).and_(page.locator("[aria-disabled=false]")).first.click()
    confirm = bench(page).locator(".main")
    expect(confirm).not_to_have_text(t("block-button-choose"))
    blocks = bench(page).locator("ul.open button")
    if blocks.count():
        blocks.first.click()
        expect(blocks).to_have_count(0)
    confirm.click()
    expect(confirm.filter(has_not_text=t("block-button-choose"))).to_have_count(0)
