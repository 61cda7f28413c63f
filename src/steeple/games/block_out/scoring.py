"""Who won (BO-16 to BO-18): there is one winner, and nothing else counts."""

from steeple.games.block_out.state import State


def scores(state: State) -> list[int]:
    """By seat: 1 for the winner, else 0."""
    return [int(seat == state.winner) for seat in range(state.terms.seats)]


def winners(state: State) -> list[int]:
    """The seat that won; nobody until the game is over."""
    return [] if state.winner is None else [state.winner]
