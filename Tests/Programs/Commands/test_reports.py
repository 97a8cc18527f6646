# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`report`, whose formats are those of other tools."""

import copy
import json
import os
import statistics
from pathlib import Path

import pytest
import shared
from figures import duration
from formats import markdown_tables, validate_collections, validate_smaller_is_better
from made_records import many, noisy, record, task
from programs import BENCHMARKS, call, check_error, printed, run, write

HOSTILE = "a | b `c` <script>*d*</script> & \"é\" [x](y)"
TASKS = [task("first", noisy(2e-3), noisy(1e-3)), task(HOSTILE, noisy(3e-6)), task("x", [1.0])]
TASKS[0]["results"]["5000"] = noisy(4e-3)
TASKS[0]["details"]["5000"] = task("", noisy(4e-3))["details"]["1000"]


@pytest.fixture(name="path")
def recorded():
    """The path of a record."""
    return write("a.json", record(*TASKS))


def report(name, *arguments):
    """Returns a report in a format."""
    return printed(run("report", "--format", name, *arguments))


def test_collections(path):
    wanted = {each["title"]: {int(rows): times for rows, times in each["results"].items()} for each in TASKS}
    assert validate_collections(report("collections", path)) == wanted
    stored = shared.ROOT / "Fixtures/Benchmarks/default.json"
    assert len(validate_collections(report("collections", stored))) == len(json.loads(stored.read_text())["tasks"])


def test_collections_with_a_title_twice():
    path = write("twice.json", record(task("t", [1.0]), task("t", [2.0], call="other")))
    found = validate_collections(report("collections", path))
    assert sorted(sizes[1000] for sizes in found.values()) == [[1], [2]]


def test_smaller_is_better(path):
    wanted = {
        f"{each['title']}, {int(rows):,} rows": details["medianSeconds"] * 1e9
        for each in TASKS for rows, details in each["details"].items()
    }
    assert validate_smaller_is_better(report("smaller-is-better", path)) == pytest.approx(wanted, rel=1e-9)


@pytest.mark.parametrize("name", ["collections", "smaller-is-better"])
def test_formats_of_one_record(name, path):
    check_error(run("report", path, path, "--format", name), 2, f"{name} takes one record")


def test_markdown(path):
    text = report("markdown", path)
    header, *lines = markdown_tables(text)[0]
    assert header[:4] == ["case", "rows", "time", "× scan"]
    medians = [statistics.median(noisy(seconds)) for seconds in (2e-3, 4e-3, 3e-6)]
    assert [line[2] for line in lines] == [*map(duration, medians), "1 s"]
    assert [line[1] for line in lines] == ["1,000", "5,000", "1,000", "1,000"]
    assert [line[3] for line in lines] == ["2", "–", "–", "–"]
    assert "<script>" not in text
    assert lines[2][0] == r"a \| b \`c\` &lt;script&gt;\*d\*&lt;/script&gt; &amp; " + '"é" ' + r"\[x\](y)"


def test_markdown_of_a_comparison(path):
    slow = copy.deepcopy(TASKS)
    slow[1] = task(HOSTILE, noisy(6e-6))
    other = write("b.json", record(*slow, task("new one", [1.0])))
    text = report("markdown", path, other)
    beyond, every = markdown_tables(text)
    assert [line[4] for line in beyond[1:]] == ["2.000"]
    assert [line[4] for line in every[1:]] == ["1.000", "1.000", "2.000", "1.000"]
    assert "- new one, 1,000 rows\n" in text
    compared = run("compare", path, other, "--markdown").stdout
    assert text.startswith(compared), "compare --markdown says something else"
    assert "**: 1.189 times (95% interval " in compared


def test_out(path):
    output = Path("report.md")
    assert printed(run("report", path, "--output", output)) == ""
    assert output.read_text() == report("markdown", path) == report("markdown", path, "--output", "-")
    check_error(run("report", path, "--output", "x.pdf"), 2, "ends with .md")
    check_error(run("report", path, "--output", "absent/x.md"), 2, "absent/x.md cannot be written")


def test_an_output_is_no_input():
    made = write("record.json", many())
    before = made.read_bytes()
    links = [made, Path("hard"), Path("soft")]
    os.link(*links[:2])
    links[2].symlink_to(made)
    for name in links:
        check_error(run("report", made, "--format", "markdown", "--output", name), 2, "cannot be the output too")
    # What the shell appends to.
    with open(made, "ab") as output:
        result = call(*BENCHMARKS, "report", made, "--format", "markdown", stdout=output)
        assert "standard output is the file " in result.stderr
    assert made.read_bytes() == before
