"""MuJoCo, as the games with real bodies use it: settings with which stacks keep still.

The engine is imported only when something is simulated, so that rules load fast without it.
"""

import functools
import hashlib
import platform
import sys
from collections.abc import Iterable
from importlib import metadata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import mujoco

STEP_MS = 2
STEP_S = 0.002
GRAVITY = 9.81


def option(impratio: int, iterations: int, tolerance: str) -> str:
    """The MJCF of how the engine solves; with an `impratio` above 1, friction slips less.

    A state that blows up stays as it is, to be seen: no automatic reset.
    """
    return (
        f'<option timestep="{STEP_S}" gravity="0 0 -{GRAVITY}" integrator="implicitfast"'
        f' solver="Newton" cone="elliptic" impratio="{impratio}" iterations="{iterations}"'
        f' tolerance="{tolerance}"><flag multiccd="enable" autoreset="disable"/></option>'
    )


OPTION = option(impratio=100, iterations=100, tolerance="1e-14")
"""For stacks. The tolerance is tight because it is cheaper: at 1e-10 more stacks rattle, by
micrometres, and a rattling stack needs twice the iterations of one that keeps still."""

CONTACT = 'solref="0.004 1" solimp="0.99 0.999 0.0005 0.5 2" friction="0.6 0.002 0.0001" condim="4"'
"""Wood on wood; with the engine's usual contacts an uneven stack creeps until it falls."""


@functools.cache
def engine_id() -> str:
    """The engine and its version as a word: another one need not give the same bits.

    >>> engine_id().startswith("mujoco-")
    True
    """
    version = metadata.version("mujoco")
    return f"mujoco-{version}-{sys.platform}-{platform.machine()}"


def numbers(parts: Iterable[float]) -> str:
    """Numbers in MJCF, so exact that they come back as they were.

    >>> numbers((0.1, 2.0))
    '0.1 2.0'
    """
    return " ".join(map(repr, parts))


def world_hash(mjcf: str) -> str:
    """A short name for the simulated world that an MJCF text describes."""
    return hashlib.sha256(mjcf.encode()).hexdigest()[:16]


@functools.cache
def compiled(mjcf: str) -> "mujoco.MjModel":
    """The engine's model of an MJCF text, made once in a process."""
    return _made(mjcf)


@functools.lru_cache(maxsize=4)
def compiled_lately(mjcf: str) -> "mujoco.MjModel":
    """The same where there are many texts: only the last few models are kept.

    Changes to a model persist when it is asked for again.
    """
    return _made(mjcf)


def _made(mjcf: str) -> "mujoco.MjModel":
    import mujoco

    # Without this, a state that blows up is also written to a file in the working directory.
    mujoco.set_mju_user_warning(_pass_over)
    return mujoco.MjModel.from_xml_string(mjcf)


def _pass_over(_warning: str) -> None:
    """Ignore the warning: simulations check the numbers themselves."""
