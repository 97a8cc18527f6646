// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import Foundation
import TableDiff

/// Cases with generated flat lists, and their targets.
package enum FlatSuite {
  package static let cases = small + linedUp + shuffled + otherIDs + carriedOut

  private static let small = [
    flat(
      "same array, shared storage", Edits.sameStorage, counts: [1_000, 1_000_000],
      isFixedCount: true, isBrief: true, target: .seconds(1e-6), states: { _ in ChangeCounts() }),
    flat(
      "3 changes", Edits.threeChanges, counts: [10, 100], isFixedCount: true, isBrief: true,
      target: .times(1.8, .scanAndArray), targets: [10: .times(2.25, .scanAndArray)],
      states: { _ in ChangeCounts(deletes: 1, inserts: 1, updates: 1) }),
  ]

  /// For the longest lists, times grow only in proportion to their rows.
  private static let large = [10_000_000: Target.times(1.3, .millionRows)]

  private static let linedUp = [
    flat(
      "equal content, separate storage", Edits.none, isBrief: true, target: .times(1.2, .scan),
      scratch: 1,
      states: { _ in ChangeCounts() }),
    flat(
      "one row updated in the middle", Edits.updateInTheMiddle, counts: [1_000_000, 10_000_000],
      isBrief: true, target: .times(1.2, .scan), targets: large, scratch: 1,
      states: { _ in ChangeCounts(updates: 1) }),
    flat(
      "1% scattered", Edits.scattered, counts: [1_000_000, 10_000_000], isBrief: true,
      target: .times(2, .scan), targets: large, scratch: 1, states: scattered),
    flat(
      "block inserted in the middle", Edits.insertBlock, target: .times(1.5, .scan), scratch: 1,
      states: { ChangeCounts(inserts: Edits.block(of: $0)) }),
    flat(
      "block deleted", Edits.deleteBlock, target: .times(1.5, .scan), scratch: 1,
      states: { ChangeCounts(deletes: Edits.block(of: $0)) }),
    flat(
      "block appended", Edits.appendBlock, target: .times(1.5, .scan), scratch: 1,
      states: { ChangeCounts(inserts: Edits.block(of: $0)) }),
    flat(
      "first row to the end", Edits.firstToEnd, target: .times(1.5, .scan), scratch: 1,
      states: { _ in ChangeCounts(moves: 1) }),
    flat(
      "last row to the front", Edits.lastToFront, target: .times(1.5, .scan), scratch: 1,
      states: { _ in ChangeCounts(moves: 1) }),
    flat(
      "two far rows swapped", Edits.swapFar, target: .times(1.5, .scan), scratch: 1,
      states: { _ in ChangeCounts(moves: 2) }),
    flat(
      "block moved far", Edits.moveBlockFar, isBrief: true, target: .times(2, .scan), scratch: 1,
      states: { ChangeCounts(moves: Edits.block(of: $0)) }),
  ]

  private static let shuffled = [
    flat(
      "full shuffle", Edits.shuffle, isBrief: true, target: .sum(.gather, plus: 0.5, .join),
      scratch: 56),
    flat(
      "reversed", Edits.reverse, isBrief: true, target: .sum(.gather, plus: 0.5, .join),
      scratch: 56,
      states: { ChangeCounts(moves: $0 - 1) }),
    flat(
      "all rows replaced", Edits.replaceAll, isBrief: true, target: .times(0.5, .join), scratch: 40,
      states: { ChangeCounts(deletes: $0, inserts: $0) }),
  ]

  private static let otherIDs = [
    flat(
      of: TitledRow<String>.self, "String ids: 1% scattered", Edits.scattered, isBrief: true,
      target: .times(1.6, .scan), scratch: 1, states: scattered),
    flat(
      of: TitledRow<String>.self, "String ids: full shuffle", Edits.shuffle,
      target: .sum(.gather, plus: 0.25, .join), scratch: 56),
    flat(
      of: TitledRow<UUID>.self, "UUID ids: full shuffle", Edits.shuffle,
      target: .sum(.gather, plus: 0.3, .join), scratch: 56),
    flat(
      of: TitledRow<UUID>.self, "UUID ids: 10% deleted, 10% inserted, 2% shuffled", Edits.churn,
      counts: [100_000, 1_000_000], target: .times(0.2, .join), scratch: 40),
  ]

  private static let carriedOut = [
    flat("1% scattered", Edits.scattered, call: .applying, isBrief: true, target: .times(2, .map)),
    flat(
      "1% scattered", Edits.scattered, call: .performing, isBrief: true, target: .times(6, .scan),
      scratch: 16),
  ]

  static let scattered: @Sendable (_ count: Int) -> ChangeCounts = { count in
    let third = max(1, count / 300)
    return ChangeCounts(deletes: third, inserts: third, updates: third)
  }

  /// - Parameter states: The changes that the diff must have, if known beforehand.
  private static func flat<R: WorkloadRow>(
    of _: R.Type = Row.self, _ name: String, _ edit: @escaping Edits.Edit,
    call: FlatCall = .diff, counts: [Int] = [1_000_000], isFixedCount: Bool = false,
    isBrief: Bool = false, target: Target, targets: [Int: Target] = [:], scratch: Double? = nil,
    states: (@Sendable (_ count: Int) -> ChangeCounts)? = nil
  ) -> Benchmark {
    Benchmark(
      name + call.suffix, call.rawValue, counts: counts, isFixedCount: isFixedCount,
      isBrief: isBrief, target: target, targets: targets, scratch: scratch
    ) { count, bench in
      let lists = FlatLists<R>(bench.workload(count, edit))
      var trial = lists.trial(call, stated: states?(count))
      if targets[count] != nil {
        let short = RowPair<R>(count: min(count, 1_000_000), data: bench.options.data)
        let million = FlatLists(Workload(short, edit: edit, data: bench.options.data)).timed(call)
        let share = Double(count) / Double(short.rows.count)
        trial.others[.measure(.millionRows)] = TimedCall { share * million.seconds($0) }
      }
      return trial
    }
  }
}
