"""What comes of an act if nothing falls: points, whom it touches, whom it encloses, the risk."""

from steeple.games.skyscrapers import facts as f
from steeple.games.skyscrapers.building import building_of
from steeple.games.skyscrapers.dice import risk
from steeple.games.skyscrapers.girders import standing
from steeple.games.skyscrapers.pieces import BY_ID
from steeple.games.skyscrapers.scoring import card_points
from steeple.games.skyscrapers.sense import cards_with
from steeple.games.skyscrapers.squares import reach
from steeple.games.skyscrapers.state import Pending, State


def outlook(state: State, act: Pending, cards_left: int) -> f.Outlook:
    """What comes of an act, after which its seat has so many cards."""
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
    return f.Outlook(
        meets=meets,
        drawn=int(drawn),
        is_highest=is_highest,
        points=card_points(state, act),
        touches=touches,
        encloses=[worker for worker in was_open if was_open[worker] and not is_open[worker]],
        shaky=risk(state, act),
        is_last_card=act.card is not None and not cards_left,
    )
