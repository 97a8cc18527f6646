// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of the rows of derived lists ask whether to stop in each pass: those before a row is compared,
/// too.
@Suite struct DiffStoppingTests {
  typealias Rows = DerivedRows<TreeArray<KeyedRow>>

  static let count = Sizes.isDebug ? 20_000 : 40_000

  /// Two versions of a list, one for each way to find what they share.
  enum Lists: CaseIterable, Sendable {
    /// One source.
    case filtered, filteredAnew, sortedAnew, reversed
    /// Two sources, of which few rows, or most, are in nodes that both orders have.
    case updated, updatedInPlace, updatedInReverse, updatedAndReversed, slices

    var rows: (old: Rows, new: Rows) {
      let source = TreeArray(KeyedRow.rows(DiffStoppingTests.count, seed: 4))
      var list = source.derived.sorted { $0.key < $1.key }
      let old = list.rows
      var edited = source
      let step = self == .updatedInPlace ? 4_000 : 10
      for offset in stride(from: 0, to: source.count, by: step) {
        edited[offset].tag = -1
        if self != .updatedInPlace { edited[offset].key = offset % 997 }
      }
      switch self {
      case .filtered: list.update(.filter { $0.id % 3 == 0 })
      case .filteredAnew:
        list.update(.filter { $0.id % 3 == 0 })
        let old = list.rows
        list.update(.filter { $0.id % 5 == 0 })
        return (old, list.rows)
      case .sortedAnew: list.update(.order { $0.tag < $1.tag })
      case .reversed: list.reverse()
      case .updated, .updatedInPlace: list.update(to: edited)
      case .updatedInReverse:
        list.reverse()
        let old = list.rows
        list.update(to: edited)
        return (old, list.rows)
      case .updatedAndReversed:
        list.update(to: edited)
        list.reverse()
      case .slices:
        list.update(to: edited)
        return (old.dropFirst(7), list.rows.dropFirst(9))
      }
      return (old, list.rows)
    }

    /// The least number of questions: one for 4,096 labels, or for as many rows that are copied, of
    /// both lists.
    var questionCount: Int {
      switch self {
      case .filtered: DiffStoppingTests.count / 4_096
      case .filteredAnew, .sortedAnew, .reversed: DiffStoppingTests.count / 3_000
      case .updatedInPlace: 1
      case .updated, .updatedInReverse, .updatedAndReversed, .slices:
        2 * DiffStoppingTests.count / 4_096
      }
    }
  }

  @Test(arguments: Lists.allCases) func stopsAtEachQuestion(lists: Lists) {
    let (old, new) = lists.rows
    let whole = old.tableDiff(to: new)
    let (count, problem) = questions(
      giving: whole, step: { _ in Sizes.isDebug ? 20 : 1 },
      of: { ListDiff(from: old, to: new, shouldStop: $0) })
    #expect(problem == nil && count >= lists.questionCount)
    #expect(whole.updates.count == Array(old).tableDiff(to: Array(new)).updates.count)
    #expect(Array(Array(old).applying(whole, rowsFrom: Array(new))) == Array(new))
  }
}
