# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Each test runs in a folder of its own."""

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """Makes an empty folder the current one."""
    monkeypatch.chdir(tmp_path)
