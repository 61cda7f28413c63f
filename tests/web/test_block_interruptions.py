"""Reloads, dead lines and ways back while a block is in the hand: no card and no block is lost."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.block_drawing import expect_picture, note_drawing, picture_of
from tests.web.block_players import (
    expect_asked,
    expect_in_hand,
    expect_stack,
    lower_by_keys,
    outcome_of,
    said,
    take,
)
from tests.web.block_tables import BlockDuel, take_depth_away
from tests.web.people import People
from tests.web.words import t

BLOCK = "black-large"


class Carrying(BlockDuel):
    """Rūta has a block in her hand."""

    def __init__(self, people: People, **more: Any) -> None:
        super().__init__(people, **more)
        note_drawing(self.page)
        self.open()
        take(self.page, BLOCK)

    def set_down(self) -> None:
        """Lower the block that is in the hand, and let go."""
        lower_by_keys(self.page)
        self.page.keyboard.press("Enter")

    def expect_placed_once(self) -> None:
        expect_stack(self.page, BLOCK)
        expect_asked(self.page, "block-wait-card", name="Aino")
        assert self.story == [{"kind": "place", "block": BLOCK, "card": "any"}]
        assert len({move["id"] for move in self.wire.moves}) == 1
        assert len(self.view["hand"]) == 6
        expect_picture(self.page, picture_of(self.view))


def line_state(page: Page) -> Locator:
    return page.locator("[role=status] .line")


def test_a_reload_puts_the_block_back(people: People) -> None:
    duel = Carrying(people)
    duel.page.reload()
    expect_asked(duel.page, "block-ask-card")
    expect_picture(duel.page, picture_of(duel.view))
    assert duel.story == []
    assert len(duel.view["hand"]) == 7
    take(duel.page, BLOCK)
    duel.set_down()
    duel.expect_placed_once()


def test_a_reload_puts_the_block_back_for_all(people: People) -> None:
    aino = people.come(None, name="Aino")
    take_depth_away(people, aino)
    duel = Carrying(people, aino=aino)
    aino.goto(duel.table.path)
    expect_asked(aino, "block-wait-carry", name="Rūta", block=said(BLOCK))
    duel.page.reload()
    expect_asked(duel.page, "block-ask-card")
    waiting = aino.get_by_role("heading", name=t("block-wait-card", name="Rūta"))
    expect(waiting).to_be_visible()


def test_a_reload_right_after_letting_go_changes_nothing(people: People) -> None:
    duel = Carrying(people, speed="normal")
    duel.set_down()
    expect(duel.page.locator(".waiting")).to_be_visible()
    duel.page.reload()
    duel.expect_placed_once()


def test_a_block_let_go_while_the_line_is_dead_is_placed_once(people: People) -> None:
    duel = Carrying(people)
    duel.wire.cut()
    expect(line_state(duel.page)).to_be_visible()
    expect_in_hand(duel.page)
    duel.set_down()
    assert duel.story == []
    duel.wire.mend()
    duel.expect_placed_once()


def test_a_block_whose_answer_is_lost_is_placed_once(people: People) -> None:
    duel = Carrying(people)
    duel.wire.loses = lambda message: message["type"] in ("done", "update")
    duel.set_down()
    duel.table.until(lambda view: view["stack"] == [BLOCK])
    duel.wire.loses = lambda message: False
    duel.wire.drop()
    duel.expect_placed_once()


def test_the_line_may_break_off_while_a_block_is_carried(people: People) -> None:
    duel = Carrying(people)
    duel.wire.drop()
    expect(line_state(duel.page)).to_be_hidden()
    expect_in_hand(duel.page)
    duel.set_down()
    duel.expect_placed_once()


def test_the_way_back_puts_the_block_back_for_all(people: People) -> None:
    aino = people.come(None, name="Aino")
    take_depth_away(people, aino)
    duel = BlockDuel(people, aino=aino)
    page = duel.page
    aino.goto(duel.table.path)
    page.goto("/")
    page.get_by_role("region", name=t("home-tables")).get_by_role("link").first.click()
    take(page, BLOCK)
    expect_asked(aino, "block-wait-carry", name="Rūta", block=said(BLOCK))
    page.go_back()
    expect(page.get_by_role("heading", name=t("home-title-games"))).to_be_visible()
    expect_asked(aino, "block-wait-card", name="Rūta")
    page.go_forward()
    expect_asked(page, "block-ask-card")
    assert duel.story == []


def test_a_block_beside_the_stack_can_not_be_let_go(people: People) -> None:
    duel = BlockDuel(people)
    duel.stack("brown-large", "yellow-large")
    duel.open()
    page = duel.page
    take(page, BLOCK)
    for _ in range(8):
        page.keyboard.press("Shift+ArrowDown")
    duel.hold_still()
    lower_by_keys(page)
    page.keyboard.press("Enter")
    expect_in_hand(page)
    expect(outcome_of(page)).to_be_hidden()
    assert duel.wire.moves == []
