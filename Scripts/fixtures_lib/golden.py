# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Golden files: diffs as text that people can read and a few lines of code can parse.

A sectioned diff has its sections in offsets, as a flat diff, and its rows in paths.
"""

WIDTH = 120
LARGEST_STYLE = 200_000


def runs(values):
    """Splits an ascending list into [first, last] of consecutive offsets."""
    result = []
    for value in values:
        if result and result[-1][1] + 1 == value:
            result[-1][1] = value
        else:
            result.append([value, value])
    return result


def pair_runs(pairs):
    """Splits pairs into [first pair, last pair], both sides consecutive; moved blocks and `.all` shrink by this."""
    result = []
    for pair in pairs:
        if result and (result[-1][1][0] + 1, result[-1][1][1] + 1) == pair:
            result[-1][1] = pair
        else:
            result.append([pair, pair])
    return result


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


def block(title, diff):
    """Returns the text of one diff in offsets."""
    result = [title]
    for keyword, offsets in (("deletes", diff.deletes), ("inserts", diff.inserts)):
        result += lines(keyword, [span(*run) for run in runs(offsets)])
    for keyword, pairs in (("moves", diff.moves), ("updates", diff.updates)):
        items = [f"{span(a[0], b[0])}>{span(a[1], b[1])}" for a, b in pair_runs(pairs)]
        result += lines(keyword, items)
    return "\n".join(result) + "\n"


def text(old, new, diffs):
    """Returns a golden file. A style that would be very long is left out: it would be larger than the lists."""
    blocks = [block(f"style {style}", diff) for style, diff in diffs.items()]
    kept = [each for each in blocks if len(each) <= LARGEST_STYLE]
    return f"old {len(old)}\nnew {len(new)}\n" + "".join(kept)


def path_runs(paths):
    """Splits ascending paths into [first, last] of consecutive rows of one section."""
    result = []
    for section, row in paths:
        if result and result[-1][1] == (section, row - 1):
            result[-1][1] = (section, row)
        else:
            result.append([(section, row), (section, row)])
    return result


def path_pair_runs(pairs):
    """Splits pairs of paths into [first pair, last pair], the rows consecutive on both sides."""
    result = []
    for (old_section, old_row), (new_section, new_row) in pairs:
        before = ((old_section, old_row - 1), (new_section, new_row - 1))
        pair = ((old_section, old_row), (new_section, new_row))
        if result and result[-1][1] == before:
            result[-1][1] = pair
        else:
            result.append([pair, pair])
    return result


def path_span(first, last):
    """Returns one path, or several rows of one section: `3.5` or `3.5-9`."""
    return f"{first[0]}.{span(first[1], last[1])}"


def rows_block(diff):
    """Returns the text of what happens to the rows."""
    result = ["rows"]
    for keyword, paths in (("deletes", diff.deletes), ("inserts", diff.inserts)):
        result += lines(keyword, [path_span(*run) for run in path_runs(paths)])
    for keyword, pairs in (("moves", diff.moves), ("updates", diff.updates)):
        items = [f"{path_span(a[0], b[0])}>{path_span(a[1], b[1])}" for a, b in path_pair_runs(pairs)]
        result += lines(keyword, items)
    return "\n".join(result) + "\n"


def size(sections):
    """Returns how many rows and sections there are."""
    return f"{sum(len(section.rows) for section in sections)} {len(sections)}"


def sectioned_text(old, new, diff):
    """Returns a golden file of a sectioned diff."""
    return f"old {size(old)}\nnew {size(new)}\n" + block("sections", diff.sections) + rows_block(diff.rows)
