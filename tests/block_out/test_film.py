"""Films: packed, unpacked, thinned."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.physics.film import (
    MOST_BYTES,
    ONE,
    Film,
    Key,
    Recorder,
    ends,
    pack,
    unpack,
)

STILL = (0.0, 0.0, 0.02, 1.0, 0.0, 0.0, 0.0)
small = st.integers(-32767, 32767)


@st.composite
def films(draw: st.DrawFn) -> Film:
    times = draw(st.lists(st.integers(0, 60_000), min_size=1, max_size=8, unique=True).map(sorted))
    turns = st.sampled_from([(ONE, 0, 0, 0), (0, ONE, 0, 0), (0, 0, -ONE, 0), (0, 0, 0, ONE)])
    tracks = {
        body: tuple(
            Key(t_ms, draw(small), draw(small), draw(small), *draw(turns)) for t_ms in times
        )
        for body in draw(st.sets(st.integers(0, 255), max_size=4))
    }
    length_ms = draw(st.integers(times[-1], 65_535))
    return Film(draw(st.integers(0, length_ms)), length_ms, tracks)


@given(films())
def test_unpacking_undoes_packing(film: Film) -> None:
    assert unpack(pack(film)) == film
    assert pack(unpack(pack(film))) == pack(film)


@given(st.binary(max_size=80))
def test_other_bytes_are_refused(data: bytes) -> None:
    try:
        film = unpack(data)
    except ValueError:
        return
    assert pack(film) == data


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data[:-1],
        lambda data: data + b"\0",
        lambda data: b"\2" + data[1:],
        lambda data: data[:1] + b"\2" + data[2:],
        lambda data: data[:8] + b"\0\0\0",
    ],
    ids=["cut off", "too long", "another version", "a track too few", "an empty track"],
)
def test_a_spoiled_film_is_refused(spoil) -> None:  # type: ignore[no-untyped-def]
    data = pack(Film(0, 10, {3: (Key(0, 1, 2, 3, ONE, 0, 0, 0), Key(9, 4, 5, 6, ONE, 0, 0, 0))}))
    assert unpack(data)
    with pytest.raises(ValueError, match=r"."):
        unpack(spoil(data))


def test_keys_must_be_in_order_and_turned() -> None:
    late, early = Key(9, 0, 0, 0, ONE, 0, 0, 0), Key(3, 0, 0, 0, ONE, 0, 0, 0)
    for keys in ((late, early), (early, early), (Key(0, 0, 0, 0, 0, 0, 0, 0),)):
        with pytest.raises(ValueError, match=r"."):
            unpack(pack(Film(0, 10, {0: keys})))


def test_a_body_that_does_not_move_is_absent() -> None:
    recorder = Recorder()
    for t_ms in range(0, 3000, 32):
        recorder.add(t_ms, {0: STILL, 1: (t_ms / 1e5, *STILL[1:])})
    assert set(unpack(recorder.film(1000)).tracks) == {1}


def test_a_straight_way_needs_two_keys_and_a_corner_one_more() -> None:
    recorder = Recorder()
    for t_ms in range(0, 2001, 20):
        recorder.add(t_ms, {4: (min(t_ms, 1000) / 1e4, *STILL[1:])})
    film = unpack(recorder.film(1000))
    assert [key.t_ms for key in film.tracks[4]] == [0, 1000, 2000]
    assert (film.release_ms, film.length_ms) == (1000, 2000)


def test_the_first_and_the_last_pose_are_kept_and_turns_take_the_short_way() -> None:
    recorder = Recorder()
    half = math.sqrt(0.5)
    recorder.add(0, {2: STILL})
    recorder.add(30, {2: (0.1, -0.2, 0.3, -half, 0.0, -half, 0.0)})
    x, y, z, *turn = ends(recorder.film(10))[2]
    assert (x, y, z) == pytest.approx((100, -200, 300), abs=1 / 64)
    assert turn == pytest.approx((half, 0, half, 0), abs=1e-4)


def test_a_wild_film_is_thinned_until_it_fits() -> None:
    recorder = Recorder()
    for step in range(330):
        x, y = (step * 7919 % 1000) / 1e4, (step * 104729 % 1000) / 1e4
        wild = dict.fromkeys(range(9), (x, y, *STILL[2:]))
        recorder.add(step * 32, wild)
    data = recorder.film(100)
    assert len(data) <= MOST_BYTES
    assert len(unpack(data).tracks) == 9
