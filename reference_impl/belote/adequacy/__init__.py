"""How strong the corpus is: every value of a declaration is changed, and each change must be caught by a record."""

from belote.adequacy.catching import Verdict, judge
from belote.adequacy.mutations import Mutation, mutations

__all__ = ["Mutation", "Verdict", "judge", "mutations"]
