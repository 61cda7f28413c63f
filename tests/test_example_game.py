"""Gust, the game that people copy from: its rules, and that its folder is all it needs."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import steeple
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import NOBODY
from steeple.kernel.messages import say
from steeple.kernel.plain import PlainAct
from steeple.kernel.streams import Stream

EXAMPLE = Path(__file__).parents[1] / "examples" / "gust"


@pytest.fixture(autouse=True)
def gust(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game's module."""
    monkeypatch.setenv("STEEPLE_GAMES", str(EXAMPLE))
    return sys.modules[type(steeple.games["gust"]).__module__]


def test_a_plan_is_seen_by_its_owner_only(gust: Any) -> None:
    """GU-1."""
    table = gust.Table((0, 0), 0, plans=(6, 8))
    own, other = gust.GAME.view(table, 0)["seats"]
    assert [each["code"] for each in own] == ["gust/safe", "gust/plan"]
    assert [each["code"] for each in other] == ["gust/safe"]
    dealt = gust.Table((0, 0), 0, plans=(6,))
    assert [gust.GAME.shown(dealt, gust.Deal(8), table, seat) for seat in (0, 1, None)] == [
        None,
        PlainAct("deal 8"),
        None,
    ]


def test_what_happened_is_told(gust: Any) -> None:
    table = gust.Table((0, 0), 1, plans=(6, 8))
    built = gust.GAME.apply(table, gust.Build())
    (told,) = gust.GAME.tell(table, gust.Build(), built, None)
    assert told.said(names=["Ann", "Bob"]) == "Bob: one more storey."
    (told,) = gust.GAME.tell(built, gust.Blow(), gust.GAME.apply(built, gust.Blow()), 0)
    assert told.said() == "A gust: the storeys of this turn are gone."
    assert gust.GAME.tell(built, gust.Calm(), table, 0) == []


def test_a_turn_goes_on_storey_by_storey(gust: Any) -> None:
    """GU-2."""
    table = gust.Table((0, 0), 0, plans=(6, 8))
    for storey in (1, 2):
        table = gust.GAME.apply(gust.GAME.apply(table, gust.Build()), gust.Calm())
        assert (table.loose, table.turn) == (storey, 0)


def test_a_gust_takes_the_storeys_of_this_turn(gust: Any) -> None:
    """GU-3."""
    table = gust.Table((2, 0), 0, plans=(6, 8), loose=3, is_windy=True)
    assert list(gust.GAME.chances(table)) == [(gust.Calm(), 5), (gust.Blow(), 1)]
    assert gust.GAME.apply(table, gust.Blow()) == gust.Table((2, 0), 1, plans=(6, 8))


def test_a_rest_makes_storeys_safe(gust: Any) -> None:
    """GU-4."""
    table = gust.Table((2, 0), 0, plans=(6, 8), loose=3)
    assert gust.GAME.apply(table, gust.Rest()) == gust.Table((5, 0), 1, plans=(6, 8))
    with pytest.raises(IllegalMove) as caught:
        gust.GAME.apply(gust.Table((2, 0), 0, plans=(6, 8)), gust.Rest())
    assert caught.value.code == "gust/nothing-built"


def test_a_finished_plan_ends_the_game(gust: Any) -> None:
    """GU-5."""
    table = gust.Table((2, 7), 0, plans=(6, 8), loose=4)
    assert gust.GAME.legal(table) == [gust.Rest()]
    over = gust.GAME.apply(table, gust.Rest())
    assert gust.GAME.actor(over) == NOBODY
    assert gust.GAME.view(over, None)["seats"][1][1]["args"] == {"count": 8}


def test_storeys_and_a_finished_tower_are_points(gust: Any) -> None:
    """GU-6."""
    over = gust.Table((6, 7), 1, plans=(6, 8))
    assert (gust.GAME.scores(over), gust.GAME.winners(over)) == ([11, 7], [0])


def test_others_are_imagined_with_plans_that_they_may_have(gust: Any) -> None:
    table = gust.Table((6, 2), 1, plans=(8, 10), loose=5)
    seen = {gust.GAME.imagine(table, None, Stream(b"", str(n))).plans for n in range(60)}
    assert seen == {(8, 8), (8, 10), (10, 8), (10, 10)}


def test_a_turn_in_the_terminal(gust: Any) -> None:
    table = gust.Table((2, 0), 0, plans=(6, 8))
    dialog = gust.GAME.face.dialog(table, "en")
    assert dialog.question().splitlines()[:2] == ["1  Build a storey", "2  Rest"]
    assert dialog.answer("2").lines == [say("gust/nothing-built")]
    assert dialog.answer("3").lines == [say("kernel/no-such-number", count=2)]
    assert dialog.answer("?").lines[0] == f"{say('gust/build')}: {say('kernel/it-is-legal')}"
    assert dialog.answer("build").move is None
    assert dialog.answer("").move == gust.Build()


def test_words_that_are_missing_are_said_in_english() -> None:
    assert say("gust/safe", "lt", count=21) == "21 safe storeys."


def test_folders_are_added_behind_the_games_of_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folders = [str(EXAMPLE), str(tmp_path / "five_towers"), str(tmp_path / "tic_tac")]
    monkeypatch.setenv("STEEPLE_GAMES", os.pathsep.join(folders))
    assert list(steeple.games)[3:] == ["gust", "tic-tac"]
    assert type(steeple.games["five-towers"]).__module__ == "steeple.games.five_towers.game"
    with pytest.raises(ModuleNotFoundError):
        steeple.games["tic-tac"]
    monkeypatch.delenv("STEEPLE_GAMES")
    assert "gust" not in steeple.games
