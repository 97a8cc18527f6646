# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Draws what a terminal showed over time as one animated SVG.

Each different line is defined once. Each row of the terminal is a window on a strip of the lines that it shows, one below
another, and CSS moves the strip. Where nothing is animated the picture shows the first frame.
"""

import itertools
import re
from typing import NamedTuple
from xml.sax.saxutils import escape

COLUMN, ROW, MARGIN = 8.4, 19, 14

FOREGROUND, BACKGROUND = "#d6dbe2", "#11151b"

STYLE = f"""\
    text {{ font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace }}
    .b {{ font-weight: 700 }}
    svg {{ fill: {FOREGROUND} }}
    rect {{ shape-rendering: crispEdges }}
    g {{ animation: 1s step-end infinite }}
    @media (prefers-reduced-motion: reduce) {{ g {{ animation: none }} }}
"""


class Span(NamedTuple):
    """Characters of one style from a column on. The style is that of a character of pyte's, without its text."""

    column: int
    text: str
    style: tuple

    @property
    def is_box(self):
        """Whether there is something to see where the span has spaces."""
        return self.style.reverse or self.style.bg != "default"


def spans(cells, columns):
    """Returns the spans of a line of pyte's, without spaces that look like nothing."""
    found, column = [], 0
    for style, characters in itertools.groupby(
        (cells[column] for column in range(columns)), key=lambda cell: cell._replace(data="")
    ):
        text = "".join(cell.data for cell in characters)
        span = Span(column, text, style)
        if not span.is_box:
            span = Span(column + len(text) - len(text.lstrip()), text.strip(), style)
        if span.text:
            found.append(span)
        column += len(text)
    return tuple(found)


def color(name):
    """Returns a colour as CSS has it, or None for that of the terminal."""
    return None if name == "default" else f"#{name}"


class Filmstrip:
    """Frames of lines of spans, each of the same time."""

    def __init__(self, columns, rows, seconds):
        self.columns = columns
        self.rows = rows
        self.seconds = seconds
        self.count = 0
        self.changes = [[] for _ in range(rows)]
        self.names = {}
        self.definitions = []

    def add(self, lines):
        """Adds a frame."""
        for changes, line in zip(self.changes, lines, strict=True):
            if not changes or changes[-1][1] != line:
                changes.append((self.count, line))
        self.count += 1

    def svg(self, title, description):
        """Returns the picture."""
        width, height = self.columns * COLUMN + 2 * MARGIN, self.rows * ROW + 2 * MARGIN
        duration = f"{self.count * self.seconds:.2f}s"
        strips, style = [], STYLE.replace("1s", duration)
        for row, changes in enumerate(self.changes):
            strip, moves = self.strip(row, changes)
            strips.append(strip)
            style += moves
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}"'
                f' height="{height}" role="img" aria-labelledby="title description">',
                "  <!-- Copyright (c) 2026 the TableDiff authors",
                "       SPDX-License-Identifier: Apache-2.0 -->",
                f'  <title id="title">{escape(title)}</title>',
                f'  <desc id="description">{escape(description)}</desc>',
                f"  <style>\n{style}  </style>",
                f'  <rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>',
                "  <defs>",
                *self.definitions,
                "  </defs>",
                *strips,
                "</svg>\n",
            ]
        )

    def strip(self, row, changes):
        """Returns the strip of a row and the keyframes that move it."""
        places, uses, steps = {}, [], []
        for frame, line in changes:
            if line not in places:
                places[line] = len(places)
                uses.append(self.use(line, places[line] * ROW))
            steps.append(f"{100 * frame / self.count:.3g}%{{transform:translateY(-{places[line] * ROW}px)}}")
        name = f"r{row}"
        moves = ""
        if len(changes) > 1:
            moves = f"    #{name} {{ animation-name: {name} }}\n    @keyframes {name} {{{''.join(steps)}}}\n"
        window = f'<svg x="{MARGIN}" y="{MARGIN + row * ROW}" width="{self.columns * COLUMN:.0f}" height="{ROW}">'
        return f'  {window}<g id="{name}">{"".join(uses)}</g></svg>', moves

    def use(self, line, top):
        """Returns the element that shows a line, which is defined with its first use."""
        if not line:
            return ""
        styles = {span.style for span in line}
        fill = ""
        front = color(line[0].style.fg)
        # A line in one colour, as rows have that fade, is defined without it, for all of its shades.
        if len(styles) == 1 and front and not line[0].is_box:
            fill = f' fill="{front}"'
            line = tuple(span._replace(style=span.style._replace(fg="default")) for span in line)
        if line not in self.names:
            self.names[line] = f"l{len(self.names)}"
            body = "".join(map(self.span, line))
            self.definitions.append(f'    <g id="{self.names[line]}">{body}</g>')
        return f'<use href="#{self.names[line]}" y="{top}"{fill}/>'

    def span(self, span):
        """Returns the elements of a span."""
        style, left = span.style, f"{span.column * COLUMN:.4g}"
        behind, front = color(style.bg), color(style.fg)
        if style.reverse:
            behind, front = front or FOREGROUND, behind or BACKGROUND
        box = ""
        if behind:
            box = f'<rect x="{left}" width="{len(span.text) * COLUMN:.4g}" height="{ROW}" fill="{behind}"/>'
        bold = ' class="b"' if style.bold else ""
        fill = f' fill="{front}"' if front else ""
        # Spaces are not all as wide as in the terminal, and in a row are one: each stretch has a place of its own.
        return box + "".join(
            f'<text x="{(span.column + part.start()) * COLUMN:.4g}" y="14"{bold}{fill}>{escape(part[0])}</text>'
            for part in re.finditer(r"\S+(?: \S+)*", span.text)
        )
