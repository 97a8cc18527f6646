# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Plants violations in a copy of the sources: a check that finds nothing must be seen to find something."""

import pathlib
import shutil
import sys
import tempfile

from . import compiling, platforms, reading

# What is planted in which file, and who must find it with which words.
PLANTS = [
    ("Offsets/Planted.swift", "func planted(_ diff: ListDiff) {}", "compiling", "cannot find type 'ListDiff'"),
    ("Changes/Planted.swift", "func planted(_ check: StopCheck) {}", "compiling", "cannot find type 'StopCheck'"),
    ("Matching/Planted.swift", "func planted(_ diff: ListDiff) {}", "compiling", "cannot find type 'ListDiff'"),
    # Not a name but a member that an upper layer adds to a type of a lower one.
    ("Changes/Planted.swift", "let planted = [1].duplicateIDs(id: { $0 })", "compiling", "has no member 'duplicateIDs'"),
    ("Batches/Planted.swift", "func planted(_ pairing: RowPairing) {}", "compiling", "cannot find type 'RowPairing'"),
    ("ListView/Planted.swift", "func planted(_ hash: IDHash) {}", "compiling", "cannot find type 'IDHash'"),
    ("Diffing/Planted.swift", "internal import Foundation", "reading", "imports nothing"),
    ("Matching/Planted.swift", "func planted(_ rows: [Int], Row: Int) {}", "reading", "never says 'Row'"),
    ("Matching/Planted.swift", "func planted<Value>(_ rows: [Value]) {}", "reading", "is generic"),
    ("Matching/Planted.swift", "func planted(_ rows: some Sequence) {}", "reading", "is generic"),
    ("Utilities/Planted.swift", "let planted = 1", "reading", "is no layer"),
    ("Offsets/Planted.swift", "let planted: InlineArray<1, Int> = [1]", "platforms", "'InlineArray' is only available"),
    ("Offsets/Planted.swift", "let planted = Duration.seconds(1)", "platforms", "'Duration' is only available"),
    ("Offsets/Planted.swift", "let planted: Any.Type = (any Sequence<Int>).self", "platforms", "parameterized protocol"),
    ("Offsets/Planted.swift", "func planted() { Task {} }", "platforms", "cannot find 'Task'"),
]


def run(root):
    """Plants one violation after the other; the exit status is 1 when one was not found."""
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, (file, code, finder, message) in enumerate(PLANTS):
            copy = pathlib.Path(folder) / str(number)
            shutil.copytree(root / "Sources", copy / "Sources")
            shutil.copy(root / "Package.swift", copy)
            planted = copy / "Sources" / "TableDiff" / file
            planted.parent.mkdir(exist_ok=True)
            planted.write_text(f"// Planted.\n{code}\n", encoding="utf-8")
            if finder == "compiling":
                found = compiling.violations(copy, [file.split("/")[0]])
            else:
                found = {"reading": reading, "platforms": platforms}[finder].violations(copy)
            if any("Planted.swift:" in violation and message in violation for violation in found):
                print(f"found: {file}: {code}")
            else:
                missed += 1
                print(f"MISSED: {file}: {code}\n    found instead: {found}", file=sys.stderr)
    print(f"check-layers: {len(PLANTS) - missed} of {len(PLANTS)} planted violations were found")
    return 1 if missed else 0
