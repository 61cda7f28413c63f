"""The dealer's promise: what verify accepts, and how exactly it finds what is wrong."""

import copy
import json
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import steeple
from steeple.games.five_towers.moves import Reveal
from steeple.kernel.codec import chain_hash
from steeple.kernel.log import Recommitted
from steeple.play.dealer import commitment, secret_from
from steeple.play.match import Match, record_of
from steeple.play.record import events_of, steps
from tests.thorough import sample


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    match = Match("five-towers", seats=3, seed=11, seat_seeds=["ann", "ben", "cem"])
    while not match.is_over:
        legal = match.legal()
        match.play(legal[len(legal) // 2])
    finished: dict[str, Any] = json.loads(json.dumps(match.record()))
    return finished


def rechained(record: dict[str, Any]) -> dict[str, Any]:
    """A forger who knows how hashes are made."""
    link = ""
    for event in record["events"]:
        del event["hash"]
        link = event["hash"] = chain_hash(link, dict(event))
    return record


def wrong_event(record: dict[str, Any]) -> int:
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.verify(record)
    assert str(caught.value)
    number = caught.value.args_["event"]
    assert isinstance(number, int)
    return number


def first(record: dict[str, Any], kind: str, after: int = 0) -> int:
    return next(
        number
        for number, event in enumerate(record["events"])
        if event["kind"] == kind and number >= after
    )


def test_a_fair_match_verifies(record: dict[str, Any]) -> None:
    match = steeple.verify(record)
    assert match.is_over
    assert record["events"][0]["commit"] == commitment(secret_from(11))
    assert record["events"][-1]["seeds"] == [secret_from(11).hex()]


def test_the_hash_is_in_the_first_event_and_the_seed_only_at_the_end() -> None:
    match = Match("five-towers", seats=2, seed=11)
    secret = secret_from(11).hex()
    while not match.is_over:
        assert secret not in json.dumps(match.record())
        match.play(match.legal()[0])
    assert secret in json.dumps(match.record())


def test_every_seat_has_a_part_in_every_draw() -> None:
    def draws(seeds: list[str]) -> list[str]:
        match = Match("five-towers", seats=2, seed=11, seat_seeds=seeds)
        return [str(event) for event in match.events if hasattr(event, "outcome")]

    assert len({str(draws(seeds)) for seeds in (["a", "b"], ["a", "c"], ["d", "b"])}) == 3


@settings(max_examples=sample(150))
@given(data=st.data())
def test_any_altered_event_is_named(record: dict[str, Any], data: st.DataObject) -> None:
    altered = copy.deepcopy(record)
    number = data.draw(st.integers(0, len(record["events"]) - 1))
    event = altered["events"][number]
    name = data.draw(st.sampled_from(sorted(event)))
    old = event[name]
    replacement = st.none() | st.booleans() | st.integers(0, 5) | st.text(max_size=8)
    event[name] = data.draw(replacement.filter(lambda new: new != old))
    assert wrong_event(altered) == number


def test_a_forged_draw_is_found_even_with_new_hashes(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    number = first(forged, "chance", after=6)
    unseen = {"reveal sand15", "reveal sand14"} - {e.get("outcome") for e in forged["events"][:12]}
    forged["events"][number]["outcome"] = sorted(unseen)[0]
    assert wrong_event(rechained(forged)) == number


def test_a_forged_move_that_breaks_a_rule_is_found(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    number = first(forged, "move")
    forged["events"][number]["move"] = "pass"
    assert wrong_event(rechained(forged)) == number


def test_a_forged_seat_is_found(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    number = first(forged, "move")
    forged["events"][number]["seat"] = (forged["events"][number]["seat"] + 1) % 3
    assert wrong_event(rechained(forged)) == number


def test_a_forged_result_is_found(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    forged["events"][-1]["scores"][0] += 1
    assert wrong_event(rechained(forged)) == len(record["events"]) - 1


def test_another_seed_at_the_end_is_found(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    forged["events"][-1]["seeds"] = [secret_from(12).hex()]
    assert wrong_event(rechained(forged)) == len(record["events"]) - 1


def test_another_promise_at_the_start_is_found(record: dict[str, Any]) -> None:
    forged = copy.deepcopy(record)
    forged["events"][0]["commit"] = commitment(secret_from(12))
    assert wrong_event(rechained(forged)) == 0


def test_another_seed_of_a_seat_is_found(record: dict[str, Any]) -> None:
    """The draws that follow are no longer what the seeds give."""
    forged = copy.deepcopy(record)
    forged["events"][1]["seed"] = "eve"
    assert wrong_event(rechained(forged)) == first(record, "chance")


def test_a_match_that_is_not_over_can_not_be_verified() -> None:
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.verify(Match("five-towers", seats=2, seed=1).record())
    assert caught.value.code == "play/unfinished"


@pytest.mark.parametrize("cut", [1, 2, 5, 40, -1])
def test_a_truncated_record_replays_to_where_it_was_cut(record: dict[str, Any], cut: int) -> None:
    match = steeple.replay({**record, "events": record["events"][:cut]})
    assert len(match.events) == len(record["events"][:cut])


def bad_records() -> list[tuple[Any, str]]:
    return [
        (None, "play/not-a-record"),
        ([], "play/not-a-record"),
        ({}, "play/not-a-record"),
        ({"format": "steeple", "version": 1, "events": []}, "play/not-a-record"),
        ({"format": "steeple", "version": 1, "events": {}}, "play/not-a-record"),
        ({"format": "steeple", "version": "1", "events": [1]}, "play/not-a-record"),
        ({"format": "pgn", "version": 1, "events": [1]}, "play/not-a-record"),
        ({"format": "steeple", "version": 99, "events": []}, "play/newer-record"),
        ({"format": "steeple", "version": 1, "events": [1]}, "kernel/not-an-event"),
        ({"format": "steeple", "version": 1, "events": [{"hash": "x"}]}, "kernel/not-an-event"),
    ]


@pytest.mark.parametrize(("bad", "code"), bad_records())
def test_what_is_no_record_is_refused(bad: Any, code: str) -> None:
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.replay(bad)
    assert caught.value.code == code


def test_a_record_of_other_rules_is_refused(record: dict[str, Any]) -> None:
    other = copy.deepcopy(record)
    other["events"][0]["rules"] = 2
    with pytest.raises(steeple.InvalidRecord, match="version 2 of the rules"):
        steeple.replay(rechained(other))


def test_nothing_happens_after_the_end(record: dict[str, Any]) -> None:
    longer = copy.deepcopy(record)
    longer["events"].append({"kind": "commit", "commit": "x", "hash": ""})
    with pytest.raises(steeple.InvalidRecord) as caught:
        steeple.replay(rechained(longer))
    assert caught.value.args_["event"] == len(record["events"])


def test_nobody_plays_for_chance_where_a_record_was_cut_off(record: dict[str, Any]) -> None:
    cut = first(record, "chance") + 2
    match = steeple.replay({**record, "events": record["events"][:cut]})
    for forged in (Reveal("sand1"), "reveal sand1", "bid 1"):
        with pytest.raises(steeple.SteepleError):
            match.play(forged)
    match.deal()
    assert match.to_move is not None


@pytest.mark.parametrize("swap", [(0, 1), (1, 2), (5, 6), (-2, -1)])
def test_events_in_another_order_are_refused(record: dict[str, Any], swap: tuple[int, int]) -> None:
    mixed = copy.deepcopy(record)
    one, other = swap
    events = mixed["events"]
    events[one], events[other] = events[other], events[one]
    if mixed != record:
        with pytest.raises(steeple.InvalidRecord):
            steeple.verify(rechained(mixed))


def test_another_seed_than_the_match_was_started_with_is_refused() -> None:
    with pytest.raises(steeple.InvalidSetup) as caught:
        steeple.replay(Match("five-towers", seats=2, seed=1).record(), seed=2)
    assert caught.value.code == "play/other-seed"


def many_dealers(count: int) -> dict[str, Any]:
    """The beginning of a match that one dealer after the other takes over, and nobody plays."""
    begun = Match("five-towers", seats=2, seed=1).events[:3]
    others = [Recommitted(commitment(secret_from(number))) for number in range(count)]
    return record_of([*begun, *others])


def test_the_thousandth_dealer_costs_no_more_than_the_tenth() -> None:
    """Each event makes a new value, so what it costs is how large that value is."""
    sizes = []
    for match, _ in steps(events_of(many_dealers(1000))):
        progress = msgspec.structs.astuple(match._progress)
        sizes.append(sum(sys.getsizeof(part) for part in progress))
    assert sizes[-1] == sizes[10]


def test_dealers_whose_seeds_nobody_reveals_are_named(record: dict[str, Any]) -> None:
    later = copy.deepcopy(record)
    later["events"].insert(-1, {"kind": "commit", "commit": "x", "hash": ""})
    later["events"][-1]["seeds"].append(None)
    assert wrong_event(rechained(later)) == len(record["events"]) - 1
