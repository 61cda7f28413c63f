"""How long a test waits for something before it says that it will never happen.

Tests wait for events, not for a time. These are only the ends of that patience, far beyond what
anything takes on a busy machine, so that a test which hangs says so.
"""

STUCK_S = 180
STUCK_MS = 1000 * STUCK_S
