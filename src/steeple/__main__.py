"""`python -m steeple` is the `steeple` command."""

import sys

from steeple.cli.main import main

sys.exit(main())
