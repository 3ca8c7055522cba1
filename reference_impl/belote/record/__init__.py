"""Records: read, run, and written. Clauses record.id to record.canonical."""

from belote.record.notation import read_event, write_call, write_contract, write_event, write_meld
from belote.record.run import observe
from belote.record.terms import check_record

__all__ = ["check_record", "observe", "read_event", "write_call", "write_contract", "write_event", "write_meld"]
