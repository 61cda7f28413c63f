"""Lessons over plain HTTP: the client sends all moves so far, and nothing is stored."""

from typing import Any

from steeple.catalog import games
from steeple.kernel.game import Game
from steeple.kernel.log import Drawn, Moved, Refereed
from steeple.kernel.messages import say
from steeple.kernel.shown import ShownAct
from steeple.play.lesson import Learned, learn
from steeple.server.errors import Refused
from steeple.server.http.call import Call
from steeple.server.live.told import told_act
from steeple.server.protocol import bodies as b
from steeple.server.protocol import wire as w


async def lesson(call: Call) -> b.Lesson:
    """A lesson after the learner's moves: what happened, what there is to do, and why."""
    body = await call.body(b.Learn)
    game = games[call.path("game")]
    script = game.lesson
    if script is None:
        raise Refused("server/no-lesson")
    learned = learn(game, script, body.moves)
    step, seat = len(body.moves), script.seat
    is_done = step == len(script.turns)
    coach = script.close if is_done else script.turns[step].coach
    state = learned.progress.state
    wanted = [] if is_done else [script.turns[step].wanted]
    return b.Lesson(
        seats=list(script.names),
        seat=seat,
        before=game.view(learned.before, seat),
        events=_told(learned, seat),
        views=[game.view(after, seat) for _, after in learned.acts],
        view=game.view(state, seat),
        choices=game.choices(state, seat, body.plan),
        step=step,
        steps=len(script.turns),
        coach=coach,
        message=say(coach, call.language),
        wanted=wanted,
        wanted_act=_acted(game, state, wanted[0], seat) if wanted else None,
        is_done=is_done,
    )


def _acted(game: Game[Any], state: Any, wanted: str, seat: int) -> ShownAct | None:
    move = game.parse(wanted, seat)
    return game.shown(state, move, game.apply(state, move), seat)


def _told(learned: Learned, seat: int) -> list[w.AnyTold]:
    acted = [event for event in learned.events if isinstance(event, Drawn | Moved | Refereed)]
    before, told = learned.before, []
    for event, (move, after) in zip(acted, learned.acts, strict=True):
        told.append(told_act(learned.progress.game, event, before, move, after, seat))
        before = after
    return told
