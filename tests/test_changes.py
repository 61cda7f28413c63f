"""What went where: enough to turn the table before into the table after, and no secrets."""

from collections import defaultdict
from typing import Any

import pytest

from steeple.games.five_towers.game import GAME
from steeple.kernel.changes import Change
from steeple.kernel.codec import to_json
from steeple.kernel.errors import IllegalMove
from steeple.kernel.game import CHANCE, View
from steeple.kernel.streams import Stream
from tests import test_contract, toy_game
from tests.five_towers.drawing import play, position, view, won
from tests.test_contract import acts, any_game, every_game
from tests.thorough import sample

with_the_example = test_contract.with_the_example

HEAPS = ("deck", "discard")
FIVE = "candy3 scary4 tree5 scrap6 sand7"


def places(seen: View) -> dict[str, list[str]]:
    """The cards at each place of a table of Five Towers."""
    found = {"row": seen["row"], "discard": seen["discard"]}
    found["deck"] = [f"{type}{value}" for type, left in seen["unseen"].items() for value in left]
    assert len(found["deck"]) == seen["deck"]
    for seat, towers in enumerate(seen["towers"]):
        found[f"rubble/{seat}"] = seen["rubble"][seat]
        for type, values in towers.items():
            found[f"towers/{seat}/{type}"] = [f"{type}{value}" for value in values]
    return found


def carried_out(before: dict[str, list[str]], changes: list[Change]) -> dict[str, list[str]]:
    """The places after the changes: heaps in the order told, the others index by index."""
    cards: dict[str, list[str | None]] = {place: [*before[place]] for place in before}
    put: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for change in changes:
        assert change.piece is not None, "nothing is hidden in this game"
        if change.source in HEAPS:
            cards[change.source].remove(change.piece)
        else:
            place, _, index = change.source.rpartition("/")
            assert cards[place][int(index)] == change.piece
            cards[place][int(index)] = None
        if change.target in HEAPS:
            cards[change.target].append(change.piece)
        else:
            place, _, index = change.target.rpartition("/")
            put[place].append((int(index), change.piece))
    after = {place: [card for card in cards[place] if card is not None] for place in cards}
    for place, pieces in put.items():
        for spot, piece in sorted(pieces):
            assert spot <= len(after[place])
            after[place].insert(spot, piece)
    return after


def in_any_order(cards: dict[str, list[str]]) -> dict[str, list[str]]:
    return {place: sorted(cards[place]) if place in HEAPS else cards[place] for place in cards}


def told(state: Any, notation: str) -> list[tuple[str | None, str, str]]:
    """The changes that one move of Five Towers makes."""
    move = GAME.parse(notation, GAME.actor(state))
    after = GAME.apply(state, move)
    return [(c.piece, c.source, c.target) for c in GAME.changes(state, move, after, None)]


@pytest.mark.slow
@pytest.mark.parametrize("bidding", ["checked", "open"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_changes_turn_the_table_before_into_the_table_after(seats: int, bidding: str) -> None:
    ways = set()
    for seed in range(6):
        for before, move, after in acts(GAME, seats, {"bidding": bidding}, seed):
            changes = GAME.changes(before, move, after, seed % seats)
            there = carried_out(places(view(before)), changes)
            assert in_any_order(there) == in_any_order(places(view(after)))
            ways |= {(c.source.partition("/")[0], c.target.partition("/")[0]) for c in changes}
    assert ways == {
        ("deck", "row"),
        ("row", "towers"),
        ("towers", "rubble"),
        ("row", "discard"),
        ("discard", "deck"),
    }


def test_a_revealed_card_goes_where_it_lies_in_the_sorted_row() -> None:
    state = GAME.setup(4, {"bidding": "checked", "starter": 0})
    for card, spot in (("tree5", 0), ("sand7", 1), ("candy3", 0), ("tree5", 2)):
        assert told(state, f"reveal {card}") == [(card, "deck", f"row/{spot}")]
        state = play(state, f"reveal {card}")


def test_a_bid_moves_nothing() -> None:
    state = position(FIVE)
    assert told(state, "bid 3") == []
    assert told(play(state, "bid 3"), "pass") == []


def test_a_build_tears_down_then_places_and_the_rest_is_discarded() -> None:
    towers = """
         4
        10    9
        sand  candy
    """
    state = won(position(FIVE, towers), 2)
    assert told(state, "build -sand candy3 sand7") == [
        ("sand4", "towers/0/sand/1", "rubble/0/0"),
        ("candy3", "row/0", "towers/0/candy/1"),
        ("sand7", "row/4", "towers/0/sand/1"),
        ("scary4", "row/1", "discard"),
        ("tree5", "row/2", "discard"),
        ("scrap6", "row/3", "discard"),
    ]


def test_of_two_equal_cards_each_is_told_once() -> None:
    state = play(position("sand7 sand7 sand9", seats=4), "bid 3")
    assert told(state, "build sand7 sand9 sand7") == [
        ("sand7", "row/0", "towers/0/sand/0"),
        ("sand9", "row/2", "towers/0/sand/1"),
        ("sand7", "row/1", "towers/0/sand/2"),
    ]


def test_the_pass_after_which_nobody_builds_discards_the_row() -> None:
    state = play(position("candy3 tree5", seats=2), "bid 0")
    assert told(state, "pass") == [
        ("candy3", "row/0", "discard"),
        ("tree5", "row/1", "discard"),
    ]


def test_cards_go_to_the_discard_before_it_becomes_the_deck() -> None:
    state = won(position(FIVE, deck=""), 4)
    discarded = view(state)["discard"]
    found = told(state, "build candy3 scary4 scrap6 sand7")
    assert found[4] == ("tree5", "row/2", "discard")
    assert sorted(found[5:], key=str) == sorted(
        [(card, "discard", "deck") for card in [*discarded, "tree5"]], key=str
    )


@pytest.mark.slow
@every_game
def test_what_a_seat_can_not_tell_apart_makes_the_same_changes(id: str) -> None:
    """Other draws of chance, and other secrets before the act, that leave the same view."""
    game = any_game(id)
    stream = Stream(b"secrets", "changes")
    for seed in range(sample(8)):
        seats = game.seats[seed % len(game.seats)]
        for before, move, after in acts(game, seats, {}, seed):
            for seat in [None, *range(seats)]:
                imagined = game.imagine(before, seat, stream)
                others = [(before, other) for other, _ in game.chances(before)]
                seen = to_json(game.view(after, seat))
                told_of = game.changes(before, move, after, seat)
                for start, other in [*others, (imagined, move)]:
                    try:
                        end = game.apply(start, other)
                    except IllegalMove:
                        continue  # who has other cards in hand can't have done that
                    if to_json(game.view(end, seat)) == seen:
                        assert game.changes(start, other, end, seat) == told_of


def test_a_hidden_card_is_dealt_face_down_to_all_but_its_owner() -> None:
    game = toy_game.GAME
    deals = [act for act in acts(game, 2, {}, 3) if game.actor(act[0]) == CHANCE]
    assert len(deals) == 2
    for owner, (before, move, after) in enumerate(deals):
        for seat in (None, 0, 1):
            piece = after.hands[owner] if seat == owner else None
            change = Change(piece, "deck", f"hands/{owner}")
            assert game.changes(before, move, after, seat) == [change]
