"""Scoring real tables: what was told, counted; and what can't have come about, said."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.five_towers.pieces import TYPES
from steeple.kernel.messages import LANGUAGES, say
from tests.server.door import Door, at_the_door
from tests.thorough import sample

PATH = "/api/score/five-towers"
RUTA = {"name": "Rūta", "towers": {"candy": [15, 10, 3, 0], "sand": [8, 12]}, "rubble": 2}
BEN = {"name": "Ben", "towers": {"tree": [15, 14, 13, 12, 11]}}


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with at_the_door(tmp_path_factory.mktemp("scores")) as door:
        yield door


def test_towers_roofs_main_tower_and_rubble_are_counted(door: Door) -> None:
    answer = door.post(PATH, {"sheets": [RUTA, BEN, {}]})
    assert answer.status_code == 200
    assert answer.json() == {
        "results": [
            {
                "name": "Rūta",
                "points": 11,
                "by_tower": {"candy": 8, "sand": 2},
                "main": "candy",
                "main_points": 4,
                "rubble_points": -3,
            },
            {
                "name": "Ben",
                "points": 10,
                "by_tower": {"tree": 5},
                "main": "tree",
                "main_points": 5,
                "rubble_points": 0,
            },
            {
                "name": "",
                "points": 0,
                "by_tower": {},
                "main": None,
                "main_points": 0,
                "rubble_points": 0,
            },
        ],
        "winners": [0],
        "problems": [],
    }


def test_who_ties_shares_the_win(door: Door) -> None:
    found = door.post(PATH, {"sheets": [BEN, {}, {**BEN, "name": "Bea"}]}).json()
    assert found["winners"] == [0, 2]


def test_what_can_not_be_is_said_with_its_place_and_counted_all_the_same(door: Door) -> None:
    steep = {"name": "Kim", "towers": {"scrap": [3, 7], "tree": [0, 5]}, "rubble": 45}
    again = {"name": "Kim", "towers": {"scrap": [7]}}
    found = door.post(f"{PATH}?lang=fr", {"sheets": [RUTA, steep, again]}).json()
    assert [result["points"] for result in found["results"]] == [11, 6 - 45 * 46 // 2, 2]
    told = [(each["code"], each["sheet"], each["type"]) for each in found["problems"]]
    assert told == [
        ("five-towers/sheet-does-not-fit", 1, "scrap"),
        ("five-towers/sheet-on-roof", 1, "tree"),
        ("five-towers/sheet-much-rubble", 1, None),
        ("five-towers/sheet-copies", None, "scrap"),
    ]
    args = {"name": "Kim", "type": "scrap", "value": 7, "below": 3}
    assert found["problems"][0]["args"] == args
    expected = say("five-towers/sheet-does-not-fit", "fr", **args)
    assert found["problems"][0]["message"] == expected


def test_more_people_than_can_play_are_a_problem(door: Door) -> None:
    [problem] = door.post(PATH, {"sheets": [{}] * 6}).json()["problems"]
    assert (problem["code"], problem["sheet"]) == ("five-towers/sheet-many-players", None)


@pytest.mark.parametrize(
    "body",
    [
        {"sheets": []},
        {"sheets": [{}] * 17},
        {"sheets": [{"name": "x" * 41}]},
        {"sheets": [{"towers": {"gold": [1]}}]},
        {"sheets": [{"towers": {"sand": [16]}}]},
        {"sheets": [{"towers": {"sand": [-1]}}]},
        {"sheets": [{"towers": {"sand": [0.5]}}]},
        {"sheets": [{"towers": {"sand": [1] * 22}}]},
        {"sheets": [{"rubble": 100}]},
        {"sheets": [{"rubble": -1}]},
        {"sheets": [{"points": 3}]},
        {"sheets": [3]},
        {},
        [],
    ],
)
def test_what_is_no_sheet_is_refused(door: Door, body: Any) -> None:
    refused = door.post(PATH, body)
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "server/bad-request")


def test_a_game_without_sheets_says_so(door: Door, toy: str) -> None:
    refused = door.post(f"/api/score/{toy}", {"sheets": [{}]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "server/no-sheets")
    unknown = door.post("/api/score/chess", {"sheets": [{}]})
    assert unknown.json()["error"]["code"] == "kernel/unknown-game"


SHEETS = st.lists(
    st.fixed_dictionaries(
        {},
        optional={
            "name": st.text(max_size=40),
            "towers": st.dictionaries(
                st.sampled_from(TYPES), st.lists(st.integers(0, 15), max_size=21)
            ),
            "rubble": st.integers(0, 99),
        },
    ),
    min_size=1,
    max_size=6,
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=10,
)


@settings(max_examples=sample(100), deadline=None)
@given(SHEETS, st.sampled_from(LANGUAGES))
def test_every_table_is_counted(door: Door, sheets: list[Any], language: str) -> None:
    answer = door.post(f"{PATH}?lang={language}", {"sheets": sheets})
    assert answer.status_code == 200
    found = answer.json()
    assert [result["name"] for result in found["results"]] == [
        sheet.get("name", "") for sheet in sheets
    ]
    assert found["winners"]
    assert all(each["message"] for each in found["problems"])


@settings(max_examples=sample(100), deadline=None)
@given(st.fixed_dictionaries({}, optional={"sheets": ANYTHING | st.lists(ANYTHING)}) | ANYTHING)
def test_whatever_is_sent_it_is_counted_or_refused(door: Door, body: Any) -> None:
    assert door.post(PATH, json.dumps(body).encode()).status_code in (200, 400)
