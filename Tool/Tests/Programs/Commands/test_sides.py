# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`--side-by-side`: both files beside each other, as wide as the terminal."""

import pytest
from programs import on_terminal, printed, show, write
from shared import SHOW

LONG = "東京 " * 40


def files():
    """Writes two files with a long line."""
    return write("old", f"a\n{LONG}\nb\n"), write("new", f"a\nb\n{LONG.replace('東', '北')}\n")


def check_halves(lines, columns):
    """Checks that lines are as wide as told, with the border in their middle, and have both long texts whole."""
    half = (columns - 3) // 2
    left, right = [], []
    for line in lines:
        # A wide character takes two columns.
        widths = [2 if character > "\u2fff" else 1 for character in line]
        assert sum(widths) <= columns, line
        place = line.index("│")
        assert sum(widths[:place]) == half + 1, line
        left.append(line[4:place].strip())
        right.append(line[place + 6:].strip())
    assert LONG.replace(" ", "") in "".join(left).replace(" ", "")
    assert LONG.replace("東", "北").replace(" ", "") in "".join(right).replace(" ", "")
    # The text fills its half.
    assert max(len(line) + sum(character > "\u2fff" for character in line) for line in lines) > columns - 4


@pytest.mark.parametrize("columns", [60, 99, 170])
def test_terminal(columns):
    """A terminal is used as wide as it is, whatever the environment says."""
    status, screen = on_terminal(
        *SHOW, *files(), "--side-by-side", "--no-pager", columns=columns, COLUMNS="77")
    assert status == 1
    assert screen.widest <= columns
    check_halves([line for line in screen.text.split("\n")[3:] if line], columns)


def test_pipe():
    """Elsewhere the environment tells the width, if somebody knows it."""
    for columns, environment in ((130, {}), (90, {"COLUMNS": "90"}), (130, {"COLUMNS": "wide"})):
        lines = printed(show(*files(), "--side-by-side", **environment), 1).split("\n")[3:]
        check_halves([line for line in lines if line], columns)
