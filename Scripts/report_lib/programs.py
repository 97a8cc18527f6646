# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The programs of the package as executables."""

import pathlib

import shared


def built_program(name="Benchmarks"):
    """Builds a program, by default the benchmark, and returns its path."""
    words = ["swift", "build", "--package-path", shared.ROOT, "-c", "release", "--product", name]
    shared.run(*words)
    return pathlib.Path(shared.run(*words, "--show-bin-path").stdout.strip()) / name
