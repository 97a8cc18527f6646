# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""How a check says what is wrong with a page."""


class Failure(Exception):
    """What is wrong with a page."""


def expect(condition, message):
    """Raises a Failure unless a condition holds."""
    if not condition:
        raise Failure(message)
