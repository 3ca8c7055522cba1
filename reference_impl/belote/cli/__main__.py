"""Run the command line with ``python -m belote.cli``."""

from belote.cli import main

main()
