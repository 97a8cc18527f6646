# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Repositories of git, whatever the configuration of the user says."""

import os
import subprocess

from programs import environment


def git(*arguments, status=0, **changes):
    """Runs git, and returns what it printed."""
    own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    for role in ("AUTHOR", "COMMITTER"):
        own |= {f"GIT_{role}_NAME": "A", f"GIT_{role}_EMAIL": "a@example.org"}
    result = subprocess.run(
        ["git", *map(str, arguments)], capture_output=True, check=False, timeout=120, env=environment(own | changes))
    assert result.returncode in (status if isinstance(status, tuple) else (status,)), result
    return (result.stdout + result.stderr).decode()


def commit(message="a commit"):
    """Commits all that is in the folder."""
    git("add", "--all")
    git("commit", "--quiet", "--message", message)
