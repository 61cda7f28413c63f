"""What a seat sees: as its type says, and nothing that is hidden from it."""

from collections import defaultdict
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.block_out import facts
from steeple.games.block_out.facts import DrawAct, PlaceAct
from steeple.games.block_out.game import GAME
from steeple.games.block_out.moves import Deal, Draw
from steeple.games.block_out.state import State
from steeple.kernel.changes import Change
from steeple.kernel.codec import to_json
from steeple.kernel.game import View
from steeple.kernel.sentence import said
from steeple.kernel.streams import Stream
from tests.block_out.drawing import all_cards, hand, legal, match, play, position, step, view
from tests.block_out.test_cards import STUCK_CARDS
from tests.letters import plain
from tests.thorough import sample

TWO = """
    brown-small
    black-large
"""
options = st.fixed_dictionaries(
    {
        "advanced": st.booleans(),
        "no_action_finish": st.booleans(),
        "is_wild": st.booleans(),
        "cards": st.sampled_from((None, None, STUCK_CARDS)),
    }
)

tables = st.tuples(st.integers(2, 6), st.integers(0, 2**32), options)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_view_is_as_its_type_says_in_every_phase(seats: int) -> None:
    phases = set()
    for seed in range(4):
        for before, _, after in match(seats, seed, seed == 3, advanced=seed % 2 == 0):
            for state in (before, after):
                for seat in (None, seed % seats):
                    seen = view(state, seat)
                    phases.add(seen["phase"])
                    assert msgspec.to_builtins(msgspec.convert(seen, facts.BlockView)) == seen
    assert phases == {"start", "deal", "play", "judge", "draw", "over"}


def test_hands_are_hidden_from_all_others() -> None:
    state = position("any pass", "black-small reverse yellow", "small")
    assert hand(state, 1) == ["black-small", "yellow", "reverse"]
    assert view(state, None)["hand"] is None
    for seat in (None, 0, 2):
        seen = view(state, seat)
        assert seen["hands"] == [2, 3, 1]
        assert "yellow" not in to_json({**seen, "blocks": []}).decode()


def test_a_card_is_shown_to_whoever_gets_it_only() -> None:
    state = play(position("pass any", "black-large", "any", stands=TWO), "pass")
    draw = GAME.parse("draw yellow", -1)
    after = GAME.apply(state, draw)
    for seat in (None, 0, 2):
        assert GAME.shown(state, draw, after, seat) is None
        assert GAME.tell(state, draw, after, seat) == []
    assert GAME.shown(state, draw, after, 1) == DrawAct("yellow")
    assert said(GAME.tell(state, draw, after, 1), names="ABC") == "B: draw Any yellow"
    place = GAME.parse("place yellow-small with yellow", 1)
    placed = GAME.apply(after, place)
    assert GAME.shown(after, place, placed, None) == PlaceAct("yellow-small", "yellow")


# What a seat imagines


@settings(max_examples=sample(40))
@given(tables)
def test_what_is_imagined_looks_the_same_and_can_be_played_on(table: tuple[int, int, Any]) -> None:
    seats, seed, chosen = table
    stream = Stream(str(seed).encode(), "imagined")
    for number, (_, _, state) in enumerate(match(seats, seed, **chosen)):
        seat = [None, *range(seats)][number % (seats + 1)]
        imagined = GAME.imagine(state, seat, stream)
        assert to_json(GAME.view(imagined, seat)) == to_json(GAME.view(state, seat))
        assert GAME.actor(imagined) == GAME.actor(state)
        assert all_cards(imagined) == all_cards(state)
        for other in range(seats):
            if seat in (None, other):
                continue
            assert sum(imagined.hands[other]) == sum(state.hands[other])
        if seat is not None:
            assert imagined.hands[seat] == state.hands[seat]
            assert GAME.choices(imagined, seat, "") == GAME.choices(state, seat, "")
        _check_playable(imagined, stream)


def _check_playable(state: State, stream: Stream) -> None:
    """A few acts further on, nobody is stuck."""
    for _ in range(3):
        if GAME.actor(state) == -2:
            return
        assert GAME.actor(state) < 0 or GAME.legal(state)
        state = GAME.apply(state, step(state, stream))


def test_every_hidden_card_could_be_anywhere() -> None:
    state = position("any pass", "black-small reverse", "small")
    stream = Stream(b"imagine", "1")
    imagined = [GAME.imagine(state, 0, stream) for _ in range(300)]
    assert len({each.hands[2] for each in imagined}) == 18
    assert len({each.hands[1] for each in imagined}) > 100


def test_who_draws_is_imagined_with_nothing_to_play() -> None:
    state = play(position("pass any", "black-large brown-small", "any", stands=TWO), "pass")
    stream = Stream(b"imagine", "2")
    for seat in (None, 0, 2):
        for _ in range(30):
            imagined = GAME.imagine(state, seat, stream)
            assert set(hand(imagined, 1)) <= {"black-large", "brown-small"}


def test_who_drew_a_card_is_imagined_with_one_that_is_playable() -> None:
    state = position("pass any", "black-large brown-small", "any", stands=TWO)
    state = play(state, "pass", "draw yellow")
    stream = Stream(b"imagine", "3")
    drawn = set()
    for _ in range(100):
        imagined = GAME.imagine(state, 0, stream)
        assert imagined.only is not None
        drawn.add(imagined.only)
        rest = hand(imagined, 1)
        rest.remove(imagined.only)
        assert set(rest) <= {"black-large", "brown-small"}
        assert all(imagined.only in move for move in legal(imagined)[:-1])
    assert len(drawn) > 5
    assert GAME.imagine(state, 1, stream).only == "yellow", "its owner knows it"


def test_whose_turn_it_is_is_imagined_with_something_to_play() -> None:
    state = position("any", "black-large", "any", stands=TWO, no_action_finish=True)
    stream = Stream(b"imagine", "4")
    for _ in range(100):
        assert legal(GAME.imagine(state, 1, stream))[:-1]


# What goes where


def places(seen: View, seat: int | None) -> dict[str, list[str | None]]:
    """What lies at each place, as far as the seat sees."""
    found: dict[str, list[str | None]] = {"deck": [None] * seen["deck"]}
    found["discard"] = [*seen["discard"]]
    for other, count in enumerate(seen["hands"]):
        if other != seat:
            found[f"hands/{other}"] = [None] * count
    found["hand"] = [*(seen["hand"] or [])]
    found["stack"] = [*seen["stack"]]
    found["placing"] = [seen["placing"]["block"]] if seen["placing"] else []
    away = {*seen["stack"], *found["placing"]}
    for block in seen["blocks"]:
        found[f"blocks/{block}"] = [] if block in away else [block]
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
        elif int(index) >= len(pieces[place]):
            # What has just been put there moves on.
            put[place].remove((int(index), change.piece))
        else:
            assert pieces[place][int(index)] == change.piece
            gone[place].add(int(index))
        place, _, index = change.target.rpartition("/")
        if change.target in pieces:
            hidden = change.target == "deck" or change.target.startswith("hands/")
            pieces[change.target].append(None if hidden else change.piece)
        else:
            put[place].append((int(index), change.piece))
    for place, spots in gone.items():
        pieces[place] = [each for at, each in enumerate(pieces[place]) if at not in spots]
    for place, news in put.items():
        for spot, piece in sorted(news):
            pieces[place].insert(spot, piece)
    return pieces


@settings(max_examples=sample(60))
@given(tables)
def test_the_changes_turn_the_table_before_into_the_table_after(
    table: tuple[int, int, Any],
) -> None:
    seats, seed, chosen = table
    for number, (before, move, after) in enumerate(match(seats, seed, **chosen)):
        seat = [None, *range(seats)][number % (seats + 1)]
        changes = GAME.changes(before, move, after, seat)
        there = carried_out(places(view(before, seat), seat), changes)
        assert there == places(view(after, seat), seat), str(move)
        if isinstance(move, Deal | Draw) and before.turn != seat:
            assert changes[0].piece is None


def told(state: State, notation: str, seat: int | None) -> list[tuple[str | None, str, str]]:
    move = GAME.parse(notation, GAME.actor(state))
    changes = GAME.changes(state, move, GAME.apply(state, move), seat)
    return [(change.piece, change.source, change.target) for change in changes]


def test_a_placement_is_told_card_then_block() -> None:
    state = position("any any pass", "any", stands=TWO, discard="black")
    block = ("yellow-small", "blocks/yellow-small", "placing")
    place = "place yellow-small with any"
    assert told(state, place, 0) == [("any", "hand/1", "discard/1"), block]
    assert told(state, place, 1) == [("any", "hands/0", "discard/1"), block]
    state = play(state, place)
    assert told(state, "stood", 1) == [("yellow-small", "placing", "stack/2")]
    gone = [
        ("yellow-small", "placing", "blocks/yellow-small"),
        ("brown-small", "stack/1", "blocks/brown-small"),
        ("black-large", "stack/0", "blocks/black-large"),
    ]
    assert told(state, "fell", 1) == told(state, "late", 1) == gone


def test_a_card_that_is_taken_back_goes_from_the_discard_to_the_hand() -> None:
    state = position("any pass", "any", referee="physics")
    state = play(state, "place yellow-small with any")
    back = ("yellow-small", "placing", "blocks/yellow-small")
    assert told(state, "void why=air", 0) == [("any", "discard/0", "hand/0"), back]
    assert told(state, "void why=air", None) == [("any", "discard/0", "hands/0"), back]


def test_the_discard_goes_to_the_deck_when_it_is_shuffled() -> None:
    state = position("pass any", "black-large", stands=TWO, deck="", discard="small any")
    assert told(state, "pass", 1) == [
        ("pass", "hands/0", "discard/2"),
        ("small", "discard/0", "deck"),
        ("any", "discard/1", "deck"),
        ("pass", "discard/2", "deck"),
    ]


# In the terminal


def test_the_picture_is_the_stack_as_it_stands() -> None:
    state = position("any pass pass", "any", stands=TWO, discard="black")
    picture = plain(GAME.face.picture(view(state, 0), ["A", "B"], "en", 40, 0))
    assert "    [~~~~]      Small brown\n  [oooooooo]    Large black\n▔▔" in picture
    assert "▸ A  3 cards" in picture
    assert "1 Any block  2 Pass ×2" in picture
    assert "discard: Any black" in picture
    assert max(map(len, picture.splitlines()[4:])) <= 80
    assert "Your cards" not in plain(GAME.face.picture(view(state), ["A", "B"], "en", 40))
    assert "No stack" in plain(GAME.face.picture(view(position("any", "any")), "AB", "en", 40))


def test_a_card_and_a_block_are_chosen_and_confirmed() -> None:
    state = position("any black-large pass", "any any", stands=TWO)
    dialog = GAME.face.dialog(state, "en")

    def says(typed: str) -> str:
        return " ".join(dialog.answer(typed).lines)

    assert dialog.question().startswith("Which card")
    assert says("") == "Nothing is chosen yet. h shows the keys."
    assert "Large black: every block that fits is on the stack." in says("1")
    assert says("7") == "Type a number from 1 to 3."
    assert "Large black: every block that fits is on the stack. Any block: You may." in says("?")
    assert says("2") == "Any block"
    assert dialog.question().startswith("Which block")
    assert "Small brown: this block is on the stack." in says("4")
    assert "at most 1,000" in says("5 at 2000 0")
    assert says("5 at 20 -15 turn 45 face 2") == "Then the next player goes on."
    assert dialog.question() == "Place Medium brown with Any block: Enter to confirm, u to undo"
    assert says("u") == "Any block"
    assert says("u") == "Nothing is planned."
    assert says("3") == "Then the next player goes on."
    assert dialog.question() == "Play Pass: Enter to confirm, u to undo"
    assert str(dialog.answer("").move) == "pass"
    dialog.answer("place brown-large with any")
    assert str(dialog.answer("").move) == "place brown-large with any"
    dialog.answer("s")
    assert dialog.answer("").move in GAME.legal(state)


KEYS = ["1", "2", "9", "007", "100", "u", "s", "?", "h", "", "pass", "fallen", "place", "any"]
typing = st.lists(st.sampled_from([*KEYS, "at", "12", "brown-small", "with"]), max_size=5)


@settings(max_examples=sample(80))
@given(st.lists(typing.map(" ".join) | st.text(max_size=8), max_size=12), st.integers(0, 60))
def test_wrong_keys_never_harm(lines: list[str], acts: int) -> None:
    """Whatever is typed gets an answer, and a move that comes out of it is legal."""
    turns = [state for _, _, state in match(3, 4, advanced=True) if GAME.actor(state) >= 0]
    state = turns[acts % len(turns)]
    dialog = GAME.face.dialog(state, "en")
    for line in lines:
        reply = dialog.answer(line)
        assert dialog.question()
        if reply.move is not None:
            assert GAME.apply(state, reply.move) != state
