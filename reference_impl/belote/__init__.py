"""The Belote family of card games: declarations, and an interpreter that runs them."""

__version__ = "0.1.0"
