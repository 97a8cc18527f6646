# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`compare`, with records that are made here."""

import re

import pytest
from made_records import many, noisy, record, task
from programs import BENCHMARKS, check_error, on_terminal, run, write


def compare(old, new, *options):
    return run("compare", write("a.json", old), write("b.json", new), *options)


def check_verdict(result, status, word):
    assert result.returncode == status, result
    assert f"\nverdict: {word} (threshold " in result.stdout


@pytest.mark.parametrize("factor, status, word", [
    (1, 0, "same"), (1.2, 1, "slower"), (0.8, 4, "faster"),
])
def test_verdicts(factor, status, word):
    result = compare(many(), many(factor))
    check_verdict(result, status, word)
    assert f"takes {factor:.3f} times as long" in result.stdout


def test_threshold():
    check_verdict(compare(many(), many(1.2), "--threshold", "1.25"), 0, "same")


def test_interval():
    text = compare(many(), many(1.2)).stdout
    low, high = map(float, re.search(r"95% interval ([0-9.]+) to ([0-9.]+) verdict", " ".join(text.split())).groups())
    assert 1.15 < low <= 1.2 <= high < 1.25, text
    assert text == compare(many(), many(1.2)).stdout, "not deterministic"


def test_one_case_is_listed():
    new = many()
    new["tasks"][4] = task("case 4", [seconds * 1.5 for seconds in noisy(5e-3, phase=4)])
    result = compare(many(), new)
    check_verdict(result, 0, "same")
    block = result.stdout.split("slower beyond the threshold of 1.05:\n")[1]
    assert re.search(r"\Acase .*\n-.*\ncase 4 .* 1\.500  1\.4\d\d to 1\.5\d\d\n\n", block), block


def test_times_are_in_scans():
    # The second machine is half as fast: seconds double, multiples of a scan stay.
    scans, slow = noisy(1e-4, 0.2), noisy(2e-4, 0.2)
    old = record(task("t", [3 * scan for scan in scans], scans))
    new = record(task("t", [3 * scan for scan in slow], slow))
    result = compare(old, new)
    check_verdict(result, 0, "same")
    assert "1.000 to 1.000" in result.stdout
    assert "medians in multiples of a scan\n" in result.stdout


def test_pairs():
    old = record(task("t", [1.0] * 5), task("u", [1.0] * 5), task("v", [1.0] * 5, rows="20"))
    new = record(task("t", [1.0] * 5), task("u", [9.0] * 5, call="other"), task("v", [9.0] * 5, rows="30"))
    result = compare(old, new)
    check_verdict(result, 0, "same")
    assert re.search(r"only in .*a\.json:\n  u, 1,000 rows\n  v, 20 rows\n\n", result.stdout)
    assert re.search(r"only in .*b\.json:\n  u, 1,000 rows\n  v, 30 rows\n\n", result.stdout)
    assert "\n1 case: " in result.stdout
    check_error(compare(old, record(task("w", [1.0]))), 2, "have no case in common")
    check_error(compare(old, new, "--case", "u"), 2, "have no case in common")


def test_kinds_of_data():
    fresh = many()
    fresh["tasks"][2]["details"]["1000"]["data"] = "fresh"
    result = compare(many(), fresh)
    assert "warning: strings are shared in one run and fresh in the other" in result.stdout


def test_machines():
    assert "warning" not in compare(many(), many()).stdout
    result = compare(many(), many(processor="Slide rule"))
    assert "warning: the runs are from different machines" in result.stdout
    busy = many()
    busy["waited"] = 0.25
    result = compare(many(), busy)
    assert "warning: the second run had no processor for 25% of its time" in result.stdout


def test_what_is_no_record():
    good, path = write("good.json", many()), write("broken.json", "{} {}")
    for arguments in (["compare", good, path], ["compare", path, good], ["report", path, "--markdown"]):
        check_error(run(*arguments), 2, f"{path}: line 1, column 4, byte 3: expected the end, not '{{'")


def test_on_a_terminal():
    old, new = write("a.json", many()), write("b.json", many(1.2))
    for columns in (100, 60):
        status, screen = on_terminal(*BENCHMARKS, "compare", old, new, columns=columns)
        assert status == 1
        assert screen.widest <= columns
        assert "31" in screen.styles
    assert on_terminal(*BENCHMARKS, "compare", old, new, NO_COLOR="1")[1].styles == set()
    assert "\x1b" not in run("compare", old, new).stdout
