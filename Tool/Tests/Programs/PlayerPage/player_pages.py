# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Pages that play a change, of lists that are made up."""

import json
import random

from colours import TEXTS
from programs import printed, show

# What one may see: the markup is text, and nothing hides or forges a part of it.
HOSTILE = ["</script><script>window.attacked = 1</script>", "<img src=x onerror='window.attacked = 1'>", "${attacked}",
           "\u2028", "<!--", "&lt;", "'\"\\", "]]>"]

# What the checks call in the page.
FUNCTIONS = r"""
window.test = {""" + TEXTS + r"""
  async go(time) {
    const input = document.getElementById("time");
    input.value = time;
    input.dispatchEvent(new Event("input"));
    await test.drawn();
  },
  drawn() { return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); },
  rows() {
    return [...document.querySelectorAll(".row")].map(element => ({
      fields: [...element.querySelectorAll(".field")].map(field => field.textContent),
      isHeader: element.classList.contains("header"), kinds: [...element.classList],
      mark: element.querySelector(".mark").textContent, number: element.number,
      label: element.querySelector(".number")?.textContent ?? null,
      place: Number(element.style.transform.match(/translateY\(([-\d.]+)px\)/)[1]),
      opacity: Number(getComputedStyle(element).opacity), isHidden: element.style.visibility === "hidden",
      isChanged: [...element.querySelectorAll(".field")].map(field => field.classList.contains("changed")),
    })).sort((a, b) => a.place - b.place);
  },
  // All rows of the list at the time, in their order.
  async all() {
    const view = document.getElementById("view");
    const found = new Map();
    for (let top = 0; ; top += view.clientHeight) {
      view.scrollTop = top;
      await test.drawn();
      for (const row of test.rows()) if (!row.isHidden) found.set(row.place, row);
      if (top + view.clientHeight >= view.scrollHeight) break;
    }
    view.scrollTop = 0;
    await test.drawn();
    return [...found.values()].sort((a, b) => a.place - b.place);
  },
  number() { document.querySelectorAll(".row").forEach((element, index) => { element.number = index; }); },
};
"""


class Page:
    """A page of a change between two lists of sections, each a name and rows of fields.

    The lists are TSV if there are columns, which the files need not name, otherwise lines, or objects with some keys.
    """

    def __init__(self, name, old, new, columns=None, has_header=True, keys=None):
        self.name, self.old, self.new, self.columns = name, old, new, columns
        self.has_header, self.keys = has_header, keys

    def make(self, folder):
        """Writes the files and the page."""
        files = []
        for name, sections in (("old", self.old), ("new", self.new)):
            lines = [list(self.columns)] if self.columns and self.has_header else []
            lines += [row for _, rows in sections for row in rows]
            if self.keys:
                lines = [[json.dumps(dict(zip(self.keys, row)))] for row in lines]
            suffix = "tsv" if self.columns else "jsonl" if self.keys else "txt"
            files.append(folder / f"{self.name}-{name}.{suffix}")
            files[-1].write_text("".join("\t".join(line) + "\n" for line in lines), encoding="utf-8")
        self.path = folder / f"{self.name}.html"
        words = [*files, "--html", self.path]
        words += ["--id", self.columns[0]] if self.columns and self.has_header else []
        words += ["--id", self.keys[0]] if self.keys else []
        words += [] if self.has_header else ["--id", "1", "--no-header"]
        words += ["--section", self.columns[-1]] if self.is_sectioned else []
        assert printed(show(*words), int(self.old != self.new)) == "", self.name

    @property
    def is_sectioned(self):
        """Whether the sections have headers."""
        return self.old[0][0] is not None

    def shown(self, sections):
        """Returns what the page must show of a list: the fields of each row and header."""
        word = "row" if self.columns or self.keys else "line"
        lines = []
        for name, rows in sections:
            if self.is_sectioned:
                lines.append([name, f"{len(rows)} {word}{'' if len(rows) == 1 else 's'}"])
            lines += self.displayed(rows)
        return lines

    def displayed(self, rows):
        """Returns the fields of rows as the page shows them."""
        if not self.keys:
            return [[field.replace("\u2028", "<U+2028>") for field in row] for row in rows]
        return [[f"{key}: {json.dumps(value)}" for key, value in zip(self.keys, row)] for row in rows]

    def open(self, window, width=1280, height=900, scheme="light", reduced_motion=False):
        """Opens the page and gives it the functions of the checks."""
        window.open(self.path, width, height, scheme, reduced_motion)
        window.evaluate(FUNCTIONS)
        self.stages = len(json.loads(window.evaluate("document.getElementById('data').textContent"))["stages"])


def flat(rows):
    """Returns rows as a list without sections."""
    return [(None, rows)]


def edited(rows, seed):
    """Returns rows with some deleted, inserted, moved and updated."""
    source = random.Random(seed)
    rows = [row if source.random() > 0.1 else (row[0], row[1] + "!", *row[2:]) for row in rows]
    rows = [row for row in rows if source.random() > 0.1]
    for number in range(len(rows) // 10):
        rows.insert(source.randrange(len(rows) + 1), (f"new {number}", "new", *rows[0][2:]))
    for _ in range(len(rows) // 10):
        row = rows.pop(source.randrange(len(rows)))
        rows.insert(source.randrange(len(rows) + 1), row)
    return rows


def in_sections(rows):
    """Returns rows as sections by their last fields."""
    sections = {}
    for row in rows:
        sections.setdefault(row[-1], []).append(row)
    return list(sections.items())


def made_pages():
    """Returns the pages to test, by their names."""
    rows = [(f"row {number}", f"content {number}") for number in range(120)]
    fruits = [(f"{place} {number}", "ripe", place) for place in ("EU", "AS", "AF", "AM") for number in range(9)]
    fruits += [("single", "ripe", "OC")]
    # A section moves as it is, others are deleted, inserted and changed, and a row moves between two.
    moved = [row for row in fruits if row[2] == "AM"] + [row for row in fruits if row[2] in ("EU", "AF")]
    moved = [row if row[0] != "EU 3" else ("EU 3", "ripe", "AF") for row in moved] + [("koala", "ripe", "AU")]
    moved = [row if row[0] != "AF 1" else ("AF 1", "sweet", "AF") for row in moved]
    long = [(f"row {number}", f"content {number}") for number in range(50_000)]
    hostile = [(f"{number} {text}", text) for number, text in enumerate(HOSTILE)]
    lines = [(f"line {number % 40}",) for number in range(90)]
    columns, places = ("name", "content"), ("name", "state", "place")
    numbered = ("Column 1", "Column 2")
    wide = ("a name", "of the largest", "of all", "columns that", "a phone", "cannot have", "side by side")
    many = [tuple(f"{name} {number}" for name in wide) for number in range(20)]
    changed = [(*row[:6], "new") if number % 3 else row for number, row in enumerate(many)]
    found = [
        Page("flat", flat(rows), flat(edited(rows, 1)), columns),
        Page("lines", flat(lines), flat(lines[:20] + lines[45:] + [("a new one",)] + lines[20:40])),
        Page("sections", in_sections(fruits), in_sections(moved), places),
        Page("regrouped", in_sections(fruits), in_sections(edited(fruits, 3)), places),
        Page("hostile", flat(hostile), flat(hostile[4:] + hostile[:2]), columns),
        Page("same", flat(rows), flat(rows), columns),
        Page("emptied", flat(rows[:3]), flat([]), columns),
        Page("filled", flat([]), flat(rows[:3]), columns),
        Page("replaced", flat(rows[:20]), flat([(f"other {row[0]}", row[1]) for row in rows[:15]]), columns),
        Page("one", flat([("a", "old")]), flat([("a", "new")]), columns),
        Page("nothing", flat([]), flat([])),
        Page("one-line", flat([("a",)]), flat([("a",), ("b",)])),
        Page("same-lines", flat(lines), flat(lines)),
        Page("same-sections", in_sections(fruits), in_sections(fruits), places),
        Page("sections-only", in_sections(fruits[:27]), in_sections(fruits[18:27] + fruits[:9]), places),
        Page("numbered", flat(rows), flat(edited(rows, 7)), numbered, has_header=False),
        Page("objects", flat(rows), flat(edited(rows, 8)), keys=columns),
        Page("wide", flat(many), flat(changed[2:] + changed[:1]), wide),
        Page("long", flat(long), flat(edited(long, 5)), columns),
    ]
    return {page.name: page for page in found}


PAGES = made_pages()
