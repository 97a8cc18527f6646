# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The programs that are tested: how they are called, in a pipe and on a terminal."""

import json
import os
import pathlib
import re
import shlex
import subprocess

import pexpect
import pyte
from shared import APPLY, SHOW

# The folder of the executables.
folder = pathlib.Path()

# The executable that measures.
BENCHMARKS = ("Benchmarks",)

ENVIRONMENT = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "TERM", "COLUMNS")}


def words(program, *arguments):
    """Returns a call as texts."""
    return [str(folder / program), *map(str, arguments)]


def environment(changes):
    """Returns the environment of a call, on a terminal with colours."""
    return {**ENVIRONMENT, "TERM": "xterm-256color", **changes}


def call(*arguments, text="", stdin=None, stdout=subprocess.PIPE, **changes):
    """Runs a call with a text or a file as its input, and returns its result with its outputs as they were written."""
    source = {"input": text.encode()} if stdin is None else {"stdin": stdin}
    result = subprocess.run(
        words(*arguments), **source, stdout=stdout, stderr=subprocess.PIPE, check=False, timeout=120,
        env=environment(changes))
    result.stdout, result.stderr = (result.stdout or b"").decode(), result.stderr.decode()
    return result


def run(*arguments, **changes):
    """Runs the benchmark."""
    return call(*BENCHMARKS, *arguments, **changes)


def show(*arguments, **options):
    """Shows what changed between two files."""
    return call(*SHOW, *arguments, **options)


def apply(*arguments, **options):
    """Applies a patch to a file."""
    return call(*APPLY, *arguments, **options)


def printed(result, status=0):
    """Returns what a call printed that ended with this status and said nothing on standard error."""
    assert (result.returncode, result.stderr) == (status, ""), result
    return result.stdout


def check_error(result, status, *texts):
    """Checks that a call failed with this status and these texts, and printed no result."""
    assert (result.returncode, result.stdout) == (status, ""), result
    for text in texts:
        assert text in result.stderr


def write(name, content):
    """Writes a text, or what is to be JSON, into the current folder, and returns the path."""
    path = pathlib.Path(name)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def pairs_once(pairs):
    """Makes an object of its members, and fails if two have the same name."""
    assert len({name for name, _ in pairs}) == len(pairs), f"a name twice in {pairs!r}"
    return dict(pairs)


class Screen(pyte.Screen):
    """A terminal wider than the program takes it for. Remembers how wide the text was, its styles, and which lines were
    about to be replaced."""

    # What programs may write: styles, and line ends.
    ALLOWED = re.compile("(?:\x1b\\[[0-9;]*m|[\r\n]|[^\x00-\x1f])*")

    def __init__(self, text):
        assert self.ALLOWED.fullmatch(text), f"unexpected: {text[self.ALLOWED.match(text).end():][:40]!r}"
        super().__init__(1_000, text.count("\n") + 2)
        self.set_mode(pyte.modes.LNM)
        self.widest, self.styles, self.frames = 0, set(), []
        stream = pyte.Stream(self)
        for part in text.split("\r"):
            self.cursor.x = 0
            stream.feed(part)
            self.frames.append(self.line(self.cursor.y))
        self.frames.pop()
        self.text = "\n".join(map(self.line, range(text.count("\n") + 1)))

    def line(self, row):
        """Returns the text of a line."""
        cells = self.buffer[row]
        return "".join(cells[column].data for column in range(max(cells, default=-1) + 1)).rstrip()

    def draw(self, data):
        super().draw(data)
        self.widest = max(self.widest, self.cursor.x)

    def select_graphic_rendition(self, *attributes, **options):
        self.styles.add(";".join(map(str, attributes)))
        super().select_graphic_rendition(*attributes, **options)


def on_terminal(*arguments, columns=100, **changes):
    """Runs a call on a terminal, and returns its exit status and the screen. Both outputs go there."""
    text, status = pexpect.run(
        shlex.join(words(*arguments)), timeout=120, withexitstatus=True, env=environment(changes),
        dimensions=(40, columns))
    # A terminal puts a return before each line feed.
    return status, Screen(text.decode().replace("\r\n", "\n"))
