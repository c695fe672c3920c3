"""Every scenario of Elemental Clash as a test: `pytest --pyargs conformance.suite --game elemental_clash`."""

import pytest
from pytest_bdd import scenarios

from conformance.suite.binding import check_names
from conformance.suite.locate import features_dir

pytestmark = pytest.mark.game("elemental_clash")
check_names("elemental_clash")
scenarios(str(features_dir() / "elemental_clash"))
