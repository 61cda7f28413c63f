"""What a client is told about Skyscrapers, as types: the view, the choices, what happens.

The web client's TypeScript is generated from these. Points and cells are in lattice units (G-1,
G-6); poses are in millimetres.
"""

from typing import Literal, Self, TypeAlias

import msgspec

from steeple.kernel.sentence import Sentence
from steeple.kernel.shown import ShownAct
from steeple.kernel.starter import StarterAct

Outcome: TypeAlias = Literal["held", "fell", "collapsed", "void"]
Trouble: TypeAlias = Literal["missed", "start", "air", "slow", "unstable"]
"""The rivet did not meet its edge, or the worker its cell; in something else from the start; let go
in the air; no end in time; numbers that blew up."""
Referee: TypeAlias = Literal["physics", "table", "dice"]
Use: TypeAlias = Literal["flat", "upright", "floor", "base"]
Kind: TypeAlias = Literal["flat", "upright", "floor", "universal", "base"]
Verb: TypeAlias = Literal["add", "build", "move", "shift"]
Deed: TypeAlias = Literal["add", "build", "move", "shift", "bump"]
"""What made something fall: an act, or that somebody bumped the table."""
Axis: TypeAlias = Literal["x", "y", "z"]
Point: TypeAlias = list[int]
"""x, y, z in halves of a card's side; z is up, the ground is at 0."""
Sway: TypeAlias = Literal["none", "little", "some", "much"]
Risk: TypeAlias = Literal["low", "some", "high"]
Way: TypeAlias = Literal["add", "up", "down", "same", "shift", "stand", "put"]
"""How a worker gets into a cell; `stand` stands it up where it lies."""
PoseMm: TypeAlias = list[float]
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
    """As the card is turned: letters of t, b, l, r, h, v, d, e."""
    has_worker: bool
    """Whether a worker is drawn on it."""
    by: int | None
    """Who built it; `null` for a start base."""
    joins: int | None
    """The card that its rivet holds on to; `null` for a start base."""
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
    """The card that it stands on; `null` for the ground."""
    is_enclosed: bool
    is_lying: bool
    """Knocked over: it can't build until it is stood up, which is a shift (SK-20)."""


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
    """Visible ones of players who are still in, by number; those that lie do not count."""
    enclosed: list[int]


class Pending(msgspec.Struct, frozen=True):
    """What a hand did, and what the referee has not judged yet."""

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

    outcome: Outcome
    seat: int
    """Who acted, or bumped the table."""
    verb: Deed
    card: str | None
    worker: int | None
    workers: list[int]
    """Who fell."""
    landed: list[int]
    """Who now stands on another card."""
    broke: list[int]
    points: int
    """For the card that was built; 0 for anything else."""
    cost: int
    """The cost of the falls."""
    why: Trouble | None
    lies: list[int] = msgspec.field(default_factory=list)
    """Who was knocked over, and lies."""
    culprit: int | None = None
    """Who did it, if that was not who acted (SK-20, SK-22)."""


class EndLine(msgspec.Struct, frozen=True):
    """How one seat's result adds up."""

    before: int
    """The score on the track when the game ended."""
    cards: list[str]
    """Cards still in hand, which cost 1 point each."""
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
    """The lowest space of the track: a seat whose score falls there is out (SK-21)."""
    phase: Literal["start", "deal", "play", "judge", "put", "agree", "over"]
    to_move: int | None
    turn: int
    """Whose turn it is; while a worker is put back, that may differ from `to_move`."""
    starter: int
    actions_left: int
    hand: list[str] | None
    """One's own cards; `null` for a spectator. How many the others hold is hidden."""
    cards: list[BuiltCard]
    workers: list[StandingWorker]
    reserve: list[int]
    """Workers in reserve, by seat."""
    storeys: list[Storey]
    levels: list[Level]
    leads: list[int]
    """Who would get 5 points for the highest workers now (SK-24)."""
    height: int
    """The height of the highest card."""
    rivets: int
    """Rivets left."""
    poses: dict[str, PoseMm]
    """Poses by body (`card-3`, `worker-7`), if they are simulated."""
    pending: Pending | None
    touched: list[int]
    """Workers that the last rivet touches: the builder may shift them (SK-14)."""
    fallen: list[int]
    """Workers whose owners have yet to say whether they are put back, in order (SK-20)."""
    proposer: int | None
    """Who proposes to end the game here, or proposed the end that all agreed to (SK-9)."""
    seen: Seen | None
    is_out: list[bool]
    scores: list[int]
    ended_by: Literal["hand", "collapse", "last-left", "stuck"] | None
    result: list[EndLine] | None


class VerbChoice(msgspec.Struct, frozen=True):
    """One of the three actions."""

    verb: Literal["add", "build", "move"]
    is_open: bool
    why: Sentence | None


class UseChoice(msgspec.Struct, frozen=True):
    """What a card may be built in as."""

    use: Use
    sites: int
    """How many sites it has."""
    best: int
    """The most points that it could bring now; 0 without a site."""


class CardChoice(msgspec.Struct, frozen=True):
    """A card of the hand."""

    card: str
    kind: Kind
    girders: str
    has_worker: bool
    count: int
    is_open: bool
    why: Sentence | None
    uses: list[UseChoice]


class WorkerChoice(msgspec.Struct, frozen=True):
    """An own worker on site, or one that the new rivet touches."""

    worker: int
    is_open: bool
    """Whether it can move."""
    why: Sentence | None
    targets: int
    shifts: int
    """Cells of its card that it could be shifted to; one that lies can be stood up in its own."""


class TurnChoice(msgspec.Struct, frozen=True):
    """A way to turn the planned card at a site."""

    turn: int
    girders: str
    """As the card would be turned."""
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
    """A unit step: the direction in which the hand brings the card in."""
    is_open: bool
    why: Sentence | None
    is_highest: bool
    """Whether it would be the highest card: its points are doubled."""
    turns: list[TurnChoice]
    """Best first; each looks different."""


class CellChoice(msgspec.Struct, frozen=True):
    """A cell for the planned worker."""

    cell: Point
    way: Way
    on: int | None
    """The card; `null` for the ground."""
    spot: list[float]
    """Where in it there is room: x, y, z of the worker's feet in millimetres."""
    move: str


class Outlook(msgspec.Struct, frozen=True):
    """What the plan results in if nothing falls."""

    meets: int
    """Girders that meet; 0 for workers."""
    drawn: int
    """1 if a worker is drawn on the card."""
    is_highest: bool
    points: int
    """All points of the act."""
    touches: list[int]
    """Workers that the rivet touches."""
    encloses: list[int]
    """Workers that it closes in."""
    shaky: int
    """The risk by the model of the dice, in permille."""
    risk: Risk
    """All of it in a word; where it is low, nobody is touched and nobody is named in `may_fall`."""
    may_fall: list[int]
    """Workers that may fall, those in most danger first; each would cost 5 points (SK-20)."""
    sway: Sway
    """How much the building will sway under the hand."""
    is_last_card: bool
    runs: int
    """How many trial runs `may_fall` reckons with; 0 until they are made, if they are."""


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
    """The sites of the planned card and use."""
    cells: list[CellChoice]
    """The cells of the planned worker, for `add`, `move` or `shift`."""
    outlook: Outlook | None
    """What a complete plan results in."""
    move: str | None
    may_be_done: bool
    """After the last action: workers that the rivet touches may be left where they are."""
    may_propose: bool
    """A whole round has passed without a build: the seat may propose to end the game (SK-9)."""


class PutChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="put"):
    """A worker that somebody else made fall: back on the building, or into the reserve."""

    worker: int
    culprit: int
    left: int
    """How many more of one's own have fallen."""
    cells: list[CellChoice]


class AgreeChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="agree"):
    """Somebody proposes to end the game here: agree, or decline (SK-9)."""

    proposer: int


class ReportChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="report"):
    """At a real table: who fell, and whether the building came down.

    After an act somebody has to say it; between acts it can be said, with the plan `bump`.
    """

    pending: Pending | None
    """The act; `null` if somebody bumped the table."""
    workers: list[int]
    """Who is on site."""
    cells: list[Point]
    """Where somebody may have landed."""
    outlook: Outlook | None


class NoChoices(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """There is nothing to choose."""


AnyChoices: TypeAlias = TurnChoices | PutChoices | AgreeChoices | ReportChoices | NoChoices


class DealAct(ShownAct, frozen=True, tag="deal"):
    """Chance: a card of one's own hand."""

    card: str


class BuildAct(ShownAct, frozen=True, tag="build"):
    """A seat brought a card; the film of the verdict shows how."""

    card: str
    use: Use
    at: Point
    normal: Axis
    turn: int


class AddAct(ShownAct, frozen=True, tag="add"):
    """A seat put a worker of its reserve on the ground."""

    worker: int
    cell: Point


class MoveAct(ShownAct, frozen=True, tag="move"):
    """A seat moved a worker."""

    worker: int
    cell: Point


class ShiftAct(ShownAct, frozen=True, tag="shift"):
    """A seat shifted a worker on its floor, which is no action."""

    worker: int
    cell: Point


class DoneAct(ShownAct, frozen=True, tag="done"):
    """A seat left the workers that the last rivet touches where they are."""


class PutAct(ShownAct, frozen=True, tag="put"):
    """A seat put a worker back that somebody else made fall."""

    worker: int
    cell: Point


class KeepAct(ShownAct, frozen=True, tag="keep"):
    """A seat left a fallen worker in the reserve."""

    worker: int


class ProposeAct(ShownAct, frozen=True, tag="propose"):
    """A seat proposed to end the game here."""


class AgreeAct(ShownAct, frozen=True, tag="agree"):
    """A seat agreed to the end."""


class DeclineAct(ShownAct, frozen=True, tag="decline"):
    """A seat wants to play on."""


class Landing(msgspec.Struct, frozen=True):
    """Where a worker stands or lies now that was elsewhere before."""

    worker: int
    cell: Point


class VerdictAct(ShownAct, frozen=True, tag="verdict"):
    """The referee: what building and workers did."""

    outcome: Outcome
    workers: list[int]
    """Who fell."""
    stands: list[Landing]
    """Who is in another cell, and has not fallen."""
    lies: list[int]
    """Who was knocked over, and lies."""
    broke: list[int]
    """Cards whose rivets broke."""
    why: Trouble | None
    by: int | None
    """Who did it, if that was not who acted."""
    film: bytes
    """What everybody is shown; empty if there is nothing to show."""

    def brief(self) -> Self:
        """The same without the film."""
        return msgspec.structs.replace(self, film=b"")


AnyAct: TypeAlias = (
    StarterAct
    | DealAct
    | BuildAct
    | AddAct
    | MoveAct
    | ShiftAct
    | DoneAct
    | PutAct
    | KeepAct
    | ProposeAct
    | AgreeAct
    | DeclineAct
    | VerdictAct
)
