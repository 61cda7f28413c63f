"""Tables to which things happen at random: what people wish, allowed or not, and time."""

import contextlib
from random import Random
from typing import Any

from steeple.kernel.errors import SteepleError
from steeple.server.protocol import commands as c
from steeple.server.protocol.terms import ClockRules
from tests.server.place import Place, guest, name_of

PEOPLE = ("ann", "bob", "eve")
_TALK: list[Any] = [c.Say, c.Mute]
_WISHES: dict[str, list[Any]] = {
    "open": [c.Sit, c.Sit, c.Stand, c.SetSeat, c.Change, c.Change, c.Start, c.Start, *_TALK],
    "playing": [*_TALK, *[c.Undo] * 4, *[c.TakeBack] * 3, c.Stand, c.CountAway, c.Rematch],
    "over": [c.Rematch, c.Undo, c.Stand, *_TALK],
}


class Life:
    """A table, and what becomes of it."""

    def __init__(self, place: Place, dice: Random) -> None:
        self.place = place
        self._dice = dice

    async def step(self) -> None:
        """Something happens, or is refused."""
        place, dice = self.place, self._dice
        place.house.later(dice.choice((0, 1, 1, 2, 40)))
        place.room.chores.look()
        with contextlib.suppress(SteepleError):
            if place.table.undo is not None and dice.random() < 0.7:
                await self._answer()
            elif place.table.status == "playing" and dice.random() < 0.6:
                await self._play()
            else:
                kind = dice.choice(_WISHES[place.table.status])
                who = name_of(place.table.host) if kind is c.Start else dice.choice(PEOPLE)
                await place.ask(who, kind, **self._chosen(kind, who))
        await place.house.settle()

    async def _answer(self) -> None:
        at = self._dice.choice(self.place.table.people())
        is_yes = self._dice.random() < 0.8
        who = name_of(self.place.table.seats[at].guest)
        await self.place.ask(who, c.AnswerUndo, seat=at, is_yes=is_yes)

    async def _play(self) -> None:
        place, to_move = self.place, self.place.to_move
        if to_move is None:
            await place.ask(
                name_of(place.table.seats[0].guest),
                c.Report,
                saw=self._dice.choice(("stood", "fell")),
            )
        elif place.table.seats[to_move].guest:
            await place.move(self._dice.choice(place.legal))

    def _chosen(self, kind: Any, who: str) -> dict[str, Any]:
        dice, table = self._dice, self.place.table
        seats = table.seats_of(guest(who)) or [0]
        if kind is c.Sit:
            seat = dice.choice((None, None, 0, 1, 2, 3))
            return {"name": who.capitalize(), "seat": seat, "invite": table.invite}
        if kind is c.SetSeat:
            return {"seat": dice.randrange(4), "bot": dice.choice((None, "random", "greedy"))}
        if kind is c.Change:
            clock = ClockRules("bank", 60, 2)
            wishes: list[dict[str, Any]] = [
                {"seats": dice.randrange(2, 5)},
                {"clock": dice.choice((None, clock))},
                {"away_s": dice.choice((None, 30))},
                {"options": {"starter": dice.choice((None, 0, 1))}},
            ]
            return dice.choice(wishes)
        if kind is c.Say:
            return {"seat": dice.choice(seats), "text": f"Line {dice.randrange(1000)}"}
        if kind in (c.Mute, c.CountAway):
            chosen: dict[str, Any] = {"seat": dice.randrange(len(table.seats))}
            return chosen | ({"is_muted": dice.random() < 0.7} if kind is c.Mute else {})
        return {} if kind is c.Start else {"seat": dice.choice(seats)}
