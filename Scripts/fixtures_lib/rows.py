"""Rows and their files: one `id<TAB>content` a line, checked so that Python and Swift compare them alike."""

import unicodedata
from typing import NamedTuple


class Row(NamedTuple):
    """One row: what it is, and what it says."""

    id: str
    content: str


def canonical(text):
    """The form in which two strings are equal just when Swift's are: canonical equivalence, not code points."""
    return unicodedata.normalize("NFC", text)


def row(identity, *columns):
    """A row from raw text. Tabs and line ends would break the file, so columns are joined by ' | '."""
    content = " | ".join(" ".join(str(column).split()) for column in columns)
    return Row(" ".join(identity.split()), content)


def encode(rows):
    """The bytes of a snapshot file."""
    return "".join(f"{each.id}\t{each.content}\n" for each in rows).encode("utf-8")


def decode(data):
    """The rows of a snapshot file. Splits at LF alone: str.splitlines would also split at U+2028 and others."""
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
