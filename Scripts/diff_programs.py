# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What scripts share that compare TableDiff's diff of lines with git's: the commands, and the fewest changes."""

import os
import pathlib
import subprocess
import sys

import shared
from fixtures_lib import texts

# Counting the fewest changes of longer files would take minutes.
COUNTED_BYTES = 3_000_000

# A user's configuration would change what git does.
ENVIRONMENT = {
    **os.environ,
    "LC_ALL": "C",
    "GIT_ATTR_NOSYSTEM": "1",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "XDG_CONFIG_HOME": os.devnull,
}

GIT = ["git", "diff", "--no-index", "--minimal", "--numstat", "--no-ext-diff", "--no-textconv", "--no-renames"]


def tablediff():
    """Builds the benchmark and returns the command that compares two files or two folders."""
    build = ["swift", "build", "--package-path", str(shared.ROOT), "-c", "release", "--product", "Benchmarks"]
    if sys.platform.startswith("linux"):
        # Loading the shared libraries of Swift and Foundation takes longer than comparing short files.
        build += ["--static-swift-stdlib", "--scratch-path", str(shared.ROOT / ".build-static")]
    subprocess.run(build, stdout=sys.stderr, check=True)
    folder = pathlib.Path(shared.run(*build, "--show-bin-path").stdout.strip())
    return [str(folder / "Benchmarks"), "--diff"]


def output(command, old, new, statuses):
    """Runs a command on two files or folders, away from the settings of any repository, and returns its output."""
    whole = [*command, str(old), str(new)]
    done = subprocess.run(whole, stdout=subprocess.PIPE, env=ENVIRONMENT, cwd=new.parent, check=False)
    if done.returncode not in statuses:
        raise SystemExit(f"ended with {done.returncode}: {' '.join(whole)}")
    return done.stdout


def fewest(old, new):
    """Returns (deleted, inserted) of a shortest edit script, counted by none of the programs; None for long files."""
    if max(old.stat().st_size, new.stat().st_size) > COUNTED_BYTES:
        return None
    return texts.changes(old.read_bytes(), new.read_bytes())
