"""Opponents of Skyscrapers: legal, repeatable, blind to hidden cards, and not all as good."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.bots import worth
from steeple.games.skyscrapers.bots.offers import best_first, offers
from steeple.games.skyscrapers.bots.walks import first_steps
from steeple.games.skyscrapers.facts import Seen
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import cards_in_reach, legal_moves
from steeple.games.skyscrapers.moves import Add, Build, Step
from steeple.games.skyscrapers.pieces import CARDS, EDITION, NUMBER
from steeple.games.skyscrapers.referee.weights import WEIGHTS
from steeple.games.skyscrapers.scoring import card_points
from steeple.games.skyscrapers.state import Pending, State
from steeple.kernel.bots import Position, RandomBot
from steeple.kernel.roster import Roster
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.skyscrapers.drawing import building, position
from tests.skyscrapers.playing import held, match, play
from tests.thorough import sample

THINKERS = ("steady", "master")
EVERYBODY = Roster(GAME.bots, {"random": RandomBot()})


def chosen(state: State, name: str, seed: str = "test") -> str:
    stream = Stream(b"bot", seed)
    return str(GAME.bots[name].choose(Position(GAME, state, GAME.actor(state), stream)))


def played(seats: int, seed: int, line_up: list[str], **options: Any) -> Match:
    """A match with dice; every move of a bot is checked as one of a person is."""
    table = Match("skyscrapers", seats, seed=seed, options=options, referee="dice")
    while (seat := table.to_move) is not None:
        stream = Stream(str(seed).encode(), f"bot {len(table.events)}")
        table.play(EVERYBODY[line_up[seat % len(line_up)]].choose(table.position(stream)))
    return table


def test_there_are_four_levels_weakest_first() -> None:
    assert list(GAME.bots) == ["easy", "medium", "hard", "expert"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [{}, {"tremor": "shaky", "lowest": -10}])
def test_bots_play_whole_matches(seats: int, options: dict[str, Any]) -> None:
    assert played(seats, 7 + seats, ["steady", "master", "novice"], **options).winners


@pytest.mark.parametrize("name", GAME.bots)
def test_the_same_match_again(name: str) -> None:
    first, second = (
        [
            chosen(before, name, str(seed))
            for seed in range(3)
            for before, _, _ in islice(match(3, seed), 70, 90)
            if before.phase == "play"
        ]
        for _ in range(2)
    )
    assert first == second
    assert first


@pytest.mark.parametrize("name", GAME.bots)
def test_no_bot_sees_hidden_cards(name: str) -> None:
    """The others' hands are exchanged with cards that left the game."""
    looked = 0
    for seed in range(3):
        for before, _, _ in islice(match(3, seed), 60, 200, 17):
            if before.phase not in ("play", "put"):
                continue
            seat = GAME.actor(before)
            swapped = GAME.imagine(before, seat, Stream(b"swap", str(seed)))
            assert GAME.view(swapped, seat) == GAME.view(before, seat)
            looked += swapped.hands != before.hands
            assert chosen(before, name) == chosen(swapped, name)
    assert looked > 3


@pytest.mark.parametrize("name", GAME.bots)
def test_what_a_bot_chooses_is_legal_wherever_a_wild_match_gets(name: str) -> None:
    seen = set()
    for seed in range(4):
        for before, _, _ in islice(match(2 + seed % 3, seed, is_wild=True), 40, 500, 23):
            if before.phase in ("play", "put"):
                seen.add(before.phase)
                assert chosen(before, name) in [str(move) for move in legal_moves(before)]
    assert "play" in seen


# Habits


@pytest.mark.parametrize("name", GAME.bots)
def test_a_worker_comes_first(name: str) -> None:
    state = position("floor-1 upright-1 base", "floor-2")
    for seed in range(3):
        assert chosen(state, name, str(seed)).startswith("add at")


@pytest.mark.parametrize("name", THINKERS)
def test_the_last_card_is_built(name: str) -> None:
    """SK-23."""
    state = position(
        "upright-10",
        "floor-2 floor-3",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2)},
        actions_left=1,
    )
    assert chosen(state, name).startswith("build upright-10")


@pytest.mark.parametrize("name", THINKERS)
def test_the_card_goes_where_it_brings_most(name: str) -> None:
    state = position(
        "upright-10 upright-1 flat-1",
        "floor-2 floor-3",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2)},
        actions_left=1,
    )
    best = max(
        card_points(state, Pending(0, "build", move.card, move.use, move.site))
        for move in legal_moves(state)
        if isinstance(move, Build)
    )
    move = GAME.parse(chosen(state, name), 0)
    assert isinstance(move, Build)
    assert card_points(state, Pending(0, "build", move.card, move.use, move.site)) == best


@pytest.mark.parametrize("name", GAME.bots)
def test_a_fallen_worker_is_put_back_high_up(name: str) -> None:
    """SK-20."""
    state = position(
        "floor-1 floor-2",
        "floor-3 upright-4",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2), 5: (-1, 0, 2)},
    )
    fallen = play(state, "move 0 to 0 -1 2", "fell workers=5")
    assert fallen.phase == "put"
    assert chosen(fallen, name).endswith(" 2")


@pytest.mark.parametrize("name", GAME.bots)
def test_whom_the_rivet_touches_stays_if_nothing_is_gained(name: str) -> None:
    """SK-14."""
    state = position(
        "upright-7 flat-1",
        "floor-3",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2), 5: (-1, 0, 2)},
        actions_left=1,
    )
    after = held(state, "build upright-7 at 0 1 2 y")
    assert after.actions_left == 0
    assert chosen(after, name) == "done"


@pytest.mark.parametrize("name", GAME.bots)
def test_what_could_not_be_judged_is_tried_otherwise(name: str) -> None:
    state = position(
        "upright-10 upright-7 flat-1",
        "floor-2",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2)},
        actions_left=1,
    )
    first = GAME.parse(chosen(state, name), 0)
    if isinstance(first, Build):
        seen = Seen("void", 0, "build", first.card, None, [], [], [], 0, 0, "missed")
        assert f" {first.card} " not in chosen(replace(state, seen=seen), name)


@pytest.mark.parametrize("name", GAME.bots)
def test_an_add_that_could_not_be_judged_is_not_repeated_for_ever(name: str) -> None:
    seen = Seen("void", 0, "add", None, 0, [], [], [], 0, 0, "start")
    state = replace(position("floor-1", "floor-2"), seen=seen)
    assert len({chosen(state, name, str(seed)) for seed in range(8)}) > 1


def test_who_is_near_the_lowest_space_takes_no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """SK-21: a fall would be the end."""
    monkeypatch.setitem(WEIGHTS, EDITION, WEIGHTS[EDITION]._replace(falls={"always": -500}))
    state = position(
        "floor-1 flat-1",
        "floor-2",
        cards="floor-5 at 0 0 2 z",
        workers={0: (0, 0, 2), 1: (-1, -1, 0)},
    )
    act = GAME.parse("move 0 to 0 -1 2", 0)
    usual = worth.expected_loss(state, act, 0, worth.USUAL)  # type: ignore[arg-type]
    low = replace(state, scores=(-16, 0))
    assert worth.expected_loss(low, act, 0, worth.USUAL) > usual + 1  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["novice", *THINKERS])
def test_who_lies_is_stood_up_first(name: str) -> None:
    """SK-20: also if nothing else can be done."""
    crew = dict.fromkeys(range(5), (1, 0, 0))
    state = position("floor-1 flat-1", "floor-2", workers=crew, lying=(0, 1, 2, 3, 4))
    assert chosen(state, name) == "shift 0 to 1 0 0"
    some = position("floor-1 flat-1", "floor-2", workers={0: (1, 0, 0), 5: (0, 0, 0)}, lying=(5,))
    assert not chosen(some, name).startswith("shift 5")


# What they count with


def test_offers_are_the_builds_with_their_points() -> None:
    for before, _, _ in islice(match(3, 5), 60, 240, 29):
        if before.phase != "play" or not before.actions_left:
            continue
        seat = before.turn
        shown = offers(building_of(before.cards), before.hands[seat], cards_in_reach(before, seat))
        best: dict[tuple[object, ...], int] = {}
        for move in legal_moves(before):
            if isinstance(move, Build):
                key = NUMBER[move.card], move.use, move.site.at, move.site.normal
                points = card_points(before, Pending(seat, "build", move.card, move.use, move.site))
                best[key] = max(points, best.get(key, 0))
        best = {key: points for key, points in best.items() if not wasted(*key[:2])}
        found = {}
        for offer in best_first(shown):
            move = offer.build()
            assert card_points(before, Pending(seat, "build", move.card, move.use, move.site)) == (
                offer.points
            )
            found[NUMBER[move.card], move.use, move.site.at, move.site.normal] = offer.points
        assert found == best


def wasted(card: object, use: object) -> bool:
    """Whether a bot would not do that: a card that could be more lies flat."""
    return use == "flat" and isinstance(card, int) and CARDS[card].kind == "universal"


def test_a_universal_card_lies_flat_only_as_the_last_one() -> None:
    def uses(*hand: str) -> set[str]:
        found = offers(building(), [NUMBER[card] for card in hand], -1)
        return {offer.play.use for offer in best_first(found)}

    assert uses("universal-8") == {"flat", "floor"}
    assert uses("universal-8", "base") == {"floor", "base"}


def test_cards_without_a_site_are_short_of_room() -> None:
    """Three flat cards, and the H has room for two that lie beside each other."""
    shown = building()
    lying, upright, base = worth.room(shown)
    assert (lying, upright, base) == (3, 0, 4)
    hand = tuple(NUMBER[card] for card in ("flat-11", "flat-12", "floor-10", "floor-11", "base"))
    assert worth.shortage(shown, hand) == 1
    assert worth.shortage(shown, (*hand, NUMBER["upright-13"])) == 2
    assert worth.shortage(shown, ()) == 0


def test_the_way_to_work_is_the_shortest() -> None:
    """A base is built from the ground: by a new worker, or by one who climbs down."""
    tower = ("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "floor-5 at 0 1 3 z")
    high = position("base", "flat-1", cards="\n".join(tower), workers={0: (0, 1, 3)})
    assert Add((1, 0, 0)) in first_steps(high, 0)
    busy = replace(high, workers=((0, 1, 3),) * 5 + high.workers[5:])
    assert {(type(step), step.cell[2]) for step in first_steps(busy, 0)} == {(Step, 2)}
    assert first_steps(replace(busy, hands=((), ())), 0) == []


def test_an_enclosed_worker_is_worth_less_and_of_others_more() -> None:
    """SK-17."""
    cards = "floor-5 at 0 0 2 z"
    free = position("floor-1", "floor-2", cards=cards, workers={0: (0, 0, 2), 5: (0, 0, 2)})
    inside = (0, 0, 1)
    assert not building(cards, "base at 0 1 1 y", "base at 0 -1 1 y").is_open(inside)
    closed = (*building(cards, "base at 0 1 1 y", "base at 0 -1 1 y").cards,)
    own = replace(free, cards=closed, workers=((0, 0, 0), *free.workers[1:]))
    other = replace(free, cards=closed, workers=(*free.workers[:5], (0, 0, 0), *free.workers[6:]))
    values = [worth.settled(state, 0, 0.5, worth.USUAL) for state in (own, free, other)]
    assert values[0] < values[1] < values[2]


# Strength


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [
        ("novice", "random", 8, 6),
        ("steady", "novice", sample(40), sample(24)),
        ("master", "steady", sample(16), sample(8)),
    ],
)
def test_each_is_better_than_the_one_before(
    better: str, worse: str, games: int, least: int
) -> None:
    """Two seats, each seed from both sides."""
    wins = 0.0
    for game in range(games):
        line_up = [better, worse] if game % 2 else [worse, better]
        winners = played(2, 100 + game // 2, line_up).winners
        wins += (line_up.index(better) in winners) / len(winners)
    assert wins >= least
