"""Declarations: read strictly, inherited, checked, resolved, and turned into the typed rules of ``model``."""

from belote.declaration.catalogue import DeclarationFile, Name, files, find, name_of, variants
from belote.declaration.layers import Origin
from belote.declaration.model import Declaration
from belote.declaration.nodes import Document, Limits
from belote.declaration.paths import Path, dotted
from belote.declaration.reader import read_json, read_yaml
from belote.declaration.resolve import from_resolved, resolve
from belote.declaration.resolved import (
    Dropped,
    OfferedOption,
    Resolved,
    declaration,
    digest,
    editorial_leaves,
    resolved_document,
    uncited_leaves,
)
from belote.declaration.sources import Citation, bibliography
from belote.declaration.structure import structure
from belote.declaration.validate import validate

__all__ = [
    "Citation",
    "Declaration",
    "DeclarationFile",
    "Document",
    "Dropped",
    "Limits",
    "Name",
    "OfferedOption",
    "Origin",
    "Path",
    "Resolved",
    "bibliography",
    "declaration",
    "digest",
    "dotted",
    "editorial_leaves",
    "files",
    "find",
    "from_resolved",
    "name_of",
    "read_json",
    "read_yaml",
    "resolve",
    "resolved_document",
    "structure",
    "uncited_leaves",
    "validate",
    "variants",
]
