# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Where options that write a file write to: descriptors and pipes as they are, files all at once."""

import os
import shlex
import subprocess

import pytest
from programs import environment, words, write
from shared import SHOW

OLD, NEW = "id,n\n1,a\n", "id,n\n1,b\n2,c\n"

WRITERS = [["old.csv", "new.csv", "--id", "id", option] for option in ("--csv", "--json", "--html", "--markdown")] + [
    ["old.json", "new.json", "--id", "id", "--json-patch"], ["apply", "patch", "old.csv", "--output"],
    ["merge", "old.csv", "new.csv", "old.csv", "--id", "id", "--output"]]


def shell(script, status=0):
    """Runs a script, and returns what it printed."""
    result = subprocess.run(["bash", "-c", script], capture_output=True, check=False, timeout=60, env=environment({}))
    assert result.returncode == status, result
    return result.stdout.decode()


@pytest.fixture(autouse=True)
def files(own_folder):
    """Writes the files that are read."""
    write("old.csv", OLD)
    write("new.csv", NEW)
    write("old.json", [{"id": 1}])
    write("new.json", [{"id": 2}])
    write("patch", shell(shlex.join(words(*SHOW, *WRITERS[1], "-")), 1))


@pytest.mark.parametrize("arguments", WRITERS)
def test_outputs(arguments):
    command = shlex.join(words(*SHOW, *arguments))
    result = shell(f"{command} -; true")
    assert len(result) > 5
    for path in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"):
        if not path.startswith("/proc") or os.path.exists("/proc/self/fd"):
            if path == "link":
                os.symlink("/dev/stdout", "link")
            script = f"echo before > log; ({command} {path}; echo after) >> log; cat log"
            assert shell(script) == f"before\n{result}after\n", path
            assert shell(f"{command} {path} | cat") == result, path
    assert shell(f"{command} /dev/stderr 2>&1 >/dev/null; true") == result
    assert shell(f"{command} /dev/fd/7 7> seven; cat seven") == result
    assert shell(f"mkfifo pipe; cat pipe > piped & {command} pipe; wait; cat piped") == result
    assert shell(f"{command} /dev/null; true") == "" and not os.path.isfile("/dev/null")
    assert "cannot be written" in shell(f"{command} /dev/fd/9 2>&1", 2)


def test_files_that_are_read():
    """What is read is not the output, whatever it is called."""
    for path in ("-", "/dev/stdout"):
        command = shlex.join(words(*SHOW, "apply", "patch", "old.csv", "--output", path))
        assert "cannot be the output too" in shell(f"{command} 2>&1 >> old.csv", 2)
    command = shlex.join(words(*SHOW, "old.csv", "new.csv", "--id", "id", "--csv", "/dev/stdout"))
    assert "cannot be the output too" in shell(f"{command} 2>&1 >> new.csv", 2)
