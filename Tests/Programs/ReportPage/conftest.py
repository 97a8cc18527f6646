# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The pages that the benchmark makes of records."""

import functools
import json

import pytest
from programs import run
from report_pages import Page
from report_records import SPECIMENS


@pytest.fixture(scope="session")
def pages(tmp_path_factory):
    """Gives the page of a name, of a record and an older one if there is one."""
    folder = tmp_path_factory.mktemp("pages")

    @functools.cache
    def made(name):
        record, other = SPECIMENS[name]()
        files = []
        for kind, each in (("-other", other), ("", record)):
            if each:
                files.append(folder / f"{name}{kind}.json")
                files[-1].write_text(json.dumps(each))
        # Swift orders dictionaries anew in each process, which must not show.
        paths = [folder / f"{name}.html", folder / f"{name}-again.html"]
        for path in paths:
            result = run("report", *files, "--output", path)
            assert result.returncode == 0, result.stderr
        assert paths[0].read_bytes() == paths[1].read_bytes(), "two pages of the same record differ"
        return Page(paths[0], record, other)

    return made
