"""Who somebody is: a guest with a name, known by a signed cookie; and the secrets of links to seats."""

from __future__ import annotations

import hmac
import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.responses import Response

COOKIE = "ecumene"
AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie
LONGEST_NAME = 40


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


class Guests:
    """Makes and reads the cookie. It says all there is to know of a guest, so nothing is stored."""

    def __init__(self, key: bytes) -> None:
        self.signer = URLSafeSerializer(key, salt="ecumene-guest")

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(16), "")

    def written(self, guest: Guest) -> str:
        signed = self.signer.dumps([guest.id, guest.name])
        assert isinstance(signed, str)
        return signed

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None for none, or one that we did not sign."""
        if not cookie:
            return None
        try:
            said = self.signer.loads(cookie)
        except BadSignature:
            return None
        return Guest(*said)

    def remember(self, response: Response, guest: Guest, https: bool) -> None:
        response.set_cookie(
            COOKIE, self.written(guest), max_age=AGE, path="/", httponly=True, samesite="lax", secure=https
        )


def plain_name(name: str) -> str:
    """A name as it may be shown to others: one line, not too long."""
    return " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME]


def key_of(file: Path) -> bytes:
    """The server's signing key; made at the first start."""
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
        raise ValueError(f"{file} holds no key: remove it, and a new one is made (guests lose their seats)")
    return key


# links


def new_secret() -> str:
    """What a link to a seat ends with: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """How a secret is kept. It is random, so a plain hash cannot be guessed backwards."""
    return sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Is it the one? Compared in constant time."""
    return hmac.compare_digest(hashed(secret), kept)
