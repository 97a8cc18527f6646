# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""How the benchmark and its scripts write numbers and times."""

import math

NOTHING = "–"


def number(value):
    """Formats a number with two or three significant digits; 'None' gives a dash."""
    if value is None:
        return NOTHING
    if value >= 100:
        return f"{math.floor(value + 0.5):,}"
    if value == round(value):
        return str(round(value))
    if 0 < value < 0.001:
        return "<0.001"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def duration(seconds):
    """Formats seconds in a suitable unit."""
    for limit, factor, unit in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1, 1e3, "ms")):
        if seconds < limit:
            return f"{number(seconds * factor)} {unit}"
    return f"{number(seconds)} s"
