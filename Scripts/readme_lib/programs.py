# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Makes programs of blocks, compiles and runs them."""

import json
import pathlib
import subprocess

from . import blocks

LANGUAGE = ["-swift-version", "6", "-warnings-as-errors"]
RESULT_FUNCTION = """
func readmeResult<Value>(_ line: Int, _ value: Value) {
  let text = value as? String ?? "\\(value)"
  print("\\u{1}\\(line)\\u{2}\\(text)")
}
"""


class Workshop:
    """The library and the UIKit stub as modules, and a folder to work in."""

    def __init__(self, root, scratch):
        self.root = root
        self.scratch = scratch
        library = sorted((root / "Sources" / "TableDiff").rglob("*.swift"))
        self.make_module("TableDiff", library, ["-package-name", "TableDiff"])
        self.make_module("UIKit", sorted((root / "Scripts" / "uikit-stub").glob("*.swift")), [])

    def make_module(self, name, sources, flags):
        """Compiles a module and its library."""
        command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", name, *flags]
        command += ["-emit-library", "-emit-module", "-emit-module-path", str(self.scratch / f"{name}.swiftmodule")]
        command += ["-o", str(self.scratch / f"lib{name}.so"), *map(str, sources)]
        subprocess.run(command, check=True)

    def check(self, path, found):
        """The problems of a file's blocks, and how many there are of what."""
        problems = []
        for block in found:
            if block.is_manifest:
                problems += self.check_manifest(path, block)
        program = [block for block in found if not block.is_manifest]
        results = []
        if program:
            more, results = self.check_program(path, program)
            problems += more
        return problems, f"{len(found)} blocks, {len(results)} results"

    def check_manifest(self, path, block):
        """Type-checks a package's manifest."""
        info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
        interface = pathlib.Path(info["paths"]["runtimeResourcePath"]) / "pm" / "ManifestAPI"
        source = self.scratch / "Package.swift"
        source.write_text(located(path.relative_to(self.root), block.line, block.code), encoding="utf-8")
        flags = ["-typecheck", "-I", str(interface), "-package-description-version", "6.2.0"]
        return compile_errors([*flags, str(source)])

    def check_program(self, path, program):
        """Compiles and runs the blocks of a file as one program, and compares what it gives."""
        text = "import TableDiff\n" + RESULT_FUNCTION
        results = []
        for block in program:
            code, more = blocks.with_results_printed(block)
            text += located(path.relative_to(self.root), block.line, code)
            results += more
        folder = self.scratch / path.stem
        folder.mkdir()
        (folder / "main.swift").write_text(text, encoding="utf-8")
        binary = folder / "program"
        modules = ["-I", str(self.scratch), "-L", str(self.scratch), "-lTableDiff", "-lUIKit"]
        rpath = ["-Xlinker", "-rpath", "-Xlinker", str(self.scratch)]
        errors = compile_errors([*LANGUAGE, *modules, *rpath, str(folder / "main.swift"), "-o", str(binary)])
        if errors:
            return errors, results
        run = subprocess.run([str(binary)], capture_output=True, text=True, check=False)
        name = path.relative_to(self.root)
        if run.returncode != 0:
            return [f"{name}: its program ended with {run.returncode}\n{run.stderr}"], results
        return compared(name, results, run.stdout), results


def located(path, line, code):
    """Code that compilers report as standing where it stands in the file."""
    return f'#sourceLocation(file: "{path}", line: {line})\n{code}#sourceLocation()\n'


def compile_errors(arguments):
    """What the compiler says when it fails."""
    result = subprocess.run(["swiftc", *arguments], capture_output=True, text=True, check=False)
    return [result.stderr.strip()] if result.returncode != 0 else []


def compared(path, results, output):
    """The results that were not given, or given otherwise."""
    given = {}
    for part in output.split("\x01")[1:]:
        line, _, text = part.partition("\x02")
        given[int(line)] = text.rstrip("\n")
    problems = []
    for result in results:
        text = given.get(result.line, "nothing")
        for prefix in ("TableDiff.", "ListDiff.", "SectionedDiff.", "BatchUpdate."):
            text = text.replace(prefix, "")
        if not result.agrees_with(text):
            problems.append(f"{path}:{result.line}: gives {text}, not {result.comment}")
    return problems
