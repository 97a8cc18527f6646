// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// The arguments of tablediff.
@Suite struct OptionsTests {
  /// Two files are compared, unless the first word is 'apply'.
  @Test func commands() throws {
    let show = try Options(arguments: ["a", "b"])
    #expect(show.command == .show)
    #expect(show.files == ["a", "b"])
    let apply = try Options(arguments: ["apply", "p", "f", "--output", "o"])
    #expect(apply.command == .apply)
    #expect(apply.files == ["p", "f"])
    #expect(apply.settings.outPath == "o")
    let git = try Options(arguments: ["git", "--id", "k", "--", "-x.csv"])
    #expect(git.command == .git)
    #expect(git.files == ["-x.csv"])
    // A file of that name.
    #expect(try Options(arguments: ["--", "apply", "b"]).command == .show)
    #expect(try Options(arguments: ["./apply", "b"]).command == .show)
    #expect(try Options(arguments: ["--version"]).command == .version)
  }

  /// Options set what they say.
  @Test func settings() throws {
    let settings = try Options(
      arguments: [
        "a", "b", "--id", "k,l", "--id", "m", "--rows", "a.b", "--section=s", "--format", "tsv",
        "--no-header",
        "--context", "0",
        "--color", "never", "--delimiter", "semicolon", "--old-delimiter", "|",
        "--no-pager", "--csv", "-", "--only", "o", "--only", "p,q",
      ]
    ).settings
    #expect(settings.input.id?.names == ["k", "l", "m"])
    #expect(settings.rules.only?.names == ["o", "p", "q"])
    #expect(settings.input.section == "s")
    #expect(settings.input.format == .tsv)
    #expect(!settings.input.hasHeader)
    #expect(settings.input.forOld.delimiter == UInt8(ascii: "|"))
    #expect(settings.input.forNew.delimiter == UInt8(ascii: ";"))
    #expect(settings.listing.context == 0)
    #expect(!settings.listing.hasColors)
    #expect(!settings.listing.usesPager)
    #expect(settings.listing.chosenForms == ["--csv"])
    #expect(settings.listing.outPath == "-")
  }

  /// Short forms mean the same, with their value behind a space or none.
  @Test func shortForms() throws {
    let settings = try Options(
      arguments: ["a", "b", "-ik,l", "-i", "m", "-U5", "-x", "n", "-t", "p=0.5", "-u", "-s", "-d;"]
    ).settings
    #expect(settings.input.id?.names == ["k", "l", "m"])
    #expect(settings.rules.ignored?.names == ["n"])
    #expect(settings.rules.tolerances["p"] == DecimalNumber("0.5"))
    #expect(settings.rules.isUnordered)
    #expect(settings.input.delimiter == UInt8(ascii: ";"))
    #expect(settings.listing.context == 5)
    #expect(settings.listing.chosenForms == ["--stat"])
    #expect(try Options(arguments: ["apply", "p", "f", "-o", "x"]).settings.outPath == "x")
    for command in Command.allCases {
      let forms = Command.options.filter { $0.commands.contains(command) }.compactMap(\.short)
      #expect(Set(forms).count == forms.count)
    }
  }

  /// Reports follow the rules, each of them to its own file.
  @Test func reports() throws {
    for name in ["--csv", "--markdown", "--json-patch"] {
      let listing = try Options(arguments: ["a", "b", name, "f"]).settings.listing
      #expect(listing.chosenForms == [name])
      #expect(listing.outPath == "f")
    }
    for rule in ["--ignore=x", "--tolerance=1", "--unordered"] {
      _ = try Options(arguments: ["a", "b", "--csv", "f", rule])
      _ = try Options(arguments: ["a", "b", "--markdown", "f", rule])
    }
  }

  /// Mistakes say where to read on.
  @Test(
    arguments: [
      ("a", "tablediff takes OLD NEW, not 'a'"),
      ("apply p", "apply takes PATCH FILE, not 'p'"),
      ("a b --output x", "tablediff does not take --output, an option of apply, merge"),
      ("apply p f --stat", "apply does not take --stat, an option of tablediff, git"),
      ("a b --formt csv", "unknown option '--formt'; did you mean '--format'?"),
      ("a b -z", "unknown option '-z'"),
      ("a b -sy", "-s takes no value"),
      ("a b --ignore x --only y", "--ignore and --only exclude each other"),
      (
        "a b --ignore x --json p",
        "--ignore and --json exclude each other: what --json writes is the whole change"
      ),
      (
        "a b --html p --only x",
        "--only and --html exclude each other: what --html writes is the whole change"
      ),
      (
        "a b --delimiter ||",
        "--delimiter takes one ASCII character other than a quote or a line end, or tab, "
          + "comma, semicolon, pipe, not '||'"
      ),
      (
        "a b --new-delimiter tabs",
        "--new-delimiter takes one ASCII character other than a quote or a line end, or tab, "
          + "comma, semicolon, pipe, not 'tabs'; did you mean 'tab'?"
      ),
      (
        "a b --tolerance 1%",
        "--tolerance takes a number from 0, such as 0.01 or price=0.01, not '1%'"
      ),
      (
        "a b --tolerance -1",
        "--tolerance takes a number from 0, such as 0.01 or price=0.01, not '-1'"
      ),
      (
        "a b --json p --ignore-case",
        "--ignore-case and --json exclude each other: what --json writes is the whole change"
      ),
      ("a b --side-by-side --stat", "--stat and --side-by-side exclude each other"),
      ("git a --side-by-side --stat", "--stat and --side-by-side exclude each other"),
      ("a b --side-by-side --html p", "--html and --side-by-side exclude each other"),
      (
        "a b --unordered --section s",
        "--unordered and --section exclude each other: sections are an order of rows"
      ),
      (
        "a b --unordered --json p",
        "--unordered and --json exclude each other: what --json writes is the whole change"
      ),
      (
        "a b --tolerance 1 --json-patch p",
        "--tolerance and --json-patch exclude each other: what --json-patch writes is the "
          + "whole change"
      ),
      (
        "a b --section s --json-patch p",
        "--json-patch and --section exclude each other: JSON has no sections"
      ),
      (
        "a b --color alway",
        "--color takes auto, always, never, not 'alway'; did you mean 'always'?"
      ),
      ("a b --format xml", "--format takes text, csv, tsv, json, jsonl, not 'xml'"),
    ])
  func mistakes(words: String, message: String) {
    let words = words.split(separator: " ").map(String.init)
    let call = ["apply", "git"].contains(words[0]) ? "tablediff \(words[0])" : "tablediff"
    #expect {
      try Options(arguments: words)
    } throws: {
      "\($0)" == message + "\nSee '\(call) --help'."
    }
  }

  /// The help of each command fits its lines and names its options.
  @Test func help() {
    for command in Command.allCases {
      let text = Help.text(about: command)
      #expect(text.hasPrefix("usage: tablediff"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
      for option in Command.options where option.commands.contains(command) {
        #expect(text.contains("\n  \(option.name)"))
      }
    }
  }
}
