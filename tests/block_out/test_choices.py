"""What a seat of Block Out can choose: every reason is right, and no way is a dead end."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.block_out import facts
from steeple.games.block_out.game import GAME
from steeple.games.block_out.pieces import BLOCKS, CARDS
from steeple.games.block_out.state import State
from steeple.kernel.errors import IllegalMove, InvalidMove
from steeple.kernel.messages import say
from tests.block_out.drawing import legal, match, play, position, view
from tests.block_out.test_cards import STUCK_CARDS
from tests.thorough import sample

Data = dict[str, Any]
TWO = """
    brown-small
    black-large
"""
EIGHT = """
    yellow-medium yellow-small
    brown-large brown-medium brown-small
    black-large black-medium black-small
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


def choices(state: State, plan: str = "", seat: int = 0) -> Data:
    """What the seat can choose, as its type says, with a sentence for every reason."""
    found = GAME.choices(state, seat, plan)
    kind: Any = facts.AnyChoices
    assert msgspec.to_builtins(msgspec.convert(found, kind)) == found
    for each in [*found.get("cards", []), *found.get("blocks", [])]:
        assert each["is_open"] == (each["why"] is None)
        if each["why"]:
            assert say(each["why"]["code"], "en", **each["why"]["args"])
    return found


def why_not(state: State, notation: str) -> Data | None:
    """What the rules have against a move."""
    try:
        GAME.apply(state, GAME.parse(notation, 0))
    except IllegalMove as why:
        return {"code": why.code, "args": why.args_}
    return None


@pytest.mark.slow
@settings(max_examples=sample(12))
@given(tables)
def test_open_is_what_the_rules_take(table: tuple[int, int, Any]) -> None:
    seats, seed, chosen = table
    for _, _, state in match(seats, seed, most=150, **chosen):
        seat = GAME.actor(state)
        if seat < 0:
            continue
        moves = legal(state)
        whole = set()
        found = choices(state, "", seat)
        assert found["is_turn"]
        for card in found["cards"]:
            name = card["card"]
            assert card["is_open"] == any(
                move == name or move.endswith(f" with {name}") for move in moves
            )
            planned = choices(state, name if card["is_action"] else f"with {name}", seat)
            if card["is_action"]:
                assert card["move"] == name
                assert planned["move"] == (name if card["is_open"] else None)
                whole |= {planned["move"]} - {None}
                continue
            for block in planned["blocks"]:
                move = f"place {block['block']} with {name}"
                assert block["is_open"] == (move in moves)
                last = choices(state, move, seat)
                assert last["move"] == (move if block["is_open"] else None)
                assert (last["outlook"] is None) == (last["move"] is None)
                whole |= {last["move"]} - {None}
        for block in found["blocks"]:
            able = [move for move in moves if move.split()[1:2] == [block["block"]]]
            assert block["is_open"] == bool(able)
            if state.is_extra and able:
                whole.add(choices(state, able[0], seat)["move"])
        assert whole == set(moves)


@settings(max_examples=sample(25))
@given(tables)
def test_what_comes_of_a_placement_is_foretold(table: tuple[int, int, Any]) -> None:
    seats, seed, chosen = table
    for before, move, placed in match(seats, seed, **chosen):
        if GAME.actor(before) < 0:
            continue
        outlook = choices(before, str(move), before.turn)["outlook"]
        after = play(placed, "stood") if view(placed)["phase"] == "judge" else placed
        assert outlook["cards_left"] == sum(after.hands[before.turn])
        if after.winner is not None:
            assert outlook["kind"] == f"wins-{after.won_by}"
        elif after.is_extra:
            assert outlook["kind"] == "extra"
        else:
            assert outlook["kind"] == "next"
            stuck = not any(after.deck) and not after.discard
            assert stuck or outlook["next"] == after.turn
        if outlook["draws_if_fallen"]:
            assert play(placed, "fell").owed <= outlook["draws_if_fallen"]


def codes(found: Data, what: str) -> dict[str, str | None]:
    return {
        each[what]: each["why"] and each["why"]["code"].removeprefix("block-out/")
        for each in found[f"{what}s"]
    }


def test_every_card_says_whether_and_why_not() -> None:
    state = position("black-large black-large black any pass", "any", stands=TWO)
    found = choices(state)
    assert codes(found, "card") == {
        "black-large": "all-on-the-stack",
        "black": None,
        "any": None,
        "pass": None,
    }
    assert [card["count"] for card in found["cards"]] == [2, 1, 1, 1]
    assert found["cards"][1]["blocks"] == ["black-small", "black-medium"]
    assert found["cards"][3]["move"] == "pass"
    assert found["may_say_fallen"]
    for card in found["cards"]:
        notation = card["move"] or f"place yellow-small with {card['card']}"
        if not card["is_open"]:
            assert card["why"] == why_not(state, notation)


def test_blocks_are_open_for_the_planned_card_or_for_any_card() -> None:
    state = position("black brown-large", "any", stands=TWO)
    assert codes(choices(state), "block") == {
        "black-small": None,
        "black-medium": None,
        "black-large": "on-the-stack",
        "brown-small": "on-the-stack",
        "brown-medium": "no-card-for-it",
        "brown-large": None,
        "yellow-small": "no-card-for-it",
        "yellow-medium": "no-card-for-it",
        "yellow-large": "no-card-for-it",
    }
    with_black = codes(choices(state, "with black"), "block")
    assert [block for block, why in with_black.items() if why is None] == [
        "black-small",
        "black-medium",
    ]
    assert with_black["brown-large"] == "does-not-fit"
    assert [block["level"] for block in choices(state)["blocks"]][:4] == [None, None, 1, 2]


def test_reasons_after_a_fall_a_draw_and_the_last_card() -> None:
    fell = play(position("any pass", "any", stands=TWO), "place yellow-small with any", "fell")
    fell = play(fell, *["draw black-large"] * 3)
    assert codes(choices(fell), "card") == {"black-large": None, "pass": "block-first"}
    assert choices(fell)["is_new_stack"]
    drew = play(position("pass any", "black-large", stands=TWO), "pass", "draw any")
    assert codes(choices(drew, seat=1), "card") == {
        "black-large": "only-the-drawn-card",
        "any": None,
    }
    extra = play(position("pass", "any", stands=TWO, advanced=True), "pass")
    found = choices(extra, "place black-small")
    assert (found["is_extra"], found["cards"], found["move"]) == (True, [], "place black-small")
    assert found["outlook"]["kind"] == "wins-extra"
    only = position("pass", "any", no_action_finish=True)
    assert codes(choices(only), "card") == {"pass": "action-cant-finish"}


def test_what_comes_next() -> None:
    state = position("any reverse", "any", "any", stands=TWO)
    outlook = choices(state, "place black-small with any")["outlook"]
    assert outlook == {"kind": "next", "next": 1, "cards_left": 1, "draws_if_fallen": 3}
    outlook = choices(state, "reverse")["outlook"]
    assert outlook == {"kind": "next", "next": 2, "cards_left": 1, "draws_if_fallen": 0}
    state = position("any any", "any", stands=EIGHT)
    assert choices(state, "place yellow-large with any")["outlook"]["kind"] == "wins-ninth"
    state = position("any", "any")
    outlook = choices(state, "place yellow-large with any")["outlook"]
    assert (outlook["kind"], outlook["draws_if_fallen"]) == ("wins-hand", 0)
    state = position("any", "any", advanced=True)
    assert choices(state, "place yellow-large with any")["outlook"]["kind"] == "extra"


@pytest.mark.parametrize(
    "plan",
    [
        "no move at all",
        "with",
        "with all",
        "place brown",
        "place brown-small with all",
        "place brown-small any",
        "pass pass",
        "stood",
        "?",
    ],
)
def test_what_is_no_beginning_of_a_move_is_refused(plan: str) -> None:
    start = GAME.setup(2, {**{o.name: o.choices[0] for o in GAME.options}, "starter": 0}, "table")
    state = position("any any", "any")
    for each in (start, state, play(state, "place brown-small with any")):
        for seat in (0, 1):
            with pytest.raises(InvalidMove):
                GAME.choices(each, seat, plan)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("block", BLOCKS)
def test_any_plan_has_an_answer(block: str, card: str) -> None:
    state = position("any black pass", "any", stands=TWO)
    found = choices(state, f"place {block} with {card} at 10 20")
    assert (found["card"], found["block"]) == (card, block)
    move = f"place {block} with {card}"
    assert (found["move"] == move) == (move in legal(state))


@pytest.mark.parametrize("plan", ["", "  ", "place", "fallen"])
def test_what_plans_nothing_leaves_the_plan_empty(plan: str) -> None:
    state = position("any pass", "any", stands=TWO)
    assert choices(state, plan) == choices(state)


# Others


def test_a_seat_whose_turn_it_is_not_sees_its_cards() -> None:
    state = position("any any", "black pass pass", stands=TWO)
    found = choices(state, "place brown-large with any", seat=1)
    assert (found["is_turn"], found["card"], found["move"]) == (False, None, None)
    assert codes(found, "card") == {"black": "not-your-turn", "pass": "not-your-turn"}
    assert found["cards"][0]["blocks"] == ["black-small", "black-medium"]
    assert not found["may_say_fallen"]


def test_at_a_real_table_anybody_may_report() -> None:
    state = play(position("any pass", "any", stands=TWO), "place black-small with any")
    for seat in (0, 1):
        assert choices(state, seat=seat) == {
            "kind": "report",
            "seat": 0,
            "block": "black-small",
            "card": "any",
            "answers": ["stood", "fell", "late"],
            "outlook": {"kind": "next", "next": 1, "cards_left": 1, "draws_if_fallen": 3},
        }
    first = play(position("any pass", "any"), "place black-small with any")
    assert choices(first)["answers"] == ["stood"]


@pytest.mark.parametrize("referee", ["physics", "dice"])
def test_while_a_machine_judges_there_is_nothing_to_play(referee: str) -> None:
    state = position("any pass", "any", stands=TWO, referee=referee)
    found = choices(play(state, "place black-small with any"))
    assert (found["kind"], found["is_turn"]) == ("turn", False)
    assert codes(found, "card") == {"pass": "not-now"}


def test_before_and_after_the_game_there_is_nothing_to_choose() -> None:
    over = play(position("pass", "any"), "pass")
    assert GAME.choices(over, 0, "") == {"kind": "none"}
