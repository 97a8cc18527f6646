# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The options of the tests, the programs that they run, and the browser."""

import pathlib

import programs
import pytest
import shared
import window as windows


def pytest_addoption(parser):
    """Adds the options, and what pytest.ini says."""
    parser.addini("product", "the executable that is built")
    parser.addoption("--program", type=pathlib.Path, metavar="FILE", help="an executable; others stand beside it")
    parser.addoption("--build-config", choices=["debug", "release"], default="release", help="how to build")
    parser.addoption("--self-test", action="store_true", help="plant faults instead; each must be found")
    parser.addoption("--require-browser", action="store_true", help="fail where there is no Chromium")
    parser.addoption("--pictures", type=pathlib.Path, metavar="FOLDER", help="also draw pages, into an existing folder")


def pytest_collection_modifyitems(config, items):
    """Leaves the tests that the options ask for."""
    is_self_test, is_debug = config.getoption("--self-test"), config.getoption("--build-config") == "debug"
    items[:] = [
        item for item in items
        if bool(item.get_closest_marker("fault")) == is_self_test
        and not (is_debug and item.get_closest_marker("measures"))
    ]


@pytest.fixture(scope="session", autouse=True)
def built_programs(request):
    """Builds the program, unless there is one."""
    program = request.config.getoption("--program")
    if not program:
        program = shared.built(request.config.getini("product"), request.config.getoption("--build-config"))
    programs.folder = program.resolve().parent


@pytest.fixture(scope="session")
def window(request):
    """A window of a browser."""
    with windows.opened() as found:
        if not found:
            (pytest.fail if request.config.getoption("--require-browser") else pytest.skip)("there is no Chromium")
        yield found


@pytest.fixture(scope="session")
def pictures(request):
    """The folder for pictures."""
    return request.config.getoption("--pictures") or pytest.skip("no --pictures")
