# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The Swift code in a Markdown file."""

import dataclasses
import re

FENCE = re.compile(r"^(?:```swift\n(?P<shown>.*?)^```$|<!-- check\n(?P<hidden>.*?)^-->$)", re.MULTILINE | re.DOTALL)
# An expression and a comment two spaces behind it. What declares, assigns or opens a block gives no result.
RESULT = re.compile(r"^(?P<code>\s*\S.*?)  // (?P<comment>.+)$")
NO_RESULT = re.compile(r"^\s*(?:let|var|import|return|//|[})]|\.|@|case|for|func|struct|try!)|(?<![=!<>])=(?!=)|[{(,]$")


@dataclasses.dataclass
class Block:
    """A piece of code and the line of the file where it begins."""

    line: int
    code: str

    @property
    def is_manifest(self):
        return "import PackageDescription" in self.code


@dataclasses.dataclass
class Result:
    """What a line says that its expression gives."""

    line: int
    comment: str

    def agrees_with(self, text):
        """Whether the comment is the text, or goes on behind it with a colon."""
        return self.comment == text or self.comment.startswith(text + ": ")


def read(path):
    """The blocks of a file."""
    text = path.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        group = "shown" if match["shown"] is not None else "hidden"
        found.append(Block(text.count("\n", 0, match.start(group)) + 1, match[group]))
    return found


def with_results_printed(block):
    """The block's code with each stated result printed, and the results that are to be compared."""
    lines, results = [], []
    for offset, line in enumerate(block.code.splitlines()):
        match = RESULT.match(line)
        if match and not NO_RESULT.search(match["code"]):
            number = block.line + offset
            lines.append(f"readmeResult({number}, {match['code'].strip()})")
            results.append(Result(number, match["comment"]))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n", results
