// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What the program is asked to do.
package enum Command: ProgramCommand {
  /// Show what changed from one file to another; no word names it.
  case show

  /// Show what changed in a file that git names.
  case git

  /// Apply a patch to a file.
  case apply

  /// Merge two changes of a file.
  case merge

  /// Print the version.
  case version

  package typealias Values = Settings

  package static var unnamed: Command { .show }
  package static var helpCall: String { show.helpCall }

  package var word: String? { self == .show || self == .version ? nil : name }
  package var flag: String? { self == .version ? "--version" : nil }

  package var name: String {
    switch self {
    case .show: Self.program
    case .git: "git"
    case .apply: "apply"
    case .merge: "merge"
    case .version: "--version"
    }
  }

  package var call: String { self == .show ? Self.program : Self.program + " " + name }
  package var helpCall: String { (word == nil ? Self.program : call) + " --help" }

  package var operands: String {
    switch self {
    case .show: "OLD NEW"
    case .git: "PATH [OLD HEX MODE NEW HEX MODE [NEWPATH INFO]]"
    case .apply: "PATCH FILE"
    case .merge: "BASE MINE THEIRS [PATH]"
    case .version: ""
    }
  }

  package var operandCounts: ClosedRange<Int> {
    switch self {
    case .show, .apply: 2...2
    case .git: 1...9
    case .merge: 3...4
    case .version: 0...0
    }
  }

  /// The name of the program.
  static let program = "tablediff"
}
