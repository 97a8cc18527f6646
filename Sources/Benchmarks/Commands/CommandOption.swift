// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An option of the command line: what the help says about it, and what it changes.
struct CommandOption: Sendable {
  /// The name, such as `--json`.
  let name: String

  /// What stands for the value in the help, if the option has one.
  let placeholder: String?

  /// The commands that take the option.
  let commands: [Command]

  let help: String
  let apply: @Sendable (inout Options, _ value: String) throws(UsageError) -> Void

  init(
    _ name: String, _ placeholder: String? = nil, of commands: [Command], _ help: String,
    _ apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    (self.name, self.placeholder, self.commands) = (name, placeholder, commands)
    (self.help, self.apply) = (help, apply)
  }

  /// Returns the option of this name that a command takes, or else another command's.
  static func named(_ name: String, of command: Command) -> CommandOption? {
    all.first { $0.name == name && $0.commands.contains(command) } ?? all.first { $0.name == name }
  }

  /// The name and the placeholder, as the help shows them.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

extension CommandOption {
  /// All options, in the order of the help.
  static let all = selecting + measuring + comparing + writing + showing

  private static let selecting = [
    CommandOption(
      "--case", "NAME", of: [.run, .list, .check, .compare],
      "take only cases whose title contains NAME; can be repeated"
    ) { $0.filters.append($1) },
    CommandOption(
      "--rows", "N[,N]...", of: [.run, .list, .check],
      "take generated lists of these numbers of rows, 10 to 10000000, and no fixtures; "
        + "a case about one number of rows takes part if the option lists that number"
    ) { (options, value) throws(UsageError) in
      options.counts = try value.split(separator: ",", omittingEmptySubsequences: false)
        .map { part throws(UsageError) in
          try number(String(part), in: 10...10_000_000, for: "--rows")
        }
    },
    CommandOption(
      "--fixtures", "DIR", of: [.run, .list, .check],
      "the folder of the fixtures, if not in this package or the current folder"
    ) { $0.fixturesPath = $1 },
  ]

  private static let measuring = [
    CommandOption(
      "--rounds", "N", of: [.run], "run N rounds, 1 to 1000; by default 5 to 31"
    ) { (options, value) throws(UsageError) in
      options.fixedRounds = try number(value, in: 1...1000, for: "--rounds")
    },
    CommandOption(
      "--growth", of: [.run],
      "measure how times grow: with the number of rows, 10 to 10000000 or those of --rows, with the "
        + "share of rows that are edited, and those of one edit of a tree array with its rows; fail "
        + "if a time grows faster than claimed"
    ) { options, _ in options.measuresGrowth = true },
    CommandOption(
      "--thorough", of: [.run, .list],
      "run 11 rounds or more unless they are very slow, compare all cases with the peers, and take "
        + "tree arrays of 10000000 rows too, which need 3 GB, and derived lists of 1000000 rows of "
        + "which many change, as for a record that is kept"
    ) { options, _ in options.isThorough = true },
    CommandOption(
      "--data", "KIND", of: [.run],
      "shared: new rows are copies of the old ones, and their strings share buffers (default); "
        + "fresh: every string is rebuilt in shuffled order, as after decoding"
    ) { (options, value) throws(UsageError) in
      options.data = try choice(value, for: "--data")
    },
    CommandOption(
      "--no-peers", of: [.run],
      "do not time the standard library's difference(from:) and the textbook Heckel"
    ) { options, _ in options.measuresPeers = false },
    CommandOption(
      "--peer-limit", "S", of: [.run],
      "skip one of them if it is estimated to take more than S seconds, 1 to 3600 (default 5)"
    ) { (options, value) throws(UsageError) in
      options.peerLimit = Double(try number(value, in: 1...3600, for: "--peer-limit"))
    },
    CommandOption("--json", "FILE", of: [.run], "also write the record of the run to FILE") {
      $0.jsonPath = $1
    },
    CommandOption(
      "--wide", of: [.run],
      "print all columns of all results, as is done if the output is not a terminal"
    ) { options, _ in options.isWide = true },
  ]

  private static let comparing = [
    CommandOption(
      "--threshold", "X", of: [.compare, .report],
      "the least change that counts: times are the same up to a factor of X, 1 to 100 "
        + "(default 1.05)"
    ) { (options, value) throws(UsageError) in
      guard let threshold = Double(value), threshold >= 1, threshold <= 100 else {
        throw UsageError(message: "--threshold takes 1 to 100, not '\(value)'")
      }
      options.comparing.threshold = threshold
    },
    CommandOption(
      "--raw", of: [.compare, .report], "compare seconds, even where both records have a scan"
    ) { options, _ in options.comparing.isRaw = true },
    CommandOption(
      "--markdown", of: [.compare], "print a table for a pull request"
    ) { options, _ in options.isMarkdown = true },
  ]

  private static let writing = [
    CommandOption(
      "--format", "FORMAT", of: [.report],
      "html, markdown, collections or smaller-is-better; by default what the name of FILE "
        + "ends with, .html or .md"
    ) { (options, value) throws(UsageError) in
      options.format = try choice(value, for: "--format")
    },
    CommandOption(
      "--out", "FILE", of: [.report], "write to FILE; '-' is standard output (default)"
    ) { $0.outPath = $1 },
  ]
}

// MARK: - Values

extension CommandOption {
  static func number(
    _ text: String, in range: ClosedRange<Int>, for name: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text.filter { $0 != "_" }), range.contains(number) else {
      throw UsageError(
        message: "\(name) takes \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// Returns the choice of this name.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, for name: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      message: "\(name) takes \(names.joined(separator: ", ")), not '\(text)'"
        + Spelling.suggestion(for: text, in: names))
  }
}
