# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The diff that the contract asks for, written as simply as possible; the library is tested against it.

It shares nothing with the Swift code. Ids are unique in every fixture, so the matching is the one possible matching.
Every result is checked here: the staying pairs are found in two ways, and the diff is carried out.
"""

from bisect import bisect_left
from typing import NamedTuple

from .rows import canonical

STYLES = ("minimal", "all", "never")
QUADRATIC_LIMIT = 1500


class Diff(NamedTuple):
    """Deletes and inserts are offsets; moves and updates are (old offset, new offset)."""

    deletes: list
    inserts: list
    moves: list
    updates: list

    def counts(self):
        """Returns how many changes there are of each kind, in the order of the fields."""
        return tuple(len(field) for field in self)


def matching(old, new):
    """Returns the pairs (old offset, new offset) of equal ids, ascending by new offset."""
    offsets = {canonical(row.id): offset for offset, row in enumerate(old)}
    pairs = ((offsets.get(canonical(row.id)), offset) for offset, row in enumerate(new))
    return [(old_offset, offset) for old_offset, offset in pairs if old_offset is not None]


def staying_by_patience(pairs):
    """Returns the largest staying set that patience sorting with predecessor links gives.

    Each pair goes onto the leftmost pile whose top has a larger old offset, and is linked to the top of the pile
    before.
    """
    tops, indices, previous = [], [], []
    for index, (old_offset, _) in enumerate(pairs):
        pile = bisect_left(tops, old_offset)
        previous.append(indices[pile - 1] if pile else None)
        tops[pile : pile + 1] = [old_offset]
        indices[pile : pile + 1] = [index]
    staying, index = set(), indices[-1] if indices else None
    while index is not None:
        staying.add(pairs[index])
        index = previous[index]
    return staying


def ascending_lengths(pairs):
    """Returns for each pair the length of the longest ascending set that ends with it, by a tree of maxima."""
    size = max((old_offset for old_offset, _ in pairs), default=0) + 1
    tree, lengths = [0] * (size + 1), []
    for old_offset, _ in pairs:
        best, node = 0, old_offset
        while node > 0:
            best = max(best, tree[node])
            node -= node & -node
        lengths.append(best + 1)
        node = old_offset + 1
        while node <= size:
            tree[node] = max(tree[node], best + 1)
            node += node & -node
    return lengths


def staying_by_rule(pairs):
    """Returns the same set by the rule as it is worded.

    From the end, each time the pair with the smallest old offset that still ends a longest remaining set.
    """
    levels = {}
    for pair, length in zip(pairs, ascending_lengths(pairs)):
        levels.setdefault(length, []).append(pair)
    staying, limit = set(), (float("inf"), float("inf"))
    for length in range(len(levels), 0, -1):
        limit = min(pair for pair in levels[length] if pair[0] < limit[0] and pair[1] < limit[1])
        staying.add(limit)
    return staying


def longest_ascending_quadratic(pairs):
    """Returns the length of a longest ascending set by comparing all with all: a third way, for short lists."""
    lengths = []
    for index, (old_offset, _) in enumerate(pairs):
        lengths.append(1 + max((lengths[i] for i in range(index) if pairs[i][0] < old_offset), default=0))
    return max(lengths, default=0)


def staying_minimal(pairs):
    """Returns the staying pairs of `.minimal` and `.never`; raises when the ways to find them disagree."""
    staying = staying_by_patience(pairs)
    if staying != staying_by_rule(pairs):
        raise AssertionError("two ways to find the staying pairs disagree")
    if len(pairs) <= QUADRATIC_LIMIT and len(staying) != longest_ascending_quadratic(pairs):
        raise AssertionError("the staying set is not a largest one")
    return staying


def diff(old, new, style, pairs, minimal):
    """Returns the diff of two lists in one style; `pairs` is their matching and `minimal` the largest staying set."""
    staying = {pair for pair in pairs if pair[0] == pair[1]} if style == "all" else minimal
    if style == "never":
        pairs = [pair for pair in pairs if pair in staying]
    paired_old, paired_new = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    result = Diff(
        deletes=[offset for offset in range(len(old)) if offset not in paired_old],
        inserts=[offset for offset in range(len(new)) if offset not in paired_new],
        moves=[pair for pair in pairs if pair not in staying],
        updates=[pair for pair in pairs if canonical(old[pair[0]].content) != canonical(new[pair[1]].content)],
    )
    check_round_trip(old, new, result)
    return result


def check_round_trip(old, new, result):
    """Raises unless old, with inserted and updated rows taken from new, becomes new."""
    made = [None] * len(new)
    for offset in result.inserts:
        made[offset] = new[offset]
    for old_offset, offset in result.moves:
        made[offset] = old[old_offset]
    gone = set(result.deletes) | {pair[0] for pair in result.moves}
    staying = iter([row for offset, row in enumerate(old) if offset not in gone])
    made = [next(staying) if row is None else row for row in made]
    if next(staying, None) is not None:
        raise AssertionError("the diff leaves rows over")
    for old_offset, offset in result.updates:
        if made[offset] != old[old_offset]:
            raise AssertionError("an update names another row")
        made[offset] = new[offset]
    for left, right in zip(made, new):
        if [canonical(field) for field in left] != [canonical(field) for field in right]:
            raise AssertionError("the diff does not lead from old to new")


def diffs(old, new):
    """Returns the diff in every style."""
    pairs = matching(old, new)
    minimal = staying_minimal(pairs)
    return {style: diff(old, new, style, pairs, minimal) for style in STYLES}
