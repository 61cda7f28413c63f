"""A person's turn in the terminal, as far as it is the same in every game.

The dialog is given what was typed and says what to show; it neither reads nor prints.
"""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from steeple.kernel.bots import Position
from steeple.kernel.errors import SteepleError
from steeple.kernel.face import Reply
from steeple.kernel.game import Game, Move
from steeple.kernel.messages import say
from steeple.kernel.streams import Stream

State = TypeVar("State")


class TurnDialog(ABC, Generic[State]):
    """One turn of one person: choose, see the result, confirm."""

    def __init__(self, game: Game[State], state: State, language: str) -> None:
        self._game = game
        self._state = state
        self._seat = game.actor(state)
        self._language = language
        self._chosen: Move | None = None

    def question(self) -> str:
        """What is asked now."""
        if self._chosen is None:
            return self._ask()
        move = self._describe(self._chosen)
        return say("kernel/ask-confirm", self._language, move=move)

    def answer(self, typed: str) -> Reply:
        """Respond to what was typed; a mistake changes nothing and is explained."""
        try:
            return self._answer(typed.strip().lower())
        except SteepleError as error:
            return Reply([error.message(self._language)])

    def _answer(self, text: str) -> Reply:
        if text in ("", "y"):
            if self._chosen is not None:
                return Reply([], move=self._chosen)
            return Reply([say("kernel/nothing-chosen", self._language)])
        if text in ("u", "z"):
            return self._undo()
        if text in ("h", "help"):
            return Reply(self._help().splitlines())
        if text.startswith("?"):
            return Reply(self._why_not(text[1:].strip()))
        if text == "s":
            return self._suggest()
        return self._read(text)

    def _suggest(self) -> Reply:
        position = Position(self._game, self._state, self._seat, Stream(b"hint", "hint"))
        *_, best = self._game.bots.values()
        return self._choose(best.choose(position))

    def _say(self, message: str, **arguments: object) -> str:
        return say(f"{self._game.id}/{message}", self._language, **arguments)

    def _reason(self, why: dict[str, Any] | None) -> str:
        """A reason from `Game.choices`, as a sentence."""
        if why is None:
            return self._allowed()
        return say(why["code"], self._language, **why["args"])

    def _allowed(self) -> str:
        return say("kernel/it-is-legal", self._language)

    @abstractmethod
    def _ask(self) -> str:
        """What is asked while nothing is chosen."""

    @abstractmethod
    def _read(self, text: str) -> Reply:
        """Respond to a choice, or to a part of one."""

    @abstractmethod
    def _choose(self, move: Move) -> Reply:
        """Have a move confirmed; raises `SteepleError` if it is not legal."""

    @abstractmethod
    def _undo(self) -> Reply:
        """Take the last step back."""

    @abstractmethod
    def _describe(self, move: Move) -> str:
        """A move, as the question whether to make it has it."""

    @abstractmethod
    def _help(self) -> str:
        """What can be typed."""

    @abstractmethod
    def _why_not(self, about: str) -> list[str]:
        """Why something can't be chosen, or everything that can't if nothing is named."""
