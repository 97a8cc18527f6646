# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Checks of a page as a file: the marks of its charts stand where the axes say."""

import math
import re

from figure_checks import NUMBER, UNITS

FACTORS = {"k": 1e3, "M": 1e6, "G": 1e9}


def value_of(label):
    """Returns the number that the label of a tick stands for, such as `10k`, `0.1%` or `1 frame`."""
    number, unit = re.fullmatch(rf"{NUMBER}\s?([kMG]|%|ns|µs|ms|s)?(?:×| frame|B)?", label).groups()
    return float(number.replace(",", "")) * FACTORS.get(unit, UNITS.get(unit, 0.01 if unit == "%" else 1.0))


def place_of(element):
    """Returns where a mark stands on its axis, in percent."""
    return float(re.search(r"left:([\d.]+)%", element["style"])[1])


class Axis:
    """An axis through the first and last of its ticks, which are pairs of a value and a place."""

    def __init__(self, ticks, is_logarithmic):
        self.convert = math.log if is_logarithmic else float
        (self.first, self.start), (self.last, self.end) = ticks[0], ticks[-1]
        # Labels of ticks are rounded.
        for value, place in ticks:
            assert self.is_at(value, place, 0.012), f"a tick of {value} stands at {place}, not {self.place(value)}"

    def place(self, value):
        """Returns where a value stands; those beyond an end stand there."""
        first, last = self.convert(self.first), self.convert(self.last)
        value = min(max(value, self.first), self.last)
        share = (self.convert(value) - first) / (last - first)
        return self.start + share * (self.end - self.start)

    def is_at(self, value, place, tolerance=0.005):
        """Returns whether a place is that of a value, up to a part of the axis's length."""
        return abs(self.place(value) - place) <= tolerance * abs(self.end - self.start)


def check_bars(page):
    """The dots, bars and strokes of each list of bars stand where its axis says."""
    for name, pattern, is_logarithmic in (
        ("cases", rf": {NUMBER}\s× (?:scan|join)", True),
        ("frames", rf": median {NUMBER}% of a frame", True),
        ("memory", rf": {NUMBER} bytes a row", False),
        ("comparison", rf": {NUMBER}\s× the other run", True),
    ):
        section = page.section(name)
        for chart in section.all("div", kind="chart") if section else []:
            labels = chart.all("span", kind="scale")[0].all("span")
            axis = Axis([(value_of(each.text), place_of(each)) for each in labels], is_logarithmic)
            for track in chart.all("span", kind="track"):
                check_track(name, axis, track, pattern)


def check_track(name, axis, track, pattern):
    """The marks of a track stand where its axis says."""
    label = track["aria-label"]
    shown = re.search(pattern, label)[1]
    # A number below 0.001 is not written, but far below the axis.
    value = 0.0 if shown.startswith("<") else float(shown.replace(",", "")) / (100 if name == "frames" else 1)
    dot = place_of(track.all("i", kind="dot")[0])
    # The numbers of the label and of the ticks are rounded.
    assert axis.is_at(value, dot, 0.015), f"{name}: '{label}' stands at {dot}%, not {axis.place(value):.1f}%"
    stem = track.all("i", kind="stem")[0]
    ends = [place_of(stem), place_of(stem) + float(re.search(r"width:([\d.]+)%", stem["style"])[1])]
    assert min(abs(dot - end) for end in ends) < 0.3, f"{name}: the bar of '{label}' does not end at its dot"
    limits = track.all("i", kind="limit")
    percent = re.search(rf"; {NUMBER}% of its target", label)
    if name == "cases" and limits and percent and value:
        allowed = value / float(percent[1].replace(",", "")) * 100
        assert axis.is_at(allowed, place_of(limits[0]), 0.015), f"{name}: the target of '{label}' stands elsewhere"


def check_drawings(page):
    """The points of each chart of growth stand where its axes say."""
    section = page.section("growth")
    figures = section.all("figure") if section else []
    for growth, figure in zip(page.growth, figures):
        ticks = [each for each in figure.all("text", kind="tick") if re.match(r"[\d.]", each.text)]
        across = [(value_of(each.text), float(each["x"])) for each in ticks if each["text-anchor"] == "middle"]
        # The baseline of a label is below the line that it belongs to.
        up = [(value_of(each.text), float(each["y"]) - 4) for each in ticks if each["text-anchor"] == "end"]
        axes = Axis(across, True), Axis(up, True)
        points = sorted(growth["points"], key=lambda each: each["x"])
        for point, mark in zip(points, figure.all("circle", kind="mark")):
            height = point["seconds"] / (point["x"] if growth["variable"] == "rows" else 1)
            assert axes[0].is_at(point["x"], float(mark["cx"])), f"{growth['title']}: {point} is at {mark['cx']}"
            assert axes[1].is_at(height, float(mark["cy"])), f"{growth['title']}: {point} is as high as {mark['cy']}"


CHECKS = [check_bars, check_drawings]
