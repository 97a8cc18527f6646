# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Short runs, in a pipe and on a terminal."""

import copy
import json
import re
import statistics
from pathlib import Path

import pytest
from figures import duration, number
from programs import BENCHMARKS, on_terminal, run

TINY = ["run", "--rows", "100", "--rounds", "5"]

pytestmark = pytest.mark.measures


def checked_details(each, rows):
    """Returns the details of a case; fails if its result is wrong, or what it has about single calls does not fit."""
    seconds, details = each["results"][rows], each["details"][rows]
    assert not details["wrong"], details["wrong"]
    median = details["medianSeconds"]
    assert median == pytest.approx(statistics.median(seconds)), each["title"]
    if "callCount" in details:
        assert details["callCount"] >= 2_001 and details["callCount"] % len(seconds) == 0, details["callCount"]
        # Half of the calls of a round are as slow as its median; of all calls, one in 100 is as slow as the percentile.
        assert details["percentile99Seconds"] >= median, each["title"]
        assert 0.5 < details["timesSmall"] * details["measureSeconds"]["small"] / median < 2, each["title"]
    return details


def check_tree(each, rows):
    """Fails unless the numbers of a case of tree arrays belong together."""
    details = checked_details(each, rows)
    assert sum(details["changes"].values()) <= int(rows), details["changes"]
    if "callCount" not in details:
        compared = {"arrays", "flat diff", "map"} & set(details["measureSeconds"])
        assert len(compared) == 1 and ("timesArrays" in details) == (compared == {"arrays"}), (each["title"], compared)
        return
    kinds = {kind for kind, number in details["changes"].items() if number}
    assert len(kinds) == 1 and ("block" in each["title"] or sum(details["changes"].values()) == 1), details["changes"]
    assert ("percentile99Target" in details) == ("shareOfPercentile99Target" in details), each["title"]
    if "percentile99Target" in details:
        factor = float(details["percentile99Target"].split()[0])
        share = details["percentile99Seconds"] / details["measureSeconds"]["small"]
        assert details["shareOfPercentile99Target"] * factor == pytest.approx(share), each["title"]
        assert (share > factor) == ("99th percentile" in details["missed"]), details["missed"]


def check_derived(each, rows):
    """Fails unless the numbers of a case of derived lists belong together."""
    details = checked_details(each, rows)
    kept = details.get("keptBytesPerRow")
    assert (kept is not None) == ("from scratch" in each["title"]), each["title"]
    if kept is not None:
        # Two rows in three are shown, and a list keeps no more than the most that is allocated.
        counts = details["counts"]
        assert kept * int(rows) * 2 / 3 == pytest.approx(counts["keptBytes"], rel=0.01)
        assert 8 < kept and counts["keptBytes"] <= counts["peakBytes"], (kept, counts)
        assert details["targetKeptBytesPerRow"] == 16, each["title"]
    if "callCount" not in details:
        # A row that is updated may move too.
        assert details["timesArrays"] > 0 and max(details["changes"].values()) <= int(rows), each["title"]
        return
    assert sum(details["changes"].values()) <= 2, details["changes"]


def measured(*arguments):
    """Runs the benchmark in a pipe, and returns the result and the tasks of the record."""
    result = run(*arguments, "--wide", "--json=run.json")
    assert result.returncode == 0, result.stderr
    return result, json.loads(Path("run.json").read_text())["tasks"]


def test_pipe():
    result = run(*TINY, "--json=run.json")
    assert result.returncode == 0, result.stderr
    for sign in "\x1b\r":
        assert (result.stdout + result.stderr).count(sign) == 0, f"{sign!r} in a pipe"
    cases = json.loads(Path("run.json").read_text())["tasks"]
    check_table({each["title"]: each["details"]["100"] for each in cases}, result.stdout)
    for each in cases:
        assert f"] {each['title']}, 100 rows … " in result.stderr
    assert "s in total\n" in result.stderr
    assert max(map(len, result.stdout.split("\n"))) <= 100
    wide, _ = measured(*TINY, "--case", "1% scattered")
    assert max(map(len, wide.stdout.split("\n"))) > 100
    assert re.search("  closures  ", wide.stdout)


def check_screen(columns, *arguments, **environment):
    """Runs on a terminal, checks what holds for all runs, and returns the details of the record and the screen."""
    words = [*BENCHMARKS, *TINY, *arguments, "--json", "run.json"]
    status, screen = on_terminal(*words, columns=columns, **environment)
    assert status == 0, screen.text
    assert screen.widest <= columns
    tasks = json.loads(Path("run.json").read_text())["tasks"]
    return {each["title"]: each["details"]["100"] for each in tasks}, screen


@pytest.mark.parametrize("columns", [100, 60])
def test_terminal(columns):
    details, screen = check_screen(columns, "--case", "scattered", "--case", "shuffle")
    frames = [frame for frame in screen.frames if re.match(rf"\d+/{len(details)}  ", frame)]
    assert len(frames) >= len(details)
    assert not re.search(r"\d+/\d+  ", screen.text), "the progress was not erased"
    check_table(details, screen.text)


def check_table(details, text):
    """Checks the table against the record."""
    for line in text.split("\n"):
        match = re.match(r"(\S.*?)…? +100 +([0-9.,]+ (?:ns|µs|ms|s)) +(<?[0-9.e,-]+|–) ", line)
        if not match:
            continue
        found = [name for name in details if name.startswith(match[1])]
        figures = [(duration(details[name]["medianSeconds"]), number(details[name].get("timesScan"))) for name in found]
        assert match.groups()[1:] in figures, line
    assert len(re.findall("(?m)  100  .*(right|met|missed)$", text)) == len(details), text
    assert f"All {len(details)} results are right" in " ".join(text.split())
    timed = [each["shareOfTarget"] for each in details.values() if "shareOfTarget" in each]
    met = sum(share <= 1 for share in timed)
    assert f"Targets met: {met} of {len(timed)} for time" in " ".join(text.split())


def test_record():
    _, tasks = measured(*TINY, "--case", "scattered")
    for each in tasks:
        seconds, details = each["results"]["100"], each["details"]["100"]
        assert len(seconds) == 5
        assert details["medianSeconds"] == pytest.approx(statistics.median(seconds))
        ratios = [call / scan for call, scan in zip(seconds, details["scanSeconds"])]
        assert details["timesScan"] == pytest.approx(statistics.median(ratios))
    result = run("compare", "run.json", "run.json")
    assert result.returncode == 0
    assert f"\n{len(tasks)} cases: " in result.stdout
    assert "takes 1.000 times as long" in result.stdout


def test_trees():
    result, tasks = measured("run", "--rows", "1000", "--rounds", "5", "--case", "tree: ")
    edits = [each for each in tasks if "callCount" in each["details"]["1000"]]
    assert len(edits) == 6
    assert len(tasks) > len(edits)
    for each in tasks:
        check_tree(each, "1000")
    for header in ("x small", "x arrays", "p99", "of calls", "p99 target"):
        assert re.search(rf"  {header}  ", result.stdout)
    for plant in (
        lambda details: details.update(percentile99Seconds=details["medianSeconds"] / 10),
        lambda details: details.update(timesSmall=3 * details["timesSmall"]),
        lambda details: details.update(callCount=2_000),
        lambda details: details.update(changes={**details["changes"], "moves": 5}),
        lambda details: details.update(wrong=["the diff is not that of arrays"]),
        lambda details: details.update(percentile99Target="0 x small", shareOfPercentile99Target=2.0),
    ):
        wrong = copy.deepcopy(edits[0])
        plant(wrong["details"]["1000"])
        with pytest.raises(AssertionError):
            check_tree(wrong, "1000")


def test_derived():
    result, tasks = measured("run", "--rows", "1000", "--rounds", "5", "--case", "derived: ")
    assert sum("callCount" in each["details"]["1000"] for each in tasks) == 10
    for each in tasks:
        check_derived(each, "1000")
    for header in ("x small", "x arrays", "p99", "kept B/row"):
        assert re.search(rf"  {header}  ", result.stdout)
    edited = next(each for each in tasks if "callCount" in each["details"]["1000"])
    made = next(each for each in tasks if "keptBytesPerRow" in each["details"]["1000"])
    for task_, plant in (
        (edited, lambda details: details.update(percentile99Seconds=details["medianSeconds"] / 10)),
        (edited, lambda details: details.update(callCount=2_000)),
        (edited, lambda details: details.update(wrong=["the list has other rows"])),
        (made, lambda details: details.update(keptBytesPerRow=2 * details["keptBytesPerRow"])),
        (made, lambda details: details.pop("timesArrays")),
    ):
        wrong = copy.deepcopy(task_)
        plant(wrong["details"]["1000"])
        with pytest.raises((AssertionError, KeyError)):
            check_derived(wrong, "1000")


def test_targets_of_derived_lists():
    filters = ["derived: from scratch, grouped", "derived: one row changed, against all again"]
    cases = [option for each in filters for option in ("--case", each)]
    _, tasks = measured("run", "--rows", "1000000", "--rounds", "1", *cases)
    found = {each["title"]: each["details"]["1000000"] for each in tasks}
    made, again = found["derived: from scratch, grouped too"], found[filters[1]]
    assert ("kept memory" in made["missed"]) == (made["keptBytesPerRow"] > 16)
    share = again["medianSeconds"] / again["measureSeconds"]["all again"] * 10_000
    assert again["shareOfTarget"] == pytest.approx(share)
    assert again["target"] == "0.0001 x all again"
