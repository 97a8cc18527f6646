# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What a terminal would obey is shown."""

import os
import re
import sys

import pytest
from programs import check_error, on_terminal, show, write
from shared import SHOW

OLD, NEW = "city,n\nRome,1\nOslo,2\n", "city,n\nOslo,2\nRome,7\n"


def test_hostile_names():
    """Names that would be obeyed by a terminal are shown, in listings and in messages."""
    name = "a\x1b[2J\x07\r\u202eb\n\x9bc"
    old, new = write(name + ".csv", OLD), write(name + "2.csv", NEW)
    shown_name = "a^[[2J^G^M<U+202E>b^J<U+9B>c"
    for arguments in ([old, new, "--id", "city"], [old, name], [name, old], [old, new, "--id", name],
                      [old, new, name], [old, new, "--" + name], [old, new, "--json", f"{name}/x"]):
        status, screen = on_terminal(*SHOW, *arguments, "--no-pager")
        assert status in (1, 2)
        assert not re.search("[\u202e\x80-\x9f]", screen.text)
        assert "a^[[2J" in screen.text, (arguments, screen.text)
    listing = show(old, new, "--id", "city")
    assert listing.stdout.startswith(f"{shown_name}.csv → {shown_name}2.csv\n")
    write(name + ".csv", OLD + "Rome,1\n")
    assert f"warning: {shown_name}.csv: the column" in show(old, new, "--id", "city").stderr


@pytest.mark.skipif(sys.platform == "darwin", reason="names of files are UTF-8 there")
def test_names_that_are_no_text():
    """A name that is no UTF-8 is refused, and never taken for that of another file."""
    name, mended = b"\xff.csv", "\ufffd.csv"
    write("new.csv", NEW)
    for folder in ("a", "b"):
        os.mkdir(folder)
        for file in (name, os.fsencode(mended)):
            with open(os.path.join(os.fsencode(folder), file), "wb") as output:
                output.write((OLD if folder == "a" else NEW).encode())
    for old in (name, b"a/" + name):
        check_error(show(os.fsdecode(old), "new.csv", "--id", "city"), 2, "is no UTF-8", mended)
    result = show("a", "b", "--id", "city")
    assert (result.returncode, result.stdout) == (2, "")
    assert f"a/{mended} cannot be read" in result.stderr
