"""What the server refuses, and with which HTTP status."""

from steeple.kernel.errors import (
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    InvalidSetup,
    SteepleError,
)


class Refused(SteepleError):
    """A request that was refused; nothing has changed."""


_STATUS = {
    "server/not-json": 400,
    "server/bad-request": 400,
    "server/bad-name": 400,
    "server/bad-colour": 400,
    "server/bad-title": 400,
    "server/bad-language": 400,
    "server/bad-clock": 400,
    "server/bad-chat": 400,
    "server/no-such-phrase": 400,
    "server/not-yours": 403,
    "server/not-host": 403,
    "server/bad-token": 401,
    "server/bad-code": 403,
    "server/other-site": 403,
    "server/wrong-host": 421,
    "server/no-such-table": 404,
    "server/no-such-invite": 404,
    "server/no-such-deal": 404,
    "server/deal-not-yet": 404,
    "server/deal-secret": 403,
    "server/no-such-page": 404,
    "server/wrong-method": 405,
    "server/too-large": 413,
    "server/too-long-to-verify": 413,
    "server/too-many-values": 413,
    "server/not-json-type": 415,
    "server/too-fast": 429,
    "server/too-many": 429,
    "server/still-verifying": 429,
    "server/broken": 500,
    "server/not-kept": 503,
    "server/damaged": 503,
    "server/closing": 503,
}


def status_of(error: SteepleError) -> int:
    """The HTTP status: 409 for what the table does not allow at the moment."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    if isinstance(error, InvalidMove | InvalidSetup | InvalidRecord):
        return 400
    assert isinstance(error, IllegalMove | Refused)
    return 409
