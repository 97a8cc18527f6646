"""Golden files of sectioned diffs: the sections in offsets as in a flat diff, the rows in paths."""

from .golden import block, lines, span


def path_runs(paths):
    """Splits ascending paths into [first, last] of consecutive rows of one section."""
    result = []
    for section, row in paths:
        if result and result[-1][1] == (section, row - 1):
            result[-1][1] = (section, row)
        else:
            result.append([(section, row), (section, row)])
    return result


def pair_runs(pairs):
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
    """One path, or several rows of one section: `3.5` or `3.5-9`."""
    return f"{first[0]}.{span(first[1], last[1])}"


def rows_block(diff):
    """The text of what happens to the rows."""
    result = ["rows"]
    for keyword, paths in (("deletes", diff.deletes), ("inserts", diff.inserts)):
        result += lines(keyword, [path_span(*run) for run in path_runs(paths)])
    for keyword, pairs in (("moves", diff.moves), ("updates", diff.updates)):
        items = [f"{path_span(a[0], b[0])}>{path_span(a[1], b[1])}" for a, b in pair_runs(pairs)]
        result += lines(keyword, items)
    return "\n".join(result) + "\n"


def count(sections):
    """How many rows and sections there are."""
    return f"{sum(len(section.rows) for section in sections)} {len(sections)}"


def text(old, new, diff):
    """A golden file of a sectioned diff."""
    return f"old {count(old)}\nnew {count(new)}\n" + block("sections", diff.sections) + rows_block(diff.rows)
