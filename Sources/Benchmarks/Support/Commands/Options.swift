// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import Foundation

/// What the command line asks for.
@usableFromInline
package struct Options: Sendable {
  package var task = Command.run

  /// The command that `help` is about.
  package var topic: Command?

  /// The files that the command line names.
  package var files: [String] = []

  package var filters: [String] = []
  package var counts: [Int]?
  package var fixedRounds: Int?
  package var isThorough = false
  package var data = RowData.shared
  package var jsonPath: String?
  package var isWide = false

  /// Whether the run is about how times grow.
  package var measuresGrowth = false

  /// The longest call of another algorithm that is timed, in seconds.
  package var peerLimit: Double { isThorough ? 15 : 5 }

  /// How two records are compared.
  package var comparing = ComparisonOptions()
  package var isMarkdown = false

  package var isChart = false

  package init() {}

  /// The numbers of rows of lists that are verified, unless the command line gives others.
  static let checkedCounts = [10, 100, 1_000, 20_000]

  /// The least number of rounds, unless the command line gives one.
  static let leastRounds = 5

  /// Returns the number of rounds for a case whose rounds take so many seconds.
  ///
  /// It is 11 to 31. If 11 rounds would take too long, it is less, but at least 5.
  package func rounds(roundSeconds: Double) -> Int {
    if let fixedRounds { return fixedRounds }
    let budget = isThorough ? 6.0 : 0.75
    if roundSeconds * 11 <= budget { return max(11, min(31, Int(budget / 6 / roundSeconds))) }
    return max(Self.leastRounds, Int(budget / roundSeconds))
  }

  /// The seconds after which a case ends with the least number of rounds, what it prepares for each
  /// round included.
  var roundsLimit: Double { isThorough || fixedRounds != nil ? .infinity : 2 }

  /// Whether only the most telling cases take part, as nothing asks for others.
  package var isBrief: Bool {
    (task == .run || task == .list) && !measuresGrowth && !isThorough && filters.isEmpty
      && counts == nil
  }

  /// Returns whether the options select a case of this title.
  package func includes(_ title: String) -> Bool {
    filters.isEmpty || filters.contains { title.lowercased().range(of: $0.lowercased()) != nil }
  }
}

extension Options {
  /// Reads the arguments that follow the program's name.
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
