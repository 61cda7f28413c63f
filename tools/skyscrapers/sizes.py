"""Sizes of cards and workers for the client, in millimetres."""

from steeple.games.skyscrapers import pieces
from steeple.games.skyscrapers.bodies import solid
from steeple.games.skyscrapers.referee import model, placing
from tools.typescript import constants


def typescript() -> str:
    """The source of the module."""
    numbers = {
        "UNIT_MM": solid.UNIT_MM,
        "CARD_MM": solid.CARD_MM,
        "THICK_MM": solid.THICK_MM,
        "WORKER_MM": solid.WORKER_MM,
        "TALL_MM": solid.TALL_MM,
        "CLEAR_MM": model.CLEAR_MM,
        "SPOTS_MM": solid.SPOTS,
        "CARD_BACK_MM": max(placing.BACK_MM),
        "WORKER_BODY": solid.WORKER_BODY,
        "SEATS": pieces.MAX_SEATS,
        "WORKERS": pieces.WORKERS,
        "ACTIONS": pieces.ACTIONS,
        "FALL_COST": pieces.FALL_COST,
    }
    return constants("The sizes of Skyscrapers", numbers)
