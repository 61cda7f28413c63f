"""Whole games of equal bots with dice: how they end, how high they get, what brings points."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import mean, median
from typing import Any, NamedTuple

from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.squares import reach
from steeple.games.skyscrapers.moves import Verdict
from steeple.games.skyscrapers.scoring import result
from steeple.games.skyscrapers.state import State
from steeple.kernel.bots import Position
from steeple.kernel.game import CHANCE, DICE, NOBODY, REFEREE, Move
from steeple.kernel.streams import Stream

Progress = Callable[[str], None]

FEWER = {"hard": 2, "expert": 4}
"""Who plays fewer games, because it thinks longer: a half or a quarter of them."""
EVEN = "medium"
"""Whose games are also played with an even opening (SK-5)."""


class Played(NamedTuple):
    """One game, as far as it is counted."""

    ended_by: str
    turns: int
    floor: int
    """The height of the highest floor."""
    top: int
    shares: tuple[float, ...]
    """Of the win, from the starter on."""
    points: int
    """All totals together."""
    from_height: int
    """Those of `points` that doubling and the highest workers brought (SK-15, SK-24)."""
    acts: int
    drops: int
    """Acts that made somebody fall."""
    falls: int
    longest_turn_s: float
    """Of the CPU."""


def measure(games: int, seed: int, progress: Progress) -> dict[str, Any]:
    """So many games of each level and number of seats; the same seed gives the same games."""
    figures: dict[str, Any] = {"seed": seed}
    for level in GAME.bots:
        count = max(1, games // FEWER.get(level, 1))
        for seats in GAME.seats:
            progress(f"{count} games of {seats}, {level}")
            figures[f"{level}_{seats}"] = summary(list(_series(level, seats, count, seed)))
    for seats in GAME.seats:
        progress(f"{games} games of {seats}, {EVEN}, with an even opening")
        even = list(_series(EVEN, seats, games, seed, "even"))
        figures[f"even_{seats}"] = {"games": len(even), "seats_%": _seats(even)}
    return figures


def _series(
    level: str, seats: int, count: int, seed: int, opening: str = "sheet"
) -> Iterator[Played]:
    for number in range(count):
        yield play(level, seats, f"{seed} {level} {seats} {number}", opening)


def play(level: str, seats: int, seed: str, opening: str = "sheet") -> Played:
    """A game of equal bots to its end."""
    usual = {option.name: option.choices[0] for option in GAME.options}
    state = GAME.setup(seats, {**usual, "starter": None, "opening": opening}, DICE)
    stream = Stream(seed.encode(), "games")
    acts = drops = falls = doubled = 0
    thought: Counter[int] = Counter()
    while (actor := GAME.actor(state)) != NOBODY:
        started = time.process_time()
        move = _move(level, state, actor, stream)
        if actor >= 0:
            thought[state.turns] += int(1e9 * (time.process_time() - started))
        after = GAME.apply(state, move)
        if isinstance(move, Verdict):
            acts += 1
            drops += bool(move.workers)
            falls += len(move.workers)
            doubled += _doubled(state, after)
        state = after
    lines = result(state)
    winners = GAME.winners(state)
    order = [(state.starter + place) % seats for place in range(seats)]
    return Played(
        ended_by=state.ended_by or "",
        turns=state.turns + 1,
        floor=max((card.at[2] for card in state.cards if card.use == "floor"), default=0),
        top=building_of(state.cards).top,
        shares=tuple((seat in winners) / len(winners) for seat in order),
        points=sum(line.total for line in lines),
        from_height=doubled + sum(line.highest for line in lines),
        acts=acts,
        drops=drops,
        falls=falls,
        longest_turn_s=max(thought.values(), default=0) / 1e9,
    )


def _move(level: str, state: State, actor: int, stream: Stream) -> Move:
    if actor == CHANCE:
        chances = GAME.chances(state)
        return chances.moves[stream.pick(chances.weights)]
    if actor == REFEREE:
        return GAME.judge(state, stream)
    return GAME.bots[level].choose(Position(GAME, state, actor, stream))


def _doubled(before: State, after: State) -> int:
    """The points that a card brought because it reaches higher than every other (SK-15)."""
    pending, seen = before.pending, after.seen
    if pending is None or pending.site is None or seen is None:
        return 0
    site = pending.site
    is_highest = reach(site.at, site.normal) > building_of(before.cards).top
    return seen.points // 2 if is_highest else 0


def summary(games: Sequence[Played]) -> dict[str, Any]:
    """The figures of a cell."""
    ends = Counter(game.ended_by for game in games)
    return {
        "games": len(games),
        **{f"{end}_%": 100 * ends[end] / len(games) for end in ("hand", "stuck", "collapse")},
        "turns": mean(game.turns for game in games),
        "height": median(game.top for game in games),
        "floor": median(game.floor for game in games),
        "from_height_%": 100
        * sum(game.from_height for game in games)
        / max(1, sum(game.points for game in games)),
        "drops_in_acts_%": 100
        * sum(game.drops for game in games)
        / max(1, sum(game.acts for game in games)),
        "falls": mean(game.falls for game in games),
        "seats_%": _seats(games),
        "longest_turn_cpu_s": max(game.longest_turn_s for game in games),
    }


def _seats(games: Sequence[Played]) -> list[float]:
    """How often each seat wins, from the starter on."""
    columns = zip(*(game.shares for game in games), strict=True)
    return [round(100 * mean(column), 1) for column in columns]
