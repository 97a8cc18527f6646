# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The checks of a page, and which of them a page of a made record is spared."""

from .browsing import (
    check_accessibility,
    check_filter,
    check_hover,
    check_keyboard,
    check_layouts,
    check_motion,
    check_print,
)
from .colours import check_colours
from .form import check_form, check_headings, check_inert, check_self_contained, check_size
from .numbers import check_comparison, check_growth, check_headline, check_numbers, check_tables
from .positions import check_bars, check_drawings

FORM_CHECKS = [check_form, check_self_contained, check_size, check_headings, check_inert, check_colours]
NUMBER_CHECKS = [check_numbers, check_headline, check_growth, check_tables, check_comparison, check_bars, check_drawings]
FILE_CHECKS = FORM_CHECKS + NUMBER_CHECKS
POINTER_AND_KEYS = [check_hover, check_keyboard, check_motion]
BROWSER_CHECKS = [check_layouts, check_filter, check_accessibility, check_print] + POINTER_AND_KEYS

# The fullest page has all that the stored record's page has, so only that one is opened. Records with strange numbers
# must give a page; what it says about them is not compared.
SPARED = {
    "stored": BROWSER_CHECKS,
    "hostile": [check_filter] + POINTER_AND_KEYS,
    "empty": POINTER_AND_KEYS,
    "growing": [check_hover, check_motion],
    "alone": POINTER_AND_KEYS,
    "strange": NUMBER_CHECKS + BROWSER_CHECKS[1:],
}


def checks_for(name, checks):
    """Returns the checks that apply to the page of a name."""
    return [each for each in checks if each not in SPARED.get(name, [])]
