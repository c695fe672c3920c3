"""Tests that need a program besides Python: `@pytest.mark.program("chromium")`. Skipped where it is missing."""

import os
import shutil
from importlib.util import find_spec

import pytest

# How to get each: a program of the system, or a Python module that is run as one.
INSTALL = {
    "chromium": "apt-get install chromium",
    "material": "pip install 'tcg-conformance[docs]'",
    "mkdocs": "pip install 'tcg-conformance[docs]'",
    "node": "apt-get install nodejs",
}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip without the program; fail instead where CONFORMANCE_REQUIRE_PROGRAMS=1 says that all must be there."""
    for name in [name for marker in item.iter_markers("program") for name in marker.args]:
        if shutil.which(name) is None and find_spec(name) is None:
            why = f"needs {name}: {INSTALL.get(name, f'install {name}')}"
            if os.environ.get("CONFORMANCE_REQUIRE_PROGRAMS") == "1":
                pytest.fail(why, pytrace=False)
            pytest.skip(why)
