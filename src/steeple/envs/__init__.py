"""Doors for programs that learn: PettingZoo, Gymnasium and OpenSpiel, with their own interfaces.

`pip install steeple[envs]` installs what they need; `docs/programs.md` shows them.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from steeple.envs.aec import aec_env, raw_env
    from steeple.envs.alone import gym_env
    from steeple.envs.vector import vector_env

__all__ = ["aec_env", "gym_env", "raw_env", "vector_env"]

_MODULES = {"aec_env": "aec", "raw_env": "aec", "gym_env": "alone", "vector_env": "vector"}


def __getattr__(name: str) -> Any:
    """Load a door when it is first asked for: each needs other packages."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"steeple.envs.{_MODULES[name]}"), name)
