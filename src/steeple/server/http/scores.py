"""Scoring a real table over plain HTTP."""

import msgspec

from steeple.catalog import games
from steeple.kernel.errors import shortened
from steeple.kernel.sheets import Flaw
from steeple.server.errors import Refused
from steeple.server.http.call import Call
from steeple.server.protocol import bodies as b


async def score(call: Call) -> b.Scores:
    """The points of a finished real table, and what can't be right about it."""
    body = await call.body(b.Score)
    sheets = games[call.path("game")].sheets
    if sheets is None:
        raise Refused("server/no-sheets")
    try:
        told = msgspec.convert(body.sheets, list[sheets.sheet])  # type: ignore[name-defined]
    except msgspec.ValidationError as problem:
        raise Refused("server/bad-request", problem=shortened(problem, 200)) from None
    scored = sheets.score(told)
    return b.Scores(
        msgspec.to_builtins(scored.results),
        scored.winners,
        [_facts(flaw, call.language) for flaw in scored.flaws],
    )


def _facts(flaw: Flaw, language: str) -> b.FlawFacts:
    return b.FlawFacts(**flaw.why.as_json(language), sheet=flaw.sheet, type=flaw.type)
