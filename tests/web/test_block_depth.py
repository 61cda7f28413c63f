"""The picture with depth: a block is set down in it by mouse; and it may be lost."""

import base64
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.block_drawing import expect_picture, note_drawing, picture_of
from tests.web.block_fingers import Spot
from tests.web.block_players import (
    count_of,
    expect_asked,
    expect_in_hand,
    expect_stack,
    let_go_button,
    lower_by_keys,
    outcome_of,
    take,
)
from tests.web.block_tables import BlockDuel
from tests.web.people import People
from tests.web.words import t

BLACK_LARGE = "black-large"
SMALL_DESK = (1000, 700)
LOSE_DEPTH = """() => {
  const drawing = document.querySelector('.scene > canvas').getContext('webgl2');
  drawing.getExtension('WEBGL_lose_context').loseContext();
}"""
COLOURS = """async (picture) => {
  const file = await fetch(`data:image/png;base64,${picture}`);
  const image = await createImageBitmap(await file.blob());
  const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


def ring_around_block(page: Page) -> Spot:
    """Where the block in hand is on the screen, in a picture with depth."""
    ring = page.locator(".turning-ring > g")
    expect(ring).to_be_attached()
    told = re.findall(r"[-.0-9]+", ring.get_attribute("transform") or "")
    x, y = (float(number) for number in told[:2])
    box = page.locator(".scene").bounding_box()
    assert box is not None
    return box["x"] + x, box["y"] + y


def test_a_block_is_set_down_by_mouse_in_a_picture_with_depth(seers: People) -> None:
    duel = BlockDuel(seers, is_flat=False, size=SMALL_DESK, speed="fast")
    duel.open()
    page = duel.page
    take(page, BLACK_LARGE)
    duel.hold_still()
    assert colours_of(page.locator(".scene canvas")) > 500
    x, y = ring_around_block(page)
    before, _, high = duel.where_held()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=5)
    duel.hold_still()
    assert 3 < duel.where_held()[0] - before < 30, "it goes with the pointer"
    page.mouse.wheel(0, 200)
    page.keyboard.down("Space")
    expect(let_go_button(page)).to_be_enabled()
    page.keyboard.up("Space")
    duel.feel_the_touch()
    assert duel.where_held()[2] < high - 30
    # What was taken in the air and set down by the same grip is let go with the button.
    page.mouse.up()
    expect(count_of(page)).to_be_visible()
    expect_asked(page, "block-hands-off", name="Rūta")
    expect(outcome_of(page)).to_have_text(t("block-out/stood", name="Aino"))
    expect_asked(page, "block-wait-card", name="Aino")
    expect_stack(page, BLACK_LARGE)
    (move,) = duel.wire.moves
    assert move["move"].startswith(f"place {BLACK_LARGE} with any by 0,")
    assert duel.view["poses"][BLACK_LARGE][0] > 3


def test_a_picture_that_is_lost_is_followed_by_a_flat_one(seers: People) -> None:
    duel = BlockDuel(seers, is_flat=False, size=SMALL_DESK)
    page = duel.page
    note_drawing(page)
    duel.open()
    take(page, BLACK_LARGE)
    expect(page.locator(".turning-ring")).to_be_attached()
    page.evaluate(LOSE_DEPTH)
    expect(page.locator(".turning-ring")).to_have_count(0)
    expect_in_hand(page)
    lower_by_keys(page)
    page.keyboard.press("Enter")
    expect_asked(page, "block-wait-card", name="Aino")
    expect_picture(page, picture_of(duel.view))


def colours_of(picture: Locator) -> int:
    """How many are in it: one that failed has a few."""
    shot = base64.b64encode(picture.screenshot()).decode()
    # The table's own page may not open pictures from elsewhere.
    empty = picture.page.context.new_page()
    found = int(empty.evaluate(COLOURS, shot))
    empty.close()
    picture.page.bring_to_front()
    return found
