"""Run the command line with ``python -m belote``."""

from belote.cli import main

main()
