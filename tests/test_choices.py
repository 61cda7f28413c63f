"""What a seat of Five Towers can choose: every reason is right, and no way is a dead end."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.five_towers import facts, state
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.moves import Build
from steeple.games.five_towers.pieces import CARD_NAMES, ROOF, TYPES
from steeple.games.five_towers.state import State
from steeple.games.five_towers.towers import may_stand_on
from steeple.kernel.errors import IllegalMove, InvalidMove
from steeple.kernel.messages import say
from tests.five_towers.drawing import play, position, view, won
from tests.test_contract import acts, played, tables
from tests.thorough import sample

Data = dict[str, Any]
some = settings(max_examples=sample(60))
matches = st.tuples(tables("five-towers"), st.integers(0, 150))


def states(table: Data, moves: int) -> Iterator[State]:
    """A position of a random match, and those of the rest of its round."""
    match = played("five-towers", table, moves)
    for _ in range(6):
        if not match.is_over:
            yield match.state
            match.play(match.legal()[-1])


def building(before: State, seat: int, number: int) -> State:
    """The same table, if the seat had won the row with that number."""
    cells = before.cells.copy()
    cells[state.ACTOR], cells[state.PHASE], cells[state.HIGHEST] = seat, state.BUILD, number
    return State(cells)


def builds(before: State, seat: int, number: int) -> list[Build]:
    """Every build of so many cards that the seat has."""
    moves = GAME.legal(building(before, seat, number))
    return [move for move in moves if isinstance(move, Build)]


def why_not(before: State, notation: str) -> Data | None:
    """What the rules have against a move."""
    try:
        GAME.apply(before, GAME.parse(notation, 0))
    except IllegalMove as why:
        return {"code": why.code, "args": why.args_}
    return None


def all_whys(tree: Any) -> Iterator[Data]:
    if isinstance(tree, dict):
        if "code" in tree:
            yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from all_whys(each)


def check_shape(found: Data) -> None:
    """It is as the types say, and every reason is a sentence."""
    kind: Any = facts.AnyChoices
    assert msgspec.to_builtins(msgspec.convert(found, kind)) == found
    for why in all_whys(found):
        assert say(why["code"], "en", **why["args"])


# Bidding


@some
@given(matches)
def test_a_number_is_open_if_the_rules_take_it_and_else_says_why(drawn: tuple[Data, int]) -> None:
    for before in states(*drawn):
        if view(before)["phase"] != "bid":
            continue
        seat = view(before)["to_move"]
        found = GAME.choices(before, seat, "")
        check_shape(found)
        assert found["is_turn"]
        assert [each["number"] for each in found["numbers"]] == list(
            range(len(view(before)["row"]) + 1)
        )
        for each in [*found["numbers"], found["passing"]]:
            assert each["why"] == why_not(before, each["move"])


@some
@given(matches)
def test_the_build_of_a_number_gives_its_points_and_none_gives_more(
    drawn: tuple[Data, int],
) -> None:
    for before in states(*drawn):
        seat = view(before)["to_move"]
        for each in GAME.choices(before, seat, "").get("numbers", []):
            there = builds(before, seat, each["number"]) if each["number"] else []
            if not there:
                assert each["points"] is each["build"] is each["after"] is None
                continue
            won_it = building(before, seat, each["number"])
            ends = {str(build): GAME.apply(won_it, build) for build in there}
            assert each["points"] == max(GAME.scores(end)[seat] for end in ends.values())
            assert each["points"] == GAME.scores(ends[each["build"]["move"]])[seat]
            assert each["after"] == view(ends[each["build"]["move"]])["points"][seat]


@some
@given(matches)
def test_a_card_fits_as_the_builds_with_it_say(drawn: tuple[Data, int]) -> None:
    for before in states(*drawn):
        seen = view(before)
        for seat in range(len(seen["towers"])):
            if seen["phase"] == "build" and seat == seen["to_move"]:
                continue
            found = GAME.choices(before, seat, "")
            check_shape(found)
            if seat != seen["to_move"]:
                assert found["kind"] == "wait" or (found["numbers"], found["passing"]) == ([], None)
            whole = [
                build
                for number in range(1, len(seen["row"]) + 1)
                for build in builds(before, seat, number)
            ]
            assert [fit["card"] for fit in found["cards"]] == seen["row"]
            for fit in found["cards"]:
                with_it = [build for build in whole if fit["card"] in build.cards]
                standing = [build for build in with_it if build.tear_down is None]
                alone = any(len(build.cards) == 1 for build in standing)
                storeys = seen["towers"][seat][fit["type"]]
                assert fit["below"] == (storeys[-1] if storeys else None)
                assert (fit["fit"] in ("on", "start", "roof")) == alone
                assert (fit["fit"] == "after-others") == (bool(standing) and not alone)
                assert (fit["fit"] == "after-tearing") == (bool(with_it) and not standing)
                assert (fit["fit"] == "none") == (not with_it) == (fit["why"] is not None)
                assert (fit["fit"] == "roof") == (alone and fit["value"] == ROOF)
                assert (fit["fit"] == "start") == (alone and fit["value"] != ROOF and not storeys)


def test_who_still_speaks_is_named_in_order() -> None:
    before = position("sand7 candy2", seats=4, starter=2)
    assert GAME.choices(before, 2, "")["waiting"] == [3, 0, 1]
    after = play(before, "bid 1", "pass")
    found = GAME.choices(after, 2, "")
    assert (found["is_turn"], found["highest"], found["leader"]) == (False, 1, 2)
    assert found["waiting"] == [1]


def test_an_open_table_lets_a_number_be_bid_that_can_not_be_built() -> None:
    blocked = """
        4
        6
        sand
    """
    number = GAME.choices(position("sand7", blocked, bidding="open"), 0, "")["numbers"][1]
    assert (number["why"], number["points"], number["build"]) == (None, None, None)


# Building


def goes_on(build: Build, cards: list[str]) -> bool:
    """Whether the build begins with these cards, type by type."""
    for type in TYPES:
        first = [card for card in cards if card.startswith(type)]
        if [card for card in build.cards if card.startswith(type)][: len(first)] != first:
            return False
    return True


def fit_in_this_order(before: State, cards: list[str], tear_down: str | None) -> bool:
    """Whether each card fits on what is below it, with just this tear-down."""
    seen = view(before)
    towers = {type: list(values) for type, values in seen["towers"][seen["to_move"]].items()}
    if tear_down:
        towers[tear_down].pop()
    for card in cards:
        type, value = re.fullmatch(r"([a-z]+)(\d+)", card).groups()  # type: ignore[union-attr]
        if not may_stand_on(([state.GROUND, *towers[type]])[-1], int(value)):
            return False
        towers[type].append(int(value))
    return True


def notation(cards: list[str], tear_down: str | None) -> str:
    return " ".join(["build", *([f"-{tear_down}"] if tear_down else []), *cards])


def check_next_steps(
    before: State, cards: list[str], tear_down: str | None, there: list[Build]
) -> Data:
    """What can be chosen after a good plan is just what some build goes on with."""
    seat = view(before)["to_move"]
    found = GAME.choices(before, seat, notation(cards, tear_down))
    check_shape(found)
    assert found["plan"] == {"tear_down": tear_down, "cards": cards, "wrong": None, "why": None}
    possible = [build for build in there if tear_down in (None, build.tear_down)]
    for each in found["cards"]:
        if each["order"] is not None:
            assert cards[each["order"] - 1] == each["card"]
            assert (each["is_open"], each["why"]) == (False, None)
            continue
        longer = [*cards, each["card"]]
        fits = fit_in_this_order(before, longer, tear_down)
        goes = any(goes_on(build, longer) for build in possible)
        is_full = len(cards) == found["number"]
        assert each["is_open"] == (fits and goes and not is_full) == (each["why"] is None)
        assert (each["fit"] in ("on", "start", "roof")) == fits
        code = None if each["why"] is None else each["why"]["code"].partition("/")[2]
        if is_full:
            assert code == "wrong-size"
        elif not fits:
            assert code == ("nothing-goes-on-roof" if each["below"] == ROOF else "does-not-fit")
        elif not goes:
            assert code == ("can-not-be-finished" if there else "more-than-buildable")
    for tear in found["tears"]:
        with_it = [build for build in there if build.tear_down == tear["type"]]
        assert (tear["why"] is None) == any(goes_on(build, cards) for build in with_it)
        assert tear["is_chosen"] == (tear["type"] == tear_down)
    standing = [build for build in there if build.tear_down is None]
    assert found["may_stand"] == any(goes_on(build, cards) for build in standing)
    if cards:
        part = Build(tuple(cards), tear_down)
        after = GAME.apply(building(before, seat, len(cards)), part)
        assert found["after"] == view(after)["points"][seat]
    elif not tear_down:
        assert found["after"] == found["points"] == view(before)["points"][seat]
    return found


def turns_to_build(table: Data, moves: int) -> Iterator[tuple[State, dict[str, Any], list[Build]]]:
    """Each position in which somebody builds, its view, and every build there is."""
    for before in states(table, moves):
        seen = view(before)
        if seen["phase"] == "build":
            number = max(bid for bid in seen["bids"] if isinstance(bid, int))
            yield before, seen, builds(before, seen["to_move"], number)


@pytest.mark.slow
@settings(max_examples=sample(150))
@given(matches, st.data())
def test_whatever_open_step_comes_next_the_build_can_be_finished(
    drawn: tuple[Data, int], data: st.DataObject
) -> None:
    """Where no card is open before the plan is whole, a tear-down is."""
    for before, seen, there in turns_to_build(*drawn):
        cards: list[str] = []
        tear_down = None
        found = check_next_steps(before, cards, tear_down, there)
        assert (found["suggestion"] is None) == (not there)
        if not there:
            assert found["cancelling"] == {"move": "cancel", "why": None}
            continue
        while found["move"] is None:
            steps = [each["card"] for each in found["cards"] if each["is_open"]]
            if tear_down is None:
                steps += [each["type"] for each in found["tears"] if each["why"] is None]
            assert steps, "a dead end"
            step = data.draw(st.sampled_from(steps))
            if step in TYPES:
                tear_down = step
            else:
                cards.append(step)
            found = check_next_steps(before, cards, tear_down, there)
        legal = [str(build) for build in there]
        assert found["move"] in legal
        assert found["suggestion"]["move"] in legal
        points = GAME.scores(GAME.apply(before, GAME.parse(found["move"], 0)))[seen["to_move"]]
        assert found["after"]["total"] == points
        best = GAME.scores(GAME.apply(before, GAME.parse(found["suggestion"]["move"], 0)))
        assert best[seen["to_move"]] >= points


@pytest.mark.slow
@settings(max_examples=sample(150))
@given(matches, st.data())
def test_the_first_thing_that_is_wrong_with_a_plan_is_named(
    drawn: tuple[Data, int], data: st.DataObject
) -> None:
    for before, seen, there in turns_to_build(*drawn):
        seat = seen["to_move"]
        usual = st.sampled_from(seen["row"])
        cards = data.draw(st.lists(usual | usual | st.sampled_from(CARD_NAMES), max_size=5))
        tear_down = data.draw(st.none() | st.sampled_from(TYPES))
        found = GAME.choices(before, seat, notation(cards, tear_down))
        check_shape(found)
        possible = [build for build in there if tear_down in (None, build.tear_down)]

        def is_good(
            count: int,
            before: State = before,
            cards: list[str] = cards,
            tear_down: str | None = tear_down,
            possible: list[Build] = possible,
        ) -> bool:
            part = cards[:count]
            if tear_down is None and not part:
                return True
            return any(goes_on(build, part) for build in possible) and fit_in_this_order(
                before, part, tear_down
            )

        wrong = next((count - 1 for count in range(len(cards) + 1) if not is_good(count)), None)
        assert found["plan"]["wrong"] == wrong
        assert (found["plan"]["why"] is None) == (wrong is None)
        if wrong is not None:
            assert found["move"] is None
            assert not any(each["is_open"] for each in found["cards"])
            if wrong == -1:
                assert found["after"] == found["points"]


TOWERS = """
     2
     8    3     5
    sand  candy tree
"""


def choices(row: str, plan: str, number: int) -> Data:
    return GAME.choices(won(position(row, TOWERS), number), 0, plan)


@pytest.mark.parametrize(
    ("plan", "notes"),
    [
        ("", []),
        ("build -sand", [("deck", "sand")]),
        ("build -sand sand15", []),
        ("build sand0", [("roof", "sand")]),
        ("build tree9", [("brackets", "tree")]),
        ("build -candy candy12", [("restart", "candy")]),
        ("build -candy candy12 tree9", [("restart", "candy"), ("brackets", "tree")]),
    ],
)
def test_what_is_special_about_planned_towers_is_noted(
    plan: str, notes: list[tuple[str, str]]
) -> None:
    found = choices("sand15 sand0 tree9 candy12", plan, 2)
    assert [(note["kind"], note["type"]) for note in found["notes"]] == notes


def test_a_tear_down_that_leaves_no_room_for_the_rest_says_so() -> None:
    found = choices("sand15 candy12", "build -tree", 1)
    assert found["plan"]["wrong"] == -1
    assert found["plan"]["why"] == {
        "code": "five-towers/tear-down-blocks",
        "args": {"type": "tree", "number": 1},
    }


def test_of_two_equal_cards_the_first_is_taken_first() -> None:
    state = won(position("sand7 sand7 sand9", seats=4), 3)
    found = GAME.choices(state, 0, "build sand7 sand9")
    assert [card["order"] for card in found["cards"]] == [1, None, 2]
    again = GAME.choices(state, 0, "build sand7 sand7")
    assert [card["order"] for card in again["cards"]] == [1, 2, None]
    assert again["plan"]["wrong"] == 1


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ("build sand0 sand0", "already-taken"),
        ("build sand0 sand1", "not-in-row"),
        ("build sand0 tree9 candy12", "wrong-size"),
    ],
)
def test_a_card_that_can_not_be_taken_is_wrong(plan: str, code: str) -> None:
    found = choices("sand15 sand0 tree9 candy1", plan.replace("candy12", "candy1"), 2)
    assert found["plan"]["why"]["code"] == f"five-towers/{code}"
    assert found["plan"]["wrong"] == len(plan.split()) - 2


@pytest.mark.parametrize(
    "plan", ["fly", "build gold7", "build -gold", "build -", "bid", "build" + " sand1" * 6, "?"]
)
def test_what_is_no_beginning_of_a_move_is_refused(plan: str) -> None:
    for number in (None, 1):
        before = position("sand15 sand0", TOWERS)
        with pytest.raises(InvalidMove):
            GAME.choices(before if number is None else won(before, number), 0, plan)


@pytest.mark.parametrize("plan", ["", "  ", "build", "BUILD", "cancel", "bid 3", "pass"])
def test_what_plans_no_card_leaves_the_plan_empty(plan: str) -> None:
    assert choices("sand15 sand0", plan, 1) == choices("sand15 sand0", "", 1)


# Shapes


@pytest.mark.parametrize("bidding", ["checked", "open"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_view_is_as_its_type_says_in_every_phase(seats: int, bidding: str) -> None:
    phases = set()
    for before, _, after in acts(GAME, seats, {"bidding": bidding}, seats):
        for each in (before, after):
            seen = view(each)
            phases.add(seen["phase"])
            assert msgspec.to_builtins(msgspec.convert(seen, facts.FiveView)) == seen
            if seen["to_move"] is None:
                assert GAME.choices(each, 0, "") == {"kind": "none"}
    assert phases == {"start", "deal", "bid", "build", "over"}


def test_types_are_named_in_the_order_of_the_cards() -> None:
    for kind in (facts.PointsByType, facts.ValuesByType):
        assert kind.__struct_fields__ == TYPES
