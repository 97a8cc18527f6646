# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The diff of two lists of sections, written as simply as possible; the library is tested against it.

It shares nothing with the Swift code. Names of sections and ids of rows are unique, so there is one matching of each.
Paths are (section, row). Every result is checked here: the diff is carried out.
"""

from typing import NamedTuple

from .naive_diff import Diff, matching, staying_minimal
from .rows import Row, canonical


class SectionedDiff(NamedTuple):
    """What happens to the sections, in offsets; what happens to the rows, in paths."""

    sections: Diff
    rows: Diff


def paths(sections):
    """Returns every row with its path, in order."""
    return [((s, r), row) for s, section in enumerate(sections) for r, row in enumerate(section.rows)]


def section_diff(old, new):
    """Returns the diff of the sections themselves, and their matching: (old section, new section)."""
    pairs = matching([Row(each.name, "") for each in old], [Row(each.name, "") for each in new])
    staying = staying_minimal(pairs)
    paired_old, paired_new = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    result = Diff(
        deletes=[offset for offset in range(len(old)) if offset not in paired_old],
        inserts=[offset for offset in range(len(new)) if offset not in paired_new],
        moves=[pair for pair in pairs if pair not in staying],
        updates=[pair for pair in pairs if old[pair[0]].header != new[pair[1]].header],
    )
    return result, pairs


def staying_rows(pairs, section_pairs):
    """Returns the pairs of paths that stay: a largest ascending set within each section that is in both lists."""
    staying = set()
    for old_section, new_section in section_pairs:
        inside = [(a[1], b[1]) for a, b in pairs if (a[0], b[0]) == (old_section, new_section)]
        staying |= {((old_section, a), (new_section, b)) for a, b in staying_minimal(inside)}
    return staying


def diff(old, new):
    """Returns the sectioned diff of two lists of sections."""
    sections, section_pairs = section_diff(old, new)
    old_paths, new_paths = paths(old), paths(new)
    offsets = matching([row for _, row in old_paths], [row for _, row in new_paths])
    pairs = [(old_paths[a][0], new_paths[b][0]) for a, b in offsets]
    staying = staying_rows(pairs, section_pairs)
    paired_old, paired_new = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    surviving_old, surviving_new = {pair[0] for pair in section_pairs}, {pair[1] for pair in section_pairs}
    rows = Diff(
        deletes=[path for path, _ in old_paths if path[0] in surviving_old and path not in paired_old],
        inserts=[path for path, _ in new_paths if path[0] in surviving_new and path not in paired_new],
        moves=[pair for pair in pairs if pair not in staying],
        updates=[(a, b) for a, b in pairs if not same_content(at(old, a), at(new, b))],
    )
    result = SectionedDiff(sections, rows)
    check_round_trip(old, new, result, section_pairs)
    return result


def at(sections, path):
    """Returns the row at a path."""
    return sections[path[0]].rows[path[1]]


def same_content(left, right):
    """Returns whether Swift finds the contents of two rows equal."""
    return canonical(left.content) == canonical(right.content)


def check_round_trip(old, new, result, section_pairs):
    """Raises unless old, with inserted and updated rows taken from new, becomes new."""
    sources = {new_section: old_section for old_section, new_section in section_pairs}
    gone = set(result.rows.deletes) | {pair[0] for pair in result.rows.moves}
    arriving = {path: at(new, path) for path in result.rows.inserts}
    arriving.update({to: at(old, source) for source, to in result.rows.moves})
    updated = {to: source for source, to in result.rows.updates}
    for number, section in enumerate(new):
        if number not in sources:
            continue
        source = sources[number]
        staying = iter([row for offset, row in enumerate(old[source].rows) if (source, offset) not in gone])
        for offset, wanted in enumerate(section.rows):
            path = (number, offset)
            made = arriving[path] if path in arriving else next(staying)
            if path in updated:
                if made != at(old, updated[path]):
                    raise AssertionError("an update names another row")
                made = wanted
            if [canonical(field) for field in made] != [canonical(field) for field in wanted]:
                raise AssertionError("the diff does not lead from old to new")
        if next(staying, None) is not None:
            raise AssertionError("the diff leaves rows over")
