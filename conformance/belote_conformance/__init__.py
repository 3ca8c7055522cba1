"""Check a program against recorded deals. This package knows records and the protocol, never the interpreter."""
