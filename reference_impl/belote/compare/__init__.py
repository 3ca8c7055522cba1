"""Compare declarations."""

from belote.compare.differences import Difference, differences, meaning

__all__ = ["Difference", "differences", "meaning"]
