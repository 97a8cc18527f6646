// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// Cases with generated flat lists, and their targets.
package enum SpeedSuite {
  static let cases: [Case] =
    sameStorage + small + linedUp + shuffled + otherIDs + carriedOut + large

  private static let sameStorage = [
    Case(
      name: "same array, shared storage", counts: [1_000, 1_000_000], edit: Edits.sameStorage,
      target: .seconds(1e-6), states: { _ in ChangeCounts() }, isFixedCount: true)
  ]

  private static let small = [
    Case(
      name: "3 changes", counts: [10], edit: Edits.threeChanges,
      target: .times(2.25, .scanAndArray),
      states: { _ in ChangeCounts(deletes: 1, inserts: 1, updates: 1) }, isFixedCount: true),
    Case(
      name: "3 changes", counts: [100], edit: Edits.threeChanges,
      target: .times(1.8, .scanAndArray),
      states: { _ in ChangeCounts(deletes: 1, inserts: 1, updates: 1) }, isFixedCount: true),
  ]

  private static let linedUp = [
    Case(
      name: "equal content, separate storage", edit: Edits.none, target: .times(1.2, .scan),
      scratch: 1, states: { _ in ChangeCounts() }),
    Case(
      name: "one row updated in the middle", edit: Edits.updateInTheMiddle,
      target: .times(1.2, .scan), scratch: 1, states: { _ in ChangeCounts(updates: 1) }),
    Case(
      name: "1% scattered", edit: Edits.scattered, target: .times(2, .scan), scratch: 1,
      states: { count in
        let third = max(1, count / 300)
        return ChangeCounts(deletes: third, inserts: third, updates: third)
      }),
    Case(
      name: "block inserted in the middle", edit: Edits.insertBlock, target: .times(1.5, .scan),
      scratch: 1, states: { ChangeCounts(inserts: Edits.block(of: $0)) }),
    Case(
      name: "block deleted", edit: Edits.deleteBlock, target: .times(1.5, .scan),
      scratch: 1, states: { ChangeCounts(deletes: Edits.block(of: $0)) }),
    Case(
      name: "block appended", edit: Edits.appendBlock, target: .times(1.5, .scan),
      scratch: 1, states: { ChangeCounts(inserts: Edits.block(of: $0)) }),
    Case(
      name: "first row to the end", edit: Edits.firstToEnd, target: .times(1.5, .scan),
      scratch: 1, states: { _ in ChangeCounts(moves: 1) }),
    Case(
      name: "last row to the front", edit: Edits.lastToFront, target: .times(1.5, .scan),
      scratch: 1, states: { _ in ChangeCounts(moves: 1) }),
    Case(
      name: "two far rows swapped", edit: Edits.swapFar, target: .times(1.5, .scan),
      scratch: 1, states: { _ in ChangeCounts(moves: 2) }),
    Case(
      name: "block moved far", edit: Edits.moveBlockFar, target: .times(2, .scan),
      scratch: 1, states: { ChangeCounts(moves: Edits.block(of: $0)) }),
  ]

  private static let shuffled = [
    Case(
      name: "full shuffle", edit: Edits.shuffle, target: .sum(.gather, plus: 0.5, .join),
      scratch: 56),
    Case(
      name: "reversed", edit: Edits.reverse, target: .sum(.gather, plus: 0.5, .join),
      scratch: 56, states: { ChangeCounts(moves: $0 - 1) }),
    Case(
      name: "all rows replaced", edit: Edits.replaceAll, target: .times(0.5, .join),
      scratch: 40, states: { ChangeCounts(deletes: $0, inserts: $0) }),
  ]

  private static let otherIDs = [
    Case(
      name: "1% scattered", ids: .string, edit: Edits.scattered, target: .times(1.6, .scan),
      scratch: 1),
    Case(
      name: "full shuffle", ids: .string, edit: Edits.shuffle,
      target: .sum(.gather, plus: 0.25, .join), scratch: 56),
    Case(
      name: "full shuffle", ids: .uuid, edit: Edits.shuffle,
      target: .sum(.gather, plus: 0.3, .join), scratch: 56),
    Case(
      name: "10% deleted, 10% inserted, 2% shuffled", ids: .uuid, counts: [1_000_000, 100_000],
      edit: Edits.churn, target: .times(0.2, .join), scratch: 40),
  ]

  private static let carriedOut = [
    Case(
      name: "1% scattered", call: .applying, edit: Edits.scattered, target: .times(2, .map)),
    Case(
      name: "1% scattered", call: .performing, edit: Edits.scattered, target: .times(6, .scan),
      scratch: 16),
  ]

  private static let large = [
    Case(
      name: "one row updated in the middle", counts: [10_000_000], edit: Edits.updateInTheMiddle,
      target: .times(1.3, .millionRows), scratch: 1, states: { _ in ChangeCounts(updates: 1) }),
    Case(
      name: "1% scattered", counts: [10_000_000], edit: Edits.scattered,
      target: .times(1.3, .millionRows), scratch: 1),
  ]
}

extension SpeedSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: Case, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    guard let counts = options.counts else {
      let mostRows = options.isBrief ? BriefRun.mostRows : .max
      return wanted.flatMap { item in item.counts.filter { $0 <= mostRows }.map { (item, $0) } }
    }
    // Cases of one title differ only in their number of rows, which the options replace.
    var titles = Set<String>()
    let distinct = wanted.filter { !$0.isFixedCount && titles.insert($0.title).inserted }
    return counts.flatMap { count in distinct.map { ($0, count) } }
      + wanted.filter(\.isFixedCount).flatMap { item in
        item.counts.filter(counts.contains).map { (item, $0) }
      }
  }
}
