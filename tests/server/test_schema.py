"""The description of our doors (OpenAPI) is true: whatever is sent to them, they answer as it says, and never stumble."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import allow_header_conformance, positive_data_acceptance

from doubloon.server.config import Config
from doubloon.server.web.app import make_app

from ..sample import due
from .sailors import PATIENCE, Quay, a_charter, moved, refusal_of, seated
from .test_matrix import turning_points

FEW, MANY = 8, 300
"""Examples for each door: in every run, for those whose turn it is, and in the long one."""
EXCLUDED = [positive_data_acceptance, allow_header_conformance]
"""A message of the right form may still name no game; and what OPTIONS says is the framework's."""

quiet = {
    "deadline": None, "database": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture],
}  # fmt: skip


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    with Quay(tmp_path_factory.mktemp("schema")) as quay:
        for name in ("anne", "bart"):
            quay.enrol(name, name)
        again, first, *_ = turning_points()
        quay.moor(a_charter("playing", start=again), [*seated(["anne", "bart"]), moved(0, first)])
        quay.moor(a_charter("open"), seated(["anne", "bart"], nonces=False))
        yield quay


DOCUMENT = make_app(Config(home=Path(), database_url="sqlite://")).openapi_schema.to_schema()
OPERATIONS = sorted(door["operationId"] for verbs in DOCUMENT["paths"].values() for door in verbs.values())
doors = schemathesis.openapi.from_dict(DOCUMENT)


def answers_as_described(case: Any, quay: Quay) -> None:
    """At a real table as often as at none, as somebody who is known."""
    places = case.path_parameters or {}
    if "table" in places:
        spot = sum(map(ord, str(places["table"]))) % 3
        places["table"] = (places["table"], "playing", "open")[spot]
    quay.client.cookies.clear()
    answer = case.call(base_url=quay.address, cookies={"doubloon": "anne"}, timeout=PATIENCE)
    case.validate_response(answer, excluded_checks=EXCLUDED)
    assert answer.status_code < 500
    if answer.status_code >= 400 and answer.request.method not in ("HEAD", "TRACE"):
        refusal_of(answer.content)


@doors.include(operation_id=due(OPERATIONS, 4)).parametrize()
@settings(max_examples=FEW, **quiet)
def test_every_door_answers_as_it_is_described(case: Any, quay: Quay) -> None:
    answers_as_described(case, quay)


@pytest.mark.long
@doors.parametrize()
@settings(max_examples=MANY, **quiet)
def test_every_door_answers_as_it_is_described_at_length(case: Any, quay: Quay) -> None:
    answers_as_described(case, quay)


def test_every_door_describes_its_refusals(quay: Quay) -> None:
    document = quay.ask("GET", "/schema/openapi.json").json()
    for path, verbs in document["paths"].items():
        for verb, door in verbs.items():
            for status in ("400", "404"):
                said = door["responses"][status]["content"]["application/json"]["schema"]
                assert said == {"$ref": "#/components/schemas/Refusal"}, f"{verb} {path} does not describe its {status}"


def test_the_description_for_people_works_under_our_own_policy(quay: Quay) -> None:
    answer = quay.ask("GET", "/schema")
    page = answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert not re.search(r"<script|<style|style=|\son\w+=|https?://", page), "the policy lets no such thing through"
    [style] = re.findall(r'<link rel="stylesheet" href="([^"]+)"', page)
    assert quay.ask("GET", style).headers["content-type"].startswith("text/css")
    document = quay.ask("GET", "/schema/openapi.json").json()
    for path, verbs in document["paths"].items():
        assert path in page and all(f"<b>{verb.upper()}</b>" in page for verb in verbs)
