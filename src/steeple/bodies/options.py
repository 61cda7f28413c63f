"""What every table with real bodies settles: who the referee is, and how a hand trembles."""

from typing import Literal, TypeAlias

from steeple.kernel.options import Option

Referee: TypeAlias = Literal["physics", "table", "dice"]
REFEREES: tuple[Referee, ...] = ("physics", "table", "dice")
"""The default first."""
Tremor: TypeAlias = Literal["normal", "calm", "shaky"]
TREMOR = Option("tremor", ("normal", "calm", "shaky"))
