# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`report` and `compare --markdown`."""

import copy
import re
import statistics
from xml.etree import ElementTree

import pytest
import shared
from figures import duration
from made_records import noisy, record, task
from programs import check_error, printed, run, write

HOSTILE = "a | b `c` <script>*d*</script> & \"é\" [x](y)"
TASKS = [task("first", noisy(2e-3), noisy(1e-3)), task(HOSTILE, noisy(3e-6)), task("x", [1.0])]
TASKS[0]["results"]["5000"] = noisy(4e-3)
TASKS[0]["details"]["5000"] = task("", noisy(4e-3))["details"]["1000"]


def markdown_tables(text):
    """Returns the tables of a Markdown text, each a list of lines of cells, and fails if one is not well-formed."""
    tables, table = [], []
    for line in [*text.split("\n"), ""]:
        if line.startswith("|"):
            assert line.endswith(" |"), line
            table.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
        elif table:
            assert all(len(cells) == len(table[0]) for cells in table), table
            assert all(re.fullmatch(r"---:?", cell) for cell in table[1]), table[1]
            tables.append([table[0], *table[2:]])
            table = []
    assert text.count("<details>") == text.count("</details>") == text.count("<summary>"), text
    return tables


@pytest.fixture(name="path")
def recorded():
    """The path of a record."""
    return write("a.json", record(*TASKS))


def test_markdown(path):
    text = printed(run("report", path, "--markdown"))
    header, *lines = markdown_tables(text)[0]
    assert header[:4] == ["case", "rows", "time", "x scan"]
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
    text = run("compare", path, other, "--markdown").stdout
    beyond, every = markdown_tables(text)
    assert [line[4] for line in beyond[1:]] == ["2.000"]
    assert [line[4] for line in every[1:]] == ["1.000", "1.000", "2.000", "1.000"]
    assert "- new one, 1,000 rows\n" in text
    assert "takes 1.189 times as long" in text


def test_text(path):
    text = printed(run("report", path))
    assert max(map(len, text.split("\n"))) <= 100
    assert "All 4 results are right." in text
    wide = printed(run("report", path, "--wide"))
    assert "\nold.tableDiff(to: new)\ncase " in wide


def test_charts(path):
    for name in ("default", "growth"):
        text = printed(run("report", shared.ROOT / "Fixtures" / "Benchmarks" / f"{name}.json", "--svg"))
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert "prefers-color-scheme: dark" in text
    check_error(run("report", path, "--svg"), 2, "a.json has nothing that a chart shows")
