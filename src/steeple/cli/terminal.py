"""`steeple play --terminal`: a game in the terminal, against bots."""

import getpass
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from steeple.cli.arguments import UsageError, Words, chosen_options
from steeple.cli.files import FileProblem, data_folder, write_json
from steeple.cli.screen import Screen
from steeple.cli.story import Story
from steeple.kernel.bots import NAMES
from steeple.kernel.codec import from_json
from steeple.kernel.errors import SteepleError, shortened
from steeple.kernel.game import Move
from steeple.kernel.streams import Stream
from steeple.play.dealer import secret_from
from steeple.play.match import Match
from steeple.play.record import replay

OWN_SEAT = 0


class Saved(msgspec.Struct):
    """An unfinished game, as it is stored between two sessions."""

    record: dict[str, Any]
    seed: str
    bots: list[str]


def run(read: Namespace, words: Words) -> int:
    """Play to the end, or until the person quits; an unfinished game is stored."""
    screen = Screen()
    table = None if read.new else _kept_table(screen, words)
    if table is None:
        # Check what was asked for before it replaces an unfinished game.
        seed = secret_from(read.seed).hex()
        options = chosen_options(read.option, bidding=read.bidding)
        match = Match(read.game, read.seats, seed=seed, options=options, referee=read.referee)
        bots = list(match.game.bots)
        bot = read.bot or bots[(len(bots) - 1) // 2]
        if bot not in match.game.bots:
            raise UsageError("kernel/unknown-bot", bot=shortened(bot), known=", ".join(bots))
        _put_aside("kept-game-aside", screen, words)
        table = Table(screen, words, match, seed, [bot] * (read.seats - 1))
    try:
        return table.play()
    except KeyboardInterrupt:
        screen.say()
        screen.say(words("cli/game-kept"))
        raise


def _own_name(words: Words) -> str:
    """The person's login name: sentences about a “you” would need verbs of their own."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return words("cli/seat-name", number=OWN_SEAT + 1)


def _kept_file() -> Path:
    return data_folder() / "unfinished.json"


def _kept_table(screen: Screen, words: Words) -> "Table | None":
    """The unfinished game; one that can't be read is renamed, not lost."""
    file = _kept_file()
    try:
        if not file.exists():
            return None
        saved = msgspec.convert(from_json(file.read_bytes()), Saved)
        match = replay(saved.record, seed=saved.seed)
    except (SteepleError, msgspec.ValidationError):
        _put_aside("kept-game-spoilt", screen, words)
        return None
    except OSError as problem:
        screen.say(words("cli/cannot-read", file=str(file), problem=str(problem.strerror)))
        return None
    screen.say(words("cli/game-goes-on"))
    return Table(screen, words, match, saved.seed, saved.bots)


def _put_aside(message: str, screen: Screen, words: Words) -> None:
    """Rename the stored game, so that the next one does not overwrite it."""
    file = _kept_file()
    if not file.exists():
        return
    number = 1
    while (aside := file.with_name(f"unfinished-{number}.json")).exists():
        number += 1
    file.replace(aside)
    screen.say(words(f"cli/{message}", file=str(aside)))


def _typed() -> str | None:
    """What the person types; `None` to quit."""
    try:
        typed = input("> ")
    except EOFError:
        return None
    return None if typed.strip().lower() in ("q", "quit") else typed


class Table:
    """A person and bots who play one match in a terminal."""

    def __init__(
        self, screen: Screen, words: Words, match: Match, seed: str, bots: list[str]
    ) -> None:
        self._screen = screen
        self._words = words
        self._match = match
        self._seed = seed
        self._bots = bots
        self._can_keep = True
        names = [_own_name(words), *NAMES[: match.seats - 1]]
        self._story = Story(match, names, words.language, screen, OWN_SEAT)

    def play(self) -> int:
        """Take turns until the end."""
        game = self._words(f"{self._match.game.id}/name")
        self._screen.say(self._words("cli/welcome", game=game), "loud")
        self._story.tell()
        while not self._match.is_over:
            self._keep()
            if self._match.to_move is None:
                if not self._report():
                    return self._leave()
                continue
            move = self._ask() if self._match.to_move == OWN_SEAT else self._bot_move()
            if move is None:
                return self._leave()
            self._match.play(move)
            self._story.tell()
        self._close()
        return 0

    def _leave(self) -> int:
        self._screen.say(self._words("cli/game-kept"))
        return 0

    def _report(self) -> bool:
        """Ask what the pieces did on the real table; false if the person quits."""
        while True:
            self._screen.say(self._words(f"{self._match.game.id}/ask-report"), "lamp")
            typed = _typed()
            if typed is None:
                return False
            try:
                self._match.report(typed.strip().lower())
            except SteepleError as problem:
                self._screen.say(f"  {problem.message(self._words.language)}")
            else:
                self._story.tell()
                return True

    def _bot_move(self) -> Move:
        assert self._match.to_move is not None
        bot = self._match.game.bots[self._bots[self._match.to_move - 1]]
        stream = Stream(self._seed.encode(), f"bot {len(self._match.events)}")
        return bot.choose(self._match.position(stream))

    def _ask(self) -> Move | None:
        """The person's move; `None` if the person quits."""
        dialog = self._match.game.face.dialog(self._match.state, self._words.language)
        self._story.show()
        while True:
            self._screen.say(dialog.question(), "lamp")
            typed = _typed()
            if typed is None:
                return None
            reply = dialog.answer(typed)
            self._screen.show(reply.picture)
            for line in reply.lines:
                self._screen.say(f"  {line}")
            if reply.move is not None:
                return reply.move

    def _close(self) -> None:
        """Show the result, and where the record is."""
        self._story.show()
        self._story.tell_result()
        name = f"{self._match.game.id}-{self._match.setup.commit[:12]}.json"
        file = data_folder() / "records" / name
        try:
            write_json(file, self._match.record())
            self._screen.say(self._words("cli/record-kept", file=str(file)))
            _kept_file().unlink(missing_ok=True)
        except (FileProblem, OSError) as problem:
            self._screen.say(str(problem))

    def _keep(self) -> None:
        """Store the game before each move; if that fails, say so once and play on."""
        if not self._can_keep:
            return
        saved = Saved(self._match.record(), self._seed, self._bots)
        try:
            write_json(_kept_file(), msgspec.to_builtins(saved))
        except FileProblem as problem:
            self._can_keep = False
            self._screen.say(problem.message(self._words.language))
