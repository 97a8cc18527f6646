// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the program is asked to do.
enum Command: String, Sendable, CaseIterable {
  case run, list, compare, report, diff, show, apply, check
  case guardSpecialization = "guard"
  case version, help

  /// The line about the command in the list of all commands.
  var summary: String {
    switch self {
    case .run: "measure, and print a summary; this is the default, and takes a minute"
    case .list: "print the titles of the cases that run takes"
    case .compare: "tell whether a second run is slower or faster than a first one"
    case .report: "write the record of a run in another format"
    case .diff: "count the changed lines of two files"
    case .show: "show what changed between two files of lines, records or objects"
    case .apply: "apply a patch, which 'show --json' writes, to a file"
    case .check: "verify the results of all cases, without measuring"
    case .guardSpecialization: "fail if the diff is not specialized for its callers"
    case .version: "print the versions of TableDiff and of the compiler"
    case .help: "explain a command and its options"
    }
  }

  /// What follows the command, as the help shows it.
  var operands: String {
    switch self {
    case .run, .list, .check, .guardSpecialization, .version: ""
    case .compare: "A.json B.json"
    case .report: "A.json [B.json]"
    case .diff, .show: "OLD NEW"
    case .apply: "PATCH FILE"
    case .help: "[COMMAND]"
    }
  }

  /// How many files or commands may follow.
  var operandCounts: ClosedRange<Int> {
    switch self {
    case .run, .list, .check, .guardSpecialization, .version: 0...0
    case .compare, .diff, .show, .apply: 2...2
    case .report: 1...2
    case .help: 0...1
    }
  }

  /// Creates the command that an option names, such as `--list`.
  init?(option: String) {
    guard let command = Command(rawValue: String(option.dropFirst(2))), option.hasPrefix("--"),
      ![.run, .compare, .report, .show, .apply].contains(command)
    else { return nil }
    self = command
  }
}

/// A command line that cannot be understood, or a file that cannot be read or written.
struct UsageError: Error, CustomStringConvertible {
  let message: String

  /// The command whose help explains what is wrong.
  var topic: Command?

  /// The exit status of every command then.
  static let exitStatus: Int32 = 2

  var description: String {
    guard let topic else { return message }
    return message + "\nSee 'Benchmarks help\(topic == .help ? "" : " " + topic.rawValue)'."
  }
}
