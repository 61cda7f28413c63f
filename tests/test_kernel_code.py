"""Compiled and interpreted rules are one; nothing is compiled in front of a player."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from steeple.games.five_towers.builds import room_for_counts
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.moves import from_code
from steeple.games.five_towers.pieces import TALLEST
from steeple.games.five_towers.playouts import play_out, random_move
from steeple.games.five_towers.state import opening
from steeple.games.five_towers.towers import may_stand_on
from steeple.kernel import jit
from steeple.kernel.fast_random import advance, seeded
from steeple.kernel.streams import Stream
from steeple.play.match import Match

PLAYOUTS = """
import json, steeple
game = steeple.games["five-towers"]
tables = [(seats, bidding) for seats in range(2, 6) for bidding in ("checked", "open")]
runs = [game.playouts(3, seats, 9, {"bidding": bidding}) for seats, bidding in tables]
print(json.dumps([[run.scores.tolist(), run.moves] for run in runs]))
"""


def in_new_process(code: str, **environment: str) -> str:
    env = {**os.environ, **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def test_compiled_and_plain_python_play_the_same_games() -> None:
    compiled = json.loads(in_new_process(PLAYOUTS))
    plain = json.loads(in_new_process(PLAYOUTS, STEEPLE_JIT="0"))
    assert compiled == plain


NEVER_WAITING = """
import json, os
from steeple.kernel import jit
os.environ.pop("STEEPLE_JIT", None)
jit.never_wait()
import steeple
match = steeple.Match("five-towers", seats=2, seed=1)
before = [jit.is_on(), jit.is_put_off(), len(jit.compiled)]
while not match.is_over:
    match.play(match.legal()[0])
jit.mark_complete()
print(json.dumps(before))
"""


def test_people_never_wait_for_the_compiler(tmp_path: Path) -> None:
    cache = {"NUMBA_CACHE_DIR": str(tmp_path)}
    assert json.loads(in_new_process(NEVER_WAITING, **cache)) == [False, True, 0]
    is_on, is_put_off, _ = json.loads(
        in_new_process(NEVER_WAITING.partition("while")[0] + "print(json.dumps(before))", **cache)
    )
    assert (is_on, is_put_off) == (True, False)


def test_a_game_can_be_played_out_from_the_middle_of_a_round() -> None:
    """As a search would: also where a seat has bid before the playout starts."""
    match = Match("five-towers", seats=3, seed=2, options={"starter": 0})
    for move in ("bid 2", "pass"):
        match.play(move)
        assert play_out(match.state, 200, 1).moves > 200
    match.play("pass")
    run = play_out(match.state, 200, 1)
    assert run.moves > 200
    assert len(set(run.scores[:, 0])) > 5


def test_random_moves_of_playouts_are_legal_and_equally_likely() -> None:
    match = Match("five-towers", seats=3, seed=2)
    stream = Stream(b"playouts", "moves")
    counts = room_for_counts()
    for step in range(60):
        legal = match.legal()
        drawn: dict[int, int] = {}
        random = seeded(step, 0)
        for _ in range(200 * len(legal)):
            random = advance(random)
            code = random_move(match.state.cells, random, counts)
            drawn[code] = drawn.get(code, 0) + 1
        assert {str(from_code(code)) for code in drawn} == {str(move) for move in legal}
        assert max(drawn.values()) < 2 * min(drawn.values())
        match.play(legal[stream.below(len(legal))])


def test_scores_of_random_games_agree_with_those_through_match() -> None:
    """The same players, two ways: averages of 300 games lie together."""
    stream = Stream(b"averages", "moves")
    totals = []
    for seed in range(300):
        match = Match("five-towers", seats=2, seed=seed)
        while not match.is_over:
            legal = match.legal()
            match.play(legal[stream.below(len(legal))])
        totals.append(sum(match.scores) / 2)
    bulk = GAME.playouts(20_000, 2, 1).scores
    spread = bulk.mean(axis=1).std() / np.sqrt(300)
    assert abs(np.mean(totals) - bulk.mean()) < 4 * spread


AFTER_WARMING = """
import steeple
from steeple.cli.main import main
from steeple.kernel.jit import compiling
from steeple.kernel.streams import Stream
from steeple.play.match import Match

def play(options):
    match = Match("five-towers", 4, seed=77, options=options)
    stream = Stream(b"x", "y")
    while not match.is_over:
        for bad in ("bid 9", "pass", "cancel", "build sand1 sand2", "build -sand tree3"):
            try:
                steeple.replay(match.record()).play(bad)
            except steeple.SteepleError:
                pass
        for plan in ("", "build", "build -sand sand1"):
            match.game.choices(match.state, match.to_move, plan)
        for name in match.game.bots:
            move = match.game.bots[f"{name}#1"].choose(match.position(stream))
        match.play(move)

compiled = []
with compiling(lambda done, of: compiled.append(done)):
    play({"bidding": "checked"})
    play({"bidding": "open"})
    main(["score", "candy 5 0", "rubble 1"])
    steeple.games["five-towers"].playouts(2, 5, 1)
print("compiled:", len(compiled))
"""


@pytest.mark.slow
def test_after_set_up_nothing_is_left_to_compile() -> None:
    in_new_process("from steeple.play.warm import warm; warm(print)")
    assert in_new_process(AFTER_WARMING).splitlines()[-1] == "compiled: 0"


def test_compiling_says_how_far_it_is(tmp_path: Path) -> None:
    code = """
from steeple.kernel.jit import compiling
from steeple.games.five_towers.scoring import rubble_cost
with compiling(lambda done, of: print(done, done < of)):
    rubble_cost(3)
"""
    assert in_new_process(code, NUMBA_CACHE_DIR=str(tmp_path)) == "1 True\n"


def test_compiled_code_belongs_to_its_sources() -> None:
    assert jit.cache_folder() == jit.cache_folder()
    assert jit.cache_folder().name.startswith("compiled-")


def test_importing_steeple_loads_neither_numba_nor_numpy() -> None:
    code = "import steeple, sys; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    assert in_new_process(code).strip() == "[]"
    code = (
        "import sys; from steeple.cli.main import main; main(['--help']);"
        "print([m for m in ('numba', 'numpy', 'rich') if m in sys.modules])"
    )
    assert in_new_process(code).splitlines()[-1] == "[]"


def test_a_tower_never_outgrows_its_plot() -> None:
    """The tallest tower there can be: every card of a type but the second roof."""
    tallest = [12, 10, 8, 15, 14, 13, 12, 11, 10, 7, 5, 2, 9, 7, 6, 5, 4, 3, 2, 1, 0]
    assert len(tallest) == TALLEST
    assert all(may_stand_on(a, b) for a, b in pairwise(tallest))
    assert opening(5, False, 0).cells.nbytes < 1000
