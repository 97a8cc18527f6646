# Copyright (c) 2026 the TableDiff authors
# SPDX-License-Identifier: Apache-2.0
"""The commands, their help, and what is said about mistakes."""

import re

import pytest
import shared
from programs import check_error, printed, run

COMMANDS = ["run", "list", "compare", "report", "check", "guard", "version", "help"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command(command):
    text = printed(run("help", command))
    assert text.startswith(f"usage: swift run -c release Benchmarks {command}")
    assert [line for line in text.split("\n") if len(line) > 100] == []
    if command != "help":
        assert run(command, "--help").stdout == text


def test_help_names_all_commands_and_options():
    overview = printed(run("--help"))
    for spelling in ("-h", "help"):
        assert run(spelling).stdout == overview
    for command in COMMANDS:
        assert re.search(f"(?m)^  {command} ", overview)
    takes = {
        "run": "--case --rows --rounds --growth --thorough --data --json --wide",
        "list": "--case --rows --thorough", "check": "--case --rows",
        "compare": "--case --threshold --markdown", "report": "--wide --markdown --svg",
        "guard": "", "help": "",
    }
    texts = {command: run("help", command).stdout for command in takes}
    for command, options in takes.items():
        found = set(re.findall(r"(?m)^  (--[a-z-]+)", texts[command]))
        assert set(options.split()) <= found, command


def test_options_may_name_commands():
    assert run("--list").stdout == run("list").stdout
    assert run("--case", "shuffle", "--list").stdout == run("list", "--case=shuffle").stdout
    assert "\nfull shuffle: 1,000,000 rows\n" in run("--list").stdout
    assert re.search(r"(?m)^countries .* rows$", run("--list", "--thorough").stdout)
    assert "countries" not in run("--list").stdout + run("list", "--rows=100").stdout


def test_default_run_is_the_most_telling_part():
    usual, thorough = (run("list", *options).stdout.splitlines() for options in ([], ["--thorough"]))
    assert set(usual) <= set(thorough)
    assert len(usual) < 0.6 * len(thorough)
    assert [line for line in usual if "10,000,000" in line] == []
    for title in (
        "equal content, separate storage", "one row updated in the middle", "1% scattered", "full shuffle",
        "all rows replaced", "String ids: 1% scattered", "sections: 1% scattered", "tree: one row updated",
        "tree: one row moved", "derived: one row changed, grouped too", "live: 1% scattered",
        "live: 1% scattered, what is left to the main actor",
    ):
        assert f"{title}: 1,000,000 rows" in usual
    # What names cases chooses among all of them.
    assert "tree: read in a loop: 1,000,000 rows\n" in run("list", "--case", "read in a loop").stdout
    assert "tree: read in a loop: 100 rows\n" in run("list", "--rows", "100").stdout
    assert "tree: read in a loop: 1,000,000 rows" not in usual


@pytest.mark.parametrize("arguments, text", [
    (["--jsn", "x"], "unknown option '--jsn'; did you mean '--json'?"),
    (["list", "--case", "shufle"], "no title contains 'shufle'; did you mean 'full shuffle'?"),
    (["list", "--rows", "11", "--case", "3 changes"], "no case whose title contains '3 changes'"),
])
def test_usage_errors(arguments, text):
    check_error(run(*arguments), 2, text)


def test_version():
    changelog = (shared.ROOT / "CHANGELOG.md").read_text()
    newest = re.search(r"(?m)^## \[?([\w.-]+)", changelog)[1].lower()
    for word in ("--version", "version"):
        assert re.fullmatch(rf"TableDiff {re.escape(newest)}, Swift [0-9.]+.*\n", printed(run(word)))


def test_check():
    result = run("check", "--case", "scattered", "--rows", "10,100")
    assert result.returncode == 0, result.stderr
    assert re.search(r"\A[1-9][0-9]+ results verified\n\Z", result.stdout)


def test_long_trees_are_thorough():
    usual, thorough = (run("list", "--case", "tree", *options).stdout.split("\n") for options in ([], ["--thorough"]))
    assert [line for line in usual if "10,000,000" in line] == []
    longest = [line for line in thorough if "10,000,000" in line]
    assert len(longest) > 5
    # The rest is taken in another order, as more numbers of rows are.
    assert sorted(line for line in thorough if line not in longest) == sorted(usual)
    asked = run("list", "--case", "tree: block", "--rows", "10000000").stdout
    assert asked == "tree: block moved: 10,000,000 rows\n"


@pytest.mark.measures
def test_mistakes_before_a_run():
    check_error(run("--case", "shufle"), 2, "did you mean 'full shuffle'?")
    check_error(run("--case", "countris"), 2, "did you mean 'countries")
    check_error(run("run", "--rows", "100", "--json", "absent/x.json"), 2, "absent/x.json cannot be written")
