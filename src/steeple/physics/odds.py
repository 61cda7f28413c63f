"""Probabilities from logits, in millionths, for dice that replace a simulation."""

MILLION = 1_000_000
STEP = 500
LOWEST = -12_000
ODDS = (
    6, 10, 17, 28, 45, 75, 123, 203, 335, 553, 911, 1501, 2473, 4070, 6693, 10987, 17986, 29312,
    47426, 75858, 119203, 182426, 268941, 377541, 500000, 622459, 731059, 817574, 880797, 924142,
    952574, 970688, 982014, 989013, 993307, 995930, 997527,
)  # fmt: skip
"""For each half logit from -12 to 6: a table, because `exp` may differ."""


def odds(logit: int) -> int:
    """How many of a million happen, from a logit in thousandths; linear between half logits.

    >>> odds(0), odds(-2000), odds(-99_000), odds(99_000)
    (500000, 119203, 6, 997527)
    """
    bucket, rest = divmod(max(logit - LOWEST, 0), STEP)
    if bucket >= len(ODDS) - 1:
        return ODDS[-1]
    return ODDS[bucket] + (ODDS[bucket + 1] - ODDS[bucket]) * rest // STEP
