"""What a seat sees: as its type says, and nothing that is hidden from it."""

from collections import defaultdict
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.bodies.details import to_text
from steeple.games.skyscrapers import facts
from steeple.games.skyscrapers.bodies.scene import Scene, pack, unpack
from steeple.games.skyscrapers.facts import AddAct, BuildAct, DealAct, MoveAct, VerdictAct
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.moves import Deal
from steeple.games.skyscrapers.pieces import BASE_NUMBER
from steeple.games.skyscrapers.state import State
from steeple.kernel.changes import Change
from steeple.kernel.codec import to_json
from steeple.kernel.game import View
from steeple.kernel.streams import Stream
from tests.letters import plain
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import all_cards, hand, match, narrow_cells, play, step, view
from tests.thorough import sample

EAST = (1, 0, 0)
FLOOR = "floor-5 at 1 0 2 z"
tables = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.booleans())


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_view_is_as_its_type_says_in_every_phase(seats: int) -> None:
    phases = set()
    for seed in range(3):
        for before, _, after in match(seats, seed, seed == 2):
            for state in (before, after):
                for seat in (None, seed % seats):
                    seen = view(state, seat)
                    phases.add(seen["phase"])
                    assert msgspec.to_builtins(msgspec.convert(seen, facts.SkyView)) == seen
    assert phases == {"start", "deal", "play", "judge", "put", "over"}


def test_hands_and_what_left_the_game_are_hidden() -> None:
    """SK-4."""
    state = position("flat-5 flat-6", "upright-3 floor-2 universal-1", "flat-9")
    assert hand(state, 1) == ["upright-3", "floor-2", "universal-1"]
    assert view(state, None)["hand"] is None
    for seat in (None, 0, 2):
        text = to_json(view(state, seat)).decode()
        for card in ("upright-3", "floor-2", "universal-1", "flat-1"):
            assert card not in text


def test_a_card_is_shown_to_whoever_gets_it_only() -> None:
    start = GAME.setup(3, {"starter": 1, "tremor": "normal", "lowest": -20}, "dice")
    deal = GAME.parse("deal flat-13", -1)
    after = GAME.apply(start, deal)
    assert [GAME.shown(start, deal, after, seat) for seat in (None, 0, 1, 2)] == [
        None,
        None,
        DealAct("flat-13"),
        None,
    ]


def test_what_only_a_referee_needs_is_not_shown() -> None:
    state = position("flat-5 base", "flat-6", workers={0: EAST}, referee="physics")
    frames = "0,0,0,900,10000,0,0,0;16,0,0,900,10000,0,0,0"
    for move, act in (
        ("build flat-5 at 1 0 2 z turn 0", BuildAct("flat-5", "flat", [1, 0, 2], "z", 0)),
        ("add at 0 0 0", AddAct(1, [0, 0, 0])),
        ("move 0 to 0 0 0", MoveAct(0, [0, 0, 0])),
    ):
        by_hand = GAME.parse(f"{move} by {frames}", 0)
        assert GAME.shown(state, by_hand, GAME.apply(state, by_hand), None) == act
    judged = play(state, "add at 0 0 0")
    pose = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    scene = to_text(pack(Scene((pose,) * 3, {0: pose, 1: pose})))
    verdict = GAME.parse(f"held engine=a model=b scene={scene}", -3)
    shown = GAME.shown(judged, verdict, GAME.apply(judged, verdict), 0)
    assert shown == VerdictAct("held", [], [], [], [], None, None, b"")
    assert set(view(GAME.apply(judged, verdict))["poses"]) == {
        "card-0",
        "card-1",
        "card-2",
        "worker-0",
        "worker-1",
    }


def test_fallen_workers_leave_the_scene_and_come_back_into_it() -> None:
    """SK-20: what is put back stands where there is room."""
    state = position("flat-5 base", "flat-6", workers={0: EAST, 5: EAST}, referee="physics")
    pose = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    scene = to_text(pack(Scene((pose,) * 3, {0: pose, 1: pose, 5: pose})))
    state = play(state, "add at 0 0 0", f"fell workers=5 scene={scene}")
    assert set(unpack(state.scene).workers) == {0, 1}
    state = play(state, "put at -2 0 0")
    (x, y, _), _ = unpack(state.scene).workers[5]
    assert (round(x * 1000), round(y * 1000)) == (-45, 15)


def test_of_two_hands_only_the_own_one_shows() -> None:
    """States that differ only in secrets look the same."""
    one = position("flat-5", "upright-3 floor-2", workers={0: EAST})
    other = position("flat-5", "upright-4", workers={0: EAST})
    for seat in (None, 0):
        assert to_json(view(one, seat)) == to_json(view(other, seat))
    assert GAME.choices(one, 0, "") == GAME.choices(other, 0, "")


# What a seat imagines


@pytest.mark.slow
@settings(max_examples=sample(12), deadline=None)
@given(tables)
def test_what_is_imagined_looks_the_same_and_can_be_played_on(
    table: tuple[int, int, bool],
) -> None:
    seats, seed, is_wild = table
    stream = Stream(str(seed).encode(), "imagined")
    for number, (_, _, state) in enumerate(match(seats, seed, is_wild)):
        seat = [None, *range(seats)][number % (seats + 1)]
        imagined = GAME.imagine(state, seat, stream)
        assert to_json(GAME.view(imagined, seat)) == to_json(GAME.view(state, seat))
        assert GAME.actor(imagined) == GAME.actor(state)
        assert all_cards(imagined) == all_cards(state)
        for other in range(seats):
            mine, theirs = imagined.hands[other], state.hands[other]
            assert len(mine) == len(theirs)
            assert mine.count(BASE_NUMBER) == theirs.count(BASE_NUMBER)
            assert list(mine) == sorted(mine)
        if seat is not None:
            assert imagined.hands[seat] == state.hands[seat]
        for _ in range(3):
            if GAME.actor(imagined) == -2:
                break
            assert GAME.actor(imagined) < 0 or GAME.legal(imagined)
            imagined = GAME.apply(imagined, step(imagined, stream))


def test_every_hidden_card_could_be_anywhere() -> None:
    state = position("flat-11", "upright-13 base", "flat-12 flat-13", workers={0: EAST})
    stream = Stream(b"imagine", "1")
    imagined = [GAME.imagine(state, 0, stream) for _ in range(400)]
    assert len({each.hands[1] for each in imagined}) == 35
    assert len({each.hands[2] for each in imagined}) > 200


def test_whose_turn_it_is_is_imagined_with_something_to_do() -> None:
    """SK-9: nobody can add or move, so that there is a card that fits."""
    cells = [(x, y, 0) for x in (-2, -1, 0, 1) for y in (-1, 0)]
    state = position("floor-1 upright-1", "flat-2", workers=dict(enumerate(cells)))
    stream = Stream(b"imagine", "4")
    hands = set()
    with narrow_cells():
        assert {move.split()[0] for move in legal(state)} == {"build"}
        for _ in range(100):
            imagined = GAME.imagine(state, 1, stream)
            assert legal(imagined)
            hands.add(imagined.hands[0])
    assert len(hands) > 50


# What goes where


def places(seen: View) -> dict[str, list[str | None]]:
    """What lies at each place that the seat sees."""
    found: dict[str, list[str | None]] = {"hand": [*(seen["hand"] or [])]}
    found["cards"] = [card["card"] for card in seen["cards"]]
    found["workers"] = [f"worker-{worker['worker']}" for worker in seen["workers"]]
    waits = seen["pending"]
    found["pending"] = [waits["card"]] if waits is not None and waits["card"] else []
    for seat, count in enumerate(seen["reserve"]):
        found[f"reserve/{seat}"] = [None] * count
    return found


def carried_out(before: dict[str, Any], changes: list[Change]) -> dict[str, list[str | None]]:
    """The places after the changes."""
    pieces: dict[str, list[str | None]] = {place: [*before[place]] for place in before}
    gone: dict[str, set[int]] = defaultdict(set)
    put: dict[str, list[tuple[int, str | None]]] = defaultdict(list)
    for change in changes:
        place, _, index = change.source.rpartition("/")
        if change.source in pieces:
            pieces[change.source].pop()
        elif place in pieces:
            assert pieces[place][int(index)] == change.piece
            gone[place].add(int(index))
        place, _, index = change.target.rpartition("/")
        if change.target in pieces:
            hidden = change.target.startswith("reserve/")
            pieces[change.target].append(None if hidden else change.piece)
        elif place in pieces:
            put[place].append((int(index), change.piece))
    for place, spots in gone.items():
        pieces[place] = [each for at, each in enumerate(pieces[place]) if at not in spots]
    for place, news in put.items():
        for spot, piece in sorted(news):
            pieces[place].insert(spot, piece)
    return pieces


@settings(max_examples=sample(20), deadline=None)
@given(tables)
def test_the_changes_turn_the_site_before_into_the_site_after(
    table: tuple[int, int, bool],
) -> None:
    seats, seed, is_wild = table
    for number, (before, move, after) in enumerate(match(seats, seed, is_wild)):
        seat = [None, *range(seats)][number % (seats + 1)]
        changes = GAME.changes(before, move, after, seat)
        there = carried_out(places(view(before, seat)), changes)
        assert there == places(view(after, seat)), str(move)
        if isinstance(move, Deal) and before.turn != seat:
            assert changes[0].piece is None


def told(state: State, notation: str, seat: int | None) -> list[tuple[str | None, str, str]]:
    move = GAME.parse(notation, GAME.actor(state))
    changes = GAME.changes(state, move, GAME.apply(state, move), seat)
    return [(change.piece, change.source, change.target) for change in changes]


def test_a_card_goes_from_the_hand_by_way_of_the_fingers_into_the_building() -> None:
    state = position("flat-5 flat-6 base", "flat-7", workers={0: EAST}, referee="physics")
    build = "build flat-6 at 1 0 2 z turn 0"
    assert told(state, build, 0) == [("flat-6", "hand/1", "pending")]
    assert told(state, build, 1) == [("flat-6", "hands/0", "pending")]
    state = play(state, build)
    assert told(state, "held", 1) == [("flat-6", "pending", "cards/3")]
    assert told(state, "void why=air", 0) == [("flat-6", "pending", "hand/1")]
    assert told(state, "void why=air", None) == [("flat-6", "pending", "hands/0")]


def test_workers_come_from_the_reserve_and_fall_back_into_it() -> None:
    state = position("flat-5 flat-6", "flat-7", workers={0: EAST, 5: EAST})
    assert told(state, "add at 0 0 0", None) == []
    state = play(state, "add at 0 0 0")
    assert told(state, "held", None) == [("worker-1", "reserve/0", "workers/1")]
    assert told(state, "fell workers=0,5", None) == [
        ("worker-1", "reserve/0", "workers/0"),
        ("worker-0", "workers/0", "reserve/0"),
        ("worker-5", "workers/1", "reserve/1"),
    ]
    assert told(state, "fell workers=1", None) == []
    state = play(state, "fell workers=5")
    assert told(state, "put at 1 0 0", None) == [("worker-5", "reserve/1", "workers/2")]
    assert told(state, "keep", None) == []


# In the terminal


def test_the_picture_is_a_plan_of_each_level() -> None:
    state = position(
        "flat-5 base base",
        "flat-7",
        cards=FLOOR,
        workers={0: EAST, 5: (0, 0, 2), 6: (0, 0, 2)},
    )
    picture = plain(GAME.face.picture(view(state, 0), ["Ann", "Bob"], "en", 90, 0))
    assert picture.splitlines()[:6] == [
        "                   Ground",
        "                       |       |",
        "Level 2                |       |A",
        "         BB: :::       +-------+",
        "                       |       |",
        "         ::: :::       |       |",
    ]
    assert "▸ A Ann  0 points · in reserve: 4" in picture
    assert "Flat 5  Base ×2" in picture
    assert "Rivets left: 51" in picture
    spectator = plain(GAME.face.picture(view(state), ["Ann", "Bob"], "en", 90))
    assert "Your cards" not in spectator


def test_pictures_fit_into_the_terminal() -> None:
    for seats in (2, 4):
        for _, _, state in match(seats, 5, most=400):
            picture = plain(GAME.face.picture(view(state, 0), "ABCD"[:seats], "en", 100, 0))
            assert max(map(len, picture.splitlines())) <= 100


def test_a_card_and_a_site_are_chosen_and_confirmed() -> None:
    state = position("flat-5 universal-2 base", "flat-7", workers={0: EAST})
    dialog = GAME.face.dialog(state, "en")

    def says(typed: str) -> str:
        return " ".join(dialog.answer(typed).lines)

    assert dialog.question() == (
        "1 Add a worker\n2 Build a card\n3 Move a worker\nWhat do you do? (a number)"
    )
    assert says("") == "Nothing is chosen yet. h shows the keys."
    assert says("9") == "Type a number from 1 to 3."
    assert "Build a card: You may." in says("?")
    assert says("2") == "Build a card"
    assert "Universal 2 [lrtb]" in dialog.question()
    assert says("2").startswith("Universal 2")
    assert "as a floor" in dialog.question()
    assert says("u") == "build"
    assert says("1").startswith("Flat 5")
    assert dialog.question().endswith("Where? (a number)")
    assert says("1") == "That is 4 points."
    assert dialog.question() == (
        "Build Flat 5 as a flat card at 0 0 2 z: Enter to confirm, u to undo"
    )
    assert str(dialog.answer("").move) == "build flat-5 at 0 0 2 z turn 0"
    assert says("u") == "build flat-5"
    assert says("add at 0 0 0") == ""
    assert str(dialog.answer("y").move) == "add at 0 0 0"
    dialog.answer("s")
    assert dialog.answer("").move in GAME.legal(state)


def test_a_fallen_worker_is_put_back_by_number() -> None:
    state = position("flat-5", "flat-7", workers={0: EAST, 5: EAST})
    state = play(state, "add at 0 0 0", "fell workers=5")
    dialog = GAME.face.dialog(state, "en")
    assert "Your worker 5 fell." in dialog.question()
    dialog.answer("1")
    assert dialog.question().startswith("Put the worker back at -2 -1 0")
    assert str(dialog.answer("").move) == "put at -2 -1 0"


KEYS = ["1", "2", "3", "9", "007", "u", "s", "?", "h", "", "done", "keep", "build", "move 1"]
typing = st.lists(st.sampled_from([*KEYS, "at", "12", "flat-5", "to"]), max_size=5)


@settings(max_examples=sample(40), deadline=None)
@given(st.lists(typing.map(" ".join) | st.text(max_size=8), max_size=10), st.integers(0, 60))
def test_wrong_keys_never_harm(lines: list[str], acts: int) -> None:
    """Whatever is typed gets an answer, and a move that comes out of it is legal."""
    turns = [state for _, _, state in match(3, 4, True, most=200) if GAME.actor(state) >= 0]
    state = turns[acts % len(turns)]
    dialog = GAME.face.dialog(state, "en")
    for line in lines:
        reply = dialog.answer(line)
        assert dialog.question()
        if reply.move is not None:
            assert GAME.apply(state, reply.move) != state
