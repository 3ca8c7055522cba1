"""Records: read, run, and written. Clauses record.id to record.canonical."""

from belote.record.notation import read_event, write_call, write_contract, write_event, write_meld
from belote.record.run import observe

__all__ = ["observe", "read_event", "write_call", "write_contract", "write_event", "write_meld"]
