"""`steeple mcp`: the engine of `steeple stdio` as tools for language models."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from steeple.catalog import folder_of, games
from steeple.cli.arguments import Parser, Words
from steeple.cli.stdio import Engine
from steeple.kernel.codec import to_json
from steeple.kernel.errors import SteepleError

if TYPE_CHECKING:
    from mcp.server import MCPServer


def run(arguments: list[str], words: Words) -> int:
    """Serve one model over standard input and output, until it closes them."""
    Parser("mcp", words).parse_args(arguments)
    try:
        server = tool_server()
    except ImportError:
        raise SteepleError("cli/no-mcp") from None
    server.run("stdio")
    return 0


def tool_server() -> "MCPServer":
    """A server with one match at a time, and a tool for each thing that can be done with it."""
    from mcp.server import MCPServer

    engine = Engine()
    server = MCPServer("steeple", instructions="Tower-building games: read rules, then new_match.")

    def ask(command: str, **fields: Any) -> dict[str, Any]:
        return engine.answer(to_json({"cmd": command, **fields}))

    @server.tool()
    def rules(game: str) -> str:
        """Read the rules of a game: five-towers, block-out or skyscrapers."""
        package = Path(__file__).parents[1] / "games" / folder_of(games[game].id)
        return (package / "rules.md").read_text(encoding="utf-8")

    @server.tool()
    def new_match(game: str, seats: int = 2, seed: int = 0) -> dict[str, Any]:
        """Start a match; the same seed gives the same deals. Dice decide what falls."""
        referee = {"referee": "dice"} if game in games and games[game].referees else {}
        return ask("new", game=game, seats=seats, seed=seed, **referee)

    @server.tool()
    def view(seat: int) -> dict[str, Any]:
        """See the table as a seat does; nothing that is hidden from it shows."""
        return ask("view", seat=seat)

    @server.tool()
    def legal() -> dict[str, Any]:
        """List all legal moves of the seat to move, in notation."""
        return ask("legal")

    @server.tool()
    def play(move: str) -> dict[str, Any]:
        """Make a move of the seat to move. A move that is refused comes back with the reason."""
        return ask("play", move=move)

    @server.tool()
    def record() -> dict[str, Any]:
        """Get the whole match as a record, which `steeple verify` can check."""
        return ask("record")

    return server
