# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Files that are kept unchanged and whose lines repeat: where they are from, and how many of their lines changed.

The number of changed lines is exact. It comes from an algorithm that shares nothing with the Swift code.
"""

import pathlib

from . import readers
from .catalog import MADE


def path(text, release):
    """Returns the path of a version below Fixtures."""
    return pathlib.Path("Texts", text.name, f"{release.version}.{text.suffix}")


def origin(text, versions):
    """Returns the whole ORIGIN.md of one text, from the bytes of its versions."""
    source = f"wheels of the PyPI package `{text.package}`"
    parts = [f"# {text.name}", "", text.about, ""]
    parts += [f"Taken by `Scripts/fixtures` on {MADE} from {source}, unchanged.", ""]
    parts += ["## Licence", text.licence, "", "## Versions"]
    parts += ["| version | release | file | lines | SHA-256 of the wheel |", "|---|---|---|---|---|"]
    for release in text.releases:
        count = len(lines(versions[release.version]))
        start = f"| {release.version}.{text.suffix} | {text.package} {release.version} | {release.file} "
        parts.append(f"{start}| {count} | {release.digest} |")
    parts += ["", "## Changes"]
    parts += ["The fewest lines that can be deleted and inserted, found by the script without any diff;"]
    parts += ["`git diff --no-index --minimal --numstat` and `diff -d` find as many.", ""]
    parts += ["| from | to | deletes | inserts |", "|---|---|---|---|"]
    names = [release.version for release in text.releases]
    for old, new in zip(names, names[1:]):
        counts = changes(versions[old], versions[new])
        parts.append(f"| {old} | {new} | {counts[0]} | {counts[1]} |")
    return "\n".join(parts) + "\n"


def files(text, versions):
    """Returns {path: bytes} of all files of one text."""
    result = {path(text, release): versions[release.version] for release in text.releases}
    result[pathlib.Path("Texts", text.name, "ORIGIN.md")] = origin(text, versions).encode("utf-8")
    return result


def taken(text, wheel_of):
    """Returns the bytes of each version, from the wheels."""
    return {
        release.version: readers.member(wheel_of[text.package, release.version], release.file) for release in text.releases
    }


def there(text, fixtures):
    """Returns the bytes of each version, as they are below Fixtures."""
    return {release.version: (fixtures / path(text, release)).read_bytes() for release in text.releases}


def lines(data):
    """Returns the lines of a file's bytes, split after each LF and nowhere else; the last may have none."""
    parts = data.split(b"\n")
    last = parts.pop()
    return [part + b"\n" for part in parts] + ([last] if last else [])


def common_length(old, new):
    """Returns the length of a longest common subsequence. A bit is a place of the old list; Hyyrö, AWOCA 2004."""
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
    """Returns (deleted, inserted) of a shortest edit script from one file's bytes to another's."""
    old, new = lines(old), lines(new)
    common = common_length(old, new)
    return len(old) - common, len(new) - common
