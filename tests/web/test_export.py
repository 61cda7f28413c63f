"""A match exported as one file: it replays without a server and without a network."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from steeple.catalog import games
from steeple.cli.main import main
from tests.patience import STUCK_MS
from tests.web.chromium import DRIVER
from tests.web.people import DESK, PHONE, Complaints
from tests.web.words import t

OLD = Path(__file__).parents[1] / "old_files" / "0.1.0"
RECORDS = {
    "five-towers": "five-towers.record.json",
    "block-out": "block-out.record.json",
    "skyscrapers": "skyscrapers-dice.record.json",
}


@pytest.mark.parametrize("game", games)
def test_an_exported_match_is_replayed_from_its_file(
    game: str, chromium: Browser, tmp_path: Path
) -> None:
    page_file = tmp_path / "match.html"
    size = PHONE if game == "block-out" else DESK
    arguments = ["--to", str(page_file), "--names", "Rūta", "--title", "Mail & <b>blog</b>"]
    assert main(["export", str(OLD / RECORDS[game]), *arguments]) == 0

    complaints = Complaints()
    complaints.allow(DRIVER)
    context = chromium.new_context(
        offline=True, locale="en", viewport={"width": size[0], "height": size[1]}
    )
    context.set_default_timeout(STUCK_MS)
    complaints.listen(context)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(f"{page_file.as_uri()}#lt")
    expect(page.get_by_role("button", name=t("replay-play", "lt"))).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape("Mail & <b>blog</b>")))
    turn = page.locator(".story .turn")
    page.get_by_role("button", name=t("replay-first", "lt")).click()
    first = turn.inner_text()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(turn).not_to_have_text(first)
    page.get_by_role("button", name=t("replay-last", "lt")).click()
    expect(page.get_by_text("Rūta").first).to_be_visible()
    # The name of the program leads home elsewhere; here it leads nowhere.
    page.locator("header .mark").first.click()
    expect(turn).to_be_visible()
    context.close()
    assert complaints.unexpected == []
    assert {url.partition(":")[0] for url in asked} <= {"file", "blob", "data"}


def test_only_a_finished_match_is_exported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "match.html"
    unfinished = str(OLD / "skyscrapers.record.json")
    assert main(["export", unfinished, "--to", str(page)]) == 1
    finished = str(OLD / RECORDS["five-towers"])
    assert main(["export", finished, "--to", str(page), "--names", "a,b,c,d,e,f"]) == 2
    assert main(["export", finished, "--to", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 3
    assert not page.exists()
