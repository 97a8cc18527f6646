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

import shared
from programs import apply, call, check_error, pairs_once, printed, show, write
from shared import APPLY, SHOW


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
            patch, _ = made_patch(old, new, "-f", "text")
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


def test_output():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new, "-f", "text")
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


def test_an_output_is_no_input():
    old, new = write("old.csv", "id,v\n1,a\n"), write("new.csv", "id,v\n1,b\n")
    patch, _ = made_patch(old, new, "--id", "id")
    files = [old, new, patch]
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
    # What the shell appends to, and what it reads from.
    for words in ([*SHOW, old, new], [*APPLY, patch, old]):
        with open(old, "ab") as output:
            assert "standard output is the file " in call(*words, stdout=output).stderr
    with open(new, "rb") as text:
        assert "is the file standard input" in show(old, "-", "--html", new, stdin=text).stderr
    assert [path.read_bytes() for path in files] == before


def test_output_keeps_what_a_file_has():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new, "-f", "text")
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


def test_standard_input():
    old, new = write("old", "a\nb\n"), write("new", "a\nc\n")
    patch, _ = made_patch(old, new, "-f", "text")
    for arguments, text in (([patch, "-"], "a\nb\n"), (["-", old], patch.read_text())):
        assert printed(apply(*arguments, text=text)) == "a\nc\n"
