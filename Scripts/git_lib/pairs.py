# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The pairs of files to compare: those of Fixtures, and generated ones."""

import itertools
import random

from fixtures_lib import catalog, texts

COMMON = ["", "{", "}", "  return", "end", "// --", "else {", "});"]
VOCABULARY = 1_000


def all_of(fixtures, scratch, count):
    """(name, old file, new file) of each pair; generated files lie in a folder that may be thrown away."""
    for text in texts.TEXTS:
        old, new = (fixtures / texts.path(text, release) for release in (text.releases[0], text.releases[-1]))
        yield f"{text.name} {old.stem} to {new.stem}", old, new
    for source in catalog.LISTS:
        files = [fixtures / "Lists" / source.name / f"{release.version}.tsv" for release in source.releases]
        yield f"{source.name} {files[0].stem} to {files[-1].stem}", files[0], files[-1]
    if count > 0:
        old, new = scratch / "old", scratch / "new"
        generate(old, new, count)
        yield f"generated, {count:,} lines", old, new


def generate(old_file, new_file, count):
    """Lines of 1 to 8 words that follow Zipf's law, a fifth from eight that repeat; 2.5 % deleted, 2.5 % inserted."""
    numbers = random.Random(4)
    letters = "abcdefghijklmnopqrstuvwxyz"
    words = ["".join(numbers.choices(letters, k=numbers.randint(2, 9))) for _ in range(VOCABULARY)]
    weights = list(itertools.accumulate(1 / (rank + 1) for rank in range(VOCABULARY)))

    def line():
        if numbers.random() < 0.2:
            return COMMON[int(numbers.random() * len(COMMON))]
        return " ".join(numbers.choices(words, cum_weights=weights, k=1 + int(numbers.random() * 8)))

    old = [line() for _ in range(count)]
    new = []
    for each in old:
        change = numbers.random()
        if change < 0.025:
            continue
        if change < 0.05:
            new.append(line())
        new.append(each)
    for file, lines in ((old_file, old), (new_file, new)):
        file.write_text("".join(each + "\n" for each in lines), encoding="utf-8")
