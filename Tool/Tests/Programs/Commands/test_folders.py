# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`show` of two folders."""

import os
from pathlib import Path

import pytest
from programs import check_error, on_terminal, printed, show
from shared import SHOW

OLD = "city,n\nRome,1\nOslo,2\n"
NEW = "city,n\nRome,7\nOslo,2\n"


def folder(name, files):
    """Makes a folder of files, in which a text behind `@` is the target of a link."""
    for path, text in files.items():
        path = Path(name, path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if text.startswith("@"):
            os.symlink(text[1:], path)
        else:
            path.write_text(text, encoding="utf-8")
    return name


def test_files():
    """Files are paired by their paths; those with columns are compared by their rows."""
    old = folder("old", {"a/x.csv": OLD, "b.txt": "a\n", "gone.csv": OLD, "same": "a\0"})
    new = folder("new", {"a/x.csv": NEW, "b.txt": "b\n", "come.csv": OLD, "same": "a\0"})
    text = printed(show(old, new + "/", "--id", "city"), 1)
    parts = text.split("\n\n")
    assert parts[0] == "~ new/a/x.csv  rows: 1 updated, 1 unchanged"
    assert "1 1 ~ Rome  n: 1 → 7" in parts[1]
    assert parts[2] == "~ new/b.txt  lines: 1 deleted, 1 inserted"
    assert parts[4:] == [
        "+ new/come.csv  new file", "- old/gone.csv  deleted file",
        "files: 1 deleted, 1 inserted, 2 changed, 1 unchanged\n"]
    assert printed(show(old, new, "-s"), 1).split("\n") == [
        "~ new/a/x.csv  rows: 1 updated, 1 unchanged, paired by 'city'", "~ new/b.txt  lines: 1 deleted, 1 inserted",
        "+ new/come.csv  new file", "- old/gone.csv  deleted file",
        "files: 1 deleted, 1 inserted, 2 changed, 1 unchanged", ""]
    status, screen = on_terminal(*SHOW, old, new, PAGER="sed 's/^/P:/'")
    assert (status, screen.text.count("P:files:")) == (1, 1)


def test_same_folders_print_nothing():
    old, new = folder("old", {"a": "a\n", "l": "@a"}), folder("new", {"a": "a\n", "l": "@a"})
    assert printed(show(old, new)) == ""
    assert printed(show(old, old, "--id", "city")) == ""
    # The same bytes are other rows with another delimiter, and what does not count is no change.
    old, new = folder("c", {"x.csv": "id,n\n1,a\n"}), folder("d", {"x.csv": "id;n\n1;a\n"})
    assert printed(show(old, new, "--id", "id", "--new-delimiter", ";")) == ""
    other = folder("e", {"x.csv": "id,n\n1,b\n"})
    assert printed(show(old, other, "--id", "id", "--ignore", "n")) == ""


def test_errors_do_not_hide_the_rest():
    old = folder("old", {"a.csv": OLD, "b": "a\0", "c.csv": "town\nRome\n", "d.csv": OLD})
    new = folder("new", {"a.csv": OLD + '"', "b": "b\0", "c.csv": "town\nOslo\n", "d.csv": NEW})
    result = show(old, new, "--id", "city")
    assert result.returncode == 2
    assert "~ new/d.csv  rows: 1 updated" in result.stdout
    assert result.stdout.endswith("\nfiles: 2 changed\n") and "~ new/b  differs (binary)\n" in result.stdout
    errors = " ".join(result.stderr.split())
    for text in ["new/a.csv: line 4, column 1, byte 21: a quote is not closed",
                 "old/c.csv: line 1, column 1, byte 0: there is no column 'city'"]:
        assert "tablediff: " + text in errors, errors


def test_binaries():
    """A file that is no text is told if it differs."""
    old = folder("old", {"a": "a\0", "b": "b\0", "c": "c\n"})
    new = folder("new", {"a": "b\0", "b": "b\0", "c": "c\0"})
    assert printed(show(old, new), 1).split("\n\n") == [
        "~ new/a  differs (binary)", "~ new/c  differs (binary)", "files: 2 changed, 1 unchanged\n"]


def test_links():
    """Links are told and not followed, out of the folder or in circles."""
    old = folder("old", {"a": "@/etc/passwd", "b": "@.", "c": "c\n", "e": "e\n"})
    new = folder("new", {"a": "@/etc/group", "b": "@.", "c": "@/etc/passwd", "d": "@..", "e": "e\n"})
    assert printed(show(old, new), 1).split("\n\n") == [
        "~ new/a  symbolic link to /etc/group, was to /etc/passwd", "~ new/c  symbolic link, was file",
        "+ new/d  new symbolic link", "files: 1 inserted, 2 changed, 2 unchanged\n"]


@pytest.mark.parametrize("option", ["--json", "--json-patch", "--csv", "--markdown", "--html"])
def test_forms_of_one_file(option):
    old, new = folder("old", {"a": "a\n"}), folder("new", {"a": "b\n"})
    check_error(show(old, new, option, "out"), 2, f"{option} takes two files: old and new are folders")
    assert not os.path.exists("out")
