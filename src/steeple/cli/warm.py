"""`steeple warm`: compile the rules now, not in front of a player."""

from steeple.cli.arguments import Parser, Words


def run(arguments: list[str], words: Words) -> int:
    """Compile whatever is not on disk yet."""
    Parser("warm", words).parse_args(arguments)
    from steeple.play.warm import warm

    warm()
    return 0
