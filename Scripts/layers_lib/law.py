# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The law: which layer may know which. One place; the other files only enforce it."""

# A layer and the layers that it may know besides itself. Algorithms never see a list view, planning never sees
# an algorithm, and what a diff says can be read without knowing how it was found.
MAY_KNOW = {
    "Offsets": [],
    "Changes": ["Offsets"],
    "Matching": ["Offsets"],
    "Diffing": ["Offsets", "Changes", "Matching"],
    "Batches": ["Offsets", "Changes"],
    "ListView": ["Offsets", "Changes", "Batches"],
}

# Matching decides which old row is which new one by integers alone. These words would make it generic: every
# algorithm would then be compiled anew in each client, or run unspecialised.
WORDS_NEVER_IN_MATCHING = ["Element", "Row", "ID", "Hashable", "Equatable", "Identifiable"]

# The oldest systems the package promises, as they stand in Package.swift. Their standard library is that of
# Swift 5.1; iOS 13 speaks for macOS 10.15, tvOS 13 and watchOS 6, which have the same one.
PLATFORMS = [".iOS(.v13)", ".macCatalyst(.v13)", ".macOS(.v10_15)", ".tvOS(.v13)", ".watchOS(.v6)", ".visionOS(.v1)"]


def sources(root):
    """The folder of the library's sources below the package's root."""
    return root / "Sources" / "TableDiff"


def files(root, layer):
    """The sources of a layer."""
    return sorted((sources(root) / layer).rglob("*.swift"))


def present_layers(root):
    """The layers of the law that exist."""
    return [layer for layer in MAY_KNOW if (sources(root) / layer).is_dir()]
