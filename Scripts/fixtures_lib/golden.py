"""Golden files: diffs as text that people can read and a few lines of code can parse."""

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
    """One offset, or an inclusive range."""
    return str(first) if first == last else f"{first}-{last}"


def lines(keyword, items):
    """The keyword and its items, in as many lines as the width asks for, each beginning with the keyword."""
    result, line = [], keyword
    for item in items:
        if len(line) + 1 + len(item) > WIDTH:
            result.append(line)
            line = keyword
        line += " " + item
    return result + [line]


def block(title, diff):
    """The text of one diff in offsets."""
    result = [title]
    for keyword, offsets in (("deletes", diff.deletes), ("inserts", diff.inserts)):
        result += lines(keyword, [span(*run) for run in runs(offsets)])
    for keyword, pairs in (("moves", diff.moves), ("updates", diff.updates)):
        items = [f"{span(a[0], b[0])}>{span(a[1], b[1])}" for a, b in pair_runs(pairs)]
        result += lines(keyword, items)
    return "\n".join(result) + "\n"


def text(old, new, diffs):
    """A golden file. A style that would be very long is left out: it would weigh more than the lists do."""
    blocks = [block(f"style {style}", diff) for style, diff in diffs.items()]
    kept = [each for each in blocks if len(each) <= LARGEST_STYLE]
    return f"old {len(old)}\nnew {len(new)}\n" + "".join(kept)
