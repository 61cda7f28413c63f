"""What a client is told about Skyscrapers, as types: the view, and what a seat can choose.

The web client's TypeScript is made from these. Python reads them only in tests. Points and cells
are in lattice units (G-1, G-6); poses are in millimetres.
"""

from typing import Any, Literal, TypeAlias

import msgspec

Referee: TypeAlias = Literal["physics", "table", "dice"]
Use: TypeAlias = Literal["flat", "upright", "floor", "base"]
Kind: TypeAlias = Literal["flat", "upright", "floor", "universal", "base"]
Verb: TypeAlias = Literal["add", "build", "move", "shift"]
Axis: TypeAlias = Literal["x", "y", "z"]
Point: TypeAlias = list[int]
"""x, y, z in halves of a card's side; z is up, the ground is at 0."""
Pose: TypeAlias = list[float]
"""x, y, z in millimetres (z is up, the ground is at 0), then the quaternion w, x, y, z."""


class BuiltCard(msgspec.Struct, frozen=True):
    """A card of the building. Its number is its place in the list: the order of building."""

    card: str
    """`start` for a base that stood there from the beginning."""
    kind: Kind
    use: Use
    at: Point
    normal: Axis
    turn: int
    girders: str
    """As it stands: letters of t, b, l, r, h, v, d, e."""
    has_worker: bool
    """Whether a worker is drawn on it."""
    by: int | None
    """Who built it; nobody a start base."""
    joins: int | None
    """The card that its rivet holds on to; none for a start base."""
    storey: int | None
    """The storey that it is part of, if it is a floor."""


class StandingWorker(msgspec.Struct, frozen=True):
    """A worker on site."""

    worker: int
    seat: int
    cell: Point
    level: int
    """The height that it stands at; 0 is the ground."""
    on: int | None
    """The card that it stands on; none for the ground."""
    is_enclosed: bool


class Storey(msgspec.Struct, frozen=True):
    """Floors that workers walk on as one level (G-8). Its number is its place in the list.

    The first is the ground.
    """

    height: int
    floors: list[int]
    """Numbers of cards."""
    parent: int | None


class Level(msgspec.Struct, frozen=True):
    """All workers at one height, the highest first in the list; the ground is last."""

    height: int
    workers: list[int]
    """Visible ones of players who are still in, by number."""
    enclosed: list[int]


class Pending(msgspec.Struct, frozen=True):
    """What a hand did, and the referee has yet to say what came of it."""

    seat: int
    verb: Verb
    card: str | None
    use: Use | None
    at: Point | None
    normal: Axis | None
    turn: int | None
    worker: int | None
    cell: Point | None


class Seen(msgspec.Struct, frozen=True):
    """What the referee said last."""

    outcome: Literal["held", "fell", "collapsed", "void"]
    seat: int
    verb: Verb
    card: str | None
    worker: int | None
    workers: list[int]
    """Who fell."""
    landed: list[int]
    """Who came to stand on another card."""
    broke: list[int]
    points: int
    """For the card that was built; 0 for anything else."""
    cost: int
    """Of the falls."""
    why: Literal["missed", "start", "air", "slow", "unstable"] | None


class EndLine(msgspec.Struct, frozen=True):
    """How one seat comes to its result."""

    before: int
    """On the track when the game ended."""
    cards: list[str]
    """Still in hand: 1 point less for each."""
    last_card: int
    highest: int
    total: int
    is_out: bool


class SkyView(msgspec.Struct, frozen=True):
    """The site, as one seat sees it."""

    game: Literal["skyscrapers"]
    referee: Referee
    tremor: Literal["normal", "calm", "shaky"]
    lowest: int
    """The lowest space of the track: whose score falls there is out (SK-21)."""
    phase: Literal["start", "deal", "play", "judge", "put", "over"]
    to_move: int | None
    turn: int
    """Whose turn it is; while a worker is put back, that may be somebody else than `to_move`."""
    starter: int
    actions_left: int
    hand: list[str] | None
    """One's own cards; none for a spectator. How many the others hold is hidden."""
    cards: list[BuiltCard]
    workers: list[StandingWorker]
    reserve: list[int]
    """Workers in reserve, by seat."""
    storeys: list[Storey]
    levels: list[Level]
    leads: list[int]
    """Who would get 5 points for the highest workers now (SK-24)."""
    height: int
    """What the highest card reaches."""
    rivets: int
    """Left."""
    poses: dict[str, Pose]
    """Of `card-3` and `worker-7`, where a simulation knows them."""
    pending: Pending | None
    touched: list[int]
    """Workers that the last rivet touches: the builder may shift them (SK-14)."""
    fallen: list[int]
    """Workers whose owners have yet to say whether they are put back, in order (SK-20)."""
    seen: Seen | None
    is_out: list[bool]
    scores: list[int]
    ended_by: Literal["hand", "collapse", "last-left", "stuck"] | None
    result: list[EndLine] | None


class Why(msgspec.Struct, frozen=True):
    """Why not: the code of a message, and its arguments."""

    code: str
    args: dict[str, Any]


class VerbChoice(msgspec.Struct, frozen=True):
    """One of the three actions."""

    verb: Literal["add", "build", "move"]
    is_open: bool
    why: Why | None


class UseChoice(msgspec.Struct, frozen=True):
    """What a card may be built in as."""

    use: Use
    sites: int
    """How many sites it has."""
    best: int
    """Most points that it could bring now; 0 without a site."""


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the hand."""

    card: str
    kind: Kind
    girders: str
    has_worker: bool
    count: int
    is_open: bool
    why: Why | None
    uses: list[UseChoice]


class WorkerChoice(msgspec.Struct, frozen=True):
    """An own worker on site, or one that the new rivet touches."""

    worker: int
    is_open: bool
    """Whether it can move."""
    why: Why | None
    targets: int
    shifts: int
    """Cells of its card that it could be shifted to."""


class TurnChoice(msgspec.Struct, frozen=True):
    """A way to turn the planned card at a site."""

    turn: int
    girders: str
    """As they would stand."""
    meets: str
    """Those that meet a girder in play."""
    points: int
    move: str
    """The whole move; how the hand does it can be added."""


class SiteChoice(msgspec.Struct, frozen=True):
    """A place for the planned card, best first."""

    at: Point
    normal: Axis
    joins: int
    """The card whose edge it is."""
    approach: Point
    """A unit step: which way the hand brings the card in."""
    is_open: bool
    why: Why | None
    is_highest: bool
    """It would reach higher than all others: points are doubled."""
    turns: list[TurnChoice]
    """Best first; each looks different."""


class CellChoice(msgspec.Struct, frozen=True):
    """A cell for the planned worker."""

    cell: Point
    way: Literal["add", "up", "down", "same", "shift", "put"]
    on: int | None
    """The card; none for the ground."""
    spot: list[float]
    """Where in it there is room: x, y, z of the worker's feet in millimetres."""
    move: str


class Outlook(msgspec.Struct, frozen=True):
    """What comes of the plan if nothing falls."""

    meets: int
    """Girders that meet; 0 for workers."""
    drawn: int
    """1 if a worker is drawn on the card."""
    is_highest: bool
    points: int
    """All in all, now."""
    touches: list[int]
    """Workers that the rivet touches."""
    encloses: list[int]
    """Workers that it closes in."""
    shaky: int
    """How risky it is, in permille, as dice would have it."""
    is_last_card: bool


class TurnChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="turn"):
    """An action: a card and a site, or a worker and a cell; then the hand."""

    is_turn: bool
    actions_left: int
    verb: Verb | None
    """What is planned."""
    card: str | None
    use: Use | None
    worker: int | None
    verbs: list[VerbChoice]
    cards: list[CardChoice]
    workers: list[WorkerChoice]
    sites: list[SiteChoice]
    """Of the planned card and use."""
    cells: list[CellChoice]
    """Of the planned worker, for `add`, `move` or `shift`."""
    outlook: Outlook | None
    """Of a plan that is a whole move."""
    move: str | None
    may_be_done: bool
    """The last action is done; workers that the rivet touches may be left where they are."""


class PutChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="put"):
    """A worker that somebody else made fall: back on the building, or into the reserve."""

    worker: int
    culprit: int
    left: int
    """How many more of one's own have fallen."""
    cells: list[CellChoice]


class ReportChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="report"):
    """At a real table: somebody has to say who fell, and whether the building came down."""

    pending: Pending
    workers: list[int]
    """Who is on site."""
    cells: list[Point]
    """Where somebody may have landed."""
    outlook: Outlook


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


AnyChoices: TypeAlias = TurnChoices | PutChoices | ReportChoices | NoChoices
