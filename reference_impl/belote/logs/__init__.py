"""Recorded deals as sites keep them, against the rules: read by a mapping, checked in whole or in part.

``mapping`` says which column is what, ``rows`` reads files, ``reading`` makes of a row what it tells, ``examine`` puts
a deal through the machinery of records, ``pieces`` and ``totals`` what is left of one, ``matches`` follows totals and
dealers.
"""

from belote.logs.check import check_logs
from belote.logs.mapping import LogMapping, read_mapping
from belote.logs.verdict import Breach, Verdict

__all__ = ["Breach", "LogMapping", "Verdict", "check_logs", "read_mapping"]
