# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`n` and `N` in the pager."""

import os
import shlex
import shutil

import pexpect
import pyte
import pytest
from programs import environment, on_terminal, words, write
from shared import SHOW


def texts():
    """Writes two texts with changes far from each other."""
    lines = [f"line {number}\n" for number in range(1, 101)]
    new = ["other 40\n" if number == 40 else line for number, line in enumerate(lines, 1) if number != 80]
    return write("old", "".join(lines)), write("new", "".join(new))


class Reader:
    """A terminal on which somebody presses keys."""

    def __init__(self, *arguments, **changes):
        self.screen = pyte.Screen(80, 10)
        self.stream = pyte.Stream(self.screen)
        self.child = pexpect.spawn(
            shlex.join(words(*arguments)), env=environment(changes), dimensions=(10, 80), encoding="utf-8", timeout=20)
        self.read()

    def read(self):
        """Reads until nothing more comes."""
        try:
            while True:
                self.stream.feed(self.child.read_nonblocking(10_000, timeout=1.5))
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    def press(self, key):
        """Presses a key, and returns the line at the top."""
        self.child.send(key)
        self.read()
        return self.screen.display[0].rstrip()


@pytest.mark.skipif(not shutil.which("less"), reason="no less here")
@pytest.mark.parametrize("pager", [{}, {"PAGER": "less -R"}])
def test_next_change(pager, tmp_path):
    """The listing begins at its top, and the keys go from change to change."""
    os.makedirs("tmp")
    write(".lesshst", '.less-history-file:\n.search\n"line 9\n')
    reader = Reader(*SHOW, *texts(), "--context", "30", **pager, TMPDIR=str(tmp_path / "tmp"), HOME=str(tmp_path))
    assert reader.screen.display[0].startswith("old → new")
    tops = [reader.press(key) for key in "nnnNN"]
    wanted = ["40     - line 40", "    40 + other 40", "80     - line 80", "    40 + other 40", "40     - line 40"]
    assert [top.split() for top in tops] == [line.split() for line in wanted]
    # What the user searched for before is still there.
    reader.press("/\x1bk\x1bk")
    assert "/line 9" in reader.screen.display[-1]
    reader.child.send("\x15\x7fq")
    reader.child.expect(pexpect.EOF)
    assert os.listdir("tmp") == []


@pytest.mark.skipif(not shutil.which("less"), reason="no less here")
def test_next_change_side_by_side():
    """The keys find changes in both halves."""
    reader = Reader(*SHOW, *texts(), "--context", "30", "--side-by-side")
    tops = [reader.press(key) for key in "nnnNN"]
    wanted = ["40 - line 40 │", "│ 40 + other 40", "80 - line 80 │", "│ 40 + other 40", "40 - line 40 │"]
    assert [top.split() for top in tops] == [line.split() for line in wanted]


def test_other_pagers():
    _, screen = on_terminal(*SHOW, *texts(), PAGER="cat; echo history=$LESSHISTFILE.")
    assert "history=." in screen.text
