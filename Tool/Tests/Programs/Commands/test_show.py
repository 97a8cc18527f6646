# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`show`: what it reads, and what it prints."""

import os
import random
import re
import subprocess
from pathlib import Path

import pytest
from fixtures_lib.texts import common_length
from programs import ENVIRONMENT, apply, check_error, on_terminal, printed, show, words, write
from shared import SHOW

OLD, NEW = "id,v\n1,a\n2,b\n", "id,v\n2,x\n1,a\n"


def shown(old, new, *options, names=("old", "new"), status=1, **environment):
    """Shows two texts and returns the lines below the names of the files and the counts."""
    paths = [write(name, text) for name, text in zip(names, (old, new))]
    return printed(show(*paths, *options, **environment), status).split("\n")


def shown_rows(old, new, *options, key="id", suffix="csv", **more):
    """Shows two texts of rows with ids."""
    return shown(old, new, "--id", key, *options, names=(f"old.{suffix}", f"new.{suffix}"), **more)


def test_same_files_print_nothing():
    assert shown("a\n", "a\n", status=0) == [""]
    assert shown("", "", "--color", "always", status=0) == [""]
    assert shown("", "a\n") == ["old → new", "lines: 1 inserted", "", "  1 + a", ""]


def read_back(lines, counts):
    """Returns the numbers and texts of the old rows and the new ones that a listing shows, and how many stay.

    A row that moves to or from another section has its number there on the other side, which is left out.
    """
    widths = [len(str(count)) for count in counts]
    old, new, staying = {}, {}, 0
    for line in filter(None, lines):
        if "⋯" in line or line.strip() == "(no line end)":
            continue
        numbers = line[:widths[0]].strip(), line[widths[0] + 1:sum(widths) + 1].strip()
        sign, text = line[sum(widths) + 2], line[sum(widths) + 4:]
        other = re.search("  (from|to) .$", text)
        if sign in "-→ ~" or sign == "←" and not other:
            old.setdefault(int(numbers[0]), text)
        if sign in "+← ~" or sign == "→" and not other:
            new.setdefault(int(numbers[1]), text)
        staying += sign in " ~"
    return old, new, staying


def test_listing_shows_every_line():
    numbers = random.Random(5)
    moves = 0
    for case in range(60):
        def line():
            return numbers.choice(["", "}", "  }"]) or f"a line long enough to move, number {numbers.randrange(30)}"
        old = [line() for _ in range(numbers.randrange(40))]
        new = [each for each in old if numbers.random() < 0.9]
        for _ in range(numbers.randrange(4)):
            start, count, place = (numbers.randrange(len(new) + 1) for _ in range(3))
            block, new[start:start + count] = new[start:start + count], []
            new[place:place] = block
        for _ in range(numbers.randrange(4)):
            new.insert(numbers.randrange(len(new) + 1), line())
        if old == new:
            continue
        lines = shown(*("".join(each + "\n" for each in rows) for rows in (old, new)), "--context", "1000")
        moves += "moved" in lines[1]
        shown_old, shown_new, staying = read_back(lines[3:], (len(old), len(new)))
        assert shown_old == dict(enumerate(old, 1))
        assert shown_new == dict(enumerate(new, 1))
        assert staying == common_length(old, new)
    assert moves > 20


def test_listing_shows_every_row_of_sections():
    numbers = random.Random(6)
    crossings = 0
    for case in range(40):
        old = [(f"r{number}", numbers.choice("pqrst"), "x") for number in range(numbers.randrange(1, 30))]
        new = [row for row in old if numbers.random() < 0.8]
        new += [(f"n{number}", numbers.choice("rstu"), "x") for number in range(numbers.randrange(5))]
        numbers.shuffle(new)
        new = [(row[0], numbers.choice("pqrstu") if numbers.random() < 0.2 else row[1], row[2]) for row in new]
        lists = [dict() for _ in range(2)]
        for rows, sections in zip((old, new), lists):
            for row in rows:
                sections.setdefault(row[1], []).append(row[0])
        texts = ["id,place,v\n" + "".join(",".join(row) + "\n" for row in rows) for rows in (old, new)]
        lines = shown_rows(*texts, "--section=place", "--context=1000")
        crossings += sum(bool(re.search(r"  from [pqrst]$", line)) for line in lines)
        parts = [part.split("\n") for part in "\n".join(lines[5:]).strip("\n").split("\n\n")]
        most = [max(map(len, sections.values()), default=0) for sections in lists]
        names = set()
        for part in parts:
            if part[0][:2] not in ("  ", "← ", "+ ", "- "):
                continue
            name = part[0][2]
            names.add(name)
            before, after, _ = read_back([line for line in part[1:] if "sections" not in line], most)
            for found, wanted in ((before, lists[0].get(name, [])), (after, lists[1].get(name, []))):
                found = {number: text.split()[0] for number, text in found.items()}
                if re.search("more rows? moved|unchanged row", "".join(part)):
                    wanted = {number: row for number, row in enumerate(wanted, 1) if number in found}
                else:
                    wanted = dict(enumerate(wanted, 1))
                assert found == wanted, part
        for name in set(lists[0]) | set(lists[1]):
            assert name in names or lists[0].get(name) == lists[1].get(name), name
    assert crossings > 40


def test_colors():
    old, new = "an old line of words\n", "an odd line of words\n"
    plain = shown(old, new)
    for options, environment, has_colors in (
        (["--color", "always"], {"NO_COLOR": "1"}, True), (["--color=never"], {}, False), ([], {}, False),
    ):
        text = "\n".join(shown(old, new, *options, **environment))
        assert ("\x1b" in text) == has_colors
        assert re.sub("\x1b\\[[0-9;]*m", "", text) == "\n".join(plain)


@pytest.mark.parametrize("options, environment, has_colors", [
    ([], {}, True), ([], {"NO_COLOR": "1"}, False), (["--color", "never"], {}, False), ([], {"TERM": "dumb"}, False),
])
def test_colors_on_a_terminal(options, environment, has_colors):
    old, new = write("old", "an old line of words\n"), write("new", "an odd line of words\n")
    status, screen = on_terminal(*SHOW, "--no-pager", old, new, *options, **environment)
    assert (status, bool(screen.styles)) == (1, has_colors)
    assert "1   - an old line of words" in screen.text


PAGER = "sed 's/^/P:/'"


@pytest.mark.parametrize("options, pager, is_paged", [
    ([], PAGER, True), (["--no-pager"], PAGER, False), ([], "cat", False),
    # Without the pager there is the listing all the same, once.
    ([], "no-such-pager", False), ([], "/no/such/pager --option", False), ([], "./old", False),
])
def test_pager(options, pager, is_paged):
    old, new = write("old", "a\n"), write("new", "b\n")
    status, screen = on_terminal(*SHOW, old, new, *options, PAGER=pager)
    assert (status, "P:" in screen.text) == (1, is_paged)
    assert (screen.text.count("- a"), screen.text.count("+ b")) == (1, 1), screen.text
    assert "P:" not in show(old, new, PAGER=PAGER).stdout


def test_closed_pipe():
    old, new = write("old", ""), write("new", "".join(f"{number}\n" for number in range(200_000)))
    with subprocess.Popen(
        words(*SHOW, old, new), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        process.stdout.readline()
        process.stdout.close()
        assert (process.wait(timeout=60), process.stderr.read()) == (1, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no full disk here")
def test_full_disk():
    with open("/dev/full", "wb") as full:
        result = show(write("old", "a\n"), write("new", "b\n"), stdout=full)
    check_error(result, 2, "standard output cannot be written")


def test_standard_input():
    old = write("old.csv", OLD)
    for order in ([old, "-"], ["-", old]):
        text = printed(show(*order, "--id", "id", text=NEW), 1)
        assert "1 updated" in text and "standard input" in text.split("\n")[0]
    check_error(show("-", "-"), 2, "only one of the files can be standard input")


def test_repeated_ids():
    old, new = write("a.csv", "id,v\n1,a\n1,b\n"), write("b.csv", "id,v\n1,a\n")
    result = show(old, new, "--id", "id")
    assert result.returncode == 1
    assert "warning: " + str(old) + ": the column 'id' does not identify a row: more than one has 1" in result.stderr


def test_files_that_are_not_there():
    good, folder = write("good", "a\n"), Path.cwd()
    check_error(show(good, "absent"), 2, "absent does not exist")
    check_error(show(good, folder), 2, f"{folder} is a folder, not a file")
    check_error(apply(folder, good), 2, f"{folder} is a folder, not a file")
    mixed = show(write("a.csv", OLD), write("b.json", [{"id": 1}]), "--id", "id")
    check_error(mixed, 2, "csv and json cannot be compared")


def test_wrong_files():
    """A file that is not there is told, whatever the names tell; one name tells the format."""
    old, other = write("a.csv", "id,v\n1,a\n"), write("a.csv.bak", "id,v\n1,b\n")
    check_error(show(old, "missing", "--id", "id"), 2, "missing does not exist")
    check_error(show("missing.csv", old, "--id", "id"), 2, "missing.csv does not exist")
    check_error(show(".", old, "--id", "id"), 2, ". is a folder, not a file")
    assert "v: b → a" in printed(show(other, old, "--id", "id"), 1)


def test_blanks_at_line_ends():
    """No line ends with a blank that is not in a file."""
    old, new = write("old", "a\n\nb\n"), write("new", "a\n\n\nc\n")
    assert not any(line.endswith(" ") for line in printed(show(old, new), 1).split("\n"))


@pytest.mark.parametrize("suffix, old, new, word", [
    ("csv", "x,id,v\n1,a,5\n1,b,6\n", "x,id,v\n1,b,7\n1,a,5\n", "column"),
    ("json", [{"x": 1, "id": "a"}, {"x": 1, "id": "b"}], [{"x": 2, "id": "b"}, {"x": 1, "id": "a"}], "key"),
    ("jsonl", '{"x":1,"id":"a"}\n{"x":1,"id":"b"}\n', '{"x":2,"id":"b"}\n{"x":1,"id":"a"}\n', "key"),
])
def test_first_call(suffix, old, new, word):
    """Without an option rows are paired by the column that identifies them, of files and of pipes."""
    paths = write(f"old.{suffix}", old), write(f"new.{suffix}", new)
    note = f"note: rows are paired by 'id'; --id names another {word}\n"
    for options in ([], ["--json", "-"], ["-s"], ["-y"]):
        result = show(*paths, *options)
        assert (result.returncode, result.stderr) == (1, note), result
        assert result.stdout == printed(show(*paths, "-i", "id", *options), 1)
    with paths[1].open(encoding="utf-8") as file:
        piped = show("/dev/stdin", "-f", suffix, paths[0].rename("old"), "-iid", stdin=file)
    assert "1 moved, 1 updated" in piped.stdout, piped
    command = 'cat old | "$0" - <(cat "$1")'
    text = subprocess.run(["bash", "-c", command, *words(*SHOW), paths[1]], capture_output=True, check=False, timeout=60)
    assert "rows: 1 moved, 1 updated" in text.stdout.decode() and text.stderr.decode() == note, text


@pytest.mark.parametrize("names, contents, reason", [
    (("a.csv", "b.csv"), ("v\n1\n1\n", "v\n1\n2\n"), "no column or key is different in each row"),
    (("a.csv", "b.csv"), ("v\n1\n", 'v\n"1\n'), "b.csv: line 2, column 1, byte 2: a quote is not closed"),
    (("a.json", "b.json"), ('{"a": 1}\n', '{"a": 2}\n'), "a.json: line 1, column 1, byte 0: expected an array"),
    (("a.csv", "b.json"), ("v\n1\n", "[]\n"), "csv and json cannot be compared"),
])
def test_lines_instead_of_rows(names, contents, reason):
    """Where nothing identifies a row, lines are compared, and a note says why."""
    paths = [write(name, content) for name, content in zip(names, contents)]
    result = show(*paths)
    assert result.returncode == 1 and result.stderr.startswith("note: lines are compared: " + reason), result
    assert result.stdout.split("\n")[1].startswith("lines: "), result
    assert printed(show(paths[0], paths[0])) == ""
    # What was asked for is no question.
    check_error(show(*paths, "--no-header", "--section", "v"), 2)
    assert printed(show(*paths, "-f", "text"), 1) == result.stdout


def test_objects_by_key():
    """The members of an object are rows, of files and of pipes."""
    old, new = write("old.json", {"1": {"v": "a"}, "2": {"v": "b"}}), write("new.json", {"1": {"v": "a"}, "2": {"v": "c"}})
    result = show(old, new)
    assert result.stderr == "note: rows are paired by their keys in the object\n" and 'v: "b" → "c"' in result.stdout
    result = show(old, "-", text=new.read_text(encoding="utf-8"))
    assert "rows: 1 updated, 1 unchanged" in result.stdout, result
    check_error(show(old, write("array.json", '[{"id": 1}]'), "--id", "id"), 2, "the rows of old.json are an object")


def test_files_as_they_come():
    """UTF-16 is read, with comments and other line ends."""
    old, new = write("old.csv", "# one\nid,n\n1,a\n2,é\n"), Path("new.csv")
    new.write_bytes("#two\r\nid,n\r\n1,b\r\n2,é\r\n".encode("utf-16"))
    assert "rows: 1 updated, 1 unchanged" in printed(show(old, new, "--comment", "#", "-i", "id"), 1)
    check_error(show("apply", write("p", "{}"), new), 2)
    ends = write("a", "a\nb\n"), write("b", "a\r\nb\r\n")
    assert printed(show(*ends, "-s"), 1).endswith("lines: 2 deleted, 2 inserted; only line ends differ\n")
    check_error(show(old, new, "--comment", "#", "--format", "json"), 2, "--comment is an option for CSV and TSV")
