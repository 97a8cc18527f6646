// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// A command of the program.
package enum Command: String, ProgramCommand {
  case run, list, compare, report, check
  case guardSpecialization = "guard"
  case version, help

  /// The line about the command in the list of all commands.
  var summary: String {
    switch self {
    case .run: "measure, and print a table; this is the default, and takes a minute"
    case .list: "print the titles of the cases that run takes"
    case .compare: "tell whether a second run is slower or faster than a first one"
    case .report: "print the record of a run: as text, as Markdown or as a chart"
    case .check: "verify the results of all cases, without measuring"
    case .guardSpecialization: "fail if the diff is not specialized for its callers"
    case .version: "print the versions of TableDiff and of the compiler"
    case .help: "explain a command and its options"
    }
  }

  /// The operands of the command in the help.
  package var operands: String {
    switch self {
    case .run, .list, .check, .guardSpecialization, .version: ""
    case .compare: "A.json B.json"
    case .report: "A.json"
    case .help: "[COMMAND]"
    }
  }

  /// The permitted numbers of operands.
  package var operandCounts: ClosedRange<Int> {
    switch self {
    case .run, .list, .check, .guardSpecialization, .version: 0...0
    case .compare: 2...2
    case .report: 1...1
    case .help: 0...1
    }
  }

  package typealias Values = Options

  package static var unnamed: Command { .run }
  package static var helpCall: String { "Benchmarks help" }

  package var name: String { rawValue }
  package var word: String? { rawValue }

  /// The option that selects the command, such as `--list`.
  package var flag: String? {
    switch self {
    case .run, .compare, .report: nil
    case .list, .check, .guardSpecialization, .version, .help: "--" + rawValue
    }
  }

  package var call: String { "swift run -c release Benchmarks " + rawValue }
  package var helpCall: String { self == .help ? Self.helpCall : Self.helpCall + " " + rawValue }
}
