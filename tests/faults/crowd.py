"""A process full of players with bad connections.

    python -m tests.faults.crowd PORT SEED MATCHES

It plays so many matches at once and verifies every record. It prints a line for every so many
moves that were acknowledged (`most` if most players are connected), and in the end what
happened, as JSON.
"""

import asyncio
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from typing import Any

import steeple
from tests.faults.player import Player
from tests.patience import STUCK_S

LINE_EVERY = 20
MOST_HERE = "most"
MOST_TRIES = 300


def ask(port: int, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=STUCK_S) as answer:
        return json.load(answer)


def ask_again(port: int, path: str) -> Any:
    """The answer, also if the server is being killed just now."""
    for _ in range(MOST_TRIES):
        try:
            return ask(port, path)
        except (urllib.error.URLError, ConnectionError, http.client.HTTPException):
            time.sleep(0.1)  # as any client waits before it knocks again
    raise AssertionError("the server does not come back")


def opened(port: int, chance: random.Random) -> tuple[str, list[str]]:
    """A table with people in all seats, started."""
    tokens = [ask(port, "/api/me/token", {})["token"] for _ in range(chance.choice((2, 2, 3)))]
    seats = [{"kind": "me", "name": "P0"}, *[{"kind": "free"}] * (len(tokens) - 1)]
    options = {"bidding": chance.choice(("checked", "open"))}
    body = {"game": "five-towers", "seats": seats, "options": options}
    table = ask(port, "/api/tables", body, tokens[0])["table"]
    for number, token in enumerate(tokens[1:], 1):
        sit = {"do": "sit", "id": "sit", "name": f"P{number}", "invite": table["you"]["invite"]}
        ask(port, f"/api/tables/{table['id']}", sit, token)
    ask(port, f"/api/tables/{table['id']}", {"do": "start", "id": "start"}, tokens[0])
    return table["id"], tokens


def check(record: dict[str, Any], players: list[Player]) -> int:
    """Every rule and draw is right, and the moves are those that were acknowledged."""
    match = steeple.verify(record)
    moves = [event for event in match.record()["events"] if event["kind"] == "move"]
    for player in players:
        own = [move["move"] for move in moves if move["seat"] == player.seat]
        told = [move for _, move in sorted(player.acknowledged.values())]
        assert own == told, f"acknowledged {told}, but the record has {own}"
    return len(moves)


class Progress:
    """Tells how many moves were acknowledged, and whether most players are connected."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self._acknowledged = 0

    def __call__(self) -> None:
        """One more."""
        self._acknowledged += 1
        if self._acknowledged % LINE_EVERY == 0:
            playing = [player for player in self.players if not player.is_finished]
            here = sum(player.is_here for player in playing)
            print(MOST_HERE if here >= 0.7 * len(playing) else "some", flush=True)


async def main(port: int, seed: int, matches: int) -> dict[str, Any]:
    chance = random.Random(seed)
    tables = [opened(port, chance) for _ in range(matches)]
    progress = Progress()
    print("playing", flush=True)
    players = {
        id: [
            Player(port, id, token, seat, random.Random(f"{seed} {number} {seat}"), progress)
            for seat, token in enumerate(tokens)
        ]
        for number, (id, tokens) in enumerate(tables)
    }
    progress.players = [player for table in players.values() for player in table]
    await asyncio.gather(*(player.play() for player in progress.players))
    faults: Counter[str] = Counter()
    moves = 0
    for id, table in players.items():
        moves += check(ask_again(port, f"/api/tables/{id}/record"), table)
        for player in table:
            faults.update(player.faults)
    waits = sorted(wait for table in players.values() for each in table for wait in each.resumed_s)
    return {"verified": matches, "moves": moves, "faults": faults, "longest_gap_s": waits[-1]}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(*map(int, sys.argv[1:4])))))
