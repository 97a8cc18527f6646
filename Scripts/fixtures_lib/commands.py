# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What Scripts/fixtures does: make everything, or check what is there."""

import pathlib
import shutil
import tempfile

from . import golden, naive_sectioned_diff, origin, readers, rows, texts
from .catalog import LICENCES, LISTS, TEXTS
from .naive_diff import diffs


def version_pairs(versions):
    """Returns every snapshot to the next, and the first to the last."""
    pairs = list(zip(versions, versions[1:]))
    whole = (versions[0], versions[-1])
    return pairs if whole in pairs else pairs + [whole]


def derived_files(source, snapshots):
    """Returns (path, text) of all files that follow from a list's snapshots alone: golden diffs and ORIGIN.md."""
    files, counts = {}, {}
    for old, new in version_pairs(list(snapshots)):
        result = diffs(snapshots[old], snapshots[new])
        counts[old, new] = result["minimal"].counts()
        path = pathlib.Path("Golden", source.name, f"{old}--{new}.txt")
        files[path] = golden.text(snapshots[old], snapshots[new], result)
    files.update(sectioned_files(source.name, snapshots))
    files[pathlib.Path("Lists", source.name, "ORIGIN.md")] = origin.text(source, snapshots, counts)
    return files


def sectioned_files(name, snapshots):
    """Returns (path, text) of the golden diffs of a list's sections; none where it has no natural ones."""
    if name not in rows.SECTION_NAMES:
        return {}
    found = {version: rows.sections(name, each) for version, each in snapshots.items()}
    files = {}
    for old, new in version_pairs(list(found)):
        result = naive_sectioned_diff.diff(found[old], found[new])
        path = pathlib.Path("Golden", name, "sections", f"{old}--{new}.txt")
        files[path] = golden.sectioned_text(found[old], found[new], result)
    return files


def snapshot_path(source, release):
    """Returns the path of a snapshot below Fixtures."""
    return pathlib.Path("Lists", source.name, f"{release.version}.tsv")


def write(path, data):
    """Writes bytes and makes the folders above."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def make(fixtures):
    """Downloads the sources and rewrites Lists, Texts, Licenses and Golden; nothing else in Fixtures is touched."""
    with tempfile.TemporaryDirectory() as folder:
        keys = {(source.package, each.version, each.digest) for source in LISTS for each in source.releases}
        keys |= {(text.package, each.version, each.digest) for text in TEXTS for each in text.releases}
        keys |= {(text.package, text.version, text.digest) for text in LICENCES.values()}
        found = {key[:2]: readers.download(*key, folder) for key in sorted(keys)}
        for name in ("Lists", "Texts", "Licenses", "Golden"):
            shutil.rmtree(fixtures / name, ignore_errors=True)
        for name, text in LICENCES.items():
            write(fixtures / "Licenses" / name, readers.member(found[text.package, text.version], text.file))
        for source in LISTS:
            make_list(fixtures, source, found)
        for text in TEXTS:
            for path, data in texts.files(text, texts.taken(text, found)).items():
                write(fixtures / path, data)
            print(f"{text.name}: {', '.join(release.version for release in text.releases)}")
    return 0


def make_list(fixtures, source, found):
    """Writes the snapshots of one list and all that follows from them."""
    snapshots = {}
    for release in source.releases:
        data = readers.member(found[source.package, release.version], release.file)
        snapshots[release.version] = source.reader(data)
    rows.check_snapshots(source.name, snapshots)
    for release in source.releases:
        write(fixtures / snapshot_path(source, release), rows.encode(snapshots[release.version]))
    for path, text in derived_files(source, snapshots).items():
        write(fixtures / path, text.encode("utf-8"))
    print(f"{source.name}: {', '.join(f'{version} ({len(each)})' for version, each in snapshots.items())}")


def check(fixtures):
    """Recomputes what follows from the lists and compares; names every file that is wrong, missing or not known."""
    wanted, snapshot_files = {}, set()
    for source in LISTS:
        snapshots = {}
        for release in source.releases:
            path = snapshot_path(source, release)
            snapshot_files.add(path)
            snapshots[release.version] = rows.decode((fixtures / path).read_bytes())
        rows.check_snapshots(source.name, snapshots)
        wanted.update({path: text.encode("utf-8") for path, text in derived_files(source, snapshots).items()})
    for text in TEXTS:
        wanted.update(texts.files(text, texts.there(text, fixtures)))
    there = [path for name in ("Lists", "Texts", "Golden") for path in (fixtures / name).rglob("*") if path.is_file()]
    known = wanted.keys() | snapshot_files
    wrong = [f"not known: {path.relative_to(fixtures)}" for path in there if path.relative_to(fixtures) not in known]
    for path, data in wanted.items():
        if not (fixtures / path).is_file() or (fixtures / path).read_bytes() != data:
            wrong.append(f"differs or is missing: {path}")
    print("\n".join(sorted(wrong)) if wrong else f"{len(wanted)} files are as computed")
    return 1 if wrong else 0
