"""Several people at a Block Out table: each with a browser, all at one, or around real blocks."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.block_drawing import expect_picture, note_drawing, picture, picture_of, true_picture
from tests.web.block_players import (
    card_named,
    cards,
    choose_block,
    choose_card,
    count_of,
    expect_asked,
    expect_stack,
    lower_by_keys,
    outcome_of,
    play_any_card,
    said,
    take,
)
from tests.web.block_tables import BlockDuel, place, take_depth_away
from tests.web.people import PHONE, People
from tests.web.players import bench
from tests.web.tables import Table, open_table
from tests.web.words import t

BLACK_LARGE = "black-large"
GROUPS = "black 6, brown 6, yellow 6, small 6, medium 6, large 6, pass 6, reverse 6, any 6"
"""Cards that are no names of blocks, which everybody sees."""
TOO_FAR_ASIDE = "at 280 0"


def viewer(people: People, name: str, **person: Any) -> Page:
    """Somebody whose page draws flat, and says what it draws."""
    page = people.come(None, name=name, **person)
    take_depth_away(people, page)
    note_drawing(page)
    return page


def test_others_see_the_hand_and_the_same_film(people: People) -> None:
    aino = viewer(people, "Aino", speed="fast")
    duel = BlockDuel(people, aino=aino, speed="fast")
    ruta = duel.page
    note_drawing(ruta)
    duel.stack("brown-large", "yellow-large")
    watcher = viewer(people, "Tomáš", speed="fast")
    films = [Frames(aino), Frames(watcher)]
    watcher.goto(f"/watch/{duel.table.id}")
    aino.goto(duel.table.path)
    duel.open()
    take(ruta, BLACK_LARGE)
    for _ in range(6):
        ruta.keyboard.press("Shift+ArrowUp")
    duel.hold_still()
    held = [part / 10 for part in duel.carried[-1]["pose"][:3]] + duel.carried[-1]["pose"][3:]
    in_hand = true_picture(duel.view["blocks"], {**duel.view["poses"], BLACK_LARGE: held})
    for page in (aino, watcher):
        expect_asked(page, "block-wait-carry", name="Rūta", block=said(BLACK_LARGE))
        expect_picture(page, in_hand)
    expect_picture(ruta, in_hand)

    lower_by_keys(ruta)
    ruta.keyboard.press("Enter")
    for page in (ruta, aino, watcher):
        expect(count_of(page)).to_be_visible()
    expect_asked(watcher, "block-wait-judge", name="Rūta")
    for page in (ruta, aino, watcher):
        expect(outcome_of(page)).to_have_text(t("block-out/stood", name="Aino"))
    assert duel.view["stack"] == ["brown-large", "yellow-large", BLACK_LARGE]
    for page in (ruta, aino, watcher):
        expect(count_of(page)).to_be_hidden()
        expect_picture(page, picture_of(duel.view))
        assert not picture(page).is_like(in_hand)
    one, other = (frames.last_seen for frames in films)
    assert one["film"]
    assert one == other


def test_a_block_that_is_put_back_is_put_back_for_all(people: People) -> None:
    aino = viewer(people, "Aino")
    duel = BlockDuel(people, aino=aino)
    aino.goto(duel.table.path)
    duel.open()
    take(duel.page, BLACK_LARGE)
    expect_asked(aino, "block-wait-carry", name="Rūta", block=said(BLACK_LARGE))
    duel.page.keyboard.press("Escape")
    expect_asked(duel.page, "block-ask-block")
    expect_asked(aino, "block-wait-card", name="Rūta")
    expect_picture(aino, picture_of(duel.view))


class Frames:
    """All that the server told a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Any] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard += [json.loads(line) for line in str(frame).split("\n")]

    @property
    def hands(self) -> list[list[str]]:
        """Every hand that was ever told."""
        return [value for message in self.heard for value in under("hand", message)]

    @property
    def last_seen(self) -> dict[str, Any]:
        """What the referee saw last, with the film."""
        events = [event for message in self.heard for event in message.get("events", [])]
        seen: list[dict[str, Any]] = [e["act"] for e in events if e["kind"] == "referee"]
        return seen[-1]

    @property
    def drawn(self) -> list[Any]:
        """What the dealer drew, as far as it was told."""
        events = [event for message in self.heard for event in message.get("events", [])]
        return [event for event in events if event["kind"] == "chance"]


def under(name: str, value: Any) -> Iterator[Any]:
    """All that has this name, however deep."""
    if isinstance(value, list):
        for each in value:
            yield from under(name, each)
    elif isinstance(value, dict):
        if name in value:
            yield value[name]
        for each in value.values():
            yield from under(name, each)


def test_nobody_is_told_the_cards_of_others(people: People) -> None:
    aino = viewer(people, "Aino")
    frames = Frames(aino)
    duel = BlockDuel(people, aino=aino, cards=GROUPS)
    own, other = duel.aino.state["view"]["hand"], duel.view["hand"]
    aino.goto(duel.table.path)
    duel.open()
    for page, hand in ((aino, own), (duel.page, other)):
        expect(cards(page)).to_have_count(len(set(hand)))
        for card in set(hand):
            expect(card_named(page, card)).to_be_visible()
    place_some(duel.table)
    place_some(duel.aino)
    place_some(duel.table, TOO_FAR_ASIDE)
    expect(outcome_of(aino)).to_have_text(t("block-out/fell", name="Rūta", count=3))
    assert duel.view["hands"] == [8, 6]
    assert frames.hands
    assert all(Counter(hand) <= Counter(own) for hand in frames.hands)
    assert len(frames.drawn) == 3
    assert [(event["act"], event["said"]) for event in frames.drawn] == [(None, [])] * 3
    only_hers = {*other, *duel.view["hand"]} - {*own, *duel.view["discard"]}
    heard = json.dumps(frames.heard)
    assert [card for card in only_hers if f'"{card}"' in heard] == []
    text = bench(aino).inner_text()
    assert [card for card in only_hers if t("block-out/card", card=card) in text] == []


def place_some(table: Table, how: str = "") -> None:
    """Any block that fits a card in hand."""
    choices = table.choices()["cards"]
    fitting = next(each for each in choices if each["is_open"] and each["blocks"])
    place(table, fitting["blocks"][-1], fitting["card"], how)


# Several people at one screen


def hand_over(page: Page) -> Locator:
    return page.locator("[role=dialog][aria-modal]")


def test_the_hand_is_covered_until_the_screen_is_handed_on(people: People) -> None:
    page = viewer(people, "Rūta")
    second = {"kind": "me", "name": "Aino"}
    table = open_table(
        page,
        second,
        game="block-out",
        referee="dice",
        start=True,
        options={"starter": 0, "cards": GROUPS},
    )
    page.goto(table.path)
    for name, seat in (("Rūta", 0), ("Aino", 1)):
        expect(hand_over(page)).to_contain_text(t("hand-over", name=name))
        expect(cards(page)).to_have_count(0)
        expect(bench(page)).to_contain_text(t("block-hand-covered"))
        hand_over(page).get_by_role("button").click()
        expect(hand_over(page)).to_be_hidden()
        hand = table.get(f"?seat={seat}")["view"]["hand"]
        expect(cards(page)).to_have_count(len(set(hand)))
        for card in set(hand):
            expect(card_named(page, card)).to_be_visible()
        play_any_card(page)


# Real blocks


def place_for_real(page: Page, block: str) -> None:
    choose_card(page)
    choose_block(page, block)
    expect_asked(page, "block-ask-real", block=said(block))
    bench(page).get_by_role("button", name=t("block-button-real")).tap()


def report(page: Page, saw: str) -> None:
    expect_asked(page, "block-did-it-stand")
    bench(page).get_by_role("button", name=t(f"block-report-{saw}"), exact=True).tap()


def test_real_blocks_and_two_phones(people: People) -> None:
    aino = people.come(None, name="Aino", size=PHONE)
    duel = BlockDuel(people, aino=aino, referee="table", size=PHONE)
    ruta = duel.page
    aino.goto(duel.table.path)
    duel.open()
    assert ruta.locator("canvas").count() == 0

    place_for_real(ruta, "brown-large")
    for page in (ruta, aino):
        expect_asked(page, "block-did-it-stand")
        expect(count_of(page)).to_be_visible()
    report(aino, "stood")
    expect_asked(aino, "block-ask-card")
    expect_asked(ruta, "block-wait-card", name="Aino")

    bench(aino).get_by_role("button", name=t("block-button-fallen")).tap()
    for page in (ruta, aino):
        expect_stack(page)
    assert duel.view["hands"] == [6, 7], "nobody draws"

    place_for_real(aino, "black-large")
    report(ruta, "stood")
    place_for_real(ruta, "yellow-large")
    expect(bench(aino).get_by_role("button", name=t("block-report-late"))).to_be_visible()
    report(aino, "fell")
    expect_asked(ruta, "block-ask-new-stack")
    for page in (ruta, aino):
        expect_stack(page)
    assert duel.view["hands"] == [8, 6]
