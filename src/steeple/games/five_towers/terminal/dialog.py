"""A person's turn in the terminal: bid, or build card by card, and see the towers before."""

from steeple.games.five_towers.moves import Bid, Build, Cancel, Pass
from steeple.games.five_towers.names import type_meant
from steeple.games.five_towers.pieces import split_card
from steeple.games.five_towers.plan import Plan, first_problem
from steeple.games.five_towers.state import State
from steeple.games.five_towers.terminal.picture import seat_picture
from steeple.kernel.dialog import TurnDialog
from steeple.kernel.errors import InvalidMove, SteepleError, shortened
from steeple.kernel.face import Reply
from steeple.kernel.game import Game, Move


class Dialog(TurnDialog[State]):
    """One turn of one person."""

    def __init__(self, game: Game[State], state: State, language: str) -> None:
        super().__init__(game, state, language)
        self._view = game.view(state, None)
        self._legal = game.legal(state)
        self._taken: list[str] = []
        self._torn: str | None = None
        self._points = 0

    # What is shown

    def _ask(self) -> str:
        if self._view["phase"] == "bid":
            numbers = ", ".join(str(move.number) for move in self._legal if isinstance(move, Bid))
            if not numbers:
                return self._say("ask-pass")
            key = "ask-bid-or-pass" if Pass() in self._legal else "ask-bid"
            return self._say(key, numbers=numbers)
        if self._legal == [Cancel()]:
            return self._say("ask-cancel", number=self._wanted())
        left = self._wanted() - len(self._taken)
        return self._say("ask-build", count=left)

    # What can be typed

    def _read(self, text: str) -> Reply:
        if text in ("p", "pass"):
            return self._choose(Pass())
        if text in ("c", "cancel"):
            return self._choose(Cancel())
        if text.startswith(("bid", "build")):
            return self._choose(self._game.parse(text, self._seat))
        if self._view["phase"] == "bid":
            return self._choose(self._game.parse(f"bid {text}", self._seat))
        return self._plan(text.split())

    def _choose(self, move: Move) -> Reply:
        after = self._game.apply(self._state, move)
        self._chosen = move
        if not isinstance(move, Build):
            return Reply([])
        self._taken, self._torn = list(move.cards), move.tear_down
        seat = self._view["to_move"]
        self._points = self._game.scores(after)[seat]
        change = self._say("points-change", before=self._view["scores"][seat], after=self._points)
        names = [""] * len(self._view["towers"])
        towers = seat_picture(self._game.view(after, seat), seat, names, self._language)
        return Reply([*self._plan_so_far(), change], picture=towers[:-1])

    def _undo(self) -> Reply:
        if isinstance(self._chosen, Build) or self._chosen is None:
            if self._taken:
                self._taken.pop()
            else:
                self._torn = None
        self._chosen = None
        return Reply(self._plan_so_far())

    # Building

    def _plan(self, typed: list[str]) -> Reply:
        """Take cards by their number in the row, or tear down with `t` and a type."""
        taken, torn = list(self._taken), self._torn
        words = iter(typed)
        for word in words:
            if word == "t":
                torn = self._type(next(words, ""))
            else:
                taken.append(self._card(word))
        if problem := first_problem(self._state, Plan(tuple(taken), torn)):
            raise problem.why
        if len(taken) < self._wanted():
            self._taken, self._torn = taken, torn
            return Reply(self._plan_so_far())
        reply = self._choose(Build(tuple(taken), torn))
        self._taken = taken  # as typed, so that undo takes back the last one
        return reply

    def _card(self, word: str) -> str:
        row = self._view["row"]
        card = word
        if word.isascii() and word.isdigit():
            place = int(word[-2:]) if len(word) <= 2 else 0
            if not 1 <= place <= len(row):
                raise InvalidMove("five-towers/no-such-place", count=len(row))
            card = row[place - 1]
        return card

    def _type(self, word: str) -> str:
        type = type_meant(word, self._language)
        if type is None:
            raise InvalidMove("five-towers/no-such-type", name=shortened(word))
        return type

    def _wanted(self) -> int:
        return max(bid for bid in self._view["bids"] if isinstance(bid, int))

    # Words

    def _plan_so_far(self) -> list[str]:
        if self._view["phase"] == "bid" or not (self._taken or self._torn):
            return [self._say("nothing-planned")]
        return [self._say("plan-so-far", plan=self._plan_text())]

    def _plan_text(self) -> str:
        parts = []
        if self._torn:
            tower = self._say("tower", type=self._torn)
            parts.append(self._say("torn-down", tower=tower))
        return ", ".join(parts + [self._card_text(card) for card in self._taken])

    def _card_text(self, card: str) -> str:
        type, value = split_card(card)
        return self._say("card", type=type, value=value)

    def _describe(self, move: Move) -> str:
        match move:
            case Bid(number):
                return self._say("button-bid", number=number)
            case Build():
                return self._say("button-build", count=self._points)
            case Cancel():
                return self._say("button-cancel")
        return self._say("button-pass")

    def _help(self) -> str:
        return self._say("keys-bid" if self._view["phase"] == "bid" else "keys-build")

    def _why_not(self, about: str) -> list[str]:
        """Why not this, or why nothing but what is offered."""
        if about:
            tried = f"bid {about}" if about.isdigit() and self._view["phase"] == "bid" else about
            try:
                self._game.apply(self._state, self._game.parse(tried, self._seat))
            except SteepleError as error:
                return [error.message(self._language)]
            return [self._allowed()]
        if self._view["phase"] == "bid":
            return self._why_not_numbers()
        return [self._why_not_card(card) for card in self._view["row"]]

    def _why_not_numbers(self) -> list[str]:
        lines = []
        for number in range(len(self._view["row"]) + 1):
            try:
                self._game.apply(self._state, Bid(number))
                lines.append(f"{number}: {self._allowed()}")
            except SteepleError as error:
                lines.append(f"{number}: {error.message(self._language)}")
        return lines

    def _why_not_card(self, card: str) -> str:
        name = self._card_text(card)
        with_card = [move for move in self._legal if isinstance(move, Build) and card in move.cards]
        if any(move.tear_down is None for move in with_card):
            return self._say("card-fits", card=name)
        if with_card:
            return self._say("card-fits-after-tearing", card=name)
        return self._say("card-has-no-place", card=name)
