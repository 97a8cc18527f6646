# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Records of runs that are made up."""

import math
import statistics


def task(title, seconds, scan=None, rows="1000", call="old.tableDiff(to: new)"):
    """Returns a task of a record; with a scan it has its multiples."""
    details = {
        "data": "shared", "changes": {"deletes": 0, "inserts": 0, "moves": 0, "updates": 1},
        "medianSeconds": statistics.median(seconds), "skippedPeers": [], "missed": [], "wrong": [],
    }
    if scan is not None:
        details["scanSeconds"] = scan
        details["timesScan"] = statistics.median(a / b for a, b in zip(seconds, scan))
    return {"title": title, "call": call, "source": "generated", "results": {rows: seconds}, "details": {rows: details}}


def record(*tasks, processor="Abacus", version=1):
    """Returns the record of a run."""
    return {
        "version": version, "date": "2026-01-02", "waited": 0, "measures": {}, "tasks": list(tasks),
        "machine": {"system": "Test 1", "processor": processor, "cores": 2, "toolchain": "Swift 6.3"},
        "limits": {"closuresTimesCall": 1.2, "keyPathTimesCall": 1.2, "planningTimesCall": 1, "peerSeconds": 5},
    }


def noisy(seconds, spread=0.01, rounds=11, phase=0):
    """Returns the seconds of some rounds around a time, always the same ones."""
    return [seconds * (1 + spread * math.sin(7 * round + phase)) for round in range(rounds)]


def many(factor=1.0, cases=12, **options):
    """Returns a record of several cases whose times are multiplied by a factor."""
    return record(*(task(f"case {case}", [each * factor for each in noisy(1e-3 * (case + 1), phase=case)])
                    for case in range(cases)), **options)
