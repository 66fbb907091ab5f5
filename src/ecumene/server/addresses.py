"""The address that a limit counts: one for all that one person can easily have."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

LONGEST = 64  # letters of something that is no address
KEPT = 4096  # addresses whose network is remembered
OWN_BITS = 64  # of an IPv6 address: whoever has one has the whole network of this size


@lru_cache(KEPT)
def network_of(host: str) -> str:
    """An IPv4 address itself; of an IPv6 address its network, because everybody has 2^64 of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address, OWN_BITS), strict=False).network_address)
    return str(address)


def address_of(scope: Scope) -> str:
    """The address that sent a request."""
    return network_of(scope["client"][0]) if scope.get("client") else ""
