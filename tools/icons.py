"""The web client's icons as PNG, drawn from web/public/icon.svg by Chromium: tools/icons.py."""

import subprocess
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SKY = "#171B36"
WHOLE = "100vw"
MASKABLE = "72vw"
"""A phone may cut a maskable icon to a circle: the drawing keeps clear of the edge."""


def draw(size: int, width: str, name: str) -> None:
    """A square picture of `size` pixels, with the drawing in its middle."""
    sky = SKY if width == MASKABLE else "transparent"
    style = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{sky}}}"
    style += f"svg{{width:{width}}}"
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        page.write_text(f"<style>{style}</style>{(PUBLIC / 'icon.svg').read_text()}")
        options = (
            "--headless --no-sandbox --hide-scrollbars --default-background-color=00000000 "
            f"--user-data-dir={folder}/profile --window-size={size},{size}"
        )
        command = ["chromium", *options.split(), f"--screenshot={PUBLIC / name}", page.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=60)


if __name__ == "__main__":
    draw(192, WHOLE, "icon-192.png")
    draw(512, WHOLE, "icon-512.png")
    draw(512, MASKABLE, "icon-maskable-512.png")
