# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""A page and the records that it was made of."""

import pathlib
from typing import Optional

from elements import Element, Reader
from report_records import cases_of

# What growth is about, in the order of the page.
VARIABLES = ["rows", "edited share", "rows, one edit"]


class Page:
    """A page and the records that it was made of."""

    def __init__(self, path, record, other=None):
        self.path, self.record, self.other = pathlib.Path(path), record, other
        self.text = self.path.read_text(encoding="utf-8")
        self._root: Optional[Element] = None

    @property
    def root(self):
        """The page's elements."""
        if not self._root:
            self._root = Reader(self.text).root
        return self._root

    @property
    def cases(self):
        """The cases of the record."""
        return cases_of(self.record)

    @property
    def growth(self):
        """The growth of the record that has points, in the order of the page."""
        growth = [each for each in self.record.get("growth") or [] if each["points"]]
        return sorted(growth, key=lambda each: VARIABLES.index(each["variable"]))

    def section(self, name):
        """Returns a section, or None."""
        return next(iter(self.root.all("section", id=name)), None)

    def labels(self, section):
        """Returns the labels of the points of a section."""
        found = self.section(section)
        return [each["aria-label"] for each in found.all(role="img")] if found else []
