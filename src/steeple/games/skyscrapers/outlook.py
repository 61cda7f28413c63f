"""What an act results in if nothing falls: points, whom it touches or encloses, the risk."""

from msgspec.structs import replace

from steeple.games.skyscrapers import facts as f
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.girders import standing
from steeple.games.skyscrapers.lattice.squares import reach
from steeple.games.skyscrapers.pieces import BY_ID
from steeple.games.skyscrapers.referee.dice import carried, dangers, hand_of, risk
from steeple.games.skyscrapers.scoring import card_points
from steeple.games.skyscrapers.state import Pending, State, cards_with

WORTH_NAMING = 4000
"""Who falls less often than this, in millionths, is not named."""
SWAYS: tuple[tuple[int, f.Sway], ...] = ((0, "none"), (16, "little"), (100, "some"))
"""Up to which give (`Statics.give`) a word is said; beyond the last, it sways much."""

LITTLE = 30
MUCH = 120
"""Below the one a risk is low, from the other on it is high, in permille."""


def outlook(state: State, act: Pending, cards_left: int) -> f.Outlook:
    """What an act results in; its seat has `cards_left` cards after it."""
    building, after = building_of(state.cards), building_of(cards_with(state, act))
    meets, drawn, is_highest = 0, False, False
    touches: list[int] = []
    on_site = [(worker, cell) for worker, cell in enumerate(state.workers) if cell is not None]
    if act.site is not None and act.card is not None:
        site = act.site
        girders = standing(act.card, site.turn)
        meets = len(building.meets(site.at, site.normal, girders))
        drawn = BY_ID[act.card].has_worker
        is_highest = reach(site.at, site.normal) > building.top
        around = building.touched_by_rivet(site.at)
        touches = [worker for worker, cell in on_site if cell in around]
    was_open = {worker: building.is_open(cell) for worker, cell in on_site}
    is_open = {worker: after.is_open(cell) for worker, cell in on_site}
    shaky, endangered = risk(state, act), may_fall(state, act)
    return f.Outlook(
        meets=meets,
        drawn=int(drawn),
        is_highest=is_highest,
        points=card_points(state, act),
        touches=touches,
        encloses=[worker for worker in was_open if was_open[worker] and not is_open[worker]],
        shaky=shaky,
        risk=_in_a_word(shaky, touches, endangered),
        may_fall=endangered,
        sway=sway(state, act),
        is_last_card=act.card is not None and not cards_left,
        runs=0,
    )


def _in_a_word(shaky: int, touches: list[int], endangered: list[int]) -> f.Risk:
    """How risky an act is: nothing that hands do is sure."""
    if shaky >= MUCH:
        return "high"
    return "some" if shaky >= LITTLE or touches or endangered else "low"


def with_trials(known: f.Outlook, fell: list[int], runs: int) -> f.Outlook:
    """The same with those who fell in so many trial runs at the head of those who may."""
    endangered = [*fell, *(worker for worker in known.may_fall if worker not in fell)]
    word = _in_a_word(known.shaky, known.touches, endangered)
    return replace(known, may_fall=endangered, risk=word, runs=runs)


def may_fall(state: State, act: Pending) -> list[int]:
    """The workers that may well fall, those in most danger first."""
    found = [each for each in dangers(state, act).falls if each[1] >= WORTH_NAMING]
    return [worker for worker, _ in sorted(found, key=lambda each: (-each[1], each[0]))]


def sway(state: State, act: Pending) -> f.Sway:
    """How much the building gives way where the hand presses, by the statics."""
    hand = hand_of(state, act)
    if hand.presses is None:
        return "none"
    give = carried(state, hand.mover).give(hand.presses, hand.twice, hand.step)
    return next((word for most, word in SWAYS if give <= most), "much")
