"""What a seat of Skyscrapers can choose: every reason is right, and no way is a dead end."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steeple.games.skyscrapers import facts
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import IllegalMove, InvalidMove
from steeple.kernel.messages import say
from tests.skyscrapers.drawing import legal, position
from tests.skyscrapers.playing import held, match, play, view
from tests.skyscrapers.test_air import ROOF, YARD
from tests.thorough import sample

Data = dict[str, Any]
EAST = (1, 0, 0)
FLOOR = "floor-5 at 1 0 2 z"
ON_FLOOR = (0, -1, 2)
tables = st.tuples(st.integers(2, 4), st.integers(0, 2**32), st.booleans())


def all_whys(tree: Any) -> Iterator[Data]:
    if isinstance(tree, dict):
        if "code" in tree:
            yield tree
        tree = list(tree.values())
    if isinstance(tree, list):
        for each in tree:
            yield from all_whys(each)


def choices(state: State, plan: str = "", seat: int = 0) -> Data:
    """What the seat can choose, as its type says, with a sentence for every reason."""
    found = GAME.choices(state, seat, plan)
    kind: Any = facts.AnyChoices
    assert msgspec.to_builtins(msgspec.convert(found, kind)) == found
    for why in all_whys(found):
        assert say(why["code"], "en", **why["args"])
    for name in ("verbs", "cards", "workers", "sites"):
        for each in found.get(name, []) if found["kind"] == "turn" else []:
            assert each["is_open"] == (each["why"] is None)
    return found


def why_not(state: State, notation: str) -> Data | None:
    """What the rules have against a move."""
    try:
        GAME.apply(state, GAME.parse(notation, 0))
    except IllegalMove as why:
        return {"code": why.code, "args": why.args_}
    return None


def code(why: Data | None) -> str | None:
    return None if why is None else str(why["code"]).removeprefix("skyscrapers/")


# Each listed move is legal, and each legal move is listed


def listed(state: State, seat: int) -> Iterator[str]:
    """Every whole move that can be reached step by step."""
    found = choices(state, "", seat)
    assert found["is_turn"]
    yield from (cell["move"] for cell in choices(state, "add", seat)["cells"])
    for card in found["cards"]:
        for use in card["uses"]:
            many = len(card["uses"]) > 1
            plan = f"build {card['card']}" + (f" as {use['use']}" if many else "")
            planned = choices(state, plan, seat)
            assert (planned["card"], planned["use"]) == (card["card"], use["use"])
            open_sites = [site for site in planned["sites"] if site["is_open"]]
            if state.actions_left:
                assert len(open_sites) == use["sites"]
                best = max((site["turns"][0]["points"] for site in open_sites), default=0)
                assert use["best"] == best
            assert [site["is_open"] for site in planned["sites"]] == sorted(
                (site["is_open"] for site in planned["sites"]), reverse=True
            )
            for site in planned["sites"]:
                for turn in site["turns"]:
                    if site["is_open"]:
                        yield turn["move"]
                    else:
                        assert why_not(state, turn["move"]) == site["why"]
    for worker in found["workers"]:
        for verb, count in (("move", "targets"), ("shift", "shifts")):
            cells = choices(state, f"{verb} {worker['worker']}", seat)["cells"]
            assert len(cells) == worker[count]
            yield from (cell["move"] for cell in cells)
    if found["may_be_done"]:
        yield "done"


@settings(max_examples=sample(8), deadline=None)
@given(tables)
def test_what_is_listed_is_what_is_legal(table: tuple[int, int, bool]) -> None:
    seats, seed, is_wild = table
    for number, (_, _, state) in enumerate(match(seats, seed, is_wild, most=260)):
        seat = GAME.actor(state)
        if seat < 0 or number % 5:
            continue
        if state.phase == "put":
            found = choices(state, "", seat)
            moves = [*(cell["move"] for cell in found["cells"]), "keep"]
            assert moves == legal(state)
            continue
        moves = list(listed(state, seat))
        assert len(moves) == len(set(moves))
        assert set(moves) == set(legal(state))
        for verb in choices(state, "", seat)["verbs"]:
            assert verb["is_open"] == bool(legal(state, verb["verb"]))
        for card in choices(state, "", seat)["cards"]:
            assert card["is_open"] == bool(legal(state, f"build {card['card']} "))


@settings(max_examples=sample(8), deadline=None)
@given(tables)
def test_what_comes_of_an_act_is_foretold(table: tuple[int, int, bool]) -> None:
    """If nothing falls: points, who is touched, who is enclosed, and whether it is the end."""
    seats, seed, is_wild = table
    for before, move, after in match(seats, seed, is_wild, most=260):
        seat = GAME.actor(before)
        if seat < 0 or after.pending is None:
            continue
        found = choices(before, str(move), seat)
        assert found["move"] == str(move)
        outlook = found["outlook"]
        done = play(after, "held")
        assert done.seen is not None
        assert outlook["points"] == done.seen.points
        assert outlook["is_last_card"] == (done.ended_by == "hand")
        assert 0 <= outlook["shaky"] <= 1000
        is_safe = not outlook["touches"] and not outlook["may_fall"]
        assert (outlook["risk"] == "low") == (outlook["shaky"] < 30 and is_safe)
        assert (outlook["risk"] == "high") == (outlook["shaky"] >= 120)
        assert set(outlook["may_fall"]) <= {
            worker for worker, cell in enumerate(before.workers) if cell is not None and cell[2]
        } | {done.seen.worker}
        was = {worker["worker"]: worker["is_enclosed"] for worker in view(before)["workers"]}
        now = {worker["worker"]: worker["is_enclosed"] for worker in view(done)["workers"]}
        assert outlook["encloses"] == [each for each in was if now[each] and not was[each]]
        if done.phase == "play" and done.turn == before.turn and after.pending.verb == "build":
            assert outlook["touches"] == list(done.touched)


# Reasons


def test_actions_say_why_they_are_closed() -> None:
    state = position("flat-5 upright-7", "flat-6")
    found = choices(state)
    assert [code(verb["why"]) for verb in found["verbs"]] == [
        None,
        "no-worker-on-site",
        "no-worker-on-site",
    ]
    assert [code(card["why"]) for card in found["cards"]] == ["no-worker-on-site"] * 2
    five = position("upright-7", "flat-6", workers=dict.fromkeys(range(5), EAST))
    assert [code(verb["why"]) for verb in choices(five)["verbs"]] == [
        "reserve-empty",
        "nothing-fits",
        None,
    ]
    assert [code(card["why"]) for card in choices(five)["cards"]] == ["no-site"]


def test_enclosed_workers_say_so() -> None:
    state = position("flat-1", "flat-2", plans=YARD, cards=ROOF, workers={0: (0, 0, 0)})
    found = choices(state)
    assert [code(verb["why"]) for verb in found["verbs"]] == [None, "all-enclosed", "all-enclosed"]
    assert [(each["worker"], code(each["why"])) for each in found["workers"]] == [
        (0, "is-enclosed")
    ]
    assert choices(state, "move 0")["cells"] == []


def test_a_site_out_of_reach_is_shown_closed() -> None:
    state = position("flat-5 base", "flat-6", workers={0: EAST})
    sites = choices(state, "build flat-5")["sites"]
    assert [(site["at"], code(site["why"])) for site in sites] == [
        ([0, 0, 2], None),
        ([1, 0, 2], None),
        ([-1, 0, 2], "no-worker-touches"),
    ]


def test_the_best_site_comes_first_and_says_what_it_brings() -> None:
    state = position("flat-5 base", "flat-6", workers={0: (0, 0, 0)})
    sites = choices(state, "build flat-5")["sites"]
    first = sites[0]
    assert (first["at"], first["turns"][0]["points"]) == ([0, 0, 2], 4)
    assert first["turns"][0]["meets"] == first["turns"][0]["girders"] == "tblr"
    assert first["approach"] == [0, 0, -1]
    assert not first["is_highest"]
    points = [site["turns"][0]["points"] for site in sites if site["is_open"]]
    assert points == sorted(points, reverse=True)


def test_a_universal_card_has_sites_once_its_use_is_said() -> None:
    state = position("universal-2 base", "flat-6", workers={0: EAST})
    assert choices(state, "build universal-2")["sites"] == []
    assert [use["use"] for use in choices(state)["cards"][0]["uses"]] == [
        "flat",
        "upright",
        "floor",
    ]
    assert choices(state, "build universal-2 as floor")["sites"]


def test_a_card_that_is_not_in_the_hand_has_no_sites() -> None:
    state = position("flat-5 base", "flat-6", workers={0: EAST})
    found = choices(state, "build flat-6 at 1 0 2 z turn 0")
    assert (found["sites"], found["move"], found["outlook"]) == ([], None, None)


def test_alike_cards_are_shown_once() -> None:
    found = choices(position("base base flat-5", "flat-6", workers={0: EAST}))
    assert [(card["card"], card["count"]) for card in found["cards"]] == [
        ("flat-5", 1),
        ("base", 2),
    ]


def test_who_can_go_where_and_how() -> None:
    state = position("flat-5", "flat-6", cards=FLOOR, workers={0: EAST})
    ways = {tuple(cell["cell"]): cell for cell in choices(state, "move 0")["cells"]}
    assert (ways[(1, 0, 2)]["way"], ways[(1, 0, 2)]["on"]) == ("up", 3)
    assert (ways[(0, 0, 0)]["way"], ways[(0, 0, 0)]["on"]) == ("same", None)
    assert all(len(cell["spot"]) == 3 for cell in ways.values())
    state = held(state, "move 0 to 1 0 2")
    assert {cell["way"] for cell in choices(state, "move 0")["cells"]} == {"same", "down"}
    assert {cell["way"] for cell in choices(state, "shift 0")["cells"]} == {"shift"}


def test_the_next_worker_of_the_reserve_is_named() -> None:
    state = position("flat-5", "flat-6", workers={0: EAST})
    assert choices(state, "add")["worker"] == 1
    full = position("flat-5", "flat-6", workers=dict.fromkeys(range(5), EAST))
    assert (choices(full, "add")["worker"], choices(full, "add")["cells"]) == (None, [])


def test_touched_workers_of_others_can_be_chosen_for_shifting_only() -> None:
    state = position(
        "upright-7 base", "flat-6", cards=FLOOR, workers={0: ON_FLOOR, 5: (1, 0, 2)}, actions_left=1
    )
    found = choices(state, "build upright-7 at 2 0 2 x turn 0")
    assert found["outlook"]["touches"] == [5]
    state = held(state, "build upright-7 at 2 0 2 x")
    found = choices(state)
    assert found["may_be_done"]
    assert [(each["worker"], each["targets"], each["shifts"]) for each in found["workers"]] == [
        (0, 0, 0),
        (5, 0, 3),
    ]
    assert code(found["workers"][1]["why"]) == "not-your-worker"
    whole = choices(state, "shift 5 to 0 0 2")
    assert (whole["verb"], whole["move"]) == ("shift", "shift 5 to 0 0 2")


def test_what_encloses_somebody_says_so() -> None:
    state = position(
        "flat-5 flat-6", "flat-7", plans=YARD, workers={0: (0, -1, 0), 5: (0, 0, 0), 6: EAST}
    )
    assert choices(state, f"build {ROOF}")["outlook"]["encloses"] == [5]


def test_the_last_card_says_so() -> None:
    state = position("flat-5", "flat-7", workers={0: EAST})
    assert choices(state, "build flat-5 at 1 0 2 z")["outlook"]["is_last_card"]


def test_how_the_hand_does_it_does_not_matter_for_the_plan() -> None:
    state = position("flat-5", "flat-7", workers={0: EAST})
    plan = "build flat-5 at 1 0 2 z turn 0"
    assert choices(state, f"{plan} by nonsense") == choices(state, plan)


@pytest.mark.parametrize(
    "plan",
    ["fly", "build gold-1", "build universal-2 as base", "move 99", "add at 1", "add at a b c"],
)
def test_what_is_no_beginning_of_a_move_is_refused(plan: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.choices(position("flat-5", "flat-7"), 0, plan)


# Others


def test_who_waits_sees_the_own_cards_and_why() -> None:
    state = position("flat-5", "flat-7 base", workers={0: EAST, 5: EAST})
    found = choices(state, "", 1)
    assert (found["is_turn"], found["sites"], found["cells"]) == (False, [], [])
    assert {code(card["why"]) for card in found["cards"]} == {"not-your-turn"}
    assert [card["card"] for card in found["cards"]] == ["flat-7", "base"]
    judged = play(state, "add at 0 0 0")
    assert {code(card["why"]) for card in choices(judged, "", 0)["cards"]} == {"not-now"}


def test_the_owner_of_a_fallen_worker_is_asked() -> None:
    state = position("flat-5", "flat-7", workers={0: EAST, 5: EAST, 6: EAST})
    state = play(state, "add at 0 0 0", "fell workers=5,6")
    found = choices(state, "", 1)
    assert (found["kind"], found["worker"], found["culprit"], found["left"]) == ("put", 5, 0, 1)
    assert {cell["way"] for cell in found["cells"]} == {"put"}
    assert choices(state, "put at 1 0 0", 1) == found
    assert not choices(state, "", 0)["is_turn"]


def test_at_a_real_table_somebody_reports() -> None:
    state = position(
        "flat-5", "flat-7", cards=FLOOR, workers={0: EAST, 5: ON_FLOOR}, referee="table"
    )
    state = play(state, "add at 0 0 0")
    for seat in (0, 1):
        found = choices(state, "", seat)
        assert (found["kind"], found["workers"]) == ("report", [0, 1, 5])
        assert found["pending"] == view(state)["pending"]
        assert [1, 0, 2] in found["cells"]
        assert found["outlook"]["points"] == 0
    for x, y, z in found["cells"]:
        play(state, f"held stands=5@{x},{y},{z}")


def test_before_and_after_there_is_nothing_to_choose() -> None:
    state = GAME.setup(2, {"starter": None, "tremor": "normal", "lowest": -20}, "dice")
    assert choices(state) == choices(play(state, "starter 0")) == {"kind": "none"}


def test_who_has_only_lying_workers_may_choose_to_move_and_stands_one_up() -> None:
    """SK-20: the cell where it lies is offered, as a shift."""
    state = position("flat-5", "flat-6", workers={0: EAST}, lying=(0,))
    assert [each["is_open"] for each in choices(state, "")["verbs"]] == [True, False, True]
    (worker,) = choices(state, "move")["workers"]
    assert (worker["is_open"], worker["targets"], worker["shifts"]) == (False, 0, 1)
    assert worker["why"]["code"] == "skyscrapers/is-lying"
    (cell,) = choices(state, "shift 0")["cells"]
    assert (cell["way"], cell["cell"], cell["move"]) == ("stand", [1, 0, 0], "shift 0 to 1 0 0")
    up = position("flat-5", "flat-6", workers={0: EAST})
    assert choices(up, "shift 0")["cells"] == []
