"""How strong the corpus is: every value of a declaration is changed, and each change must be caught by a record.

``mutations`` makes the changes of one declaration, ``changes`` joins those of many, ``changed`` works out the rules
with a change, ``catching`` asks the records, ``remembering`` keeps the answers, and ``equivalence`` keeps the changes
that cannot matter. ``matrix`` says which records protect what.
"""

from belote.adequacy.catching import Records, Verdict, judge
from belote.adequacy.changed import Original, Originals, originals
from belote.adequacy.changes import Change, changes
from belote.adequacy.mutations import Mutation, mutations

__all__ = [
    "Change",
    "Mutation",
    "Original",
    "Originals",
    "Records",
    "Verdict",
    "changes",
    "judge",
    "mutations",
    "originals",
]
