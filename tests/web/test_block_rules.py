"""What the client once counted and turned by itself: now the server says it."""

from playwright.sync_api import expect

from tests.web.block_tables import BlockDuel
from tests.web.people import People
from tests.web.players import end_of
from tests.web.tables import Table
from tests.web.words import t

LOW, HIGH = "black-large", "brown-large"
NOTE_WAYS = """() => {
  window.ways = [];
  const note = () => window.ways.push(document.querySelector('.way')?.textContent.trim());
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
  note();
}"""
"""Every direction that is ever shown."""


def place_for_real(table: Table, block: str, saw: str, card: str | None = "any") -> None:
    """Over plain HTTP: a block on the real stack, and what came of it."""
    move = f"place {block}" if card is None else f"place {block} with {card}"
    table.do("move", move=move, at=table.state["seq"])
    table.do("report", saw=saw, at=table.state["seq"])


def test_a_late_fall_of_the_last_card_is_counted_as_a_fall(people: People) -> None:
    """BO-18: under the advanced rule the turn of the last card is not over with the count."""
    duel = BlockDuel(people, referee="table", advanced=True)
    for turn in range(6):
        place_for_real(duel.table, LOW, "stood")
        # After the count, so it counts as placed (BO-13); the last time it stays.
        place_for_real(duel.aino, HIGH, "late" if turn < 5 else "stood")
    place_for_real(duel.table, "yellow-large", "late")
    assert duel.view["hands"] == [3, 1], "three are drawn"
    place_for_real(duel.table, LOW, "stood")
    place_for_real(duel.aino, HIGH, "stood")
    place_for_real(duel.aino, "yellow-large", "stood", card=None)
    duel.open()
    expect(end_of(duel.page)).to_have_text(t("end-wins", name="Aino"))
    rows = duel.page.get_by_role("table").locator("tbody tr")
    for name, cards, placed, falls in (("Aino", "0", "8", "0"), ("Rūta", "2", "7", "1")):
        expect(rows.filter(has_text=name).locator("td")).to_have_text([cards, placed, falls])


def test_with_two_players_a_reverse_turns_nothing(people: People) -> None:
    """BO-15."""
    duel = BlockDuel(people, referee="dice", cards="any 2, reverse 38")
    page = duel.page
    duel.open()
    clockwise = t("block-clockwise")
    expect(page.locator(".way")).to_have_text(clockwise)
    page.evaluate(NOTE_WAYS)
    duel.move("reverse")
    duel.answer("reverse")
    said = page.locator("[aria-live=polite]").filter(
        has_text=t("block-out/did-reverse", name="Aino")
    )
    expect(said.first).to_be_attached()
    expect(page.locator(".way")).to_have_text(clockwise)
    assert set(page.evaluate("window.ways")) == {clockwise}
