# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""How the page that plays a change looks, and what it says in words."""

import re


# A desktop and a phone.
SIZES = [(1280, 900), (390, 844)]
MARKS = {"deleted": "−", "inserted": "+", "moved": "↕", "updated": "~"}
# How far apart the same column may be in two rows, in points.
TOLERANCE = 0.5
PLACES = """[...document.querySelectorAll("#columns, .row:not(.header)")].map(row =>
  [...row.querySelectorAll(".field")].map(field => field.getBoundingClientRect().left))"""
CUT = """[...document.querySelectorAll("#columns .field")].filter(field => field.scrollWidth > field.clientWidth + 1)
  .map(field => field.textContent)"""
LOOKS = """(selector => [...document.querySelectorAll(selector)].map(field => {
  const style = getComputedStyle(field);
  return [style.fontWeight, style.color, style.backgroundColor, style.boxShadow, style.textDecorationLine].join();
}))"""
# The places of what a page has, from the left, the top, the right and the bottom; null for what is not there.
BOXES = """["view", "time", "play", "operations"].map(name => {
  const element = document.getElementById(name);
  if (!element?.checkVisibility()) return null;
  const box = element.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""
def times(page):
    """Returns times at which a page looks different: its states, and the middle of each stage."""
    return [step / 2 for step in range(2 * page.stages + 1)]


def each_view(page, window):
    """Opens a page in each size and goes through it."""
    for width, height in SIZES:
        page.open(window, width, height)
        for at in times(page):
            window.evaluate(f"test.go({at})")
            yield f"{width} points, at {at}"


def check_columns(page, window):
    """The columns of all rows, changed or not, stand below their names, which are not cut."""
    for where in each_view(page, window):
        assert window.evaluate("!document.getElementById('columns').hidden") == bool(page.columns), (
            f"{where}: {page.columns} are {'not ' if page.columns else ''}named")
        if not page.columns:
            return
        header, *rows = window.evaluate(PLACES)
        assert len(header) == len(page.columns), f"{where}: there are {len(header)} columns"
        for row in rows:
            apart = max(abs(a - b) for a, b in zip(header, row))
            assert len(row) == len(header) and apart <= TOLERANCE, f"{where}: columns are {apart:.1f} points apart"
        cut = [name for name in window.evaluate(CUT) if len(name) <= 16]
        assert not cut, f"{where}: the names {cut} are cut"


def check_marks(page, window):
    """Changed cells look alike in all rows, only their fill differs from others; the legend says what marks are."""
    seen = set()
    for where in each_view(page, window):
        # While values flash their fill differs.
        if not where.endswith(".5"):
            changed = set(window.evaluate(f"{LOOKS}('.row .changed')"))
            assert len(changed) <= 1, f"{where}: changed cells look like {changed}"
            for look in changed:
                weight, fill = look.split(",")[0], re.findall(r"(?:rgba?|color)\([^)]*\)", look)[1]
                assert weight == "400", f"{where}: changed cells are bold"
                assert fill != "rgba(0, 0, 0, 0)", f"{where}: changed cells have no fill"
                assert look.endswith("none,none"), f"{where}: changed cells are {look}"
        seen |= set("".join(window.evaluate("test.rows().map(row => row.mark)")))
        legend = window.evaluate("[...document.querySelectorAll('#legend li')].filter(each => each.checkVisibility())"
                                 ".map(each => each.textContent)")
        said = {item[0]: item[1:].strip().split(",")[0] for item in legend}
        assert seen <= set(MARKS.values()), f"{where}: there are the marks {seen}"
        for kind, mark in MARKS.items():
            assert mark not in seen or said.get(mark) == kind, f"{where}: the legend says {said}, not what '{mark}' is"
    assert bool(seen) == bool(said), f"marks {seen}, legend {said}"


def check_numbers(page, window):
    """Rows have the numbers by which the list of changes names them: old ones in the old list, new ones in the new."""
    page.open(window)
    for at, sections in ((0, page.old), (page.stages, page.new)):
        window.evaluate(f"test.go({at})")
        rows = window.evaluate("test.all()")
        wanted = []
        for section, (_, members) in enumerate(sections, start=1):
            wanted += [section] if page.is_sectioned else []
            wanted += range(1, len(members) + 1)
        shown = [row["label"] for row in rows]
        assert shown == [f"{number:,}" for number in wanted], f"at {at} rows have the numbers {shown[:12]}"
    items = "document.querySelectorAll('#operations button')"
    for index in range(0, window.evaluate(f"{items}.length"), 5):
        place = window.evaluate(f"{items}[{index}].querySelector('.place').textContent")
        window.evaluate(f"{items}[{index}].click()")
        label = window.evaluate("document.querySelector('.sought .number').textContent")
        assert label in re.findall(r"[\d,]+", place), f"'{place}' leads to row {label}"
        assert re.search(r"\b(row|line|section)s? \d", place), f"'{place}' does not say what the number is of"


def check_old_values(page, window):
    """The old value of a cell stays readable: in the list of changes, and in the detail of a row."""
    page.open(window)
    if not page.columns or page.is_sectioned:
        return
    old = {row[0]: row for _, rows in page.old for row in rows}
    changes = {row[0]: [f"{name}: {before} → {after}" for name, before, after in zip(page.columns, old[row[0]], row)
                        if before != after] for _, rows in page.new for row in rows if row[0] in old}
    changes = {name: values for name, values in changes.items() if values}
    values = window.evaluate("[...document.querySelectorAll('#operations .value')].map(each => each.textContent)")
    assert sorted(values) == sorted(sum(changes.values(), [])), f"the list of changes has {values[:3]}"
    for at in (0, page.stages):
        window.evaluate(f"test.go({at})")
        for index, row in list(enumerate(window.evaluate("test.rows()"))) if page.stages else []:
            if row["isHidden"] or row["fields"][0] not in changes:
                continue
            window.evaluate(f"[...document.querySelectorAll('.row')].find(row => "
                            f"row.querySelector('.field').textContent === {row['fields'][0]!r}).click()")
            detail = window.evaluate(
                "[...document.querySelectorAll('#detail div')].filter(each => each.checkVisibility())"
                ".map(each => each.children[0].textContent + ': ' + each.children[1].textContent)")
            assert len(detail) == len(page.columns), f"at {at} the detail of row {index} is {detail}"
            for value in changes[row["fields"][0]]:
                assert value in detail, f"at {at} the detail of row {index} is {detail}, without '{value}'"
            window.press("Escape")
            assert window.evaluate("document.getElementById('detail').hidden"), "Escape does not close the detail"


def check_title(page, window):
    """The title says what changed, not how the files are called; those are below it."""
    page.open(window)
    title = window.evaluate("document.title")
    assert window.evaluate("document.querySelector('h1').textContent") == title, f"the heading is not '{title}'"
    names = [f"{page.name}-{version}" for version in ("old", "new")]
    assert not any(name in title for name in names), f"the title is '{title}'"
    files = window.evaluate("document.getElementById('files').textContent")
    assert all(name in files for name in names), f"below the title stands '{files}'"
    if page.old == page.new:
        assert title == "Nothing changed", f"the title of equal lists is '{title}'"
    elif page.columns:
        old, new = ({row[0]: row for _, rows in sections for row in rows} for sections in (page.old, page.new))
        both = old.keys() & new.keys()
        counts = {"deleted": len(old.keys() - both), "inserted": len(new.keys() - both),
                  "updated": sum(old[name] != new[name] for name in both)}
        # What is said of sections comes first.
        said = {word: number for number, word in re.findall(r"(\d[\d,]*) (\w+)", title.split(";")[-1])}
        for word, count in counts.items():
            assert said.get(word, "0") == f"{count:,}", f"'{title}', but {count} are {word}"


def check_places(page, window):
    """The list has all the room there is, and the controls are below it, or not there if nothing can be played."""
    for width, height in SIZES:
        page.open(window, width, height)
        where = f"{width} points"
        view, time, play, operations = window.evaluate(BOXES)
        assert view[0] == 0, f"{where}: the list is at {view}"
        if not page.stages:
            assert not time and not play and not operations, f"{where}: there are controls though nothing changed"
            assert (view[2], view[3]) == (width, height), f"{where}: the list ends at {view[2:]}"
            window.press(" ")
            assert not window.problems, f"{where}: {window.problems}"
            continue
        assert time and play, f"{where}: there are no controls"
        for box in (time, play):
            assert box[0] >= 0 and box[2] <= view[2] and view[3] <= box[1], f"{where}: a control is at {box}, {view}"
        if width >= 1000:
            assert view[2] < operations[0], f"{where}: the list of changes is not beside the list"
            assert height - play[3] < 30, f"{where}: the controls end at {play[3]}"
        for at, sections in ((0, page.old), (page.stages, page.new)):
            window.evaluate(f"test.go({at})")
            is_empty = not page.shown(sections)
            said = window.evaluate("document.getElementById('empty')?.checkVisibility() ?? false")
            assert said == is_empty, (
                f"{where}, at {at}: {'nothing says' if is_empty else 'it says'} that there are no rows")


CHECKS = [
    check_columns, check_marks, check_numbers, check_old_values, check_title, check_places,
]
# What a long list need not go through again.
SLOW = {check_columns, check_marks, check_numbers, check_old_values}
