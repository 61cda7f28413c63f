"""What is in `deploy/` can be read by its programs, and asks Steeple for things that exist."""

import configparser
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from steeple.cli.main import COMMANDS, main

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def unit(path: Path) -> configparser.ConfigParser:
    # The same setting may be there several times.
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read_string(path.read_text())
    return parser


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, with lines that go on joined."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


def command_lines() -> Iterator[list[str]]:
    """All that is asked of Steeple."""
    for path in UNITS:
        yield shlex.split(unit(path)["Service"]["ExecStart"])[1:]
    for service in compose()["services"].values():
        if service.get("image") == "steeple":
            yield service["command"]
    container = dict(instructions())
    yield yaml.safe_load(container["CMD"])


def test_every_command_and_option_exists(capsys: pytest.CaptureFixture[str]) -> None:
    lines = list(command_lines())
    assert len(lines) >= 6
    for command, *options in lines:
        assert command in COMMANDS
        known = helped(command, capsys)
        for option in options:
            if option.startswith("--"):
                assert option.partition("=")[0] in known, (command, option)


def helped(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


def test_the_container_has_two_stages_no_root_and_a_health_check() -> None:
    kinds = [kind for kind, _ in instructions()]
    assert kinds.count("FROM") == 2
    last = kinds[len(kinds) - kinds[::-1].index("FROM") :]
    assert {"USER", "HEALTHCHECK", "ENTRYPOINT", "STOPSIGNAL"} <= {*last}
    assert dict(instructions())["USER"] != "root"
    for kind, rest in instructions():
        if kind == "COPY" and not rest.startswith("--from"):
            assert (ROOT / rest.split()[0]).exists(), rest
        for lock in re.findall(r"-r (\S+)", rest):
            assert (ROOT / lock).exists()


def test_compose_names_only_what_it_has() -> None:
    whole = compose()
    services = whole["services"]
    for service in services.values():
        assert {*service.get("depends_on", ())} <= services.keys()
        assert {*service["networks"]} <= whole["networks"].keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (
                (DEPLOY / source).exists() if source.startswith(".") else source in whole["volumes"]
            )
    nodes = [service for service in services.values() if service.get("image") == "steeple"]
    assert all(node["read_only"] for node in nodes)


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_know_the_nodes_of_compose(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert text.count("{") == text.count("}")
    named = set(re.findall(r"(node-\d+):8017", text))
    assert named == {service for service in compose()["services"] if service.startswith("node-")}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_stop_gently_and_have_no_rights(path: Path) -> None:
    service = unit(path)["Service"]
    assert service["User"] == "steeple"
    assert service["NoNewPrivileges"] == "true"
    assert int(service["TimeoutStopSec"]) > 7
    assert unit(path)["Install"]["WantedBy"]


def test_alerts_are_about_metrics_that_exist() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"][0]["rules"]
    sources = "".join(path.read_text() for path in (ROOT / "src/steeple/server").rglob("*.py"))
    known = set(re.findall(r'"steeple_(\w+)"', sources)) | set(
        re.findall(r'\.gauge\(\s*"(\w+)"', sources)
    )
    for rule in rules:
        for metric in re.findall(r"steeple_(\w+)", rule["expr"]):
            assert re.sub(r"_(bucket|total)$", "", metric) in known, rule["alert"]
