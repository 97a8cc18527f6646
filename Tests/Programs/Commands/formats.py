# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Formats of other tools, checked by validators that follow these tools' sources."""

import json
import math
import re

from programs import pairs_once


def is_number(value):
    """Whether a JSON value is a number."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def validate_collections(text):
    """Fails unless swift-collections-benchmark would read the text; returns {title: {size: seconds}}.

    After `BenchmarkResults.init(from:)`, `TaskResults.init(from:)`, `Size.init(_:)` and `Time.init(from:)`.
    """
    results = json.loads(text, object_pairs_hook=pairs_once)
    assert results["version"] == 1 and not isinstance(results["version"], bool), results["version"]
    tasks = {}
    for each in results["tasks"]:
        label, title = each.get("label", ""), each["title"]
        assert isinstance(title, str) and isinstance(label, str), each
        assert (label, title) not in tasks, f"duplicate task {title!r}"
        assert isinstance(each.get("link", ""), str), each
        sizes = {}
        for key, sample in each["results"].items():
            match = re.fullmatch(r"([0-9]+)([kKmMgGtT]?)", key)
            assert match, f"{key!r} is not a size"
            size = int(match[1]) << 10 * " kmgt".index(match[2].lower() or " ")
            assert size not in sizes, f"duplicate size {key}"
            assert isinstance(sample, list) and all(map(is_number, sample)), sample
            sizes[size] = sample
        tasks[label, title] = sizes
    return {title: sizes for (_, title), sizes in tasks.items()}


def validate_smaller_is_better(text):
    """Fails unless github-action-benchmark would take the text; returns {name: value}.

    After `BenchmarkResult` in extract.ts and `extractRangeInfo`: a range it cannot read is ignored in its charts.
    """
    entries = json.loads(text, object_pairs_hook=pairs_once)
    assert isinstance(entries, list), entries
    values = {}
    for entry in entries:
        assert set(entry) <= {"name", "value", "unit", "range", "extra"}, entry
        assert isinstance(entry["name"], str) and isinstance(entry["unit"], str), entry
        assert is_number(entry["value"]), entry
        assert all(isinstance(entry.get(key, ""), str) for key in ("range", "extra")), entry
        if "range" in entry:
            match = re.search(r"(\+-|±)\s*(\d.+)", entry["range"])
            assert match and is_number(float(match[2])), entry
        assert entry["name"] not in values, f"duplicate name {entry['name']!r}"
        values[entry["name"]] = entry["value"]
    assert len({entry["unit"] for entry in entries}) <= 1, "units differ"
    return values


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
