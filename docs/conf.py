"""How Sphinx makes the site: `python3 run.py docs` collects the pages and calls it."""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

project = "Steeple"
author = "The Steeple developers"
project_copyright = "2026, The Steeple developers"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Steeple"
html_static_path = ["_static"]
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3b2a", "color-brand-content": "#8a3b2a"},
    "dark_css_variables": {"color-brand-primary": "#ffb347", "color-brand-content": "#ffb347"},
}
pygments_style = "friendly"
pygments_dark_style = "nord-darker"
# Docstrings quote code in single backticks.
default_role = "literal"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
add_module_names = False
PLAY = "play/"


def setup(app: Any) -> None:
    """Pages for players say which language they are in."""
    app.connect("html-page-context", _speak)


def _speak(app: Any, name: str, template: str, context: dict[str, Any], tree: Any) -> None:  # noqa: ARG001
    parts = name.removeprefix(PLAY).split("/")
    if name.startswith(PLAY) and len(parts) == 2:
        context["language"] = parts[0]
