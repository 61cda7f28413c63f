"""What is asked of other processes, and how they answer: bots, referees, trials, proofs."""

from typing import NamedTuple, TypeAlias

import msgspec

from steeple.catalog import games
from steeple.kernel.bots import Position
from steeple.kernel.streams import Stream
from steeple.play.dealer import judge_stream
from steeple.server.live.proofs import Proof, proved


class Question(NamedTuple):
    """A turn for a bot, without anything that its seat may not know."""

    game: str
    bot: str
    seat: int
    state: bytes
    """Imagined: it agrees with all that the seat knows."""
    key: bytes
    """The key of the bot's own random numbers."""


class Case(NamedTuple):
    """A move that waits for the verdict of an automatic referee."""

    game: str
    state: bytes
    key: bytes
    """The key of the referee's random numbers."""


class Trial(NamedTuple):
    """A plan of a seat that is tried out."""

    game: str
    state: bytes
    seat: int
    plan: str


AnyQuestion: TypeAlias = Question | Case | Trial | Proof


def answer(question: AnyQuestion) -> str:
    """What a bot does, what a referee says, what a trial tells, or what a proof comes to."""
    match question:
        case Question():
            return choose(question)
        case Case():
            return judge(question)
        case Trial():
            return tried(question)
        case Proof():
            return proved(question)


def judge(case: Case) -> str:
    """The referee's verdict."""
    game = games[case.game]
    return str(game.judge(game.unpack(case.state), judge_stream(case.key)))


def tried(trial: Trial) -> str:
    """What can be chosen with a plan that was tried out."""
    game = games[trial.game]
    assert game.trials is not None, "only games with trials are asked for one"
    found = game.trials.choices(game.unpack(trial.state), trial.seat, trial.plan)
    return msgspec.json.encode(found).decode()


def choose(question: Question) -> str:
    """The bot's move; it knows only what the seat knows."""
    game = games[question.game]
    state = game.unpack(question.state)
    position = Position(game, state, question.seat, Stream(question.key, "bot"))
    return str(game.bots[question.bot].choose(position))
