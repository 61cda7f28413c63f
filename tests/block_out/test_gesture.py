"""What no hand can do is refused, each with its own reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.kernel.errors import InvalidMove
from steeple.physics.gesture import MOST_FRAMES, ONE, Frame, Gesture, read_gesture

LEVEL = (ONE, 0, 0, 0)


def code_of(*frames: Frame) -> str:
    with pytest.raises(InvalidMove) as refused:
        Gesture(frames)
    return str(refused.value.code)


def held(t_ms: int, x: int = 0, y: int = 0, z: int = 900, turn: tuple[int, ...] = LEVEL) -> Frame:
    return Frame(t_ms, x, y, z, *turn)


def test_a_still_hand_is_fine() -> None:
    assert len(Gesture((held(0), held(20))).frames) == 2


def test_one_frame_is_no_gesture() -> None:
    assert code_of(held(0)) == "physics/not-a-gesture"


def test_it_starts_at_0() -> None:
    assert code_of(held(5), held(20)) == "physics/not-a-gesture"


def test_too_many_frames() -> None:
    frames = [held(t_ms) for t_ms in range(MOST_FRAMES + 1)]
    assert code_of(*frames) == "physics/too-many-frames"
    with pytest.raises(InvalidMove) as refused:
        read_gesture(";".join(map(str, frames)))
    assert refused.value.code == "physics/too-many-frames"
    assert Gesture(tuple(frames[:-1]))


def test_longer_than_20_s() -> None:
    assert code_of(held(0), held(20_001)) == "physics/too-long"
    assert Gesture((held(0), held(20_000)))


@pytest.mark.parametrize(
    "place",
    [(3001, 0, 900), (-3001, 0, 900), (0, 3001, 900), (0, -3001, 900), (0, 0, -1), (0, 0, 8001)],
)
def test_out_of_reach(place: tuple[int, int, int]) -> None:
    assert code_of(held(0, *place), held(20, *place)) == "physics/out-of-reach"


@pytest.mark.parametrize(
    "turn", [(9970, 0, 0, 0), (10_000, 900, 0, 0), (0, 0, 0, 0), (99_999,) * 4]
)
def test_a_quaternion_that_is_no_turn(turn: tuple[int, ...]) -> None:
    assert code_of(held(0, turn=turn), held(20, turn=turn)) == "physics/not-a-turn"


@pytest.mark.parametrize("t_ms", [0, 20, 19])
def test_time_must_rise(t_ms: int) -> None:
    assert code_of(held(0), held(20), held(t_ms)) == "physics/out-of-order"


def test_faster_than_0_8_m_s() -> None:
    assert code_of(held(0), held(100, x=840)) == "physics/too-fast"
    assert Gesture((held(0), held(100, x=800)))


def test_turning_faster_than_6_rad_s() -> None:
    assert code_of(held(0), held(100, turn=(9394, 0, 0, 3429))) == "physics/turns-too-fast"
    assert Gesture((held(0), held(100, turn=(9553, 0, 0, 2955))))


def test_the_other_quaternion_of_the_same_turn_is_no_turn_at_all() -> None:
    assert Gesture((held(0), held(20, turn=(-ONE, 0, 0, 0))))


@pytest.mark.parametrize(
    "text",
    [
        "",
        ";",
        "0,0,0,900,10000,0,0",
        "0,0,0,900,10000,0,0,0;",
        "0,0,0,nan,10000,0,0,0",
        "0,0,0,9e2,10000,0,0,0;20,0,0,9e2,10000,0,0,0",
        "0,0,0,999999,10000,0,0,0",
        "-1,0,0,9,10000,0,0,0",
    ],
)
def test_other_text_is_no_gesture(text: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        read_gesture(text)
    assert refused.value.code == "physics/not-a-gesture"


@st.composite
def gestures(draw: st.DrawFn) -> Gesture:
    turn = draw(st.sampled_from([LEVEL, (0, ONE, 0, 0), (7071, 0, 7071, 0), (-7071, 0, 0, 7071)]))
    x, y, z = draw(
        st.tuples(st.integers(-2000, 2000), st.integers(-2000, 2000), st.integers(500, 7000))
    )
    frames = [held(0, x, y, z, turn)]
    for _ in range(draw(st.integers(1, 12))):
        before = frames[-1]
        step = st.integers(-60, 60)
        frames.append(
            held(
                before.t + draw(st.integers(15, 200)),
                before.x + draw(step),
                before.y + draw(step),
                before.z + draw(step),
                turn,
            )
        )
    return Gesture(tuple(frames))


@given(gestures())
def test_reading_undoes_printing(gesture: Gesture) -> None:
    assert read_gesture(str(gesture)) == gesture
    assert str(read_gesture(str(gesture))) == str(gesture)


@given(st.text(alphabet="0123456789,;-. ne", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        gesture = read_gesture(text)
    except InvalidMove:
        return
    assert read_gesture(str(gesture)) == gesture
