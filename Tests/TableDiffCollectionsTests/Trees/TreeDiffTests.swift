// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of any two versions of a tree array, edited at random: equal to those of the arrays, to the row.
@Suite(.timeLimit(.minutes(120))) struct TreeDiffTests {
  /// How many rows there are, and how many edits between two versions.
  private static let sizes = [
    [2, 1], [2, 6], [50, 1], [50, 5], [400, 1], [400, 4], [400, 30], [2_500, 1], [2_500, 12],
  ]

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 100, usual: 2, debug: 1))

  @Test(arguments: seeds, sizes) func uniqueIDs(seed: UInt64, size: [Int]) {
    compareVersions(TreeModel<TestRow>(seed: seed, limit: size[0]), size) {
      $0.problemOfDiffs(to: $1)
    }
    // Trees that are higher.
    compareVersions(TreeModel<WideRow>(seed: 1_000 + seed, limit: size[0]), size) {
      $0.problemOfDiffs(to: $1)
    }
  }

  /// Ids that repeat, also since lists are inserted into themselves.
  @Test(arguments: seeds, sizes) func repeatedIDs(seed: UInt64, size: [Int]) {
    let edits = TreeEdit.allCases + [.appendSelf, .insertSelf, .insertSelf]
    compareVersions(
      TreeModel<WideRow>(seed: 2_000 + seed, limit: min(size[0], 900)), size, edits: edits
    ) { $0.problemOfDiffsOfRepeatedIDs(to: $1) }
  }

  private func compareVersions<Row: TreeRow>(
    _ start: TreeModel<Row>, _ size: [Int], edits: [TreeEdit] = TreeEdit.unrepeating,
    problem: (_ old: TreeModel<Row>.Version, _ new: TreeModel<Row>.Version) -> String?
  ) {
    var model = start
    var versions = [model.version]
    for step in 1...Sizes.pick(exhaustive: 40, usual: 12, debug: 4) {
      var performed: [TreeEdit] = []
      for _ in 0...model.random.below(size[1]) {
        performed.append(model.chooseEdit(of: edits))
        if let problem = model.perform(performed[performed.count - 1]) {
          Issue.record("\(problem)")
        }
      }
      let (old, new) = (versions[step - 1], model.version)
      let far = versions[model.random.below(versions.count)]
      if let problem = problem(old, new) ?? problem(new, old) ?? problem(far, new) {
        Issue.record("\(problem) after \(performed), step \(step), \(old.array.count) rows")
        return
      }
      versions.append(new)
    }
  }
}
