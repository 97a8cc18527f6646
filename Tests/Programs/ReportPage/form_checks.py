# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Checks of a page as a file: its form, and that it needs nothing else."""

import re

from colours import SCHEMES, contrast


LARGEST = 1_000_000

COLOUR = re.compile(r"--([a-z-]+): (#[0-9a-f]{6})")
PAIRS = [
    (text, back) for text in ("text", "quiet", "own", "beyond") for back in ("page", "panel")
] + [("tip-text", "tip"), ("measure", "page")]


def check_form(page):
    """The page is well-formed, and its ids are unique and found by what refers to them."""
    assert page.text.startswith("<!DOCTYPE html>"), "the page is not of HTML 5"
    assert page.root.all("html")[0]["lang"] == "en", "the page has no language"
    assert len(page.root.all("title")) == 1 and page.root.all("title")[0].text, "the page has no title"
    assert len(page.root.all("main")) == 1, "the page has no main part, or several"
    labelled = {each["for"] for each in page.root.all("label")}
    assert {each["id"] for each in page.root.all("input")} <= labelled, "an input has no label"
    ids = [each["id"] for each in page.root.all() if each["id"]]
    assert len(ids) == len(set(ids)), f"ids occur twice: {sorted(each for each in set(ids) if ids.count(each) > 1)}"
    for element in page.root.all():
        for name in ("aria-labelledby", "aria-describedby", "for"):
            for reference in element[name].split():
                assert reference in ids, f"{name} refers to '{reference}', which is nowhere"


def check_self_contained(page):
    """The page has no reference to anything else, and forbids the browser to follow one."""
    ids = {each["id"] for each in page.root.all()}
    for element in page.root.all():
        loading = {"link", "img", "iframe", "object", "embed", "base", "form"}
        assert element.tag not in loading, f"there is <{element.tag}>"
        for name, value in element.attributes.items():
            assert not name.startswith("on"), f"<{element.tag}> has a script in '{name}'"
            assert name not in {"src", "srcset", "action", "data", "xlink:href"}, f"<{element.tag}> loads {value}"
            if name == "href":
                assert value[0] == "#" and value[1:] in ids, f"a link leads to {value}"
            if name == "style":
                assert "url(" not in value and "@" not in value, f"a style loads something: {value}"
    for style in page.root.all("style"):
        assert "url(" not in style.text and "@import" not in style.text, "the style loads something"
    assert len(page.root.all("script")) == 1, "there is not one script"
    policy = [each["content"] for each in page.root.all("meta") if each["http-equiv"] == "Content-Security-Policy"]
    assert policy and policy[0].startswith("default-src 'none'"), "nothing forbids requests"
    assert "unsafe-inline" not in policy[0].split("script-src")[1], "any script may run"


def check_size(page):
    """The page is below its limit."""
    size = len(page.text.encode())
    assert size < LARGEST, f"the page has {size:,} bytes"


def check_headings(page):
    """Headings follow each other without a gap."""
    levels = [int(each.tag[1]) for each in page.root.all() if re.fullmatch("h[1-6]", each.tag)]
    check_levels(levels)


def check_levels(levels):
    """Levels begin with 1, have it once, and go down in steps of one."""
    assert levels and levels[0] == 1 and levels.count(1) == 1, f"the headings begin with {levels[:3]}"
    for before, after in zip(levels, levels[1:]):
        assert after <= before + 1, f"a heading of level {after} follows one of level {before}"


def cleaned(text):
    """Returns a text without control characters, as the page shows it."""
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "\ufffd", text)


def check_inert(page):
    """Texts of the record are shown as they are, without control characters."""
    visible = {each.text for each in page.root.all("bdi")}
    for task in page.record["tasks"]:
        title = re.sub(r"\s+", " ", cleaned(task["title"])).strip()
        assert title in visible, f"the page does not show '{title}'"


def check_colours(page):
    """The colours of the style contrast enough with what is behind them, in each scheme."""
    style = page.root.all("style")[0].text
    schemes = [dict(COLOUR.findall(block)) for block in re.findall(r":root \{(.*?)\}", style)]
    assert len(schemes) == 2, f"the style has {len(schemes)} schemes"
    for name, colours in zip(SCHEMES, schemes):
        for text, back in PAIRS:
            shares = [[int(colours[each][at : at + 2], 16) / 255 for at in (1, 3, 5)] for each in (text, back)]
            assert contrast(*shares) >= 4.5, f"{name}: {text} on {back} has a contrast of {contrast(*shares):.2f}"


CHECKS = [check_form, check_self_contained, check_size, check_headings, check_inert, check_colours]
