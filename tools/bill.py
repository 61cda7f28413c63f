"""The bill of materials of a release: every package that an installation or the client is made of.

CycloneDX 1.6 as JSON, from the lock files: names, versions and hashes, and no address.
"""

import json
import re
import uuid
from pathlib import Path
from typing import Any

from tools.client import ROOT

PIN = re.compile(
    r"^([\w.-]+)==([^\s;]+)(?: ;[^\\\n]*)? \\\n((?: +--hash=sha256:\w+(?: \\)?\n)+)", re.M
)
HASH = re.compile(r"sha256:(\w+)")
NAMESPACE = uuid.UUID("6f1c1a52-7f0e-4a3b-9a40-6c1f5c8f7a11")


def bill(version: str, packages: str, client: dict[str, Any]) -> dict[str, Any]:
    """For a version, from the text of a Python lock and the data of an npm one."""
    parts = [*python_parts(packages), *client_parts(client)]
    number = uuid.uuid5(NAMESPACE, json.dumps([version, parts]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/steeple@{version}",
                "name": "steeple",
                "version": version,
                "purl": f"pkg:pypi/steeple@{version}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": parts,
    }


def python_parts(lock: str) -> list[dict[str, Any]]:
    """What pip installs."""
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "hashes": [{"alg": "SHA-256", "content": each} for each in HASH.findall(hashes)],
        }
        for name, version, hashes in PIN.findall(lock)
    ]


def client_parts(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """What the built client is made from: the packages of npm that are not for tests only."""
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:npm/{purl_name(name)}@{facts['version']}",
            "name": name,
            "version": facts["version"],
            "purl": f"pkg:npm/{purl_name(name)}@{facts['version']}",
        }
        for path, facts in lock["packages"].items()
        if (name := path.rpartition("node_modules/")[2]) and not facts.get("dev")
    ]


def purl_name(name: str) -> str:
    """A name with a scope, as package URLs write it.

    >>> purl_name("@fluent/bundle")
    '%40fluent/bundle'
    """
    return name.replace("@", "%40")


def write(file: Path, version: str) -> None:
    """The bill of the sources as they are."""
    packages = (ROOT / "locks" / "play.txt").read_text(encoding="utf-8")
    client = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    file.write_text(json.dumps(bill(version, packages, client), indent=1) + "\n", encoding="utf-8")
