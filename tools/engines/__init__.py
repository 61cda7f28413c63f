"""Browser engines, each by the way that it offers: Chromium, Firefox and WebKit."""
