// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ToolSupport

extension Command {
  /// The commands that compare files.
  private static let comparisons: [Command] = [.show, .git]

  /// The commands that read files as they are told to.
  private static let readers: [Command] = comparisons + [.merge]

  package static let options: [CommandOption<Command>] = [
    CommandOption(
      "--id", short: "-i", "COLUMN,...", of: readers,
      "the column of CSV or TSV, or the key of JSON objects, that identifies a row, or several that "
        + "do together; by default the leftmost one whose values are different in each row and half "
        + "of which at least are in both files; a name with a comma stands in quotes, as in CSV; --id "
        + "can be there twice, as can other options that take columns"
    ) { (options, value) throws(UsageError) in
      options.input.id = try FieldNames(value, for: "--id", after: options.input.id)
    },
    CommandOption(
      "--rows", "KEY.KEY...", of: readers,
      "the keys that lead to the array of rows in a file of JSON, such as data.items; a key with a "
        + "point stands in quotes; what stands around the rows is compared too"
    ) { (options, value) throws(UsageError) in
      options.input.rows = try ValuePath(value, for: "--rows")
    },
    CommandOption(
      "--section", "COLUMN", of: comparisons,
      "the column or key whose values are sections, in the order in which they come first"
    ) { $0.input.section = $1 },
    CommandOption(
      "--ignore", short: "-x", "COLUMN,...", of: comparisons,
      "columns or keys that do not count: a row that changed nowhere else is unchanged"
    ) { (options, value) throws(UsageError) in
      options.rules.ignored = try FieldNames(
        value, for: "--ignore", after: options.rules.ignored)
    },
    CommandOption(
      "--only", "COLUMN,...", of: comparisons,
      "the only columns or keys that count; the id identifies a row all the same"
    ) { (options, value) throws(UsageError) in
      options.rules.only = try FieldNames(value, for: "--only", after: options.rules.only)
    },
    CommandOption(
      "--tolerance", short: "-t", "[COLUMN=]NUMBER", of: comparisons,
      "numbers are equal that are no farther apart, such as 0.01; with 0, however they are spelt; "
        + "price=0.01 is for one column, and can be there for several"
    ) { (options, value) throws(UsageError) in try options.rules.addTolerance(value) },
    CommandOption(
      "--ignore-case", of: comparisons, "texts are equal that differ in upper and lower case only"
    ) { options, _ in options.rules.ignoresCase = true },
    CommandOption(
      "--ignore-blanks", of: comparisons,
      "spaces, tabs and line ends at the beginning and the end of a value do not count"
    ) { options, _ in options.rules.ignoresBlanks = true },
    CommandOption(
      "--unordered", short: "-u", of: comparisons,
      "rows mean the same in any order: none of them moves"
    ) { options, _ in options.rules.isUnordered = true },
    CommandOption(
      "--format", short: "-f", "FORMAT", of: readers,
      "text, csv, tsv, json (an array of objects) or jsonl (objects, one after the other); by "
        + "default what the name of OLD or NEW ends with, or what pipes begin with; text for lines"
    ) { (options, value) throws(UsageError) in
      options.input.format = try OptionValue.choice(value, for: "--format")
    },
    CommandOption(
      "--delimiter", short: "-d", "CHARACTER", of: readers,
      "what separates the fields of CSV in both files: an ASCII character, or tab, comma, semicolon "
        + "or pipe"
    ) { (options, value) throws(UsageError) in
      options.input.delimiter = try Delimiter.option(value, for: "--delimiter")
    },
    CommandOption(
      "--old-delimiter", "CHARACTER", of: comparisons, "the same in OLD only"
    ) { (options, value) throws(UsageError) in
      options.input.oldDelimiter = try Delimiter.option(value, for: "--old-delimiter")
    },
    CommandOption(
      "--new-delimiter", "CHARACTER", of: comparisons, "the same in NEW only"
    ) { (options, value) throws(UsageError) in
      options.input.newDelimiter = try Delimiter.option(value, for: "--new-delimiter")
    },
    CommandOption(
      "--quote", "QUOTE", of: readers,
      "whether fields can stand in quotes: '\"', or none; by default they can in CSV, and in TSV if "
        + "the file looks so"
    ) { (options, value) throws(UsageError) in
      options.input.hasQuotes = try Delimiter.hasQuotes(value)
    },
    CommandOption(
      "--comment", "CHARACTER", of: comparisons,
      "what a line of CSV or TSV begins with that is a comment, such as '#'; comments do not count"
    ) { (options, value) throws(UsageError) in
      options.input.comment = try Delimiter.comment(value)
    },
    CommandOption(
      "--no-header", of: readers,
      "the first record of CSV or TSV is a row; the columns are 1, 2 and so on"
    ) { options, _ in options.input.hasHeader = false },
    CommandOption(
      "--context", short: "-U", "N", of: comparisons,
      "show N unchanged rows before and after each change, 0 to 1000000 (default 3)"
    ) { (options, value) throws(UsageError) in
      options.listing.context = try OptionValue.number(value, in: 0...1_000_000, for: "--context")
    },
    CommandOption(
      "--stat", short: "-s", of: comparisons,
      "show only how many rows changed, in all or in each section"
    ) { options, _ in options.listing.isStat = true },
    CommandOption(
      "--side-by-side", short: "-y", of: comparisons,
      "show both files beside each other, the old one on the left, across the terminal"
    ) { options, _ in
      options.listing.sideBySideColumns = Halves.lineColumns(
        terminal: Terminal.standardOutput.lineColumns, ProcessInfo.processInfo.environment)
    },
    CommandOption(
      "--color", "WHEN", of: comparisons, "auto (default), always or never"
    ) { (options, value) throws(UsageError) in
      options.listing.color = try OptionValue.choice(value, for: "--color")
    },
    CommandOption(
      "--no-pager", of: [.show], "do not show the listing in a pager"
    ) { options, _ in options.listing.usesPager = false },
    CommandOption(
      "--json", "FILE", of: [.show],
      "write the patch from OLD to NEW, for 'apply', to FILE instead of a listing; '-' is standard "
        + "output"
    ) { $0.listing.outPaths[.patch] = $1 },
    CommandOption(
      "--json-patch", "FILE", of: [.show],
      "write the operations of JSON Patch (RFC 6902) that make NEW of OLD, both JSON, to FILE instead "
        + "of a listing; '-' is standard output"
    ) { $0.listing.outPaths[.jsonPatch] = $1 },
    CommandOption(
      "--csv", "FILE", of: [.show],
      "write the changed rows as CSV to FILE instead of a listing, each with what happened to it and "
        + "its numbers in both files; '-' is standard output"
    ) { $0.listing.outPaths[.records] = $1 },
    CommandOption(
      "--markdown", "FILE", of: [.show],
      "write a summary and a table of changed rows for a pull request to FILE instead of a listing; "
        + "'-' is standard output"
    ) { $0.listing.outPaths[.markdown] = $1 },
    CommandOption(
      "--html", "FILE", of: [.show],
      "write a page that plays the change, instead of a listing; it needs no other file; '-' is "
        + "standard output"
    ) { $0.listing.outPaths[.page] = $1 },
    CommandOption(
      "--output", short: "-o", "FILE", of: [.apply],
      "write to FILE, at once or not at all; it can be the FILE that the patch applies to, but not "
        + "the patch. Symbolic links, permissions and, where allowed, the owner stay; other hard links "
        + "keep the old content. '-' is standard output (default)"
    ) { $0.outPath = $1 },
    CommandOption(
      "--output", short: "-o", "FILE", of: [.merge],
      "write to FILE, at once or not at all; it cannot be one of the files that are read; '-' is "
        + "standard output (default)"
    ) { $0.outPath = $1 },
    CommandOption(
      "--driver", of: [.merge],
      "write over MINE, at once or not at all, as git wants it of a merge driver"
    ) { options, _ in options.isMergeDriver = true },
  ]
}
