# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Golden files: diffs as text that people can read and a few lines of code can parse.

A sectioned diff has its sections in offsets, as a flat diff, and its rows in paths.
"""

WIDTH = 120
LARGEST_STYLE = 200_000


def runs(places, after):
    """Splits ascending places into [first, last] of consecutive ones; `after` returns the place that follows one."""
    result = []
    for place in places:
        if result and after(result[-1][1]) == place:
            result[-1][1] = place
        else:
            result.append([place, place])
    return result


def offset_after(offset):
    """Returns the next offset."""
    return offset + 1


def path_after(path):
    """Returns the path of the next row of a section."""
    return path[0], path[1] + 1


def span(first, last):
    """Returns one offset, or an inclusive range."""
    return str(first) if first == last else f"{first}-{last}"


def lines(keyword, items):
    """Returns the keyword and its items, in lines of at most the width, each beginning with the keyword."""
    result, line = [], keyword
    for item in items:
        if len(line) + 1 + len(item) > WIDTH:
            result.append(line)
            line = keyword
        line += " " + item
    return result + [line]


def block(title, diff, after, shown):
    """Returns the text of one diff; `shown` returns the text of a first and a last place.

    Moved blocks and `.all` are short, as pairs whose places are consecutive on both sides are one item.
    """
    result = [title]
    for keyword, places in (("deletes", diff.deletes), ("inserts", diff.inserts)):
        result += lines(keyword, [shown(*run) for run in runs(places, after)])
    for keyword, pairs in (("moves", diff.moves), ("updates", diff.updates)):
        found = runs(pairs, lambda pair: (after(pair[0]), after(pair[1])))
        result += lines(keyword, [f"{shown(a[0], b[0])}>{shown(a[1], b[1])}" for a, b in found])
    return "\n".join(result) + "\n"


def text(old, new, diffs):
    """Returns a golden file. A style that would be very long is left out: it would be larger than the lists."""
    blocks = [block(f"style {style}", diff, offset_after, span) for style, diff in diffs.items()]
    kept = [each for each in blocks if len(each) <= LARGEST_STYLE]
    return f"old {len(old)}\nnew {len(new)}\n" + "".join(kept)


def path_span(first, last):
    """Returns one path, or several rows of one section: `3.5` or `3.5-9`."""
    return f"{first[0]}.{span(first[1], last[1])}"


def size(sections):
    """Returns how many rows and sections there are."""
    return f"{sum(len(section.rows) for section in sections)} {len(sections)}"


def sectioned_text(old, new, diff):
    """Returns a golden file of a sectioned diff."""
    sections = block("sections", diff.sections, offset_after, span)
    return f"old {size(old)}\nnew {size(new)}\n" + sections + block("rows", diff.rows, path_after, path_span)
