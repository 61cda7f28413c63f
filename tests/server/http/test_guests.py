"""Guests: known again by cookie, token or code, and by nothing else."""

import msgspec
import pytest

from steeple.server.errors import Refused
from steeple.server.http import guests as module
from steeple.server.http.guests import CODE_SECONDS, Guest, Guests
from steeple.server.store.guest_book import guests_in, sign_out
from tests.server.house import START_MS, House, lived
from tests.server.place import guest


async def guests_of(house: House) -> Guests:
    return Guests(house.store, await house.store.key("guests"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, as its only item."""
    now = [START_MS]
    monkeypatch.setattr(module, "now_ms", lambda: now[0])
    return now


@lived
async def test_a_cookie_and_a_token_are_known_again_also_after_a_restart(house: House) -> None:
    guests = await guests_of(house)
    id = guests.new_id()
    cookie, token = guests.cookie(id), guests.token(id)
    await house.restart()
    guests = await guests_of(house)
    assert guests.of_cookie(cookie) == guests.of_token(token) == id
    assert guests.new_id() != id


@lived
async def test_nobody_else_can_make_a_cookie_or_a_token(house: House) -> None:
    guests = await guests_of(house)
    cookie, token = guests.cookie("ann"), guests.token("ann")
    stranger = Guests(house.store, b"another key")
    forged = ["", "ann", "ann.", cookie.replace("ann", "bob"), cookie[:-1], "\udc80", "ä.ö"]
    for value in [*forged, token, stranger.cookie("ann")]:
        assert guests.of_cookie(value) is None
    for value in [*forged, cookie, stranger.token("ann")]:
        assert guests.of_token(value) is None


@lived
async def test_a_code_brings_a_guest_to_another_device_once(house: House) -> None:
    guests = await guests_of(house)
    code = await guests.new_code("ann")
    assert await guests.of_code(f" {code.lower().replace('-', ' ')}\n") == "ann"
    for typed in (code, "", "ABCD-2345", "ä" * 40):
        with pytest.raises(Refused) as caught:
            await guests.of_code(typed)
        assert caught.value.code == "server/bad-code"


@lived
async def test_a_code_is_for_ten_minutes(house: House, clock: list[int]) -> None:
    guests = await guests_of(house)
    one, other = await guests.new_code("ann"), await guests.new_code("bob")
    clock[0] += CODE_SECONDS * 1000 - 1
    assert await guests.of_code(one) == "ann"
    clock[0] += 1
    with pytest.raises(Refused):
        await guests.of_code(other)


@lived
async def test_what_a_guest_chose_is_offered_again(house: House) -> None:
    guests = await guests_of(house)
    assert await guests.known("ann") == Guest()
    assert await guests.choose("ann", name="  Ann\t", colour="sky") == Guest("Ann", "sky")
    assert await guests.choose("ann", language="fr") == Guest("Ann", "sky", "fr")
    assert await guests.known("ann") == Guest("Ann", "sky", "fr")
    assert await guests.choose("ann", name="", colour="") == Guest(language="fr")
    assert await guests.known("bob") == Guest()


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"name": "x" * 33}, "server/bad-name"),
        ({"name": "\u200b"}, "server/bad-name"),
        ({"colour": "pink"}, "server/bad-colour"),
        ({"language": "xx"}, "server/bad-language"),
    ],
)
@lived
async def test_what_can_not_be_chosen_is_not_kept(
    house: House, chosen: dict[str, str], code: str
) -> None:
    guests = await guests_of(house)
    await guests.choose("ann", name="Ann")
    with pytest.raises(Refused) as caught:
        await guests.choose("ann", **chosen)
    assert caught.value.code == code
    assert await guests.known("ann") == Guest("Ann")


@lived
async def test_a_guest_of_a_newer_server_is_still_known(house: House) -> None:
    newer = msgspec.json.encode({"name": "Ann", "font": "large"})
    await house.store.save_guest("ann", newer, 1)
    assert await (await guests_of(house)).known("ann") == Guest("Ann")


@lived
async def test_who_leaves_all_other_devices_is_known_only_by_what_is_made_afterwards(
    house: House,
) -> None:
    guests = await guests_of(house)
    before = [guests.cookie("ann"), guests.token("ann")]
    code, of_bob = await guests.new_code("ann"), guests.cookie("bob")
    await guests.leave_others("ann")
    cookie, token = guests.cookie("ann"), guests.token("ann")
    assert (guests.of_cookie(cookie), guests.of_token(token)) == ("ann", "ann")
    assert guests.of_token(before[1]) is None
    with pytest.raises(Refused) as caught:
        guests.of_cookie(before[0])
    assert caught.value.code == "server/too-fast", "the browser may be about to store its new one"
    with pytest.raises(Refused, match="code"):
        await guests.of_code(code)
    assert guests.of_cookie(of_bob) == "bob"
    await house.restart()
    guests = await guests_of(house)
    await guests.refresh()
    assert guests.of_cookie(before[0]) is guests.of_token(before[1]) is None
    assert (guests.of_cookie(cookie), guests.of_token(token)) == ("ann", "ann")
    await guests.leave_others("ann")
    assert guests.of_token(token) is None


@lived
async def test_a_server_learns_whom_the_operator_signed_out(house: House) -> None:
    guests = await guests_of(house)
    cookie, token = guests.cookie("ann"), guests.token("ann")
    await guests.choose("ann", name="Ann")
    assert await guests.refresh() == set()
    sign_out(house.path, "ann")
    assert guests.of_cookie(cookie) == "ann", "not known yet"
    assert await guests.refresh() == {"ann"}
    assert guests.of_cookie(cookie) is guests.of_token(token) is None
    assert await guests.refresh() == set()


@lived
async def test_the_guest_book_names_everybody_who_sat_or_chose_something(house: House) -> None:
    await (await guests_of(house)).choose("eve", name="Eve")
    place = await house.table("ann bob")
    rows = {row.id: row for row in guests_in(house.path)}
    assert set(rows) == {"eve", guest("ann"), guest("bob")}
    assert (rows["eve"].name, rows["eve"].tables) == ("Eve", 0)
    ann = rows[guest("ann")]
    assert (ann.name, ann.tables, ann.active_ms) == ("", 1, place.table.changed_ms)
