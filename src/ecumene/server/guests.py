"""Guests: a name and an id in a signed cookie; and the secrets in links to seats."""

from __future__ import annotations

import hmac
import os
import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.responses import Response

COOKIE = "ecumene"
AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie
LONGEST_NAME = 40
KEPT = 4096  # cookies that are remembered once they were read: a page needs several requests
LONGEST_COOKIE = 1000  # letters of one that is remembered


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


class Guests:
    """Makes and reads the cookie. It holds everything about a guest, so nothing is stored."""

    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeSerializer(key, salt="ecumene-guest")
        self._read_again = lru_cache(KEPT)(self._read)

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(16), "")

    def written(self, guest: Guest) -> str:
        signed = self.signer.dumps([guest.id, guest.name])
        assert isinstance(signed, str)
        return signed

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if there is none, or if we did not sign it."""
        if not cookie:
            return None
        return self._read_again(cookie) if len(cookie) <= LONGEST_COOKIE else self._read(cookie)

    def _read(self, cookie: str) -> Guest | None:
        try:
            fields = self.signer.loads(cookie)
        except BadSignature:
            return None
        return Guest(*fields)

    def remember(self, response: Response, guest: Guest, https: bool) -> None:
        response.set_cookie(
            COOKIE, self.written(guest), max_age=AGE, path="/", httponly=True, samesite="lax", secure=https
        )


def plain_name(name: str) -> str:
    """A name that can be shown to others: one line, not too long."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME]


def key_of(file: Path) -> bytes:
    """The server's signing key; created at the first start."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        opened = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        file.chmod(0o600)
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    else:
        key = secrets.token_bytes(32)
        with os.fdopen(opened, "w", encoding="ascii") as f:
            f.write(key.hex() + "\n")
            f.flush()
            os.fsync(f.fileno())
    if len(key) < 32:
        raise ValueError(f"{file} contains no key: remove it to create a new one (guests then lose their seats)")
    return key


# links


def new_secret() -> str:
    """The end of a link to a seat: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """How a secret is stored. It is random, so nobody can find it from a plain hash."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Is it the secret with this hash? Compared in constant time."""
    return hmac.compare_digest(hashed(secret), kept)
