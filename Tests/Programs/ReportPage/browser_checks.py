# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Checks of a page in a browser."""

from colours import SCHEMES, TEXTS, VIEWPORTS, check_texts, contrast, luminance
from form_checks import check_levels

# What nobody sees.
NOT_READ = "script, style, .unseen"

# What the checks call in the page.
FUNCTIONS = r"""
window.test = {""" + TEXTS + r"""
  shown(element) { return element.checkVisibility(); },
  cases(selector) {
    return [...document.querySelectorAll(selector)].filter(test.shown).map(each => each.dataset.case);
  },
  place(element) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  },
  tip() {
    const tip = document.getElementById("tip");
    const box = tip.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return tip.hidden ? null : { text: tip.textContent, inside };
  },
};
"""


def open_page(page, window, width=1280, height=900, scheme="light"):
    """Opens a page, whose scrolling takes no time, and gives it the functions of the checks."""
    window.open(page.path, width, height, scheme, reduced_motion=True)
    window.evaluate(FUNCTIONS)


def check_layouts(page, window):
    """On a phone and a desktop, in both schemes: no error, no request, no overflow, and legible text."""
    for width, height in VIEWPORTS:
        for scheme in SCHEMES:
            where = f"{width} × {height}, {scheme}"
            open_page(page, window, width, height, scheme)
            address = page.path.resolve().as_uri()
            others = [each for each in window.requests if each != address]
            assert not others, f"{where}: the page requests {others}"
            assert not window.problems, f"{where}: {window.problems}"
            window.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            widest = window.evaluate("document.documentElement.scrollWidth")
            assert widest <= width, f"{where}: the page is {widest} wide"
            # Colours do not depend on the width.
            if width == VIEWPORTS[-1][0]:
                check_texts(window, where, NOT_READ)
            hidden = window.evaluate(
                "[...document.querySelectorAll('.track, svg')].filter(each => !test.shown(each)).length"
            )
            assert hidden == 0, f"{where}: {hidden} charts are not visible"
            for selector in (".track", "svg"):
                least = window.evaluate(
                    f"Math.min(...[...document.querySelectorAll('{selector}')].map(each => each.clientWidth))"
                )
                assert least >= 150, f"{where}: a chart is only {least} wide"
    assert window.evaluate("window.attacked") is None, "a text of the record ran as a script"


def draw(page, window, folder):
    """Writes pictures of the whole page in all layouts, and as it is printed."""
    for width, height in VIEWPORTS:
        for scheme in SCHEMES:
            open_page(page, window, width, height, scheme)
            window.page.screenshot(path=folder / f"{page.path.stem}-{width}-{scheme}.png", full_page=True)
    window.page.pdf(path=folder / f"{page.path.stem}.pdf", prefer_css_page_size=True)


def check_hover(page, window):
    """The pointer over a point shows its label in the window, and it goes with the pointer."""
    open_page(page, window, *VIEWPORTS[0])
    for selector in (".track", ".point"):
        count = window.evaluate(f"document.querySelectorAll('{selector}').length")
        for index in {0, count // 2, count - 1} if count else ():
            place = f"test.place(document.querySelectorAll('{selector}')[{index}])"
            window.evaluate(place)
            window.settle()
            window.hover(*window.evaluate(place))
            label = window.evaluate(f"document.querySelectorAll('{selector}')[{index}].getAttribute('aria-label')")
            tip = window.evaluate("test.tip()")
            assert tip and tip["text"] == label, f"over '{label}' there is {tip}"
            assert tip["inside"], f"the label '{label}' is not in the window"
            window.hover(1, 1)
            assert window.evaluate("test.tip()") is None, f"'{label}' stays when the pointer leaves"


def check_keyboard(page, window):
    """Tab reaches each chart, arrows its points; the focus is visible and shows the point's label."""
    open_page(page, window)
    charts = window.evaluate("document.querySelectorAll('[data-points]').length")
    if not charts:
        return
    stops = window.evaluate("""
        [...document.querySelectorAll("[data-points]")]
            .filter(each => each.querySelectorAll("[tabindex='0']").length !== 1).length""")
    assert stops == 0, f"{stops} charts have not one stop in the order of tabs"
    for selector in ("svg[data-points]", ".bars"):
        label = "document.activeElement.getAttribute('aria-label')"
        points = window.evaluate(f"""
            [...(document.querySelector('{selector}')?.querySelectorAll('.track, .point') ?? [])]
                .map(each => each.getAttribute('aria-label'))""")
        if not points:
            continue
        # A chart is reached by Tab from what is before it.
        window.evaluate("document.getElementById('content').focus()")
        for _ in range(200):
            window.press("Tab")
            if window.evaluate(f"!!document.activeElement.closest('{selector}')"):
                break
        assert window.evaluate(label) == points[0], f"Tab does not reach '{points[0]}'"
        tip = window.evaluate("test.tip()")
        assert tip and tip["text"] == points[0] and tip["inside"], f"the focus on '{points[0]}' shows {tip}"
        style = "getComputedStyle(document.activeElement.querySelector('.area') ?? document.activeElement)"
        visible = window.evaluate(f"{style}.outlineStyle !== 'none' || {style}.stroke !== 'none'")
        assert visible, f"the focus on '{points[0]}' is not visible"
        for key, index in (("ArrowRight", 1), ("ArrowDown", 2), ("End", -1), ("ArrowLeft", -2), ("Home", 0)):
            window.press(key)
            wanted = points[max(-len(points), min(index, len(points) - 1))]
            assert window.evaluate(label) == wanted, f"{key} leads to '{window.evaluate(label)}', not '{wanted}'"
            tip = window.evaluate("test.tip()")
            assert tip and tip["text"] == wanted, f"{key} shows {tip}"
        window.press("Escape")
        assert window.evaluate("test.tip()") is None, "Escape does not hide a label"


def check_filter(page, window):
    """The filter leaves the cases that have its words, and says how many."""
    open_page(page, window)
    if not page.section("cases"):
        assert window.evaluate("document.querySelector('.filter').hidden"), "there is a filter without cases"
        return
    selector = "#cases .bars li"
    everything = window.evaluate(f"test.cases('{selector}')")
    word = page.cases[-1].title.split()[0].lower()
    for words in ([word], ["table", "diff"], ["no such case"]):
        window.evaluate("document.body.tabIndex = -1; document.body.focus()")
        window.press("/")
        assert window.evaluate("document.activeElement.id") == "filter", "'/' does not lead to the filter"
        window.evaluate("document.activeElement.select()")
        for character in " ".join(words):
            window.press(character)
        expected = {
            f"{case.title} {case.rows:,}"
            for case in page.cases
            if all(each in f"{case.title} {case.rows:,} {case.call}".lower() for each in " ".join(words).split())
        }
        shown = window.evaluate(f"test.cases('{selector}')")
        assert set(shown) == expected & set(everything), f"filter {words}: {len(shown)} cases, not {len(expected)}"
        status = window.evaluate("document.getElementById('matches').textContent")
        assert status.startswith(f"{len(expected)} of "), f"filter {words}: '{status}' for {len(expected)} cases"
        empty = window.evaluate("""
            [...document.querySelectorAll("[data-call]")]
                .filter(each => test.shown(each) && !each.querySelector("[data-case]:not(.filtered)")).length""")
        assert empty == 0, f"filter {words}: {empty} groups are empty"
        stops = window.evaluate("""
            [...document.querySelectorAll("[data-points]")].filter(each => test.shown(each) &&
                ![...each.querySelectorAll("[tabindex='0']")].some(test.shown)).length""")
        assert stops == 0, f"filter {words}: Tab does not reach {stops} charts"
    window.emulate(media="print")
    assert window.evaluate(f"test.cases('{selector}')") == everything, "filtered cases are missing on paper"


def check_accessibility(page, window):
    """What a screen reader gets: names for all that can be reached, and headings in order."""
    open_page(page, window)
    tree = window.accessibility_tree()
    named = {"link", "searchbox", "img", "image", "DisclosureTriangle", "table", "navigation"}
    for node in tree:
        is_reached = node["properties"].get("focusable") and node["role"] not in {"RootWebArea", "main"}
        if is_reached or node["role"] in named:
            assert node["name"].strip(), f"a {node['role']} has no name"
    roles = {node["role"] for node in tree}
    assert {"main", "navigation", "heading"} <= roles, f"there are only {sorted(roles)}"
    check_levels([node["properties"]["level"] for node in tree if node["role"] == "heading"])
    points = window.evaluate("document.querySelectorAll('.track, .point').length")
    images = sum(node["role"] in {"img", "image"} for node in tree)
    assert images == points, f"a screen reader finds {images} of {points} points"


def check_print(page, window):
    """On paper everything is open and dark on white, and what only a screen needs is not there."""
    open_page(page, window, scheme="dark")
    window.emulate("dark", media="print")
    closed = window.evaluate("""
        [...document.querySelectorAll("main details")]
            .filter(each => [...each.children].some(child => !test.shown(child) || !child.clientHeight)).length""")
    assert closed == 0, f"{closed} tables are folded on paper"
    assert window.evaluate("!test.shown(document.querySelector('.side'))"), "the contents are on paper"
    for text, colour, back in window.evaluate(f"test.texts('{NOT_READ}')"):
        ratio = contrast(colour, back if back[3] else [1, 1, 1])
        assert luminance(colour) < 0.3 and ratio >= 4.5, f"'{text}' is hardly visible on paper: {ratio:.2f}"


def check_motion(page, window):
    """Scrolling is smooth, unless the reader asks for less motion."""
    open_page(page, window)
    for reduced, wanted in ((False, "smooth"), (True, "auto")):
        window.emulate(reduced_motion=reduced)
        found = window.evaluate("getComputedStyle(document.documentElement).scrollBehavior")
        assert found == wanted, f"scrolling is {found} with reduced motion {reduced}"
        moving = window.evaluate("""
            [...document.querySelectorAll("*")].filter(each => {
              const style = getComputedStyle(each);
              return style.animationName !== "none" || parseFloat(style.transitionDuration) > 0;
            }).length""") if reduced else 0
        assert moving == 0, f"{moving} elements move with reduced motion"


POINTER_AND_KEYS = [check_hover, check_keyboard, check_motion]
CHECKS = [check_layouts, check_filter, check_accessibility, check_print, *POINTER_AND_KEYS]
