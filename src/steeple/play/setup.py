"""Setting up a match: everything that was chosen, checked, and the rest filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from steeple.catalog import games
from steeple.kernel.errors import InvalidRecord, InvalidSetup, shortened
from steeple.kernel.game import Game
from steeple.kernel.log import Setup
from steeple.kernel.options import check_seats, complete_options, starter_option

LONGEST_SEAT_SEED = 128


def settled_setup(
    game: str, seats: int, options: Mapping[str, Any], referee: str | None, commit: str
) -> Setup:
    """The first event of a match; raises `InvalidSetup`."""
    return _settled(games[game], seats, options, referee, commit)


def _settled(
    rules: Game[Any], seats: int, options: Mapping[str, Any], referee: str | None, commit: str
) -> Setup:
    check_seats(seats, rules.seats)
    return Setup(
        game=rules.id,
        rules=rules.rules_version,
        seats=seats,
        options=complete_options((*rules.options, starter_option(seats)), options, seats),
        referee=_settled_referee(rules, referee),
        commit=commit,
    )


def check_setup(setup: Setup) -> None:
    """Raise `InvalidRecord` or `InvalidSetup` unless the event could have been made here."""
    rules = rules_of(setup)
    whole = _settled(rules, setup.seats, setup.options, setup.referee, setup.commit)
    if whole != setup:
        raise InvalidRecord("play/incomplete-setup")


def rules_of(setup: Setup) -> Game[Any]:
    """The rules that a match is set up by, today's or earlier ones; raises `InvalidRecord`."""
    game = games[setup.game]
    if setup.rules == game.rules_version:
        return game
    if setup.rules not in game.earlier:
        raise InvalidRecord(
            "play/other-rules", game=game.id, rules=setup.rules, ours=game.rules_version
        )
    return game.earlier[setup.rules]


def set_up(setup: Setup) -> Any:
    """The table before anything has happened."""
    return rules_of(setup).setup(setup.seats, setup.options, setup.referee)


def settled_seat_seeds(seeds: Sequence[str] | None, seats: int) -> list[str]:
    """A seed for each seat, empty if none is given; raises `InvalidSetup`."""
    settled = [""] * seats if seeds is None else list(seeds)
    is_fine = all(isinstance(seed, str) and len(seed) <= LONGEST_SEAT_SEED for seed in settled)
    if len(settled) != seats or not is_fine:
        raise InvalidSetup("play/bad-seat-seeds", seats=seats, longest=LONGEST_SEAT_SEED)
    return settled


def _settled_referee(game: Game[Any], referee: str | None) -> str | None:
    if referee is None:
        return game.referees[0] if game.referees else None
    if referee not in game.referees:
        raise InvalidSetup(
            "play/no-such-referee",
            referee=shortened(referee),
            count=len(game.referees),
            known=", ".join(game.referees),
        )
    return referee
