"""The simulated world of Skyscrapers: the ground, a building of riveted cards, workers, one hand.

Cards are free bodies, each held by a weld at its rivet; the start bases are fixed to the ground.
Every building has a world of its own, which is made from the same parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from steeple.games.skyscrapers.moves import Cell
from steeple.games.skyscrapers.pieces import START_BASE
from steeple.games.skyscrapers.room import floor_under
from steeple.games.skyscrapers.scene import Scene
from steeple.games.skyscrapers.solid import (
    CARD_KG,
    CARD_MM,
    TALL_MM,
    THICK_MM,
    TURNS,
    WORKER_KG,
    WORKER_MM,
    card_middle,
)
from steeple.games.skyscrapers.state import Placed
from steeple.physics.engine import GRAVITY, STEP_S, compiled_lately, world_hash
from steeple.physics.hand import Grip, weld
from steeple.physics.turn import Pose, Vector, after, back, turned

if TYPE_CHECKING:
    import mujoco

HAND = "hand"
GROUND = 0
"""The ground's geom."""
QPOS = 7
QVEL = 6
CARD_N_M = 150.0
"""How stiff the fingers are that hold a card by its faces."""
WORKER_N_M = 100.0
HELMET_MM = 3.0
"""How much higher than its middle a worker's weight is."""
CLEAR_MM = 0.2
"""So far the edge of a card keeps from the face that it meets at a right angle."""

OPTION = (
    f'<option timestep="{STEP_S}" gravity="0 0 -{GRAVITY}" integrator="implicitfast"'
    ' solver="Newton" cone="elliptic" impratio="50" iterations="50" tolerance="1e-12">'
    '<flag multiccd="enable" autoreset="disable"/></option>'
)
FRICTION = 0.7
CARRIED_FRICTION = 0.2
"""Of a worker whose weight the hand still carries: it slides on its feet rather than tips over."""
CONTACT = (
    'solref="0.004 1" solimp="0.95 0.99 0.0005 0.5 2"'
    f' friction="{FRICTION} 0.001 0.0001" condim="4"'
)
RIVET_SOLREF = (0.012, 0.33)
RIVET = (
    f'solref="{RIVET_SOLREF[0]} {RIVET_SOLREF[1]}" solimp="0.986 0.995 0.001 0.5 2" torquescale="1"'
)


class Layer(NamedTuple):
    """What a body can bump into: the engine's masks of what it is, and of what it meets."""

    is_: int
    meets: int


_WORKER, _CARD, _HELD, _GROUND, _TORN, _LOOSE = (1 << bit for bit in range(6))
EARTH = Layer(_GROUND, 0)
WORKER = Layer(_WORKER, _WORKER | _GROUND)
CARD = Layer(_CARD, _WORKER | _GROUND | _TORN | _LOOSE | _HELD)
"""Meets no other card while its rivet holds."""
PASSED = Layer(_CARD, _WORKER | _GROUND | _TORN | _LOOSE)
"""A card that what is held can't bump into."""
HELD = Layer(_HELD, _WORKER | _GROUND)
HELD_BASE = Layer(_HELD, _WORKER)
PRESSED = Layer(_CARD, _WORKER | _TORN | _LOOSE)
"""A card whose rivet is being pressed home; a base may still be a little too low."""
TORN = Layer(_TORN, _WORKER | _GROUND | _TORN | _LOOSE | _HELD)
"""A card whose rivet broke meets everything."""
LOOSE = Layer(_LOOSE, _WORKER | _GROUND | _HELD)
"""A card that hangs on a torn one meets all but what falls with it."""


def _numbers(parts: tuple[float, ...]) -> str:
    return " ".join(map(repr, parts))


_SIDE = (CARD_MM - THICK_MM) / 2000 - CLEAR_MM / 1000
_CARD_SIZE = (_SIDE, _SIDE, THICK_MM / 2000)
_BASE_SIZE = (_SIDE, CARD_MM / 2000, THICK_MM / 2000)
_WORKER_SIZE = (WORKER_MM / 2000, WORKER_MM / 2000, TALL_MM / 2000)


def _layer(layer: Layer) -> str:
    return f'contype="{layer.is_}" conaffinity="{layer.meets}"'


def _box(size: tuple[float, ...], mass_kg: float, layer: Layer) -> str:
    return f'<geom type="box" size="{_numbers(size)}" mass="{mass_kg}" {_layer(layer)}/>'


def _inertial(half: tuple[float, float, float]) -> str:
    """A worker's weight is like that of a box, but a little higher: it wears a helmet."""
    a, b, c = (part * part * WORKER_KG / 3 for part in half)
    return (
        f'<inertial pos="0 0 {HELMET_MM / 1000}" mass="{WORKER_KG}"'
        f' diaginertia="{_numbers((b + c, a + c, a + b))}"/>'
    )


_CARD_GEOM = _box(_CARD_SIZE, CARD_KG, CARD)
_BASE_GEOM = _box(_BASE_SIZE, CARD_KG, CARD)
_WORKER_GEOM = _box(_WORKER_SIZE, WORKER_KG, WORKER) + _inertial(_WORKER_SIZE)
_GRIP_CARD = weld(HAND, "card", CARD_KG, CARD_N_M)
_GRIP_WORKER = weld(HAND, "worker", WORKER_KG, WORKER_N_M)
_GROUND_GEOM = f'<geom type="plane" size="2 2 0.1" {_layer(EARTH)}/>'

_PARTS = (
    OPTION,
    CONTACT,
    RIVET,
    _GROUND_GEOM,
    _CARD_GEOM,
    _BASE_GEOM,
    _WORKER_GEOM,
    _GRIP_CARD,
    _GRIP_WORKER,
    repr(CARRIED_FRICTION),
    repr((PASSED, PRESSED, HELD, HELD_BASE, TORN, LOOSE)),
)
MODEL = world_hash("\n".join(_PARTS))
"""The hash of all that worlds are made of."""


def perfect(card: Placed) -> Pose:
    """Where a card is in a perfect building, in metres."""
    x, y, z = card_middle(card.at)
    return (x / 1000, y / 1000, z / 1000), TURNS[card.normal]


def seen_from(pose: Pose, other: Pose) -> Pose:
    """`other`, as `pose` sees it: in its own axes."""
    (x, y, z), turn = pose
    (a, b, c), other_turn = other
    undo = back(turn)
    off: Vector = (a - x, b - y, c - z)
    return turned(off, undo), after(undo, other_turn)


def _body(name: str, geom: str, pose: Pose | None) -> str:
    if pose is None:
        return f'<body name="{name}"><freejoint/>{geom}</body>'
    place, turn = pose
    return f'<body name="{name}" pos="{_numbers(place)}" quat="{_numbers(turn)}">{geom}</body>'


def _card(number: int, card: Placed) -> str:
    geom = _BASE_GEOM if card.use == "base" else _CARD_GEOM
    return _body(f"card-{number}", geom, perfect(card) if card.card == START_BASE else None)


def _rivet(cards: tuple[Placed, ...], number: int, joins: int) -> str:
    place, turn = seen_from(perfect(cards[joins]), perfect(cards[number]))
    return (
        f'<weld body1="card-{joins}" body2="card-{number}"'
        f' relpose="{_numbers(place)} {_numbers(turn)}" {RIVET}/>'
    )


def mjcf(
    cards: tuple[Placed, ...],
    joins: tuple[int | None, ...],
    workers: tuple[int, ...],
    held: str | None,
) -> str:
    """The world of a building and of the workers on site; `held` names the body in the hand."""
    rivets = (
        _rivet(cards, number, joint) for number, joint in enumerate(joins) if joint is not None
    )
    grip = ""
    if held is not None:
        of_card = held.startswith("card")
        mass_kg, stiffness = (CARD_KG, CARD_N_M) if of_card else (WORKER_KG, WORKER_N_M)
        grip = weld(HAND, held, mass_kg, stiffness)
    return "\n".join(
        [
            '<mujoco model="skyscrapers">',
            OPTION,
            f"<default><geom {CONTACT}/></default>",
            "<worldbody>",
            _GROUND_GEOM,
            f'<body name="{HAND}" mocap="true"/>',
            *(_card(number, card) for number, card in enumerate(cards)),
            *(_body(f"worker-{worker}", _WORKER_GEOM, None) for worker in workers),
            "</worldbody>",
            "<equality>",
            *rivets,
            grip,
            "</equality>",
            "</mujoco>",
        ]
    )


def body_of_card(number: int) -> int:
    """The engine's body of a card; those of the workers follow."""
    return 2 + number


class World:
    """A building in the engine, and where in the engine's numbers its bodies are."""

    def __init__(
        self,
        cards: tuple[Placed, ...],
        joins: tuple[int | None, ...],
        workers: tuple[int, ...],
        held: str | None = None,
    ) -> None:
        self.model: mujoco.MjModel = compiled_lately(mjcf(cards, joins, workers, held))
        self.cards = cards
        self.joins = joins
        self.workers = workers
        free = [number for number, card in enumerate(cards) if card.card != START_BASE]
        self.card_at = {number: QPOS * at for at, number in enumerate(free)}
        """Where the place of a card that is not fixed starts among all places."""
        self.worker_at = {worker: QPOS * (len(free) + at) for at, worker in enumerate(workers)}
        riveted = [number for number, joint in enumerate(joins) if joint is not None]
        self.rivets = {number: at for at, number in enumerate(riveted)}
        """The welds, by the card that each holds."""
        self.grip_weld = len(riveted)

    def opened(self, scene: Scene) -> mujoco.MjData:
        """A fresh world in which everything that a scene knows is there, at rest."""
        import mujoco

        for number in range(len(self.cards)):
            self.set_layer(self.card_geom(number), CARD)
        for worker in self.workers:
            self.set_layer(self.worker_geom(worker), WORKER)
            self.set_carried(self.worker_geom(worker), False)
        for rivet in self.rivets.values():
            self.model.eq_solref[rivet] = RIVET_SOLREF
        data = mujoco.MjData(self.model)
        for number, pose in enumerate(scene.cards):
            if number in self.card_at:
                at = self.card_at[number]
                data.qpos[at : at + QPOS] = (*pose[0], *pose[1])
        for worker, at in self.worker_at.items():
            if worker in scene.workers:
                pose = scene.workers[worker]
                data.qpos[at : at + QPOS] = (*pose[0], *pose[1])
        return data

    def is_one_floor(self, one: Cell, other: Cell) -> bool:
        """Whether two cells are on the same card, or both on the ground."""
        under = floor_under(self.cards, one)
        return one[2] == other[2] and under == floor_under(self.cards, other)

    def card_geom(self, number: int) -> int:
        """The geom of a card."""
        return 1 + number

    def worker_geom(self, worker: int) -> int:
        """The geom of a worker."""
        return 1 + len(self.cards) + self.workers.index(worker)

    def set_layer(self, geom: int, layer: Layer) -> None:
        """Say what a body can bump into from now on."""
        model = self.model
        body = model.geom_bodyid[geom]
        model.geom_contype[geom] = model.body_contype[body] = layer.is_
        model.geom_conaffinity[geom] = model.body_conaffinity[body] = layer.meets

    def set_carried(self, geom: int, is_carried: bool) -> None:
        """Say whether the hand carries a worker's weight."""
        self.model.geom_priority[geom] = is_carried
        self.model.geom_friction[geom, 0] = CARRIED_FRICTION if is_carried else FRICTION

    def grip_on_card(self, number: int) -> Grip:
        """How the hand holds a card."""
        return Grip(
            body_of_card(number), self.card_at[number], self.grip_weld, 0, CARD_KG, CARD_N_M
        )

    def grip_on_worker(self, worker: int) -> Grip:
        """How the hand holds a worker."""
        body = body_of_card(len(self.cards) + self.workers.index(worker))
        return Grip(body, self.worker_at[worker], self.grip_weld, 0, WORKER_KG, WORKER_N_M)
