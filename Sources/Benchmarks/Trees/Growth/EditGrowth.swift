// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Lists of one number of rows that are edited: a tree array, and an array of equal rows.
struct EditGrowth {
  static let call = "let old = tree; edit(&tree); old.tableDiff(to: tree).batchUpdate(inSection: 0)"

  /// Who makes the edit, finds the difference, and drops the old version.
  private enum Contestant: String, CaseIterable {
    case tree = "TreeArray"

    /// The same with an array, which is copied and compared as a whole.
    case array = "Array"

    /// The same with `difference(from:)` of arrays, which makes no batch.
    case standard = "stdlib"
  }

  private let options: Options
  private var tree: EditedList<TreeArray<Row>>
  private var array: EditedList<[Row]>
  private var problems: [String] = []

  /// The seconds that the calls of a contestant may take, beyond the fewest calls.
  private static let budget = 0.25

  /// The fewest calls, and the most in a round.
  private static let leastCalls = 3
  private static let mostCallsInRound = 91
  private static let roundCount = 11

  /// A call that takes more seconds is made once.
  private static let slow = 2.0

  init(count: Int, _ options: Options) {
    self.options = options
    tree = EditedList(count: count)
    array = EditedList(Array(tree.rows), numbersBelow: count)
  }

  /// Verifies and measures edits of one kind.
  mutating func point(
    _ kind: RowEdit.Kind
  ) -> (point: RunRecord.Growth.Point, problems: [String]) {
    problems = tree.problems(kind)
    var seconds = medians(kind)
    let counts = CallCounter().measure(on: { tree.nextEdit(kind) }) { edit in
      TreeArray.batch(after: edit, of: &tree.rows)
    }
    let own = seconds.removeValue(forKey: Contestant.tree.rawValue) ?? .nan
    let point = RunRecord.Growth.Point(
      x: Double(array.rows.count), seconds: own, measureSeconds: seconds,
      instructions: counts.instructions, allocations: counts.allocations, retains: counts.retains)
    return (point, problems)
  }

  /// Returns the median seconds of the contestants, which take turns.
  private mutating func medians(_ kind: RowEdit.Kind) -> [String: Double] {
    let rounds = options.fixedRounds ?? Self.roundCount
    var samples: [Contestant: [Double]] = [:]
    var callCounts: [Contestant: Int] = [:]
    for contestant in Contestant.allCases {
      let first = time(contestant, kind)
      // The first call may be slower than all others.
      let estimate = first < Self.slow ? time(contestant, kind) : first
      if estimate >= Self.slow {
        samples[contestant] = [estimate]
        continue
      }
      let affordable = max(Self.leastCalls, Int(Self.budget / estimate))
      callCounts[contestant] = min(affordable, rounds * Self.mostCallsInRound)
    }
    for round in 0..<rounds {
      for contestant in Contestant.allCases {
        let count = callCounts[contestant] ?? 0
        for _ in count * round / rounds..<count * (round + 1) / rounds {
          samples[contestant, default: []].append(time(contestant, kind))
        }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: samples.map { ($0.key.rawValue, $0.value.median) })
  }

  /// Times one edit, and checks the diff if it is that of tree arrays.
  private mutating func time(_ contestant: Contestant, _ kind: RowEdit.Kind) -> Double {
    if contestant == .tree {
      let edit = tree.nextEdit(kind)
      let (seconds, result) = timed { TreeArray.batch(after: edit, of: &tree.rows) }
      if problems.isEmpty, !edit.isAll(of: result.diff) {
        problems.append("a diff has \(ChangeCounts(result.diff)), not the edit")
      }
      tree.restoreCount(after: edit)
      return seconds
    }
    let edit = array.nextEdit(kind)
    let seconds =
      contestant == .array
      ? timed { [Row].batch(after: edit, of: &array.rows) }.seconds
      : timed { [Row].difference(after: edit, of: &array.rows) }.seconds
    array.restoreCount(after: edit)
    return seconds
  }
}
