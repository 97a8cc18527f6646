# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The gallery says what it does, and ends in words."""

import re
import subprocess
from pathlib import Path

import programs
import pytest
import shared
from programs import ENVIRONMENT, write


def gallery(*arguments, **options):
    """Makes the gallery."""
    return subprocess.run(
        [shared.ROOT / "Tool" / "Scripts" / "gallery", *map(str, arguments)], capture_output=True, text=True,
        check=False, **options)


def test_gallery():
    result = gallery("pages", "--program", programs.folder / shared.SHOW[0], timeout=300)
    assert result.returncode == 0, result.stderr
    pages = list(Path("pages").glob("*.html"))
    assert len(result.stdout.splitlines()) == len(pages)
    lines = result.stderr.splitlines()
    assert len(lines) == len(pages) - 1
    for number, line in enumerate(lines, 1):
        assert re.match(f"gallery: page {number} of {len(lines)}: .", line)


@pytest.mark.parametrize("arguments, text", [
    (["file/x", "--program", "failing"], "Not a directory"),
    (["g", "--program", "absent"], "/absent: No such file or directory"),
    (["g", "--program", "file"], "/file: Permission denied"),
    (["g", "--program", "failing"], "ended with status 2: no such thing"),
    (["g", "--program", "silent"], "gallery: "),
    (["g"], "failed with status 1:\ncannot build"),
])
def test_gallery_ends_in_words(arguments, text):
    write("file", "")
    write("silent", "#!/bin/sh\nexit 1\n").chmod(0o755)
    write("failing", "#!/bin/sh\necho no such thing >&2\nexit 2\n").chmod(0o755)
    # Nothing can be built.
    write("swift", "#!/bin/sh\necho cannot build\nexit 1\n").chmod(0o755)
    environment = {**ENVIRONMENT, "PATH": f"{Path.cwd()}:{ENVIRONMENT['PATH']}"}
    result = gallery(*arguments, env=environment, timeout=60)
    assert result.returncode == 1, result
    assert text in result.stderr
    assert "Traceback" not in result.stderr
