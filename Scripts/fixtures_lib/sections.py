"""How the rows of a list fall into sections, where they have natural ones; Fixtures/README.md tells it in words."""

from typing import NamedTuple

from .rows import canonical


class Section(NamedTuple):
    """One section: its name, which is its id, and its rows. Its header shows the name and how many rows there are."""

    name: str
    rows: list

    @property
    def header(self):
        """What the section shows apart from its rows."""
        return (self.name, len(self.rows))


def column(row, number):
    """One column of a row's content."""
    return row.content.split(" | ")[number]


NAMES = {
    "time-zones": lambda row: row.id.split("/")[0],
    "classifiers": lambda row: row.id.split(" :: ")[0],
    "public-suffixes": lambda row: row.content,
    "emoji": lambda row: column(row, -1),
    "countries": lambda row: str(len(column(row, -1))),
    "largest-cities": lambda row: column(row, 1),
}


def sections(name, rows):
    """The sections of a list's rows, in the order of their first rows; the rows of each in the order of the list."""
    found = {}
    for row in rows:
        found.setdefault(NAMES[name](row), []).append(row)
    if len({canonical(each) for each in found}) < len(found):
        raise ValueError(f"{name}: two sections have canonically equivalent names")
    return [Section(*each) for each in found.items()]
