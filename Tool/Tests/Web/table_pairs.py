# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Pairs of tables to compare: those of Fixtures, ones with all that is odd in CSV, random ones, and long ones."""

import csv
import dataclasses
import io
import itertools
import random

import shared
from fixtures_lib import catalog


@dataclasses.dataclass
class Pair:
    """Two files, and how they are compared."""

    name: str
    old: bytes
    new: bytes
    id: tuple = ("id",)
    delimiters: tuple = (",", ",")
    ignored: tuple = ()
    unordered: bool = False
    ignores_case: bool = False
    ignores_blanks: bool = False
    tolerance: float = None
    # Whether tablediff refuses the files.
    refused: bool = False


def table(rows, delimiter=",", end="\n"):
    """Returns the bytes of a table of CSV."""
    text = io.StringIO()
    csv.writer(text, delimiter=delimiter, lineterminator=end).writerows(rows)
    return text.getvalue().encode()


def real(limit=5_000):
    """Yields each pair of releases of each list of Fixtures, of which no more than so many rows are taken."""
    for source in catalog.LISTS:
        files = [shared.ROOT / "Fixtures" / "Lists" / source.name / f"{each.version}.tsv" for each in source.releases]
        for pair in itertools.combinations(files, 2):
            tables = []
            for file in pair:
                lines = file.read_text(encoding="utf-8").split("\n")[:-1][:limit]
                rows = [[key, *content.split(" | ")] for key, content in (line.split("\t") for line in lines)]
                width = max(map(len, rows))
                rows = [row + [""] * (width - len(row)) for row in rows]
                tables.append(table([["id", *(f"c{number}" for number in range(1, width))], *rows]))
            yield Pair(f"{source.name} {pair[0].stem} to {pair[1].stem}", *tables)


def odd():
    """Yields pairs of values, ids and layouts that programs stumble over."""
    values = {
        "delimiters": ("a,b", "a;b", ",", ",,"), "quotes": ('"', '""', 'a "b" c', "'"),
        "line breaks": ("a\nb", "a\n\nb", "a\r\nb", "\n"), "arrows": ("->", "a->b", "-->", "a--->"),
        "commas and arrows": ("a,->b", "b->,a", ",->,", "->,->"),
        "no values": ("", "NULL", "null", "None"), "blanks": (" a", "a ", " ", "a"),
        "numbers": ("1", "01", "1.0", "1e0"), "marks": ("@@", "...", "+++", "---"),
        "other scripts": ("Zürich", "東京", "القاهرة", "👩‍👩‍👧"), "marks apart": ("\u00e9", "e\u0301", "E", "e"),
        "escape sequences": ("\x1b[31m", "\x07", "\u202e", "\x7f"), "letter case": ("A", "a", "ß", "SS"),
        "formulas": ("=1+1", "@a", "+1", "-1"), "long": ("x" * 10_000, "x" * 9_999 + "y", "y", "x"),
    }
    for name, (first, second, third, fourth) in values.items():
        old = [["id", "v"], ["a", first], ["b", second], ["c", third], ["d", fourth], ["e", "0"]]
        new = [["id", "v"], ["a", second], ["b", third], ["c", third], ["f", first], ["e", fourth]]
        yield Pair(f"values with {name}", table(old), table(new))
        if name in ("arrows", "no values", "line breaks", "commas and arrows"):
            continue
        old = [["id", "v"], [first, "1"], [second, "2"], [third, "3"], [fourth, "4"]]
        new = [["id", "v"], [second, "2"], [fourth, "5"], [third, "3"], ["new", "6"]]
        yield Pair(f"ids with {name}", table(old), table(new))
    keys = [
        ["country", "city", "n"], ["NO", "Oslo", "1"], ["US", "Oslo", "2"], ["US", "Paris", "3"], ["FR", "Paris", "4"]]
    others = [keys[0], ["NO", "Oslo", "1"], ["US", "Paris", "3"], ["FR", "Paris", "40"], ["FR", "Oslo", "2"]]
    yield Pair("two key columns", table(keys), table(others), id=("country", "city"))
    yield Pair(
        "two key columns, any order", table(keys), table(others[:1] + others[:0:-1]), id=("city", "country"),
        unordered=True)
    wide = [["a", "b", "c", "v"], *([x, y, z, x + y + z] for x in "12" for y in "12" for z in "12")]
    less = [wide[0], *([*row[:3], row[3] + "0" * (row[3] == "212")] for row in wide[1:] if row[3] != "121")]
    yield Pair("three key columns", table(wide), table(less), id=("a", "b", "c"))
    joined = [["a", "b", "v"], ["a,b", "c", "1"], ["a", "b,c", "2"], ["x", "y", "3"]]
    yield Pair(
        "keys with commas", table(joined), table([joined[0], ["a,b", "c", "9"], ["x", "y", "3"]]), id=("a", "b"))
    rows = [["id", "v"], *([str(number), f"v;{number}|\t,"] for number in range(20))]
    changed = [*rows[:5], ["5", "other"], *rows[8:], ["x", "y"]]
    for old, new in itertools.product(",;\t", repeat=2):
        yield Pair(f"delimiters {old!r} and {new!r}", table(rows, old), table(changed, new), delimiters=(old, new))
    repeated = [["id", "v"], ["1", "a"], ["1", "b"], ["2", "c"], ["1", "d"]]
    yield Pair("an id three times", table(repeated), table([*repeated, ["3", "e"]]))
    yield Pair("an id once more", table(repeated), table([*repeated, ["1", "e"]]))
    yield Pair("an id, updated", table(repeated), table([*repeated[:2], ["1", "x"], *repeated[3:]]))
    numbers = [["id", "n"], ["a", "1.00"], ["b", "2.5"], ["c", "10"], ["d", "text"]]
    yield Pair(
        "a tolerance", table(numbers),
        table([numbers[0], ["a", "1.004"], ["b", "2.6"], ["c", "10.001"], ["d", "other"]]), tolerance=0.01)
    texts = [["id", "v"], ["a", "Oslo"], ["b", "BERN"], ["c", " Rome "], ["d", "x"]]
    yield Pair(
        "without case", table(texts), table([texts[0], ["a", "OSLO"], ["b", "bern"], ["c", "rome"], ["d", "y"]]),
        ignores_case=True)
    yield Pair(
        "without blanks", table(texts),
        table([texts[0], ["a", "Oslo "], ["b", "bern"], ["c", "Rome"], ["d", "\tx"]]),
        ignores_blanks=True)


def small():
    """Yields pairs with other columns, with rules for what counts, and that are refused."""
    base = b"id,name,n\n1,Oslo,7\n2,Bern,8\n3,Rome,9\n4,Bonn,5\n5,Kyiv,6\n"
    for name, new in {
        "the same": base, "all rows deleted": b"id,name,n\n", "no last line end": base[:-1],
        "a byte order mark": b"\xef\xbb\xbf" + base, "an empty line": base.replace(b"2,", b"\n2,"),
        "a column added": b"id,name,n,note\n1,Oslo,7,a\n2,Bern,8,\n3,Rome,9,b\n4,Bonn,50,c\n5,Kyiv,6,\n",
        "a column removed": b"id,n\n1,7\n2,8\n3,9\n4,50\n5,6\n",
        "columns in another order": b"n,id,name\n7,1,Oslo\n80,2,Bern\n9,3,Rome\n5,4,Bonn\n6,5,Kyiv\n",
        "a column renamed and one added":
            b"id,city,n,m\n1,Oslo,7,x\n2,Bern,8,y\n3,Rome,9,z\n4,Bonn,5,x\n5,Kyiv,60,y\n",
    }.items():
        yield Pair(name, base, new)
    yield Pair("ignored columns", base, b"id,name,n\n1,Oslo,1\n2,Ulm,8\n3,Rome,2\n5,Kyiv,6\n", ignored=("n", "name"))
    yield Pair("any order", base, b"id,name,n\n4,Bonn,5\n2,Bern,80\n6,Lima,1\n5,Kyiv,6\n1,Oslo,7\n", unordered=True)
    yield Pair("ids without case", b"id,v\na,1\nB,2\n", b"id,v\nA,1\nB,2\n", ignores_case=True)
    yield Pair("ids without blanks", b"id,v\na,1\nb ,2\n", b"id,v\na,1\nb,2\n", ignores_blanks=True)
    yield Pair("a column that is not there", base, base, id=("key",), refused=True)
    for name, wrong in {
        "an empty file": b"", "too many fields": b"id,v\n1,a\n2,b,c\n", "an open quote": b'id,v\n1,a\n2,"b\n',
        "text behind a quote": b'id,v\n1,"a"x\n2,b\n', "two columns of a name": b"id,v,v\n1,a,b\n",
    }.items():
        yield Pair(name, wrong, b"id,v\n1,x\n2,b\n", refused=True)


def shuffled(seeds=range(12)):
    """Yields random pairs: of some hundred rows, and two of thousands."""
    for seed in seeds:
        numbers = random.Random(seed)
        count = 4_000 if seed < 2 else numbers.randrange(2, 400)
        alphabet = ["a", "B", " ", ",", '"', "\n", "->", "é", "0", "1", ""]

        def value():
            return "".join(numbers.choices(alphabet, k=numbers.randrange(6)))

        old = [[f"r{number}", value(), value(), str(number)] for number in range(count)]
        new = [list(row) for row in old if numbers.random() < 0.9]
        for row in new:
            if numbers.random() < 0.1:
                row[numbers.randrange(1, 4)] = value()
        for number in range(numbers.randrange(count // 10 + 2)):
            new.insert(numbers.randrange(len(new) + 1), [f"n{number}", value(), value(), ""])
        for _ in range(numbers.randrange(5)):
            start, length, place = (numbers.randrange(len(new) + 1) for _ in range(3))
            block, new[start:start + length] = new[start:start + length], []
            new[place:place] = block
        head = [["id", "a", "b", "n"]]
        yield Pair(f"random, {count} rows", table(head + old), table(head + new), unordered=seed % 4 == 3)


def all_pairs():
    """Yields all pairs but the long ones."""
    for pairs in (real, odd, small, shuffled):
        yield from pairs()


def long(count, columns=9, share=0.01, seed=7):
    """Returns a pair of so many rows, of which a share changed: most are updated, some deleted, inserted or moved."""
    numbers = random.Random(seed)
    head = ["id", *(f"c{number}" for number in range(1, columns))]
    old = [
        [f"{number:08}", *(f"{numbers.getrandbits(40):x}" for _ in range(1, columns))] for number in range(count)]
    new = []
    late = []
    for row in old:
        chance = numbers.random()
        if chance < share * 0.1:
            continue
        if chance < share * 0.2:
            new.append([f"n{row[0]}", *row[1:]])
        if chance < share * 0.3:
            late.append(row)
            continue
        if chance < share:
            row = list(row)
            row[numbers.randrange(1, columns)] = f"{numbers.getrandbits(40):x}"
        new.append(row)
        if late and numbers.random() < 0.01:
            new.append(late.pop())
    return Pair(f"{count:,} rows of {columns} columns", table([head, *old]), table([head, *new, *late]))
