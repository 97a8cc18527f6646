# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What is found by reading: imports, strange folders, generics in Matching."""

import re

from . import law

COMMENT_OR_STRING = re.compile(
    r'/\*.*?\*/|//[^\n]*|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL
)
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+\w", re.MULTILINE)
GENERIC = re.compile(r"\b(?:func|init|struct|enum|class|actor|subscript|typealias)\b[^({\n]*<\s*\w|\bsome\s+\w|\bany\s+\w")


def without_comments(text):
    """The source with comments and texts blanked, so that lines keep their numbers."""
    return COMMENT_OR_STRING.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def place(root, path, text, offset):
    """Names a line as compilers do, so that editors find it."""
    return f"{path.relative_to(root)}:{text.count(chr(10), 0, offset) + 1}"


def violations(root):
    """What reading finds."""
    found = []
    for path in sorted(law.sources(root).rglob("*.swift")):
        layer = path.relative_to(law.sources(root)).parts[0]
        text = without_comments(path.read_text(encoding="utf-8"))
        if layer not in law.MAY_KNOW:
            found.append(f"{path.relative_to(root)}:1: '{layer}' is no layer; Scripts/layers_lib/law.py names them")
        for match in IMPORT.finditer(text):
            found.append(f"{place(root, path, text, match.end())}: the library imports nothing but the standard library")
        if layer == "Matching":
            found += violations_in_matching(root, path, text)
    return found


def violations_in_matching(root, path, text):
    """Words and declarations that would make Matching generic over rows or ids."""
    found = []
    for word in law.WORDS_NEVER_IN_MATCHING:
        for match in re.finditer(rf"\b{word}\b", text):
            found.append(f"{place(root, path, text, match.start())}: Matching never says '{word}'")
    for match in GENERIC.finditer(text):
        found.append(f"{place(root, path, text, match.start())}: nothing in Matching is generic")
    return found
