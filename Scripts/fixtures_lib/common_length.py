"""How many lines two texts have in common at most: an exact answer, by bits of long integers."""


def lines(data):
    """The lines of a file's bytes, split behind each LF and nowhere else; the last may have none."""
    parts = data.split(b"\n")
    last = parts.pop()
    return [part + b"\n" for part in parts] + ([last] if last else [])


def common_length(old, new):
    """The length of a longest common subsequence. A bit is a place of the old list; Hyyrö, AWOCA 2004."""
    places = {}
    for offset, line in enumerate(old):
        places[line] = places.get(line, 0) | 1 << offset
    full = (1 << len(old)) - 1
    row = full
    for line in new:
        matches = row & places.get(line, 0)
        row = ((row + matches) | (row - matches)) & full
    return len(old) - bin(row).count("1")


def changes(old, new):
    """(deleted, inserted) of a shortest edit script from one file's bytes to another's."""
    old, new = lines(old), lines(new)
    common = common_length(old, new)
    return len(old) - common, len(new) - common
