# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Faults that are planted in a page. Each must be found by a check."""

from typing import Callable, NamedTuple

from . import browsing, colours, form, numbers, positions
from .checks import BROWSER_CHECKS
from .failure import Failure, expect
from .pages import Page


class Fault(NamedTuple):
    """A fault that is planted in a page, and the check that must find it."""

    check: Callable
    old: str
    new: str


FAULTS = [
    Fault(form.check_form, "</section>", ""),
    Fault(form.check_form, 'lang="en"', ""),
    Fault(form.check_form, 'id="frames"', 'id="cases"'),
    Fault(form.check_form, 'aria-labelledby="summary-heading"', 'aria-labelledby="nowhere"'),
    Fault(form.check_self_contained, "</head>", '<link rel="stylesheet" href="https://example.com/a.css"></head>'),
    Fault(form.check_self_contained, "default-src &#39;none&#39;", "default-src *"),
    Fault(form.check_self_contained, "<figure ", '<figure onclick="x()" '),
    Fault(form.check_size, "</main>", "</main>" + " " * form.LARGEST),
    Fault(form.check_headings, "h3>", "h5>"),
    Fault(numbers.check_numbers, "\u00a0× scan, ", "9\u00a0× scan, "),
    Fault(numbers.check_numbers, ": median ", ": median 1"),
    Fault(numbers.check_numbers, "slowest round ", "slowest round 3"),
    Fault(numbers.check_numbers, " bytes a row of ", " bits a row of "),
    Fault(numbers.check_headline, "a bare loop that only", "a loop that only"),
    Fault(numbers.check_headline, " times as long as a scan", "1 times as long as a scan"),
    Fault(numbers.check_growth, "10 rows: ", "10 rows: 1"),
    Fault(numbers.check_growth, ": the limit is exceeded", ""),
    Fault(numbers.check_growth, "\u00a0× the first time", "1\u00a0× the first time"),
    Fault(numbers.check_growth, '<polyline class="measure', '<g class="measure'),
    Fault(numbers.check_tables, "\u00a0ms</td>", "1\u00a0ms</td>"),
    Fault(numbers.check_tables, "7.77\u00a0ms</td>", "7.87\u00a0ms</td>"),
    Fault(numbers.check_tables, "<td>0.12</td>", "<td>0.21</td>"),
    Fault(numbers.check_comparison, "\u00a0× the other run", "1\u00a0× the other run"),
    Fault(positions.check_bars, '<i class="dot" style="left:', '<i class="dot" style="left:1'),
    Fault(positions.check_bars, '<i class="limit" style="left:', '<i class="limit" style="left:1'),
    Fault(positions.check_bars, '<i class="stem" style="left:', '<i class="stem" style="left:1'),
    Fault(positions.check_bars, ' reference" style="left:', ' reference" style="left:1'),
    Fault(positions.check_drawings, 'class="mark" cx="', 'class="mark" cx="1'),
    Fault(positions.check_drawings, 'text-anchor="end">1\u00a0ns', 'text-anchor="end">3\u00a0ns'),
    Fault(form.check_inert, "<bdi>1% scattered</bdi>", "<bdi>scattered</bdi>"),
    Fault(colours.check_colours, "--quiet: #", "--quiet: #eeeeee; --other: #"),
    Fault(browsing.check_layouts, '"use strict";', '"use strict"; nothing();'),
    Fault(browsing.check_layouts, '"use strict";', '"use strict"; console.error("wrong");'),
    Fault(browsing.check_layouts, '<meta http-equiv="Content', '<img src="nothing.png" alt=""><meta name="Content'),
    Fault(browsing.check_layouts, "<h1>", '<h1 style="width: 400px">'),
    Fault(browsing.check_layouts, "grid-template-columns: minmax(0, 1fr); margin", "margin"),
    Fault(browsing.check_layouts, "color: var(--quiet); max-width", "color: #999; max-width"),
    Fault(browsing.check_layouts, '"use strict";', '"use strict"; window.attacked = 1;'),
    Fault(browsing.check_layouts, ".bars {", ".bars { display: none;"),
    Fault(browsing.check_hover, "if (point) show(point);", ""),
    Fault(browsing.check_hover, "Math.min(left, width - size.width - 8)", "width"),
    Fault(browsing.check_hover, "else hide();", ""),
    Fault(browsing.check_keyboard, 'document.addEventListener("focusin"', 'document.addEventListener("nothing"'),
    Fault(browsing.check_keyboard, "ArrowRight: 1", "ArrowRight: 2"),
    Fault(browsing.check_keyboard, 'event.key === "Escape"', 'event.key === "Nothing"'),
    Fault(browsing.check_keyboard, ".point:focus-visible .area { stroke: var(--own);", ".point:focus-visible .area {"),
    Fault(browsing.check_keyboard, 'role="img" tabindex="-1"', 'role="img" tabindex="0"'),
    Fault(browsing.check_filter, "words.every", "words.some"),
    Fault(browsing.check_filter, "${found} of", "${found + 1} of"),
    Fault(browsing.check_filter, 'group.classList.toggle("filtered", !has)', ""),
    Fault(browsing.check_filter, "enter(chart, rest[0])", ""),
    Fault(browsing.check_filter, "@media screen { .filtered", "@media all { .filtered"),
    Fault(browsing.check_accessibility, 'aria-label="Contents"', ""),
    Fault(form.check_form, '<label for="filter">Filter cases</label>', ""),
    Fault(browsing.check_accessibility, 'class="track" role="img"', 'class="track"'),
    Fault(browsing.check_accessibility, "<h2", "<h2 aria-level=4"),
    Fault(browsing.check_print, "::details-content { content-visibility: visible;", "::details-content {"),
    Fault(browsing.check_print, "@media screen and (prefers-color-scheme", "@media (prefers-color-scheme"),
    Fault(browsing.check_print, ".side, .skip, #tip { display: none !important; }", ""),
    Fault(browsing.check_motion, "@media (prefers-reduced-motion: no-preference)", "@media all"),
    Fault(browsing.check_motion, "html { scroll-behavior: smooth; }", ""),
]


def plant(page, fault, folder):
    """Returns a copy of a page with a fault."""
    expect(fault.old in page.text, f"the page has no {fault.old!r}: a fault cannot be planted")
    path = folder / "fault.html"
    path.write_text(page.text.replace(fault.old, fault.new), encoding="utf-8")
    return Page(path, page.record, page.other)


def missed_faults(page, window, folder):
    """Plants each fault in a page, and returns how many there are and those that their checks do not find."""
    planted, missed = 0, []
    for fault in FAULTS:
        needs_window = fault.check in BROWSER_CHECKS
        if needs_window and not window:
            continue
        planted += 1
        faulty = plant(page, fault, folder)
        try:
            if needs_window:
                fault.check(faulty, window)
            else:
                fault.check(faulty)
            missed.append(fault)
        except Failure as failure:
            print(f"found, {fault.check.__name__[6:]}: {failure}".split("\n", maxsplit=1)[0][:118])
    return planted, missed
