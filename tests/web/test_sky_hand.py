"""A hand on the building site: by keys and by touch it adds, builds and moves."""

from playwright.sync_api import expect

from tests.web.block_fingers import Fingers, middle_of
from tests.web.people import PHONE, People
from tests.web.players import bench
from tests.web.sky_players import (
    aim_off_mm,
    card_in,
    choose_use,
    expect_asked,
    expect_done,
    expect_in_hand,
    expect_scores,
    expect_waiting,
    is_over,
    let_go_button,
    main_button,
    nth_place,
    nth_site,
    outcome_of,
    places_on,
    said_level,
    sites_on,
    tab_to,
    verb_button,
    workers_on,
)
from tests.web.sky_tables import (
    FLOOR_SITE,
    HIGH_CELL,
    MOST_TRIES,
    SkyDuel,
    floor_card,
    site_at,
)
from tests.web.words import t

FINE_MM_PX = 0.3
"""A slow finger covers less ground than this, a fast one more."""
FURTHEST_PX = (90.0, 30.0)


def test_a_whole_turn_by_keys_alone(people: People) -> None:
    duel = SkyDuel(people)
    duel.open()
    page = duel.page
    expect_asked(page, "sky-ask", count=3)

    page.keyboard.press("a")
    expect_asked(page, "sky-ask-add")
    tab_to(page, places_on(page).nth(nth_place(duel.table.choices("add"), (0, 0, 0))))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-cell", way="add", level=said_level(0))
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    duel.place_by_keys()
    expect_asked(page, "sky-ask", count=2)
    expect_done(page, 1)

    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    tab_to(page, card_in(page, duel.view["hand"], card))
    page.keyboard.press("Enter")
    choose_use(page, plan, by_keys=True)
    tab_to(page, sites_on(page).nth(nth_site(choices, FLOOR_SITE, by_level=True)))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-site", use="floor", level=said_level(2))
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    duel.place_by_keys()
    points = site_at(choices, FLOOR_SITE)["turns"][0]["points"]
    expect(outcome_of(page)).to_have_text(t("sky-scored", name="Rūta", points=points))
    expect_asked(page, "sky-ask", count=1)
    expect_done(page, 2)
    expect_scores(page, Rūta=points, Aino=0)

    page.keyboard.press("m")
    expect_asked(page, "sky-ask-whereto")
    tab_to(page, places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)))
    page.keyboard.press("Enter")
    expect_asked(page, "sky-ask-cell", way="up", level=said_level(2))
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    duel.place_by_keys()
    expect_waiting(page, "Aino")
    expect(workers_on(page, 2)).to_have_count(1)
    assert duel.view["workers"][0]["cell"] == list(HIGH_CELL)
    assert all(" by 0," in move["move"] for move in duel.wire.moves)
    assert [move.split()[0] for move in duel.story] == ["add", "build", "move"]


def test_a_card_is_built_by_touch_on_a_phone(people: People) -> None:
    duel = SkyDuel(people, size=PHONE, speed="fast")
    duel.act("add at 0 0 0")
    duel.open()
    page = duel.page
    card, plan = floor_card(duel.table)
    choices = duel.table.choices(plan)
    card_in(page, duel.view["hand"], card).tap()
    choose_use(page, plan)
    sites_on(page).nth(nth_site(choices, FLOOR_SITE, by_level=True)).tap()
    expect_asked(page, "sky-ask-site", use="floor", level=said_level(2))
    expect(main_button(page)).to_be_enabled()
    main_button(page).tap()
    expect_in_hand(page)
    fingers = Fingers(page)
    slide_home(duel, fingers, "sky-card-pad")
    expect(main_button(page)).to_have_text(t("sky-button-not-home"))
    expect(main_button(page)).to_be_disabled()

    rail = page.get_by_role("slider", name=t("sky-card-rail"))
    knob = middle_of(rail.locator(".knob circle"))
    _, touch_y = middle_of(rail.locator(".touch"))
    fingers.drag((knob, (knob[0], touch_y + 14)))
    expect(let_go_button(page)).to_be_enabled()
    duel.feel_the_touch()
    let_go_button(page).tap()
    points = site_at(choices, FLOOR_SITE)["turns"][0]["points"]
    expect(outcome_of(page)).to_have_text(t("sky-scored", name="Rūta", points=points))
    expect_scores(page, Rūta=points, Aino=0)
    expect_asked(page, "sky-ask", count=1)
    (move,) = duel.wire.moves
    assert " by 0," in move["move"]

    verb_button(page, "move").tap()
    places_on(page).nth(nth_place(duel.table.choices("move 0"), HIGH_CELL)).tap()
    main_button(page).tap()
    expect_in_hand(page)
    bench(page).get_by_role("button", name=t("sky-button-put-back")).tap()
    expect_asked(page, "sky-ask-cell", way="up", level=said_level(2))
    assert len(duel.wire.moves) == 1, "nothing was let go"


def slide_home(duel: SkyDuel, fingers: Fingers, pad: str) -> None:
    """As long as the bullseye says that it is off, a finger on the pad pulls it there."""
    x, y = middle_of(duel.page.get_by_role("group", name=t(pad)))
    for _ in range(MOST_TRIES):
        duel.hold_still()
        if is_over(duel.page):
            return
        right, away = aim_off_mm(duel.page)
        pull = (
            within(right / FINE_MM_PX, FURTHEST_PX[0]),
            within(-away / FINE_MM_PX, FURTHEST_PX[1]),
        )
        fingers.drag(((x, y), (x + pull[0], y + pull[1])))
    raise AssertionError("it never came to its place")


def within(px: float, most: float) -> float:
    return max(-most, min(most, px))


def test_what_is_in_the_hand_can_be_put_back_but_not_by_mistake(people: People) -> None:
    duel = SkyDuel(people)
    duel.act("add at 0 0 0")
    duel.open()
    page = duel.page
    card_in(page, duel.view["hand"], "base").click()
    expect(main_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect_in_hand(page)
    workers_on(page, 0).click()
    duel.hold_still()
    expect_in_hand(page)
    page.keyboard.press("Escape")
    expect_asked(page, "sky-ask-site", use="base", level=said_level(1))
    page.keyboard.press("Escape")
    expect_asked(page, "sky-ask", count=2)
    assert duel.carried[-1]["piece"] is None, "the others see an empty hand"
    assert duel.wire.moves == []
