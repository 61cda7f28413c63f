"""What a browser sees until the web client is built: that the server runs, and how to go on."""

from html import escape

from steeple.kernel.messages import say

PATHS = ("/", "/join/{invite}", "/watch/{id}", "/replay/{id}")

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 34rem; margin: 15vh auto 4rem; padding: 0 1.25rem;
  font: 1.125rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
code { display: block; padding: 0.6rem 0.8rem; border: 1px solid; border-radius: 6px;
  overflow-wrap: anywhere; font: 1rem/1.5 ui-monospace, monospace; }
a { color: inherit; }
"""


def page(language: str) -> str:
    """The page, in the reader's language."""

    def words(message: str) -> str:
        return escape(say(f"server/{message}", language))

    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{words("page-title")}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>{words("page-about")}</h1>
<p>{words("page-soon")}</p>
<h2>{words("page-terminal")}</h2>
<code>python3 run.py play --terminal</code>
<h2>{words("page-programs")}</h2>
<code><a href="/api/openapi.json">/api/openapi.json</a></code>
</main>
</body>
</html>
"""
