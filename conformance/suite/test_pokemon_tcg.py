"""Every scenario of Pokémon TCG as a test: `pytest --pyargs conformance.suite --game pokemon_tcg`."""

import pytest
from pytest_bdd import scenarios

from conformance.suite.binding import check_names
from conformance.suite.locate import features_dir

pytestmark = pytest.mark.game("pokemon_tcg")
check_names("pokemon_tcg")
scenarios(str(features_dir() / "pokemon_tcg"))
