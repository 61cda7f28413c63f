"""The benchmarks: what is reckoned from the times, and what is said when they can't be run."""

import json
from pathlib import Path

import pytest

from steeple.bench import phone, restart, web
from steeple.bench.block_out import measures
from steeple.bench.peers import boardgame_io, boardgame_io_client
from steeple.bench.skyscrapers import games as whole
from steeple.cli import bench
from steeple.cli.main import main

Out = pytest.CaptureFixture[str]
LINES = ("012", "345", "678", "036", "147", "258", "048", "246")
PEERS = (boardgame_io.SOURCE, boardgame_io_client.SOURCE)


@pytest.mark.parametrize(
    ("missing", "complaint"),
    [
        ("steeple.bench.phone.has_playwright", "pip install playwright"),
        ("steeple.bench.phone.find_chromium", "STEEPLE_CHROMIUM"),
        ("steeple.bench.web.is_built", "python3 run.py"),
    ],
)
def test_without_what_the_web_benchmark_needs_it_is_one_clear_line(
    missing: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    for name in ("phone.has_playwright", "phone.find_chromium", "web.is_built"):
        monkeypatch.setattr(f"steeple.bench.{name}", lambda: "here")
    monkeypatch.setattr(missing, lambda: None)
    assert main(["bench", "web"]) == 1
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_without_npm_the_web_benchmark_has_no_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    figures = {"home_ms": {"median": 1.5, "least": 1.0, "most": 2.0}}
    for name in ("phone.has_playwright", "phone.find_chromium", "web.is_built"):
        monkeypatch.setattr(f"steeple.bench.{name}", lambda: "here")
    monkeypatch.setattr("steeple.bench.web.measure", lambda chromium, progress: figures)
    assert main(["bench", "web", "--json"]) == 0
    shown = capsys.readouterr()
    assert json.loads(shown.out) == figures
    assert "Node.js is missing" in shown.err


def test_a_peer_that_cannot_be_fetched_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with boardgame_io_client.served(lambda what: None) as url:
        assert url is None


@pytest.mark.slow
def test_all_tables_can_go_on_after_a_restart() -> None:
    figures = restart.measure(3, lambda what: None)
    assert 0 < figures["answers_s"] < figures["all_playable_s"]


def test_the_named_chromium_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setenv("STEEPLE_CHROMIUM", "/opt/mine")
    assert phone.find_chromium() == "/opt/mine"
    monkeypatch.delenv("STEEPLE_CHROMIUM")
    assert phone.find_chromium() == "/usr/bin/chromium"


def test_a_peer_online_has_no_presses_to_compare_with() -> None:
    own = {"table_ms": [4.0, 6.0], "table_code_kb": [5.0, 5.0], "press_ms": [1.0, 2.0]}
    other = {"cell_ms": [2.0, 2.0], "cell_kb": [10.0, 10.0]}
    assert web.ratios(own, {**other, "cell_code_kb": [10.0, 10.0]}) == {
        "table_ms": 2.5,
        "table_code_kb": 0.5,
    }


def test_whole_games_of_bots_are_counted() -> None:
    played = [whole.play("novice", 2, str(seed)) for seed in range(3)]
    assert whole.play("novice", 2, "0")[:-1] == played[0][:-1], "but for the time"
    figures = whole.summary(played)
    assert figures["games"] == 3
    ends = sum(figures[f"{end}_%"] for end in ("hand", "stuck", "collapse"))
    assert ends <= 100
    assert sum(figures["seats_%"]) == pytest.approx(100, abs=0.2)
    assert 0 < figures["from_height_%"] < 60
    assert figures["floor"] <= figures["height"]


def test_only_some_games_are_played_whole(capsys: Out) -> None:
    assert main(["bench", "five-towers", "--games", "1"]) == 1
    assert "skyscrapers" in capsys.readouterr().err
    assert main(["bench", "skyscrapers", "--games", "0"]) == 1


def test_nobody_wins_before_all_cells_were_pressed() -> None:
    cells = (0, *boardgame_io_client.DRAW)
    assert sorted(cells) == list(range(9))
    for taken in (cells[0::2], cells[1::2]):
        assert not any({int(cell) for cell in line} <= set(taken) for line in LINES)


@pytest.mark.parametrize("folder", PEERS, ids=lambda folder: folder.name)
def test_the_lock_file_of_a_peer_is_complete_and_names_no_registry(folder: Path) -> None:
    wanted = json.loads((folder / "package.json").read_text())["dependencies"]
    lock = json.loads((folder / "package-lock.json").read_text())["packages"]
    assert lock[""]["dependencies"] == wanted
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert not any("resolved" in facts for facts in lock.values())
    assert all(facts["integrity"] for name, facts in lock.items() if name)


def test_the_benchmark_of_block_out_is_asked_for_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    figures = {"game": "block-out", "judged": {"cpu_s_median": 0.2}}
    monkeypatch.setattr(
        "steeple.bench.block_out.measures.measure", lambda seconds, progress: figures
    )
    assert main(["bench", "block-out", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == figures


def test_a_game_without_a_benchmark_is_not_measured_as_another(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setattr(bench, "measurable", lambda: ["five-towers", "skyscrapers"])
    assert main(["bench", "block-out"]) == 1
    said = "The game “block-out” can’t be measured. These can: five-towers, skyscrapers."
    assert said in capsys.readouterr().err


def test_what_a_judged_placement_costs_is_reckoned_from_real_ones() -> None:
    figures = measures._judged_figures(measures._stacked(0)[:3] * 2)
    assert figures["placements"] == 6
    assert figures["verdict_bytes_most"] < 60_000
    assert figures["times_real_time"] > 0
