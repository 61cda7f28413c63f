"""Whole matches of Block Out, with nothing but what a person sees; and the same once more."""

from playwright.sync_api import Locator, Page, expect

from tests.web.block_drawing import (
    expect_picture,
    note_drawing,
    picture,
    picture_of,
)
from tests.web.block_players import (
    choose_card,
    count_of,
    expect_in_hand,
    expect_stack,
    lower_by_keys,
    outcome_of,
    play_any_card,
)
from tests.web.block_tables import THREE_BLOCKS, BlockDuel, place, take_depth_away
from tests.web.people import People
from tests.web.players import bench, end_of, table_id
from tests.web.words import t

BLOCK_OUT = t("block-out/name")
BLACK, BROWN, YELLOW = THREE_BLOCKS.split(", ")
TOO_FAR_ASIDE = "at 300 0"


def test_against_two_bots_by_dice_from_the_home_page_to_the_end(page: Page) -> None:
    page.get_by_role("button", name=t("home-way-bots-label", game=BLOCK_OUT)).click()
    page.get_by_label(t("home-name")).fill("Rūta")
    choose(page, "home-bots-count", "2")
    choose(page, "block-out-option-referee", t("block-out-option-referee-dice"))
    page.get_by_role("button", name=t("home-bots-start", count=2)).click()
    while is_asked(page):
        play_any_card(page)
    expect(page.get_by_role("table")).to_contain_text("Rūta")
    first = table_id(page)
    assert page.request.get(f"/api/tables/{first}/verified").json()["is_fair"]
    page.get_by_role("button", name=t("end-rematch")).click()
    page.wait_for_url(lambda url: "/table/" in url and first not in url)
    expect(question(page).or_(bench(page).locator(".waiting"))).to_be_visible()


def choose(page: Page, legend: str, label: str) -> None:
    group = page.get_by_role("dialog").get_by_role("group", name=t(legend))
    group.get_by_text(label, exact=True).click()
    expect(group.get_by_role("radio", name=label)).to_be_checked()


def question(page: Page) -> Locator:
    """One’s own turn."""
    return bench(page).locator(".do")


def is_asked(page: Page) -> bool:
    """Wait for one’s own turn; false once the match is over."""
    expect(question(page).or_(end_of(page))).to_be_visible()
    return question(page).is_visible()


class Match:
    """Rūta and Aino have played with three blocks; one fell, and Rūta won by her own hand."""

    def __init__(self, people: People) -> None:
        self.duel = BlockDuel(people, blocks=THREE_BLOCKS)
        self.page = self.duel.page
        note_drawing(self.page)
        self.duel.open()
        self.duel.stack(BLACK, BROWN)
        place(self.duel.table, YELLOW, how=TOO_FAR_ASIDE)
        self.duel.stack(YELLOW, BROWN)
        self.before_last = self.duel.view
        expect_stack(self.page, YELLOW, BROWN)
        expect_picture(self.page, picture_of(self.before_last))
        self.seen_live = picture(self.page)
        # With one block left there is nothing to choose but the card.
        choose_card(self.page)
        expect_in_hand(self.page)
        for _ in range(6):
            self.page.keyboard.press("Shift+ArrowUp")
        self.duel.hold_still()
        lower_by_keys(self.page)
        self.page.keyboard.press("Enter")
        expect(end_of(self.page)).to_have_text(t("end-you-win", name="Rūta"))

    @property
    def turns(self) -> int:
        return len(self.duel.story)


def expect_turn(page: Page, turn: int, count: int) -> None:
    expect(page.get_by_text(t("block-replay-turn", turn=turn, count=count))).to_be_visible()


def replay_of(people: People, match: Match, turn: int | None = None) -> Page:
    """In another browser."""
    page = people.come(None)
    take_depth_away(people, page)
    note_drawing(page)
    query = "" if turn is None else f"?turn={turn}"
    page.goto(f"/replay/{match.duel.table.id}{query}")
    return page


def test_a_match_by_hand_and_its_replay(people: People) -> None:
    match = Match(people)
    record = match.page.request.get(f"/api/tables/{match.duel.table.id}/record").text()
    assert f"place {BLACK} with any by 0," in record
    expect(match.page.get_by_role("table")).to_contain_text("Aino")
    last = match.turns
    assert last == 6

    page = replay_of(people, match, turn=5)
    expect_turn(page, 5, last)
    expect_picture(page, match.seen_live)
    page.keyboard.press("ArrowRight")
    expect_turn(page, 6, last)
    expect_picture(page, picture_of(match.duel.view))
    page.wait_for_url("**/replay/*?turn=6")
    page.reload()
    expect_turn(page, 6, last)
    expect_picture(page, picture_of(match.duel.view))
    expect_stack(page, YELLOW, BROWN, BLACK)

    # As it was shown live: from before the block is let go, with the count.
    page.keyboard.press("Shift+ArrowLeft")
    expect_stack(page, YELLOW, BROWN)
    page.get_by_label(t("replay-speed")).select_option("2")
    page.get_by_role("button", name=t("replay-play")).click()
    expect(count_of(page)).to_be_visible()
    expect(outcome_of(page)).to_have_text(t("block-out/won-ninth", name="Rūta"))
    expect(page.get_by_role("button", name=t("replay-play"))).to_be_visible()
    expect_picture(page, picture_of(match.duel.view))

    timeline = page.get_by_role("slider", name=t("block-replay-turns"))
    timeline.focus()
    page.keyboard.press("Home")
    expect_turn(page, 1, last)
    box = timeline.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 2.5 / last, box["y"] + box["height"] / 2)
    expect_turn(page, 3, last)
    expect(page.get_by_text(t("block-out/fell", name="Rūta", count=3)).first).to_be_visible()
    expect_stack(page)
