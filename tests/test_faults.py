"""Nothing acknowledged is lost: bad connections, killed servers, hundreds of matches."""

from pathlib import Path

import pytest

from tests.faults.storm import storm
from tests.thorough import sample

pytestmark = pytest.mark.slow

CROWDS = 3
MATCHES = sample(40)
KILLS = 2


def test_every_acknowledged_move_is_in_a_record_that_verifies(tmp_path: Path) -> None:
    told = storm(tmp_path, CROWDS, MATCHES, KILLS, seed=1)
    assert told["kills"] == KILLS
    assert told["faults"] == []
    for crowd in told["crowds"]:
        assert crowd["verified"] == MATCHES
        assert all(count > 0 for count in crowd["faults"].values())
        assert len(crowd["faults"]) == 7
