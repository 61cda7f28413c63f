"""What an act is shown and told as."""

from steeple.games.five_towers.facts import BidAct, BuildAct, CancelAct, PassAct, RevealAct
from steeple.games.five_towers.game import GAME
from steeple.games.five_towers.state import State
from steeple.kernel.game import CHANCE
from steeple.kernel.sentence import said
from steeple.kernel.shown import ShownAct
from tests.five_towers.drawing import play, position

NAMES = ("Ann", "Bob", "Cem")
TOWERS = """
     4
    10    9
    sand  candy
"""


def told(state: State, notation: str) -> tuple[ShownAct, str]:
    """What everybody is shown and told of an act."""
    move = GAME.parse(notation, GAME.actor(state))
    after = GAME.apply(state, move)
    sentences = GAME.tell(state, move, after, None)
    return GAME.shown(state, move, after, None), said(sentences, names=NAMES)


def test_bids_and_passes_are_told() -> None:
    state = position("candy3 candy2 tree5", TOWERS)
    assert told(state, "bid 1") == (BidAct(1), "Ann: bid 1")
    assert told(play(state, "bid 1"), "pass") == (PassAct(), "Bob: pass")


def test_a_build_names_its_cards_as_the_language_lists_them() -> None:
    state = play(position("candy3 candy2 tree5", TOWERS), "bid 3")
    assert told(state, "build candy3 candy2 tree5") == (
        BuildAct(None, ["candy3", "candy2", "tree5"]),
        "Ann: build Candy 3, Candy 2, and Tree 5",
    )
    act, text = told(state, "build -sand candy3 candy2 tree5")
    assert act == BuildAct("sand", ["candy3", "candy2", "tree5"])
    assert "Sand tower" in text


def test_a_row_is_told_once_it_is_whole() -> None:
    state = GAME.setup(2, {"bidding": "checked", "starter": 0})
    texts = []
    while GAME.actor(state) == CHANCE:
        move, _ = next(iter(GAME.chances(state)))
        assert isinstance(told(state, str(move))[0], RevealAct)
        texts.append(told(state, str(move))[1])
        state = GAME.apply(state, move)
    assert texts == ["", "", "", "", texts[-1]]
    assert texts[-1].startswith("New row: Candy 0, ")


def test_cards_that_go_back_are_told() -> None:
    roofed = """
        0
        9
        candy
    """
    state = play(position("candy3 candy2 candy1", roofed, bidding="open"), "bid 3")
    act, text = told(state, "cancel")
    assert (act, text) == (CancelAct(), "Ann: can’t build that many, the cards go back")
