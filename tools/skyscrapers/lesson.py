"""The collapse at the end of the lesson: simulated once, and written down for everybody.

`python3 -m tools.skyscrapers.lesson` lets a hasty hand do it again after a change of the physics,
and writes `collapse.py` beside the lesson.
"""

from pathlib import Path
from textwrap import wrap

from msgspec.structs import replace

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lesson import HASTY, LESSON
from steeple.games.skyscrapers.moves import Build, Verdict
from steeple.games.skyscrapers.referee.first_scene import first_scene
from steeple.games.skyscrapers.referee.placing import gesture_for
from steeple.games.skyscrapers.state import State
from steeple.kernel.game import REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.gesture import Gesture
from steeple.play.lesson import learn

FILE = Path(__file__).parents[2] / "src/steeple/games/skyscrapers/collapse.py"
BUMP = (-600, 0, 200)
"""How far the hand goes astray once it is there, in 0.1 mm."""
BUMP_MS = 120
STREAM = Stream(b"lesson", "collapse")


def before() -> State:
    """The position after the learner's last move, with the hasty builder to move."""
    turns = [replace(turn, then=turn.then[:1]) for turn in LESSON.turns]
    lesson = replace(LESSON, turns=tuple(turns))
    state: State = learn(GAME, lesson, [turn.wanted for turn in turns]).progress.state
    return state


def hasty(state: State, move: Build) -> Build:
    """The same move by a hand that bumps into the building."""
    waits = GAME.apply(state, move)
    assert waits.pending is not None
    frames = gesture_for(replace(waits, scene=first_scene(waits)), waits.pending).frames
    last = frames[-1]
    x, y, z = (at + off for at, off in zip(last[1:4], BUMP, strict=True))
    return replace(
        move,
        how=Gesture(
            (
                *frames,
                last._replace(t=last.t + BUMP_MS, x=x, y=y, z=z),
                last._replace(t=last.t + 2 * BUMP_MS),
                last._replace(t=last.t + 2 * BUMP_MS + 100),
            )
        ),
    )


def judged(state: State, move: Build) -> Verdict:
    """What the physics referee sees."""
    return GAME.judge(GAME.apply(state, move), STREAM)


def main() -> None:
    """Simulate, and write."""
    state = before()
    move = GAME.parse(HASTY, state.actor)
    assert isinstance(move, Build)
    move = hasty(state, move)
    verdict = judged(state, move)
    assert verdict.outcome == "collapsed", verdict.outcome
    assert GAME.parse(str(verdict), REFEREE) == verdict
    FILE.write_text(_source(move, verdict))
    print(f"{FILE.name}: {', '.join(map(str, verdict.workers))} fell, {len(verdict.film)} bytes")


def _source(move: Build, verdict: Verdict) -> str:
    title = '"""A collapse as the physics referee saw it, written by `tools.skyscrapers.lesson`."""'
    texts = {"HAND": str(move), "VERDICT": str(verdict)}
    return "\n".join([title, *(_constant(name, text) for name, text in texts.items())])


def _constant(name: str, text: str) -> str:
    lines = wrap(text, 90, break_on_hyphens=False, drop_whitespace=False)
    quoted = "\n".join(f'    "{line}"' for line in lines)
    return f"\n{name} = (\n{quoted}\n)\n"


if __name__ == "__main__":
    main()
