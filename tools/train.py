"""Train what a game's bots learn: `python3 run.py train five-towers --minutes 60`."""

import sys
from importlib import import_module

LEARNERS = {"five-towers": "tools.five_towers.train"}


def main() -> None:
    named = [argument for argument in sys.argv[1:] if argument in LEARNERS]
    if not named:
        sys.exit(f"Which game? One of: {', '.join(LEARNERS)}")
    import_module(LEARNERS[named[0]]).main()


if __name__ == "__main__":
    main()
