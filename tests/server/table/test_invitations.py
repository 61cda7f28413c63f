"""Invitations: easy to say, hard to guess, and understood however they are written."""

from itertools import combinations
from pathlib import Path

import pytest

from steeple.server.live import hub as hub_module
from steeple.server.protocol.commands import Sit
from steeple.server.settings import Limits
from steeple.server.table.invitations import FIRST, SECOND, invitation, spelled
from tests.server.door import at_the_door
from tests.server.house import House, lived

TABLE = {"game": "five-towers", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "free"}]}


def is_near(one: str, other: str) -> bool:
    """Whether one letter more, less or other makes one word of the other."""
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(one, other, strict=True)) < 2
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


@pytest.mark.parametrize("words", [FIRST, SECOND])
def test_words_are_short_plain_and_not_mistaken_for_each_other(words: list[str]) -> None:
    assert len(set(words)) == 256
    assert all(3 <= len(word) <= 7 and word.isascii() and word.islower() for word in words)
    assert [pair for pair in combinations(words, 2) if is_near(*pair)] == []


def test_no_word_is_in_both_lists() -> None:
    assert set(FIRST).isdisjoint(SECOND)


def test_an_invitation_is_two_words_and_a_number() -> None:
    for _ in range(200):
        first, second, number = invitation().split("-")
        assert first in FIRST
        assert second in SECOND
        assert 100 <= int(number) <= 999
    assert len({invitation() for _ in range(200)}) > 195


@pytest.mark.parametrize(
    "typed",
    [
        "plum-gable-274",
        "Plum gable 274",
        "  PLUM.GABLE.274 ",
        "plum–gable–274",
        "plum  gable,274\n",
        "plum_gable_274",
        "«plum-gable-274»",
    ],
)
def test_it_is_understood_however_it_is_written(typed: str) -> None:
    assert spelled(typed) == "plum-gable-274"


def test_those_of_old_go_on_working() -> None:
    for old in ("abcdefghjkmn", "2z3y4x5w6v7t"):
        assert spelled(old) == spelled(f" {old.upper()} ") == old


@pytest.mark.parametrize("typed", ["", " ", "--", "\ud800", "é", "ß" * 40, "plumgable274"])
def test_what_is_none_is_only_another_one(typed: str) -> None:
    assert spelled(typed) != "plum-gable-274"
    spelled(typed).encode()


@lived
async def test_one_that_is_in_use_is_not_given_out_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await house.table("ann -")
    drawn = iter([place.table.invite, place.table.invite, "plum-gable-274"])
    monkeypatch.setattr(hub_module, "invitation", lambda: next(drawn))
    assert await house.hub.new_invite() == "plum-gable-274"


@lived
async def test_who_sits_down_may_write_it_in_any_way(house: House) -> None:
    place = await house.table("ann - -")
    typed = place.table.invite.upper().replace("-", " ")
    await place.ask("bob", Sit, name="Bob", invite=typed)
    assert place.picture == "ann bob -"
    assert (await house.hub.room_of_invite(f"{typed} ")) is place.room
    wrong = typed + "1"
    assert await place.refused("eve", Sit, name="Eve", invite=wrong) == "server/not-invited"


def test_wrong_guesses_are_counted_and_right_ones_are_not(tmp_path: Path) -> None:
    limits = Limits(wrong_codes_per_minute=3, wrong_codes_per_address=5)
    with at_the_door(tmp_path, limits=limits) as ann:
        facts = ann.post("/api/tables", TABLE).json()["table"]
        invite = facts["you"]["invite"]
        bob = ann.another()
        assert all(bob.get(f"/api/invites/{invite}").status_code == 200 for _ in range(9))
        sit = {"do": "sit", "name": "Bob", "invite": "plum-gable-100"}
        codes = [
            bob.post(f"/api/tables/{facts['id']}", {**sit, "id": f"s{number}"}).json()
            for number in range(2)
        ]
        assert [code["error"]["code"] for code in codes] == ["server/not-invited"] * 2
        assert bob.get("/api/invites/plum-gable-100").status_code == 404
        # Three wrong ones: now even the right one has to wait, by whichever door.
        assert bob.get(f"/api/invites/{invite}").status_code == 429
        sat = bob.post(f"/api/tables/{facts['id']}", {**sit, "id": "s", "invite": invite})
        assert sat.json()["error"]["code"] == "server/too-fast"
        # Another guest of the same address is let in.
        assert ann.another().get(f"/api/invites/{invite}").status_code == 200
        # Who needs no invitation is not asked to wait.
        again = {"do": "sit", "id": "a", "name": "Anna", "seat": 0}
        assert ann.post(f"/api/tables/{facts['id']}", again).status_code == 200
        # An address has a larger number of wrong ones, however many guests it is.
        eve = ann.another()
        assert [eve.get("/api/invites/plum-gable-100").status_code for _ in "12"] == [404, 404]
        assert ann.another().get(f"/api/invites/{invite}").status_code == 429
