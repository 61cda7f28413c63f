"""A person's turn in the terminal: choose step by step from numbered lines, then confirm.

Each step is a longer plan, and `choices` says what can be chosen next.
"""

from typing import Any, NamedTuple

from steeple.games.skyscrapers.moves import (
    Add,
    Agree,
    Build,
    Decline,
    Done,
    Keep,
    Propose,
    Put,
    Shift,
    Step,
)
from steeple.games.skyscrapers.reasons import card_words
from steeple.games.skyscrapers.state import State
from steeple.games.skyscrapers.terminal.words import place_words, point_words
from steeple.kernel.dialog import TurnDialog
from steeple.kernel.errors import InvalidMove
from steeple.kernel.face import Reply
from steeple.kernel.game import Game, Move

_WHOLE_MOVES = (
    *("add", "build", "move", "shift", "done", "put", "keep"),
    *("propose", "agree", "decline"),
)
MOST_LINES = 24


class Line(NamedTuple):
    """Something to choose: its text, and the plan or the move that it stands for."""

    text: str
    plan: str
    is_move: bool = False


class Dialog(TurnDialog[State]):
    """One turn of one person."""

    def __init__(self, game: Game[State], state: State, language: str) -> None:
        super().__init__(game, state, language)
        self._plans = [""]
        """The steps of the plan, from nothing to what is planned now."""

    def _ask(self) -> str:
        message, lines = self._asked()
        shown = [f"{number} {line.text}" for number, line in enumerate(lines[:MOST_LINES], 1)]
        if len(lines) > MOST_LINES:
            shown.append(self._say("more-of-them", count=len(lines) - MOST_LINES))
        return "\n".join([*shown, message])

    def _read(self, text: str) -> Reply:
        words = text.split()
        if words[0] in _WHOLE_MOVES:
            return self._choose(self._game.parse(text, self._seat))
        return self._pick(text)

    def _pick(self, word: str) -> Reply:
        _, lines = self._asked()
        is_number = word.isascii() and word.isdigit() and len(word) <= 3
        if self._chosen is not None or not is_number or not 1 <= int(word) <= len(lines):
            raise InvalidMove("skyscrapers/no-such-number", count=len(lines))
        line = lines[int(word) - 1]
        if line.is_move:
            return self._choose(self._game.parse(line.plan, self._seat))
        self._plans.append(line.plan)
        return Reply([line.text])

    def _choose(self, move: Move) -> Reply:
        self._game.apply(self._state, move)
        self._chosen = move
        return Reply(self._foretold(str(move)))

    def _undo(self) -> Reply:
        if self._chosen is not None:
            self._chosen = None
        elif len(self._plans) > 1:
            self._plans.pop()
        return Reply([self._plans[-1] or self._say("nothing-planned")])

    # What can be chosen

    def _choices(self, plan: str) -> dict[str, Any]:
        return self._game.choices(self._state, self._seat, plan)

    def _asked(self) -> tuple[str, list[Line]]:
        """The question, and the lines to choose from."""
        plan = self._plans[-1]
        found = self._choices(plan)
        if found["kind"] == "put":
            lines = [self._cell_line(cell) for cell in found["cells"]]
            lines.append(Line(self._say("button-keep"), "keep", True))
            return self._say("ask-put", worker=str(found["worker"])), lines
        if found["kind"] == "agree":
            answers = ("agree", "decline")
            return self._say("ask-agree"), [
                Line(self._say(f"button-{answer}"), answer, True) for answer in answers
            ]
        if found["cells"]:
            return self._say("ask-cell"), [self._cell_line(cell) for cell in found["cells"]]
        if found["verb"] is None:
            return self._say("ask-what"), self._verb_lines(found)
        if found["verb"] == "build":
            return self._asked_card(found)
        count = "targets" if found["verb"] == "move" else "shifts"
        able = [each["worker"] for each in found["workers"] if each[count]]
        return self._say("ask-worker"), [self._worker_line(plan, worker) for worker in able]

    def _verb_lines(self, found: dict[str, Any]) -> list[Line]:
        verbs = [each["verb"] for each in found["verbs"] if each["is_open"]]
        if "move" in verbs and not any(each["targets"] for each in found["workers"]):
            verbs.remove("move")
        if any(each["shifts"] for each in found["workers"]):
            verbs.append("shift")
        lines = [Line(self._say("verb", verb=verb), verb) for verb in verbs]
        if found["may_be_done"]:
            lines.append(Line(self._say("button-done"), "done", True))
        if found["may_propose"]:
            lines.append(Line(self._say("button-propose"), "propose end", True))
        return lines

    def _asked_card(self, found: dict[str, Any]) -> tuple[str, list[Line]]:
        held = {each["card"]: each for each in found["cards"] if each["is_open"]}
        card, use = found["card"], found["use"]
        if card is None:
            return self._say("ask-card"), [self._card_line(each) for each in held.values()]
        if use is None:
            uses = [each["use"] for each in held[card]["uses"] if each["sites"]]
            return self._say("ask-use"), [
                Line(self._say("use", use=each), f"build {card} as {each}") for each in uses
            ]
        return self._say("ask-site"), [
            self._site_line(site, turn)
            for site in found["sites"]
            if site["is_open"]
            for turn in site["turns"]
        ]

    def _card_line(self, card: dict[str, Any]) -> Line:
        best = max(use["best"] for use in card["uses"])
        words = {**card_words(card["card"]), "girders": card["girders"]}
        return Line(self._say("card-line", count=best, **words), f"build {card['card']}")

    def _site_line(self, site: dict[str, Any], turn: dict[str, Any]) -> Line:
        text = self._say(
            "site-line",
            site=f"{point_words(site['at'])} {site['normal']}",
            turn=turn["turn"],
            girders=turn["meets"],
            count=turn["points"],
        )
        return Line(text, turn["move"], True)

    def _worker_line(self, verb: str, worker: int) -> Line:
        cell = self._state.workers[worker]
        assert cell is not None, "who can be moved is on site"
        code = "worker-lies" if worker in self._state.lying else "worker-line"
        text = self._say(code, worker=str(worker), cell=point_words(cell))
        return Line(text, f"{verb} {worker}")

    def _cell_line(self, cell: dict[str, Any]) -> Line:
        text = self._say("cell-line", way=cell["way"], cell=point_words(cell["cell"]))
        return Line(text, cell["move"], True)

    # Words

    def _foretold(self, plan: str) -> list[str]:
        """What a move results in, if nothing falls."""
        found = self._choices(plan).get("outlook")
        if found is None:
            return []
        lines = []
        if found["points"]:
            lines.append(self._say("outlook-card", count=found["points"]))
        if found["is_highest"]:
            lines.append(self._say("outlook-highest"))
        if found["encloses"]:
            workers = ", ".join(map(str, found["encloses"]))
            lines.append(self._say("outlook-encloses", workers=workers))
        if found["is_last_card"]:
            lines.append(self._say("outlook-last"))
        return lines

    def _help(self) -> str:
        return self._say("keys")

    def _why_not(self, about: str) -> list[str]:
        """Every action, or every card: whether it may be done, or why not."""
        found = self._choices(self._plans[-1])
        if found.get("verb") == "build":
            return [
                f"{self._say('card', **card_words(each['card']))}: {self._reason(each['why'])}"
                for each in found["cards"]
            ]
        return [
            f"{self._say('verb', verb=each['verb'])}: {self._reason(each['why'])}"
            for each in found.get("verbs", [])
        ]

    def _describe(self, move: Move) -> str:
        match move:
            case Add(cell):
                return self._say("button-add", cell=point_words(cell))
            case Build(card, use, site):
                words = {**card_words(card), "use": use, "place": place_words(site)}
                return self._say("button-build", **words)
            case Step(worker, cell):
                return self._say("button-move", worker=str(worker), cell=point_words(cell))
            case Shift(worker, cell):
                return self._say("button-shift", worker=str(worker), cell=point_words(cell))
            case Put(cell):
                return self._say("button-put", cell=point_words(cell))
            case Keep():
                return self._say("button-keep")
            case Propose():
                return self._say("button-propose")
            case Agree():
                return self._say("button-agree")
            case Decline():
                return self._say("button-decline")
        assert isinstance(move, Done), "there is no other move of a seat"
        return self._say("button-done")
