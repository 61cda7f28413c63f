"""The deal of the day: each function answers one kind of request."""

from steeple.server.http.call import Call
from steeple.server.protocol import bodies as b


async def deal(call: Call) -> b.DealFacts:
    """The deal of a day, or `today`, and how the guest did; never of a day to come."""
    return await call.server.deals.facts(call.guest, call.path("day"))


async def play_deal(call: Call) -> b.DealTable:
    """The guest's only table for today's deal: opened now, or as it was left."""
    call.server.deals.check_open(call.path("day"))
    body = await call.body(b.PlayDeal)
    known = await call.server.guests.known(call.guest)
    name = known.name or body.name
    table = await call.server.deals.play(call.guest, name, known.colour, call.address)
    return b.DealTable(table)
