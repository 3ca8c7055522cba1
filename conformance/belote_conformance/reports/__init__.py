"""The forms of a report. Each is made of a ``Verdict`` alone, so that the same run gives the same report anywhere."""
