"""Deals as Arrow columns: the schema of a batch log, and the way from it to the columns of the kernels and back.

One row is one deal from its first lead on. All cards are numbers of the variant's pack, suit by suit as the pack lists
them and each from its lowest rank; all seats are numbers in the order of play, 0 being the first letter of the table.

================  =======================  =========================================================================
column            type                     what
================  =======================  =========================================================================
dealer            int8                     the seat that deals
denomination      dictionary of string     the contract: a suit, or a contract without a trump suit
taker             int8                     the seat of the taker; null in a deal nobody took
amount            int16                    the bid in card points; null where it has none
rung              dictionary of string     the rung bid, as capot; null where none was
flag              bool                     all tricks promised beside the amount
level             int8                     the level of doubling
closed            bool                     the double is closed
last_raiser       int8                     the seat that doubled last; null
last_deal         bool                     it is known to be the last of the match
hands             fixed list of int64      the cards each seat played from, bit c for card c
plays             fixed binary             for each play its card plus 64 times its seat; 255 after the last
words             int64                    bit n: the word belote was said with play n
claims            list of int64            cards declared, plus 2^48 times the plays before, plus 2^56 times the seat
shown             fixed binary             by seat: the plays before it laid its declarations open; 255 if it did not
pool              list of int32            stakes that hang before the deal, oldest first, in game points
marks             list of int32            the counts of each mark before the deal, by name and column; may be empty
score             list of int32            what the log says each column of the score sheet writes; null if it does not
given             string                   where the deal comes from a record: what it gives; null
before            string                   the same: its events before the first card, as JSON; null
================  =======================  =========================================================================

The variant stands in the metadata of the schema, under ``belote.variant``, and ``belote.format`` is ``deals-1``.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from belote.batch import layout as at
from belote.batch.columns import Deals, no_deals
from belote.batch.tables import Batch
from belote.errors import BrokenRecord, Place, Problem

pa: Any = importlib.import_module("pyarrow")

FORMAT = b"deals-1"
FORMAT_KEY, VARIANT_KEY = b"belote.format", b"belote.variant"
HEAD_COLUMNS = {"dealer": at.DEALER, "taker": at.TAKER, "level": at.LEVEL, "last_raiser": at.RAISER}
FLAGS = {"flag": at.FLAG, "closed": at.CLOSED, "last_deal": at.LAST_DEAL}


def schema_of(own: Batch, variant: str) -> Any:
    """Return the Arrow schema of the batch logs of a variant."""
    words = pa.dictionary(pa.int16(), pa.string())
    fields = [
        ("dealer", pa.int8()),
        ("denomination", words),
        ("taker", pa.int8()),
        ("amount", pa.int16()),
        ("rung", words),
    ]
    fields += [("flag", pa.bool_()), ("level", pa.int8()), ("closed", pa.bool_()), ("last_raiser", pa.int8())]
    fields += [("last_deal", pa.bool_()), ("hands", pa.list_(pa.int64(), own.seats))]
    fields += [("plays", pa.binary(own.rules.pack.size)), ("words", pa.int64()), ("claims", pa.list_(pa.int64()))]
    fields += [("shown", pa.binary(own.seats))]
    fields += [(name, pa.list_(pa.int32())) for name in ("pool", "marks", "score")]
    fields += [("given", pa.string()), ("before", pa.string())]
    return pa.schema(fields, {FORMAT_KEY: FORMAT, VARIANT_KEY: variant.encode()})


def variant_of(schema: Any) -> str | None:
    """Return the variant of a batch log, or nothing for a file that is none."""
    data: Mapping[bytes, bytes] = schema.metadata or {}
    return data.get(VARIANT_KEY, b"").decode(errors="replace") or None if data.get(FORMAT_KEY) == FORMAT else None


def to_arrow(own: Batch, variant: str, deals: Deals, kept: Sequence[tuple[str, str]] | None = None) -> Any:
    """Return deals as a table; ``kept`` are what records gave, and their events before the first card."""
    number, head = deals.number, deals.head
    columns: dict[str, Any] = {name: head[:, place].astype(np.int8) for name, place in HEAD_COLUMNS.items()}
    for name in ("taker", "last_raiser"):
        columns[name] = pa.array(columns[name], mask=columns[name] < 0)
    columns |= {name: head[:, place] != 0 for name, place in FLAGS.items()}
    amount = head[:, at.AMOUNT]
    columns["amount"] = pa.array(amount, mask=amount < 0)
    columns["denomination"] = worded(head[:, at.DENOMINATION], own.denominations, None)
    columns["rung"] = worded(-2 - amount, own.rungs, amount >= at.NO_AMOUNT)
    columns["hands"] = pa.FixedSizeListArray.from_arrays(pa.array(deals.hands.reshape(-1)), own.seats)
    columns["plays"], columns["shown"] = binary(deals.plays), binary(deals.shown)
    columns["words"] = deals.words
    columns["claims"] = ragged(deals.claims, (deals.claims != 0).sum(axis=1))
    columns["pool"] = ragged(deals.stakes, (deals.stakes != 0).sum(axis=1))
    width = (
        np.full(number, deals.marks.shape[1]) * deals.marks.any(axis=1) if deals.marks.shape[1] else np.zeros(number)
    )
    columns["marks"] = ragged(deals.marks, width)
    untold = (deals.sheet == at.UNTOLD).any(axis=1)
    columns["score"] = ragged(deals.sheet, np.where(untold, 0, deals.sheet.shape[1]), untold)
    for place, name in enumerate(("given", "before")):
        columns[name] = pa.array([one[place] for one in kept] if kept else [None] * number, pa.string())
    schema = schema_of(own, variant)
    arrays = [columns[field.name] for field in schema]
    return pa.Table.from_arrays(
        [pa.array(one) if isinstance(one, np.ndarray) else one for one in arrays], schema=schema
    )


def worded(numbers: npt.NDArray[np.int16], words: Sequence[str], absent: npt.NDArray[np.bool_] | None) -> Any:
    """Return numbers as words of a dictionary; null where a word is absent."""
    indices = numbers.astype(np.int16) if absent is None else np.where(absent, 0, numbers).astype(np.int16)
    return pa.DictionaryArray.from_arrays(pa.array(indices, mask=absent), pa.array(words, pa.string()))


def binary(rows: npt.NDArray[np.uint8]) -> Any:
    """Return rows of bytes as a column of fixed binary."""
    buffers = [None, pa.py_buffer(np.ascontiguousarray(rows))]
    return pa.Array.from_buffers(pa.binary(rows.shape[1]), rows.shape[0], buffers)


def ragged(rows: npt.NDArray[Any], lengths: npt.NDArray[Any], absent: npt.NDArray[np.bool_] | None = None) -> Any:
    """Return the first places of each row as a column of lists; null where a row is absent."""
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    inside = np.arange(rows.shape[1])[None, :] < np.asarray(lengths)[:, None]
    mask = None if absent is None else pa.array(absent)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(rows[inside]), mask=mask)


def from_arrow(own: Batch, batch: Any) -> Deals:
    """Return a batch of rows as deals. A row in which something needed is null or unknown gets a head that is broken.

    Raises ``BrokenRecord`` for a column that is missing, or of another type.
    """
    deals = no_deals(own, batch.num_rows)
    try:
        batch = as_declared(own, batch)
        fill_head(own, batch, deals)
        deals.hands[:] = values(batch, "hands").reshape(-1, own.seats)
        deals.plays[:] = bytes_of(batch.column("plays"), own.rules.pack.size)
        deals.shown[:] = bytes_of(batch.column("shown"), own.seats)
        deals.words[:] = plain(batch, "words", 0)
        for name, rows in (
            ("claims", deals.claims),
            ("pool", deals.stakes),
            ("marks", deals.marks),
            ("score", deals.sheet),
        ):
            spread(batch.column(name), rows, deals)
    except (KeyError, ValueError, TypeError, AttributeError, pa.ArrowException) as error:
        instead = "Write it with the schema of batch logs."
        raise BrokenRecord(
            Problem("log.schema", f"the columns are not those of a batch log: {error}", Place(), instead)
        ) from None
    for name in ("dealer", "denomination", "hands", "plays", "words", "shown", "level"):
        if batch.column(name).null_count:
            deals.head[np.asarray(batch.column(name).is_null()), at.DENOMINATION] = at.NOBODY
    return deals


def as_declared(own: Batch, batch: Any) -> Any:
    """Return rows with the types of a batch log. Raises ``ValueError`` and others for what they cannot hold exactly."""
    columns = {}
    for field in schema_of(own, ""):
        column = batch.column(field.name)
        try:
            columns[field.name] = exactly(column, field.type)
        except (ValueError, TypeError, pa.ArrowException) as error:
            raise ValueError(f"{field.name} has {column.type}: {error}") from None
    return pa.RecordBatch.from_arrays(list(columns.values()), list(columns))


def exactly(column: Any, wanted: Any) -> Any:
    """Return a column in a type that holds all of it; nothing is rounded, cut or taken modulo."""
    own = column.type
    if pa.types.is_dictionary(wanted):
        if str(own.value_type if pa.types.is_dictionary(own) else own) not in ("string", "large_string"):
            raise ValueError("words belong there")
        return column
    if not pa.types.is_list(wanted) and not pa.types.is_fixed_size_list(wanted):
        return column if own == wanted else column.cast(wanted)
    if not hasattr(column, "values"):
        raise ValueError("lists belong there")
    if column.values.null_count:
        raise ValueError("a list holds nothing where a number belongs")
    return column if own.value_type == wanted.value_type else column.cast(wanted)


def fill_head(own: Batch, batch: Any, deals: Deals) -> None:
    """Fill the heads of deals."""
    for name, place in HEAD_COLUMNS.items():
        deals.head[:, place] = plain(batch, name, at.NOBODY)
    for name, place in FLAGS.items():
        deals.head[:, place] = np.asarray(batch.column(name).fill_null(False))
    deals.head[:, at.AMOUNT] = plain(batch, "amount", at.NO_AMOUNT)
    deals.head[:, at.DENOMINATION] = places(batch.column("denomination"), own.denominations, at.NOBODY, at.NOBODY)
    rung = places(batch.column("rung"), own.rungs, at.NOBODY, -2 - at.NOBODY - 1000)
    told = rung != at.NOBODY
    deals.head[told, at.AMOUNT] = -2 - rung[told]
    wrong = (rung < at.NOBODY) | (plain(batch, "amount", 0) < 0)
    deals.head[wrong, at.DENOMINATION] = at.NOBODY


def plain(batch: Any, name: str, absent: int) -> npt.NDArray[Any]:
    """Return a column of numbers, with a number where it is null."""
    column = batch.column(name)
    return np.asarray(column.fill_null(absent) if column.null_count else column)


def values(batch: Any, name: str) -> npt.NDArray[Any]:
    """Return the numbers of a column of fixed lists, zeros where a list is null."""
    column = batch.column(name)
    width = column.type.list_size
    if not column.null_count:
        return np.asarray(column.flatten())
    found = np.zeros((len(column), width), np.int64)
    found[np.asarray(column.is_valid())] = np.asarray(column.drop_null().flatten()).reshape(-1, width)
    return found


def bytes_of(column: Any, width: int) -> npt.NDArray[np.uint8]:
    """Return a column of fixed binary as rows of bytes."""
    if column.type.byte_width != width:
        raise ValueError(f"{column.type} instead of binary of {width}")
    whole = np.frombuffer(column.buffers()[1], np.uint8)
    return whole[column.offset * width : (column.offset + len(column)) * width].reshape(-1, width)


def places(column: Any, words: Sequence[str], absent: int, unknown: int) -> npt.NDArray[np.int64]:
    """Return the numbers of the words of a dictionary column."""
    coded = column if hasattr(column, "indices") else column.dictionary_encode()
    known = np.array([words.index(w) if w in words else unknown for w in coded.dictionary.to_pylist()] or [unknown])
    indices = np.asarray(coded.indices.fill_null(0) if coded.null_count else coded.indices)
    found = known[indices] if len(indices) else np.zeros(0, np.int64)
    return np.where(np.asarray(coded.is_null()), absent, found) if coded.null_count else found


def spread(column: Any, rows: npt.NDArray[Any], deals: Deals) -> None:
    """Spread lists over rows; a list that is too long breaks the head of its deal."""
    offsets = np.asarray(column.offsets)
    lengths = np.diff(offsets)
    lengths[np.asarray(column.is_null())] = 0
    too_long = lengths > rows.shape[1]
    deals.head[too_long, at.DENOMINATION] = at.NOBODY
    inside = np.arange(rows.shape[1])[None, :] < np.where(too_long, 0, lengths)[:, None]
    if inside.any():
        numbers = np.asarray(column.values)
        starts = (offsets[:-1, None] + np.arange(rows.shape[1])[None, :])[inside]
        rows[inside] = numbers[starts]
