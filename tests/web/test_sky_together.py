"""Several people at a building site: each with a browser, all at one, or around real cards."""

from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.web.block_tables import take_depth_away
from tests.web.people import PHONE, People
from tests.web.players import bench, end_of
from tests.web.sky_players import (
    card_in,
    expect_asked,
    expect_in_hand,
    expect_scores,
    expect_waiting,
    hand_cards,
    main_button,
    nth_place,
    place_by_keys,
    places_on,
    said_level,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import GROUND, SkyDuel, floor_move, play
from tests.web.tables import open_table
from tests.web.test_block_together import Frames
from tests.web.words import t


def test_others_see_the_hand_and_then_what_holds(people: People) -> None:
    aino = people.come(None, name="Aino", speed="fast")
    take_depth_away(people, aino)
    frames = Frames(aino)
    duel = SkyDuel(people, aino=aino, speed="fast")
    duel.act("add at 0 0 0")
    duel.see_risk()
    aino.goto(duel.table.path)
    duel.open()
    ruta = duel.page
    expect_waiting(aino, "Rūta", actions=2)
    card_in(ruta, "base").click()
    expect(main_button(ruta)).to_be_enabled()
    ruta.keyboard.press("Enter")
    expect_in_hand(ruta)
    expect_asked(aino, "sky-wait-carry", name="Rūta", kind="card")
    place_by_keys(ruta)
    expect_waiting(aino, "Rūta", actions=1)
    points = duel.view["scores"][0]
    assert points > 0
    for page in (ruta, aino):
        expect_scores(page, Rūta=points, Aino=0)
    assert frames.last_seen["film"]
    # Of the hands of others not even the number of cards is told.
    own = duel.aino.state["view"]["hand"]
    assert frames.hands
    assert all(Counter(hand) <= Counter(own) for hand in frames.hands)


# Real cards


def report_button(page: Page, saw: str) -> Locator:
    return bench(page).get_by_role("button", name=t(f"sky-report-{saw}"), exact=True)


def two_phones(people: People) -> tuple[SkyDuel, Page, Page]:
    """Rūta and Aino around a real table, with three workers each."""
    aino = people.come(None, name="Aino", size=PHONE)
    take_depth_away(people, aino)
    duel = SkyDuel(people, aino=aino, referee="table", size=PHONE)
    duel.act(*GROUND, *GROUND)
    aino.goto(duel.table.path)
    duel.open()
    return duel, duel.page, aino


def step_aside(duel: SkyDuel, page: Page) -> None:
    """Rūta moves her first worker on the real table."""
    verb_button(page, "move").tap()
    bench(page).get_by_role("list", name=t("sky-workers")).get_by_role("button").first.tap()
    places_on(page).nth(nth_place(duel.table.choices("move 0"), (0, -1, 0))).tap()
    expect(main_button(page)).to_have_text(t("sky-button-real") + " Enter")
    main_button(page).tap()


def test_fallen_workers_are_put_back_by_their_owner(people: People) -> None:
    duel, ruta, aino = two_phones(people)
    step_aside(duel, ruta)
    for page in (ruta, aino):
        expect_asked(page, "sky-report")
    report_button(ruta, "fell").tap()
    fates = bench(ruta).locator("ul.fates li")
    expect(fates).to_have_count(6)
    for fallen in (1, 3, 5):
        fates.nth(fallen).get_by_role("button", name=t("sky-fate-fell")).tap()
    bench(ruta).get_by_role("button", name=t("sky-report-fell-button", count=3)).tap()

    for page in (ruta, aino):
        expect_scores(page, Rūta=-15, Aino=0)
    expect_asked(ruta, "sky-wait-put", name="Aino")
    expect_asked(aino, "sky-put")
    expect(bench(aino)).to_contain_text(t("sky-put-text", name="Rūta", count=1))
    put = bench(aino).get_by_role("button", name=t("sky-button-put", level=said_level(0)))
    expect(put).to_have_count(0)
    places_on(aino).nth(nth_place(duel.aino.choices(), (0, 0, 0))).tap()
    expect(put).to_be_enabled()
    put.tap()
    expect(bench(aino)).to_contain_text(t("sky-put-text", name="Rūta", count=0))
    keep = bench(aino).get_by_role("button", name=t("sky-button-keep"))
    expect(keep).to_be_enabled()
    keep.tap()

    expect_asked(ruta, "sky-ask", count=2)
    expect_waiting(aino, "Rūta", actions=2)
    for page in (ruta, aino):
        expect_scores(page, Rūta=-15, Aino=0)
    where = {worker["worker"]: worker["cell"] for worker in duel.view["workers"]}
    assert where == {0: [0, -1, 0], 2: [-1, -1, 0], 5: [0, 0, 0], 6: [0, 0, 0]}
    assert duel.view["reserve"] == [3, 3], "the one of the culprit stays in reserve"


def test_whoever_brings_the_building_down_is_out(people: People) -> None:
    duel, ruta, aino = two_phones(people)
    play(duel.table, floor_move(duel.table))
    for page in (ruta, aino):
        expect_asked(page, "sky-report")
    report_button(aino, "collapsed").tap()
    expect(end_of(aino)).to_have_text(t("end-you-win", name="Aino"))
    expect(end_of(ruta)).to_have_text(t("end-wins", name="Aino"))
    for page in (ruta, aino):
        expect(page.locator(".end main .words p")).to_have_text(t("sky-end-collapse", name="Rūta"))
        rows = page.get_by_role("table").locator("tbody tr")
        expect(rows.first).to_contain_text(t("sky-end-winner"))
        expect(rows.last).to_contain_text("Rūta")
        expect(rows.last).to_contain_text(t("sky-out"))
    aino_line = duel.view["result"][1]
    assert aino_line["total"] == -len(aino_line["cards"]) == -17


def test_whoever_bumps_the_table_pays_though_it_is_not_their_turn(people: People) -> None:
    duel, ruta, aino = two_phones(people)
    bump = bench(aino).get_by_role("button", name=t("sky-button-bump"), exact=True)
    bump.tap()
    expect_asked(aino, "sky-bump")
    bench(aino).get_by_role("button", name=t("sky-button-cancel")).tap()
    expect_waiting(aino, "Rūta")
    bump.tap()
    names = bench(aino).get_by_role("group", name=t("sky-culprit"))
    names.get_by_role("button", name="Aino").tap()
    fates = bench(aino).locator("ul.fates li")
    fates.first.get_by_role("button", name=t("sky-fate-fell")).tap()
    bench(aino).get_by_role("button", name=t("sky-report-fell-button", count=1)).tap()
    expect_asked(ruta, "sky-put")
    expect(bench(ruta)).to_contain_text(t("sky-put-text", name="Aino", count=0))
    bench(ruta).get_by_role("button", name=t("sky-button-keep")).tap()
    expect_asked(ruta, "sky-ask", count=3)
    for page in (ruta, aino):
        expect_scores(page, Rūta=0, Aino=-5)
    assert duel.view["reserve"] == [3, 2]


# End it here


def end_button(page: Page, word: str) -> Locator:
    return bench(page).get_by_role("button", name=t(f"sky-button-{word}"), exact=True)


def test_the_game_ends_here_once_all_agree(people: People) -> None:
    duel, ruta, aino = two_phones(people)
    for page in (ruta, aino):
        expect(end_button(page, "end-it")).to_have_count(0)
    duel.act("move 0 to 0 0 0", "move 0 to -1 0 0", "move 0 to 0 0 0")
    # It is Aino's turn, and Rūta need not wait for hers.
    expect_asked(aino, "sky-ask", count=3)
    expect(end_button(aino, "end-it")).to_be_visible()
    end_button(ruta, "end-it").tap()
    expect_asked(ruta, "sky-wait-agree", name="Aino")
    expect_asked(aino, "sky-agree", name="Rūta")
    end_button(aino, "decline").tap()
    expect_asked(aino, "sky-ask", count=3)
    for page in (ruta, aino):
        expect(end_button(page, "end-it")).to_have_count(0)

    duel.act("move 5 to 0 0 0", "move 5 to -1 0 0", "move 5 to 0 0 0")
    duel.act("move 0 to -1 0 0", "move 0 to 0 0 0", "move 0 to -1 0 0")
    duel.act("move 5 to -1 0 0", "move 5 to 0 0 0", "move 5 to -1 0 0")
    end_button(ruta, "end-it").tap()
    end_button(aino, "agree").tap()
    for page in (ruta, aino):
        expect(page.locator(".end main .words p")).to_have_text(t("sky-end-agreed"))


# Several people at one screen


def hand_over(page: Page) -> Locator:
    return page.locator("[role=dialog][aria-modal]")


def test_the_hand_is_covered_until_the_screen_is_handed_on(people: People) -> None:
    page = people.come(None, name="Rūta")
    take_depth_away(people, page)
    second = {"kind": "me", "name": "Aino"}
    options = {"starter": 0}
    table = open_table(
        page, second, game="skyscrapers", referee="table", start=True, options=options
    )
    page.goto(table.path)
    for name, seat in (("Rūta", 0), ("Aino", 1)):
        expect(hand_over(page)).to_contain_text(t("hand-over", name=name))
        expect(hand_cards(page)).to_have_count(0)
        expect(bench(page)).to_contain_text(t("sky-hand-covered"))
        hand_over(page).get_by_role("button").click()
        expect(hand_over(page)).to_be_hidden()
        count = len(table.get(f"?seat={seat}")["view"]["hand"])
        expect(bench(page)).to_contain_text(t("sky-waiting", count=count))
        for move in GROUND:
            play(table, move)
            table.do("report", saw="held", at=table.state["seq"])
    expect(workers_on(page, 0)).to_have_count(6)
