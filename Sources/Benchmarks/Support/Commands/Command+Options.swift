// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport

extension Command {
  package static let options = selecting + measuring + printing

  private static let selecting: [CommandOption<Command>] = [
    CommandOption(
      "--case", "NAME", of: [.run, .list, .check, .compare],
      "take only cases whose title contains NAME; can be repeated"
    ) { $0.filters.append($1) },
    CommandOption(
      "--rows", "N[,N]...", of: [.run, .list, .check],
      "take generated lists of these numbers of rows, 10 to 10000000, and no fixtures; "
        + "a case about some numbers of rows takes part with those that the option lists"
    ) { (options, value) throws(UsageError) in
      options.counts = try value.split(separator: ",", omittingEmptySubsequences: false)
        .map { part throws(UsageError) in
          try OptionValue.number(String(part), in: 10...10_000_000, for: "--rows")
        }
    },
  ]

  private static let measuring: [CommandOption<Command>] = [
    CommandOption(
      "--rounds", "N", of: [.run], "run N rounds, 1 to 1000; by default 5 to 31"
    ) { (options, value) throws(UsageError) in
      options.fixedRounds = try OptionValue.number(value, in: 1...1000, for: "--rounds")
    },
    CommandOption(
      "--growth", of: [.run],
      "measure how times grow: with the number of rows, 10 to 10000000 or those of --rows, with the "
        + "share of rows that are edited, and those of one edit of a tree array with its rows; fail "
        + "if a time grows faster than claimed"
    ) { options, _ in options.measuresGrowth = true },
    CommandOption(
      "--thorough", of: [.run, .list],
      "take all cases, also lists of 10000000 rows, which need 3 GB; run 11 rounds or more unless "
        + "they are very slow, and wait longer for other algorithms, as for a record that is kept"
    ) { options, _ in options.isThorough = true },
    CommandOption(
      "--data", "KIND", of: [.run],
      "shared: new rows are copies of the old ones, and their strings share buffers (default); "
        + "fresh: every string is rebuilt in shuffled order, as after decoding"
    ) { (options, value) throws(UsageError) in
      options.data = try OptionValue.choice(value, for: "--data")
    },
    CommandOption("--json", "FILE", of: [.run], "also write the record of the run to FILE") {
      $0.jsonPath = $1
    },
    CommandOption(
      "--wide", of: [.run, .report],
      "print a table for each call, with all that was measured, wider than a terminal"
    ) { options, _ in options.isWide = true },
  ]

  private static let printing: [CommandOption<Command>] = [
    CommandOption(
      "--threshold", "X", of: [.compare],
      "the least change that counts: times are the same up to a factor of X, 1 to 100 "
        + "(default 1.05)"
    ) { (options, value) throws(UsageError) in
      guard let threshold = Double(value), threshold >= 1, threshold <= 100 else {
        throw UsageError(message: "--threshold takes 1 to 100, not '\(value)'")
      }
      options.comparing.threshold = threshold
    },
    CommandOption(
      "--markdown", of: [.compare, .report], "print a table for a pull request"
    ) { options, _ in options.isMarkdown = true },
    CommandOption(
      "--svg", of: [.report], "print a chart, as an SVG file"
    ) { options, _ in options.isChart = true },
  ]
}
