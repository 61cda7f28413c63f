"""A hand in the browser: by touch, by keys, by mouse; what it sets down stands or falls."""

from playwright.sync_api import expect

from steeple.games.block_out.bodies.shapes import SHELF
from tests.web.block_drawing import expect_picture, note_drawing, picture_of, spot_above
from tests.web.block_fingers import Fingers, middle_of
from tests.web.block_players import (
    cards,
    choose_card,
    count_of,
    expect_asked,
    expect_stack,
    hand_pad,
    hand_rail,
    let_go_button,
    lower_by_keys,
    outcome_of,
    said,
    take,
    take_by_keys,
    told_of_hand,
)
from tests.web.block_tables import ANY_CARDS, BlockDuel, take_depth_away
from tests.web.people import PHONE, People
from tests.web.players import bench
from tests.web.tables import open_table
from tests.web.words import t

BLACK_LARGE, BLACK_MEDIUM = "black-large", "black-medium"
MOST_PULLS = 20
FINE_MM_PX = 0.3
"""A slow finger covers less ground than this, a fast one more."""
FEEL = """
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push(pattern) > 0;
"""
TICK_MS = 12


def test_a_block_is_taken_and_moved_in_a_flat_picture(people: People) -> None:
    duel = BlockDuel(people)
    page = duel.page
    note_drawing(page)
    duel.open()
    choose_card(page)
    expect_asked(page, "block-ask-block")
    (x, y, _), _ = SHELF[BLACK_LARGE]
    page.mouse.click(*spot_above(page, x * 1000, y * 1000))
    expect_asked(page, "block-ask-start", block=said(BLACK_LARGE))
    duel.hold_still()
    x, y, _ = duel.where_held()
    page.mouse.move(*spot_above(page, x, y))
    page.mouse.down()
    page.mouse.move(*spot_above(page, x + 20, y - 10), steps=4)
    page.mouse.up()
    duel.hold_still()
    held_x, held_y, _ = duel.where_held()
    assert abs(held_x - x - 20) < 1
    assert abs(held_y - y + 10) < 1
    assert duel.wire.moves == [], "nothing is let go in the air"


def test_a_bot_carries_its_block_before_everybody(people: People) -> None:
    page = people.come(None, name="Rūta", speed="fast")
    take_depth_away(people, page)
    note_drawing(page)
    bot = {"kind": "bot", "bot": "novice", "name": "Gargoyle"}
    options = {"starter": 1, "cards": ANY_CARDS}
    table = open_table(page, bot, game="block-out", options=options)
    page.goto(table.path)
    page.get_by_role("button", name=t("lobby-start", count=2)).click()
    expect(count_of(page)).to_be_visible()
    expect(outcome_of(page)).to_have_text(t("block-out/stood", name="Rūta"))
    expect_asked(page, "block-ask-card")
    expect_picture(page, picture_of(table.state["view"]))


def test_a_block_is_set_down_by_touch_on_a_phone(people: People) -> None:
    duel = BlockDuel(people, size=PHONE, speed="fast")
    page = duel.page
    page.add_init_script(FEEL)
    duel.stack("brown-large", "yellow-large")
    duel.open()
    take(page, BLACK_MEDIUM)
    fingers = Fingers(page)
    slide_to_the_middle(duel, fingers)
    turn_before = duel.carried[-1]["pose"][3:]
    x, y = middle_of(hand_pad(page))
    fingers.drag(((x - 60, y), (x - 40, y - 40)), ((x + 60, y), (x + 40, y + 40)))
    duel.hold_still()
    assert duel.carried[-1]["pose"][3:] != turn_before, "two fingers that twist turn it"

    expect(bench(page).get_by_role("button", name=t("block-button-not-touching"))).to_be_disabled()
    knob = middle_of(hand_rail(page).locator(".knob circle"))
    _, touch_y = middle_of(hand_rail(page).locator(".touch"))
    fingers.drag((knob, (knob[0], touch_y + 14)))
    expect(let_go_button(page)).to_be_enabled()
    expect(hand_rail(page)).to_have_attribute(
        "aria-valuetext", t("hand-said-touching", zone="light")
    )
    assert page.evaluate("() => window.felt").count(TICK_MS) == 1, "the touch is felt"
    duel.feel_the_touch()
    let_go_button(page).tap()
    expect(count_of(page)).to_be_visible()
    expect(outcome_of(page)).to_have_text(t("block-out/stood", name="Aino"))
    expect_asked(page, "block-wait-card", name="Aino")
    expect_stack(page, "brown-large", "yellow-large", BLACK_MEDIUM)
    (move,) = duel.wire.moves
    assert " by 0," in move["move"]


def slide_to_the_middle(duel: BlockDuel, fingers: Fingers) -> None:
    """Of the block on top: as long as it is off, a finger on the pad pulls it there."""
    top = duel.view["poses"][duel.view["stack"][-1]]
    x, y = middle_of(hand_pad(duel.page))
    for _ in range(MOST_PULLS):
        duel.hold_still()
        held_x, held_y, _ = duel.where_held()
        right, away = top[0] - held_x, top[1] - held_y
        if max(abs(right), abs(away)) < 1:
            return
        pull = (within(right / FINE_MM_PX, 90), within(-away / FINE_MM_PX, 30))
        fingers.drag(((x, y), (x + pull[0], y + pull[1])))
    raise AssertionError("it never came to the middle")


def within(px: float, most: float) -> float:
    return max(-most, min(most, px))


def test_keys_alone_are_enough(people: People) -> None:
    duel = BlockDuel(people, speed="fast")
    duel.stack("brown-large", "yellow-large")
    duel.open()
    page = duel.page
    take_by_keys(page, at=2)
    expect_asked(page, "block-ask-place", block=said(BLACK_MEDIUM))
    expect(told_of_hand(page)).to_contain_text(t("hand-said-near", mm=30))
    for _ in range(6):
        page.keyboard.press("Shift+ArrowUp")
    expect(told_of_hand(page)).to_contain_text(t("hand-said-middle"))
    page.keyboard.press("q")
    expect(told_of_hand(page)).to_contain_text("turned by")
    page.keyboard.press("Enter")
    lower_by_keys(page)
    expect(told_of_hand(page)).to_contain_text(t("hand-said-touching", zone="light"))
    page.keyboard.press("Enter")
    expect(count_of(page)).to_be_visible()
    expect_asked(page, "block-hands-off", name="Rūta")
    expect(outcome_of(page)).to_have_text(t("block-out/stood", name="Aino"))
    expect_asked(page, "block-wait-card", name="Aino")
    expect_stack(page, "brown-large", "yellow-large", BLACK_MEDIUM)
    (move,) = duel.wire.moves
    assert move["move"].startswith(f"place {BLACK_MEDIUM} with any by 0,")


def test_what_is_set_down_beside_the_middle_falls(people: People) -> None:
    duel = BlockDuel(people, speed="fast")
    duel.stack("brown-large", "yellow-large")
    duel.open()
    page = duel.page
    before = len(duel.view["hand"])
    # A hand comes to the stack 30 mm in front of its middle, which is beyond the edge.
    take_by_keys(page, at=3)
    lower_by_keys(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count.fallen")).to_be_visible()
    expect(outcome_of(page)).to_have_text(t("block-out/fell", name="Rūta", count=3))
    expect_asked(page, "block-ask-new-stack")
    expect_stack(page)
    assert len(duel.view["hand"]) == before - 1 + 3
    expect(cards(page)).to_contain_text([t("block-times", count=before + 2)])
    assert duel.view["seen"]["outcome"] == "fell"
    assert duel.view["is_new_stack"]
