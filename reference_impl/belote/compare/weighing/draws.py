"""Random numbers that depend on their place alone: the same deal and decision draw the same number under all rules."""

from __future__ import annotations

import hashlib

BITS = 64
MASK = (1 << BITS) - 1
HALF = 1 << (BITS - 1)


def deal_key(seed: int, number: int) -> int:
    """Return the number from which all draws of one deal are made."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {number}".encode(), digest_size=8).digest(), "big")


def drawn(key: int, place: int) -> int:
    """Return a number of 64 bits for a place in a deal (the mixing of SplitMix64)."""
    mixed = (key + (place + 1) * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def below(draw: int, number: int) -> int:
    """Return a draw as a whole number from 0 to one below ``number``."""
    return draw * number >> BITS


def shuffled(key: int, size: int) -> tuple[int, ...]:
    """Return the numbers from 0 in an order drawn from a key; the places drawn are below zero, no decision's."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(drawn(key, -2 - last), last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
