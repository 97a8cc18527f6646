# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The stored record of a benchmark run, and records that are made of it to test pages."""

import copy
import json
from typing import NamedTuple

import shared

RECORD = shared.ROOT / "Fixtures/Benchmarks/default.json"


def made_growth():
    """Returns made-up growth: powers of the number of rows, and of the share that is edited."""
    lengths = [10**power for power in range(1, 8)]
    shares = [10**-power for power in range(5)]

    def series(title, call, variable, exponent, fitted_from, points, **more):
        return {
            "title": f"made up, {title}", "call": call, "variable": variable, "points": points, "exponent": exponent,
            "fittedFrom": fitted_from, **more,
        }

    def by_rows(title, exponent):
        # The largest lists have no join.
        points = [{
            "x": rows, "seconds": 2e-9 * rows**exponent, "instructions": 10 * rows,
            "measureSeconds": {"scan": 1e-9 * rows, **({"join": 5e-8 * rows} if rows < 10**7 else {})},
        } for rows in lengths]
        call = "old.tableDiff(to: new)"
        return series(title, call, "rows", exponent, 100_000, points, limit=1.15, instructionExponent=1.0)

    edited = [{"x": share, "seconds": 0.01 * share, "measureSeconds": {"scan": 0.001}} for share in shares]
    one_edit = [{
        "x": rows, "seconds": 1e-6 * rows**0.2, "measureSeconds": {"Array": 1e-8 * rows, "stdlib": 5e-8 * rows},
        "allocations": 5, "retains": 90,
    } for rows in lengths]
    return [
        by_rows("linear", 1.0), by_rows("steep", 1.4),
        series("edited", "old.tableDiff(to: new)", "edited share", 1.0, 0.001, edited),
        series("one edit", "edit(&tree)", "rows, one edit", 0.2, 1_000, one_edit, timesLimit=5),
    ]


def made_edits():
    """Returns a made-up task of calls that were timed one by one, whose slowest are beyond their target."""
    task = bare_task()
    task["title"] = "made up, one by one"
    task["details"]["7"].update(
        callCount=2_015, percentile99Seconds=7.77e-3, timesSmall=0.123, timesArrays=4.56,
        percentile99Target="0.50 x small", shareOfPercentile99Target=1.5, keptBytesPerRow=17.5, targetKeptBytesPerRow=16,
        missed=["99th percentile", "kept memory"])
    return task


def full_record():
    """Returns the stored record with growth, and with counts for each case."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record["growth"] = made_growth()
    record["tasks"].append(made_edits())
    for task in record["tasks"]:
        for rows, details in task["details"].items():
            details["counts"] = {
                "allocations": 3, "allocatedBytes": 8 * int(rows), "peakBytes": 4 * int(rows),
                "keptBytes": 3 * int(rows), "retains": 2, "releases": 1, "instructions": 20 * int(rows),
            }
    return record


def other_record():
    """Returns another run: each case takes longer or less long than in the stored one, and one case is missing."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record["machine"]["toolchain"] = "Swift 6.0"
    for index, task in enumerate(record["tasks"]):
        for details in task["details"].values():
            factor = [0.8, 1.0, 1.3][index % 3]
            details["medianSeconds"] *= factor
            if "timesScan" in details:
                details["timesScan"] *= factor
    record["tasks"].pop()
    return record


HOSTILE = [
    "</script><script>window.attacked = 1</script>",
    "<img src=x onerror='window.attacked = 1'>",
    "\" onfocus=\"window.attacked = 1\" x='",
    "</title></style><style>body { display: none }</style>",
    "&lt;b&gt; &amp; &quot;",
    "family 👩‍👩‍👧‍👦 and flag 🇩🇪 and é",
    "right to left \u202eabc\u202c",
    "a name without any space " + "x" * 400,
    "words " * 80,
    "a null \u0000 and a bell \u0007",
]


def hostile_record():
    """Returns a record whose every text is an attack, in each place where a record has text."""
    record = full_record()
    model = next(task for task in record["tasks"] if any("target" in each for each in task["details"].values()))
    record["tasks"], record["growth"] = [], []
    for index, text in enumerate(HOSTILE):
        task = copy.deepcopy(model)
        task["title"], task["call"] = text, HOSTILE[-1 - index]
        task["source"] = ["generated", "fixtures"][index % 2]
        for details in task["details"].values():
            details.update(target=text, missed=["time", text], wrong=[text], skippedPeers=[text], shareOfTarget=2)
        record["tasks"].append(task)
        growth = copy.deepcopy(made_growth()[index % 4])
        growth["title"], growth["call"] = text, text
        for point in growth["points"]:
            point["measureSeconds"] = {text: point["seconds"]}
        record["growth"].append(growth)
    record["measures"] = {text: text for text in HOSTILE}
    record["machine"] = {"system": HOSTILE[0], "processor": HOSTILE[1], "cores": 2, "toolchain": HOSTILE[2]}
    record["date"] = HOSTILE[3]
    return record


def small_record(tasks):
    """Returns a record with only what a record must have."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    record = {key: record[key] for key in ("version", "date", "machine", "waited", "limits")}
    return {**record, "measures": {}, "tasks": tasks}


def bare_task():
    """Returns a task whose case has only what a case must have."""
    changes = {"deletes": 0, "inserts": 0, "moves": 0, "updates": 0}
    details = {"data": "shared", "changes": changes, "medianSeconds": 0.002}
    details.update(skippedPeers=[], missed=[], wrong=[])
    results = {"7": [details["medianSeconds"]]}
    return {"title": "alone", "call": "call()", "source": "generated", "results": results, "details": {"7": details}}


def strange_record():
    """Returns a record with numbers that no run has."""
    record = full_record()
    record["tasks"] = record["tasks"][::6]
    numbers = [1e-300, 1e300, 1e15, 5e-324, 1e9]
    for task, number in zip(record["tasks"], numbers * 20):
        task["results"] = {rows: [number] * 3 for rows in task["results"]}
        for details in task["details"].values():
            details.pop("scanSeconds", None)
            for key in ("medianSeconds", "timesScan", "timesJoin", "shareOfTarget", "peakBytesPerRow"):
                details[key] = number
    for growth, number in zip(record["growth"], numbers):
        for point in growth["points"][:2]:
            point["seconds"] = point["x"] = number
        growth["exponent"] = growth["fittedFrom"] = number
    record["growth"][0]["points"] = record["growth"][0]["points"][:1]
    record["growth"][1]["points"] = []
    return record


class Case(NamedTuple):
    """One case with one number of rows."""

    title: str
    call: str
    rows: int
    seconds: list
    details: dict

    @property
    def name(self):
        """The name that the page gives the case."""
        return f"{self.title}, {self.rows:,} rows"


def cases_of(record):
    """Returns the cases of a record."""
    return [
        Case(task["title"], task["call"], int(rows), task["results"].get(rows, []), details)
        for task in record["tasks"]
        for rows, details in task["details"].items()
    ]


# Makes the records of each page: one, and an older one if there is one.
SPECIMENS = {
    "stored": lambda: (json.loads(RECORD.read_text(encoding="utf-8")), None),
    "full": lambda: (full_record(), other_record()),
    "hostile": lambda: (hostile_record(), None),
    "empty": lambda: (small_record([]), None),
    "growing": lambda: ({**small_record([]), "growth": made_growth()}, small_record([])),
    "alone": lambda: (small_record([bare_task()]), small_record([bare_task()])),
    "strange": lambda: (strange_record(), None),
}
