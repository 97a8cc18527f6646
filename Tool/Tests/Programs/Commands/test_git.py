# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`git`: what git shows with this program as its diff driver."""

import os
import re
import shlex
import shutil

import pexpect
import pytest
from programs import check_error, environment, printed, show, words, write
from repositories import commit, git
from shared import SHOW

pytestmark = pytest.mark.skipif(not shutil.which("git"), reason="no git here")

OLD = "city,n\nRome,1\nOslo,2\nBern,3\n"
NEW = "city,n\nOslo,2\nRome,7\nBern,3\n"


@pytest.fixture(autouse=True)
def repository(own_folder):
    """Makes a repository in which files with a table are compared by their rows."""
    git("init", "--quiet", "--initial-branch", "main")
    git("config", "diff.table.command", shlex.join(words(*SHOW, "git", "--id", "city")) + " --")
    write(".gitattributes", "*.csv diff=table\n*.txt diff=table\n")
    write("a.csv", OLD)
    commit()


def test_changed():
    write("a.csv", NEW)
    lines = git("diff").split("\n")
    assert lines[:2] == ["a/a.csv → b/a.csv", "rows: 1 moved, 1 updated, 1 unchanged"]
    assert any("~ Rome  n: 1 → 7" in line or "← Rome  n: 1 → 7" in line for line in lines), lines
    # Git has no failure of its own, and asks for no status.
    assert git("diff", "--no-ext-diff").startswith("diff --git")


def test_side_by_side():
    """Through its pager, git tells how wide the terminal is."""
    write("a.csv", NEW)
    call = shlex.join(words(*SHOW, "git", "--id", "city", "--side-by-side")) + " --"
    text = pexpect.run(
        shlex.join(["git", "-c", "diff.table.command=" + call, "diff"]), env=environment({"GIT_PAGER": "cat;"}),
        dimensions=(40, 101)).decode()
    lines = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in text.split("\r\n") if "│" in line]
    assert len(lines) > 3, text
    assert {line.index("│") for line in lines} == {50}, text


def test_added_and_deleted():
    write("b.csv", NEW)
    git("add", "b.csv")
    assert git("diff", "--cached").split("\n")[:2] == ["/dev/null → b/b.csv", "rows: 3 inserted"]
    git("reset", "--quiet")
    os.remove("a.csv")
    assert git("diff").split("\n")[:2] == ["a/a.csv → /dev/null", "rows: 3 deleted"]


def test_renamed():
    os.rename("a.csv", "c d.csv")
    git("add", "--all")
    assert git("diff", "--cached", "-M") == "a/a.csv → b/c d.csv: renamed\n"
    write("c d.csv", OLD + "Graz,4\n")
    git("add", "--all")
    lines = git("diff", "--cached", "-M20").split("\n")
    assert lines[:2] == ["a/a.csv → b/c d.csv", "rows: 1 inserted, 3 unchanged"]


def test_mode():
    os.chmod("a.csv", 0o755)
    assert git("diff") == "a/a.csv → b/a.csv: mode 100644 → 100755\n"


def test_unmerged():
    git("checkout", "--quiet", "-b", "other")
    write("a.csv", OLD.replace("3", "4"))
    commit()
    git("checkout", "--quiet", "main")
    write("a.csv", OLD.replace("3", "5"))
    commit()
    git("merge", "other", status=1)
    assert "* Unmerged path a.csv" in git("diff", "--cached")
    assert printed(show("git", "--id", "city", "a.csv")) == "* Unmerged path a.csv\n"


def test_names():
    for name in ["with two  spaces.csv", "-x.csv", "ö.csv", "a\x1b[2J\n\u202e.csv"]:
        write(name, OLD)
    commit()
    for name in os.listdir():
        if name.endswith(".csv"):
            write(name, NEW)
    text = git("diff")
    assert text.count("rows: 1 moved, 1 updated, 1 unchanged") == 5
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text)
    for name in ["with two  spaces.csv", "-x.csv", "ö.csv", "a^[[2J^J<U+202E>.csv"]:
        assert f"a/{name} → b/{name}\n" in text


def test_other_files():
    """A file that is no table is shown all the same, and those after it."""
    write("b.csv", "")
    write("c.csv", OLD)
    write("d.txt", "a\n")
    write("e.csv", "a\0")
    os.symlink("a.csv", "link.csv")
    commit()
    write("b.csv", OLD)
    write("c.csv", OLD + '"\n')
    write("d.txt", "b\n")
    write("e.csv", "b\0")
    os.remove("link.csv")
    os.symlink("c.csv", "link.csv")
    write("z.csv", OLD)
    git("add", "--all")
    text = git("diff", "--cached")
    assert "b/b.csv: lines are compared: a/b.csv: line 1, column 1, byte 0: the file is empty" in text
    assert "b/c.csv: lines are compared: b/c.csv: line 5, column 1, byte 28: a quote is not closed" in text
    assert "a/d.txt → b/d.txt\nlines: 1 deleted, 1 inserted" in text
    assert "a/e.csv → b/e.csv: a/e.csv: line 1, column 2, byte 1: a zero byte" in text
    assert "a/link.csv → b/link.csv\nlines: 1 deleted, 1 inserted" in text
    assert text.endswith("+ Bern  3\n") and "\n\n/dev/null → b/z.csv\n" in text


def test_colors():
    write("a.csv", NEW)
    assert "\x1b" not in git("diff")
    # As git's own diffs: colors where the pager is.
    assert "\x1b[1ma/a.csv" in git("diff", GIT_PAGER_IN_USE="true")
    assert "\x1b" not in git("diff", GIT_PAGER_IN_USE="true", NO_COLOR="1")


def test_wrong_calls():
    check_error(show("git", "a", "b"), 2, "git takes one, seven or nine words", "tablediff git --help")
    check_error(show("git", "a", "--json", "-"), 2, "git does not take --json")


def test_difftool_of_folders():
    """Links of `git difftool --dir-diff` are files as they are in the working tree."""
    write("b.csv", OLD)
    commit()
    write("a.csv", NEW)
    write("b.csv", NEW)
    git("config", "difftool.table.cmd", shlex.join(words(*SHOW, "--id", "city")) + ' "$LOCAL" "$REMOTE"')
    text = git("difftool", "--dir-diff", "--no-prompt", "--tool", "table")
    assert "symbolic link" not in text and text.count("  rows: 1 moved, 1 updated, 1 unchanged") == 2, text


def test_guessed_id():
    """Without an option the values of the files tell the id."""
    git("config", "diff.table.command", shlex.join(words(*SHOW, "git")) + " --")
    write("a.csv", NEW)
    assert git("diff").split("\n")[:3] == [
        "a/a.csv → b/a.csv: rows are paired by 'city'; --id names another column", "a/a.csv → b/a.csv",
        "rows: 1 moved, 1 updated, 1 unchanged"]
    write("b.csv", OLD)
    git("add", "b.csv")
    assert "/dev/null → b/b.csv\nrows: 3 inserted" in git("diff", "--cached", "b.csv")
