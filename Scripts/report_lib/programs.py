# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The benchmark as an executable."""

import pathlib

import shared


def built_program():
    """Builds the benchmark and returns its path."""
    words = ["swift", "build", "--package-path", shared.ROOT, "-c", "release", "--product", "Benchmarks"]
    shared.run(*words)
    return pathlib.Path(shared.run(*words, "--show-bin-path").stdout.strip()) / "Benchmarks"
