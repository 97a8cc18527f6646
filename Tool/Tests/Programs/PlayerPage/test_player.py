# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Tests the page that `show --html` writes, in a browser."""

import copy
import subprocess

import look_checks
import motion_checks
import programs
import pytest
import shared
from colours import SCHEMES, VIEWPORTS
from player_pages import FUNCTIONS, PAGES
from playwright.sync_api import Error
from programs import check_error, show

CHECKS = motion_checks.CHECKS + look_checks.CHECKS
SLOW = motion_checks.SLOW | look_checks.SLOW

# The check, the page, and what is replaced in it by what.
FAULTS = [
    (motion_checks.check_states, "flat", '"use strict";', '"use strict"; nothing();'),
    (motion_checks.check_states, "flat", "texts.push(text)", 'texts.push(text + "?")'),
    (motion_checks.check_states, "sections", "fill(row + section.count)", "fill(row + section.count + 1)"),
    (motion_checks.check_states, "hostile", "element.textContent = text;", "element.innerHTML = text;"),
    (motion_checks.check_elements, "flat", "const key = (isHeader", "const key = frame.number + (isHeader"),
    (motion_checks.check_frames, "flat", "eased(share(progress, 0.15, 0.85))", "(progress < 0.5 ? 0 : 1)"),
    (motion_checks.check_frames, "flat", "1 - share(progress, 0.05, 0.45)", "1 - share(progress, 0.05, 2)"),
    (motion_checks.check_frames, "flat", "before[index] !== text", "before[index] === text"),
    (motion_checks.check_sections, "sections", "way * (1 - slide)", "way * (1 - slide) * (isHeader ? 0.5 : 1)"),
    (motion_checks.check_reduced_motion, "flat", "const isStill = motion.matches;", "const isStill = false;"),
    (motion_checks.check_layouts, "flat", "--quiet: #59616b", "--quiet: #a9b1bb"),
    (motion_checks.check_layouts, "flat", "</header>", '<img src="nothing.png" alt=""></header>'),
    (motion_checks.check_layouts, "flat", "overflow-wrap: anywhere;", "min-width: 1000px;"),
    (motion_checks.check_controls, "flat", "setTime(Math.ceil(time) - 1)", "setTime(0.5)"),
    (motion_checks.check_controls, "flat", 'aria-label="Time"', ""),
    (motion_checks.check_operations, "flat", "slot * height - view.clientHeight / 3", "slot * 10"),
    (motion_checks.check_speed, "long", "Math.ceil(bottom / height) + 1", "Math.ceil(bottom / height) + 1000"),
    (look_checks.check_columns, "flat", ".changed {", ".changed { font-weight: 700; margin-left: 9px;"),
    (look_checks.check_columns, "flat", "var(--tracks, minmax(0, 1fr))", "repeat(2, auto) 1fr"),
    (look_checks.check_columns, "wide", "Math.max(title, Math.min(usual", "Math.min(title, Math.min(20"),
    (look_checks.check_columns, "numbered", "if (isDelimited) {", "if (false) {"),
    (look_checks.check_marks, "flat", ".moved .mark {", ".updated .changed { font-weight: 600; } .moved .mark {"),
    (look_checks.check_marks, "flat", 'updated: "~" };', 'updated: "≈" };'),
    (look_checks.check_marks, "flat", '[kind, "updated"]', "[kind]"),
    (look_checks.check_numbers, "flat", "isHeader ? offset + 1 : state.numberOf[offset]", "offset"),
    (look_checks.check_numbers, "sections", "this.numberOf[row] = number;", "this.numberOf[row] = row + 1;"),
    (look_checks.check_old_values, "flat", "`${name}: ${text}`", "name"),
    (look_checks.check_old_values, "flat", "`${shownValue(old)} → ${shownValue(now)}`", "shownValue(now)"),
    (look_checks.check_old_values, "flat", "Escape: () => hideDetail(),", ""),
    (look_checks.check_title, "flat", "<title>", "<title>flat-old.tsv: "),
    (look_checks.check_title, "flat", " unchanged</h1>", " updated</h1>"),
    (look_checks.check_places, "same", '.controls").hidden = !count;', '.controls").hidden = false;'),
    (look_checks.check_places, "same", 'main.classList.toggle("still", !count);', ""),
    (look_checks.check_places, "filled", '$("empty").hidden = total > 0;', ""),
]


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The pages, by their names."""
    folder = tmp_path_factory.mktemp("pages")
    for page in PAGES.values():
        page.make(folder)
    return PAGES


@pytest.mark.parametrize("name, check", [
    (name, check) for name in PAGES for check in CHECKS if name != "long" or check not in SLOW
])
def test_page(name, check, pages, window):
    check(pages[name], window)


@pytest.mark.fault
@pytest.mark.parametrize("check, name, old, new", FAULTS)
def test_fault_is_found(check, name, old, new, pages, window, tmp_path):
    planted = copy.copy(pages[name])
    text = planted.path.read_text(encoding="utf-8")
    assert old in text, "the page has no such text"
    planted.path = tmp_path / "planted.html"
    planted.path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises((AssertionError, Error)):
        check(planted, window)


def test_errors(tmp_path):
    old, new, page = tmp_path / "a.txt", tmp_path / "b.txt", tmp_path / "c.html"
    old.write_text("a\n", encoding="utf-8")
    new.write_text("line\n" * 200_001, encoding="utf-8")
    for words, message in [
        ((old, new, "--html", page), "--html plays lists of up to 200,000 lines, not 200,001"),
        ((old, old, "--html", page, "--json", "-"), "--json and --html exclude each other"),
        ((old, old, "--html", tmp_path / "none" / "page.html"), "cannot be written"),
    ]:
        check_error(show(*words), 2, message)
    assert not page.exists(), "a page is written beside an error"


def test_gallery_pictures(pictures, window, tmp_path):
    gallery = shared.ROOT / "Tool" / "Scripts" / "gallery"
    subprocess.run([gallery, tmp_path, "--program", programs.folder / shared.SHOW[0]], check=True)
    for path in sorted(tmp_path.glob("*.html")):
        for width, height in VIEWPORTS:
            for scheme in SCHEMES:
                window.open(path, width, height, scheme)
                if path.stem != "index":
                    window.evaluate(FUNCTIONS + "test.go(0.5)")
                assert not window.problems, path.name
                window.page.screenshot(path=pictures / f"{path.stem}-{width}-{scheme}.png")
