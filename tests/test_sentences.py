"""A sentence is a code with arguments: names, pieces and lists are filled in where it is read."""

import pytest

from steeple.kernel.errors import IllegalMove, reason
from steeple.kernel.messages import LANGUAGES, listed, say
from steeple.kernel.sentence import Sentence, said

NAMES = ("Rūta", "Aino")


def test_a_seat_becomes_a_name() -> None:
    sentence = Sentence("block-out/did-pass", {"seat": 1})
    assert sentence.said(names=NAMES) == "Aino plays Pass."


def test_seats_become_names_in_a_list() -> None:
    sentence = Sentence("skyscrapers/fell", {"count": 2, "seats": [1, 0]})
    assert sentence.said(names=NAMES) == "2 workers fell (Aino and Rūta)."


def test_sentences_among_the_arguments_are_said_first() -> None:
    cards = [Sentence("five-towers/card", {"type": type, "value": 7}) for type in ("sand", "tree")]
    sentence = Sentence("five-towers/new-row", {"cards": cards})
    assert sentence.said() == "New row: Sand 7 and Tree 7"
    assert sentence.said("lt") == "Nauja eilė: Smėlio 7 ir Medžių 7"
    alone = Sentence("five-towers/new-row", {"cards": cards[0]})
    assert alone.said() == "New row: Sand 7"


def test_several_sentences_follow_each_other() -> None:
    several = [Sentence("skyscrapers/held", {}), Sentence("skyscrapers/put-next", {"seat": 0})]
    assert said(several, names=NAMES) == "It holds. Rūta decides where to put it back."
    assert said([]) == ""


def test_a_reason_is_a_sentence() -> None:
    error = IllegalMove("five-towers/not-higher", number=2, highest=3)
    assert reason(error) == Sentence("five-towers/not-higher", {"number": 2, "highest": 3})
    assert reason(None) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_listed_in_every_language(language: str) -> None:
    assert listed(["A"], language) == "A"
    assert listed(["A", "B", "C"], language).startswith("A, B")
    assert listed([], language) == ""
    assert say("five-towers/name", language)
