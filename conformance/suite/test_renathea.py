"""Every scenario of Renathea as a test: `pytest --pyargs conformance.suite --game renathea`."""

import pytest
from pytest_bdd import scenarios

from conformance.suite.binding import check_names
from conformance.suite.locate import features_dir

pytestmark = pytest.mark.game("renathea")
check_names("renathea")
scenarios(str(features_dir() / "renathea"))
