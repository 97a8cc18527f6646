# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The parts of Scripts/compare-with-git: which files, which programs, and the comparison."""
