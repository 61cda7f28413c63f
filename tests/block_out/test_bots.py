"""Opponents of Block Out: legal, repeatable, blind to hidden cards, and some better than others."""

import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from steeple.games.block_out.bots import bot, search, trials
from steeple.games.block_out.game import GAME
from steeple.games.block_out.moves import Spot
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.physics import judge
from steeple.games.block_out.state import State
from steeple.kernel.bots import Position
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from tests.block_out.drawing import position
from tests.patience import STUCK_S
from tests.thorough import sample

THINKERS = ("steady", "master")


def chosen(state: State, name: str, seed: str = "test") -> str:
    stream = Stream(b"bot", seed)
    return str(GAME.bots[name].choose(Position(GAME, state, state.turn, stream)))


def played(seats: int, seed: int, line_up: list[str], **options: Any) -> Match:
    match = Match("block-out", seats, seed=seed, options=options, referee="dice")
    while (seat := match.to_move) is not None:
        stream = Stream(str(seed).encode(), f"bot {len(match.events)}")
        match.play(GAME.bots[line_up[seat % len(line_up)]].choose(match.position(stream)))
    return match


def test_there_are_four_levels_weakest_first() -> None:
    assert list(GAME.bots) == ["easy", "medium", "hard", "expert"]


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"advanced": True, "fouls": "fall"},
        {"no_action_finish": True, "tremor": "shaky"},
        {
            "advanced": True,
            "no_action_finish": True,
            "cards": "any 9, pass 9, reverse 9, black 9, small 9, yellow-large 9",
            "blocks": "black-small, brown-medium, yellow-large",
        },
    ],
)
def test_bots_play_whole_matches(seats: int, options: dict[str, Any]) -> None:
    assert played(seats, 7, ["steady", "novice", "master"], **options).winners


def test_at_a_real_table_no_bot_says_that_the_stack_fell() -> None:
    state = position("any pass", "any", stands="brown-large black-large", referee="table")
    for name in GAME.bots:
        for seed in range(20 if name == "novice" else 2):
            assert chosen(state, name, str(seed)) != "fallen"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["novice", "steady", "master"])
def test_no_bot_sees_hidden_cards(name: str) -> None:
    stands = "black-small brown-small black-medium brown-medium black-large"
    one = position("any pass black-large brown", "small medium", "any any reverse", stands=stands)
    swapped = replace(
        one,
        hands=(one.hands[0], (0,) * 15 + (0, 2, 0), (0,) * 15 + (0, 0, 3)),
    )
    assert sum(one.hands[1]) == sum(swapped.hands[1])
    unseen = tuple(map(sum, zip(one.deck, one.hands[1], one.hands[2], strict=True)))
    deck = tuple(
        count - a - b
        for count, a, b in zip(unseen, swapped.hands[1], swapped.hands[2], strict=True)
    )
    swapped = replace(swapped, deck=deck)
    for seed in range(4):
        assert chosen(one, name, str(seed)) == chosen(swapped, name, str(seed))


AGAIN = """
from steeple.kernel.bots import Position
from steeple.kernel.streams import Stream
from tests.block_out.test_bots import physical, chosen
print(chosen(physical(), "master"))
"""


def physical(levels: int = 3) -> State:
    """A turn with the physics referee, on a stack that a steady hand built."""
    blocks = ("black-large", "brown-large", "yellow-medium", "black-medium", "brown-small")
    stack: tuple[str, ...] = ()
    scene = b""
    for block in blocks[:levels]:
        verdict = judge(stack, scene, block, Spot(0, 0), "calm", Stream(b"build", block))
        assert verdict.outcome == "stood"
        stack, scene = (*stack, block), verdict.scene
    state = position("yellow-small black-small pass", "any", referee="physics")
    return replace(state, stack=stack, scene=scene)


@pytest.mark.slow
def test_the_same_question_has_the_same_answer_in_a_new_process() -> None:
    here = chosen(physical(), "master")
    assert here.startswith("place ")
    there = subprocess.run(
        [sys.executable, "-c", AGAIN], capture_output=True, text=True, check=True, timeout=STUCK_S
    )
    assert there.stdout.strip() == here


@pytest.mark.parametrize("name", ["novice", "steady", "master"])
def test_what_a_bot_places_is_legal_and_stands_low_down(name: str) -> None:
    for levels in (0, 2):
        state = physical(levels)
        state = replace(state, hands=((*state.hands[0][:-2], 0, 0), state.hands[1]))
        move = GAME.parse(chosen(state, name), 0)
        after = GAME.apply(state, move)
        saw = GAME.judge(after, Stream(b"judge", name))
        assert saw.outcome == "stood"


def test_a_placement_that_could_not_be_judged_is_tried_otherwise() -> None:
    from steeple.games.block_out.facts import Seen

    seen = Seen("void", 0, "yellow-small", None, None, None, False, "air")
    state = replace(physical(1), seen=seen)
    assert " at 0 0 " in chosen(state, "steady")


@pytest.mark.slow
def test_steady_places_no_worse_than_a_careless_hand() -> None:
    """The same blocks on the same stack, by search and 16 mm beside the middle."""
    state = physical(5)
    stood = Counter[str]()
    for number, block in enumerate(("yellow-large", "brown-medium", "yellow-small")):
        stream = Stream(b"place", str(number))
        found = search.find(
            state.stack, state.scene, block, "normal", bot.MEDIUM.care, False, stream
        )
        for name, spot in (("steady", found.spot), ("careless", Spot(150, 60, 30, 1))):
            saw = judge(state.stack, state.scene, block, spot, "normal", Stream(b"judge", block))
            stood[name] += saw.outcome == "stood"
    assert stood["steady"] == 3
    assert stood["steady"] > stood["careless"]


def test_trials_tell_an_overhang_from_a_block_in_the_middle() -> None:
    from steeple.games.block_out.referee.placing import resting

    state = physical(2)
    starts = [
        trials.Start(resting(state.stack, state.scene, "yellow-large", Spot(x, 0)), (0.0, 0.0))
        for x in (0, 300)
    ]
    middle, beside = trials.moved_m(state.stack, state.scene, "yellow-large", starts)
    assert middle < 0.001
    assert beside > trials.FALLEN_M


# Card habits


@pytest.mark.parametrize("name", THINKERS)
def test_the_ninth_block_is_placed(name: str) -> None:
    stands = " ".join(block for block in BLOCKS if block != "yellow-small")
    state = position(
        "pass yellow any reverse", "any any black", "any black small", stands=stands, referee="dice"
    )
    assert chosen(state, name).startswith("place yellow-small")


@pytest.mark.parametrize("name", THINKERS)
def test_the_ninth_block_is_not_handed_over(name: str) -> None:
    """With two blocks left, an action card leaves the dilemma to the next player."""
    stands = (
        " ".join(block for block in BLOCKS if block.partition("-")[0] != "yellow") + " yellow-large"
    )
    state = position(
        "yellow-small medium pass black-large",
        "any any small pass yellow",
        stands=stands,
        referee="dice",
    )
    assert chosen(state, name) == "pass"


@pytest.mark.parametrize("name", THINKERS)
def test_an_action_card_is_kept_while_the_stack_is_low(name: str) -> None:
    state = position(
        "pass reverse black-large small brown-medium",
        "any any any small large",
        stands="brown-large",
        referee="dice",
    )
    assert chosen(state, name).startswith("place")


def test_an_action_card_is_played_on_a_shaky_stack() -> None:
    stands = "yellow-small brown-medium black-small brown-small black-medium"
    state = position(
        "yellow-large pass yellow-large",
        "any any any large",
        stands=stands,
        referee="dice",
        tremor="shaky",
    )
    assert chosen(state, "steady") == "pass"


def test_the_master_takes_more_risk_but_not_any(monkeypatch: pytest.MonkeyPatch) -> None:
    stands = "yellow-small brown-medium black-small brown-small black-medium"
    state = position(
        "yellow-large pass yellow-large", "any any any large", stands=stands, referee="dice"
    )
    for risk, sound in ((0.02, "place"), (0.7, "pass")):
        monkeypatch.setattr(bot, "_risks", lambda *_, risk=risk: dict.fromkeys(BLOCKS, risk))
        assert chosen(state, "master").startswith(sound)


@pytest.mark.parametrize("name", THINKERS)
def test_any_is_kept_for_later(name: str) -> None:
    state = position(
        "any black-large brown any",
        "small small medium pass",
        stands="yellow-large",
        referee="dice",
    )
    assert " with any" not in chosen(state, name)


@pytest.mark.parametrize("name", THINKERS)
def test_the_last_card_is_played_the_safe_way(name: str) -> None:
    state = position("reverse", "any any", "any", stands="brown-large black-large", referee="dice")
    assert chosen(state, name) == "reverse"


@pytest.mark.parametrize("name", THINKERS)
def test_a_hand_of_actions_that_can_not_finish_is_avoided(name: str) -> None:
    """BO-19."""
    state = position(
        "pass black-large pass",
        "any any any small large",
        stands="brown-large",
        referee="dice",
        no_action_finish=True,
    )
    assert chosen(state, name) == "pass"


@pytest.mark.parametrize("name", THINKERS)
def test_a_reverse_turns_away_from_one_who_is_about_to_win(name: str) -> None:
    state = position(
        "reverse pass medium black-large",
        "any",
        "any any any small large",
        stands="brown-large",
        referee="dice",
    )
    assert chosen(state, name) == "reverse"


# Strength


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games", "least"),
    [("steady", sample(400), sample(150)), ("master", sample(48), sample(20))],
)
def test_those_who_count_beat_novices(name: str, games: int, least: int) -> None:
    """Cards only: one of three seats, whose share would be a third."""
    wins = 0
    for seed in range(games):
        line_up = ["novice"] * 3
        line_up[seed % 3] = name
        wins += seed % 3 in played(3, seed, line_up).winners
    assert wins >= least
