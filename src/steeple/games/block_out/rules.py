"""The game, from the deal to the win (BO-3 to BO-18), in the order of `rules.md`.

These functions assume that the move is legal; `reasons` says whether it is.
"""

from msgspec.structs import replace

from steeple.games.block_out.facts import Seen
from steeple.games.block_out.legal import KIND, bits, open_kinds
from steeple.games.block_out.moves import Place, Spot, Verdict
from steeple.games.block_out.pieces import BLOCKS, CARDS, FALL_CARDS, HAND, REVERSE
from steeple.games.block_out.state import NO_CARDS, Counts, Pending, State, WonBy
from steeple.physics.gesture import Gesture
from steeple.physics.pose import PoseMm

# Setup (BO-3)


def choose_starter(state: State, seat: int) -> State:
    """Chance names who starts, if the table did not."""
    return replace(state, phase="deal", starter=seat, turn=seat)


def deal(state: State, card: str) -> State:
    """Chance deals a card; clockwise from the starter, until each seat has seven."""
    seat = state.turn
    dealt = _drawn(state, KIND[card])
    following = (seat + 1) % state.terms.seats
    if following == state.starter and sum(dealt.hands[seat]) == HAND:
        return _ask(replace(dealt, turn=following))
    return replace(dealt, turn=following)


# The turn (BO-4 to BO-7)


def _ask(state: State) -> State:
    """The seat in turn plays, if any card is playable (BO-4); else it draws (BO-6).

    If there is nothing to draw either, the turn passes; if that is so for everybody, the blocks
    leave the stack (BO-7).
    """
    stuck = 0
    while True:
        if open_kinds(state):
            return replace(state, phase="play")
        if _can_draw(state):
            return _to_draw(state)
        stuck += 1
        if stuck == state.terms.seats:
            state = _without_stack(state)
        state = _turned(state)


def _can_draw(state: State) -> bool:
    return any(state.deck) or bool(state.discard)


def _to_draw(state: State) -> State:
    """Chance draws next; if the draw pile is empty, the discard becomes it (BO-7)."""
    if any(state.deck):
        return replace(state, phase="draw")
    counts = [0] * len(CARDS)
    for card in state.discard:
        counts[KIND[card]] += 1
    return replace(state, phase="draw", deck=tuple(counts), discard=())


def draw(state: State, card: str) -> State:
    """Chance draws a card: one of three after a fall (BO-11), or for a playable one (BO-6)."""
    kind = KIND[card]
    drawn = _drawn(state, kind)
    if state.owed:
        drawn = replace(drawn, owed=state.owed - 1)
        if drawn.owed and _can_draw(drawn):
            return _to_draw(drawn)
        return _ask(replace(drawn, owed=0))
    if opened := open_kinds(drawn):
        # With BO-19 it may be the action drawn to that is playable now, because it is not the last.
        must = kind if opened >> kind & 1 else next(bits(opened))
        return replace(drawn, phase="play", only=CARDS[must])
    return _ask(drawn)


def _drawn(state: State, kind: int) -> State:
    return replace(
        state,
        deck=_changed(state.deck, kind, -1),
        hands=_with_hand(state, _changed(state.hands[state.turn], kind, 1)),
    )


def _discarded(state: State, card: str) -> State:
    """A card that is played goes face up to the discard (BO-7)."""
    hand = _changed(state.hands[state.turn], KIND[card], -1)
    return replace(state, hands=_with_hand(state, hand), discard=(*state.discard, card))


def _changed(counts: Counts, kind: int, by: int) -> Counts:
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def _with_hand(state: State, hand: Counts) -> tuple[Counts, ...]:
    return (*state.hands[: state.turn], hand, *state.hands[state.turn + 1 :])


# A block card (BO-8 to BO-13)


def place(state: State, move: Place) -> State:
    """The card is used and the block let go; the referee says what happened (BO-8)."""
    how = move.how
    pending = Pending(
        state.turn,
        move.block,
        move.card,
        how if isinstance(how, Spot) else None,
        how if isinstance(how, Gesture) else None,
    )
    placed = state if move.card is None else _discarded(state, move.card)
    return replace(placed, phase="judge", placing=pending)


def is_fall(state: State, verdict: Verdict) -> bool:
    """Whether it counts as a fall during the turn (BO-11), under the table's options.

    A foul (BO-9) may count as one, but never for the first block, which can't fall (BO-8). With
    the advanced rule the turn of the last card does not end with the count, so a late fall
    comes during it (BO-18).
    """
    if verdict.outcome in ("fell", "void"):
        return verdict.outcome == "fell"
    if verdict.foul is not None and state.terms.fouls == "fall" and state.stack:
        return True
    return verdict.outcome == "late" and won_by(state) is None and _has_played_last(state)


def resolve(state: State, verdict: Verdict) -> State:
    """The referee says what the blocks did: the stack stood for three seconds (BO-10), or fell."""
    pending = state.placing
    assert pending is not None, "a verdict is asked for after a placement only"
    fell = is_fall(state, verdict)
    seen = Seen(
        outcome=verdict.outcome,
        seat=pending.seat,
        block=pending.block,
        at_ms=verdict.at_ms,
        first=verdict.first,
        foul=verdict.foul,
        is_fall=fell,
        why=verdict.why,
    )
    if verdict.outcome == "void":
        return replace(_taken_back(state, pending), phase="play", placing=None, seen=seen)
    if fell:
        return _fell(replace(state, placing=None, seen=seen))
    placed = replace(
        state,
        stack=(*state.stack, pending.block),
        poses=_poses(state, verdict),
        scene=verdict.scene,
        placing=None,
        seen=seen,
    )
    won = won_by(state)
    if verdict.outcome == "late":  # BO-13: after the count, so the placement counts
        placed = _without_stack(placed)
    return _after_card(placed) if won is None else _won(placed, won)


def _taken_back(state: State, pending: Pending) -> State:
    """The placement could not be judged: the card goes back to the hand."""
    if pending.card is None:
        return state
    hand = _changed(state.hands[state.turn], KIND[pending.card], 1)
    return replace(state, hands=_with_hand(state, hand), discard=state.discard[:-1])


def _poses(state: State, verdict: Verdict) -> tuple[tuple[str, PoseMm], ...]:
    """Where the blocks are now: those that moved as the film ends, the others as before."""
    if not verdict.film:
        return state.poses
    from steeple.physics.film import ends

    assert state.placing is not None
    standing = (*state.stack, state.placing.block)
    poses = dict(state.poses)
    poses.update({BLOCKS[body]: pose for body, pose in ends(verdict.film).items()})
    return tuple((block, poses[block]) for block in standing if block in poses)


def _fell(state: State) -> State:
    """All blocks leave the stack; draw three, then start a new one in the same turn (BO-11)."""
    fallen = replace(
        _without_stack(state), only=None, is_extra=False, is_new_stack=True, owed=FALL_CARDS
    )
    return _to_draw(fallen) if _can_draw(fallen) else _ask(replace(fallen, owed=0))


def _without_stack(state: State) -> State:
    return replace(state, stack=(), poses=(), scene=b"")


def fallen(state: State) -> State:
    """The stack fell after the count; nobody draws, the seat in turn plays any card (BO-13)."""
    return replace(_without_stack(state), only=None)


# Action cards (BO-14, BO-15)


def act(state: State, card: str) -> State:
    """Nothing is placed and the turn passes; a reverse turns the direction first."""
    return _after_card(replace(_discarded(state, card), direction=direction_after(state, card)))


def direction_after(state: State, card: str | None) -> int:
    """The direction of play after a card; with two players a reverse is a pass (BO-15)."""
    turns = card == REVERSE and state.terms.seats > 2
    return -state.direction if turns else state.direction


# Winning (BO-16 to BO-18)


def won_by(state: State) -> WonBy | None:
    """How the placement that waits for the referee wins if it stands (BO-17, BO-18)."""
    if len(state.stack) + 1 == len(state.terms.blocks):
        return "ninth"
    return "extra" if state.is_extra else None


def _has_played_last(state: State) -> bool:
    return state.terms.advanced and state.hands[state.turn] == NO_CARDS


def _after_card(state: State) -> State:
    """A card was played: with the advanced rule, an extra block follows the last one (BO-18)."""
    if _has_played_last(state):
        return replace(state, phase="play", is_extra=True, is_new_stack=False, only=None)
    return _end_turn(state)


def _end_turn(state: State) -> State:
    """At the end of a turn, a player with no cards in hand wins (BO-16)."""
    if state.hands[state.turn] == NO_CARDS:
        return _won(state, "hand")
    return _ask(_turned(state))


def next_seat(state: State, direction: int) -> int:
    """Who plays next."""
    return (state.turn + direction) % state.terms.seats


def _turned(state: State) -> State:
    seat = next_seat(state, state.direction)
    return replace(state, turn=seat, is_new_stack=False, only=None)


def _won(state: State, how: WonBy) -> State:
    return replace(
        state,
        phase="over",
        winner=state.turn,
        won_by=how,
        only=None,
        is_new_stack=False,
        is_extra=False,
    )
