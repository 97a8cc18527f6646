# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Rows, their files and their sections.

A file has one `id<TAB>content` a line, checked so that Python and Swift compare rows alike. Fixtures/README.md says how
the rows of a list fall into sections.
"""

import unicodedata
from typing import NamedTuple


class Row(NamedTuple):
    """One row: what it is, and what it says."""

    id: str
    content: str


def canonical(text):
    """Returns the form in which two strings are equal just when Swift's are: canonical equivalence, not code points."""
    return unicodedata.normalize("NFC", text)


def row(identity, *columns):
    """Returns a row from raw text. Tabs and line ends would break the file, so columns are joined by ' | '."""
    content = " | ".join(" ".join(str(column).split()) for column in columns)
    return Row(" ".join(identity.split()), content)


def encode(rows):
    """Returns the bytes of a snapshot file."""
    return "".join(f"{each.id}\t{each.content}\n" for each in rows).encode("utf-8")


def decode(data):
    """Returns the rows of a snapshot file. Splits at LF alone: str.splitlines would also split at U+2028 and others."""
    lines = data.decode("utf-8").split("\n")
    if lines.pop() != "":
        raise ValueError("the last line does not end with LF")
    return [Row(*line.split("\t")) for line in lines]


def check_snapshots(name, snapshots):
    """Raises unless ids are unique within each snapshot, and ids that differ in bytes differ for Swift too.

    The second holds across the snapshots of one list, because a diff compares ids across them.
    """
    spelling = {}
    for version, rows in snapshots.items():
        seen = set()
        for each in rows:
            if not each.id or each.id in seen:
                raise ValueError(f"{name} {version}: empty or repeated id {each.id!r}")
            if any(unicodedata.category(character) == "Cc" for character in each.id + each.content):
                raise ValueError(f"{name} {version}: control character in row {each.id!r}")
            seen.add(each.id)
            if spelling.setdefault(canonical(each.id), each.id) != each.id:
                raise ValueError(f"{name} {version}: id {each.id!r} is canonically equivalent to another one")


class Section(NamedTuple):
    """One section: its name, which is its id, and its rows. Its header shows the name and how many rows there are."""

    name: str
    rows: list

    @property
    def header(self):
        """What the section shows apart from its rows."""
        return (self.name, len(self.rows))


def column(each, number):
    """Returns one column of a row's content."""
    return each.content.split(" | ")[number]


# How each list that has natural sections names the section of a row.
SECTION_NAMES = {
    "time-zones": lambda row: row.id.split("/")[0],
    "classifiers": lambda row: row.id.split(" :: ")[0],
    "public-suffixes": lambda row: row.content,
    "emoji": lambda row: column(row, -1),
    "countries": lambda row: str(len(column(row, -1))),
    "largest-cities": lambda row: column(row, 1),
}


def sections(name, rows):
    """Returns the sections of a list's rows, in the order of their first rows; rows keep the order of the list."""
    found = {}
    for row in rows:
        found.setdefault(SECTION_NAMES[name](row), []).append(row)
    if len({canonical(each) for each in found}) < len(found):
        raise ValueError(f"{name}: two sections have canonically equivalent names")
    return [Section(*each) for each in found.items()]
