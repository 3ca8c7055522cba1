"""The same deals as five sites keep them: two tables, two texts of objects, and Parquet, each with its mapping."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from log_rows import Row

VARIANT = "belote-fr-announced"
SEATS = "NWSE"
"""The order of play of the variant."""
FRENCH = {"J": "V", "Q": "D", "K": "R", "A": "A", "T": "10"}
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
NAMES = {"N": "Nord", "E": "Est", "S": "Sud", "W": "Ouest"}
COULEURS = {"clubs": "trèfle", "diamonds": "carreau", "hearts": "cœur", "spades": "pique"}
ENGLISH = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace", "T": "ten", "9": "nine", "8": "eight", "7": "seven"}


class Site(NamedTuple):
    """How a site keeps deals: the ending of its files, its mapping, and how it writes them."""

    ending: str
    mapping: Row
    write: Callable[[Sequence[Row]], bytes]


def french(code: str) -> str:
    """Return a card in French, with the sign of its suit."""
    return FRENCH.get(code[0], code[0]) + SUITS.get(code[1], code[1])


def spoken(code: str) -> str:
    """Return a card in English words."""
    return f"{RANKS.get(code[0], code[0])} of {ENGLISH.get(code[1], code[1])}"


def groups(row: Row) -> list[list[tuple[str, str]]]:
    """Return the tricks, each as pairs of a seat and a card."""
    pairs = list(zip(row.get("seats", ()), row.get("plays", ()), strict=True))
    return [pairs[start : start + 4] for start in range(0, len(pairs), 4)]


def call_in_french(call: str) -> str:
    """Return a call in French, without its seat: the order tells it."""
    words = call.partition(":")[2].split()
    return "passe" if words == ["pass"] else "prend" if words[0] == "take" else COULEURS[words[1]]


def french_row(row: Row) -> Row:
    """Return a row of the French table."""
    tricks = groups(row)
    found = {
        "partie": row["match"],
        "donne": row["deal"],
        "donneur": NAMES[row["dealer"]],
        "retourne": french(row["turned"]),
        "enchères": "-".join(map(call_in_french, row["calls"])),
        "atout": COULEURS.get(row.get("denomination", ""), ""),
        "preneur": NAMES.get(row.get("taker", ""), ""),
        "annonces": "; ".join(
            f"{NAMES[a[0]]}: {' '.join(map(french, a[2:].split()))}" for a in row.get("declarations", ())
        ),
        "belote": ", ".join(NAMES[seat] for seat in row.get("belote", ())),
    }
    found |= {f"main {NAMES[seat]}": " ".join(map(french, row.get(f"hand_{seat}", ()))) for seat in SEATS}
    for number in range(8):
        trick = tricks[number] if number < len(tricks) else []
        found[f"pli {number + 1}"] = " ".join(french(card) for _, card in trick)
        found[f"gagnant {number + 1}"] = NAMES.get((row.get("winners") or [""] * 8)[number], "")
    for side, name in (("NS", "nous"), ("EW", "eux")):
        found |= {f"points {name}": row.get(f"points_{side}", ""), f"score {name}": row.get(f"score_{side}", "")}
        found |= {f"avant {name}": row[f"before_{side}"], f"total {name}": row[f"totals_{side}"]}
    return found


def french_mapping() -> Row:
    """Return the mapping of the French table."""
    sides = {"NS": "nous", "EW": "eux"}
    columns: Row = {
        "match": "partie",
        "deal": "donne",
        "dealer": "donneur",
        "turned": "retourne",
        "calls": {"column": "enchères", "separator": "-"},
        "contract": {"denomination": "atout", "taker": "preneur"},
        "declarations": "annonces",
        "belote": "belote",
        "hands": {seat: f"main {name}" for seat, name in NAMES.items()},
        "plays": {"tricks": [f"pli {number}" for number in range(1, 9)]},
        "winners": [f"gagnant {number}" for number in range(1, 9)],
    }
    heads = {"card_points": "points", "score": "score", "before": "avant", "totals": "total"}
    columns |= {group: {side: f"{head} {name}" for side, name in sides.items()} for group, head in heads.items()}
    seats = {name: letter for letter, name in NAMES.items()}
    return {"variant": VARIANT, "letters": "fr", "seats": seats, "columns": columns}


def table(rows: Sequence[Row], delimiter: str) -> bytes:
    """Return rows as CSV."""
    out = io.StringIO(newline="")
    names = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(out, names, restval="", delimiter=delimiter, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode("utf-8")


def by_seat_row(row: Row) -> Row:
    """Return a row of the English table: the pack in one cell, tricks by seat, words for cards, a comment to skip."""
    found = {name: row[name] for name in ("match", "deal", "dealer")}
    found |= {
        "deck": "".join(row["pack"]),
        "said": ", ".join(row["calls"]),
        "note": 'a "quoted" remark,\nover two lines',
    }
    found |= {"melds": "|".join(row.get("declarations", ())), "belote": " ".join(row.get("belote", ()))}
    for number in range(8):
        trick = dict(groups(row)[number]) if number < len(groups(row)) else {}
        found[f"t{number + 1}"] = ", ".join(spoken(trick[seat]) for seat in SEATS if seat in trick)
    found["won"] = "".join(f"{seat} " for seat in row.get("winners", ()))
    for side in ("NS", "EW"):
        found |= {f"{name}_{side}": row.get(f"{name}_{side}", "") for name in ("points", "score", "totals")}
    return found


def by_seat_mapping() -> Row:
    """Return the mapping of the English table."""
    tricks = [{"column": f"t{number}", "separator": ","} for number in range(1, 9)]
    columns: Row = {name: name for name in ("match", "deal", "dealer", "belote")}
    columns |= {
        "pack": {"column": "deck", "separator": ""},
        "calls": {"column": "said", "separator": ","},
        "declarations": "melds",
        "winners": "won",
    }
    columns |= {"plays": {"tricks": tricks, "by": "seat"}}
    heads = {"card_points": "points", "score": "score", "totals": "totals"}
    columns |= {group: {side: f"{head}_{side}" for side in ("NS", "EW")} for group, head in heads.items()}
    return {"variant": VARIANT, "columns": columns, "ignore": ["note"]}


def object_row(row: Row) -> Row:
    """Return a deal as nested objects, with seats by number."""
    number = {seat: place for place, seat in enumerate(SEATS)}
    calls = [{"who": number[call[0]], "what": call[2:]} for call in row["calls"]]
    tricks = [[{"who": number[seat], "card": [card[1], card[0]]} for seat, card in trick] for trick in groups(row)]
    found: Row = {
        "game": {"id": row["match"], "round": row["deal"]},
        "dealer": number[row["dealer"]],
        "upcard": [row["turned"][1], row["turned"][0]],
        "bidding": calls,
    }
    if tricks:
        found["hands"] = {str(number[seat]): row[f"hand_{seat}"] for seat in SEATS}
        found["tricks"] = [play for trick in tricks for play in trick]
        found["melds"] = [{"who": number[said[0]], "cards": said[2:].split()} for said in row["declarations"]]
        found["belote"] = [number[seat] for seat in row["belote"]]
        found["winners"] = [number[seat] for seat in row["winners"]]
        found["points"] = {"even": row["points_NS"], "odd": row["points_EW"]}
        found["score"] = {"even": row["score_NS"], "odd": row["score_EW"]}
    return found | {"totals": {"even": row["totals_NS"], "odd": row["totals_EW"]}}


def object_mapping() -> Row:
    """Return the mapping of nested objects."""
    sides = {"NS": "even", "EW": "odd"}
    columns: Row = {
        "match": "game.id",
        "deal": "game.round",
        "dealer": "dealer",
        "turned": "upcard",
        "calls": {"column": "bidding", "seat": "who", "value": "what"},
        "plays": {"column": "tricks", "seat": "who", "value": "card"},
        "declarations": {"column": "melds", "seat": "who", "value": "cards"},
        "hands": {"column": "hands"},
        "belote": "belote",
        "winners": "winners",
        "card_points": {side: f"points.{name}" for side, name in sides.items()},
        "score": {side: f"score.{name}" for side, name in sides.items()},
        "totals": {side: f"totals.{name}" for side, name in sides.items()},
    }
    return {"variant": VARIANT, "seats": ["0", "1", "2", "3"], "columns": columns}


def lines(rows: Sequence[Row]) -> bytes:
    """Return rows as JSON Lines."""
    return "".join(json.dumps(object_row(row), ensure_ascii=False) + "\n" for row in rows).encode("utf-8")


def document(rows: Sequence[Row]) -> bytes:
    """Return rows as one document that holds them in a member."""
    whole = {"site": "cards", "games": [object_row(row) for row in rows]}
    return json.dumps(whole, ensure_ascii=False, indent=1).encode("utf-8")


def parquet(rows: Sequence[Row]) -> bytes:
    """Return rows as Parquet, in groups of seven."""
    import pyarrow
    from pyarrow import parquet as writer

    out = io.BytesIO()
    flat = [{name: value for name, value in row.items() if name != "seats"} for row in rows]
    names = list(dict.fromkeys(name for row in flat for name in row))
    columns = {name: [row.get(name) for row in flat] for name in names}
    writer.write_table(pyarrow.table(columns), out, row_group_size=7)
    return out.getvalue()


def parquet_mapping() -> Row:
    """Return the mapping of the Parquet file: columns of the names the mapping itself uses."""
    points = {side: f"points_{side}" for side in ("NS", "EW")}
    plain = ("match", "deal", "dealer", "turned", "calls", "plays", "winners", "declarations", "belote", "pack")
    columns: Row = {name: name for name in plain}
    columns |= {"card_points": points, "hands": {seat: f"hand_{seat}" for seat in SEATS}}
    columns |= {name: {side: f"{name}_{side}" for side in ("NS", "EW")} for name in ("score", "before", "totals")}
    return {"variant": VARIANT, "columns": columns, "ignore": unread()}


def unread() -> list[str]:
    """Return the columns of the Parquet file that its mapping leaves alone."""
    heads = [f"{head}_{side}" for head in ("declared", "belote", "tricks") for side in ("NS", "EW")]
    return ["denomination", "taker", "amount", "level", "swapped", "last", *heads]


SITES = {
    "french": Site(".csv", french_mapping(), lambda rows: table([french_row(row) for row in rows], ";")),
    "english": Site(".csv", by_seat_mapping(), lambda rows: table([by_seat_row(row) for row in rows], ",")),
    "lines": Site(".jsonl", object_mapping(), lines),
    "document": Site(".json", {**object_mapping(), "format": {"rows": "games"}}, document),
    "parquet": Site(".parquet", parquet_mapping(), parquet),
}


def written(folder: Path, site: str, rows: Sequence[Row], change: Callable[[bytes], bytes] = bytes) -> list[Any]:
    """Write a log and its mapping, and return the words of the command that checks it."""
    kept = SITES[site]
    log, mapping = folder / f"deals{kept.ending}", folder / "mapping.yaml"
    log.write_bytes(change(kept.write(rows)))
    mapping.write_text(yaml.safe_dump(kept.mapping, allow_unicode=True, sort_keys=False), "utf-8")
    return ["check", log, "--mapping", mapping]
