"""How much the differences of two tables matter, on random deals: shares and means with intervals, and a plot."""

from belote.compare.weighing.intervals import Mean, Share
from belote.compare.weighing.plot import svg
from belote.compare.weighing.policies import POLICIES
from belote.compare.weighing.weights import Weight, weigh, weights

__all__ = ["POLICIES", "Mean", "Share", "Weight", "svg", "weigh", "weights"]
