# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The lists and texts that are made, as Fixtures/catalog.toml has them."""

import tomllib
from typing import Callable, NamedTuple

import shared

from . import readers


class Release(NamedTuple):
    """One release of a package: its version, the SHA-256 of its wheel, and the file that is read."""

    version: str
    digest: str
    file: str


class Source(NamedTuple):
    """One list and all that its ORIGIN.md says of it. Releases are in order of time."""

    name: str
    package: str
    reader: Callable
    releases: list
    about: str
    licence: str


class Text(NamedTuple):
    """One file in two versions or more, and all that its ORIGIN.md says of it. Releases are in order of time."""

    name: str
    package: str
    suffix: str
    releases: list
    about: str
    licence: str


class LicenceText(NamedTuple):
    """A licence that must travel with the data, and the wheel and the file from which its text is taken."""

    package: str
    version: str
    digest: str
    file: str


_CATALOG = tomllib.loads((shared.ROOT / "Fixtures" / "catalog.toml").read_text(encoding="utf-8"))


def _releases(entry):
    """Returns the releases of an entry's package."""
    digests = _CATALOG["packages"][entry["package"]]
    return [Release(version, digests[version], file) for version, file in entry["files"].items()]


def _made(kind, entry, how):
    """Returns the list or the text of an entry."""
    notice = _CATALOG["notices"][entry["notice"]]
    return kind(entry["name"], entry["package"], how, _releases(entry), entry["about"], notice)


MADE = _CATALOG["made"]
LISTS = [_made(Source, entry, getattr(readers, entry["reader"])) for entry in _CATALOG["lists"]]
TEXTS = [_made(Text, entry, entry["suffix"]) for entry in _CATALOG["texts"]]
LICENCES = {
    name: LicenceText(each["package"], each["version"], _CATALOG["packages"][each["package"]][each["version"]], each["file"])
    for name, each in _CATALOG["licences"].items()
}
