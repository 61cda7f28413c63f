"""BO-8 to BO-10: a block is placed, and the referee says what came of it."""

import pytest

from steeple.games.block_out.game import GAME
from steeple.games.block_out.moves import Place, Verdict
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.state import State
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.film import Film, Key, pack
from tests.block_out.drawing import hand, legal, match, play, position, view

ONE = "black-large"


def why_not(state: State, verdict: Verdict) -> str | None:
    try:
        GAME.apply(state, verdict)
    except IllegalMove as why:
        return why.code.removeprefix("block-out/") if str(why) else "an error without words"
    return None


def film(*blocks: str) -> bytes:
    """Each block comes to rest 32 mm further up."""
    tracks = {
        BLOCKS.index(block): (
            Key(0, 0, 0, 0, 32767, 0, 0, 0),
            Key(5, 0, 0, 1024 * level, 32767, 0, 0, 0),
        )
        for level, block in enumerate(blocks, 1)
    }
    return pack(Film(3, 10, tracks))


def test_a_block_goes_on_top_if_it_stood() -> None:
    """BO-8, BO-10: then the turn passes."""
    state = play(position("any pass", "any", stands=ONE), "place brown-small with any")
    seen = view(state)
    assert (seen["phase"], seen["to_move"], GAME.actor(state)) == ("judge", None, REFEREE)
    assert seen["placing"] == {"seat": 0, "block": "brown-small", "card": "any"}
    assert (seen["stack"], seen["discard"]) == (["black-large"], ["any"])
    assert legal(state) == []
    seen = view(play(state, "stood"))
    assert (seen["stack"], seen["to_move"]) == (["black-large", "brown-small"], 1)
    assert (seen["placing"], seen["discard"]) == (None, ["any"])
    assert seen["seen"] == {
        "outcome": "stood",
        "seat": 0,
        "block": "brown-small",
        "at_ms": None,
        "first": None,
        "foul": None,
        "is_fall": False,
        "why": None,
    }


@pytest.mark.parametrize("referee", GAME.referees)
@pytest.mark.parametrize("outcome", ["fell", "late"])
def test_the_first_block_can_not_fall(referee: str, outcome: str) -> None:
    """BO-8."""
    state = play(position("any pass", "any", referee=referee), "place brown-small with any")
    assert why_not(state, Verdict(outcome)) == "first-block-stands"  # type: ignore[arg-type]
    assert view(play(state, "stood"))["stack"] == ["brown-small"]


def test_dice_never_let_the_first_block_fall() -> None:
    """BO-8."""
    state = position("any pass", "any", referee="dice")
    state = play(state, "place brown-small with any")
    seen = {str(GAME.judge(state, Stream(b"dice", str(n)))) for n in range(200)}
    assert seen == {"stood"}


def test_a_foul_warns_or_counts_as_a_fall() -> None:
    """BO-9: as the table chose."""
    for fouls, outcome in (("warn", "stood"), ("fall", "stood"), ("fall", "late")):
        state = position("any pass any", "any", stands=ONE, fouls=fouls)
        state = play(state, "place brown-small with any", f"{outcome} foul=side")
        is_fall = fouls == "fall"
        seen = view(state)
        assert (seen["seen"]["foul"], seen["seen"]["is_fall"]) == ("side", is_fall)
        assert (seen["owed"], seen["stack"]) == (
            (3, []) if is_fall else (0, ["black-large", "brown-small"])
        )


def test_a_foul_with_the_first_block_only_warns() -> None:
    """BO-8, BO-9."""
    state = position("any pass any", "any", fouls="fall")
    state = play(state, "place brown-small with any", "stood foul=block")
    assert (view(state)["stack"], view(state)["to_move"]) == (["brown-small"], 1)


def test_a_late_fall_with_a_foul_only_warned_of_is_a_late_fall() -> None:
    """BO-9, BO-13."""
    state = position("any pass any", "any", stands=ONE, fouls="warn")
    state = play(state, "place brown-small with any", "late foul=side")
    assert (view(state)["stack"], view(state)["to_move"], view(state)["owed"]) == ([], 1, 0)


# Nothing can be said about it


def test_after_a_void_everything_is_as_before() -> None:
    before = position("any pass", "any", stands=ONE, referee="physics", discard="black")
    after = play(before, "place brown-small with any at 10 20", "void why=air")
    assert view(after, 0) | {"seen": None} == view(before, 0)
    assert view(after)["seen"]["why"] == "air"
    assert legal(after) == legal(before)


def test_after_a_void_the_drawn_card_is_still_the_only_one() -> None:
    before = position("pass pass", "black-large", stands=ONE, referee="physics")
    before = play(before, "pass", "draw any")
    after = play(before, "place brown-small with any", "void why=slow")
    assert legal(after) == legal(before)
    assert hand(after, 1) == ["black-large", "any"]


def test_after_a_void_the_extra_block_is_placed_again() -> None:
    before = position("pass", "any", stands=ONE, referee="physics", advanced=True)
    before = play(before, "pass")
    after = play(before, "place brown-small", "void why=start")
    assert legal(after) == legal(before)
    assert view(after)["discard"] == ["pass"]


# What no referee can have seen


def test_a_verdict_that_makes_no_sense_is_refused() -> None:
    """BO-12: only what is part of the stack can leave it."""
    start = position("any pass", "any", stands=ONE, referee="physics")
    state = play(start, "place brown-small with any")
    assert why_not(state, Verdict("fell", 700, "yellow-small")) == "not-on-the-stack"
    assert why_not(state, Verdict("fell", 700, "brown-small")) is None
    assert why_not(state, Verdict("fell", 700, "black-large")) is None
    for wrong in (
        Verdict("stood", at_ms=3),
        Verdict("stood", first="black-large"),
        Verdict("stood", why="air"),
        Verdict("stood", film=b"no film"),
        Verdict("void", at_ms=3),
    ):
        assert why_not(state, wrong) == "makes-no-sense"


@pytest.mark.parametrize("referee", ["table", "dice"])
def test_only_a_simulation_knows_its_details(referee: str) -> None:
    state = position("any pass", "any", stands=ONE, referee=referee)
    state = play(state, "place brown-small with any")
    for wrong in (
        Verdict("stood", engine="mujoco"),
        Verdict("stood", model="abc"),
        Verdict("stood", scene=b"1"),
        Verdict("stood", film=film("brown-small")),
    ):
        assert why_not(state, wrong) == "makes-no-sense"
    assert why_not(state, Verdict("fell", 100, "brown-small", "side")) is None
    assert why_not(state, Verdict("void", why="slow")) == (
        "makes-no-sense" if referee == "table" else None
    )


# Where the blocks are


def test_poses_are_those_at_the_end_of_the_film_and_stay_until_the_blocks_leave() -> None:
    state = position("any small black", "any yellow", referee="physics")
    state = play(state, "place brown-large with any")
    state = GAME.apply(state, Verdict("stood", scene=b"one", film=film("brown-large")))
    state = play(state, "place brown-small with any")
    verdict = Verdict("stood", scene=b"two", film=film("black-small", "brown-small"))
    state = GAME.apply(state, verdict)
    assert view(state)["poses"] == {
        "brown-large": [0, 0, 32, 1, 0, 0, 0],
        "brown-small": [0, 0, 64, 1, 0, 0, 0],
    }
    assert state.scene == b"two"
    assert GAME.unpack(GAME.pack(state)) == state
    state = play(state, "place yellow-small with small")
    state = GAME.apply(state, Verdict("fell", 200, film=film("brown-small")))
    assert (view(state)["poses"], state.scene) == ({}, b"")


def test_a_film_of_a_block_that_is_none_is_refused() -> None:
    state = position("any any", "any", referee="physics")
    state = play(state, "place brown-large with any")
    key = Key(0, 0, 0, 0, 32767, 0, 0, 0)
    wrong = pack(Film(3, 10, {9: (key,)}))
    assert why_not(state, Verdict("stood", film=wrong)) == "makes-no-sense"


def test_how_a_block_was_placed_is_kept_for_the_referee_and_packed() -> None:
    for how in (
        "",
        " at 12 -30 turn 45 face 2",
        " by 0,0,0,900,10000,0,0,0;20,0,0,890,10000,0,0,0",
    ):
        move = GAME.parse(f"place brown-small with any{how}", 0)
        assert isinstance(move, Place)
        state = GAME.apply(position("any any", "any"), move)
        assert state.placing is not None
        assert state.placing.how == move.how
        assert GAME.unpack(GAME.pack(state)) == state


def test_what_dice_said_is_said_again() -> None:
    assert GAME.rejudges(Verdict("stood"))
    assert not GAME.rejudges(Verdict("void", why="slow"))
    assert not GAME.rejudges(Verdict("stood", engine="another", model="world"))
    assert not GAME.rejudges(GAME.parse("pass", 0))
    for before, move, _ in match(3, 5):
        if GAME.actor(before) == REFEREE:
            assert GAME.judge(before, Stream(b"1", "x")) == GAME.judge(before, Stream(b"1", "x"))
            assert isinstance(move, Verdict)
