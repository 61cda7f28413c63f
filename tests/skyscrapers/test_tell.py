"""What an act is shown and told as, with what came of it."""

from steeple.games.skyscrapers.facts import KeepAct, Landing, PutAct, VerdictAct
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.state import State
from steeple.kernel.sentence import said
from steeple.kernel.shown import ShownAct
from tests.skyscrapers.playing import match, play
from tests.skyscrapers.test_falls import busy

NAMES = ("Ann", "Bob", "Cem")


def told(state: State, notation: str) -> str:
    """What a spectator is told of an act."""
    move = GAME.parse(notation, GAME.actor(state))
    return said(GAME.tell(state, move, GAME.apply(state, move), None), names=NAMES)


def shown(state: State, notation: str) -> ShownAct | None:
    """What a spectator is shown of an act."""
    move = GAME.parse(notation, GAME.actor(state))
    return GAME.shown(state, move, GAME.apply(state, move), None)


def test_every_kind_of_act_is_told() -> None:
    sentences = set()
    for seed in range(3):
        for before, move, after in match(3, seed, seed == 2):
            sentences.add(said(GAME.tell(before, move, after, None), names=NAMES))
    assert {"It holds.", "Ann adds a worker.", "Bob stands a base on the ground."} <= sentences
    assert any(each.startswith("Cem moves a worker to level ") for each in sentences)
    assert any(each.startswith("It holds: ") for each in sentences)


def test_heights_are_levels_or_the_ground() -> None:
    state = busy()
    assert told(state, "move 5 to 1 0 0") == "Bob moves a worker to the ground."
    assert told(state, "shift 5 to 1 0 2") == "Bob shifts a worker on level 2."


def test_a_fall_says_whose_workers_what_it_costs_and_who_decides() -> None:
    """SK-20."""
    state = play(busy(), "add at 1 0 0")
    assert told(state, "fell workers=0,5,10") == (
        "3 workers fell (Ann, Bob, and Cem). 15 points less for Bob. "
        "Cem decides where to put it back."
    )
    assert told(state, "held lies=5,10") == "2 workers were knocked over and lie (Bob and Cem)."
    assert shown(state, "fell workers=0 stands=5@1,0,0") == VerdictAct(
        "fell", [0], [Landing(5, [1, 0, 0])], [], [], None, None, b""
    )


def test_who_bumped_the_table_is_named() -> None:
    """SK-20, SK-22."""
    state = play(busy(referee="table"), "add at 1 0 0")
    assert told(state, "fell by=2 workers=5") == (
        "Cem bumped the table. A worker fell (Bob). 5 points less for Cem. "
        "Bob decides where to put it back."
    )
    assert told(state, "collapsed by=0") == (
        "Ann bumped the table. The building came down. Ann is out, and the game is over."
    )


def test_who_decides_puts_back_or_keeps() -> None:
    """SK-20."""
    state = play(busy(), "add at 1 0 0", "fell workers=0,10")
    assert told(state, "put at 0 0 2") == "Cem puts the worker back on level 2."
    assert shown(state, "put at 0 0 2") == PutAct(10, [0, 0, 2])
    assert told(state, "keep") == "Cem keeps the worker in reserve."
    assert shown(state, "keep") == KeepAct(10)


def test_a_worker_on_another_card_stands_elsewhere() -> None:
    state = play(busy(), "add at 1 0 0")
    assert told(state, "held stands=0@1,0,0") == "A worker stands elsewhere now (Ann)."


def test_a_collapse_and_what_was_not_judged() -> None:
    """SK-22."""
    state = play(busy(), "add at 1 0 0")
    assert told(state, "collapsed") == ("The building came down. Bob is out, and the game is over.")
    assert told(state, "void why=missed").startswith("Not judged: it missed its place.")
    assert told(state, "void").startswith("Not judged: it took too long.")


def test_a_film_is_left_out_for_those_who_only_read() -> None:
    act = VerdictAct("held", [], [], [], [], None, None, b"\1\2")
    assert (act.brief().film, act.brief().outcome) == (b"", "held")
