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

  @Test(arguments: seeds, sizes) func rows(seed: UInt64, size: [Int]) {
    compareVersions(of: TestRow.self, seed: seed, limit: size[0], editCount: size[1])
  }

  /// Trees that are higher.
  @Test(arguments: seeds, sizes) func wideRows(seed: UInt64, size: [Int]) {
    compareVersions(of: WideRow.self, seed: 1_000 + seed, limit: size[0], editCount: size[1])
  }

  private func compareVersions<Row: TreeRow>(
    of _: Row.Type, seed: UInt64, limit: Int, editCount: Int
  ) {
    trace("diffs of \(Row.self) \(seed) \(limit) \(editCount)")
    var model = TreeModel<Row>(seed: seed, limit: limit)
    var random = SeededRandom(seed: ~seed)
    var versions = [model.version]
    for step in 1...Sizes.pick(exhaustive: 40, usual: 12, debug: 4) {
      var edits: [TreeEdit] = []
      for _ in 0...random.below(editCount) {
        edits.append(model.chooseEdit(of: TreeEdit.unrepeating))
        if let problem = model.perform(edits[edits.count - 1]) { Issue.record("\(problem)") }
      }
      let (old, new) = (versions[step - 1], model.version)
      let far = versions[random.below(versions.count)]
      let problem =
        old.problemOfDiffs(to: new) ?? new.problemOfDiffs(to: old) ?? far.problemOfDiffs(to: new)
      if let problem {
        Issue.record("\(problem) after \(edits), step \(step), \(old.array.count) rows")
        return
      }
      versions.append(new)
    }
  }

  /// Ids that repeat, also since lists are inserted into themselves.
  @Test(arguments: seeds, sizes) func repeatedIDs(seed: UInt64, size: [Int]) {
    trace("repeated ids \(seed) \(size)")
    var model = TreeModel<WideRow>(seed: 2_000 + seed, limit: min(size[0], 900))
    var random = SeededRandom(seed: ~seed)
    var versions = [model.version]
    let edits = TreeEdit.allCases + [.appendSelf, .insertSelf, .insertSelf]
    for step in 1...Sizes.pick(exhaustive: 40, usual: 8, debug: 3) {
      var performed: [TreeEdit] = []
      for _ in 0...random.below(size[1]) {
        performed.append(model.chooseEdit(of: edits))
        if let problem = model.perform(performed[performed.count - 1]) {
          Issue.record("\(problem)")
        }
      }
      let (old, new) = (versions[step - 1], model.version)
      let far = versions[random.below(versions.count)]
      let problem =
        old.problemOfDiffsOfRepeatedIDs(to: new) ?? new.problemOfDiffsOfRepeatedIDs(to: old)
        ?? far.problemOfDiffsOfRepeatedIDs(to: new)
      if let problem {
        Issue.record("\(problem) after \(performed), step \(step), \(old.array.count) rows")
        return
      }
      versions.append(new)
    }
  }
}
