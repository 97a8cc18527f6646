# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The parts of Scripts/fixtures: where lists come from, how they are read, what their diffs must be."""
