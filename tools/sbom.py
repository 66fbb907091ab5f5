"""What of others is inside a wheel, as CycloneDX (https://cyclonedx.org), for its folder `sboms` (PEP 770).

The packages that pip installs beside it are in the wheel's metadata; this lists what is bundled: packages of the web
client, fonts, icons, the theme of the documentation, and in a compiled wheel the runtime of mypyc. The same contents
give the same bytes.
"""

from __future__ import annotations

import base64
import json
import os
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tools.licences import Component

EPOCH = 1580601600  # what hatchling dates files with if nobody says otherwise
Json = dict[str, Any]


def timestamp() -> str:
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", EPOCH))
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def npm(component: Component, integrity: str) -> Json:
    """`integrity` is that of package-lock.json: "sha512-" and the digest in base 64."""
    group, _, name = component.name.rpartition("/")
    purl = f"pkg:npm/{quote(group, safe='')}{'/' if group else ''}{name}@{component.version}"
    kind, _, digest = integrity.partition("-")
    return {
        "type": "library",
        "bom-ref": purl,
        **({"group": group} if group else {}),
        "name": name,
        "version": component.version,
        "hashes": [{"alg": kind.replace("sha", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "licenses": [{"license": {"id": component.identifier}}],
        "purl": purl,
    }


def pypi(name: str, version: str, licence: str) -> Json:
    purl = f"pkg:pypi/{name}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "licenses": [licence_of(licence)],
        "purl": purl,
    }


def licence_of(expression: str) -> Json:
    return {"expression": expression} if " " in expression else {"license": {"id": expression}}


def sbom(version: str, licence: str, bundled: list[Component], lock: Path, mypy: str = "") -> str:
    """`lock`: package-lock.json. `mypy`: its version, if the wheel is compiled."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    components = [
        npm(x, packages[f"node_modules/{x.name}"]["integrity"])
        if x.registry == "npm"
        else pypi(x.name, x.version, x.identifier)
        for x in bundled
    ]
    if mypy:
        components.append(
            {**pypi("mypy", mypy, "MIT"), "description": "the runtime of mypyc, in every compiled module"}
        )
    itself = pypi("ecumene", version, licence)
    parts = [x["bom-ref"] for x in components]
    made: Json = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": timestamp(), "component": {**itself, "type": "application"}},
        "components": components,
        "dependencies": [{"ref": itself["bom-ref"], "dependsOn": parts}, *({"ref": x} for x in parts)],
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made, sort_keys=True))
    return json.dumps({**made, "serialNumber": number.urn}, indent=1, ensure_ascii=False) + "\n"
