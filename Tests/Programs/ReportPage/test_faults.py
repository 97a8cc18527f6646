# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Faults that are planted in a page. Each must be found by a check."""

import browser_checks
import figure_checks
import form_checks
import place_checks
import pytest
from report_pages import Page

# The check, and what is replaced by what.
FAULTS = [
    (form_checks.check_form, "</section>", ""),
    (form_checks.check_form, 'lang="en"', ""),
    (form_checks.check_form, 'id="frames"', 'id="cases"'),
    (form_checks.check_form, 'aria-labelledby="summary-heading"', 'aria-labelledby="nowhere"'),
    (form_checks.check_self_contained, "</head>", '<link rel="stylesheet" href="https://example.com/a.css"></head>'),
    (form_checks.check_self_contained, "default-src &#39;none&#39;", "default-src *"),
    (form_checks.check_self_contained, "<figure ", '<figure onclick="x()" '),
    (form_checks.check_size, "</main>", "</main>" + " " * form_checks.LARGEST),
    (form_checks.check_headings, "h3>", "h5>"),
    (figure_checks.check_numbers, "\u00a0× scan, ", "9\u00a0× scan, "),
    (figure_checks.check_numbers, ": median ", ": median 1"),
    (figure_checks.check_numbers, "slowest round ", "slowest round 3"),
    (figure_checks.check_numbers, " bytes a row of ", " bits a row of "),
    (figure_checks.check_headline, "a bare loop that only", "a loop that only"),
    (figure_checks.check_headline, " times as long as a scan", "1 times as long as a scan"),
    (figure_checks.check_growth, "10 rows: ", "10 rows: 1"),
    (figure_checks.check_growth, ": the limit is exceeded", ""),
    (figure_checks.check_growth, "\u00a0× the first time", "1\u00a0× the first time"),
    (figure_checks.check_growth, '<polyline class="measure', '<g class="measure'),
    (figure_checks.check_tables, "\u00a0ms</td>", "1\u00a0ms</td>"),
    (figure_checks.check_tables, "7.77\u00a0ms</td>", "7.87\u00a0ms</td>"),
    (figure_checks.check_tables, "<td>0.12</td>", "<td>0.21</td>"),
    (figure_checks.check_comparison, "\u00a0× the other run", "1\u00a0× the other run"),
    (place_checks.check_bars, '<i class="dot" style="left:', '<i class="dot" style="left:1'),
    (place_checks.check_bars, '<i class="limit" style="left:', '<i class="limit" style="left:1'),
    (place_checks.check_bars, '<i class="stem" style="left:', '<i class="stem" style="left:1'),
    (place_checks.check_bars, ' reference" style="left:', ' reference" style="left:1'),
    (place_checks.check_drawings, 'class="mark" cx="', 'class="mark" cx="1'),
    (place_checks.check_drawings, 'text-anchor="end">1\u00a0ns', 'text-anchor="end">3\u00a0ns'),
    (form_checks.check_inert, "<bdi>1% scattered</bdi>", "<bdi>scattered</bdi>"),
    (form_checks.check_colours, "--quiet: #", "--quiet: #eeeeee; --other: #"),
    (browser_checks.check_layouts, '"use strict";', '"use strict"; nothing();'),
    (browser_checks.check_layouts, '"use strict";', '"use strict"; console.error("wrong");'),
    (browser_checks.check_layouts, '<meta http-equiv="Content', '<img src="nothing.png" alt=""><meta name="Content'),
    (browser_checks.check_layouts, "<h1>", '<h1 style="width: 400px">'),
    (browser_checks.check_layouts, "grid-template-columns: minmax(0, 1fr); margin", "margin"),
    (browser_checks.check_layouts, "color: var(--quiet); max-width", "color: #999; max-width"),
    (browser_checks.check_layouts, '"use strict";', '"use strict"; window.attacked = 1;'),
    (browser_checks.check_layouts, ".bars {", ".bars { display: none;"),
    (browser_checks.check_hover, "if (point) show(point);", ""),
    (browser_checks.check_hover, "Math.min(left, width - size.width - 8)", "width"),
    (browser_checks.check_hover, "else hide();", ""),
    (browser_checks.check_keyboard, 'document.addEventListener("focusin"', 'document.addEventListener("nothing"'),
    (browser_checks.check_keyboard, "ArrowRight: 1", "ArrowRight: 2"),
    (browser_checks.check_keyboard, 'event.key === "Escape"', 'event.key === "Nothing"'),
    (browser_checks.check_keyboard, ".point:focus-visible .area { stroke: var(--own);", ".point:focus-visible .area {"),
    (browser_checks.check_keyboard, 'role="img" tabindex="-1"', 'role="img" tabindex="0"'),
    (browser_checks.check_filter, "words.every", "words.some"),
    (browser_checks.check_filter, "${found} of", "${found + 1} of"),
    (browser_checks.check_filter, 'group.classList.toggle("filtered", !has)', ""),
    (browser_checks.check_filter, "enter(chart, rest[0])", ""),
    (browser_checks.check_filter, "@media screen { .filtered", "@media all { .filtered"),
    (browser_checks.check_accessibility, 'aria-label="Contents"', ""),
    (form_checks.check_form, '<label for="filter">Filter cases</label>', ""),
    (browser_checks.check_accessibility, 'class="track" role="img"', 'class="track"'),
    (browser_checks.check_accessibility, "<h2", "<h2 aria-level=4"),
    (browser_checks.check_print, "::details-content { content-visibility: visible;", "::details-content {"),
    (browser_checks.check_print, "@media screen and (prefers-color-scheme", "@media (prefers-color-scheme"),
    (browser_checks.check_print, ".side, .skip, #tip { display: none !important; }", ""),
    (browser_checks.check_motion, "@media (prefers-reduced-motion: no-preference)", "@media all"),
    (browser_checks.check_motion, "html { scroll-behavior: smooth; }", ""),
]


@pytest.mark.fault
@pytest.mark.parametrize("check, old, new", FAULTS)
def test_fault_is_found(check, old, new, pages, request, tmp_path):
    page = pages("full")
    assert old in page.text, "the page has no such text"
    path = tmp_path / "fault.html"
    path.write_text(page.text.replace(old, new))
    others = [request.getfixturevalue("window")] if check in browser_checks.CHECKS else []
    with pytest.raises(AssertionError):
        check(Page(path, page.record, page.other), *others)
