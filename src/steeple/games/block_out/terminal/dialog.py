"""A person's turn in the terminal: choose a card, then a block, see the result, confirm."""

from collections.abc import Sequence
from typing import Any

from steeple.games.block_out.moves import Action, Place
from steeple.games.block_out.pieces import ACTIONS, BLOCKS, CARDS
from steeple.games.block_out.state import State
from steeple.kernel.dialog import TurnDialog
from steeple.kernel.errors import InvalidMove
from steeple.kernel.face import Reply
from steeple.kernel.game import Game, Move

_WHOLE_MOVES = ("place", "fallen", *ACTIONS)


class Dialog(TurnDialog[State]):
    """One turn of one person."""

    def __init__(self, game: Game[State], state: State, language: str) -> None:
        super().__init__(game, state, language)
        self._card: str | None = None

    def _ask(self) -> str:
        return self._say("ask-block" if self._wants_block() else "ask-card")

    def _read(self, text: str) -> Reply:
        words = text.split()
        if words[0] in _WHOLE_MOVES:
            return self._choose(self._game.parse(text, self._seat))
        if self._wants_block() or isinstance(self._chosen, Place):
            block = self._named(words[0], self._state.terms.blocks, BLOCKS)
            with_card = [] if self._card is None else ["with", self._card]
            notation = " ".join(["place", block, *with_card, *words[1:]])
            return self._choose(self._game.parse(notation, self._seat))
        held = [each["card"] for each in self._choices()["cards"]]
        return self._choose_card(self._named(text, held, CARDS))

    # Card, block

    def _wants_block(self) -> bool:
        return self._state.is_extra or self._card is not None

    def _named(self, word: str, numbered: Sequence[str], known: Sequence[str]) -> str:
        """What a number or a name means."""
        if word in known:
            return word
        is_number = word.isascii() and word.isdigit() and len(word) <= 2
        if not is_number or not 1 <= int(word) <= len(numbered):
            raise InvalidMove("block-out/no-such-number", count=len(numbered))
        return numbered[int(word) - 1]

    def _choose_card(self, card: str) -> Reply:
        if card in ACTIONS:
            return self._choose(Action(card))
        for each in self._choices(f"with {card}")["blocks"]:
            if each["is_open"]:
                self._card, self._chosen = card, None
                return Reply([self._say("card", card=card)])
        # Nothing fits it: the rules say why.
        return self._choose(Place(self._state.terms.blocks[0], card))

    def _choose(self, move: Move) -> Reply:
        self._game.apply(self._state, move)
        self._chosen = move
        self._card = move.card if isinstance(move, Place) else None
        outlook = self._choices(str(move))["outlook"]
        return Reply([] if outlook is None else [self._say("outlook", kind=outlook["kind"])])

    def _undo(self) -> Reply:
        if not isinstance(self._chosen, Place):
            self._card = None
        self._chosen = None
        planned = "nothing-planned" if self._card is None else "card"
        return Reply([self._say(planned, card=self._card)])

    # Words

    def _choices(self, plan: str = "") -> dict[str, Any]:
        return self._game.choices(self._state, self._seat, plan)

    def _help(self) -> str:
        return self._say("keys")

    def _why_not(self, about: str) -> list[str]:
        """Every card, or every block for the chosen card: whether it may be played, or why not."""
        what = "block" if self._wants_block() else "card"
        plan = "" if self._card is None else f"with {self._card}"
        lines = []
        for each in self._choices(plan)[f"{what}s"]:
            name = self._say(what, **{what: each[what]})
            reason = self._reason(each["why"])
            lines.append(reason if reason.startswith(name) else f"{name}: {reason}")
        return lines

    def _describe(self, move: Move) -> str:
        match move:
            case Place(block, None):
                return self._say("button-place-extra", block=block)
            case Place(block, card):
                return self._say("button-place", block=block, card=card)
            case Action(card):
                return self._say("button-act", card=card)
        return self._say("button-fallen")
