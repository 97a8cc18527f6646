# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Short runs, in a pipe and on a terminal."""

import copy
import json
import math
import re
import statistics
from pathlib import Path

import pytest
from figures import duration, number
from programs import BENCHMARKS, on_terminal, run

TINY = ["run", "--rows", "100", "--rounds", "5", "--no-peers"]

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
    result = run(*arguments, "--json=run.json")
    assert result.returncode == 0, result.stderr
    return result, json.loads(Path("run.json").read_text())["tasks"]


def test_pipe():
    result, cases = measured(*TINY)
    for sign in "\x1b\r":
        assert (result.stdout + result.stderr).count(sign) == 0, f"{sign!r} in a pipe"
    assert "x scan" in result.stdout
    for each in cases:
        assert f"] {each['title']}, 100 rows … " in result.stderr
        assert f"\n{each['title']} " in result.stdout
    assert "s in total\n" in result.stderr
    assert max(map(len, result.stdout.split("\n"))) > 100, "not all columns"


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
    details, screen = check_screen(columns)
    frames = [frame for frame in screen.frames if " left  " in frame]
    assert len(frames) >= len(details)
    percents = [int(re.search(r"(\d+)%", frame)[1]) for frame in frames]
    assert percents == sorted(percents)
    assert percents[0] == 0 and 80 < percents[-1] <= 100, percents
    assert " left  " not in screen.text, "the progress was not erased"
    assert {"1", "2", "32"} | ({"36"} if columns == 100 else set()) <= screen.styles
    check_summary(details, screen)


def check_summary(details, screen):
    """Checks every number of the summary against the record."""
    text = " ".join(screen.text.split())
    updated, scattered, sections = (
        number(details[title]["timesScan"])
        for title in ("one row updated in the middle", "1% scattered", "sections: 1% scattered"))
    assert f"A diff of 100 rows takes {updated} times a bare loop that compares them if one row is updated, " \
        f"{scattered} times if 1% of them are changed, and {sections} times if they are in sections as well." in text
    shuffled = number(details["full shuffle"]["timesJoin"])
    assert f"If all 100 rows are shuffled, it takes {shuffled} times what it takes to make" in text
    left = details["live: 1% scattered, what is left to the main actor"]["medianSeconds"]
    tree = details["tree: one row updated"]
    assert "To update a row of a tree array of 100, and to find the diff, takes " \
        f"{duration(tree['medianSeconds'])}: {number(tree['timesSmall'])} times what it takes" in text
    derived = duration(details["derived: one row changed, grouped too"]["medianSeconds"])
    assert "If one of 100 rows changes, a list that is filtered, sorted and grouped from them follows in " \
        f"{derived}, with its diff." in text
    assert f"leaves {duration(left)} of work to the main thread, {number(left * 12000)}% of a frame" in text
    assert "Heckel" not in text
    assert "x scan: multiples of the bare loop." in text
    assert f"All {len(details)} results are right" in text
    timed = [each["shareOfTarget"] for each in details.values() if "shareOfTarget" in each]
    met = sum(share <= 1 for share in timed)
    assert f"Targets met: {met} of {len(timed)} for time" in text
    shown = 0
    for line in screen.text.split("\n"):
        title = line[:30].split("…")[0].split("  ")[0].strip()
        found = [name for name in details if title and name.startswith(title)]
        match = re.search(r"  ([0-9.,]+ (?:ns|µs|ms|s)) +(<?[0-9.e,-]+|–)(?: +[▏▎▍▌▋▊▉█]*)?$", line)
        if found and match:
            shown += 1
            figures = [(duration(details[name]["medianSeconds"]), number(details[name].get("timesScan")))
                       for name in found]
            assert match.groups() in figures, line
    assert shown >= 10, screen.text
    assert f"{shown} of {len(details)} results." in text


def test_bars():
    details, screen = check_screen(100, "--case", "updated in the middle", "--case", "full shuffle")
    assert not re.search(r"\d+ of \d+ results\.", screen.text)
    medians = {title: each["medianSeconds"] for title, each in details.items()}
    start = re.search(r"log scale from ([0-9]+) (ns|µs|ms)$|linear scale$", screen.text, re.MULTILINE)
    zero = float(start[1]) * {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3}[start[2]] if start[1] else None

    def length(seconds):
        return math.log10(seconds / zero) if zero else seconds

    bars = {}
    for line in screen.text.split("\n"):
        bar = re.search("[▏▎▍▌▋▊▉█]+$", line)
        title = line.split("  ")[0]
        if bar and title in medians:
            bars[title] = sum("▏▎▍▌▋▊▉█".index(character) + 1 for character in bar[0])
    assert set(bars) == set(medians)
    longest = max(medians, key=medians.get)
    for title, eighths in bars.items():
        wanted = bars[longest] * length(medians[title]) / length(medians[longest])
        assert abs(eighths - wanted) <= 1, (title, bars, medians)


def test_without_colors():
    _, screen = check_screen(100, "--case", "scattered", NO_COLOR="1")
    assert screen.styles == set()
    assert "results are right" in screen.text
    assert check_screen(100, "--case", "scattered", NO_COLOR="")[1].styles != set()
    _, dumb = check_screen(100, "--case", "scattered", TERM="dumb")
    assert (dumb.styles, dumb.frames) == (set(), [])
    assert "] 1% scattered, 100 rows … " in dumb.text


def test_wide():
    status, screen = on_terminal(*BENCHMARKS, *TINY, "--case", "1% scattered", "--wide", columns=60)
    assert status == 0
    assert "closures" in screen.text
    assert screen.widest > 100


def test_one_result():
    details, screen = check_screen(100, "--case", "block appended")
    median = duration(details["block appended"]["medianSeconds"])
    assert f"One call took {median}, the median of 5 rounds: block appended, 100 rows." in screen.text
    assert "The result is right" in screen.text


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
