# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""`show` in other forms than a listing."""

import copy
import json
import random

import jsonpatch
import pytest
from programs import apply, check_error, printed, show, write

OLD = "id,name,n\n1,Ann,1\n2,Bo,2\n3,Cy,3\n"
NEW = 'id,name,n\n3,Cy,3\n1,"An, ""n""\nA",1\n4,Di,4\n'

# How many pairs of files the patches are applied to.
PATCHES = 100


def test_nothing_is_written_half():
    old, new, wrong = write("old.csv", OLD), write("new.csv", NEW), write("wrong.csv", NEW + "5,,,\n")
    out = write("out", "before")
    for name in ("--csv", "--markdown", "--json-patch"):
        check_error(show(old, wrong, "--id", "id", name, out), 2)
        check_error(show(old, new, "--id", "id", name, "new.csv"), 2, "new.csv")
        check_error(show(old, new, "--id", "id", name, out, "--stat"), 2, f"{name} and --stat exclude each other")
    message = "--json-patch needs files of JSON, not csv"
    check_error(show(old, new, "--id", "id", "--json-patch", out), 2, message)
    assert (out.read_text(), new.read_text()) == ("before", NEW)


def value(numbers, depth=2):
    """Returns a value of JSON."""
    kind = numbers.randrange(4 if depth == 0 else 6)
    if kind < 4:
        return numbers.choice([None, True, False, 0, 1, -2.5, 12345678901234567890, "", "a\n\"", "é😀", "/~"])
    if kind == 4:
        return [value(numbers, depth - 1) for _ in range(numbers.randrange(3))]
    return {key: value(numbers, depth - 1) for key in ("", "a/b", "~", "~01", "-", "0") if numbers.random() < 0.4}


def changed(numbers, row):
    """Returns a row with changes at some depth."""
    row = copy.deepcopy(row)
    place = row
    while isinstance(inner := place.get("in"), dict) and numbers.random() < 0.7:
        place = inner
    place[numbers.choice(["a/b", "~", "in", "é"])] = value(numbers)
    if len(place) > 2 and numbers.random() < 0.3:
        place.pop(numbers.choice([key for key in place if key != "id"]))
    return row


def document(numbers, rows):
    """Returns an object with rows two keys deep."""
    return {"a": value(numbers), "~/": {"": value(numbers), "rows": rows, "z": value(numbers)}}


@pytest.mark.parametrize("is_within", [False, True])
@pytest.mark.parametrize("repeats", [False, True])
def test_json_patch(repeats, is_within):
    numbers = random.Random(28)
    operations = set()
    for _ in range(PATCHES):
        def row(number):
            key = numbers.randrange(8) if repeats else number
            return {"id": key, "in": {"~": value(numbers), "in": {"x": value(numbers)}}}
        old = [row(number) for number in range(numbers.randrange(20))]
        new = [changed(numbers, each) if numbers.random() < 0.3 else each for each in old if numbers.random() < 0.8]
        if numbers.random() < 0.5:
            numbers.shuffle(new)
        for number in range(numbers.randrange(4)):
            new.insert(numbers.randrange(len(new) + 1), row(100 + number))
        if is_within:
            old, new = document(numbers, old), document(numbers, new)
        options = ["--rows", "~/.rows"] if is_within else []
        result = show(
            write("old.json", old), write("new.json", new), "--id", "id", "--json-patch", "patch.json", *options)
        assert (result.returncode, result.stdout) == (int(json.dumps(old) != json.dumps(new)), ""), result
        with open("patch.json", encoding="utf-8") as file:
            patch = json.load(file)
        operations.update(each["op"] for each in patch)
        made = jsonpatch.JsonPatch(patch).apply(old)
        assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True), patch
    assert operations == {"add", "remove", "move", "replace"}


def test_patches_by_key():
    """Rows that their keys identify: both forms of a patch lead from one file to the other."""
    numbers = random.Random(62)
    for _ in range(PATCHES):
        keys = ["", "a/b", "~", "~1", "0", "é\"", "x", "y"]
        numbers.shuffle(keys)
        old = {key: {"in": {"~": value(numbers)}} for key in keys if numbers.random() < 0.6}
        new = [
            (key, changed(numbers, row) if numbers.random() < 0.3 else row) for key, row in old.items()
            if numbers.random() < 0.8]
        new += [(f"new {key}", {"n": value(numbers)}) for key in keys[:numbers.randrange(3)]]
        if numbers.random() < 0.5:
            numbers.shuffle(new)
        new = dict(new)
        files = write("old.json", old), write("new.json", new)
        status = int(json.dumps(old) != json.dumps(new))
        assert show(*files, "--json-patch", "patch.json").returncode == status
        with open("patch.json", encoding="utf-8") as file:
            patch = json.load(file)
        assert json.dumps(jsonpatch.JsonPatch(patch).apply(old), sort_keys=True) == json.dumps(new, sort_keys=True), patch
        assert show(*files, "--json", "patch.json").returncode == status
        assert json.dumps(json.loads(printed(apply("patch.json", files[0])))) == json.dumps(new)


def test_rows_path():
    rows = {"version": 1, "items": [{"id": 1, "n": 1}]}
    files = write("old.json", rows), write("new.json", {**rows, "version": 2})
    for form in ("--json", "--html"):
        out = write("out", "before")
        check_error(
            show(*files, "--id", "id", "--rows", "items", form, out), 2,
            f"{form} has rows only, but 'version', which is around them, changed too; --json-patch has both")
        assert out.read_text() == "before"
    for lines in (write("a.csv", "id\n1\n"), write("a.jsonl", '{"id": 1}\n')):
        check_error(
            show(lines, lines, "--id", "id", "--rows", "items"), 2,
            f"--rows is an option for json, not for {lines.suffix[1:]}")
