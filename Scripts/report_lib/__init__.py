# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The parts of Scripts/test-report: made records, pages as files and in a browser, and planted faults."""
