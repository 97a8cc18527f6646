# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What the page that plays a change does: it goes from the old list to the new one, and obeys its controls."""

import time

from colours import SCHEMES, VIEWPORTS, check_texts

HEIGHT = 30
LONG_TASK = 100
# What nobody reads: texts for screen readers alone, buttons that are off, and rows that have faded.
NOT_READ = "script, style, .unseen, noscript, :disabled, .row[style*='opacity: 0']"

# Goes through the change and the list at once. Gives the longest task in ms, and how many rows are drawn.
GO_THROUGH = """(async () => {
  let longest = 0;
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ type: "longtask" });
  const view = document.getElementById("view");
  for (let step = 0; step <= 120; step++) {
    await test.go(step % 41 / 40);
    view.scrollTop = step * 12345 % view.scrollHeight;
    await test.drawn();
  }
  await new Promise(done => setTimeout(done, 200));
  observer.disconnect();
  return [longest, document.querySelectorAll(".row").length];
})()"""


def check_states(page, window):
    """At its ends the page shows the old and the new list, each row at its place."""
    page.open(window)
    for at, sections in ((0, page.old), (page.stages, page.new)):
        window.evaluate(f"test.go({at})")
        rows = window.evaluate("test.all()")
        wanted = page.shown(sections)
        assert len(rows) == len(wanted), f"at {at} there are {len(rows)} rows, not {len(wanted)}"
        for index, (row, fields) in enumerate(zip(rows, wanted)):
            assert row["fields"] == fields, f"at {at}, row {index} is {row['fields']}, not {fields}"
            assert row["place"] == index * HEIGHT, f"at {at}, row {index} is at {row['place']}"
            assert row["opacity"] == 1, f"at {at}, row {index} has an opacity of {row['opacity']}"
    assert window.evaluate("window.attacked") is None, "a text of a row ran as a script"
    assert not window.problems, f"{window.problems}"


def check_elements(page, window):
    """A row keeps its element while it is visible, wherever it goes, and has one at a time."""
    page.open(window)
    # What has no name of its own, such as equal lines, cannot be told apart.
    fields = [fields[0] for _, rows in page.old + page.new for fields in rows]
    names = {name for name in fields if fields.count(name) <= 2}
    window.evaluate("test.number()")
    numbers = {row["fields"][0]: row.get("number") for row in window.evaluate("test.rows()") if not row["isHeader"]}
    kept = 0
    for at in steps(page):
        window.evaluate(f"test.go({at})")
        seen = set()
        for row in window.evaluate("test.rows()"):
            name = row["fields"][0]
            if row["isHeader"] or name not in names:
                continue
            assert name not in seen, f"at {at} '{name}' is there twice"
            seen.add(name)
            if name in numbers and row.get("number") is not None:
                assert row["number"] == numbers[name], f"at {at} '{name}' has the element of another row"
                kept += at > 0
    assert kept > 0 or not page.stages or not names & set(numbers) or page.name == "emptied", "no row keeps its element"


def steps(page, count=8):
    """Returns times from the start to the end."""
    return [step / count for step in range(page.stages * count + 1)]


def check_frames(page, window):
    """Between two states rows go straight from one place to the other, and fade; text is new from the middle on."""
    page.open(window)
    for stage in range(page.stages):
        # At its end the next stage begins.
        times = [stage + step / 8 for step in range(8)] + [stage + (0.999 if stage + 1 < page.stages else 1)]
        window.evaluate(f"test.go({times[-1]})")
        inserted = [row for row in window.evaluate("test.rows()") if "inserted" in row["kinds"]]
        window.evaluate(f"test.go({stage})")
        window.evaluate("test.number()")
        tracks = {}
        for at in times:
            window.evaluate(f"test.go({at})")
            for row in window.evaluate("test.rows()"):
                assert row["isHeader"] or row["fields"], f"at {at} a row has no text"
                if row.get("number") is not None:
                    tracks.setdefault(row["number"], []).append(row)
        moving = 0
        for track in tracks.values():
            places = [row["place"] for row in track]
            if len(track) == 9 and "deleted" not in track[0]["kinds"]:
                ordered = sorted(places, reverse=places[-1] < places[0])
                assert places == ordered, f"'{track[0]['fields']}' goes to and fro: {places}"
                moving += places[0] != places[-1] and places[0] < places[4] < places[-1]
            if "deleted" in track[0]["kinds"]:
                shades = [row["opacity"] for row in track]
                assert shades == sorted(shades, reverse=True) and shades[-1] == 0, f"a deleted row fades so: {shades}"
                assert len(set(places)) == 1, f"a deleted row moves: {places}"
            if track[0]["isHeader"]:
                continue
            texts = [row["fields"] for row in track]
            assert len({tuple(text) for text in texts}) <= 2, f"a row shows {texts}"
            if texts[0] != texts[-1]:
                changes = [fields == texts[0] for fields in texts]
                assert changes == [True] * 4 + [False] * 5, f"a row is updated so: {changes}"
                differing = [old != new for old, new in zip(texts[0], texts[-1])]
                assert track[-1]["isChanged"] == differing, f"of {texts[-1]} {track[-1]['isChanged']} is marked"
                assert "~" in track[0]["mark"], f"an updated row has the mark '{track[0]['mark']}'"
        for row in inserted:
            assert row["opacity"] == 1 and row["mark"] == "+", f"an inserted row has {row['opacity']}, '{row['mark']}'"
        if page.name == "flat":
            assert moving > 0, "no row is under way in the middle"
            assert inserted, "no row is inserted"
    assert not window.problems, f"{window.problems}"


def check_sections(page, window):
    """A section that moves takes its rows along, at one distance from its header."""
    page.open(window)
    if page.name != "sections":
        return
    seen = 0
    for at in steps(page, 10):
        window.evaluate(f"test.go({at})")
        rows = window.evaluate("test.rows()")
        header = next((row for row in rows if row["isHeader"] and row["fields"][0] == "AM"), None)
        members = [row for row in rows if row["fields"][0].startswith("AM ")]
        if header is None or len(members) < 9:
            continue
        seen += 1
        distances = [row["place"] - header["place"] for row in members]
        wanted = [HEIGHT * (number + 1) for number in range(9)]
        assert all(abs(a - b) < 0.1 for a, b in zip(distances, wanted)), f"at {at} rows are at {distances}"
    assert seen > 5, f"the section is visible in {seen} frames only"


def check_reduced_motion(page, window):
    """Where motion is to be reduced nothing slides or fades: one state follows the other."""
    page.open(window, reduced_motion=True)
    for at in steps(page, 10):
        window.evaluate(f"test.go({at})")
        for row in window.evaluate("test.rows()"):
            assert row["place"] % HEIGHT == 0, f"at {at} a row is at {row['place']}"
            assert row["opacity"] in (0, 1), f"at {at} a row has an opacity of {row['opacity']}"


def check_layouts(page, window):
    """On a phone and a desktop, in both schemes: no error, no request, no overflow, and legible text."""
    for width, height in VIEWPORTS:
        for scheme in SCHEMES:
            where = f"{width} × {height}, {scheme}"
            page.open(window, width, height, scheme)
            assert window.requests == [page.path.resolve().as_uri()], f"{where}: the page requests {window.requests}"
            window.evaluate("document.querySelector('details').open = true")
            for at in (0, 0.1, page.stages):
                window.evaluate(f"test.go({min(at, page.stages)})")
                widest = window.evaluate("document.documentElement.scrollWidth")
                assert widest <= width, f"{where}: the page is {widest} wide"
                check_texts(window, f"{where}, at {at}", NOT_READ)
            list_height = window.evaluate(
                "document.getElementById('view').clientHeight - document.getElementById('columns').offsetHeight")
            assert list_height >= 5 * HEIGHT, f"{where}: the list is only {list_height} high"
            assert not window.problems, f"{where}: {window.problems}"


def check_controls(page, window):
    """Play, step and back, by buttons and by keys; the words of a screen reader."""
    page.open(window)
    value = "Number(document.getElementById('time').value)"
    label = "document.getElementById('play').getAttribute('aria-label')"
    if not page.stages:
        is_there = window.evaluate("document.getElementById('play').checkVisibility()")
        assert not is_there, "a change of nothing can be played"
        window.press(" ")
        assert window.evaluate(value) == 0, "the space key plays nothing"
        return
    window.evaluate("document.getElementById('speed').value = '4'")
    window.press(" ")
    assert window.evaluate(label) == "Pause", "the space key does not play"
    wait(window, f"{value} === {page.stages} && {label} === 'Play'")
    window.press("ArrowLeft")
    assert window.evaluate(value) == page.stages - 1, "the left arrow does not go to the start of the stage"
    window.press(".")
    assert abs(window.evaluate(value) - (page.stages - 0.95)) < 1e-6, "'.' does not go by a twentieth"
    window.press("Home")
    assert window.evaluate(value) == 0, "Home does not go to the start"
    window.press("ArrowRight")
    wait(window, f"{value} === 1")
    window.press("End")
    assert window.evaluate(value) == page.stages, "End does not go to the end"
    window.evaluate("document.getElementById('back').click()")
    window.evaluate("document.getElementById('play').click()")
    window.settle()
    window.evaluate("document.getElementById('play').click()")
    at = window.evaluate(value)
    assert page.stages - 1 < at < page.stages, f"a second click does not pause, but ends at {at}"
    nodes = window.accessibility_tree()
    names = {(node["role"], node["name"]) for node in nodes}
    for wanted in (("button", "Play"), ("button", "Back"), ("button", "Step"), ("slider", "Time"), ("list", "")):
        assert wanted in names, f"a screen reader finds no {wanted}"


def wait(window, condition):
    """Waits until a condition of the page holds."""
    end = time.monotonic() + 20
    while not window.evaluate(condition):
        assert time.monotonic() < end, f"it never comes to {condition}"
        window.settle()


def check_operations(page, window):
    """The batch in words says what happens to each row, and leads to it."""
    page.open(window)
    items = "document.querySelectorAll('#operations button')"
    count = window.evaluate(f"{items}.length")
    assert count > 0 or not page.stages, "no operation is listed"
    for index in range(0, count, max(1, count // 12)):
        window.evaluate("test.go(0)")
        text = window.evaluate(f"{items}[{index}].querySelector('.what').textContent")
        window.evaluate(f"{items}[{index}].click()")
        window.settle()
        sought = window.evaluate(
            "[...document.querySelectorAll('.sought')].filter(each => { const box = each.getBoundingClientRect();"
            " const view = document.getElementById('view').getBoundingClientRect();"
            " return box.top >= view.top - 1 && box.bottom <= view.bottom + 1; })"
            ".map(each => [...each.querySelectorAll('.field')].map(field => field.textContent).join('  '))")
        first = text.split(" … ")[0]
        assert len(sought) == 1 and sought[0].startswith(first), f"'{text}' leads to {sought}"
    deletes = window.evaluate("[...document.querySelectorAll('#operations .place')].map(each => each.textContent)")
    assert all(text.split(": ")[0] in ("Delete", "Insert", "Move", "Update") for text in deletes), f"{deletes[:3]}"


def check_speed(page, window):
    """Only what is visible is drawn; going through 50,000 rows never takes long."""
    page.open(window)
    if page.name != "long":
        return
    # Other processes take their time as well, so one quiet run of three is enough.
    for _ in range(3):
        longest, count = window.evaluate(GO_THROUGH)
        assert count <= 200, f"{count} rows are drawn"
        if longest <= LONG_TASK:
            return
    raise AssertionError(f"a task takes {longest} ms")


CHECKS = [
    check_states, check_elements, check_frames, check_sections, check_reduced_motion, check_layouts, check_controls,
    check_operations, check_speed,
]
# What a long list need not go through again.
SLOW = {check_states, check_elements, check_frames, check_layouts, check_reduced_motion}
