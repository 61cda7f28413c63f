"""Encodings: every legal move can be spelled, nothing else can, and layouts stay as they are."""

import hashlib
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import steeple
from steeple.envs.table import encoding_of, number_table
from steeple.kernel.errors import InvalidSetup
from steeple.kernel.game import DICE
from steeple.kernel.streams import Stream
from tests.envs.tables import any_action, every_game

LAYOUTS = {
    "five-towers": (1, 18, "6272337e915c1a86"),
    "block-out": (1, 47, "64edc957f8eaa569"),
    "skyscrapers": (1, 267, "c9fb45fd3e125f81"),
}
"""Version, number of actions, and a digest of everything that a program relies on."""


def digest(game: str) -> str:
    encoding = encoding_of(game)
    layout = [encoding.actions, [encoding.fields(seats) for seats in steeple.games[game].seats]]
    return hashlib.sha256(repr((layout, encoding.dtype.__name__)).encode()).hexdigest()[:16]


@every_game
def test_a_layout_never_changes_under_the_same_version(game: str) -> None:
    encoding = encoding_of(game)
    assert (encoding.version, len(encoding.actions), digest(game)) == LAYOUTS[game]


def spelled_moves(game: str, state: Any) -> list[Any]:
    """Every move that the masks lead to."""
    encoding, found, plans = encoding_of(game), [], [None]
    while plans:
        plan = plans.pop()
        actions = np.flatnonzero(encoding.mask(state, plan))
        assert actions.size, "a plan never leads nowhere"
        for action in actions:
            longer, move = encoding.chosen(state, plan, int(action))
            if move is None:
                plans.append(longer)
            else:
                found.append(move)
    return found


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("five-towers", {"bidding": "checked"}),
        ("five-towers", {"bidding": "open"}),
        ("block-out", {"advanced": True}),
        ("skyscrapers", {}),
    ],
)
def test_exactly_the_legal_moves_can_be_spelled(game: str, options: dict[str, Any]) -> None:
    """Builds that differ only in the order of types are one move: results are compared."""
    dice = random.Random(1)
    rules = steeple.games[game]
    referee = DICE if rules.referees else None
    for seats in rules.seats:
        match = steeple.Match(game, seats, seed=seats, options=options, referee=referee)
        for number in range(30):
            if match.is_over:
                break
            state = match.state
            if number % 3 == 0 and len(match.legal()) < 150:
                after = {rules.pack(rules.apply(state, move)) for move in match.legal()}
                found = spelled_moves(game, state)
                assert {rules.pack(rules.apply(state, move)) for move in found} == after
            match.play(dice.choice(match.legal()))


@every_game
def test_numbers_stay_in_their_ranges_and_hide_what_is_hidden(game: str) -> None:
    dice = random.Random(2)
    rules, encoding = steeple.games[game], encoding_of(game)
    for seats in rules.seats:
        fields = encoding.fields(seats)
        sizes = [field.size for field in fields]
        low = np.repeat([field.low for field in fields], sizes)
        high = np.repeat([field.high for field in fields], sizes)
        table = number_table(game, seats)
        table.reset(seats)
        stream = Stream(b"other", "worlds")
        for number in range(120):
            if table.actor < 0:
                break
            for seat in range(seats):
                numbers = table.observe(seat)
                assert numbers.shape == (sum(sizes),)
                assert (numbers >= low).all()
                assert (numbers <= high).all()
                if number % 20 == 0 and seat != table.actor:
                    other = rules.imagine(table.state, seat, stream)
                    assert (encoding.observed(other, seat, None) == numbers).all()
            table.act(any_action(table.mask(), dice))


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(InvalidSetup) as caught:
        encoding_of("chess")
    assert caught.value.code == "kernel/unknown-game"


@every_game
def test_the_page_for_programs_tells_the_sizes(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "programs.md").read_text(encoding="utf-8")
    encoding = encoding_of(game)
    two, three = (sum(field.size for field in encoding.fields(seats)) for seats in (2, 3))
    each = three - two
    name = encoding.dtype.__name__
    assert f"| {two - 2 * each} + {each} a seat, {name} |" in page
    assert f"| {encoding.version} | {len(encoding.actions)}: " in page
