"""Every scenario of Element Clash as a test: `pytest --pyargs conformance.suite --game element_clash`."""

import pytest
from pytest_bdd import scenarios

from conformance.suite.binding import check_names
from conformance.suite.locate import features_dir

pytestmark = pytest.mark.game("element_clash")
check_names("element_clash")
scenarios(str(features_dir() / "element_clash"))
