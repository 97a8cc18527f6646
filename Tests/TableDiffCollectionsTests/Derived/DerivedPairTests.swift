// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// All pairs of edits of rows at the ends and in the middle of a list: side by side, at the same place, in
/// sections that come and go, among rows that the order does not tell apart.
@Suite(.timeLimit(.minutes(120))) struct DerivedPairTests {
  /// So many that two changes are few.
  private static let count = 40

  private static let offsets =
    Sizes.isExhaustive
    ? Array(0..<count) : Sizes.isDebug ? [0, 20, 39] : [0, 1, 19, 20, 39]

  /// Keys and groups that are there, and others before, between and behind them.
  private static func edits(_ offset: Int) -> [DerivedEdit] {
    [
      .setTag(offset, 1), .setKey(offset, -1), .setKey(offset, 12), .setKey(offset, 13),
      .setKey(offset, 99), .setGroup(offset, -1), .setGroup(offset, 3), .setGroup(offset, 9),
      .toggleFlag(offset), .reinsert(offset, at: 20, key: 12),
    ]
  }

  /// Keys in threes, as many as the list has rows, and groups in tens with gaps between them.
  private static let program: DerivedProgram = {
    var program = DerivedProgram(
      initial: (0..<count).map { KeyedRow(id: $0, key: $0 / 3 * 2, group: $0 / 10 * 2) })
    program.filters = [.flagged]
    program.orders = [.ascending]
    return program
  }()

  @Test(arguments: offsets) func pairs(first: Int) {
    let start = DerivedRun<TreeArray<KeyedRow>>(Self.program)
    for second in Self.offsets where second >= first {
      for firstEdit in Self.edits(first) {
        for secondEdit in Self.edits(second) {
          var run = start
          if let problem = run.perform(.edit([firstEdit, secondEdit])) {
            Issue.record("\(problem): \(firstEdit), \(secondEdit)")
            return
          }
        }
      }
    }
  }
}
