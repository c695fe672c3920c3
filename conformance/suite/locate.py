"""Where the packaged features lie."""

from functools import lru_cache
from pathlib import Path


@lru_cache
def features_dir() -> Path:
    """The folder of the features: inside the package when installed, beside it in a source tree.

    Raises FileNotFoundError where the installation is broken.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "features", package.parent / "features"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no folder `features` in {package} or beside it: the installation is broken")
