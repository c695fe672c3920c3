"""`python -m conformance`: the same as the command `conformance`."""

from conformance.cli import main

raise SystemExit(main())
