# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The charts that Scripts/benchmarks makes of records, as the text of SVG files."""

import math
from typing import NamedTuple
from xml.sax.saxutils import escape

import shared
from figures import duration, number

LIBRARY, STANDARD, TEXTBOOK = "TableDiff", "difference(from:)", "textbook Heckel"

STYLE = """\
    text { font: 13px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: #1f2328 }
    .heading { font-weight: 600; font-size: 15px }
    .quiet { fill: #59636e; font-size: 12px }
    .own { font-weight: 600 }
    .grid { stroke: #d1d9e0 }
    .first { fill: #0969da } .second { fill: #bc4c00 } .third { fill: #818b98 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc }
      .quiet { fill: #9198a1 }
      .grid { stroke: #3d444d }
      .first { fill: #4493f8 } .second { fill: #db6d28 } .third { fill: #656c76 }
    }"""

LINE_STYLE = """
    .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
    .line.first { stroke: #0969da } .line.second { stroke: #bc4c00 } .line.third { stroke: #818b98 }
    .frame { stroke: #59636e; stroke-dasharray: 5 4 }
    @media (prefers-color-scheme: dark) {
      .line.first { stroke: #4493f8 } .line.second { stroke: #db6d28 } .line.third { stroke: #656c76 }
      .frame { stroke: #9198a1 }
    }"""

WIDTH, TOP = 800, 76
# The size of a bar and of the mark of a series.
BAR = 13


class Words(NamedTuple):
    """What a chart says: its title, its scale, which places are better, what it shows, and how that was timed."""

    title: str
    scale: str
    better: str
    sentences: list
    timing: str



def picture(record, words, style, height, body):
    """Returns a chart."""
    machine = record.run["machine"]
    source = f"{machine['processor']}, {machine['toolchain']}, {record.run['date']}; {words.timing}"
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title description">',
        f"  <!-- {shared.COPYRIGHT[0]}",
        f"       {shared.COPYRIGHT[1]}",
        f"       Made by Scripts/benchmarks from {record.path}. -->",
        f'  <title id="title">{escape(words.title)}, {words.scale}</title>',
        f'  <desc id="description">{escape(". ".join(words.sentences))}.</desc>',
        f"  <style>\n{style}\n  </style>",
        text(12, 26, words.title, "heading"),
        text(WIDTH - 12, 26, words.better, "quiet", "end"),
        *body,
        text(12, height - 12, source, "quiet"),
        "</svg>\n",
    ])


def text(x, y, words, style=None, anchor=None):
    """Returns a text at a place."""
    style = f' class="{style}"' if style else ""
    anchor = f' text-anchor="{anchor}"' if anchor else ""
    return f'  <text{style} x="{x}" y="{y}"{anchor}>{escape(words)}</text>'


def box(style, x, y, width=BAR):
    """Returns a bar, or the mark of a series."""
    return f'  <rect class="{style}" x="{x}" y="{y}" width="{width}" height="{BAR}" rx="2"/>'


def line(style, x1, y1, x2, y2):
    """Returns a straight line."""
    return f'  <line class="{style}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


# ---- Bars

LEFT, RIGHT, GAP, GROUP = 214, 84, 3, 64
SERIES = ((LIBRARY, "first"), (STANDARD, "second"), (TEXTBOOK, "third"))


def bar_chart(record, rows):
    """Returns a bar chart with a logarithmic scale, of cases with the seconds of each series, if it was timed."""
    times = [seconds for _, series in rows for seconds in series.values() if seconds is not None]
    first, last = math.floor(math.log10(min(times))), math.ceil(math.log10(max(times)))
    bottom = TOP + GROUP * len(rows)

    def place(seconds):
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(seconds) - first) / (last - first), 1)

    limit = number(record.run["limits"]["peerSeconds"])
    sentences = [
        f"{case.title}: " + ", ".join(
            f"{name} {duration(seconds) if seconds is not None else 'skipped'}" for name, seconds in series.items())
        for case, series in rows
    ]
    drawn = []
    for index, (name, style) in enumerate(SERIES):
        left = LEFT + index * 160
        drawn += [box(style, left, 43), text(left + BAR + 7, 54, name)]
    for power in range(first, last + 1):
        x = place(10**power)
        drawn += [line("grid", x, TOP - 6, x, bottom), text(x, bottom + 18, duration(10.0**power), "quiet", "middle")]
    for index, (case, series) in enumerate(rows):
        top = TOP + index * GROUP + (GROUP - 3 * BAR - 2 * GAP) // 2
        middle = top + (3 * BAR + 2 * GAP) // 2
        drawn.append(text(LEFT - 12, middle + 5, case.title, anchor="end"))
        for bar, (name, style) in enumerate(SERIES):
            seconds, y = series[name], top + bar * (BAR + GAP)
            if seconds is None:
                skipped = name in (case.skippedPeers or [])
                drawn.append(text(
                    LEFT + 6, y + 11, f"skipped, estimated at over {limit} s" if skipped else "not timed", "quiet"))
                continue
            width = round(place(seconds) - LEFT, 1)
            drawn.append(box(style, LEFT, y, width))
            drawn.append(text(
                round(LEFT + width + 6, 1), y + 11, duration(seconds), "own" if name == LIBRARY else "quiet"))
    words = Words(
        f"Time of a diff of {rows[0][0].rows:,} rows", "logarithmic scale", "logarithmic scale, shorter is faster",
        sentences, "median of the rounds, other algorithms timed once")
    return picture(record, words, STYLE, bottom + 56, drawn)


# ---- Lines

LEFT_OF_LINES, RIGHT_OF_LINES, BOTTOM_OF_LINES = 84, 586, 420
LABEL = 36
FRAME = 1 / 120


def growth_lines(series):
    """Returns (name, class, [(rows, seconds)]) of each line of the chart of growth."""
    points = sorted(series["points"], key=lambda point: point["x"])
    lines = [("TreeArray", "first", [(point["x"], point["seconds"]) for point in points])]
    for name, style, key in (("Array", "second", "Array"), (STANDARD, "third", "stdlib")):
        known = [(point["x"], point["measureSeconds"][key]) for point in points if key in point["measureSeconds"]]
        if known:
            lines.append((name, style, known))
    return lines


def growth_chart(record, series):
    """Returns a line chart with logarithmic axes, of the series of an edit."""
    lines = growth_lines(series)
    xs = [math.log10(rows) for *_, points in lines for rows, _ in points]
    ys = [math.log10(seconds) for *_, points in lines for _, seconds in points]
    left, right, low, high = math.floor(min(xs)), math.ceil(max(xs)), math.floor(min(ys)), math.ceil(max(ys))

    def place(rows, seconds):
        across, up = (math.log10(rows) - left) / (right - left), (math.log10(seconds) - low) / (high - low)
        x = LEFT_OF_LINES + across * (RIGHT_OF_LINES - LEFT_OF_LINES)
        return round(x, 1), round(BOTTOM_OF_LINES - up * (BOTTOM_OF_LINES - TOP), 1)

    sentences = [
        f"{name}: " + ", ".join(f"{duration(seconds)} of {rows:,.0f} rows" for rows, seconds in points)
        for name, _, points in lines
    ]
    about = "The old version is kept for the diff, a batch update is made of it, and the version is dropped."
    drawn = [text(12, 48, about, "quiet")]
    for power in range(low, high + 1):
        y = place(10**left, 10.0**power)[1]
        drawn.append(line("grid", LEFT_OF_LINES, y, RIGHT_OF_LINES, y))
        drawn.append(text(LEFT_OF_LINES - 8, y + 4, duration(10.0**power), "quiet", "end"))
    for power in range(left, right + 1):
        x = place(10**power, 10.0**low)[0]
        drawn.append(text(x, BOTTOM_OF_LINES + 18, f"{10**power:,}", "quiet", "middle"))
    drawn.append(text((LEFT_OF_LINES + RIGHT_OF_LINES) // 2, BOTTOM_OF_LINES + 38, "rows", "quiet", "middle"))
    if low < math.log10(FRAME) < high:
        y = place(10**left, FRAME)[1]
        drawn.append(line("frame", LEFT_OF_LINES, y, RIGHT_OF_LINES, y))
        drawn.append(text(LEFT_OF_LINES + 6, y + 15, "one frame at 120 Hz", "quiet"))
    # Labels that would overlap are moved down.
    labels = sorted(((place(*points[-1]), name, style, points[-1][1]) for name, style, points in lines),
                    key=lambda label: label[0][1])
    heights = []
    for (_, y), *_ in labels:
        heights.append(max(y, heights[-1] + LABEL) if heights else y)
    for _, style, points in reversed(lines):
        places = [place(*point) for point in points]
        drawn.append(f'  <polyline class="line {style}" points="{" ".join(f"{x},{y}" for x, y in places)}"/>')
        drawn += [f'  <circle class="{style}" cx="{x}" cy="{y}" r="3.5"/>' for x, y in places]
    for ((x, _), name, style, seconds), y in zip(labels, heights):
        y = round(y, 1)
        drawn += [
            box(style, x + 14, y - 7), text(x + 34, y + 4, name, "own" if style == "first" else None),
            text(x + 34, y + 20, duration(seconds), "quiet")]
    words = Words(
        "Time to update one row, and to find the diff", "by the number of rows, logarithmic scales",
        "logarithmic scales, lower is faster", sentences, "medians. difference(from:) makes no batch update.")
    return picture(record, words, STYLE + LINE_STYLE, BOTTOM_OF_LINES + 86, drawn)
