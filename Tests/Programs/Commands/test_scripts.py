# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""A script that fails ends in words."""

import subprocess
from pathlib import Path

import shared
from programs import ENVIRONMENT, write


def test_docs_end_in_words():
    # Nothing can be built.
    write("swift", "#!/bin/sh\necho cannot build\nexit 1\n").chmod(0o755)
    result = subprocess.run(
        [shared.ROOT / "Scripts" / "docs", "--site", "site"], capture_output=True, text=True, check=False, timeout=60,
        env={**ENVIRONMENT, "PATH": f"{Path.cwd()}:{ENVIRONMENT['PATH']}"})
    assert result.returncode == 1, result
    assert "docs: building and converting TableDiff\n" in result.stderr
    assert "Traceback" not in result.stderr
