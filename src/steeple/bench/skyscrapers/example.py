"""Buildings to measure and to test with: made by legal moves, always the same."""

from collections.abc import Iterator

from msgspec.structs import replace

from steeple.games.skyscrapers import rules
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.legal import legal_moves, points_of
from steeple.games.skyscrapers.moves import Add, Build, Step, Verdict
from steeple.games.skyscrapers.pieces import ACTIONS, BY_ID, CARDS, HAND, LOWEST, MAX_SEATS, RIVETS
from steeple.games.skyscrapers.state import State, Terms, opening
from steeple.kernel.streams import Stream

HELD = Verdict("held")
TRIES = 12
"""How many places for a card are compared; the more, the higher the building grows."""
SEATS = MAX_SEATS


def site(seats: int = SEATS, seed: int = 0) -> State:
    """A match that has just been dealt, with simulation as its referee."""
    terms = Terms(seats, "physics", "normal", LOWEST, RIVETS)
    state = opening(terms, 0)
    stream = Stream(b"example", f"deal {seed}")
    for _ in range(seats * HAND[seats]):
        state = rules.deal(state, CARDS[state.deck[stream.below(len(state.deck))]].id)
    return state


def tall_building(cards: int, workers: int, seed: int = 4) -> State:
    """A building of so many cards and workers from which nothing ever fell.

    It is the turn of the seat with most places for a card.
    """
    state, stream = site(seed=seed), Stream(b"example", f"acts {seed}")
    while len(state.cards) < cards or _on_site(state) < workers:
        act = _sensible(state, cards, workers, stream)
        state = rules.resolve(rules.act(state, act), HELD)
        if state.phase != "play":
            raise RuntimeError(f"the example ended: {state.ended_by}, {len(state.cards)} cards")
        if not state.actions_left:
            state = rules.done(state)
    return max(_by_seat(state), key=lambda each: len(_builds(each)))


def _by_seat(state: State) -> list[State]:
    return [
        replace(state, turn=seat, actions_left=ACTIONS)
        for seat in range(SEATS)
        if len(state.hands[seat]) > 1
    ]


def _builds(state: State) -> list[Build]:
    return [move for move in legal_moves(state) if isinstance(move, Build)]


def _on_site(state: State) -> int:
    return sum(cell is not None for cell in state.workers)


def _sensible(state: State, cards: int, workers: int, stream: Stream) -> Add | Build | Step:
    """Workers first; then cards for points, and now and then a step up."""
    moves = legal_moves(state)
    adds = [move for move in moves if isinstance(move, Add)]
    if adds and _on_site(state) < workers and _on_site(state) <= len(state.cards):
        return adds[stream.below(len(adds))]
    steps = [move for move in moves if isinstance(move, Step)]
    up = [step for step in steps if step.cell[2] > (state.workers[step.worker] or (0, 0, 0))[2]]
    builds = _builds(state)
    if len(state.cards) >= cards or len(state.hands[state.turn]) == 1:
        builds = []
    if up and (not builds or stream.below(4) == 0):
        return up[stream.below(len(up))]
    if builds:
        some = [builds[stream.below(len(builds))] for _ in range(TRIES)]
        return max(some, key=lambda build: _points(state, build))
    return (steps or adds)[stream.below(len(steps or adds))]


def _points(state: State, build: Build) -> int:
    return points_of(building_of(state.cards), BY_ID[build.card], build.site)


def acts_of(count: int) -> Iterator[Verdict]:
    """Simulated verdicts on one act after the other; after a collapse it starts again."""
    from steeple.games.skyscrapers.referee.physics import judge

    stream = Stream(b"example", "judged")
    state = site()
    for number in range(count):
        state = rules.act(state, _sensible(state, 40, 12, stream))
        verdict = judge(state, stream)
        yield verdict
        state = rules.resolve(state, verdict)
        while state.phase == "put":
            state = rules.keep(state)
        if state.phase == "over":
            state = site(seed=number)
        elif not state.actions_left:
            state = rules.done(state)
