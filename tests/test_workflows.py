"""The workflows: each is sound, and what they run is what this repository offers."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from steeple.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
TOOLS = {file.stem for file in (ROOT / "tools").glob("*.py")}


def jobs_of(file: Path) -> dict[str, Any]:
    jobs: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    return jobs


def test_there_are_three() -> None:
    assert [file.stem for file in FILES] == ["checks", "release", "weekly"]


@every_file
def test_what_a_workflow_runs_exists(file: Path) -> None:
    steps = [step for job in jobs_of(file).values() for step in job["steps"]]
    assert all(("run" in step) != ("uses" in step) for step in steps)
    commands = re.findall(r"run\.py (\w+)", "\n".join(step.get("run", "") for step in steps))
    assert set(commands) <= TOOLS | set(COMMANDS)
    for step in steps:
        for path in re.findall(r"\btests/[\w/.]+", step.get("run", "")):
            assert (ROOT / path).exists()


@every_file
def test_a_workflow_may_do_only_what_it_needs(file: Path) -> None:
    facts = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert facts["permissions"] == {"contents": "read"}
    for name, job in facts["jobs"].items():
        assert job["timeout-minutes"] <= 180, name
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


@every_file
def test_jobs_wait_for_jobs_that_exist(file: Path) -> None:
    jobs = jobs_of(file)
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)


def test_every_python_that_the_package_names_is_tried() -> None:
    classified = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', project())
    tried = jobs_of(ROOT / ".github/workflows/checks.yml")["all"]["strategy"]["matrix"]["python"]
    assert tried == classified


def test_only_the_release_can_publish_and_it_attests() -> None:
    text = {file.stem: file.read_text(encoding="utf-8") for file in FILES}
    assert "gh-action-pypi-publish" in text["release"]
    assert "attestations: true" in text["release"]
    assert "attest-sbom" in text["release"]
    assert not re.search(r"pypi|password|secrets\.", text["checks"] + text["weekly"], re.I | re.M)


def test_every_lock_is_updated_by_somebody() -> None:
    facts = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text(encoding="utf-8"))
    folders = {
        folder
        for each in facts["updates"]
        for folder in each.get("directories", [each.get("directory")])
    }
    found = [*ROOT.glob("web/**/package-lock.json"), *ROOT.glob("tools/**/package-lock.json")]
    locks = {file.parent for file in found if "node_modules" not in file.parts}
    assert {f"/{lock.relative_to(ROOT).as_posix()}" for lock in locks} <= folders


def project() -> str:
    return (ROOT / "pyproject.toml").read_text(encoding="utf-8")
