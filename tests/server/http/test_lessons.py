"""The lesson: a real match that goes as it was planned, whoever plays it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.catalog import games
from steeple.kernel.messages import LANGUAGES, say
from tests.server.door import Door, at_the_door
from tests.thorough import sample

PATH = "/api/lessons/five-towers"
LESSON = games["five-towers"].lesson
assert LESSON is not None
WANTED = [turn.wanted for turn in LESSON.turns]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with at_the_door(tmp_path_factory.mktemp("lessons")) as door:
        yield door


def after(door: Door, *moves: str, **more: Any) -> Any:
    """The lesson after these moves."""
    answer = door.post(PATH, {"moves": moves, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(door: Door, *moves: str, language: str = "en") -> dict[str, Any]:
    answer = door.post(f"{PATH}?lang={language}", {"moves": moves})
    assert answer.status_code in (400, 409), answer.text
    error: dict[str, Any] = answer.json()["error"]
    return error


def test_the_whole_lesson_played_as_it_is_wanted(door: Door) -> None:
    moves: list[str] = []
    seen = after(door)
    assert (seen["seats"], seen["seat"]) == (["", "Gargoyle", "Mason"], 0)
    while not seen["is_done"]:
        assert (seen["step"], seen["steps"]) == (len(moves), 9)
        assert seen["coach"] == f"five-towers/lesson-{len(moves) + 1}"
        assert seen["view"]["to_move"] == 0
        assert seen["choices"]["kind"] == seen["view"]["phase"]
        moves += seen["wanted"]
        wanted = seen["wanted_act"]
        then, seen = seen["view"], after(door, *moves)
        assert seen["before"] == then
        assert seen["events"][0]["act"] == wanted
    assert (seen["step"], seen["coach"], seen["wanted"]) == (9, "five-towers/lesson-10", [])
    assert seen["wanted_act"] is None
    assert seen["view"]["towers"][0] == {
        "candy": [],
        "scary": [13, 11, 5, 9, 7, 0],
        "tree": [15],
        "scrap": [],
        "sand": [10, 8, 11, 7],
    }
    assert seen["view"]["rubble"][0] == ["scary2"]
    assert seen["view"]["scores"][0] == 22


def test_events_lead_from_one_view_to_the_next(door: Door) -> None:
    first = after(door)
    assert first["before"]["row"] == []
    assert [event["kind"] for event in first["events"]] == ["chance"] * 5
    later = after(door, *WANTED[:2])
    assert later["views"][-1] == later["view"]
    assert len(later["views"]) == len(later["events"])
    told = [(event["act"]["kind"], event.get("seat")) for event in later["events"]]
    assert told == [("build", 0), *[("reveal", None)] * 5, ("bid", 1), ("bid", 2)]
    assert all(event["changes"] for event in later["events"] if event["kind"] == "chance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_speaks_the_language_of_the_learner(door: Door, language: str) -> None:
    said = []
    for count in range(len(WANTED) + 1):
        answer = door.post(f"{PATH}?lang={language}", {"moves": WANTED[:count]}).json()
        assert answer["message"] == say(answer["coach"], language)
        said.append(answer["message"])
    assert len(set(said)) == 10
    assert all(len(text) < 200 for text in said)
    assert not any("!" in text for text in said)
    assert "22" in said[-1]


def test_cards_may_be_placed_in_another_order_if_it_comes_to_the_same(door: Door) -> None:
    other = after(door, "bid 3", "build tree15 scary13 scary2")
    assert other["view"] == after(door, *WANTED[:2])["view"]


@pytest.mark.parametrize(
    ("moves", "code", "args"),
    [
        (["bid 4"], "five-towers/lesson-try-bid", {"number": 3}),
        (["bid 3", "build scary13 tree15 scrap14"], "five-towers/lesson-try-build", {}),
        ([*WANTED[:2], "bid 4"], "five-towers/lesson-try-pass", {}),
        ([*WANTED[:3], "bid 2"], "five-towers/lesson-try-bid", {"number": 3}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_legal_move_is_kindly_refused(
    door: Door, moves: list[str], code: str, args: dict[str, Any], language: str
) -> None:
    error = refusal(door, *moves, language=language)
    assert (error["code"], error["args"]) == (code, args)
    assert error["message"] == say(code, language, **args)


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["bid 6"], "five-towers/more-than-row"),
        (["pass"], "five-towers/starter-must-bid"),
        (["bid 3", "build scary2 scary13 tree15"], "five-towers/does-not-fit"),
        (["bid 3", "bid 3"], "five-towers/time-to-build"),
        (["dance"], "kernel/not-a-move"),
        ([*WANTED, "pass"], "play/lesson-over"),
    ],
)
def test_an_illegal_move_is_refused_with_its_own_reason(
    door: Door, moves: list[str], code: str
) -> None:
    assert refusal(door, *moves)["code"] == code


def test_a_plan_is_followed_as_at_a_table(door: Door) -> None:
    seen = after(door, "bid 3", plan="build scary13")["choices"]
    assert seen["plan"]["cards"] == ["scary13"]
    wrong = door.post(PATH, {"moves": [], "plan": "dance"})
    assert wrong.json()["error"]["code"] == "kernel/not-a-move"


def test_the_lesson_of_another_game(door: Door) -> None:
    seen = door.post("/api/lessons/skyscrapers", {}).json()
    assert (seen["step"], seen["steps"], seen["events"]) == (0, 3, [])
    assert seen["view"]["to_move"] == 0
    played = door.post("/api/lessons/skyscrapers", {"moves": seen["wanted"]}).json()
    assert [event["kind"] for event in played["events"]] == ["move", "referee"]
    assert [view["phase"] for view in played["views"]] == ["judge", "play"]


def test_a_game_without_a_lesson_says_so(door: Door, toy: str) -> None:
    refused = door.post(f"/api/lessons/{toy}", {})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "server/no-lesson")


MOVES = st.sampled_from([*WANTED, "pass", "cancel", "bid 0", "bid 5", "build candy2", ""])


@settings(max_examples=sample(60), deadline=None)
@given(st.integers(0, 9), st.lists(MOVES | st.text(max_size=20), max_size=3), MOVES)
def test_whatever_is_tried_it_is_answered(
    door: Door, right: int, more: list[str], plan: str
) -> None:
    body = {"moves": [*WANTED[:right], *more], "plan": plan}
    assert door.post(PATH, json.dumps(body).encode()).status_code in (200, 400, 409)
