# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The examples in doc comments: each is a method of a class that has what it leaves out, such as two lists."""

import pathlib
import re
import urllib.parse

import examples
import shared

FOLDER = shared.ROOT / "Tests" / "DocExamples"

# The class in which an example is compiled: the first whose pattern is found in `module/path/of/symbol declaration`.
CONTEXTS = [(re.compile(pattern), context) for pattern, context in [
    (r"^TableDiffUIKit/.*Collection", "UIKitCollections"),
    (r"^TableDiffUIKit/", "UIKitTables"),
    (r"^TableDiffAppKit/.*(SectionedCollectionDataSource|SectionedDiff)", "AppKitSections"),
    (r"^TableDiffAppKit/", "AppKitRows"),
    (r"^TableDiffSwiftUI/", "SwiftUILists"),
    (r"^TableDiffTesting/(Sectioned)?HeadlessScreen\b", "Rows"),
    (r"^TableDiffTesting/", "Testing"),
    (r"^TableDiffMeasuring/", "Measuring"),
    (r"^TableDiffMerging/", "Merging"),
    (r"^TableDiffOutlines/", "Outlines"),
    (r"^TableDiffOutlineViews/.*UICollectionViewListCell", "UIKitOutlines"),
    (r"^TableDiffOutlineViews/", "AppKitOutlines"),
    (r"/SectionedListUpdater/.*(\[Section\]|RowPath)", "SectionUpdaters"),
    (r"/(Sectioned)?ListUpdater\b", "RowUpdaters"),
    (r"/(RowSection|RandomAccessCollection/duplicateRowIDs)\b", "Sections"),
    (r"rows:|inSection|SingleSection|RowsUpdater", "Rows"),
    (r"/(ListComparison|ListTransition struct|RowPath/init)\b", "Rows"),
    (r"[Ss]ection|[Ss]tages|PathMap|ListStage|StagePreference|UpdatePolicy |ListViewKind ", "Sections"),
    (r"^TableDiff", "Rows"),
]]

# What all examples import.
LIBRARY = [
    "Foundation", "TableDiffCollections", "TableDiffQueries", "TableDiffMeasuring", "TableDiffMerging", "TableDiffOutlines",
    "TableDiffPatches", "TableDiffTesting", "TableDiffUpdating",
]

# What else the examples in a class import: the first whose prefix the class has.
IMPORTS = [("AppKitOutlines", ["TableDiffOutlineViews", "TableDiffAppKit", "AppKit"]), ("UIKitOutlines", ["TableDiffOutlineViews", "TableDiffUIKit", "UIKit"]), ("SwiftUI", ["TableDiffSwiftUI", "SwiftUI"]), ("AppKit", ["TableDiffAppKit", "AppKit"]), ("UIKit", ["TableDiffUIKit", "UIKit"]), ("", ["UIKit"])]

# An example that throws says so in a comment.
THROWS = re.compile(r"//.*\bthrows\b", re.IGNORECASE)
EXAMPLE_FUNCTION = """
@MainActor func readmeExample(
  _ place: String, throws isExpected: Bool, _ body: @MainActor () async throws -> Void
) async {
  do {
    try await body()
    readmeResult(place, "ends")
  } catch {
    readmeResult(place, isExpected ? "throws" : "throws \\(error)")
  }
}
"""


def check(scratch):
    """Compiles and runs all examples as one program. Returns a line about them and their problems."""
    sources = {file.stem: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.swift"))}
    results, calls = [], []
    for number, (context, block) in enumerate(read()):
        code, more = block.with_results_printed()
        throws = THROWS.search(block.code) is not None
        place = f"example at {block.path}:{block.line}"
        results += [result for result in more if not result.comment.startswith("throws")]
        results.append(examples.Result(place, "throws" if throws else "ends"))
        call = f"try await {context}().example{number}()"
        calls.append(f'await readmeExample("{place}", throws: {str(throws).lower()}) {{ {call} }}\n')
        sources.setdefault(f"{context}Examples", imports(context))
        sources[f"{context}Examples"] += method(context, number, block, code)
    sources["main"] = examples.RESULT_FUNCTION + EXAMPLE_FUNCTION + "".join(calls)
    # Examples leave results and variables unused.
    problems = examples.run_program(scratch, "doc comments", sources, results, "-suppress-warnings")
    return f"doc comments: {len(calls)} examples, {len(results)} results{', WRONG' if problems else ''}", problems


def imports(context):
    """Returns the imports of the file that has the examples of a class."""
    modules = next(modules for prefix, modules in IMPORTS if context.startswith(prefix))
    return "".join(f"import {module}\n" for module in [*LIBRARY, *modules])


def method(context, number, block, code):
    """Returns an example as a method of its class. One that is an extension stands beside an empty method."""
    if code.startswith("extension "):
        return block.located(code) + f"extension {context} {{ func example{number}() {{}} }}\n"
    # Tests do not run here, but their bodies must compile.
    body = block.located(code.replace("@Test ", ""))
    return f"extension {context} {{ func example{number}() async throws {{\n{body}}} }}\n"


# ---- Reading


def read():
    """Yields the class and the block of each example in the doc comments of public declarations."""
    seen = set()
    for module in shared.MODULES:
        for symbol in (symbol for _, graph in shared.symbol_graphs(module) for symbol in graph["symbols"]):
            for block in blocks(symbol):
                # An extension's graph repeats what the other one has.
                if (block.path, block.line) not in seen:
                    seen.add((block.path, block.line))
                    yield context_of(module, symbol), block


def context_of(module, symbol):
    """Returns the class in which the examples of a symbol are compiled."""
    declaration = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    text = f"{'/'.join([module, *symbol['pathComponents']])} {declaration}"
    return next(context for pattern, context in CONTEXTS if pattern.search(text))


def blocks(symbol):
    """Yields the examples in the doc comment of a symbol. Those that have nothing but comments are left out."""
    comment, location = symbol.get("docComment"), symbol.get("location")
    if not comment or not location or "range" not in comment["lines"][0]:
        return
    # The package of the doubles has the sources by links.
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(location["uri"]).path)).resolve()
    for first, code in indented([line["text"] for line in comment["lines"]]):
        if not all(line.startswith("//") for line in code.splitlines()):
            line = comment["lines"][first]["range"]["start"]["line"] + 1
            yield examples.Block(path.relative_to(shared.ROOT), line, code)


def indented(lines):
    """Yields the first line and the code of each indented block, unless it continues an item of a list."""
    first, in_item = None, False
    for number, line in enumerate([*lines, "end"]):
        follows_blank = number == 0 or not lines[number - 1].strip()
        if first is None and line.startswith("    ") and follows_blank and not in_item:
            first = number
        elif first is not None and line.strip() and not line.startswith("    "):
            yield first, "\n".join(text[4:] for text in lines[first:number]).rstrip() + "\n"
            first = None
        if line.strip() and not line.startswith(" "):
            in_item = bool(re.match(r"(?:[-*]|\d+\.) ", line))
