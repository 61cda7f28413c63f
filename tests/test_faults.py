"""Nothing acknowledged is lost: bad connections, killed servers, hundreds of matches."""

from pathlib import Path

from tests.faults.storm import storm

CROWDS = 3
MATCHES = 40
KILLS = 4


def test_every_acknowledged_move_is_in_a_record_that_verifies(tmp_path: Path) -> None:
    told = storm(tmp_path, CROWDS, MATCHES, KILLS, seed=1)
    assert told["kills"] == KILLS
    assert told["faults"] == []
    for crowd in told["crowds"]:
        assert crowd["verified"] == MATCHES
        assert all(count > 0 for count in crowd["faults"].values())
        assert len(crowd["faults"]) == 7
