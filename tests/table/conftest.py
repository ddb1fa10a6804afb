"""One house for the tests of tables."""

from collections.abc import Iterator

import pytest

from tests.table.houses import open_house


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address
