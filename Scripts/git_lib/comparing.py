# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Runs all programs on one pair of files, and judges what they say."""

import statistics
import time

from fixtures_lib import common_length

# Longer files would keep the judge busy for minutes.
JUDGED_BYTES = 3_000_000


def fewest(old, new):
    """(deleted, inserted) of a shortest edit script, found without any of the programs; None for long files."""
    if max(old.stat().st_size, new.stat().st_size) > JUDGED_BYTES:
        return None
    return common_length.changes(old.read_bytes(), new.read_bytes())


def measured(old, new, contestants, rounds):
    """{program: (deleted, inserted)} and {program: median seconds}; the programs take turns."""
    counts, seconds = {}, {each.name: [] for each in contestants}
    for _ in range(rounds):
        for each in contestants:
            start = time.perf_counter()
            output = each.run(old, new)
            seconds[each.name].append(time.perf_counter() - start)
            counts[each.name] = each.read(output)
    return counts, {name: statistics.median(times) for name, times in seconds.items()}


def compare(name, old, new, contestants, rounds):
    """Prints one line, and returns what is wrong; the first contestant is ours."""
    counts, seconds = measured(old, new, contestants, rounds)
    first, *others = (each.name for each in contestants)
    judge = fewest(old, new)
    found, own = counts[first], seconds[first]
    cells, problems, notes = [f"{own * 1e3:,.0f} ms"], [], []
    if judge not in (None, found):
        problems.append(f"{name}: {first} finds {found}, the fewest are {judge}")
    for other in others:
        cells.append(f"{seconds[other] * 1e3:,.0f} ms, {seconds[other] / own:.1f} x")
        if counts[other] == found:
            continue
        if judge is not None and sum(counts[other]) > sum(judge):
            notes.append(f"{other} finds {counts[other][0]} and {counts[other][1]}, not the fewest")
        else:
            problems.append(f"{name}: {other} finds {counts[other]}, {first} {found}")
    print(f"{name:52}{found[0]:>9,}{found[1]:>9,}" + "".join(f"{cell:>22}" for cell in cells), flush=True)
    for note in notes:
        print(f"    {note}")
    return problems
