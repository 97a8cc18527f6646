# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The help of the commands."""

import re

import pytest
from programs import call, printed
from shared import APPLY, SHOW


@pytest.mark.parametrize("words, options", [
    (SHOW, "--id --section --format --no-header --context --stat --color --no-pager --json --html"),
    (APPLY, "--output"),
])
def test_help_names_all_options(words, options):
    found = set(re.findall(r"(?m)^  (--[a-z-]+)", printed(call(*words, "--help"))))
    assert set(options.split()) <= found
