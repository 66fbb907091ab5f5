"""How the application is served: uvicorn with our limits, the same for `ecumene serve`, measurements and tests."""

from __future__ import annotations

import sys
from typing import Any

from starlette.types import ASGIApp
from uvicorn import Config

from ecumene.server.connections import limited
from ecumene.server.frames import FramesProtocol
from ecumene.server.settings import Settings

if sys.platform != "win32":
    import resource

OTHER_FILES = 100  # of the process, besides connections


def config_of(app: ASGIApp, settings: Settings, **more: Any) -> Config:
    """Sockets are not compressed: a state mixes secrets with names that others chose, and its length would tell."""
    return Config(
        app,
        http=limited(settings),
        ws=FramesProtocol,
        log_config=None,
        access_log=False,
        ws_max_size=settings.message,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        **more,
    )


def most_connections() -> int:
    """As many as the system allows this process; it is asked for all that it may have."""
    if sys.platform == "win32":
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, hard - OTHER_FILES)
