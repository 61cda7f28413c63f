"""The door of OpenSpiel: importing this registers our games there.

They are `python_five_towers`, `python_block_out` and `python_skyscrapers`; `players` is their
parameter. Dice are the referee: what they say is a
chance outcome, one of `VERDICTS` that are equally likely.
"""

import json
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from steeple.catalog import folder_of, games
from steeple.envs.table import QuickStream, encoding_of, first_state, results
from steeple.kernel.encoding import Encoding
from steeple.kernel.game import CHANCE, NOBODY, REFEREE, Game, Move

VERDICTS = 1000
LONGEST_GAME = 10_000
SEATS = 2


def _type(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"python_{folder_of(game.id)}",
        long_name=f"Steeple: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if game.hides
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": SEATS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel sees it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules: Game[Any] = games[self.id]
        self.encoding: Encoding[Any] = encoding_of(self.id)
        given = dict(params or {})
        seats = int(given.get("players", SEATS))
        self.start = first_state(self.rules, seats, None, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=VERDICTS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_type(self.rules), info, given)

    def new_initial_state(self, *_: Any) -> "SpielState":
        """The table before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What turns states into tensors and text."""
        seen = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, seen)


class Fixed(NamedTuple):
    """Where a game stands: values that never change, so a clone shares them."""

    state: Any
    plan: Any = None
    chosen: tuple[int, ...] = ()
    """The actions of the plan."""
    seen: tuple[tuple[str, ...], ...] = ()
    """By seat, what it was told of each act, in order; empty for what is hidden from it."""

    def __deepcopy__(self, _: Any) -> "Fixed":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with what was chosen so far, and what each seat has seen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.id = game.id
        self.seats = game.num_players()
        self.now = Fixed(game.start, seen=((),) * self.seats)

    @property
    def rules(self) -> Game[Any]:
        """The game; not kept here, or every clone would copy it."""
        return games[self.id]

    def current_player(self) -> int:
        """Whose turn it is; the referee is chance here."""
        actor = self.rules.actor(self.now.state)
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor in (CHANCE, REFEREE) else actor

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.rules.actor(self.now.state):
            return []
        mask = encoding_of(self.id).mask(self.now.state, self.now.plan)
        found: list[int] = np.flatnonzero(mask).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, by its number, and how likely it is."""
        if self.rules.actor(self.now.state) == REFEREE:
            return [(number, 1 / VERDICTS) for number in range(VERDICTS)]
        weights = self.rules.chances(self.now.state).weights
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights) if weight]

    def _drawn(self, action: int) -> Move:
        """What an outcome of chance stands for."""
        if self.rules.actor(self.now.state) == REFEREE:
            return self.rules.judge(self.now.state, QuickStream(action))
        return self.rules.chances(self.now.state).moves[action]

    def _apply_action(self, action: int) -> None:
        state, plan, chosen, seen = self.now
        if self.rules.actor(state) < 0:
            self._make(self._drawn(action))
            return
        plan, move = encoding_of(self.id).chosen(state, plan, action)
        if move is None:
            self.now = Fixed(state, plan, (*chosen, action), seen)
        else:
            self._make(move)

    def _make(self, move: Move) -> None:
        before = self.now.state
        after = self.rules.apply(before, move)
        told = (
            "" if self.rules.shown(before, move, after, seat) is None else str(move)
            for seat in range(self.seats)
        )
        seen = tuple((*old, new) for old, new in zip(self.now.seen, told, strict=True))
        self.now = Fixed(after, seen=seen)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return encoding_of(self.id).actions[action]
        if self.rules.actor(self.now.state) == REFEREE:
            return f"verdict {action}"
        return str(self._drawn(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.rules.actor(self.now.state) == NOBODY

    def returns(self) -> list[float]:
        """By seat: 1 for a win alone; in all, 0."""
        if not self.is_terminal():
            return [0.0] * self.seats
        return results(self.rules, self.now.state, self.seats)

    def to_json(self) -> str:
        """What everybody knows."""
        return self.told(None, False)

    def told(self, seat: int | None, has_recall: bool) -> str:
        """What a seat knows as JSON: the table, or with recall all that it has been told."""
        is_own = seat == self.rules.actor(self.now.state)
        known: dict[str, Any] = {"seat": seat, "plan": self.now.chosen if is_own else ()}
        if has_recall:
            known["seen"] = () if seat is None else self.now.seen[seat]
        else:
            known["view"] = self.rules.view(self.now.state, seat)
        return json.dumps(known)

    def __str__(self) -> str:
        return self.told(None, False)


class SpielObserver:
    """Turns states into tensors and text."""

    def __init__(self, game: SpielGame, seen: Any) -> None:
        self._has_recall = seen.perfect_recall
        self._encoding = game.encoding
        size = sum(field.size for field in game.encoding.fields(game.num_players()))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees now into the tensor."""
        now = state.now
        plan = now.plan if player == state.current_player() else None
        self.tensor[:] = self._encoding.observed(now.state, player, plan)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat knows."""
        return state.told(player, self._has_recall)


def _register() -> None:
    for id in games:
        if encoding_of(id):
            kind = type(f"Spiel{folder_of(id)}", (SpielGame,), {"id": id})
            pyspiel.register_game(_type(games[id]), kind)


_register()
