"""The round and the end (FT-9 to FT-19), in the order of `rules.md`.

Functions that change `cells` assume that the move is legal; `why_not_...` says whether it
is. Moves are integers, see `codes`.
"""

from steeple.games.five_towers.builds import Counts, count_builds, field, most_buildable
from steeple.games.five_towers.codes import (
    CANCEL,
    NO_TEAR_DOWN,
    PASS,
    build_card,
    build_of,
    build_size,
    build_torn,
)
from steeple.games.five_towers.pieces import CARDS, ROOF, ROW, kind_of, value_of
from steeple.games.five_towers.state import (
    ACTOR,
    BID,
    BIDS,
    BUILD,
    CHANCE,
    DEAL,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    HIGHEST,
    IS_OPEN,
    LEADER,
    LIMITS,
    NO_CARD,
    NO_LIMIT,
    NOBODY,
    NOT_YET,
    OVER,
    PASS_NUMBER,
    PASSED,
    PHASE,
    ROW_CARDS,
    ROW_SIZE,
    SEATS,
    STARTER,
    Cells,
    at,
    cell,
)
from steeple.games.five_towers.towers import (
    can_tear_down,
    fits,
    height,
    place,
    tear_down,
    top,
    top_after_tearing,
)
from steeple.kernel.jit import jit

# Why a move is illegal:
NOTHING_WRONG = 0
NOT_HIGHER = 1
MORE_THAN_ROW = 2
NOT_BELOW_CANCELLED = 3
MORE_THAN_BUILDABLE = 4
STARTER_MUST_BID = 5
WRONG_SIZE = 6
NOT_IN_ROW = 7
NOTHING_TO_TEAR_DOWN = 8
ROOF_STAYS = 9
NOTHING_GOES_ON_ROOF = 10
DOES_NOT_FIT = 11
CAN_BE_BUILT = 12
ALREADY_TAKEN = 13


# The row (FT-9)


@jit
def choose_starter(cells: Cells, seat: int) -> None:
    """Chance names the first starter, if the table did not."""
    cells[STARTER] = seat
    cells[PHASE] = DEAL


@jit
def reveal(cells: Cells, card: int) -> None:
    """Chance turns up a card; the row is kept sorted. When it is complete, bidding starts."""
    cells[at(DECK + card)] -= 1
    cells[DECK_SIZE] -= 1
    for spot in range(cells[ROW_SIZE]):
        other = cell(cells, ROW_CARDS + spot)
        cells[at(ROW_CARDS + spot)] = min(card, other)
        card = max(card, other)
    cells[at(ROW_CARDS + cell(cells, ROW_SIZE))] = card
    cells[ROW_SIZE] += 1
    if cells[ROW_SIZE] == ROW or cells[DECK_SIZE] == 0:
        cells[PHASE] = BID
        cells[ACTOR] = cells[STARTER]


# Bidding (FT-10, FT-14)


@jit
def left_of(cells: Cells, seat: int) -> int:
    """The next seat clockwise; a comparison, because a division would take longer."""
    return 0 if seat + 1 == cells[SEATS] else seat + 1


@jit
def why_not_bid(cells: Cells, number: int, counts: Counts) -> int:
    """Why `number` can't be bid; at `open` tables, what can't be built may be bid."""
    seat = cell(cells, ACTOR)
    if number > cells[ROW_SIZE]:
        return MORE_THAN_ROW
    if cells[LEADER] != NOBODY and number <= cells[HIGHEST]:
        return NOT_HIGHER
    if number >= cells[at(LIMITS + seat)]:
        return NOT_BELOW_CANCELLED
    if not cells[IS_OPEN] and field(count_builds(cells, seat, counts), number) == 0:
        return MORE_THAN_BUILDABLE
    return NOTHING_WRONG


@jit
def why_not_pass(cells: Cells) -> int:
    """The starter names a number; one who cancelled may pass, which counts as 0 (FT-15)."""
    seat = cell(cells, ACTOR)
    if seat == cells[STARTER] and cells[at(LIMITS + seat)] == NO_LIMIT:
        return STARTER_MUST_BID
    return NOTHING_WRONG


@jit
def bid(cells: Cells, number: int) -> None:
    """The seat names a number; naming the row's size ends the bidding at once."""
    seat = cell(cells, ACTOR)
    cells[at(BIDS + seat)] = number
    cells[HIGHEST] = number
    cells[LEADER] = seat
    if number == cells[ROW_SIZE]:
        _end_bidding(cells)
    else:
        _next_bidder(cells)


@jit
def pass_(cells: Cells) -> None:
    """The seat stays out; a starter who passes after cancelling has bid 0 (FT-15)."""
    seat = cell(cells, ACTOR)
    if seat == cells[STARTER]:
        bid(cells, 0)
    else:
        cells[at(BIDS + seat)] = PASSED
        _next_bidder(cells)


@jit
def _next_bidder(cells: Cells) -> None:
    """Clockwise, one chance each."""
    seat = left_of(cells, cell(cells, ACTOR))
    if seat == cells[STARTER]:
        _end_bidding(cells)
    else:
        cells[ACTOR] = seat


@jit
def _end_bidding(cells: Cells) -> None:
    """The highest bidder builds (FT-11); if the highest bid is 0, nobody does (FT-17)."""
    if cells[HIGHEST] == 0:
        _tidy(cells, cell(cells, STARTER))
    else:
        cells[PHASE] = BUILD
        cells[ACTOR] = cells[LEADER]


# Building (FT-11 to FT-13)


@jit
def why_not_tear_down(cells: Cells, seat: int, kind: int) -> int:
    """There must be a card, and it must not be a roof (FT-8, FT-12)."""
    if height(cells, seat, kind) == 0:
        return NOTHING_TO_TEAR_DOWN
    if not can_tear_down(cells, seat, kind):
        return ROOF_STAYS
    return NOTHING_WRONG


@jit
def why_not_build(cells: Cells, build: int) -> tuple[int, int, int]:
    """Why the build is illegal: (why, the card or type, what it would stand on)."""
    seat = cell(cells, ACTOR)
    torn = build_torn(build)
    size = build_size(build)
    if size != cells[HIGHEST]:
        return WRONG_SIZE, size, 0
    for index in range(size):
        card = build_card(build, index)
        wanted = 0
        for other in range(index + 1):
            wanted += int(build_card(build, other) == card)
        lying = 0
        for other in range(cells[ROW_SIZE]):
            lying += int(cells[at(ROW_CARDS + other)] == card)
        if wanted > lying:
            return (ALREADY_TAKEN if lying else NOT_IN_ROW), card, 0
    if torn != NO_TEAR_DOWN:
        why = why_not_tear_down(cells, seat, torn)
        if why != NOTHING_WRONG:
            return why, torn, 0
    for index in range(size):
        card = build_card(build, index)
        kind = kind_of(card)
        below = top_after_tearing(cells, seat, kind) if kind == torn else top(cells, seat, kind)
        for other in range(index):
            if kind_of(build_card(build, other)) == kind:
                below = value_of(build_card(build, other))
        if below == ROOF:
            return NOTHING_GOES_ON_ROOF, card, below
        if not fits(below, value_of(card)):
            return DOES_NOT_FIT, card, below
    return NOTHING_WRONG, 0, 0


@jit
def build(cells: Cells, build: int) -> None:
    """Tear down, then place all taken cards; the rest of the row is tidied away."""
    seat = cell(cells, ACTOR)
    torn = build_torn(build)
    if torn != NO_TEAR_DOWN:
        tear_down(cells, seat, torn)
    for index in range(build_size(build)):
        card = build_card(build, index)
        place(cells, seat, kind_of(card), value_of(card))
        spot = 0
        while cells[at(ROW_CARDS + spot)] != card:
            spot += 1
        cells[at(ROW_CARDS + spot)] = NO_CARD
    _tidy(cells, left_of(cells, seat))


# Cancelling (FT-15)


@jit
def why_not_cancel(cells: Cells, counts: Counts) -> int:
    """Only a build that can't be done may be cancelled."""
    if most_buildable(cells, cell(cells, ACTOR), counts) >= cells[HIGHEST]:
        return CAN_BE_BUILT
    return NOTHING_WRONG


@jit
def cancel(cells: Cells) -> None:
    """Back to the bid of the seat that can't build: it names less, then those after it bid."""
    seat = cell(cells, ACTOR)
    cells[at(LIMITS + seat)] = cells[HIGHEST]
    cells[HIGHEST] = 0
    cells[LEADER] = NOBODY
    is_after = False
    other = cell(cells, STARTER)
    for _ in range(cells[SEATS]):
        is_after = is_after or other == seat
        if is_after:
            cells[at(BIDS + other)] = NOT_YET
        elif cells[at(BIDS + other)] >= 0:
            cells[HIGHEST] = cells[at(BIDS + other)]
            cells[LEADER] = other
        other = left_of(cells, other)
    cells[PHASE] = BID


# Tidying (FT-16, FT-17) and the end (FT-18, FT-19)


@jit
def _tidy(cells: Cells, next_starter: int) -> None:
    """Discard what is left of the row; reshuffle once, and end when the deck is out again."""
    for spot in range(cells[ROW_SIZE]):
        card = cell(cells, ROW_CARDS + spot)
        if card != NO_CARD:
            cells[at(DISCARD + card)] += 1
            cells[DISCARD_SIZE] += 1
        cells[at(ROW_CARDS + spot)] = NO_CARD
    cells[ROW_SIZE] = 0
    cells[STARTER] = next_starter
    cells[HIGHEST] = 0
    cells[LEADER] = NOBODY
    for seat in range(cells[SEATS]):
        cells[at(BIDS + seat)] = NOT_YET
        cells[at(LIMITS + seat)] = NO_LIMIT
    cells[PHASE] = DEAL
    cells[ACTOR] = CHANCE
    if cells[DECK_SIZE] == 0:
        if cells[PASS_NUMBER] == 1 and cells[DISCARD_SIZE] > 0:
            _reshuffle(cells)
        else:
            cells[PHASE] = OVER
            cells[ACTOR] = NOBODY


@jit
def _reshuffle(cells: Cells) -> None:
    """The discard is unseen again."""
    for card in range(CARDS):
        cells[at(DECK + card)] = cells[at(DISCARD + card)]
        cells[at(DISCARD + card)] = 0
    cells[DECK_SIZE] = cells[DISCARD_SIZE]
    cells[DISCARD_SIZE] = 0
    cells[PASS_NUMBER] = 2


# Any move


@jit
def make_move(cells: Cells, move: int) -> None:
    """Make a legal move."""
    if move < PASS:
        bid(cells, move)
    elif move == PASS:
        pass_(cells)
    elif move == CANCEL:
        cancel(cells)
    else:
        build(cells, build_of(move))
