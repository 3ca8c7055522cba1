"""Many tables side by side: variants by rules, and which of them are near each other.

``statements`` says what a table says on each subject, ``matrix`` sets tables in columns and ``formats`` writes it;
``distances`` says how far tables lie apart, ``tree`` joins the nearest, and ``dendrogram`` draws them.
"""

from belote.compare.tables import dendrogram, formats
from belote.compare.tables.distances import by_number, by_weight
from belote.compare.tables.matrix import ORDERS, Matrix, Row, matrix
from belote.compare.tables.statements import Statement, heading, statements
from belote.compare.tables.tree import Tree, clustered

__all__ = [
    "ORDERS",
    "Matrix",
    "Row",
    "Statement",
    "Tree",
    "by_number",
    "by_weight",
    "clustered",
    "dendrogram",
    "formats",
    "heading",
    "matrix",
    "statements",
]
