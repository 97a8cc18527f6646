# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`show`: what it reads, and what it prints."""

import itertools
import os
import random
import re
import subprocess
from pathlib import Path

import pytest
from fixtures_lib.texts import common_length
from programs import ENVIRONMENT, apply, check_error, on_terminal, printed, show, words, write
from shared import SHOW

OLD = 'id,name,place,price\r\n1,Apple,EU,3\r\n2,"Pear, ""green""",EU,4\r\n3,Fig,AS,5\r\n4,"two\r\nlines",AS,6\r\n'
NEW = 'id,name,place,price\n4,"two\r\nlines",AS,6\n1,Apple,EU,30\n5,Plum,AF,8\n2,"Pear, ""red""",EU,4\n'


def shown(old, new, *options, names=("old", "new"), status=1, **environment):
    """Shows two texts and returns the lines below the names of the files and the counts."""
    paths = [write(name, text) for name, text in zip(names, (old, new))]
    return printed(show(*paths, *options, **environment), status).split("\n")


def shown_rows(old, new, *options, key="id", suffix="csv", **more):
    """Shows two texts of rows with ids."""
    return shown(old, new, "--id", key, *options, names=(f"old.{suffix}", f"new.{suffix}"), **more)


def check_lines(lines, *wanted):
    """Checks that lines are these, spaces at their ends aside."""
    assert [line.rstrip() for line in lines if line.strip()] == list(wanted)


def test_lines():
    lines = shown("a\nb\nc\n", "a\nx\nc\nd")
    assert lines[:2] == ["old → new", "lines: 1 deleted, 2 inserted, 2 unchanged"]
    check_lines(lines[2:], "1 1   a", "2   - b", "  2 + x", "3 3   c", "  4 + d", "      (no line end)")


def test_same_files_print_nothing():
    assert shown("a\n", "a\n", status=0) == [""]
    assert shown("", "", "--color", "always", status=0) == [""]
    check_lines(shown("", "a\n")[1:], "lines: 1 inserted", "  1 + a")


def test_folding():
    old = [f"line {number}" for number in range(1, 101)]
    new = [line for line in old if line != "line 50"]
    texts = ["\n".join(lines) + "\n" for lines in (old, new)]
    check_lines(
        shown(*texts, "--context", "1")[2:], "         ⋯ 48 unchanged lines", " 49 49   line 49",
        " 50    - line 50", " 51 50   line 51", "         ⋯ 49 unchanged lines")
    check_lines(
        shown(*texts, "--context=0")[2:], "         ⋯ 49 unchanged lines", " 50    - line 50",
        "         ⋯ 50 unchanged lines")
    assert len(shown(*texts, "--context", "100")) == 104
    # A fold of one line would take as much room as the line.
    old, new = "b\nk\nb\n", "c\nk\nc\n"
    assert "2 2   k" in shown(old, new, "--context", "0")


def test_fold_tells_the_enclosing_line():
    body = "".join(f"    call{number}()\n" for number in range(20))
    old = f"func first() {{\n{body}}}\n"
    assert "⋯ 13 unchanged lines in func first() {" in "\n".join(shown(old, old.replace("call15()", "other()")))


def test_moves():
    block = ["def moved_function():", "    first_statement()", "", "    second_statement()", "    third_statement()"]
    rest = [f"statement number {number}" for number in range(12)]
    old = "\n".join([*block, *rest]) + "\n"
    new = "\n".join([*rest, *block]) + "\n"
    lines = shown(old, new, "--context", "0")
    assert lines[1] == "lines: 5 moved, 12 unchanged"
    check_lines(
        lines[2:], " 1 13 → def moved_function():", "        ⋯ 4 more lines moved", "        ⋯ 12 unchanged lines",
        *(f" {number + 1} {number + 13} ← {line}".rstrip() for number, line in enumerate(block)))
    # What repeats everywhere does not move.
    lines = shown("}\na\nb\nc\n", "a\nb\nc\n}\n")
    assert lines[1] == "lines: 1 deleted, 1 inserted, 3 unchanged"


def test_blocks_begin_where_they_read_best():
    block = "do {{\n  {}()\n}}\n\n"
    old = block.format("a") + block.format("c")
    new = block.format("a") + block.format("b") + block.format("c")
    assert [line[5:] for line in shown(old, new) if " + " in line[:8]] == ["+ do {", "+   b()", "+ }", "+ "]
    assert [line[5:] for line in shown(new, old) if " - " in line[:8]] == ["- do {", "-   b()", "- }", "- "]
    old = "class A:\n    def one():\n        return\n\n    def two():\n        return\n"
    new = old + "\n    def three():\n        return\n"
    inserted = [line for line in shown(old, new) if "+ " in line[:6]]
    assert inserted == ["  7 + ", "  8 +     def three():", "  9 +         return"]


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
    old, new = "same\nan old line of words\n", "same\nan odd line of words\n"
    plain = shown(old, new)
    colored = "\n".join(shown(old, new, "--color", "always"))
    assert "an \x1b[0m\x1b[31;7mold\x1b[0m\x1b[31m line of words" in colored
    assert "an \x1b[0m\x1b[32;7modd\x1b[0m\x1b[32m line of words" in colored
    assert re.sub("\x1b\\[[0-9;]*m", "", colored) == "\n".join(plain)
    assert "\x1b" not in "\n".join(plain + shown(old, new, "--color=never"))
    assert "\x1b" in "\n".join(shown(old, new, "--color=always", NO_COLOR="1"))
    # The words of lines that are replaced right behind lines that move away.
    block, rest = "a line that is long enough to move\n", "\n".join("abcdefgh") + "\n"
    moved = "\n".join(shown(block + old[5:] + rest, new[5:] + rest + block, "--color", "always"))
    assert "\x1b[31;7mold\x1b[0m" in moved


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


def test_hostile_text_is_made_visible():
    text = "\n".join(shown("", "a\x1b[2Jb\x07\u202ec\u009bd\te\n", "--color", "always"))
    assert "a^[[2Jb^G<U+202E>c<U+9B>d   e" in text
    lines = shown("a\r\nb\r\n", "a\r\nc\r\n")
    assert "  2 + c" in lines
    assert "  1 + a^M" in shown("a\n", "a\r\n")
    assert "  1 + <U+FEFF>a" in shown("a\n", "\ufeffa\n")


def test_keys_may_repeat_in_different_objects():
    old = '[{"id": 1, "a": {"id": 1, "a": [{"a": 1}, {"a": 1}]}, "b": {"c": 1}, "d": {"c": 1}}, {"id": 2}]'
    shown_rows(old, old, suffix="json", status=0)


def test_texts_that_look_the_same_are_told_apart():
    composed, decomposed, other = "caf\u00e9 \u00e8", "cafe\u0301 \u00e8", "\u212b"
    lines = shown(f"{composed}\nx\n{other}\n", f"{decomposed}\nx\n\u00c5\n", "--context", "0")
    check_lines(
        lines[2:], "1   - caf<U+E9> \u00e8", "  1 + cafe<U+301> \u00e8", "2 2   x", "3   - <U+212B>", "  3 + <U+C5>")
    lines = shown_rows(
        f"id,v\n1,{composed}\n2,{composed}\n{composed},3\n", f"id,v\n1,{decomposed}\n2,x\n{decomposed},3\n")
    assert "1 1 ~ 1  v: caf<U+E9> \u00e8 → cafe<U+301> \u00e8" in lines
    assert "2 2 ~ 2  v: caf\u00e9 \u00e8 → x" in lines
    check_lines(lines[-3:], "3   - caf<U+E9> \u00e8  3", "  3 + cafe<U+301> \u00e8  3")


def test_long_values_are_cut():
    long = "é" * 1_000_000
    lines = shown_rows(f"id,v,w\n1,{long},a\n2,{long},b\n", f"id,v,w\n1,x{long},a\n3,{long},b\n")
    assert max(map(len, lines)) < 5_000
    cut = "é" * 1_000 + " …(1,998,000 bytes left out)"
    assert "2   - 2   " + cut + "  b" in lines
    assert any(f"v: {cut} → x" in line for line in lines), lines
    # What changed within a long value is shown.
    value = "a" * 1_000_000
    rows = [f'[{{"id": 1, "v": "{value}{letter}{value}"}}]' for letter in "bc"]
    text = "\n".join(shown_rows(*rows, suffix="json"))
    assert f": (999,801 bytes left out)… {'a' * 200}baaa" in text and f"{'a' * 200}caaa" in text
    check_lines(shown("", long + "\n")[2:], "  1 + " + cut)
    assert cut + "  c" in "\n".join(shown_rows("id,v\n", f"id,v\n{long},c\n"))


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


def test_records():
    lines = shown_rows(OLD, NEW)
    assert lines[1] == "rows: 1 deleted, 1 inserted, 1 moved, 2 updated"
    check_lines(
        lines[2:], "      id  name           place  price", "4 1 ← 4   two^M^Jlines   AS     6",
        "1 2 ~ 1  price: 3 → 30", "  3 + 5   Plum           AF     8",
        '2 4 ~ 2  name: Pear, "green" → Pear, "red"', "3   - 3   Fig            AS     5",
        "4 1 → 4   two^M^Jlines   AS     6")


def test_sections():
    lines = shown_rows(OLD, NEW, "--section", "place")
    assert lines[1] == "sections: 1 inserted, 1 moved; rows: 1 deleted, 1 inserted, 2 updated, 1 unchanged"
    assert "← AS  section 1, was 2" in lines
    assert "+ AF  new section" in lines
    # A row that goes to another section says so at both places.
    new = NEW.replace("2,\"Pear, \"\"red\"\"\",EU", "2,Pear,AF")
    lines = shown_rows(OLD, new, "--section", "place")
    assert len([line for line in lines if line.endswith("  to AF") or line.endswith("  from EU")]) == 2
    unchanged = "".join(f"{number},x,{number % 10},1\n" for number in range(100, 160))
    head = "id,name,place,price\n"
    lines = shown_rows(head + unchanged, head + unchanged.replace("100,x", "100,y"), "--section=place")
    assert "⋯ 9 unchanged sections" in "\n".join(lines)


def test_stat():
    lines = shown_rows(OLD, NEW, "--stat")
    assert lines[0] == " deleted  1 " + "█" * 20
    assert lines[3:] == [" updated  2 " + "█" * 40, "rows: 1 deleted, 1 inserted, 1 moved, 2 updated", ""]
    lines = shown_rows(OLD, NEW, "--stat", "--section", "place")
    assert lines[:3] == [" AS (moved) 1 -", " EU         2 ~~", " AF (new)   1 +"]
    status, screen = on_terminal(*SHOW, "old.csv", "new.csv", "--id", "id", "--stat", columns=50)
    assert status == 1
    assert screen.widest <= 100


def test_objects():
    old = '[{"key": 1, "a": {"x": 1, "y": [2, "\\u00e9"]}}, {"key": "1", "a": "one"}, {"key": 3, "b": null}]'
    new = '[\n {"a": {"y": [2, "é"], "x": 1}, "key": 1},\n {"a": "two", "key": "\\u0031"},\n {"key": 3, "c": true}\n]'
    lines = shown_rows(old, new, key="key", suffix="json")
    check_lines(
        lines[1:], "rows: 2 updated, 1 unchanged", '1 1   {"a": {"y": [2, "é"], "x": 1}, "key": 1}',
        '2 2 ~ 1  a: "one" → "two"', "3 3 ~ 3  b: null deleted, c: true inserted")
    lines = ['{"k": 1, "s": "a"}', '{"k": 2, "s": "b"}']
    texts = ["\n".join(each) for each in (lines, reversed(lines))]
    assert shown_rows(*texts, "--section", "s", key="k", suffix="jsonl")[1] == "sections: 1 moved; rows: 2 unchanged"


def test_tabs_and_headers():
    old, new = "1\ta b\n2\tc\n", "2\tc\n1\ta c\n"
    lines = shown_rows(old, new, "--no-header", key="1", suffix="tsv")
    assert lines[1] == "rows: 1 moved, 1 updated"
    check_lines(lines[2:], "2 1 ← 2  c", "1 2 ~ 1  2: a b → a c", "2 1 → 2  c")
    # Columns in another order are no change, others are.
    old, new = "id,a,b\n1,x,y\n", "b,id,a\ny,1,x\n"
    shown_rows(old, new, status=0)
    lines = shown_rows(old, "id,a,c\n1,x,y\n")
    assert "1 1 ~ 1  b: y deleted, c: y inserted" in lines
    lines = shown_rows("id,a,b\n1,x,y\n", "c,id,b\nw,2,z\n")
    check_lines(lines[2:], "      id  a  b  c", "1   - 1   x  y", "  1 + 2      z  w")


def test_names_and_formats():
    # Without --id a file is text, whatever its name.
    assert shown(OLD, NEW, names=("old.csv", "new.csv"))[1][:6] == "lines:"
    assert "rows: " in shown(OLD, NEW, "--id", "id", "--format", "csv")[1]
    mark = "\ufeff" + OLD
    shown_rows(OLD, mark, status=0)


def test_standard_input():
    old = write("old.csv", OLD)
    for order in ([old, "-"], ["-", old]):
        text = printed(show(*order, "--id", "id", text=NEW), 1)
        assert "2 updated" in text and "standard input" in text.split("\n")[0]
    check_error(show("-", "-"), 2, "only one of the files can be standard input")


def test_repeated_ids():
    old, new = write("a.csv", "id,v\n1,a\n1,b\n"), write("b.csv", "id,v\n1,a\n")
    result = show(old, new, "--id", "id")
    assert result.returncode == 1
    assert "warning: " + str(old) + ": the column 'id' does not identify a row: more than one has 1" in result.stderr


@pytest.mark.parametrize("content, text", [
    (b"\x1f\x8b\x08\0", "the file is compressed; 'gzip -cd' prints"),
    (b"\x28\xb5\x2f\xfd", "'zstd -cd' prints"),
    (b"\xfd7zXZ\0", "'xz -cd' prints"),
    (b"PK\x03\x04", "'unzip -p' prints"),
    (b"BZh91AY&SY", "'bzip2 -cd' prints"),
    (b"a\nb\0c", "line 2, column 2, byte 3: a zero byte: the file is binary"),
    (b"abc\n\xe9t\xe9", "line 2, column 1, byte 4: no valid UTF-8"),
    (b"\xe2\x82", "byte 0: no valid UTF-8"),
    (b"\xed\xa0\x80", "no valid UTF-8"),
    ("abc".encode("utf-16"), "UTF-16"),
])
def test_files_that_are_no_text(content, text):
    Path("file").write_bytes(content)
    check_error(show("file", write("good", "a\n")), 2, text)


CSV, JSON = "id,name\n1,a\n", '[{"id": 1}]'
KEYS = "".join(f'"{key}": 1, ' for key in range(5_000))


@pytest.mark.parametrize("name, content, options, text", [
    ("a.csv", CSV, ["--id", "nmae"], "there is no column 'nmae', but 'id', 'name'; did you mean 'name'?"),
    ("a.csv", CSV, ["--id", "id", "--section", "x"], "there is no column 'x', but 'id', 'name'"),
    ("a.csv", CSV, ["--id", "id", "--format", "xml"], "--format takes text, csv, tsv, json, jsonl, not 'xml'"),
    ("a.csv", CSV, ["--section", "id"], "--id COLUMN is missing"),
    ("a.txt", CSV, ["--id", "id"], "name the format, as in --format csv"),
    ("a.json", JSON, ["--id", "key"], "row 1 has no key 'key', but 'id'"),
])
def test_wrong_options(name, content, options, text):
    path = write(name, content)
    check_error(show(path, write(f"other{path.suffix}", CSV if "csv" in name else JSON), *options), 2, text)


@pytest.mark.parametrize("name, content, text", [
    ("a.csv", CSV + "2\n", "line 3, column 1, byte 12: 1 fields, but there are 2 columns"),
    ("a.csv", CSV + '2,"b\n', "line 3, column 3, byte 14: a quote is not closed"),
    ("a.csv", CSV + '2,"b"c\n', "text follows a closing quote"),
    ("a.csv", "id,id\n", "two columns are named 'id'"),
    ("a.csv", "", "is empty"),
    ("a.json", "{}", "byte 0: expected an array of objects, beginning with '[', not '{'"),
    ("a.json", "[1]", "byte 1: expected an object"),
    ("a.json", '[{"id": [1]}]', "'id' of row 1 is neither a string nor a number"),
    ("a.json", '[{"id": 1}', "byte 10: expected ',' or ']', not the end"),
    ("a.json", '[{"id": 01}]', "byte 9: expected ',' or '}', not '1'"),
    ("a.json", '[{"id": "\\ud800"}]', "half of a surrogate pair"),
    ("a.json", f'[{{"id": 1, "a": {"[" * 5_000}{"]" * 5_000}}}]', "nested deeper than 200"),
    ("a.json", JSON + "x", "expected the end, not 'x'"),
    ("a.json", '[{"id": 1,\n "é": 1, "id": 2}]', "line 2, column 10, byte 21: the key 'id' is there twice"),
    ("a.json", '[{"id": 1, "a": [{"b": 1, "c": {"d": 1, "d": 1}}]}]', "byte 40: the key 'd' is there twice"),
    ("a.json", f'[{{{KEYS}"id": 1, "77": 2}}]', "the key '77' is there twice"),
    ("a.jsonl", '{"id": 1, "\\u0069d": 2}', "byte 10: the key 'id' is there twice"),
], ids=itertools.count())
def test_files_that_are_no_rows(name, content, text):
    test_wrong_options(name, content, ["--id", "id"], text)


def test_files_that_are_not_there():
    good, folder = write("good", "a\n"), Path.cwd()
    check_error(show(good, "absent"), 2, "absent does not exist")
    check_error(show(good, folder), 2, f"{folder} is a folder, not a file")
    check_error(show(folder, folder), 2, "are folders: tablediff compares two files")
    check_error(apply(folder, good), 2, f"{folder} is a folder, not a file")
    check_error(show(good), 2, "tablediff takes OLD NEW")
    check_error(show(good, good, "--stat", "--json", "-"), 2, "--json and --stat exclude each other")
    mixed = show(write("a.csv", CSV), write("b.json", JSON), "--id", "id")
    check_error(mixed, 2, "csv and json cannot be compared")
