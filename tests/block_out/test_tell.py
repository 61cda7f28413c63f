"""What an act is shown and told as, with what came of it."""

from typing import Any

import pytest

from steeple.games.block_out.facts import ActionAct, FallenAct, VerdictAct
from steeple.games.block_out.game import GAME
from steeple.games.block_out.state import State
from steeple.kernel.sentence import said
from tests.block_out.drawing import match, play, position

NAMES = ("Ann", "Bob", "Cem")
TWO = """
    brown-small
    black-large
"""


def told(state: State, notation: str) -> str:
    """What a spectator is told of an act."""
    move = GAME.parse(notation, GAME.actor(state))
    return said(GAME.tell(state, move, GAME.apply(state, move), None), names=NAMES)


def verdict(state: State, notation: str) -> VerdictAct:
    """What a spectator is shown of a verdict."""
    move = GAME.parse(notation, GAME.actor(state))
    act = GAME.shown(state, move, GAME.apply(state, move), None)
    assert isinstance(act, VerdictAct)
    return act


def test_every_kind_of_act_is_told() -> None:
    sentences = set()
    for seed in range(3):
        for before, move, after in match(3, seed, advanced=True):
            sentences.add(said(GAME.tell(before, move, after, None), names=NAMES))
    assert {
        "The starter is: Ann",
        "Ann plays Pass.",
        "Bob plays Reverse.",
        "It stands. Cem plays.",
        "It fell: 3 cards for Ann.",
    } <= sentences


def test_a_card_that_names_the_block_is_not_named_too() -> None:
    state = position("any brown-small", "any")
    assert told(state, "place brown-small with any") == (
        "Ann plays Any block and places the small brown."
    )
    assert told(state, "place brown-small with brown-small") == "Ann places the small brown."


def test_a_reverse_is_an_act_of_its_own() -> None:
    state = position("reverse any", "any", "any")
    reverse = GAME.parse("reverse", 0)
    after = GAME.apply(state, reverse)
    assert GAME.shown(state, reverse, after, None) == ActionAct("reverse")
    assert told(state, "reverse") == "Ann plays Reverse."


def test_what_stood_says_who_goes_on() -> None:
    state = play(position("any any", "any", stands=TWO), "place yellow-large with any")
    assert told(state, "stood") == "It stands. Bob plays."
    assert (verdict(state, "stood").is_fall, verdict(state, "stood").height) == (False, 3)


def test_what_fell_says_how_many_cards_are_drawn() -> None:
    state = play(position("any any", "any", stands=TWO), "place yellow-large with any")
    assert told(state, "fell") == "It fell: 3 cards for Ann."
    assert (verdict(state, "fell at=600").at_ms, verdict(state, "fell").height) == (600, 0)
    empty = position("any any", "any", stands=TWO, deck="")
    assert told(play(empty, "place yellow-large with any"), "fell") == "It fell: 1 card for Ann."


def test_a_late_fall_counts_as_placed() -> None:
    """BO-13."""
    state = play(position("any any", "any", stands=TWO), "place yellow-large with any")
    late = verdict(state, "late at=3400")
    assert (late.outcome, late.is_fall, late.height) == ("late", False, 0)
    assert told(state, "late") == "It fell after the count: nobody draws."


def test_a_late_fall_of_the_last_card_counts_as_a_fall() -> None:
    """BO-18: with the advanced rule the turn is not over yet."""
    state = position("brown-small", "any", stands="black-large", advanced=True)
    state = play(state, "place brown-small with brown-small")
    late = verdict(state, "late at=3400")
    assert (late.outcome, late.is_fall, late.height) == ("late", True, 0)
    assert told(state, "late") == "It fell: 3 cards for Ann."


def test_a_foul_is_a_warning_or_counts_as_a_fall() -> None:
    """BO-9."""
    warned = play(position("any any", "any", stands=TWO), "place yellow-large with any")
    assert told(warned, "stood foul=side") == "Touched the side: a warning. It stands. Bob plays."
    assert told(warned, "fell foul=side").startswith("Touched the side: a warning. It fell")
    strict = play(
        position("any any", "any", stands=TWO, fouls="fall"), "place yellow-large with any"
    )
    assert told(strict, "stood foul=block") == (
        "Touched another block: that counts as a fall. It fell: 3 cards for Ann."
    )
    assert verdict(strict, "stood foul=block").is_fall


def test_what_was_not_judged_says_why() -> None:
    state = play(position("any any", "any", referee="dice"), "place yellow-large with any")
    assert told(state, "void why=air").startswith("Not judged: the block was let go in the air.")
    assert told(state, "void").startswith("Not judged: it took too long.")
    assert verdict(state, "void").height == 0


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({}, "It stands: Ann has no card left, and wins."),
        ({"advanced": True}, "It stands. Ann: one more block."),
    ],
)
def test_a_last_card_that_stands_says_what_it_brings(options: dict[str, Any], wanted: str) -> None:
    state = play(position("any", "any", stands=TWO, **options), "place yellow-large with any")
    assert told(state, "stood") == wanted


def test_at_a_real_table_somebody_says_that_it_fell() -> None:
    """BO-13."""
    state = position("any any", "any", stands=TWO)
    fallen = GAME.parse("fallen", 0)
    assert GAME.shown(state, fallen, GAME.apply(state, fallen), 1) == FallenAct()
    assert told(state, "fallen") == ("The stack fell before anybody touched it. Nobody draws.")


def test_a_film_is_left_out_for_those_who_only_read() -> None:
    act = VerdictAct("stood", None, None, None, None, is_fall=False, height=1, film=b"\1\2")
    assert act.brief().film == b""
    assert act.brief().height == 1
