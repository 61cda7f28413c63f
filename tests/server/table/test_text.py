"""What people type for others to read: cleaned, and of a decent length."""

import contextlib
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from wcwidth import iter_graphemes

from steeple.server.errors import Refused
from steeple.server.table import text

JOINER = "\u200d"
FAMILY = JOINER.join("👩👧👦")

odd = st.sampled_from(
    "ae \t\n\x00\u0301\u0327\u034f\u0345\ufb2c\u200b\u200d\u202e\u2066\u20dd\ufe0f👩"
)
texts = st.text() | st.text(odd | st.characters(codec=None), max_size=40)


@given(texts)
@example("e\u200b\u0301")
@example(f"a{JOINER}{JOINER}👩")
@example(f"\u3000{JOINER}👩")
@example(f"👩\u20dd\u20dd\u20dd{JOINER}\u20dda")
@example("\ufb2c\u0301\u0301\u0301")
def test_what_is_clean_stays_as_it_is(typed: str) -> None:
    once = text.clean(typed)
    assert text.clean(once) == once


@given(texts)
def test_nothing_clean_is_unseen_or_turns_the_text_around(typed: str) -> None:
    clean = text.clean(typed)
    seen = clean.replace(JOINER, "")
    assert {unicodedata.category(letter)[0] for letter in seen} <= set("LMNPSZ")
    assert {unicodedata.bidirectional(letter)[-1] for letter in seen}.isdisjoint("EFIO")
    assert clean == " ".join(clean.split())


@given(texts)
@example("a" + "\u0301\u0301\u0301\u034f" * 9)
@example("ก" + "\u0e47" * 9)
@example("👩" + f"\u20dd{JOINER}" * 9 + "👩")
def test_marks_do_not_climb_out_of_their_line(typed: str) -> None:
    marks = 0
    for letter in text.clean(typed):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else marks * (letter == JOINER)
        assert marks <= text.MARKS_IN_A_ROW


@given(texts)
def test_a_name_has_1_to_32_letters_as_people_count_them(typed: str) -> None:
    with contextlib.suppress(Refused):
        name = text.name(typed)
        assert 1 <= len(list(iter_graphemes(name))) <= 32
        assert text.name(name) == name


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  Ruta\t\n K. ", "Ruta K."),
        ("e\u0301", "é"),
        (FAMILY, FAMILY),
        (f"a{JOINER}b{JOINER}", "ab"),
        (f"👩{JOINER} {JOINER}👩", "👩 👩"),
        ("Zoë Ångström", "Zoë Ångström"),
        ("김민준", "김민준"),
        ("นที", "นที"),
        ("ကြွေး", "ကြွေး"),
        ("שָּׁ֑", unicodedata.normalize("NFC", "שָּׁ֑")),
        ("\u3164\u2800\u115f", ""),
        ("\ud800x", "x"),
        ("\u202eevil\u2066", "evil"),
    ],
)
def test_people_can_write_their_names(typed: str, clean: str) -> None:
    assert text.clean(typed) == clean


@pytest.mark.parametrize(
    ("limited", "most", "code"),
    [
        (text.name, 32, "server/bad-name"),
        (text.title, 60, "server/bad-title"),
        (text.chat, 300, "server/bad-chat"),
    ],
)
def test_a_letter_is_what_people_call_a_letter(limited: type, most: int, code: str) -> None:
    assert limited(FAMILY * most) == FAMILY * most
    for too_long in (FAMILY * (most + 1), "x" * (most + 1)):
        with pytest.raises(Refused) as caught:
            limited(too_long)
        assert (caught.value.code, caught.value.args_) == (code, {"most": most})


def test_a_title_may_be_left_out() -> None:
    assert text.title(" \n") == ""
    for limited in (text.name, text.chat):
        with pytest.raises(Refused):
            limited(" \n\u3164")


def test_a_letter_of_endless_parts_is_too_long() -> None:
    with pytest.raises(Refused):
        text.name(JOINER.join("👩" * 1000))
