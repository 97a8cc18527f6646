// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks

/// Cases about tree arrays, and their targets.
package enum TreeSuite {
  static let cases: [TreeCase] = edits + versions + apart + reading

  private static let edits = [
    TreeCase(
      "one row updated", .editing, .update,
      targets: [10_000: (0.08, 0.15), 1_000_000: (0.18, 0.3), 10_000_000: (0.25, 0.45)]),
    TreeCase(
      "one row removed", .editing, .remove,
      targets: [10_000: (0.08, 0.15), 1_000_000: (0.18, 0.3), 10_000_000: (0.25, 0.45)]),
    TreeCase(
      "one row inserted", .editing, .insert,
      targets: [1_000_000: (0.22, 0.45), 10_000_000: (0.35, 0.7)]),
    TreeCase(
      "one row moved", .editing, .move, targets: [1_000_000: (0.4, 0.7), 10_000_000: (0.7, 1.4)]),
    TreeCase(
      "block moved", .editing, .moveBlock, others: [1_000_000], targets: [10_000_000: (1.8, 5)]),
    TreeCase(
      "one row updated, compared alone", .diff, .update,
      targets: [
        1_000: (0.03, 0.05), 10_000: (0.03, 0.05), 1_000_000: (0.03, 0.05),
        10_000_000: (0.03, 0.05),
      ]),
  ]

  private static let versions = [
    TreeCase(
      "1,000 rows updated", .diff, .lists(updates(1_000), sharesNodes: true),
      targets: [1_000_000: .times(1.2, .arrays), 10_000_000: .times(0.1, .scan)]),
    TreeCase(
      "10,000 rows updated", .diff, .lists(updates(10_000), sharesNodes: true),
      targets: [1_000_000: .times(1.2, .arrays), 10_000_000: .times(1, .scan)]),
    TreeCase(
      "100,000 rows updated", .diff, .lists(updates(100_000), sharesNodes: true),
      targets: [1_000_000: .times(1.2, .arrays)]),
    TreeCase(
      "all rows updated", .diff, .lists(updates(.max), sharesNodes: true),
      targets: [1_000_000: .times(1.2, .arrays)]),
  ]

  private static let apart = [
    TreeCase(
      "made apart, equal content", .diff, .lists(Edits.none, sharesNodes: false),
      targets: [1_000_000: .times(1.2, .arrays)]),
    TreeCase(
      "made apart, 1% scattered", .diff, .lists(Edits.scattered, sharesNodes: false),
      targets: [1_000_000: .times(1.2, .arrays)]),
    TreeCase(
      "compared with an array, 1% scattered", .diffToArray,
      .lists(Edits.scattered, sharesNodes: false), targets: [1_000_000: .times(1.2, .arrays)]),
    TreeCase(
      "updated to an array, 1% scattered", .updating,
      .lists(Edits.scattered, sharesNodes: false), targets: [1_000_000: .times(3, .flatDiff)]),
  ]

  private static let reading = [
    TreeCase("read in chunks", .chunks, targets: [1_000_000: .times(1.5, .arrays)]),
    TreeCase("read in a loop", .iterating, targets: [1_000_000: .times(1.5, .arrays)]),
    TreeCase(
      "read at 100,000 random offsets", .subscripting,
      targets: [1_000_000: .times(10, .arrays)]),
    TreeCase(
      "made of an array", .making, targets: [1_000_000: .times(2, .map)],
      scratch: 1.1 * Double(MemoryLayout<Row>.stride)),
  ]

  /// Returns an edit that updates so many rows at random offsets, or all if there are fewer.
  private static func updates(_ most: Int) -> Edits.Edit {
    { count, random in
      var script = EditScript(oldCount: count)
      script.update(min(count, most), &random)
      return script
    }
  }
}

/// A case about tree arrays.
package struct TreeCase: Sendable {
  enum Work: Sendable {
    /// Random edits of one kind, one after another.
    case edits(RowEdit.Kind)

    /// Two lists; the second has the nodes of the first that the edit leaves, or is made by itself.
    case lists(Edits.Edit, sharesNodes: Bool)
  }

  let name: String
  let call: TreeCall
  let work: Work
  let counts: [Int]

  /// The targets for the median, and those for the slowest calls, by the number of rows.
  let targets: [Int: Target]
  let tailTargets: [Int: Target]

  /// The target for peak memory, in bytes a row.
  var scratch: Double?

  package var title: String { "tree: " + name }

  /// Creates a case about single edits, with multiples of *small* as targets.
  init(
    _ name: String, _ call: TreeCall, _ kind: RowEdit.Kind, others: [Int] = [],
    targets: [Int: (median: Double, tail: Double)]
  ) {
    (self.name, self.call, work) = (name, call, .edits(kind))
    counts = (others + targets.keys).sorted()
    self.targets = targets.mapValues { .times($0.median, .small) }
    tailTargets = targets.mapValues { .times($0.tail, .small) }
  }

  /// Creates a case about two lists, or one.
  init(
    _ name: String, _ call: TreeCall, _ work: Work = .lists(Edits.none, sharesNodes: true),
    targets: [Int: Target], scratch: Double? = nil
  ) {
    (self.name, self.call, self.work) = (name, call, work)
    counts = targets.keys.sorted()
    (self.targets, tailTargets, self.scratch) = (targets, [:], scratch)
  }
}
