# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Which declarations of Apple's SDK the headers in Tests/OnDoubles/SDK have, and which PAGES.md lists.

The compiler says what it makes of the headers and interfaces. The page lists each declaration below a heading that names its type,
or in a table whose first column does: as Swift, or by its name alone.
"""

import collections
import json
import re

import shared

PAGES = "PAGES.md"
FRAMEWORKS = {"AppKit": ["AppKit", "SwiftUI"], "UIKit": ["UIKit", "SwiftUI"]}

# What Swift adds to what is declared.
IMPLICIT = {"init(rawValue:)", "rawValue", "<(_:_:)"}

HEADING = re.compile(r"(##|###) (\S+)$")
LIST = re.compile(r"(Bindings|Knowledge): ")
CODE = re.compile(r"`([^`]+)`")
NAME = re.compile(r"[\w.]+\((?:\w+:)*\)$|[\w.]+$")
ATTRIBUTE = re.compile(r"@\w+(?:\([^)]*\))?\s+")
KIND = re.compile(r"(?:^|.*? )(?:class|struct|enum|protocol) [A-Z]")
MEMBER = re.compile(r"(?:^|.*? )(?:func|var|let|case|typealias|associatedtype) (\w+)|(?:^|.*? )(init|subscript)\b\??")


def declared(target, sdk, headers, folder):
    """Returns the names that the compiler makes of the headers for a system, with their types.

    It writes to a folder.
    """
    framework = "AppKit" if "macos" in target else "UIKit"
    names = set()
    for module in FRAMEWORKS[framework]:
        shared.run("swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-sdk", sdk, "-I", headers,
                   "-minimum-access-level", "public", "-module-cache-path", folder / "cache", "-output-dir", folder)
        graph = json.loads((folder / f"{module}.symbols.json").read_text(encoding="utf-8"))
        names |= {".".join(symbol["pathComponents"]) for symbol in graph["symbols"] if is_declared(symbol)}
    return names


def is_declared(symbol):
    """Returns whether a symbol stands in a header, and is not what Swift adds to it."""
    identifier, (*kinds, name) = symbol["identifier"]["precise"], symbol["pathComponents"]
    words = {fragment["spelling"] for fragment in symbol["declarationFragments"]}
    # Where a method takes a completion, Swift adds one that is `async`.
    is_added = identifier.startswith("c:") and "async" in words
    # A type that is a name has an initializer of its own; each view says what its body is.
    is_added |= identifier.startswith("s:So") and name == "init(_:)"
    is_added |= name in ["body", "Body"] and kinds != ["View"]
    return "::SYNTHESIZED::" not in identifier and name not in IMPLICIT and not is_added


def entries(text):
    """Yields the framework, the state and the name of each declaration that the page lists."""
    framework, kind = "", ""
    for block in re.split(r"\n\s*\n", text):
        heading, words = HEADING.match(block), LIST.match(block)
        if heading:
            framework, kind = (heading[2], "") if heading[1] == "##" else (framework, heading[2])
        elif words:
            for name in CODE.findall(block):
                yield framework, words[1].lower(), full_name(kind, name)
        elif framework:
            for line in block.splitlines():
                cells = CODE.findall(line)
                if line.startswith("| `"):
                    of, declaration = (kind, cells[0]) if kind else cells[:2]
                    yield framework, re.findall(r"\| (\w+)[^|]*\|$", line)[0], full_name(of, declaration)


def full_name(kind, declaration):
    """Returns the name of a declaration in Swift, or of what is a name already, with its type."""
    text = ATTRIBUTE.sub("", declaration)
    if KIND.match(text) or text == kind.rpartition(".")[2]:
        return kind
    if not NAME.match(text):
        member = MEMBER.match(text)
        rest = re.sub(r"^<[^>]*>", "", text[member.end():])
        text = member[1] or member[2]
        if rest.startswith("("):
            text += f"({''.join(f'{label}:' for label in labels(rest))})"
    return f"{kind}.{text}" if kind else text


def labels(text):
    """Yields the labels of the parameters in a text that begins with them, in parentheses."""
    depth, start = 0, 1
    for index, character in enumerate(text):
        depth += character in "([<"
        depth -= character in ")]" or character == ">" and text[index - 1] != "-"
        if depth == 0 or depth == 1 and character == ",":
            parameter = ATTRIBUTE.sub("", text[start:index].strip())
            if parameter:
                yield re.match(r"\w+", parameter)[0]
            start = index + 1
        if depth == 0:
            return


def violations(names, text):
    """Yields what the headers declare and the page does not list, the other way round, and wrong numbers in the page.

    The page begins with a table that says how many declarations of each framework are in which state.
    """
    listed = list(entries(text))
    found = {name for _, _, name in listed}
    for name in sorted(names - found):
        yield f"{name}: not in {PAGES}"
    for name in sorted(found - names):
        yield f"{name}: in {PAGES}, and in no header"
    counts = collections.Counter((framework, state) for framework, state, _ in listed)
    lines = [line for line in text.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    header, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    for row in rows:
        for framework, number in zip(header[2:], row[2:]):
            if int(number) != counts[framework, row[0]]:
                yield f"{PAGES}: {counts[framework, row[0]]} declarations of {framework} are {row[0]}, not {number}"
