# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`merge`, also as the merge driver of git."""

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest
from programs import call, words, write
from repositories import commit, git
from shared import SHOW

BASE = "city,n\nRome,1\nOslo,2\nBern,3\nBonn,4\n"
MINE = "city,n\nRome,7\nOslo,2\nBern,3\nBonn,4\nKyiv,5\n"
THEIRS = "city,n\nBonn,4\nRome,1\nBern,3\n"
MERGED = "city,n\nBonn,4\nRome,7\nBern,3\nKyiv,5\n"
CONFLICT = "city,n\nRome,8\nOslo,2\nBern,3\nBonn,4\n"


def merge(*arguments):
    """Merges files, and returns the result of the process."""
    return call(*SHOW, "merge", *arguments)


@pytest.fixture(autouse=True)
def files(own_folder):
    """Writes three files."""
    for name, text in [("base.csv", BASE), ("mine.csv", MINE), ("theirs.csv", THEIRS), ("other.csv", CONFLICT)]:
        write(name, text)


def test_conflict():
    result = merge("base.csv", "mine.csv", "other.csv", "--id", "city")
    assert result.returncode == 1
    assert "<<<<<<< mine.csv\nRome,7\n=======\nRome,8\n>>>>>>> other.csv\nOslo,2\n" in result.stdout
    assert result.stderr == (
        "conflict: mine.csv: the row whose id is Rome: both update it, to different contents: "
        "'n' was '1', is '7' in mine.csv and '8' in other.csv\n")


def test_inputs_are_kept():
    """Only a driver writes over what it reads, and only when it is done."""
    result = merge("base.csv", "mine.csv", "theirs.csv", "--id", "city", "--output", "mine.csv")
    assert result.returncode == 2 and Path("mine.csv").read_text() == MINE, result
    result = merge("--driver", "base.csv", "mine.csv", "theirs.csv", "--id", "city")
    assert (result.returncode, Path("mine.csv").read_text()) == (0, MERGED)


@pytest.mark.parametrize("arguments", [
    ["base.csv", "mine.csv", "theirs.csv"],
    ["base.csv", "mine.csv", "theirs.csv", "--id", "town"],
    ["base.csv", "mine.csv", "none.csv", "--id", "city"],
    ["base.csv", "mine.csv", "--id", "city"],
    ["base.csv", "mine.csv", "theirs.csv", "--id", "city", "--stat"],
    ["base.csv", "mine.csv", "-", "--id", "city"],
])
def test_failures(arguments):
    """A driver that fails ends as git wants it, and leaves its file alone."""
    result = merge("--driver", *arguments)
    assert result.returncode == 129 and result.stderr, result
    assert Path("mine.csv").read_text() == MINE
    if "-" not in arguments:
        assert merge(*arguments).returncode == 2


# ---- In a repository


def branches(name, base, mine, theirs, *options):
    """Makes a repository in which two branches changed a file; that of `mine` is checked out."""
    git("init", "--quiet", "--initial-branch", "main")
    driver = shlex.join(words(*SHOW, "merge", "--driver", *options)) + " -- %O %A %B %P"
    git("config", "merge.table.driver", driver)
    write(".gitattributes", "* merge=table\n")
    commit("attributes")
    for text, branch in [(base, ["main"]), (theirs, ["-b", "theirs"]), (mine, ["main"])]:
        if text is not None:
            git("checkout", "--quiet", *branch)
            write(name, text)
            commit()


needs_git = pytest.mark.skipif(not shutil.which("git"), reason="no git here")


@needs_git
def test_git_merges():
    branches("a.csv", BASE, MINE, THEIRS, "--id", "city")
    git("merge", "--quiet", "--message", "merged", "theirs")
    assert Path("a.csv").read_text() == MERGED
    assert git("status", "--porcelain", "--untracked-files=no") == ""


@needs_git
def test_git_has_conflict():
    branches("a.csv", BASE, MINE, CONFLICT, "--id", "city")
    said = git("merge", "theirs", status=1)
    assert "CONFLICT (content): Merge conflict in a.csv" in said, said
    assert "conflict: a.csv (mine): the row whose id is Rome" in said, said
    text = Path("a.csv").read_text()
    assert "<<<<<<< a.csv (mine)\nRome,7\n=======\nRome,8\n>>>>>>> a.csv (theirs)\n" in text
    assert git("status", "--porcelain", "--untracked-files=no") == "UU a.csv\n"


@needs_git
def test_git_stops():
    """A file that is no table is not merged: git 2.42 and later stops, older ones say that there is a conflict."""
    branches("a.csv", BASE, MINE, "no,table\n1\n", "--id", "city")
    said = git("merge", "theirs", status=(1, 2, 128))
    assert "tablediff: a.csv (theirs): line 1, column 1, byte 0: there is no column 'city'" in said, said
    assert Path("a.csv").read_text() == MINE
    assert git("log", "--oneline", "--merges") == ""


@needs_git
def test_git_merges_new_file():
    """Both branches add the file: git has an empty one for the base."""
    branches("a.csv", None, BASE, BASE + "Kyiv,5\n", "--id", "city")
    git("merge", "--quiet", "--message", "merged", "theirs")
    assert Path("a.csv").read_text() == BASE + "Kyiv,5\n"


@needs_git
@pytest.mark.parametrize("name", ["-x.csv", "--output=x.csv"])
def test_git_names(name):
    """A file may be called like an option, and is written in the layout that it has."""
    def text(*lines):
        return "\ufeff" + "\r\n".join(lines)
    branches(
        name, text("city,n", "Rome,1", "Oslo,2"), text("city,n", "Rome,7", "Oslo,2", "Kyiv,5"),
        text("city,n", "Rome,8", "Oslo,3", "Bonn,4"), "--id", "city")
    git("merge", "theirs", status=1)
    assert Path(name).read_bytes().decode() == text(
        "city,n", f"<<<<<<< {name} (mine)", "Rome,7", "=======", "Rome,8", f">>>>>>> {name} (theirs)", "Oslo,3",
        "Kyiv,5", "Bonn,4")


@needs_git
@pytest.mark.parametrize("name, rows", [
    ("a.csv", ["id,v\n", "1,{}\n", "2,b\n", "3,{}\n", "4,d\n", "5,{}\n", ""]),
    ("a.json", ["[\n", '  {{"id": 1, "v": "{}"}},\n', '  {"id": 2},\n', '  {{"id": 3, "v": "{}"}},\n', '  {"id": 4},\n',
                '  {{"id": 5, "v": "{}"}}\n', "]\n"])])
def test_git_merges_criss_cross(name, rows):
    """Both branches merged each other, and resolved a conflict differently: the base has markers."""
    def text(*values):
        head, one, two, three, four, five, tail = rows
        return head + one.format(values[0]) + two + three.format(values[1]) + four + five.format(values[2]) + tail

    def resolve(*values):
        write(name, text(*values))
        commit()

    branches(name, text("a", "c", "e"), text("x", "c", "e"), text("y", "c", "e"), "--id", "id")
    git("tag", "mine")
    git("merge", "theirs", status=1)
    resolve("x", "C", "e")
    git("checkout", "--quiet", "theirs")
    git("merge", "mine", status=1)
    resolve("y", "c", "E")
    git("checkout", "--quiet", "main")
    said = git("merge", "theirs", status=1)
    assert f"CONFLICT (content): Merge conflict in {name}" in said, said
    result = Path(name).read_text()
    assert f"<<<<<<< {name} (mine)\n" in result and result.count("<<<<<<<") == 1, result
    mine, other = (re.sub(r"<{7}.*\n((?:.*\n)*)={7}\n((?:.*\n)*)>{7}.*\n", side, result) for side in (r"\1", r"\2"))
    if name == "a.json":
        mine, other, expected = json.loads(mine), json.loads(other), [json.loads(text(v, "C", "E")) for v in "xy"]
    else:
        expected = [text(v, "C", "E") for v in "xy"]
    assert [mine, other] == expected, result
