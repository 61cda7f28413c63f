"""`steeple play`: the game in the browser, for this machine and its local network."""

import webbrowser
from argparse import Namespace

import segno

from steeple.cli import terminal
from steeple.cli.arguments import Parser, Words
from steeple.cli.files import data_folder
from steeple.cli.screen import tell
from steeple.cli.serve import serve
from steeple.cli.warm import warming_beside
from steeple.kernel import jit
from steeple.server.addresses import network_address, url
from steeple.server.process import listen
from steeple.server.settings import Settings

USUAL_SEATS = 3


def run(arguments: list[str], words: Words) -> int:
    """Start a server on a free port, say where it is, and open the browser."""
    parser = Parser("play", words)
    parser.option("--no-browser", action="store_true")
    parser.option("--port", type=int, default=0)
    parser.option("--terminal", action="store_true")
    parser.option("--game", default="five-towers")
    parser.option("--seats", type=int, default=USUAL_SEATS)
    parser.option("--bot")
    parser.option("--bidding")
    parser.option("--option", action="append", metavar="NAME=VALUE")
    parser.option("--referee")
    parser.option("--seed", type=int)
    parser.option("--new", action="store_true")
    read = parser.parse_args(arguments)
    jit.never_wait()
    with warming_beside(words):
        return terminal.run(read, words) if read.terminal else _serve(read, words)


def _serve(read: Namespace, words: Words) -> int:
    # People on the network are welcome.
    listener = listen("0.0.0.0", read.port)  # noqa: S104
    port = listener.getsockname()[1]
    here = url("localhost", port)

    def tell_where() -> None:
        tell(words("server/on-this-machine", address=here))
        network = network_address()
        if network is not None:
            tell(words("server/on-the-network", address=url(network, port)))
            segno.make(url(network, port), micro=False).terminal(compact=True)
        tell(words("server/serving-stops"))
        if not read.no_browser:
            webbrowser.open(here)

    return serve(Settings(data_folder(), is_quiet=True), listener, tell_where, words)
