"""Guests: people without an account, recognized by a signed cookie or a token.

A log-in could be added later: it would be one more way to get the same guest id. Who leaves all
other devices, or is signed out by the operator, gets a key of their own to sign with: then no
earlier cookie, token or code is recognized any more.
"""

import contextlib
import secrets
import time
from typing import Any

import itsdangerous
import msgspec

from steeple.kernel.messages import LANGUAGES
from steeple.server.errors import Refused
from steeple.server.live.services import now_ms
from steeple.server.store.interface import Store, StoreFailed
from steeple.server.table import text
from steeple.server.table.table import COLOURS

COOKIE = "steeple_guest"
COOKIE_SECONDS = 400 * 24 * 3600
CODE_SECONDS = 10 * 60
SETTLE_S = 3
"""So soon after somebody left all other devices, this one may not have stored its new cookie."""
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
        self._key = key
        self._own_keys: dict[str, bytes] = {}
        """Of those who were signed out at least once."""
        self._settles: dict[str, float] = {}
        """Who has just left all other devices, and until when that is so."""

    def new_id(self) -> str:
        """The id of a new guest."""
        return secrets.token_urlsafe(16)

    def cookie(self, id: str) -> str:
        """The value of the cookie; nobody else can make one."""
        return self._signer(id, "cookie").sign(id).decode()

    def set_cookie(self, id: str, is_secure: bool) -> str:
        """The header that makes a browser store the cookie, out of the reach of scripts."""
        rest = f"HttpOnly; Path=/; SameSite=Lax; Max-Age={COOKIE_SECONDS}"
        return f"{COOKIE}={self.cookie(id)}; {rest}{'; Secure' if is_secure else ''}"

    def token(self, id: str) -> str:
        """The same for programs, as a bearer token."""
        return self._signer(id, "token").sign(id).decode()

    def of_cookie(self, value: str) -> str | None:
        """The guest, if the cookie is one of ours, and still good.

        Raises `Refused` if the guest has just left all other devices: a moment later, the same
        browser may have its new cookie, which must not be replaced by one for a stranger.
        """
        guest = self._of(value, "cookie")
        claimed = value.rpartition(".")[0]
        if guest is None and self._settles.get(claimed, 0) > time.monotonic():
            raise Refused("server/too-fast", seconds=SETTLE_S)
        return guest

    def of_token(self, value: str) -> str | None:
        """The guest, if the token is one of ours, and still good."""
        return self._of(value, "token")

    def _signer(self, id: str, salt: str) -> itsdangerous.Signer:
        return itsdangerous.Signer(self._own_keys.get(id, self._key), salt=salt, sep=".")

    def _of(self, value: str, salt: str) -> str | None:
        signer = self._signer(value.rpartition(".")[0], salt)
        try:
            return signer.unsign(value).decode()
        except (itsdangerous.BadSignature, UnicodeError):
            return None

    async def leave_others(self, id: str) -> None:
        """Make every cookie, token and code of the guest worthless but those made from now on."""
        self._own_keys[id] = await self._store.new_guest_key(id)
        self._settles[id] = time.monotonic() + SETTLE_S

    async def refresh(self) -> set[str]:
        """Learn who was signed out, here or by the operator: their connections must end."""
        found = await self._store.guest_keys()
        changed = {id for id, key in found.items() if self._own_keys.get(id) != key}
        self._own_keys.update(found)
        now = time.monotonic()
        settled = {id for id, until in self._settles.items() if until <= now}
        for id in settled:
            del self._settles[id]
        return changed | settled

    async def new_code(self, id: str) -> str:
        """A code that signs the guest in on another device, once and within a few minutes."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(8))
        await self._store.put_code(code, self.cookie(id), now_ms() + CODE_SECONDS * 1000)
        return f"{code[:4]}-{code[4:]}"

    async def of_code(self, typed: str) -> str:
        """The guest; raises `Refused` if the code is wrong, used or expired."""
        code = "".join(letter for letter in typed.upper() if letter.isalnum())
        cookie = await self._store.take_code(code, now_ms())
        id = None if cookie is None else self._of(cookie, "cookie")
        if id is None:
            raise Refused("server/bad-code")
        return id

    async def known(self, id: str) -> Guest:
        """What the guest chose before; nothing, if that can't be read any more."""
        data = await self._store.guest(id)
        try:
            return Guest() if data is None else msgspec.json.decode(data, type=Guest)
        except msgspec.DecodeError:
            return Guest()

    async def seen(self, id: str) -> Guest:
        """The same for a guest who is here now, so that nobody forgets them meanwhile."""
        with contextlib.suppress(StoreFailed):  # on a full disk they are forgotten a little earlier
            await self._store.see_guest(id, now_ms())
        return await self.known(id)

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
