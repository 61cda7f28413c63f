"""The site of the documents: it builds without a warning, and every link on it leads somewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from steeple.catalog import games
from tests.web.words import LANGUAGES, t
from tools import docs

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_site_is_complete(tmp_path: Path) -> None:
    """One test, since building it is what takes time: any warning of Sphinx is an error."""
    site = tmp_path / "site"
    assert docs.build(site) == 0, "Sphinx has something to complain about, see above"
    every_link_leads_somewhere(site)
    for language in LANGUAGES:
        people_read_how_to_play(site, language)
    it_can_be_searched_and_has_the_reference(site)
    every_page_of_the_repository_is_there(site)


class Page(HTMLParser):
    """What a page links to, what can be linked to in it, and its language."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.language = ""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        facts = dict(attributes)
        self.links += [link for name in ("href", "src") if (link := facts.get(name))]
        if id := facts.get("id"):
            self.places.add(id)
        if tag == "html":
            self.language = facts.get("lang") or ""


def every_link_leads_somewhere(site: Path) -> None:
    files = [file for file in site.rglob("*.html") if "_static" not in file.parts]
    pages = {file.resolve(): Page(file) for file in files}
    assert len(pages) > len(LANGUAGES) * (len(games) + 1)
    lost = [
        f"{file.relative_to(site)}: {link}"
        for file, page in pages.items()
        for link in page.links
        if not leads_somewhere(link, file, pages)
    ]
    assert lost == []


def leads_somewhere(link: str, file: Path, pages: dict[Path, Page]) -> bool:
    """Within the site, or to a file that the repository has; other sites are not asked."""
    parts = urlsplit(link)
    if parts.scheme in ("http", "https"):
        path = link.partition("/blob/main/")[2]
        return not link.startswith(docs.repository()) or not path or (ROOT / path).exists()
    if parts.scheme:
        return parts.scheme in ("data", "mailto")
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if target not in pages:
        return target.exists()
    return not parts.fragment or unquote(parts.fragment) in pages[target].places


def people_read_how_to_play(site: Path, language: str) -> None:
    for game in games:
        file = site / "play" / language / f"{game}.html"
        page, text = Page(file), file.read_text(encoding="utf-8")
        assert page.language == language
        assert t(f"{game}/name", language) in text
        (replay,) = (link for link in page.links if "/replays/" in link)
        assert replay.endswith(f"#{language}")


def it_can_be_searched_and_has_the_reference(site: Path) -> None:
    assert "Search.setIndex" in (site / "searchindex.js").read_text(encoding="utf-8")
    reference = (site / "api.html").read_text(encoding="utf-8")
    for name in ("steeple.Match.legal", "steeple.IllegalMove", "steeple.kernel.game.Game"):
        assert f'id="{name}' in reference
    assert (site / "search.html").exists()


def every_page_of_the_repository_is_there(site: Path) -> None:
    for page in docs.pages():
        assert (site / docs.site_path(page).with_suffix(".html")).exists(), page


def relative_links(text: str) -> Iterator[str]:
    yield from (match[1] for match in re.finditer(r"\]\(([^)#:\s]+)\)", text))


def test_links_are_rewritten_for_their_place() -> None:
    text = docs.with_links(ROOT / "docs" / "games" / "five-towers.md")
    assert list(relative_links(text)) == []
    assert f"{docs.repository()}/blob/main/src/steeple/games/five_towers/rules.md" in text
