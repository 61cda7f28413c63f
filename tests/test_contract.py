"""What holds for every game of the catalog."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steeple
from steeple.kernel.bots import RandomBot
from steeple.kernel.codec import chained, to_json
from steeple.kernel.errors import IllegalMove, InvalidMove, SteepleError
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Game, Move
from steeple.kernel.log import AnyEvent, Drawn, Moved, Refereed, Setup, actor_and_notation
from steeple.kernel.messages import LANGUAGES
from steeple.kernel.plain import PlainAct, PlainGame
from steeple.kernel.sentence import Sentence
from steeple.kernel.streams import Stream
from steeple.play.match import Match
from steeple.play.record import replay
from tests import toy_game

EXAMPLE = Path(__file__).parents[1] / "examples" / "gust"
GAMES = [*steeple.games, EXAMPLE.name]


@pytest.fixture(autouse=True)
def with_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for every game holds for the one that people copy from."""
    monkeypatch.setenv("STEEPLE_GAMES", str(EXAMPLE))


def tables(id: str) -> st.SearchStrategy[dict[str, Any]]:
    """A way to set up the game: seats, seed and options."""
    game = steeple.games[id]

    def with_seats(seats: int) -> st.SearchStrategy[dict[str, Any]]:
        choices = {option.name: st.sampled_from(option.choices) for option in game.options}
        starter = st.none() | st.integers(0, seats - 1)
        return st.fixed_dictionaries(
            {
                "seats": st.just(seats),
                "seed": st.integers(0, 2**32),
                "options": st.fixed_dictionaries({**choices, "starter": starter}),
                "referee": st.just(quick_referee(game)),
            }
        )

    return st.sampled_from(list(game.seats)).flatmap(with_seats)


def quick_referee(game: Game[Any]) -> str | None:
    """Dice, where something can fall: to simulate hundreds of matches takes too long."""
    return "dice" if game.referees else None


def played(id: str, table: dict[str, Any], moves: int | None = None) -> Match:
    """A match after some random moves, or to its end."""
    match = Match(id, **{"referee": quick_referee(steeple.games[id]), **table})
    stream = Stream(str(table["seed"]).encode(), "moves")
    made = 0
    while not match.is_over and (moves is None or made < moves):
        match.play(RandomBot().choose(match.position(stream)))
        made += 1
    return match


matches = pytest.mark.parametrize("id", GAMES)


def any_game(id: str) -> Game[Any]:
    """A game of the catalog, or the one that has what these lack."""
    return toy_game.GAME if id == "toy" else steeple.games[id]


def acts(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[Any, Move, Any]]:
    """A random match without a table: of each act the state before, the move, the state after."""
    usual: dict[str, Any] = {option.name: option.choices[0] for option in game.options}
    state = game.setup(seats, {"starter": None, **usual, **options}, quick_referee(game))
    stream = Stream(str(seed).encode(), "acts")
    while game.actor(state) != NOBODY:
        moves = game.legal(state) or [move for move, _ in game.chances(state)]
        if game.actor(state) == REFEREE:
            moves = [game.judge(state, stream)]
        move = moves[stream.below(len(moves))]
        after = game.apply(state, move)
        yield state, move, after
        state = after


every_game = pytest.mark.parametrize("id", [*GAMES, "toy"])


@matches
@settings(max_examples=25)
@given(data=st.data())
def test_every_legal_move_applies_and_changes_no_earlier_state(
    id: str, data: st.DataObject
) -> None:
    match = played(id, data.draw(tables(id)), data.draw(st.integers(0, 120)))
    game, before = match.game, to_json(match.view(None))
    state = match.state
    for move in match.legal():
        assert game.parse(str(move), 0) == move
        after = game.apply(state, move)
        assert after != state
        assert to_json(game.view(state, None)) == before
    assert len(set(map(str, match.legal()))) == len(match.legal())


@pytest.mark.slow
@every_game
def test_choices_change_nothing_and_know_what_is_no_plan(id: str) -> None:
    game = any_game(id)
    for seats in game.seats:
        for before, move, after in acts(game, seats, {}, seats):
            packed = game.pack(before)
            for seat in range(seats):
                assert isinstance(game.choices(before, seat, "")["kind"], str)
                with pytest.raises(InvalidMove):
                    game.choices(before, seat, "no move at all")
            if game.actor(before) >= 0:
                game.choices(before, game.actor(before), str(move))
            assert game.pack(before) == packed
            assert game.apply(before, move) == after


@pytest.mark.slow
@matches
@settings(max_examples=40)
@given(data=st.data())
def test_what_is_not_legal_raises_and_changes_nothing(id: str, data: st.DataObject) -> None:
    table = data.draw(tables(id))
    match = played(id, table, data.draw(st.integers(0, 120)))
    elsewhere = played(id, {**table, "seed": 1}, data.draw(st.integers(0, 60)))
    legal = {str(move) for move in match.legal()}
    record = match.record()
    for move in elsewhere.legal():
        if str(move) not in legal:
            with pytest.raises(IllegalMove) as caught:
                match.play(move)
            assert caught.value.code.partition("/")[0] in (id, "play")
            assert str(caught.value)
    assert match.record() == record


@matches
@given(text=st.text(max_size=80))
def test_what_is_no_move_is_refused_as_such(id: str, text: str) -> None:
    game = steeple.games[id]
    match = Match(id, seats=game.seats.start, seed=1, referee=quick_referee(game))
    record = match.record()
    try:
        match.play(text)
    except (InvalidMove, IllegalMove):
        assert match.record() == record


@matches
@pytest.mark.parametrize("thing", [None, 3, b"pass", ["pass"], object()])
def test_a_thing_that_is_no_move_is_refused(id: str, thing: Any) -> None:
    with pytest.raises(InvalidMove):
        Match(id, seats=steeple.games[id].seats.start).play(thing)


@matches
@settings(max_examples=15)
@given(data=st.data())
def test_a_record_survives_json_and_replays_to_the_same_match(id: str, data: st.DataObject) -> None:
    match = played(id, data.draw(tables(id)), data.draw(st.none() | st.integers(0, 90)))
    record = json.loads(json.dumps(match.record()))
    again = replay(record)
    assert again.record() == match.record()
    assert again.state == match.state
    assert (again.to_move, again.is_over) == (match.to_move, match.is_over)
    assert (again.scores, again.winners) == (match.scores, match.winners)
    assert [again.view(seat) for seat in range(again.seats)] == [
        match.view(seat) for seat in range(match.seats)
    ]


def folded(game: Game[Any], events: Sequence[AnyEvent]) -> Any:
    """The state after these events, by the rules alone."""
    setup = events[0]
    assert isinstance(setup, Setup)
    state = game.setup(setup.seats, setup.options, setup.referee)
    for event in events:
        if isinstance(event, Drawn | Moved | Refereed):
            actor, notation = actor_and_notation(event)
            state = game.apply(state, game.parse(notation, actor))
    return state


@pytest.mark.slow
@matches
@settings(max_examples=6)
@given(data=st.data())
def test_replay_equals_play_at_every_prefix(id: str, data: st.DataObject) -> None:
    match = played(id, data.draw(tables(id)), 40)
    for length in range(1, len(match.events) + 1):
        prefix = match.events[:length]
        record = {"format": "steeple", "version": 1, "events": list(chained(prefix))}
        again = replay(record)
        assert again.events == prefix
        assert again.state == folded(match.game, prefix)


@matches
@settings(max_examples=10)
@given(data=st.data())
def test_a_record_goes_on_with_the_seed_as_the_match_would_have(
    id: str, data: st.DataObject
) -> None:
    table = data.draw(tables(id))
    match = played(id, table, data.draw(st.integers(0, 60)))
    again = replay(match.record(), seed=table["seed"])
    while not match.is_over:
        move = match.legal()[-1]
        match.play(move)
        again.play(move)
    assert again.record() == match.record()
    steeple.verify(again.record())


@matches
def test_without_the_seed_another_dealer_takes_over_and_the_log_says_so(id: str) -> None:
    table = {"seats": steeple.games[id].seats.start, "seed": 3, "options": {}}
    again = replay(played(id, table, 6).record())
    while not again.is_over:
        again.play(again.legal()[0])
    assert any(event["kind"] == "commit" for event in again.record()["events"])
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.verify(again.record())
    assert caught.value.code == "play/never-revealed"


SCRIPT = """
import json, sys, steeple
from tests.test_contract import played
table = json.loads(sys.argv[2])
print(json.dumps(played(sys.argv[1], table).record(), sort_keys=True))
"""


@pytest.mark.slow
@matches
def test_the_same_seed_gives_the_same_record_in_a_new_process(id: str) -> None:
    table = {"seats": steeple.games[id].seats.stop - 1, "seed": 7, "options": {}}
    command = [sys.executable, "-c", SCRIPT, id, json.dumps(table)]
    other = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert json.loads(other) == played(id, table).record()


@matches
@settings(max_examples=20)
@given(data=st.data())
def test_states_that_differ_only_in_secrets_give_the_same_view(
    id: str, data: st.DataObject
) -> None:
    """What a seat can't know must not show: neither hidden cards nor the dealer's seed."""
    match = played(id, data.draw(tables(id)), data.draw(st.integers(0, 90)))
    game, stream = match.game, Stream(b"secrets", str(data.draw(st.integers(0, 99))))
    for seat in [None, *range(match.seats)]:
        imagined = game.imagine(match.state, seat, stream)
        assert to_json(game.view(imagined, seat)) == to_json(match.view(seat))
        if seat is not None:
            choices = game.choices(match.state, seat, "")
            assert to_json(game.choices(imagined, seat, "")) == to_json(choices)
    unsealed = replay(match.record())
    for seat in [None, *range(match.seats)]:
        assert to_json(unsealed.view(seat)) == to_json(match.view(seat))


def declared_acts(game: Game[Any]) -> Any:
    """The kinds of acts that the game says it shows."""
    if isinstance(game, PlainGame):
        return PlainAct
    facts = toy_game if game.id == "toy" else import_module(f"{type(game).__module__[:-5]}.facts")
    return facts.AnyAct


@every_game
def test_acts_are_shown_in_the_shapes_that_the_game_declares(id: str) -> None:
    game = any_game(id)
    for seats in game.seats:
        for before, move, after in acts(game, seats, {}, seats):
            for seat in (None, *range(seats)):
                act = game.shown(before, move, after, seat)
                if act is not None:
                    sent = msgspec.json.encode(act)
                    assert msgspec.json.decode(sent, type=declared_acts(game)) == act


@every_game
@settings(max_examples=10)
@given(data=st.data())
def test_acts_that_differ_only_in_secrets_are_shown_and_told_alike(
    id: str, data: st.DataObject
) -> None:
    """Neither what is shown nor what is told of an act depends on what the reader can't know."""
    game = any_game(id)
    seats = data.draw(st.sampled_from(list(game.seats)))
    stream = Stream(b"secrets", str(data.draw(st.integers(0, 99))))
    for before, move, after in acts(game, seats, {}, data.draw(st.integers(0, 999))):
        for seat in (None, *range(seats)):
            act = game.shown(before, move, after, seat)
            told = game.tell(before, move, after, seat)
            if act is None:
                assert told == []
                continue
            imagined = game.imagine(before, seat, stream)
            try:
                other = game.apply(imagined, move)
            except IllegalMove:  # somebody else holds that card in what is imagined
                continue
            assert to_json(game.shown(imagined, move, other, seat)) == to_json(act)
            assert to_json(game.tell(imagined, move, other, seat)) == to_json(told)


@matches
def test_everything_that_is_told_can_be_said_in_every_language(id: str) -> None:
    game = steeple.games[id]
    sentences: dict[tuple[str, ...], tuple[Sentence, list[str]]] = {}
    for seats in game.seats:
        names = [f"Player {seat}" for seat in range(seats)]
        for before, move, after in acts(game, seats, {}, seats):
            for each in game.tell(before, move, after, game.actor(before)):
                sentences.setdefault((each.code, *sorted(each.args)), (each, names))
    assert len(sentences) > 2
    for sentence, names in sentences.values():
        assert all(sentence.said(language, names) for language in LANGUAGES)


def drawn(match: Match) -> list[str]:
    """What chance has drawn, in order."""
    return [event.outcome for event in match.events if isinstance(event, Drawn)]


@pytest.mark.slow
@matches
@settings(max_examples=10)
@given(data=st.data())
def test_a_state_knows_nothing_about_the_order_of_unseen_cards(
    id: str, data: st.DataObject
) -> None:
    """Two matches with the same past and different futures are in the same state."""
    match = played(id, data.draw(tables(id)), data.draw(st.integers(0, 90)))
    one, other = replay(match.record()), replay(match.record())
    assert one.state == other.state == match.state
    futures = set()
    for _ in range(8):
        other = replay(match.record())
        while not other.is_over and len(other.events) < len(match.events) + 40:
            other.play(other.legal()[0])
        futures.add(str(drawn(other)))
    if len(drawn(other)) > len(drawn(match)):  # in some games all is dealt at the start
        assert len(futures) > 1


@every_game
def test_a_packed_state_is_the_same_state_again(id: str) -> None:
    game = any_game(id)
    for seats in game.seats:
        for before, move, after in acts(game, seats, {}, seats):
            packed = game.pack(before)
            unpacked = game.unpack(packed)
            assert unpacked == before
            assert game.pack(unpacked) == packed == game.pack(before)
            assert game.apply(unpacked, move) == after
            assert game.unpack(packed) == before, "what was done to one is not seen in the other"


@every_game
def test_playouts_give_scores_by_game_and_seat(id: str) -> None:
    game = any_game(id)
    for seats in game.seats:
        run = game.playouts(4, seats, seed=3)
        assert run.scores.shape == (4, seats)
        assert type(run.moves) is int
        assert run.moves >= 4 * 2
        assert bool(run.verdicts) == bool(game.referees)
    again = game.playouts(4, seats, seed=3)
    assert np.array_equal(run.scores, again.scores)
    assert (run.moves, run.draws, run.verdicts) == (again.moves, again.draws, again.verdicts)
    assert game.playouts(0, seats, seed=3).scores.shape == (0, seats)


@matches
def test_playouts_depend_on_the_seed(id: str) -> None:
    game = steeple.games[id]
    one, other = (game.playouts(4, game.seats.start, seed) for seed in (3, 4))
    assert (one.moves, one.scores.tolist()) != (other.moves, other.scores.tolist())


@every_game
@pytest.mark.parametrize(
    ("n", "more_seats", "seed", "options", "code"),
    [
        (10, 1, 1, {}, "kernel/bad-seats"),
        (-1, 0, 1, {}, "kernel/bad-number"),
        (2.5, 0, 1, {}, "kernel/bad-number"),
        (10, 0, "x", {}, "kernel/bad-number"),
        (10, 0, 1, {"starter": -1}, "kernel/bad-option"),
        (10, 0, 1, {"weather": "fine"}, "kernel/unknown-option"),
    ],
)
def test_playouts_that_make_no_sense_are_refused(
    id: str, n: Any, more_seats: int, seed: Any, options: dict[str, Any], code: str
) -> None:
    game = any_game(id)
    with pytest.raises(steeple.InvalidSetup) as caught:
        game.playouts(n, max(game.seats) + more_seats, seed, options)
    assert caught.value.code == code


@every_game
def test_bytes_of_another_shape_are_no_state(id: str) -> None:
    game = any_game(id)
    for before, _, _ in acts(game, game.seats.start, {}, 1):
        packed = game.pack(before)
        for wrong in (b"", packed[:-1], packed + packed, b"{}"):
            with pytest.raises(ValueError, match=r".+"):
                game.unpack(wrong)


@matches
@settings(max_examples=10)
@given(data=st.data())
def test_chance_draws_only_what_can_be_drawn(id: str, data: st.DataObject) -> None:
    game = steeple.games[id]
    table = data.draw(tables(id))
    settled = {**{o.name: o.choices[0] for o in game.options}, **table["options"]}
    state = game.setup(table["seats"], settled, table["referee"])
    stream = Stream(b"chance", str(table["seed"]))
    while game.actor(state) != NOBODY:
        if game.actor(state) == CHANCE:
            chances = list(game.chances(state))
            assert chances
            assert all(weight > 0 for _, weight in chances)
            assert game.legal(state) == []
            move = chances[stream.below(len(chances))][0]
            assert game.parse(str(move), CHANCE) == move
        elif game.actor(state) == REFEREE:
            assert game.legal(state) == []
            move = game.judge(state, stream)
            assert game.parse(str(move), REFEREE) == move
        else:
            assert not game.chances(state)
            move = game.legal(state)[stream.below(len(game.legal(state)))]
        state = game.apply(state, move)
    assert game.legal(state) == []
    assert not game.chances(state)
    assert game.winners(state)


def bad_tables() -> list[tuple[str, dict[str, Any], str]]:
    return [
        ("chess", {"seats": 2}, "kernel/unknown-game"),
        ("five-towers", {"seats": 1}, "kernel/bad-seats"),
        ("five-towers", {"seats": 6}, "kernel/bad-seats"),
        ("five-towers", {"seats": True}, "kernel/bad-seats"),
        ("five-towers", {"seats": "3"}, "kernel/bad-seats"),
        ("five-towers", {"seats": 3, "seed": "seven"}, "play/bad-seed"),
        ("five-towers", {"seats": 3, "seed": 1.5}, "play/bad-seed"),
        ("five-towers", {"seats": 3, "seed": True}, "play/bad-seed"),
        ("five-towers", {"seats": 3, "options": {"biding": "open"}}, "kernel/unknown-option"),
        ("five-towers", {"seats": 3, "options": {"bidding": "loud"}}, "kernel/bad-option"),
        ("five-towers", {"seats": 3, "options": {"starter": 3}}, "kernel/bad-option"),
        ("five-towers", {"seats": 3, "options": {"starter": False}}, "kernel/bad-option"),
        ("five-towers", {"seats": 3, "referee": "physics"}, "play/no-such-referee"),
        ("five-towers", {"seats": 3, "seat_seeds": ["a"]}, "play/bad-seat-seeds"),
        ("five-towers", {"seats": 2, "seat_seeds": ["a", "b" * 200]}, "play/bad-seat-seeds"),
    ]


@pytest.mark.parametrize(("id", "table", "code"), bad_tables())
def test_a_table_that_makes_no_sense_is_refused(id: str, table: dict[str, Any], code: str) -> None:
    with pytest.raises(steeple.InvalidSetup) as caught:
        Match(id, **table)
    assert caught.value.code == code
    assert str(caught.value)


@matches
def test_seats_that_are_not_there_see_nothing(id: str) -> None:
    match = Match(id, seats=2, seed=1)
    for seat in (-1, 2, 99):
        with pytest.raises(SteepleError):
            match.view(seat)


@matches
def test_after_the_end_nothing_more_is_played(id: str) -> None:
    match = played(id, {"seats": 2, "seed": 1, "options": {}})
    assert match.to_move is None
    assert match.legal() == []
    with pytest.raises(IllegalMove) as caught:
        match.play(next(event.move for event in match.events if isinstance(event, Moved)))
    assert caught.value.code == "play/match-over"
    with pytest.raises(IllegalMove):
        match.position(Stream(b"", ""))
    with pytest.raises(IllegalMove):
        match.report("it stood")


def test_the_catalog_is_a_mapping_of_games() -> None:
    assert "five-towers" in steeple.games
    assert "chess" not in steeple.games
    assert len(steeple.games) == len(list(steeple.games))
    for id, game in steeple.games.items():
        assert game.id == id
    with pytest.raises(KeyError):
        steeple.games["chess"]


def test_the_game_protocol_is_what_games_have() -> None:
    for game in steeple.games.values():
        checked: Game[Any] = game
        assert checked.rules_version >= 1
