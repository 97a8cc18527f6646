# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Chromium, and packages of PyPI that are installed when they are needed first, those of tools.txt into .build-tools."""

import os
import pathlib
import shutil
import subprocess
import sys
import venv

import shared

SCRIPTS = shared.ROOT / "Scripts"
FOLDER = shared.ROOT / ".build-tools"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium():
    """Returns the path of a Chromium, or None where there is none."""
    return next((path for path in map(shutil.which, CHROMIUM) if path), None)


def install(folder, requirements):
    """Makes an environment of Python in a folder, with the packages of a text, unless it is there."""
    installed = folder / "installed.txt"
    if installed.exists() and installed.read_text(encoding="utf-8") == requirements:
        return
    shared.say(f"installing from PyPI into {folder.name}")
    try:
        venv.create(folder, clear=True, with_pip=True)
    except (ImportError, subprocess.CalledProcessError):
        raise SystemExit("tools: Python cannot make an environment here; on Debian, install python3-venv") from None
    wanted = folder / "requirements.txt"
    wanted.write_text(requirements, encoding="utf-8")
    pip = [folder / "bin" / "pip", "--quiet", "--disable-pip-version-check", "--retries", "1", "install", "-r", wanted]
    result = shared.run(*pip, check=False)
    if result.returncode != 0:
        raise SystemExit(f"tools: pip cannot install from PyPI:\n{result.stderr.strip()[-1000:]}")
    wanted.rename(installed)


def enter(folder=FOLDER, requirements=(SCRIPTS / "tools.txt").read_text(encoding="utf-8")):
    """Goes on with packages of PyPI: runs the script anew in their environment, unless it runs there."""
    if pathlib.Path(sys.prefix).resolve() != folder:
        install(folder, requirements)
        python = folder / "bin" / "python"
        os.execv(python, [python, *sys.argv])


def run_tests(folder, package=""):
    """Ends the script with the tests of a folder of Tests/Programs in a package. Its arguments are those of pytest."""
    enter()
    tests = shared.ROOT / package / "Tests" / "Programs"
    words = [sys.executable, "-m", "pytest", "-c", tests / "pytest.ini", tests / folder, *sys.argv[1:]]
    os.execv(sys.executable, words)
