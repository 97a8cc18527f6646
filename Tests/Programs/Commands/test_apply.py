# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`show --json` and `apply`."""

import csv
import io
import json
import os
import random
import re
from pathlib import Path

import pytest
import shared
from formats import pairs_once
from made_records import many
from programs import BENCHMARKS, apply, call, check_error, printed, run, show, write
from shared import APPLY, SHOW

# How many changed patches of each kind are applied.
HOSTILE_PATCHES = 150


def ranges(numbers):
    """Yields the offsets of a patch's ranges: for each the gap before it and its length."""
    end = 0
    for gap, count in zip(numbers[::2], numbers[1::2]):
        yield from range(end + gap, end + gap + count)
        end += gap + count


def applied(old, patch):
    """Applies a patch of a list to rows, as the guide "Patches" describes it, and as naively as possible."""
    assert (patch["version"], patch["oldCount"]) == (1, len(old)), patch
    sources, end, shift = {}, 0, 0
    moves = patch.get("moves", [])
    for gap, count, change in zip(moves[::3], moves[1::3], moves[2::3]):
        start, shift = end + gap, shift + change
        sources.update({start + step: start + step + shift for step in range(count)})
        end = start + count
    gone = set(ranges(patch.get("deletes", []))) | set(sources.values())
    inserted, updated = set(ranges(patch.get("inserts", []))), set(ranges(patch.get("updates", [])))
    staying, rows = (row for offset, row in enumerate(old) if offset not in gone), iter(patch.get("rows", []))
    new = []
    for offset in range(patch["newCount"]):
        row = None if offset in inserted else old[sources[offset]] if offset in sources else next(staying)
        new.append(next(rows) if offset in inserted | updated else row)
    assert next(staying, None) is None and next(rows, None) is None, "rows are left"
    return new


WORDS = ["", "a", "b b", "é", 'quo"te', "com,ma", "tab\t", "new\nline", "back\\slash", "🦊", "{", "}"]


def made_patch(old, new, *options):
    """Writes a patch, and returns its path and its content."""
    result = show(old, new, "--json", "-", *options)
    assert (result.returncode in (0, 1), result.stderr) == (True, "")
    return write("patch.json", result.stdout), json.loads(result.stdout, object_pairs_hook=pairs_once)


def check_applies(patch, old, wanted):
    """Checks that a patch gives a text."""
    assert printed(apply(patch, old)) == wanted


def edited(numbers, rows, make):
    """Returns rows with some deleted, moved, changed and inserted."""
    rows = [row for row in rows if numbers.random() > 0.2]
    for _ in range(numbers.randrange(3)):
        if rows:
            rows.insert(numbers.randrange(len(rows)), rows.pop(numbers.randrange(len(rows))))
    for _ in range(numbers.randrange(4)):
        rows.insert(numbers.randint(0, len(rows)), make())
    return rows


def test_lines():
    numbers = random.Random(1)
    for case in range(60):
        ends = numbers.choice(["\n", "\r\n"])
        def line():
            return numbers.choice([word for word in WORDS if "\n" not in word])
        old = [line() for _ in range(numbers.randrange(20))]
        new = edited(numbers, old, line)
        texts = [ends.join(lines) + numbers.choice(["", ends]) for lines in (old, new)]
        paths = [Path(name) for name in ("old", "new")]
        for path, text in zip(paths, texts):
            path.write_bytes(text.encode("utf-8"))
        patch, content = made_patch(*paths)
        check_applies(patch, paths[0], texts[1])
        assert "".join(applied(re.findall("[^\n]*\n|[^\n]+", texts[0]), content)) == texts[1]


def test_real_lines():
    folder = shared.ROOT / "Fixtures" / "Texts"
    for text in sorted(path for path in folder.iterdir() if path.is_dir()):
        files = sorted(path for path in text.iterdir() if path.name != "ORIGIN.md")
        for old, new in zip(files, files[1:]):
            patch, _ = made_patch(old, new)
            check_applies(patch, old, new.read_bytes().decode("utf-8"))


def made_rows(numbers, count):
    """Returns rows with unique ids in a random order."""
    ids = [numbers.choice([str(number), f"n {number}", f'"{number}"']) for number in range(count)]
    numbers.shuffle(ids)
    return [{"key": each, "name": numbers.choice(WORDS), "place": numbers.choice(["x", "y", 'z "z"'])} for each in ids]


def changed(numbers, rows):
    """Returns rows of which some are deleted, moved, inserted and updated."""
    rows = [dict(row) for row in rows]
    new = edited(numbers, rows, lambda: {"key": f"new {numbers.random()}", "name": "", "place": numbers.choice("wx")})
    for row in new:
        if numbers.random() < 0.2:
            row[numbers.choice(["name", "place"])] = numbers.choice(["x", "y", "a,b"])
    return new


def csv_text(rows, columns=("key", "name", "place")):
    """Writes CSV."""
    output = io.StringIO()
    csv.writer(output, lineterminator="\n").writerows([columns, *([row[column] for column in columns] for row in rows)])
    return output.getvalue()


def by_section(rows, sections):
    """Returns rows in the order of their sections."""
    return sorted(rows, key=lambda row: sections.index(row["place"]))


def test_records():
    numbers = random.Random(2)
    for case in range(60):
        rows = made_rows(numbers, numbers.randrange(15))
        new = changed(numbers, rows)
        paths = write("old.csv", csv_text(rows)), write("new.csv", csv_text(new))
        patch, content = made_patch(*paths, "--id", "key")
        check_applies(patch, paths[0], csv_text(new))
        assert applied(rows, content) == new
        patch, content = made_patch(*paths, "--id", "key", "--section", "place")
        sections = list(dict.fromkeys(row["place"] for row in new))
        check_applies(patch, paths[0], csv_text(by_section(new, sections)))
        assert "sectionChanges" in content


def test_objects():
    numbers = random.Random(3)
    for case in range(60):
        rows = made_rows(numbers, numbers.randrange(1, 15))
        for number, row in enumerate(rows):
            row.update(key=number if numbers.random() < 0.5 else row["key"], more=[1, {"deep": None}, 2.50])
        new = changed(numbers, rows)
        if case % 2:
            texts, suffix = [json.dumps(each, indent=2) + "\n" for each in (rows, new)], "json"
        else:
            texts, suffix = ["".join(json.dumps(row) + "\n" for row in each) for each in (rows, new)], "jsonl"
        paths = [write(f"{name}.{suffix}", text) for name, text in zip(("old", "new"), texts)]
        patch, content = made_patch(*paths, "--id", "key")
        assert applied(rows, content) == new
        result = apply(patch, paths[0])
        assert result.returncode == 0, result.stderr
        if new and len(rows) > 1:
            assert result.stdout == texts[1]


def test_columns():
    old, new = write("a.csv", "id,a,b\n1,x,y\n2,x,z\n"), write("b.csv", "b,id,a\ny,1,x\nq,2,x\n")
    check_applies(made_patch(old, new, "--id", "id")[0], old, "b,id,a\ny,1,x\nq,2,x\n")
    old, new = write("a.tsv", "1\tx\n2\ty\n"), write("b.tsv", '3\t"a\tb"\n2\tz\n')
    check_applies(made_patch(old, new, "--id", "1", "--no-header")[0], old, '3\t"a\tb"\n2\tz\n')
    old, new = write("a.csv", "id,a,b\n1,x,y\n2,x,z\n"), write("b.csv", "id,c\n2,x\n1,x\n")
    check_applies(made_patch(old, new, "--id", "id")[0], old, "id,c\n2,x\n1,x\n")


def test_deep_objects():
    deep = "[" * 201 + "]" * 201
    old, new = write("a.jsonl", ""), write("b.jsonl", '{"id": 1, "deep": ' + deep + "}\n")
    check_applies(made_patch(old, new, "--id", "id")[0], old, new.read_text())
    texts = [f'[{{"id": {number}, "deep": {deep}}}, {{"id": 3}}]' for number in (1, 2)]
    old, new = write("a.json", texts[0]), write("b.json", texts[1])
    check_applies(made_patch(old, new, "--id", "id")[0], old, texts[1])


def test_swift_reads_the_patch():
    # The digest of the guide's example, of the ids 1, 2 and 3 as integers.
    rows = '{"id": 1}\n{"id": 2}\n{"id": 3}\n'
    old, new = write("a.jsonl", rows), write("b.jsonl", rows[10:] + '{"id": 4, "name": "Plum"}\n')
    _, content = made_patch(old, new, "--id", "id")
    assert content["baseDigest"] == "8799e152e5c0cdfa"
    assert content["rows"] == [{"id": 4, "name": "Plum"}]


def test_output():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new)
    old.chmod(0o640)
    link = Path("link")
    link.symlink_to(old)
    assert printed(apply(patch, old, "--output", link)) == ""
    assert (old.read_text(), old.stat().st_mode & 0o777, link.is_symlink()) == ("a\nc\n", 0o640, True)
    # Now it is not the old list any more: nothing is written, and nothing is left behind.
    before = sorted(Path.cwd().iterdir())
    check_error(apply(patch, old, "--output", old), 2, "does not apply to", "its lines are not those")
    assert (old.read_text(), sorted(Path.cwd().iterdir())) == ("a\nc\n", before)
    check_error(apply(patch, new, "--output", Path("absent") / "x"), 2, "its lines are not those")
    old.write_text("a\nb\n")
    check_error(apply(patch, old, "--output", Path("absent") / "x"), 2, "cannot be written")
    check_error(apply(patch, old, "--output", Path.cwd()), 2, "is a folder")
    check_error(apply(patch, old, "--output", "/dev/null"), 2, "is not a file")


def test_an_output_is_no_input():
    old, new = write("old.csv", "id,v\n1,a\n"), write("new.csv", "id,v\n1,b\n")
    patch, _ = made_patch(old, new, "--id", "id")
    made = write("record.json", many())
    files = [old, new, patch, made]
    before = [path.read_bytes() for path in files]
    links = {}
    for path in files:
        links[path] = [path, Path.cwd() / f"hard {path.name}", Path.cwd() / f"soft {path.name}"]
        os.link(*links[path][:2])
        links[path][2].symlink_to(path)
    for path, name in [(path, name) for path in (old, new) for name in links[path]]:
        for option in ("--html", "--json"):
            check_error(show(old, new, option, name), 2, str(path), "which is read" if name != path else "is read")
    for name in links[patch]:
        check_error(apply(patch, old, "--output", name), 2, str(patch), "cannot be the output too")
    for name in links[made]:
        for option in ("markdown", "html"):
            check_error(run("report", made, "--format", option, "--output", name), 2, "cannot be the output too")
    # What the shell appends to, and what it reads from.
    report = [*BENCHMARKS, "report", made, "--format", "markdown"]
    for words, name in (([*SHOW, old, new], old), ([*APPLY, patch, old], old), (report, made)):
        with open(name, "ab") as output:
            assert "standard output is the file " in call(*words, stdout=output).stderr
    with open(new, "rb") as text:
        assert "is the file standard input" in show(old, "-", "--html", new, stdin=text).stderr
    assert [path.read_bytes() for path in files] == before


def test_output_keeps_what_a_file_has():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new)
    # A link that leads nowhere yet stays a link.
    target, link = Path("later"), Path("link")
    link.symlink_to("later")
    printed(apply(patch, old, "--output", link))
    assert (target.read_text(), link.is_symlink()) == ("a\nc\n", True)
    # Other names of the file are other files afterwards, which is said.
    hard = Path("hard")
    os.link(target, hard)
    target.chmod(0o4750)
    result = apply(patch, old, "--output", target)
    assert (result.returncode, result.stdout) == (0, "")
    assert f"warning: {target} had 1 other name, which keeps the old content" in result.stderr
    assert target.stat().st_mode & 0o7777 == 0o4750
    hard.unlink()
    if os.geteuid() == 0:
        os.chown(target, 1, 2)
        printed(apply(patch, old, "--output", target))
        assert (target.stat().st_uid, target.stat().st_gid) == (1, 2)
    page = Path("page.html")
    page.write_text("")
    page.chmod(0o600)
    assert show(old, new, "--html", page).returncode == 1
    assert page.stat().st_mode & 0o777 == 0o600
    check_error(show(old, new, "--html", Path.cwd()), 2, "is a folder")


HEAD = "id,name,price\n"


@pytest.fixture(name="priced")
def priced_rows():
    """The paths of two lists of rows with a price."""
    return write("old.csv", f"{HEAD}1,A,1\n2,B,2\n3,C,3\n4,D,4\n"), write("new.csv", f"{HEAD}4,D,4\n1,A,9\n3,C,3\n")


@pytest.mark.parametrize("options", [[], ["--section", "name"]])
@pytest.mark.parametrize("row, edited, key, text", [
    ("1,A,1", "1,A,7", 1, "the patch would change price from 7 to 9"),
    ("1,A,1", "1,A,9", 1, "it is already as the patch would make it"),
    ("2,B,2", "2,B,", 2, "the patch would delete 2,B,"),
    ("1,A,1\n2,B,2", "1,A,7\n2,B,3", 1, "the patch would change price from 7 to 9; 1 other row was edited too"),
])
def test_edited_rows_are_refused(row, edited, key, text, options, priced):
    patch, _ = made_patch(*priced, "--id", "id", *options)
    target = write("target.csv", "as before")
    result = apply(patch, write("edited.csv", priced[0].read_text().replace(row, edited)), "--output", target)
    check_error(result, 2, f"edited.csv: the row whose id is {key} was edited after the patch was made: {text}")
    assert target.read_text() == "as before"


@pytest.mark.parametrize("options", [[], ["--section", "name"]])
@pytest.mark.parametrize("content, kept", [
    (f"{HEAD}1,A,1\n2,B,2\n3,C,33\n4,D,4\n", "3,C,33"),
    (f'{HEAD}"1",A,"1"\n2,"B",2\n3,C,3\n4,D,4\n', "3,C,3"),
    ("price,id,name\n1,1,A\n2,2,B\n3,3,C\n4,4,D\n", "3,C,3"),
])
def test_kept_rows_may_be_edited_and_rows_respelled(content, kept, options, priced):
    patch, _ = made_patch(*priced, "--id", "id", *options)
    rows = printed(apply(patch, write("edited.csv", content))).split()
    assert sorted(rows) == sorted([HEAD.strip(), "4,D,4", "1,A,9", kept])


@pytest.mark.parametrize("options", [[], ["--section", "name"]])
def test_patches_of_an_older_version_have_no_digests_of_contents(options, priced):
    _, content = made_patch(*priced, "--id", "id", *options)
    assert len(content.pop("contentDigests")) == 2
    edited = write("edited.csv", priced[0].read_text().replace("1,A,1", "1,A,7"))
    assert apply(write("patch.json", content), edited).returncode == 0


def test_edits_of_other_fields_are_refused(priced):
    # A column that is gone is lost too; an edit of another field would be overwritten as well.
    patch, _ = made_patch(priced[0], write("new.csv", "id,name\n1,A\n2,B\n3,C\n4,D\n"), "--id", "id")
    edited = write("edited.csv", priced[0].read_text().replace("2,B,2", "2,E,2"))
    check_error(apply(patch, edited), 2, "whose id is 2 was", "name from E to B, price from 2 to nothing")


def test_edited_objects_are_refused():
    old = write("a.json", '[{"id": 1, "v": [1, "x"]}, {"id": 2}]')
    new = write("b.json", '[{"id": 1, "v": [2, "x"]}, {"id": 2}]')
    patch, _ = made_patch(old, new, "--id", "id")
    edited = write("c.json", '[{"id": 1, "v": [1, "y"], "w": null}, {"id": 2}]')
    check_error(
        apply(patch, edited), 2, 'the patch would change v from [1, "y"] to [2, "x"], w from null to nothing')
    respelled = write("c.json", '[{"v": [1,"\\u0078"], "id": 1}, {"id": 2, "w": 5}]')
    assert json.loads(printed(apply(patch, respelled))) == [{"id": 1, "v": [2, "x"]}, {"id": 2, "w": 5}]


@pytest.mark.parametrize("name, texts, options, text", [
    ("a", ["a\nb\n", "a\n", "b\na\n"], [], "its lines are not those of the file that the patch was made for"),
    ("a.csv", ["k\n1\n2\n", "k\n1\n", "k\n2\n1\n"], ["--id", "k"],
     "the ids of its rows, or their order, are not those of"),
    ("a.csv", ["k,s\n1,x\n", "k,s\n1,y\n", "k,s\n1,z\n"], ["--id=k", "--section=s"],
     "its sections, the ids of their rows, or the order, are"),
])
def test_another_file_is_named_in_words(name, texts, options, text):
    old, new, other = (write(prefix + name, each) for prefix, each in zip(("old-", "new-", "other-"), texts))
    patch, _ = made_patch(old, new, *options)
    result = apply(patch, other)
    check_error(result, 2, "does not apply to", text)
    assert "digest" not in result.stderr


def test_standard_input():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new)
    for arguments, text in (([patch, "-"], "a\nb\n"), (["-", old], patch.read_text())):
        assert printed(apply(*arguments, text=text)) == "a\nc\n"


@pytest.fixture(name="lines")
def patched_lines():
    """The path of some lines, and the content of a patch of them."""
    old = write("old", "a\nb\nc\n")
    return old, made_patch(old, write("new", "c\na\nx\n"))[1]


@pytest.mark.parametrize("change, text", [
    ({"version": 9}, "version 9 is not known"),
    ({"version": "1"}, "version: no Int"),
    ({"oldCount": None}, "oldCount: null"),
    ({"oldCount": 2147483647}, "2147483645 of 2147483647 rows stay"),
    ({"newCount": 7}, "rows"),
    ({"source": 1}, "source: no"),
    ({"deletes": [0, -1]}, "deletes[1]: -1 is not in"),
    ({"deletes": [0]}, "no multiple of 2"),
    ({"deletes": [0, 9]}, "deletes[1]: 9 rows at 0"),
    ({"rows": []}, "rows: the changes need"),
    ({"rows": [1, "x\n"]}, "rows[0]: no string"),
    ({"rows": ["x\ny\n", "x\n"]}, "rows[0]: not one line"),
    ({"rows": ["x", "x\n"]}, "line 1 has no line end, but is not the last"),
    ({"rows": ["x\n", "\0\n"]}, "rows[1]: a zero byte"),
    ({"rows": {}}, "rows: no array"),
    ({"baseDigest": "0"}, "16 hexadecimal digits"),
    ({"source": {"format": "csv", "columns": ["x"], "id": "x"}}, "there is no column 'x', but 'a'"),
    ({"source": {"format": "text", "section": "x"}}, "sectionChanges"),
    ({"source": {"format": "json"}}, "source: no 'id'"),
    ({"source": {"format": "xml"}}, "source.format: "),
    ({"source": {"format": "csv", "id": "a", "columns": ["b"]}}, "source: no column 'a'"),
    ({"source": {"format": "csv", "id": "a"}}, "source: no column 'a'"),
    ({"source": {"format": "csv", "id": "a", "columns": ["a", "a"]}}, "source: two columns"),
])
def test_wrong_patches(change, text, lines):
    old, good = lines
    check_error(apply(write("wrong.json", {**good, **change}), old), 2, text)


def test_places_in_patches(lines):
    old, good = lines
    large = json.dumps({**good, "inserts": [0, 0.5]}).replace("0.5", "1e400")
    place = large.index("1e400")
    text = f"column {place + 1}, byte {place}: the number is too large"
    check_error(apply(write("wrong.json", large), old), 2, text)
    bad = json.dumps({**good, "deletes": [0, 9]})
    place = bad.index("9", bad.index("deletes"))
    check_error(apply(write("wrong.json", bad), old), 2, f"byte {place}: deletes[1]")
    check_error(apply(write("wrong.json", json.dumps(good)[:-1]), old), 2, "expected ',' or '}', not the end")


@pytest.mark.parametrize("content, text", [
    ("", "byte 0: expected '{', not the end"),
    ("[]", "byte 0: expected '{', not '['"),
    ("{}", "'source' is missing"),
    ('{"version":1,"version":1}', "byte 13: the key 'version' is there twice"),
    ('{"a":' + "[" * 100_000, "nested deeper than 200"),
], ids=["empty", "array", "no source", "twice", "deep"])
def test_what_is_no_patch(content, text):
    check_error(apply(write("wrong.json", content), write("old", "a\n")), 2, text)


@pytest.mark.parametrize("part, wrong, offset, text", [
    ('"moves":[0,1,1]', '"moves":[0,9,1]', 11, "sectionChanges.moves[1]: 9 rows at 0, but the list has 2 rows"),
    ('"moves":[0,1,1]', '"moves":"x"', 8, "sectionChanges.moves: no "),
    ('"inserts":[1,1]', '"inserts":[1,-1]', 13, "inserts[1]: -1 is not in"),
    ('"oldRowCounts":[1,1]', '"oldRowCounts":[1,-1]', 18, "oldRowCounts[1]: old section 1 has -1 rows"),
    ('"newRowCounts":[2,1]', '"newRowCounts":[2]', 15,
     "newRowCounts: the new list has 2 sections, and 1 row counts"),
])
def test_places_in_patches_of_sections(part, wrong, offset, text):
    old, new = write("old.csv", "id,s\n1,a\n2,b\n"), write("new.csv", "id,s\n2,b\n3,b\n1,a\n")
    good = made_patch(old, new, "--id", "id", "--section", "s")[0].read_text()
    bad = write("wrong.json", good.replace(part, wrong))
    check_error(apply(bad, old), 2, f"byte {good.index(part) + offset}: {text}")


@pytest.mark.parametrize("options", [[], ["--section", "place"]])
def test_hostile_patches(options):
    numbers = random.Random(4)
    rows = made_rows(numbers, 12)
    paths = write("old.csv", csv_text(rows)), write("new.csv", csv_text(changed(numbers, rows)))
    path, target = Path("hostile.json"), Path("target")
    good = made_patch(*paths, "--id", "key", *options)[0].read_bytes()
    pieces = [b"9", b"99999999999999999999", b"-1", b"[", b'"', b"null", b"2147483647"]
    for case in range(HOSTILE_PATCHES):
        bad = bytearray(good)
        for _ in range(numbers.randint(1, 3)):
            place = numbers.randrange(len(bad))
            kind = numbers.randrange(3)
            if kind == 0:
                bad[place] = numbers.choice(b'0123456789-{}[]",:e\\ \xff\0')
            elif kind == 1:
                del bad[place:place + numbers.randint(1, 20)]
            else:
                bad[place:place] = numbers.choice(pieces)
        path.write_bytes(bad)
        target.write_text("as before")
        result = apply(path, paths[0], "--output", target)
        assert result.returncode in (0, 2), (case, bytes(bad), result.stderr)
        assert result.stdout == ""
        if result.returncode == 2:
            assert target.read_text() == "as before"
            assert result.stderr.startswith(f"{APPLY[0]}: "), result.stderr
