"""What came of many matches: shares with intervals, ratings, who beat whom, and when to stop."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations

import msgspec

SURE = 1.96
"""This many standard errors to each side make a 95 % confidence interval."""
DIFFERENCE = 0.05
"""A player whose share differs that much from an even one is worth telling apart."""
ERRORS = 0.05
"""How often a decision to stop may be wrong, in either direction."""
LEAST_DEALS = 10
LEAST_SPREAD = 1e-3


class Played(msgspec.Struct, frozen=True):
    """How one match ended."""

    number: int
    deal: int
    line_up: list[str]
    scores: list[int]
    winners: list[int]
    failed: int | None = None
    """The seat whose program failed, and so lost."""
    why: str | None = None

    def share(self, seat: int) -> float:
        """The seat's part of the win; one that is shared by k seats is 1/k for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> float:
        """By how much the seat has more points than the others on average."""
        others = sum(self.scores) - self.scores[seat]
        return self.scores[seat] - others / (len(self.scores) - 1)


class Standing(msgspec.Struct, frozen=True):
    """The result of one player; intervals hold 95 of 100 times, with deals as the sample."""

    player: str
    games: int
    """Seats that it played; one that sits twice counts twice."""
    wins: float
    share: float
    share_low: float
    share_high: float
    points: float
    margin: float
    margin_low: float
    margin_high: float
    rating: float
    """By OpenSkill (Plackett-Luce): 25 is where everybody begins."""
    rating_sigma: float
    failed: int
    """Matches that its program lost by failing."""


class Cross(msgspec.Struct, frozen=True):
    """One player against another, in the matches in which both sat."""

    player: str
    against: str
    games: int
    share: float
    """How often it had more points; as many count half."""


def standings(played: Sequence[Played]) -> list[Standing]:
    """By player, the best first."""
    names = list(dict.fromkeys(name for each in played for name in each.line_up))
    ratings = _ratings(played, names)
    found = [_standing(name, played, *ratings[name]) for name in names]
    return sorted(found, key=lambda standing: (-standing.share, -standing.margin))


def _standing(name: str, played: Sequence[Played], rating: float, sigma: float) -> Standing:
    own = [(each, seat) for each in played for seat, who in enumerate(each.line_up) if who == name]
    deals = [each.deal for each, _ in own]
    shares = [each.share(seat) for each, seat in own]
    margins = [each.margin(seat) for each, seat in own]
    share, share_error = _estimate(deals, shares)
    margin, margin_error = _estimate(deals, margins)
    return Standing(
        player=name,
        games=len(own),
        wins=sum(shares),
        share=share,
        share_low=max(0.0, share - SURE * share_error),
        share_high=min(1.0, share + SURE * share_error),
        points=sum(each.scores[seat] for each, seat in own) / len(own),
        margin=margin,
        margin_low=margin - SURE * margin_error,
        margin_high=margin + SURE * margin_error,
        rating=rating,
        rating_sigma=sigma,
        failed=sum(each.failed == seat for each, seat in own),
    )


def _estimate(deals: Iterable[int], values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error. Matches of one deal are not independent of each other."""
    mean = sum(values) / len(values)
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, value in zip(deals, values, strict=True):
        by_deal[deal].append(value - mean)
    count = len(by_deal)
    if count < 2:
        return mean, math.sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
    squares = sum(sum(each) ** 2 for each in by_deal.values())
    return mean, math.sqrt(squares * count / (count - 1)) / len(values)


def _ratings(played: Sequence[Played], names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty of each player's rating, after all matches in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    for each in played:
        if len(set(each.line_up)) < len(each.line_up):
            continue  # nobody gets better by beating themselves
        ranks = [float(seat not in each.winners) for seat in range(len(each.line_up))]
        rated = model.rate([[known[name]] for name in each.line_up], ranks=ranks)
        known.update({name: team[0] for name, team in zip(each.line_up, rated, strict=True)})
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def cross_table(played: Iterable[Played]) -> list[Cross]:
    """Everybody against everybody."""
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for each in played:
        for one, other in permutations(range(len(each.line_up)), 2):
            ahead = _ahead(each, one, other)
            met[each.line_up[one], each.line_up[other]].append(ahead)
    return [
        Cross(*pair, len(values), sum(values) / len(values))
        for pair, values in sorted(met.items())
        if pair[0] != pair[1]
    ]


def _ahead(match: Played, one: int, other: int) -> float:
    """1 if a seat ended before another, 0.5 if they ended together."""
    if match.failed in (one, other):
        return float(match.failed == other)
    places = [(seat in match.winners, match.scores[seat]) for seat in (one, other)]
    return 0.5 if places[0] == places[1] else float(places[0] > places[1])


def is_sure(played: Sequence[Played], seats: int) -> bool:
    """Whether a sequential test has come to an end for every player (SPRT).

    For each it weighs an even share of the wins against one that is better, and against one that
    is worse, by `DIFFERENCE`.
    """
    names = {name for each in played for name in each.line_up}
    return all(_is_settled(_by_deal(name, played), 1 / seats) for name in names)


def _by_deal(name: str, played: Iterable[Played]) -> list[float]:
    """The player's average share of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for each in played:
        for seat, who in enumerate(each.line_up):
            if who == name:
                found[each.deal].append(each.share(seat))
    return [sum(shares) / len(shares) for shares in found.values()]


def _is_settled(shares: Sequence[float], even: float) -> bool:
    count = len(shares)
    if count < LEAST_DEALS:
        return False
    mean = sum(shares) / count
    spread = max(LEAST_SPREAD, sum((share - mean) ** 2 for share in shares) / (count - 1))
    bound = math.log((1 - ERRORS) / ERRORS)
    ratios = [
        count * sign * DIFFERENCE * (mean - even - sign * DIFFERENCE / 2) / spread
        for sign in (1, -1)
    ]
    return max(ratios) >= bound or max(ratios) <= -bound
