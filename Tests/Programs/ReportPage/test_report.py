# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Tests the page that `Benchmarks report` makes: as a file, and in a browser."""

import browser_checks
import figure_checks
import form_checks
import place_checks
import pytest
from report_records import SPECIMENS

NUMBER_CHECKS = figure_checks.CHECKS + place_checks.CHECKS

# The fullest page has all that the stored record's page has, so only that one is opened. Records with strange numbers
# must give a page; what it says about them is not compared.
SPARED = {
    "stored": browser_checks.CHECKS,
    "hostile": [browser_checks.check_filter, *browser_checks.POINTER_AND_KEYS],
    "empty": browser_checks.POINTER_AND_KEYS,
    "growing": [browser_checks.check_hover, browser_checks.check_motion],
    "alone": browser_checks.POINTER_AND_KEYS,
    "strange": NUMBER_CHECKS + browser_checks.CHECKS[1:],
}


def cases(checks):
    """Returns the pages and the checks that apply to them."""
    return [(name, check) for name in SPECIMENS for check in checks if check not in SPARED.get(name, [])]


@pytest.mark.parametrize("name, check", cases(form_checks.CHECKS + NUMBER_CHECKS))
def test_file(name, check, pages):
    check(pages(name))


@pytest.mark.parametrize("name, check", cases(browser_checks.CHECKS))
def test_in_browser(name, check, pages, window):
    check(pages(name), window)


@pytest.mark.parametrize("name", SPECIMENS)
def test_pictures(name, pages, pictures, window):
    browser_checks.draw(pages(name), window, pictures)
