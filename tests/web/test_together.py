"""Several people: at one screen, watching, talking, asking each other, leaving."""

from playwright.sync_api import Locator, Page, expect

from tests.web.duel import Duel
from tests.web.people import PHONE, People
from tests.web.phases import clear_plan
from tests.web.players import bench, bid, plan_but_one, take_turn, turn_of
from tests.web.tables import Table, open_table
from tests.web.words import some, t

FIVE_TOWERS = t("five-towers/name")


def test_two_people_hand_one_screen_to_each_other(page: Page) -> None:
    page.get_by_role("button", name=t("home-way-screen-label", game=FIVE_TOWERS)).click()
    page.get_by_label(t("home-player", number=1)).fill("Rūta")
    page.get_by_label(t("home-player", number=2)).fill("Aino")
    page.get_by_role("button", name=t("home-screen-start", count=2)).click()
    seen = set()
    for _ in range(4):
        expect(turn_of(page).or_(hand_over(page)).first).to_be_visible()
        if hand_over(page).is_visible():
            name = hand_over(page).locator("h1").inner_text()
            hand_over(page).get_by_role("button").click()
            expect(hand_over(page)).to_be_hidden()
            seen.add(name)
        expect(turn_of(page)).to_be_visible()
        whose = page.get_by_role("region", name=t("your-towers")).locator(".name").inner_text()
        if seen:
            assert any(whose in each for each in seen)
        take_turn(page)
    assert seen


def hand_over(page: Page) -> Locator:
    return page.locator("[role=dialog][aria-modal]")


def test_who_watches_sees_all_and_can_do_nothing(people: People) -> None:
    duel = Duel(people)
    duel.come_to_build()
    watcher = people.come(f"/watch/{duel.table.id}")
    expect(watcher.get_by_role("heading", name=t("wait-build", name="Rūta"))).to_be_visible()
    expect(watcher.get_by_role("region", name=t("your-towers"))).to_have_count(0)
    row = watcher.get_by_role("list", name=t("the-row"))
    expect(row.get_by_role("button")).to_have_count(5)
    for card in row.get_by_role("button").all():
        expect(card).to_be_disabled()
    expect(turn_of(watcher)).to_have_count(0)
    watcher.get_by_role("button", name=t("chat"), exact=True).click()
    expect(watcher.get_by_text(t("chat-watching"))).to_be_visible()
    watcher.keyboard.press("Escape")
    watcher.get_by_role("button", name=t("menu"), exact=True).click()
    menu = watcher.get_by_role("dialog", name=t("menu"))
    expect(menu.get_by_role("button", name=t("story"))).to_be_visible()
    expect(menu.get_by_role("button", name=t("menu-undo"))).to_have_count(0)
    expect(menu.get_by_role("button", name=t("menu-leave"))).to_have_count(0)


def two_at_a_table(people: People, *, second: str = "en") -> tuple[Page, Page, Table]:
    """Rūta and Aino, each at a screen; Rūta begins, and speaks English."""
    aino = people.come(None, language=second)
    duel = Duel(people, aino=aino)
    duel.start()
    duel.open()
    aino.goto(duel.table.path)
    return duel.page, aino, duel.table


def test_what_can_be_chosen_comes_with_the_move_before_and_is_not_asked_for(people: People) -> None:
    duel = Duel(people, starter=1)
    duel.start()
    duel.open()
    page = duel.page
    expect(page.get_by_role("heading", name=t("wait-bid", name="Aino"))).to_be_visible()
    duel.answer("bid 1")
    expect(turn_of(page)).to_be_visible()
    bid(page, 2)
    expect(bench(page).get_by_role("button", name=t("suggest"))).to_be_enabled()
    assert duel.wire.questions == []
    plan_but_one(page)
    clear_plan(page)
    assert duel.wire.questions
    assert "" not in duel.wire.questions, "what can be chosen without a plan is known already"


def test_a_phrase_is_read_in_the_language_of_the_reader(people: People) -> None:
    ruta, aino, _ = two_at_a_table(people, second="lt")
    ruta.get_by_role("button", name=t("chat"), exact=True).click()
    ruta.get_by_role("button", name=t("server/phrase-good-luck"), exact=True).click()
    unread = t("chat-unread", "lt", count=1)
    aino.get_by_role("button", name=unread).click()
    log = aino.get_by_role("log")
    expect(log).to_contain_text(t("server/phrase-good-luck", "lt"))
    aino.get_by_label(t("chat-write", "lt")).fill("Labas, Rūta!")
    aino.keyboard.press("Enter")
    expect(ruta.get_by_role("log")).to_contain_text("Labas, Rūta!")
    expect(ruta.get_by_role("log")).to_contain_text(t("server/phrase-good-luck"))


def ask_back(page: Page) -> None:
    page.get_by_role("button", name=t("menu"), exact=True).click()
    page.get_by_role("button", name=t("menu-undo")).click()


def test_a_move_goes_back_if_the_others_agree(people: People) -> None:
    ruta, aino, table = two_at_a_table(people)
    bid(ruta, 1)
    bid(aino, 2)
    ask_back(ruta)
    expect(ruta.get_by_text(t("undo-waiting"))).to_be_visible()
    expect(aino.get_by_text(t("undo-wanted", name="Rūta"))).to_be_visible()
    aino.get_by_role("button", name=t("undo-yes")).click()
    expect(ruta.get_by_role("heading", name=t("turn-first"))).to_be_visible()
    expect(aino.get_by_role("heading", name=t("wait-bid", name="Rūta"))).to_be_visible()
    assert table.state["view"]["bids"] == [None, None]


def test_a_move_stays_if_somebody_wants_to_keep_it(people: People) -> None:
    ruta, aino, table = two_at_a_table(people)
    bid(ruta, 1)
    bid(aino, 2)
    ask_back(ruta)
    aino.get_by_role("button", name=t("undo-no")).click()
    expect(ruta.get_by_text(t("undo-waiting"))).to_be_hidden()
    expect(ruta.get_by_role("heading", name=t("wait-build", name="Aino"))).to_be_visible()
    expect(turn_of(aino)).to_be_visible()
    assert table.state["view"]["bids"] == [1, 2]


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(people: People) -> None:
    duel = Duel(people)
    duel.start()
    duel.open()
    page = duel.page
    page.get_by_role("button", name=t("menu"), exact=True).click()
    page.get_by_role("button", name=t("menu-leave"), exact=True).click()
    page.get_by_role("button", name=t("menu-leave-yes"), exact=True).click()
    expect(page.get_by_text(t("stood-in", name="Rūta"))).to_be_visible()
    duel.table.until(lambda view: view["to_move"] == 1)
    page.get_by_role("button", name=t("take-back")).click()
    expect(page.get_by_text(t("stood-in", name="Rūta"))).to_be_hidden()
    # The bot may have taken the whole row at once; then Aino begins the next round.
    duel.answer("bid 0" if duel.view["leader"] is None else "pass")
    expect(turn_of(page)).to_be_visible()
    before = len(duel.story)
    take_turn(page)
    duel.table.until(lambda _: len(duel.story) > before)


def test_who_is_missing_is_counted_out_and_may_come_back(people: People) -> None:
    aino = people.come()
    duel = Duel(people, starter=1, aino=aino)
    duel.start()
    duel.open()
    page = duel.page
    expect(page.get_by_text(t("away-missing", name="Aino"))).to_be_visible()
    page.get_by_role("button", name=t("away-bot")).click()
    counting = page.get_by_text(some("away-counting", "count", name="Aino"))
    expect(counting).to_be_visible()
    aino.goto(duel.table.path)
    aino.get_by_role("button", name=t("away-here")).or_(turn_of(aino)).first.click()
    expect(counting).to_be_hidden()


def test_who_is_missing_does_not_hide_the_table(people: People) -> None:
    duel = Duel(people, starter=1, size=PHONE)
    duel.start()
    duel.open()
    expect(duel.page.get_by_text(t("away-missing", name="Aino"))).to_be_visible()
    duel.page.locator(".opponent").click()
    expect(duel.page.get_by_role("dialog", name="Aino")).to_be_visible()


def test_only_this_device_is_left_after_leaving_all_others(people: People) -> None:
    here, there = people.come("/about"), people.come("/about")
    here.get_by_role("button", name=t("about-device-show")).click()
    there.get_by_label(t("about-device-code")).fill(here.locator(".code").inner_text())
    there.get_by_role("button", name=t("about-device-claim")).click()
    expect(there.get_by_text(t("about-device-done-nameless"))).to_be_visible()
    table = open_table(here, {"kind": "free"})
    assert there.request.get("/api/me/tables").json()[0]["id"] == table.id
    here.get_by_role("button", name=t("about-device-leave")).click()
    expect(here.get_by_text(t("about-device-left"))).to_be_visible()
    assert here.request.get("/api/me/tables").json()[0]["id"] == table.id
    # For a moment it is not clear to the server which of its cookies a browser has.
    refused = there.request.get("/api/me/tables")
    assert refused.status == 429 or refused.json() == []
