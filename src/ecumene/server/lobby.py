"""Who has how many of the places in the lobby: they are few, and everybody sees them."""

from __future__ import annotations

from collections import OrderedDict

from ecumene.server.security import Problem
from ecumene.server.settings import Settings
from ecumene.server.store import Store

KEPT = 2_000  # tables whose address is remembered


class LobbyPlaces:
    """A guest costs nothing, so an address has a limit too. Addresses are kept in memory only."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.addresses: OrderedDict[str, str] = OrderedDict()  # by table, the oldest first

    async def check_room(self, guest: str, address: str) -> None:
        """Raise a problem if this guest or this address has as many tables in the lobby as it may."""
        listed = await self.store.in_lobby([id for id, x in self.addresses.items() if x == address], guest)
        of_guest = sum(host == guest for host in listed.values())
        of_address = sum(self.addresses.get(id) == address for id in listed)
        if of_guest >= self.settings.in_lobby_per_guest or of_address >= self.settings.in_lobby_per_address:
            raise Problem(429, "too-many-tables")

    def opened(self, table: str, address: str) -> None:
        self.addresses[table] = address
        if len(self.addresses) > KEPT:
            self.addresses.popitem(last=False)
