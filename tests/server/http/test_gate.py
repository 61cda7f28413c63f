"""Who is let in, who is cut off, and who has to wait."""

import re
from pathlib import Path
from typing import Any, cast

import pytest

from steeple.server import process
from steeple.server.errors import Refused
from steeple.server.http.gate import Gate, Visit
from steeple.server.settings import Limits

ROOT = Path(__file__).parents[3]
LIMITS = Limits(
    header_seconds=10,
    body_seconds=100,
    body_pace=50,
    idle_seconds=15,
    stall_seconds=20,
    unfinished_per_address=2,
    connections_per_address=4,
    connections=6,
    refusals_at_once=3,
    refusals_per_second=0.001,
)
ANN, EVE = "192.0.2.1", "192.0.2.66"


class Transport:
    """The end of a connection."""

    def __init__(self) -> None:
        self.is_cut = False
        self.unread = 0

    def abort(self) -> None:
        self.is_cut = True

    def get_write_buffer_size(self) -> int:
        return self.unread


def admitted(gate: Gate, host: str) -> Visit | None:
    return gate.admit(host, cast(Any, Transport()))


def is_cut(visit: Visit | None) -> bool:
    assert visit is not None
    return bool(cast(Any, visit.transport).is_cut)


def test_of_too_many_unfinished_requests_the_oldest_goes() -> None:
    gate = Gate(LIMITS)
    first, second, third = (admitted(gate, EVE) for _ in range(3))
    assert [is_cut(each) for each in (first, second, third)] == [True, False, False]
    assert second is not None
    gate.finish(second)
    assert not is_cut(admitted(gate, EVE))
    assert not is_cut(third)


def test_an_address_has_so_many_connections_and_all_have_so_many() -> None:
    gate = Gate(LIMITS)

    def finished(host: str) -> Visit | None:
        visit = admitted(gate, host)
        if visit is not None:
            gate.finish(visit)
        return visit

    of_eve = [finished(EVE) for _ in range(5)]
    assert [visit is not None for visit in of_eve] == [True] * 4 + [False]
    of_ann = [finished(ANN) for _ in range(3)]
    assert [visit is not None for visit in of_ann] == [True, True, False]
    assert of_eve[0] is not None
    gate.leave(of_eve[0])
    assert finished(EVE) is not None


def test_who_goes_on_after_refusals_has_to_wait_and_nobody_else() -> None:
    gate = Gate(LIMITS)
    assert [gate.refused(EVE) for _ in range(4)] == [False, False, False, True]
    assert admitted(gate, EVE) is None
    with pytest.raises(Refused):
        gate.check(EVE)
    gate.check(ANN)
    assert admitted(gate, ANN) is not None


def test_others_of_the_same_address_do_not_make_the_wait_longer() -> None:
    gate = Gate(LIMITS)
    assert any(gate.refused(EVE) for _ in range(4))
    until = gate._barred[EVE]
    assert all(gate.refused(EVE) for _ in range(4))
    assert gate._barred[EVE] == until


def test_after_a_while_the_address_is_let_in_again() -> None:
    gate = Gate(Limits(refusals_at_once=1, wait_seconds=0))
    assert [gate.refused(EVE) for _ in range(2)] == [False, True]
    assert admitted(gate, EVE) is not None


def test_a_network_of_ipv6_is_one_address() -> None:
    gate = Gate(LIMITS)
    assert any(gate.refused("2001:db8:1:2::/64") for _ in range(4))
    assert admitted(gate, "2001:db8:1:2:3:4:5:6") is None
    assert admitted(gate, "2001:db8:1:3::1") is not None


@pytest.mark.parametrize("proxy", [EVE, "192.0.2.64/26", "*"])
def test_a_proxy_brings_as_many_as_there_is_room_for(proxy: str) -> None:
    gate = Gate(LIMITS, ["no address", proxy])
    visits = [admitted(gate, EVE) for _ in range(7)]
    assert [visit is not None for visit in visits] == [True] * 6 + [False]
    assert not any(is_cut(visit) for visit in visits[:6])


@pytest.mark.parametrize(
    ("phase", "received", "fine_s", "late_s"),
    [
        ("headers", 0, 9, 11),
        ("body", 0, 9, 11),
        ("body", 500, 19, 21),
        ("body", 5000, 99, 101),
        ("idle", 0, 16, 18),
        ("answer", 0, 1000, None),
    ],
)
def test_everything_has_its_time(
    phase: Any, received: int, fine_s: float, late_s: float | None
) -> None:
    visit = admitted(Gate(LIMITS), ANN)
    assert visit is not None
    visit.enter(phase)
    visit.received = received
    assert not visit.is_overdue(LIMITS, visit.since + fine_s)
    if late_s is not None:
        assert visit.is_overdue(LIMITS, visit.since + late_s)


def test_who_reads_slowly_is_waited_for_and_who_reads_nothing_is_not() -> None:
    visit = admitted(Gate(LIMITS), ANN)
    assert visit is not None
    visit.enter("answer")
    begin = visit.since
    transport = cast(Any, visit.transport)
    for second in range(60):
        transport.unread = 1000 - second
        assert not visit.is_overdue(LIMITS, begin + second)
    assert [visit.is_overdue(LIMITS, begin + second) for second in (70, 78, 82)] == [
        False,
        False,
        True,
    ]


def test_all_limits_are_in_the_documentation() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8").partition("## Limits")[2]
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == set(Limits.__struct_fields__)


def test_descriptors_are_asked_for() -> None:
    assert process.allowed_files() > process.RESERVED_FILES
