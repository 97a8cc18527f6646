// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// The laws of the guide, on small lists.
@Suite struct LawTests {
  /// Triples of lists of up to four rows, and of five in `Scripts/test-exhaustive`; of the largest
  /// every so many-th.
  ///
  /// Mine is never longer than theirs: that a merge is the same with both exchanged is a law itself.
  @Test(arguments: 0...Sizes.pick(exhaustive: 5, usual: 4))
  func allSmallLists(baseCount: Int) {
    var random = SeededRandom(seed: UInt64(baseCount))
    let base = (0..<baseCount).map { TestRow(id: $0) }
    var count = 0
    // By the number of known ids.
    var others: [Int: [[Int]]] = [:]
    for mine in Self.lists(upTo: Sizes.pick(exhaustive: 5, usual: 4), known: baseCount) {
      let known = max(baseCount, (mine.max() ?? -1) + 1)
      let lists =
        others[known] ?? Self.lists(upTo: Sizes.pick(exhaustive: 5, usual: 4), known: known)
      others[known] = lists
      for theirs in lists where mine.count <= theirs.count {
        count += 1
        let size = max(baseCount, mine.count, theirs.count)
        if count % Sizes.step(size: size) != 0 { continue }
        let triple = Triple(
          base: base, mine: mine.map { Self.item($0, &random) },
          theirs: theirs.map { Self.item($0, &random) })
        let first: MergeSide = Int.random(in: 0...1, using: &random) == 0 ? .mine : .theirs
        if let problem = triple.problem(first: first) {
          Issue.record("\(problem)")
          return
        }
      }
    }
    #expect(count > 0)
  }

  /// Returns all lists of up to as many rows, of known ids and new ones, which are named in order: all
  /// others are one of these with other names.
  private static func lists(upTo limit: Int, known: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<limit {
      last = last.flatMap { list in
        let next = max(known, (list.max() ?? -1) + 1)
        return (0...next).filter { !list.contains($0) }.map { list + [$0] }
      }
      all += last
    }
    return all
  }

  /// Returns a row that is updated in one of three cases, to one of two contents.
  private static func item(_ id: Int, _ random: inout SeededRandom) -> TestRow {
    TestRow(id: id, content: max(0, Int.random(in: -3...2, using: &random)))
  }
}
