# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Compiles and runs pieces of Swift code, and compares what their expressions give with what their comments say."""

import dataclasses
import pathlib
import re
import tempfile

import shared

# An expression with a comment two spaces behind it. A declaration, an assignment or the start of a block gives none.
RESULT = re.compile(r"^(?P<code>\s*\S.*?)  // (?P<comment>.+)$")
NO_RESULT = re.compile(
    r"^\s*(?:(?:let|var|import|return|case|for|func|struct|if|guard)\b|//|[})]|\.|@|try!)|(?<![=!<>])=(?!=)|[{(,]$"
)

# Where the package of the doubles is built, and its modules.
BUILD = shared.ON_DOUBLES[1] / "debug"
MODULES = [
    "TableDiff", "TableDiffCollections", "TableDiffQueries", "TableDiffMeasuring", "TableDiffOutlines", "TableDiffPatches", "TableDiffMerging",
    "TableDiffUpdating", "TableDiffAdapters", "UIKit", "TableDiffUIKit", "AppKit", "TableDiffAppKit",
    "SwiftUI", "TableDiffSwiftUI", "TableDiffOutlineViews",
]

# What examples print their results with.
RESULT_FUNCTION = """
func readmeResult<Value>(_ place: String, _ value: Value) {
  let text = value as? String ?? "\\(value)"
  print("\\u{1}\\(place)\\u{2}\\(text)\\u{3}")
}
"""


@dataclasses.dataclass
class Block:
    """A piece of code, and the file and line where it begins."""

    path: pathlib.Path
    line: int
    code: str

    @property
    def is_manifest(self):
        """Whether the code is the manifest of a package."""
        return "import PackageDescription" in self.code

    def located(self, code):
        """Returns code made from the block's, which compilers report at its place in the file."""
        return f'#sourceLocation(file: "{self.path}", line: {self.line})\n{code}#sourceLocation()\n'

    def with_results_printed(self):
        """Returns the code with each stated result printed, and the results to compare."""
        lines, results = [], []
        for offset, line in enumerate(self.code.splitlines()):
            match = RESULT.match(line)
            if match and not NO_RESULT.search(match["code"]):
                place = f"{self.path}:{self.line + offset}"
                lines.append(f'readmeResult("{place}", {match["code"].strip()})')
                results.append(Result(place, match["comment"]))
            else:
                lines.append(line)
        return "\n".join(lines) + "\n", results


@dataclasses.dataclass
class Result:
    """What the comment of a line says that its expression gives."""

    place: str
    comment: str

    def problem(self, given):
        """Returns what is wrong with the result that a program has given."""
        for prefix in (*(f"{module}." for module in MODULES), "ListDiff.", "SectionedDiff.", "BatchUpdate."):
            given = given.replace(prefix, "")
        # A call that returns nothing has a comment, not a result.
        if given == "()" or self.agrees_with(given) or self.agrees_with(plain(given)):
            return None
        return f"{self.place}: gives {given}, not {self.comment}"

    def agrees_with(self, text):
        """Returns whether the comment is the text, or continues after it with a colon or semicolon."""
        return self.comment == text or self.comment.startswith((text + ": ", text + "; "))


def plain(text):
    """Returns a value without what only its printed form has: that it is optional or a range, and its types."""
    text = re.sub(r"^Optional\((.*)\)$", r"\1", text)
    text = re.sub(r"\bRange\(((?:[^()]|\([^()]*\))*)\)", r"\1", text)
    return re.sub(r"(\w)<[\w., ]+>\(", r"\1(", text)


def make_library(scratch):
    """Builds all modules, with the doubles of UIKit and AppKit, and links them into one library."""
    for module in shared.MODULES:
        shared.build(module)
    for module in MODULES:
        shared.build(module, shared.ON_DOUBLES)
    objects = [file for module in MODULES for file in (BUILD / f"{module}.build").rglob("*.o")]
    # The package of the doubles has all modules but this one.
    name = "TableDiffTesting"
    sources = sorted((shared.ROOT / "Sources" / name).rglob("*.swift"))
    shared.run(
        # What is `package` there is seen by the last name of a package.
        "swiftc", *shared.LANGUAGE, "-package-name", shared.ON_DOUBLES[0].name.lower(), "-module-name", name,
        "-I", BUILD / "Modules", "-emit-module", "-emit-module-path", scratch / f"{name}.swiftmodule",
        "-emit-library", "-o", scratch / "libModules.so",
        *sources, *objects,
    )


def compile_errors(*arguments):
    """Runs the compiler and returns its message when it fails."""
    result = shared.run("swiftc", *arguments, check=False)
    return [result.stderr.strip()] if result.returncode != 0 else []


def run_program(scratch, name, sources, results, *options):
    """Compiles the texts of source files and runs them. Returns the problems."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=scratch))
    files = [folder / f"{source}.swift" for source in sources]
    for file, text in zip(files, sources.values()):
        file.write_text(text, encoding="utf-8")
    library = ["-L", scratch, "-lModules", "-Xlinker", "-rpath", "-Xlinker", scratch]
    modules = ["-I", BUILD / "Modules", "-I", scratch]
    errors = compile_errors("-swift-version", "6", *options, *modules, *library, *files, "-o", folder / "program")
    if errors:
        return errors
    done = shared.run(folder / "program", check=False)
    if done.returncode != 0:
        return [f"{name}: its program ended with {done.returncode}\n{done.stderr}"]
    given = dict(re.findall("\x01(.*?)\x02(.*?)\x03", done.stdout, re.DOTALL))
    problems = [result.problem(given.get(result.place, "nothing")) for result in results]
    return [problem for problem in problems if problem]
