# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Writes each list's ORIGIN.md: where it is from, under which licence, and how its snapshots differ."""

from .catalog import MADE


def snapshot_table(source, snapshots):
    """Returns one line a snapshot: the release, the file in it, the number of rows, and the wheel's checksum."""
    result = ["| snapshot | release | file | rows | SHA-256 of the wheel |", "|---|---|---|---|---|"]
    for release in source.releases:
        start = f"| {release.version}.tsv | {source.package} {release.version} | {release.file} "
        result.append(f"{start}| {len(snapshots[release.version])} | {release.digest} |")
    return result


def change_table(counts):
    """Returns one line a golden file: its counts in style minimal."""
    result = ["| from | to | deletes | inserts | moves | updates |", "|---|---|---|---|---|---|"]
    for (old, new), numbers in counts.items():
        result.append("| " + " | ".join([old, new, *map(str, numbers)]) + " |")
    return result


def text(source, snapshots, counts):
    """Returns the whole ORIGIN.md of one list."""
    parts = [
        f"# {source.name}",
        "",
        source.about,
        "",
        f"Made by `Scripts/fixtures` on {MADE} from wheels of the PyPI package `{source.package}`.",
        "",
        "## Licence",
        source.licence,
        "",
        "## Snapshots",
        *snapshot_table(source, snapshots),
        "",
        "## Changes",
        "In style minimal; the golden diffs hold them and the other styles.",
        "",
        *change_table(counts),
    ]
    return "\n".join(parts) + "\n"
