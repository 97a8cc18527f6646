# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Checks of a page as a file: the numbers of its charts and tables are those of its records."""

import math
import re

from form_checks import cleaned
from report_records import HOSTILE, cases_of

FRAME = 1 / 120


def near(text, value):
    """Returns whether a number as text, with two or more digits, stands for a value."""
    text = text.replace(",", "")
    if text.startswith("<"):
        return 0 < value < float(text[1:])
    shown = float(text)
    digits = 10.0 ** -len(text.split(".")[1]) if "." in text and "e" not in text else 1.0
    return abs(shown - value) <= max(digits * 0.51, abs(value) * 0.051 if abs(value) < 0.1 else 0)


UNITS = {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1.0}


def near_time(text, seconds):
    """Returns whether a time as text stands for some seconds."""
    number, unit = text.split()
    return near(number, seconds / UNITS[unit])


NUMBER = r"(<?-?[\d,.]+(?:e-?\d+)?)"


def expect_labels(page, section, pattern, values, is_near=near):
    """Expects that a section has a label with the right number for each case of a dictionary, and no other."""
    found = {}
    for label in page.labels(section):
        match = re.search(pattern, label)
        if match:
            found[label[: match.start()]] = match[1]
    assert set(found) == set(values), f"{section}: not these cases: {sorted(set(found) ^ set(values))[:3]}"
    for name, value in values.items():
        assert is_near(found[name], value), f"{section}: {name} has {found[name]} instead of {value}"


def check_numbers(page):
    """Each chart has a point for each figure of the record, and its label has the right number."""
    if has_strange_texts(page):
        return
    cases = page.cases
    scans = {case.name: case.details["timesScan"] for case in cases if "timesScan" in case.details}
    expect_labels(page, "cases", rf": {NUMBER}\s× scan", scans)
    joins = {
        case.name: case.details["timesJoin"]
        for case in cases
        if "timesJoin" in case.details and "join" in case.details.get("target", "") and "timesScan" in case.details
    }
    expect_labels(page, "cases", rf": {NUMBER}\s× join", joins)
    timed = [case for case in cases if case.seconds]
    shares = {case.name: case.details["medianSeconds"] / FRAME * 100 for case in timed}
    expect_labels(page, "frames", rf": median {NUMBER}% of a frame", shares)
    for name, order in (("90th percentile", 0.9), ("slowest round", 1.0)):
        expected = {}
        for case in timed:
            rank = -(-len(case.seconds) * order // 1)
            expected[case.name] = sorted(case.seconds)[int(rank) - 1] / FRAME * 100
        labels = {re.split(r": median ", label)[0]: label for label in page.labels("frames")}
        for case_name, value in expected.items():
            shown = re.search(rf"{name} {NUMBER}%", labels[case_name])[1]
            assert near(shown, value), f"frames: {case_name} has a {name} of {shown}% instead of {value}%"
    memory = {case.name: case.details["peakBytesPerRow"] for case in cases if "peakBytesPerRow" in case.details}
    expect_labels(page, "memory", rf": {NUMBER} bytes a row", memory)


def has_strange_texts(page):
    """Returns whether titles of the record could be mistaken for parts of labels."""
    return any(task["title"] in HOSTILE for task in page.record["tasks"])


def check_headline(page):
    """The large number at the top is the multiple of a scan of a case, and the words below it say what all of it is."""
    figures = page.root.all("dl")[0].all("div") if page.cases else []
    if not figures or not any("timesScan" in case.details for case in page.cases):
        return
    value, words = figures[0].all("dd")[0].text, figures[0].all("dt")[0].text
    if "scan" not in value or has_strange_texts(page):
        return
    number = re.match(NUMBER, value)[1]
    cases = [case for case in page.cases if near(number, case.details.get("timesScan", -1))]
    said = [case for case in cases if f"{case.rows:,} rows" in words]
    assert said, f"'{words}' names no case of {value}"
    for wanted in (f"{number} times as long as a scan", "a bare loop", "Finding what changed between two lists"):
        assert wanted in words, f"below {value} stands '{words}', without '{wanted}'"


def check_growth(page):
    """Each growth has a chart whose points have the right numbers, and says its exponent and its limit."""
    section = page.section("growth")
    charts = section.all("svg") if section else []
    assert len(charts) == len(page.growth), f"there are {len(charts)} charts of growth, not {len(page.growth)}"
    if not section:
        return
    figures = section.all("figure")
    for growth, figure in zip(page.growth, figures):
        points = figure.all("g", role="img")
        assert len(points) == len(growth["points"]), f"{growth['title']}: {len(points)} points"
        for point, data in zip(points, sorted(growth["points"], key=lambda each: each["x"])):
            label = point["aria-label"]
            by_rows = growth["variable"] == "rows"
            shown = re.match(rf"{NUMBER}(?: rows|%): ({NUMBER}\s[nµm]?s)", label)
            assert shown, f"{growth['title']}: a point says '{label}'"
            x = data["x"] * 100 if growth["variable"] == "edited share" else data["x"]
            seconds = data["seconds"] / data["x"] if by_rows else data["seconds"]
            assert near(shown[1], x) and near_time(shown[2], seconds), f"{growth['title']}: '{label}' for {data}"
            for name, value in data["measureSeconds"].items():
                height = value / data["x"] if by_rows else value
                part = re.search(rf"; {re.escape(cleaned(name))} ({NUMBER}\s[nµm]?s)", label)
                assert part and near_time(part[1], height), f"{growth['title']}: no {name} in '{label}'"
        fact = figure.all("p", kind="fact")[0].text
        assert f"Exponent {growth['exponent']:.2f}" in fact, f"{growth['title']}: '{fact}'"
        if growth.get("limit"):
            assert f"at most {growth['limit']:.2f}" in fact, f"{growth['title']}: '{fact}'"
        exceeded = growth["exponent"] > growth.get("limit", math.inf)
        if growth.get("timesLimit"):
            shown = re.search(rf"; {NUMBER}\s× the first time, of at most {NUMBER}\s×", fact)
            fitted = [point["seconds"] for point in growth["points"] if point["x"] >= growth["fittedFrom"]]
            times = fitted[-1] / fitted[0]
            exceeded = exceeded or times > growth["timesLimit"]
            assert shown and near(shown[1], times) and near(shown[2], growth["timesLimit"]), (
                f"{growth['title']}: '{fact}'")
        assert ("the limit is exceeded" in fact) == exceeded, f"{growth['title']}: '{fact}'"
        lines = len(figure.all("polyline"))
        measures = len(growth["points"][0]["measureSeconds"])
        assert lines == 1 + measures, f"{growth['title']}: {lines} lines"


def check_tables(page):
    """Every chart has a table that folds, with as many rows as it has cases, and with the right times."""
    for name in ("cases", "frames", "memory", "comparison"):
        section = page.section(name)
        for group in section.all("div", kind="group") if section else []:
            tables = group.all("table")
            assert len(tables) == 1, f"{name}: a group has {len(tables)} tables"
            bars = len(group.all("ol", kind="bars")[0].all("li")) if group.all("ol", kind="bars") else 0
            assert len(tables[0].all("tbody")[0].all("tr")) >= bars, f"{name}: a table lacks cases of its chart"
    if has_strange_texts(page) or not page.section("cases"):
        return
    times = {}
    for table in page.section("cases").all("table"):
        headers = [each.text for each in table.all("th", scope="col")]
        for row in table.all("tbody")[0].all("tr"):
            cells = dict(zip(headers, [each.text for each in row.children if not isinstance(each, str)]))
            times[cells["case"], cells["rows"], table.all("caption")[0].text] = cells
    for case in page.cases:
        cells = times.get((case.title, f"{case.rows:,}", f"All figures of {case.call}"))
        assert cells, f"no table has '{case.name}'"
        seconds = case.details["medianSeconds"]
        assert near_time(cells["time"], seconds), f"{case.name}: {cells['time']} instead of {seconds} s"
        for key, header, is_near in (
            ("percentile99Seconds", "p99", near_time),
            ("timesSmall", "× small", near),
            ("timesArrays", "× arrays", near),
            ("callCount", "of calls", near),
        ):
            if key in case.details:
                value = case.details[key]
                assert is_near(cells[header], value), f"{case.name}: {header} {cells[header]} instead of {value}"


def check_comparison(page):
    """The ratios of two records are those of their times as multiples of a scan."""
    if not page.other:
        assert not page.section("comparison"), "there is a comparison with nothing"
        return
    others = {(case.title, case.call, case.rows): case for case in cases_of(page.other)}
    expected = {}
    for case in page.cases:
        other = others.get((case.title, case.call, case.rows))
        if other:
            key = "timesScan" if "timesScan" in case.details and "timesScan" in other.details else "medianSeconds"
            expected[case.name] = case.details[key] / other.details[key]
    expect_labels(page, "comparison", rf": {NUMBER}\s× the other run", expected)


CHECKS = [check_numbers, check_headline, check_growth, check_tables, check_comparison]
