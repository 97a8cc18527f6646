# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Writes pairs of files, and what the program `tablediff` says about each, for the test of the module that a page has.

    python3 Tool/Tests/Web/compare_pairs.py FOLDER PROGRAM

The folder gets the files and cases.json: for each case both files, the request that the page would make, and for each
form the exit status, the bytes and the messages of the program.
"""

import concurrent.futures
import csv
import io
import itertools
import json
import pathlib
import subprocess
import sys

TESTS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(TESTS.parents[2] / "Scripts"))

import shared  # noqa: E402
import table_pairs  # noqa: E402

# The forms with their options; a listing is written as to a terminal.
WHOLE = {"patch": ["--json", "-"], "page": ["--html", "-"]}
FORMS = {"records": ["--csv", "-"], "markdown": ["--markdown", "-"], "listing": ["--color", "always", "--no-pager"]}


class Case:
    """Two files, how the program is called, and how the page asks for the same."""

    def __init__(self, name, old, new, suffix, words, request):
        self.name, self.contents, self.suffix, self.words, self.request = name, (old, new), suffix, words, request

    def make(self, folder, number, program):
        """Writes the files, and returns the case with the results of the program."""
        files = []
        for side, content in zip(("old", "new"), self.contents):
            files.append(folder / f"{number}-{side}.{self.suffix}")
            files[-1].write_bytes(content)
        forms = dict(FORMS)
        if not {"ignored", "tolerance", "ignoresCase", "ignoresBlanks", "isUnordered"} & set(self.request):
            forms |= WHOLE
            if self.request["format"] == "json":
                forms["jsonPatch"] = ["--json-patch", "-"]
        results = {}
        for form, words in forms.items():
            done = subprocess.run(
                [program, *(file.name for file in files), *self.words, *words], cwd=folder, capture_output=True)
            target = folder / f"{number}-{form}"
            target.write_bytes(done.stdout)
            results[form] = {"status": done.returncode, "file": target.name, "messages": done.stderr.decode()}
        request = {"oldName": files[0].name, "newName": files[1].name, **self.request}
        return {"name": self.name, "files": [file.name for file in files], "request": request, "results": results}


def of_tables():
    """Yields the pairs of tables as CSV, as lines, and as objects of JSON."""
    for pair in table_pairs.all_pairs():
        words = ["--format", "csv", "--id", table_pairs.table([pair.id]).decode().strip()]
        request = {"format": "csv", "id": list(pair.id)}
        for side, delimiter in zip(("old", "new"), pair.delimiters):
            if delimiter != ",":
                words += [f"--{side}-delimiter", delimiter]
                request[f"{side}Delimiter"] = delimiter
        if pair.ignored:
            words += ["--ignore", table_pairs.table([pair.ignored]).decode().strip()]
            request["ignored"] = list(pair.ignored)
        if pair.tolerance is not None:
            words += ["--tolerance", str(pair.tolerance)]
            request["tolerance"] = str(pair.tolerance)
        for key, option, is_set in (
            ("ignoresCase", "--ignore-case", pair.ignores_case), ("isUnordered", "--unordered", pair.unordered),
            ("ignoresBlanks", "--ignore-blanks", pair.ignores_blanks)):
            if is_set:
                words.append(option)
                request[key] = True
        yield Case(pair.name, pair.old, pair.new, "csv", words, request)
        yield Case(f"{pair.name}, lines", pair.old, pair.new, "txt", [], {"format": "text"})
        if not pair.refused and pair.delimiters == (",", ","):
            yield from of_objects(pair, request)


def of_objects(pair, request):
    """Yields a pair of tables as arrays of objects, as objects in lines or by key, and as an array within an object."""
    sides = []
    for content in (pair.old, pair.new):
        records = list(csv.DictReader(io.StringIO(content.decode(errors="replace").lstrip("\ufeff"), newline="")))
        for number, record in enumerate(records):
            for key, value in list(record.items()):
                if key is None or value is None:
                    return
                # Some values are numbers, arrays and objects.
                if key not in pair.id and value.isdecimal() and value == str(int(value)):
                    record[key] = int(value)
            record["more"] = {"n": [number % 3, None], "a": {"b": number % 7}}
        sides.append(records)
    ids = {key: value for key, value in request.items() if not key.endswith("Delimiter")}
    words = ["--id", table_pairs.table([pair.id]).decode().strip()]
    if set(ids) - {"format", "id"}:
        return
    arrays = [json.dumps(side, ensure_ascii=False, indent=1).encode() for side in sides]
    yield Case(f"{pair.name}, JSON", *arrays, "json", words, {**ids, "format": "json"})
    lines = ["".join(json.dumps(each) + "\n" for each in side).encode() for side in sides]
    yield Case(f"{pair.name}, JSON lines", *lines, "jsonl", words, {**ids, "format": "jsonl"})
    keyed = [json.dumps({" ".join(each[key] for key in pair.id): each for each in side}).encode() for side in sides]
    yield Case(f"{pair.name}, JSON by key", *keyed, "json", [], {"format": "json"})
    framed = [json.dumps({"data": {"items": side}, "count": len(side)}).encode() for side in sides]
    yield Case(
        f"{pair.name}, framed JSON", *framed, "json", [*words, "--rows", "data.items"],
        {**ids, "format": "json", "rows": "data.items"})


def of_fixtures():
    """Yields each pair of consecutive releases of the lists and texts of Fixtures, as lines and as records."""
    folders = [*(shared.ROOT / "Fixtures" / "Lists").iterdir(), *(shared.ROOT / "Fixtures" / "Texts").iterdir()]
    for folder in sorted(folders):
        files = sorted(file for file in folder.iterdir() if file.name != "ORIGIN.md")
        for old, new in itertools.pairwise(files):
            name, sides = f"{folder.name} {old.stem} to {new.stem}", (old.read_bytes(), new.read_bytes())
            yield Case(f"{name}, lines", *sides, "txt", [], {"format": "text"})
            if old.suffix != ".tsv":
                continue
            request = {"format": "tsv", "id": ["1"], "hasHeader": False}
            words = ["--id", "1", "--no-header"]
            yield Case(name, *sides, "tsv", words, request)


def main():
    """Writes the files and the results."""
    folder, program = pathlib.Path(sys.argv[1]), str(pathlib.Path(sys.argv[2]).resolve())
    folder.mkdir(parents=True, exist_ok=True)
    cases = enumerate([*of_tables(), *of_fixtures()])
    with concurrent.futures.ThreadPoolExecutor() as pool:
        made = list(pool.map(lambda case: case[1].make(folder, case[0], program), cases))
    (folder / "cases.json").write_text(json.dumps(made), encoding="utf-8")
    print(f"{len(made)} pairs of files, {sum(len(case['results']) for case in made)} results of {program}")


if __name__ == "__main__":
    main()
