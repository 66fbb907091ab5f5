"""The server in a process of its own on a temporary store: for browser tests and screenshots."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "dist"
BYTECODE = ROOT / ".cache" / "bytecode"  # shared by all tests, so that only the first start is slow
START = "from ecumene.cli import main; main()"
PATIENCE = 60.0  # seconds; the first start compiles everything


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class LocalServer:
    """`with LocalServer(folder) as server: …server.base…`. `kill` and `start` keep the store."""

    def __init__(self, folder: Path, *more: str) -> None:
        if not (CLIENT / "index.html").exists():
            raise SystemExit(f"{CLIENT} is not built: run `make web` first")
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.command = [sys.executable, "-c", START, "serve", "--no-open", "--port", str(self.port)]
        self.command += ["--db", str(folder / "tables.sqlite"), "--client", str(CLIENT), *more]
        self.env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.env["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env=self.env)
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')[-3000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.base}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def __enter__(self) -> LocalServer:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
