"""The simulated world of Skyscrapers: the ground, a building of riveted cards, workers, one hand.

Cards are free bodies, each held by a weld at its rivet; the start bases are fixed to the ground.
Every building has a world of its own, made from the same parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from steeple.games.skyscrapers.bodies.scene import Scene
from steeple.games.skyscrapers.bodies.solid import (
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
from steeple.physics.engine import compiled_lately, numbers, option, world_hash
from steeple.physics.hand import Grip, weld
from steeple.physics.motion import QPOS
from steeple.physics.pose import PoseM
from steeple.physics.turn import Vector, after, back, turned

if TYPE_CHECKING:
    import mujoco

JUDGES = 2
"""Counts how often it changed how the same world is judged: pressing, breaking, what has fallen."""
HAND = "hand"
GROUND = 0
"""The ground's geom."""
CARD_N_M = 150.0
"""The stiffness of fingers that hold a card by its faces."""
WORKER_N_M = 100.0
HELMET_MM = 3.0
"""How much higher than its middle a worker's weight is."""
CLEAR_MM = 0.2
"""The gap between the edge of a card and the face that it meets at a right angle."""

OPTION = option(impratio=50, iterations=50, tolerance="1e-12")
FRICTION = 0.7
CARRIED_FRICTION = 0.2
"""Friction of a worker whose weight the hand still carries: it slides rather than tips over."""
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


_WORKER, _CARD, _CARRIED, _GROUND, _TORN, _LOOSE = (1 << bit for bit in range(6))
EARTH = Layer(_GROUND, 0)
WORKER = Layer(_WORKER, _WORKER | _GROUND)
CARD = Layer(_CARD, _WORKER | _GROUND | _TORN | _LOOSE | _CARRIED)
"""Meets no other card while its rivet holds."""
PASSED = Layer(_CARD, _WORKER | _GROUND | _TORN | _LOOSE)
"""A card that the carried body can't bump into."""
CARRIED = Layer(_CARRIED, _WORKER | _GROUND)
CARRIED_BASE = Layer(_CARRIED, _WORKER)
PRESSED = Layer(_CARD, _WORKER | _TORN | _LOOSE)
"""A card whose rivet is being pressed home; a base may still be a little too low."""
TORN = Layer(_TORN, _WORKER | _GROUND | _TORN | _LOOSE | _CARRIED)
"""A card whose rivet broke meets everything."""
LOOSE = Layer(_LOOSE, _WORKER | _GROUND | _CARRIED)
"""A card that hangs on a torn one meets everything except what falls with it."""


_SIDE = (CARD_MM - THICK_MM) / 2000 - CLEAR_MM / 1000
_CARD_SIZE = (_SIDE, _SIDE, THICK_MM / 2000)
_BASE_SIZE = (_SIDE, CARD_MM / 2000, THICK_MM / 2000)
_WORKER_SIZE = (WORKER_MM / 2000, WORKER_MM / 2000, TALL_MM / 2000)


def _layer(layer: Layer) -> str:
    return f'contype="{layer.is_}" conaffinity="{layer.meets}"'


def _box(size: tuple[float, ...], mass_kg: float, layer: Layer) -> str:
    return f'<geom type="box" size="{numbers(size)}" mass="{mass_kg}" {_layer(layer)}/>'


def _inertial(half: tuple[float, float, float]) -> str:
    """The mass of a worker is that of a box, but a little higher: it wears a helmet."""
    a, b, c = (part * part * WORKER_KG / 3 for part in half)
    return (
        f'<inertial pos="0 0 {HELMET_MM / 1000}" mass="{WORKER_KG}"'
        f' diaginertia="{numbers((b + c, a + c, a + b))}"/>'
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
    repr((PASSED, PRESSED, CARRIED, CARRIED_BASE, TORN, LOOSE)),
    f"referee {JUDGES}",
)
MODEL = world_hash("\n".join(_PARTS))
"""The hash of the parts that worlds are made of, and of how they are judged."""


def perfect(card: Placed) -> PoseM:
    """Where a card is in a perfect building, in metres."""
    x, y, z = card_middle(card.at)
    return (x / 1000, y / 1000, z / 1000), TURNS[card.normal]


def seen_from(pose: PoseM, other: PoseM) -> PoseM:
    """`other` relative to `pose`, in its axes."""
    (x, y, z), turn = pose
    (a, b, c), other_turn = other
    undo = back(turn)
    off: Vector = (a - x, b - y, c - z)
    return turned(off, undo), after(undo, other_turn)


def _body(name: str, geom: str, pose: PoseM | None) -> str:
    if pose is None:
        return f'<body name="{name}"><freejoint/>{geom}</body>'
    place, turn = pose
    return f'<body name="{name}" pos="{numbers(place)}" quat="{numbers(turn)}">{geom}</body>'


def _card(number: int, card: Placed) -> str:
    geom = _BASE_GEOM if card.use == "base" else _CARD_GEOM
    return _body(f"card-{number}", geom, perfect(card) if card.is_start else None)


def _rivet(cards: tuple[Placed, ...], number: int, joins: int) -> str:
    place, turn = seen_from(perfect(cards[joins]), perfect(cards[number]))
    return (
        f'<weld body1="card-{joins}" body2="card-{number}"'
        f' relpose="{numbers(place)} {numbers(turn)}" {RIVET}/>'
    )


def mjcf(
    cards: tuple[Placed, ...],
    joins: tuple[int | None, ...],
    workers: tuple[int, ...],
    carried: str | None,
) -> str:
    """The world of a building and of the workers on site; `carried` names the body in the hand."""
    rivets = (
        _rivet(cards, number, joint) for number, joint in enumerate(joins) if joint is not None
    )
    grip = ""
    if carried is not None:
        of_card = carried.startswith("card")
        mass_kg, stiffness = (CARD_KG, CARD_N_M) if of_card else (WORKER_KG, WORKER_N_M)
        grip = weld(HAND, carried, mass_kg, stiffness)
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
    """A building in the engine, and the engine's indices of its bodies."""

    def __init__(
        self,
        cards: tuple[Placed, ...],
        joins: tuple[int | None, ...],
        workers: tuple[int, ...],
        carried: str | None = None,
    ) -> None:
        self.model: mujoco.MjModel = compiled_lately(mjcf(cards, joins, workers, carried))
        self.cards = cards
        self.joins = joins
        self.workers = workers
        free = [number for number, card in enumerate(cards) if not card.is_start]
        self.card_at = {number: QPOS * at for at, number in enumerate(free)}
        """By card that is not fixed: where its pose starts in `qpos`."""
        self.worker_at = {worker: QPOS * (len(free) + at) for at, worker in enumerate(workers)}
        riveted = [number for number, joint in enumerate(joins) if joint is not None]
        self.rivets = {number: at for at, number in enumerate(riveted)}
        """The welds, by the card that each holds."""
        self.grip_weld = len(riveted)

    def opened(self, scene: Scene) -> mujoco.MjData:
        """A fresh world with everything where the scene has it, at rest."""
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

    def card_geom(self, number: int) -> int:
        """The geom of a card."""
        return 1 + number

    def worker_geom(self, worker: int) -> int:
        """The geom of a worker."""
        return 1 + len(self.cards) + self.workers.index(worker)

    def set_layer(self, geom: int, layer: Layer) -> None:
        """Set what a body can bump into from now on."""
        model = self.model
        body = model.geom_bodyid[geom]
        model.geom_contype[geom] = model.body_contype[body] = layer.is_
        model.geom_conaffinity[geom] = model.body_conaffinity[body] = layer.meets

    def set_carried(self, geom: int, is_carried: bool) -> None:
        """Set whether the hand carries a worker's weight."""
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
