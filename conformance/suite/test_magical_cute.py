"""Every scenario of Magical Cute as a test: `pytest --pyargs conformance.suite --game magical_cute`."""

import pytest
from pytest_bdd import scenarios

from conformance.suite.binding import check_names
from conformance.suite.locate import features_dir

pytestmark = pytest.mark.game("magical_cute")
check_names("magical_cute")
scenarios(str(features_dir() / "magical_cute"))
