# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Tests the growth run of the benchmark: what it stores, prints and exits with fit together.

Runs series of short lists, and fits the stored times anew by another formula.
"""

import copy
import json
import math
import re

import pytest
from programs import run

pytestmark = pytest.mark.measures

# The largest exponents that the documentation of the calls allows.
LIMITS = {"rows": {1.15, 1.4}, "edited share": {1.3}}
FITTED_FROM = {"rows": 10_000, "edited share": 0.01}

# The longest edit of a tree array as a multiple of the shortest one that counts.
TIMES_LIMIT = 5


def slope(points):
    """Returns the slope of the line with the least squares: the mean slope of all pairs of points, weighted by the
    square of their distance in x."""
    pairs = [(a, b) for index, a in enumerate(points) for b in points[:index]]
    return sum((a[0] - b[0]) * (a[1] - b[1]) for a, b in pairs) / sum((a[0] - b[0]) ** 2 for a, b in pairs)


def fitted_slope(item, seconds=lambda point: point["seconds"]):
    """Returns the slope of the logarithms of the times of a series' fitted points."""
    points = [point for point in item["points"] if point["x"] >= item["fittedFrom"]]
    return slope([(math.log(point["x"]), math.log(seconds(point))) for point in points])


def allowed(item):
    """Returns the limit of a series, and what the scan beside it is steeper than a line."""
    if item["variable"] == "edited share":
        return item["limit"]
    return item["limit"] + max(0, fitted_slope(item, lambda point: point["measureSeconds"]["scan"]) - 1)


@pytest.fixture(name="stored")
def stored_series(tmp_path):
    """Gives what runs the program, and returns the result and the stored series."""

    def stored(*arguments):
        result = run("--growth", "--rounds", "3", *arguments, "--json", tmp_path / "growth.json")
        assert result.returncode in (0, 1), result.stderr
        return result, json.loads((tmp_path / "growth.json").read_text(encoding="utf-8"))["growth"]

    return stored


def check_points(item, xs, measures):
    """Checks the points of a series that was measured at some values of its variable, and the exponent."""
    points = item["points"]
    assert [point["x"] for point in points] == xs
    for point in points:
        assert set(point["measureSeconds"]) == measures
        assert all(0 < value < 10 for value in [point["seconds"], *point["measureSeconds"].values()]), point
    assert item["exponent"] == pytest.approx(fitted_slope(item), abs=1e-6)


def check_table(result, steeper):
    """Checks how a run ends whose table has some series that are steeper than allowed."""
    assert result.returncode == (1 if steeper else 0), steeper
    assert result.stdout.count("STEEPER") == len(steeper)
    assert max(map(len, result.stdout.splitlines())) <= 100


def check(result, series, xs):
    """Checks series that were measured at some values of their variable."""
    for item in series:
        check_points(item, xs, {"scan", "join"})
        large = [x for x in xs if x >= FITTED_FROM[item["variable"]]]
        assert item["fittedFrom"] == (large if len(large) > 1 else xs[-2:])[0]
        assert item["limit"] in LIMITS[item["variable"]]
        sign = ">" if item["exponent"] > allowed(item) else "<"
        numbers = f" {item['exponent']:.2f} {sign} {allowed(item):.2f}"
        assert re.search(f"(?m)^{re.escape(item['title'])}  .*{numbers}", result.stdout)
    check_table(result, [item["title"] for item in series if item["exponent"] > allowed(item)])


def test_rows(stored):
    result, series = stored("--case", "1% scattered", "--rows", "300,10000,3000,30000,100000")
    suffixes = ["", ", planned", ", applied", ", performed"]
    titles = [f"{name}1% scattered{suffix}" for name in ["", "sections: "] for suffix in suffixes]
    assert {item["title"] for item in series} == {*titles, "String ids: 1% scattered"}
    assert len({item["call"] for item in series}) == 8
    check(result, series, [300, 3_000, 10_000, 30_000, 100_000])


def test_shapes(stored):
    result, series = stored("--case", "sections", "--rows", "1000,3000")
    assert len(series) == 40
    check(result, series, [1_000, 3_000])


def test_edited_share(stored):
    result, series = stored("--case", "rows moved", "--case", "rows inserted", "--rows", "1000,20000")
    assert [item["title"] for item in series] == ["rows inserted", "rows moved"]
    check(result, series, [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1])


def test_edits(stored):
    result, series = stored("--case", "tree: ", "--rows", "300,1000,30000,3000")
    titles = [f"tree: one row {change}" for change in ("updated", "removed", "inserted", "moved")]
    assert [item["title"] for item in series] == titles
    check_table(result, [item["title"] for item in series if check_edit(item, result.stdout)])
    # Each must be found.
    for plant in (
        lambda item: item.update(exponent=item["exponent"] + 0.01),
        lambda item: item["points"].pop(),
        lambda item: item["points"][-1].update(seconds=item["points"][-1]["seconds"] * 10),
        lambda item: item["points"][-1].update(measureSeconds={}),
        lambda item: item["points"][-1].update(allocations=0),
    ):
        wrong = copy.deepcopy(series[0])
        plant(wrong)
        with pytest.raises(AssertionError):
            check_edit(wrong, result.stdout)


def check_edit(item, text):
    """Checks a series about edits of a tree array, and returns whether it grows too fast."""
    check_points(item, [300, 1_000, 3_000, 30_000], {"Array", "stdlib"})
    points = item["points"]
    assert all(0 < point.get("allocations", 1) < 1_000 for point in points), points
    # An array is copied as a whole.
    assert points[-1]["measureSeconds"]["Array"] > points[-1]["seconds"]
    assert (item["variable"], item["fittedFrom"]) == ("rows, one edit", 1_000)
    assert (item.get("limit"), item["timesLimit"]) == (None, TIMES_LIMIT)
    times = points[-1]["seconds"] / points[1]["seconds"]
    sign = ">" if times > TIMES_LIMIT else "<"
    line = re.search(f"(?m)^{re.escape(item['title'])}  .* ([0-9.]+) {sign} {TIMES_LIMIT}(  STEEPER)? *$", text)
    assert line, item["title"]
    assert float(line[1]) / times == pytest.approx(1, abs=0.06)
    assert bool(line[2]) == (times > TIMES_LIMIT)
    return times > TIMES_LIMIT


@pytest.mark.parametrize("arguments", [
    ["--rows", "1000"], ["--rows", "1000,1000"], ["--rows", "10,20", "--case", "no such case"],
])
def test_usage(arguments):
    result = run("--growth", *arguments)
    assert (result.returncode, result.stdout) == (2, "")
