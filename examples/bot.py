"""A bot that plays over the network, with nothing but Python's standard library.

    python3 examples/bot.py http://localhost:8017             plays against a bot of the server
    python3 examples/bot.py http://localhost:8017 INVITE      takes a seat at somebody's table

It reads what happens at the table line by line, asks for its legal moves when it is its turn, and
sends one. `docs/protocol.md` has the rest.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any

TOO_FAST = 429


class Steeple:
    """The server, as one guest sees it."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token: str | None = None
        self.token = self.ask("/api/me/token", {})["token"]

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a GET request, or to a POST request if there is a body."""
        with self.open(path, body) as answer:
            return json.load(answer)

    def open(self, path: str, body: object = None) -> HTTPResponse:
        """The open response; a bot that asks too often waits as long as the server says."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        while True:
            try:
                answer: HTTPResponse = urllib.request.urlopen(request, timeout=60)
                return answer
            except urllib.error.HTTPError as refused:
                if refused.code != TOO_FAST:
                    raise
                time.sleep(int(refused.headers["Retry-After"]))

    def do(self, table: str, command: dict[str, Any]) -> Any:
        """Send a command to a table; its id makes it safe to send again."""
        return self.ask("/api/tables/" + table, {"id": uuid.uuid4().hex, **command})

    def messages(self, table: str) -> Iterator[dict[str, Any]]:
        """Everything that happens at the table, as it happens."""
        with self.open("/api/tables/" + table + "/stream") as lines:
            for line in lines:
                yield json.loads(line)


def choose(moves: list[str]) -> str:
    """The move to make. This bot thinks no further than this."""
    builds = [move for move in moves if move.startswith("build")]
    return max(builds, key=len) if builds else random.choice(moves)


def play(steeple: Steeple, table: str, seat: int) -> dict[str, Any]:
    """Play to the end; returns the result."""
    view: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    for message in steeple.messages(table):
        if message["type"] == "state":
            view, facts = message["view"] or {}, message["table"]
        elif message["type"] == "update":
            view = {**view, **message.get("view", {})}
            facts = message.get("table", facts)
        else:
            continue
        if facts["status"] == "over":
            result: dict[str, Any] = facts["result"]
            return result
        if facts["status"] == "playing" and view["to_move"] == seat:
            move(steeple, table, message["seq"])
    raise SystemExit("The server has closed the stream; start the bot again.")


def move(steeple: Steeple, table: str, seq: int) -> None:
    """Make a move, unless somebody else has moved meanwhile."""
    moves = steeple.ask("/api/tables/" + table + "/legal")["moves"]
    if not moves:
        return
    try:
        steeple.do(table, {"do": "move", "move": choose(moves), "at": seq})
    except urllib.error.HTTPError as refused:
        error = json.load(refused)["error"]
        if error["code"] != "server/stale":
            raise SystemExit(error["message"]) from None


def main(address: str, invite: str | None = None) -> None:
    """Play one match, and print how it ended."""
    steeple = Steeple(address)
    if invite is None:
        seats = [{"kind": "me", "name": "Example"}, {"kind": "bot", "bot": "greedy"}]
        body = {"game": "five-towers", "seats": seats, "start": True}
        facts = steeple.ask("/api/tables", body)["table"]
    else:
        facts = steeple.ask("/api/invites/" + invite)["table"]
        steeple.do(facts["id"], {"do": "sit", "name": "Example", "invite": invite})
        facts = steeple.ask("/api/tables/" + facts["id"])["table"]
    result = play(steeple, facts["id"], facts["you"]["seats"][0])
    print(json.dumps({"table": facts["id"], **result}))


if __name__ == "__main__":
    main(*sys.argv[1:])
