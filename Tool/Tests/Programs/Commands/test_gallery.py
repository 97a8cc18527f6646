# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The gallery."""

import re
import subprocess
from pathlib import Path

import programs
import shared


def test_gallery():
    subprocess.run(
        [shared.ROOT / "Tool" / "Scripts" / "gallery", "pages", "--program", programs.folder / shared.SHOW[0]],
        check=True, timeout=300)
    pages = Path("pages")
    links = re.findall('href="(.*)"', (pages / "index.html").read_text(encoding="utf-8"))
    assert len(links) == 6 and {*links, "index.html"} == {path.name for path in pages.iterdir()}
