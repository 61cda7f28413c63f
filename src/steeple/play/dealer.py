"""The fair dealer: draws that nobody could foresee and everybody can check.

Before the game the dealer publishes the hash of a secret seed. Each seat then adds a seed of
its own, so that neither side alone decides the draws. After the game the secret is revealed,
and every draw can be recomputed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from steeple.kernel.codec import to_json
from steeple.kernel.errors import InvalidSetup, shortened
from steeple.kernel.game import Chances, Move
from steeple.kernel.streams import Stream

SECRET_BYTES = 32


def secret_from(seed: int | str | None) -> bytes:
    """The dealer's secret: from a number, from its revealed hexadecimal form, or a new one."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    if isinstance(seed, int) and not isinstance(seed, bool):
        return hashlib.sha256(f"steeple seed {seed}".encode()).digest()
    if isinstance(seed, str) and len(seed) == 2 * SECRET_BYTES:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    raise InvalidSetup("play/bad-seed", seed=shortened(seed))


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


class Dealer:
    """Draws for one match, from the secret and the seats' seeds."""

    def __init__(self, secret: bytes, seat_seeds: Sequence[str]) -> None:
        self.secret = secret
        self._key = hmac.digest(secret, to_json(list(seat_seeds)), "sha256")

    def draw(self, number: int, chances: Chances) -> Move:
        """What chance does as draw number `number` of the match."""
        stream = Stream(self._key, f"draw {number}")
        return chances.moves[stream.pick(chances.weights)]

    def judge_key(self, number: int) -> bytes:
        """The key of the numbers for the referee's judgement number `number`; reveals no draw."""
        return hmac.digest(self._key, f"judge {number}".encode(), "sha256")


def judge_stream(key: bytes) -> Stream:
    """The numbers for one judgement: how a hand trembles, how dice fall."""
    return Stream(key, "judge")
