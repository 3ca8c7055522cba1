"""How the playground is built: what Python needs as one archive, Pyodide, the page, and a list of all of it."""


class Unbuildable(Exception):
    """Something that building needs is missing or not what it should be, in one sentence."""


__all__ = ["Unbuildable"]
