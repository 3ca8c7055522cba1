"""How strong the corpus is: every value of a declaration is changed, and each change must be caught by a record.

``mutations`` makes the changes of one declaration, ``changes`` joins those of many, ``catching`` asks the records, and
``equivalence`` keeps the changes that cannot matter.
"""

from belote.adequacy.catching import Records, Verdict, judge
from belote.adequacy.changes import Change, changes
from belote.adequacy.mutations import Mutation, mutations

__all__ = ["Change", "Mutation", "Records", "Verdict", "changes", "judge", "mutations"]
