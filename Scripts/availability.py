# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Finds uses of declarations that are newer than the oldest macOS for which the package is built.

A compiler on Linux ignores availability, but the modules of its toolchain declare it. `swift symbolgraph-extract` lists
the declarations of the standard library and of Foundation with the macOS that introduced them, and the index that a
debug build writes has the place of each use. This joins the two. Code for other systems than Linux is in no index.
"""

import ctypes
import functools
import json
import pathlib
import re
import tempfile

import shared

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "FoundationEssentials",
           "FoundationInternationalization", "Foundation"]

# What Foundation declares on Linux without its availability, from Apple's documentation.
UNDECLARED = {
    ("FileHandle", "readToEnd()"): (10, 15, 4),
    ("FileHandle", "read(upToCount:)"): (10, 15, 4),
    ("FileHandle", "write(contentsOf:)"): (10, 15, 4),
    ("FileHandle", "offset()"): (10, 15, 4),
    ("FileHandle", "seekToEnd()"): (10, 15, 4),
}

# What has older forms that a compiler for an older system takes in its place: the integers' own operator, and `next()`.
WITH_OLDER_FORMS = {"&*(_:_:)", "next(isolation:)"}

AVAILABLE = re.compile(r"[#@]available\([^)]*\bmacOS (\d+(?:\.\d+)*)")


def oldest_macos():
    """Returns the version of the oldest macOS that Package.swift names."""
    manifest = (shared.ROOT / "Package.swift").read_text(encoding="utf-8")
    version = [int(part) for part in re.search(r"\.macOS\(\.v(\w+)\)", manifest)[1].split("_")]
    return (*version, 0, 0)[:3]


@functools.lru_cache(maxsize=None)
def newer_declarations(than):
    """Returns the declarations that a macOS lacks: the version that introduced each, by its USR."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            shared.run("swift-symbolgraph-extract", "-module-name", module, "-output-dir", folder,
                       "-target", shared.target_info()["target"]["triple"], "-skip-synthesized-members")
        for path in pathlib.Path(folder).glob("*.json"):
            for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
                version = introduced(symbol)
                if version > than and symbol["pathComponents"][-1] not in WITH_OLDER_FORMS:
                    found[symbol["identifier"]["precise"]] = version
    return found


def introduced(symbol):
    """Returns the version of macOS that introduced a declaration of a symbol graph."""
    versions = [UNDECLARED.get(tuple(symbol["pathComponents"][-2:]), ())]
    for item in symbol.get("availability", []):
        if item.get("domain") == "macOS" and "introduced" in item:
            version = item["introduced"]
            versions.append((version["major"], version.get("minor", 0), version.get("patch", 0)))
    return max(versions)


# ---- The index


class Text(ctypes.Structure):
    """A string of the index, which is not terminated."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8")


OF_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
OF_ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
RECORD = 2


class Index:
    """The index of a debug build."""

    def __init__(self, store):
        compiler = pathlib.Path(shared.target_info()["paths"]["runtimeResourcePath"])
        self.library = ctypes.CDLL(str(compiler.parent / "libIndexStore.so"))
        for name, result in [("store_create", ctypes.c_void_p), ("unit_reader_create", ctypes.c_void_p),
                             ("record_reader_create", ctypes.c_void_p), ("occurrence_get_symbol", ctypes.c_void_p),
                             ("unit_reader_get_main_file", Text), ("unit_dependency_get_name", Text),
                             ("unit_dependency_get_filepath", Text), ("symbol_get_usr", Text),
                             ("symbol_get_name", Text)]:
            getattr(self.library, f"indexstore_{name}").restype = result
        self.store = self.call("store_create", str(store).encode(), None)
        if not self.store:
            raise SystemExit(f"{store} is no index; a debug build writes one")

    def call(self, name, *arguments):
        """Calls a function of the library; numbers that are addresses are passed as such."""
        return getattr(self.library, f"indexstore_{name}")(
            *[ctypes.c_void_p(value) if isinstance(value, int) else value for value in arguments])

    def each(self, name, of, first, *more):
        """Returns what a function passes to its callback, as the given function reads it."""
        found = []

        def take(_, item):
            found.append(of(item))
            return True

        callback = OF_TEXT if name.endswith("units_apply_f") else OF_ITEM
        self.call(name, first, *more, None, callback(take))
        return found

    def records(self):
        """Returns the records of all sources that exist, each with its source."""
        found = set()
        for unit in self.each("store_units_apply_f", str, self.store, ctypes.c_uint(0)):
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            main = str(self.call("unit_reader_get_main_file", reader))
            for kind, name, path in self.each("unit_reader_dependencies_apply_f", self.dependency, reader):
                if kind == RECORD and path == main and pathlib.Path(path).exists():
                    # The doubles' package has links to the sources.
                    found.add((name, pathlib.Path(path).resolve()))
            self.library.indexstore_unit_reader_dispose(ctypes.c_void_p(reader))
        return sorted(found)

    def dependency(self, item):
        """Returns the kind, the name and the path of what a unit depends on."""
        return (self.call("unit_dependency_get_kind", item), str(self.call("unit_dependency_get_name", item)),
                str(self.call("unit_dependency_get_filepath", item)))

    def occurrences(self, record):
        """Returns the symbols that a record names: the USR, the name and the line of each use."""
        reader = self.call("record_reader_create", self.store, record.encode(), None)
        found = self.each("record_reader_occurrences_apply_f", self.occurrence, reader)
        self.library.indexstore_record_reader_dispose(ctypes.c_void_p(reader))
        return found

    def occurrence(self, item):
        """Returns the USR, the name and the line of a use."""
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.call("occurrence_get_line_col", item, ctypes.byref(line), ctypes.byref(column))
        symbol = self.call("occurrence_get_symbol", item)
        return str(self.call("symbol_get_usr", symbol)), str(self.call("symbol_get_name", symbol)), line.value


def is_guarded(lines, line, version):
    """Returns whether a line is, or stands in braces, behind `#available` or `@available` with a macOS that is new enough."""

    def is_behind(number):
        # The attribute of a declaration, or a condition, may stand on a line of its own.
        before = lines[number - 1] if number > 0 and not re.search("[{}]", lines[number - 1]) else ""
        known = AVAILABLE.search(before + lines[number])
        return known is not None and (*map(int, known[1].split(".")), 0, 0)[:3] >= version

    if is_behind(line - 1):
        return True
    # The number of braces that close between here and the line.
    closed = int(lines[line - 1].lstrip().startswith("}"))
    for number in range(line - 2, -1, -1):
        for brace in reversed(re.findall(r"[{}]", lines[number])):
            if brace == "{" and closed == 0 and is_behind(number):
                return True
            closed = max(0, closed + (1 if brace == "}" else -1))
    return False


def violations(stores, root, folders):
    """Returns the uses of what the oldest macOS lacks, in the sources of some folders that are in one of some indexes."""
    newer = newer_declarations(oldest_macos())
    found = set()
    for index in map(Index, stores):
        for record, path in index.records():
            if not any(folder in path.parents for folder in folders):
                continue
            lines = path.read_text(encoding="utf-8").splitlines()
            for usr, name, line in index.occurrences(record):
                if usr in newer and not is_guarded(lines, line, newer[usr]):
                    version = ".".join(map(str, newer[usr])).removesuffix(".0").removesuffix(".0")
                    found.add((str(path.relative_to(root)), line, f"'{name}' is only available in macOS {version} or newer"))
    return [f"{path}:{line}: {message}" for path, line, message in sorted(found)]


# ---- Self-test

# Each planted use, and a part of the message; without one, it is fine.
PLANTS = [
    ('let planted = "ab".replacing("a", with: "b")', "'replacing(_:with:maxReplacements:)' is only available in macOS 13"),
    ('let planted = "a, b".split(separator: ", ")', "'split(separator:"),
    ('let planted = "ab".contains("ab")', "'contains(_:)'"),
    ("let planted = ContinuousClock.now", "'ContinuousClock'"),
    ("func planted() async throws { try await Task.sleep(for: .seconds(1)) }", "'sleep(for:"),
    ("func planted(_ it: Int128) {}", "'Int128' is only available in macOS 15"),
    ('import Foundation\nlet planted = URL(filePath: "a")', "'init(filePath:"),
    ("import Foundation\nlet planted = 1.formatted()", "'formatted()'"),
    ("import Foundation\nfunc planted(_ it: FileHandle) throws { _ = try it.readToEnd() }", "macOS 10.15.4"),
    ("func planted() {\n  if #available(macOS 12, *) {\n    _ = ContinuousClock.now\n  }\n}", "'ContinuousClock'"),
    ("func planted() {\n  if #available(macOS 13, *) {\n  } else {\n    _ = ContinuousClock.now\n  }\n}", "'now'"),
    ("func planted() {\n  if #available(macOS 13, *) {\n    if true { _ = 1 }\n    _ = ContinuousClock.now\n  }\n}", None),
    ("@available(macOS 13, *)\nfunc planted() {\n  _ = ContinuousClock.now\n}", None),
    ("@available(macOS 13, *)\nfunc planted(_ clock: ContinuousClock) {}", None),
    ('import Foundation\nlet planted = "ab".contains("ab") && "a,b".split(separator: ",").isEmpty', None),
    ("let planted = UInt64(3) &* 5", None),
    ("func planted(_ it: AsyncStream<Int>) async { for await _ in it {} }", None),
    ("func planted() async throws { try await Task.sleep(nanoseconds: 1) }", None),
]


def is_judged(folder, code, message):
    """Compiles a planted piece of code, and returns whether the check says of it what it should."""
    folder.mkdir()
    source = folder / "Planted.swift"
    source.write_text(f"{code}\n", encoding="utf-8")
    shared.run("swiftc", "-swift-version", "6", "-parse-as-library", "-c", source, "-o", folder / "Planted.o",
               "-index-store-path", folder / "index", "-index-ignore-system-modules")
    found = violations([folder / "index"], folder.resolve(), [folder.resolve()])
    is_right = any(message in violation for violation in found) if message else not found
    what = ("found" if message else "permitted") if is_right else "WRONG"
    print(f"{what}: {code!r}" + ("" if is_right else f"\n    found: {found}"))
    return is_right


def self_test(folder):
    """Returns for each planted use whether it is judged as it should be."""
    return [is_judged(folder / f"use-{number}", *plant) for number, plant in enumerate(PLANTS)]
