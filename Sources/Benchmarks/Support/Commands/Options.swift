// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import Foundation

/// The options of the command line.
@usableFromInline
package struct Options: Sendable {
  package var task = Command.run

  /// The command that `help` is about.
  package var topic: Command?

  /// The files named on the command line.
  package var files: [String] = []

  package var filters: [String] = []
  package var counts: [Int]?
  package var fixedRounds: Int?
  package var isThorough = false
  package var data = RowData.shared
  package var jsonPath: String?
  package var isWide = false

  /// Whether the run measures growth.
  package var measuresGrowth = false

  /// The maximum duration of a timed call of another algorithm, in seconds.
  package var peerLimit: Double { isThorough ? 15 : 5 }

  /// How two records are compared.
  package var comparing = ComparisonOptions()
  package var isMarkdown = false

  package var isChart = false

  package init() {}

  /// The numbers of rows of verified lists, unless the command line specifies others.
  static let checkedCounts = [10, 100, 1_000, 20_000]

  /// The minimum number of rounds, unless the command line specifies one.
  static let leastRounds = 5

  /// Returns the number of rounds for a case, given the duration of a round in seconds.
  ///
  /// It is 11 to 31, or at least 5 if 11 rounds would take too long.
  package func rounds(roundSeconds: Double) -> Int {
    if let fixedRounds { return fixedRounds }
    let budget = isThorough ? 6.0 : 0.75
    if roundSeconds * 11 <= budget { return max(11, min(31, Int(budget / 6 / roundSeconds))) }
    return max(Self.leastRounds, Int(budget / roundSeconds))
  }

  /// The seconds, including preparation, after which a case ends with the minimum number of rounds.
  var roundsLimit: Double { isThorough || fixedRounds != nil ? .infinity : 2 }

  /// Whether only the most telling cases run, because no others were requested.
  package var isBrief: Bool {
    (task == .run || task == .list) && !measuresGrowth && !isThorough && filters.isEmpty
      && counts == nil
  }

  /// Returns whether the options select a case with this title.
  package func includes(_ title: String) -> Bool {
    filters.isEmpty || filters.contains { title.lowercased().range(of: $0.lowercased()) != nil }
  }
}

extension Options {
  /// Parses the arguments after the program's name.
  package init(arguments: [String]) throws(UsageError) {
    self.init()
    let invocation = try Invocation<Command>(arguments)
    (task, files) = (invocation.command, invocation.operands)
    if invocation.asksForHelp, task != .help {
      (task, topic) = (.help, invocation.named)
    } else if task == .help {
      topic = try files.first.map { word throws(UsageError) in
        guard let command = Command.named(word) else {
          throw Invocation<Command>.unknownCommand(word)
        }
        return command
      }
    } else {
      try invocation.apply(to: &self)
    }
  }
}
