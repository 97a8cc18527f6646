# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""A terminal in memory, which understands what the example Contacts writes."""

import re
from typing import NamedTuple

SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([@-~])")


class Style(NamedTuple):
    """How a character looks; colours are those of xterm by number."""

    foreground: int | None = None
    background: int | None = None
    is_bold: bool = False
    is_reversed: bool = False


class Span(NamedTuple):
    """Characters of one style from a column on."""

    column: int
    text: str
    style: Style


class Terminal:
    """A screen of characters with their styles."""

    def __init__(self, columns, rows):
        self.columns = columns
        self.rows = rows
        self.style = Style()
        self.row = self.column = 0
        self.erase()

    def erase(self):
        """Fills the screen with spaces."""
        self.cells = [[(" ", Style())] * self.columns for _ in range(self.rows)]

    def write(self, text):
        """Obeys text of whole sequences and characters."""
        position = 0
        while position < len(text):
            sequence = SEQUENCE.match(text, position)
            if sequence:
                self.obey(*sequence.groups())
                position = sequence.end()
            else:
                self.cells[self.row][min(self.column, self.columns - 1)] = (text[position], self.style)
                self.column += 1
                position += 1

    def obey(self, parameters, final):
        """Obeys a control sequence."""
        if final == "H":
            self.row, self.column = (int(number) - 1 for number in parameters.split(";"))
        elif final == "J":
            self.erase()
        elif final == "K":
            self.cells[self.row][self.column :] = [(" ", Style())] * (self.columns - self.column)
        elif final == "m":
            self.style = style_of([int(code) for code in parameters.split(";")])
        elif not (final in "hl" and parameters.startswith("?")):
            raise SystemExit(f"unknown sequence: {parameters}{final}")

    def line(self, row):
        """Returns the spans of a line, without spaces that look like nothing."""
        spans = []
        for column, (character, style) in enumerate(self.cells[row]):
            if spans and spans[-1].style == style:
                spans[-1] = spans[-1]._replace(text=spans[-1].text + character)
            else:
                spans.append(Span(column, character, style))
        return tuple(filter(None, map(visible, spans)))


def style_of(codes):
    """Returns the style that the codes of a sequence set, which always begin with a reset."""
    style = Style()
    while codes:
        code = codes.pop(0)
        if code == 1:
            style = style._replace(is_bold=True)
        elif code == 7:
            style = style._replace(is_reversed=True)
        elif code in (38, 48):
            name = "foreground" if code == 38 else "background"
            style = style._replace(**{name: codes[1]})
            codes = codes[2:]
    return style


def visible(span):
    """Returns a span without spaces at its ends, or nothing if it has nothing else; with a background it stays."""
    if span.style.is_reversed or span.style.background is not None:
        return span
    text = span.text.rstrip()
    if not text:
        return None
    column = span.column + len(text) - len(text.lstrip())
    return Span(column, text.lstrip(), span.style)
