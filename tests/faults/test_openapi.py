"""schemathesis against our OpenAPI document: every operation, as somebody and as nobody.

No answer is the house's fault (5xx), and each is one that the document tells of.
"""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stammtisch.server.app import create_app
from stammtisch.server.identity import COOKIE
from stammtisch.server.schema import document
from stammtisch.server.settings import Settings

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
BOUNDED = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SCHEMA = schemathesis.openapi.from_dict(document(create_app(Settings())))
OPERATIONS = {operation.ok().label: operation.ok() for operation in SCHEMA.get_all_operations()}
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


class Visitor:
    """Nobody, or somebody with a table of their own."""

    def __init__(self, address: str, known: bool) -> None:
        self.address = address
        self.headers: dict[str, str] = {}
        self.table: str | None = None
        if known:
            self._become()

    def _become(self) -> None:
        me = httpx.post(f"{self.address}/api/people", json={"name": "Anna"})
        self.headers = {"cookie": f"{COOKIE}={me.cookies[COOKIE]}"}
        table = {"game": "face-to-face", "seats": SEATS}
        made = httpx.post(f"{self.address}/api/tables", json=table, headers=self.headers)
        self.table = made.json()["table"]["id"]

    def check(self, case: Case, **given: Any) -> None:
        """Send a request, and look at the answer."""
        case.path_parameters.update(given)
        case.call_and_validate(base_url=self.address, headers=self.headers, checks=CHECKS)


def cases_of(operation: APIOperation[Any, Any, Any, Any]) -> SearchStrategy[Case]:
    """Requests as the document wants them, and requests that it forbids, where there are any."""
    right = operation.as_strategy()
    if not (operation.body or operation.query or operation.path_parameters):
        return right
    return right | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


@pytest.mark.parametrize("known", [False, True], ids=["nobody", "somebody"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_an_operation_answers_as_the_document_says(address: str, label: str, known: bool) -> None:
    operation = OPERATIONS[label]
    visitor = Visitor(address, known)

    @BOUNDED
    @given(case=cases_of(operation))
    def check(case: Case) -> None:
        visitor.check(case)
        if visitor.table and "name" in case.path_parameters:
            visitor.check(case, name=visitor.table)

    check()


def test_every_way_to_speak_at_a_table_is_in_the_document() -> None:
    said = {"play", "undo", "ready", "start", "free", "resign", "return", "say", "leave"}
    assert {f"POST /api/tables/{{name}}/{word}" for word in said} <= OPERATIONS.keys()
