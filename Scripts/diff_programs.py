# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What scripts share that compare the diff of lines with git's: programs, their times, and the fewest changes."""

import os
import statistics
import subprocess
import sys
import time
from typing import Callable, NamedTuple

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
    options = []
    if sys.platform.startswith("linux"):
        # Loading the shared libraries of Swift and Foundation takes longer than comparing short files.
        options = ["--static-swift-stdlib", "--scratch-path", shared.ROOT / ".build-static"]
    return [str(shared.built("Benchmarks", "release", *options)), "--diff"]


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


class Program(NamedTuple):
    """A command that takes two files or folders, the exit statuses that mean success, and a reader of its output, which
    is given the old file too."""

    name: str
    command: list
    statuses: tuple
    read: Callable


class Times(NamedTuple):
    """The seconds that a program took, and those in which it had the processor."""

    elapsed: float
    processor: float


def measured(old, new, programs, rounds):
    """Runs the programs in turn. Returns {name: what its reader finds} and {name: median times}."""
    found, times = {}, {program.name: [] for program in programs}
    for _ in range(rounds):
        for program in programs:
            start = time.perf_counter(), shared.processor_seconds()
            text = output(program.command, old, new, program.statuses)
            end = time.perf_counter(), shared.processor_seconds()
            times[program.name].append([after - before for before, after in zip(start, end)])
            found[program.name] = program.read(text, old)
    return found, {name: Times(*map(statistics.median, zip(*each))) for name, each in times.items()}
