# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""What the Python scripts share: the repository's root, its copyright, commands, and the compiler's target."""

import argparse
import functools
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The two lines that head each file, without the marks of a comment.
COPYRIGHT = ("Copyright (c) 2026 the TableDiff authors", "SPDX-License-Identifier: Apache-2.0")


def parser(description):
    """Returns a parser of arguments whose help shows a script's documentation as it is written."""
    return argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)


def run(*command, check=True):
    """Runs a command and returns its result with both outputs as text. If `check` is on, a failure ends the script."""
    words = [str(word) for word in command]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    if check and result.returncode != 0:
        raise SystemExit(f"{' '.join(words)}\nfailed with status {result.returncode}:\n{result.stdout}{result.stderr}")
    return result


@functools.lru_cache(maxsize=None)
def target_info():
    """Returns what the compiler says about its target, such as `target.triple`, `target.moduleTriple` and `paths`."""
    return json.loads(run("swiftc", "-print-target-info").stdout)
