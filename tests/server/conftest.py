"""A house for the tests, and devices in it."""

from collections.abc import Callable, Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.small import Device, small_house

NewDevice = Callable[[], Device]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with small_house(tmp_path_factory.mktemp("house")) as client:
        yield client


@pytest.fixture
def device(client: TestClient[Litestar]) -> Device:
    return Device(client)


@pytest.fixture
def other(client: TestClient[Litestar]) -> Device:
    return Device(client)
