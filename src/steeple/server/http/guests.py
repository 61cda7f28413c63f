"""Guests: people without an account, recognized by a signed cookie or a token.

A log-in could be added later: it would be one more way to get the same guest id.
"""

import secrets
from typing import Any

import itsdangerous
import msgspec

from steeple.kernel.messages import LANGUAGES
from steeple.server.errors import Refused
from steeple.server.live.services import now_ms
from steeple.server.store.interface import Store
from steeple.server.table import text
from steeple.server.table.table import COLOURS

COOKIE = "steeple_guest"
COOKIE_SECONDS = 400 * 24 * 3600
CODE_SECONDS = 10 * 60
_CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"


class Guest(msgspec.Struct, frozen=True):
    """What a person chose, to be offered again next time."""

    name: str = ""
    colour: str = ""
    language: str = ""


class Guests:
    """Creates guests, and recognizes them."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._cookies = itsdangerous.Signer(key, salt="cookie", sep=".")
        self._tokens = itsdangerous.Signer(key, salt="token", sep=".")

    def new_id(self) -> str:
        """The id of a new guest."""
        return secrets.token_urlsafe(16)

    def cookie(self, id: str) -> str:
        """The value of the cookie; nobody else can make one."""
        return self._cookies.sign(id).decode()

    def set_cookie(self, id: str, is_secure: bool) -> str:
        """The header that makes a browser store the cookie, out of the reach of scripts."""
        rest = f"HttpOnly; Path=/; SameSite=Lax; Max-Age={COOKIE_SECONDS}"
        return f"{COOKIE}={self.cookie(id)}; {rest}{'; Secure' if is_secure else ''}"

    def token(self, id: str) -> str:
        """The same for programs, as a bearer token."""
        return self._tokens.sign(id).decode()

    def of_cookie(self, value: str) -> str | None:
        """The guest, if the cookie is one of ours."""
        return _unsigned(self._cookies, value)

    def of_token(self, value: str) -> str | None:
        """The guest, if the token is one of ours."""
        return _unsigned(self._tokens, value)

    async def new_code(self, id: str) -> str:
        """A code that signs the guest in on another device, once and within a few minutes."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(8))
        await self._store.put_code(code, id, now_ms() + CODE_SECONDS * 1000)
        return f"{code[:4]}-{code[4:]}"

    async def of_code(self, typed: str) -> str:
        """The guest; raises `Refused` if the code is wrong, used or expired."""
        code = "".join(letter for letter in typed.upper() if letter.isalnum())
        id = await self._store.take_code(code, now_ms())
        if id is None:
            raise Refused("server/bad-code")
        return id

    async def known(self, id: str) -> Guest:
        """What the guest chose before."""
        data = await self._store.guest(id)
        return Guest() if data is None else msgspec.json.decode(data, type=Guest)

    async def choose(self, id: str, **chosen: Any) -> Guest:
        """Remember what the guest chooses; raises `Refused`."""
        guest = msgspec.structs.replace(await self.known(id), **chosen)
        if guest.name:
            guest = msgspec.structs.replace(guest, name=text.name(guest.name))
        if guest.colour not in ("", *COLOURS):
            raise Refused("server/bad-colour", colour=guest.colour, free=", ".join(COLOURS))
        if guest.language not in ("", *LANGUAGES):
            raise Refused("server/bad-language", known=", ".join(LANGUAGES))
        await self._store.save_guest(id, msgspec.json.encode(guest), now_ms())
        return guest


def _unsigned(signer: itsdangerous.Signer, value: str) -> str | None:
    try:
        return signer.unsign(value).decode()
    except (itsdangerous.BadSignature, UnicodeError):
        return None
