# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The programs that compare two files, each as a process that says how many lines are deleted and inserted."""

import os
import shutil
import subprocess
import sys
from typing import Callable, NamedTuple

# What a user has configured would change what git does.
ENVIRONMENT = {**os.environ, "LC_ALL": "C", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull}


class Program(NamedTuple):
    """A command that takes two files, the exit statuses that mean success, and the reader of what it prints."""

    name: str
    command: list
    statuses: tuple
    read: Callable

    def run(self, old, new):
        """What it prints. Runs in the files' folder, away from any repository's settings."""
        command = [*self.command, str(old), str(new)]
        done = subprocess.run(command, stdout=subprocess.PIPE, env=ENVIRONMENT, cwd=new.parent, check=False)
        if done.returncode not in self.statuses:
            raise SystemExit(f"{self.name} ended with {done.returncode}: {' '.join(command)}")
        return done.stdout


def ours(output):
    """Reads `deleted inserted milliseconds`."""
    deleted, inserted = output.split()[:2]
    return int(deleted), int(inserted)


def numstat(output):
    """Reads `inserted TAB deleted TAB name`, or nothing."""
    inserted, deleted = output.split(b"\t")[:2] if output else (0, 0)
    return int(deleted), int(inserted)


def edit_script(output):
    """Counts the lines of a normal diff: `< ` is deleted, `> ` inserted."""
    lines = output.split(b"\n")
    return sum(line.startswith(b"< ") for line in lines), sum(line.startswith(b"> ") for line in lines)


GIT = ["git", "diff", "--no-index", "--minimal", "--numstat", "--no-ext-diff", "--no-textconv", "--no-renames"]


def available(root):
    """TableDiff, and those of the others that are installed."""
    build = ["swift", "build", "--package-path", str(root), "-c", "release", "--product", "Benchmarks"]
    if sys.platform.startswith("linux"):
        # Loading the shared libraries of Swift and Foundation takes longer than to compare short files.
        build += ["--static-swift-stdlib", "--scratch-path", str(root / ".build-static")]
    subprocess.run(build, stdout=sys.stderr, check=True)
    where = subprocess.run([*build, "--show-bin-path"], stdout=subprocess.PIPE, text=True, check=True)
    benchmarks = os.path.join(where.stdout.strip(), "Benchmarks")
    programs = [Program("TableDiff", [benchmarks, "--diff"], (0,), ours)]
    for program in (
        Program("git --minimal", GIT, (0, 1), numstat),
        Program("diff -d", ["diff", "-d", "-a"], (0, 1), edit_script),
    ):
        if shutil.which(program.command[0]):
            programs.append(program)
        else:
            print(f"{program.command[0]} is not installed: compared without it")
    return programs
