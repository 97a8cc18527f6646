// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// What it costs to merge versions of a tree array, which share their rows.
@Suite struct SharedRowTests {
  /// Diffs and rebase read a few leaves for each edit, however long the list is.
  @Test func readsWhatChanged() {
    let count = 100_000, edits = 20
    let base = TreeArray((0..<count).map { TestRow(id: $0) })
    var (mine, theirs) = (base, base)
    var random = SeededRandom(seed: 7)
    for edit in 0..<edits {
      mine[random.below(count - edits)].content = 1
      mine.insert(TestRow(id: count + 2 * edit), at: random.below(count))
      theirs.remove(at: random.below(count - edits))
      theirs.insert(TestRow(id: count + 3 * edit), at: random.below(count - edits))
    }
    var (hashes, comparisons) = (0, 0)
    func id(_ item: TestRow) -> Int {
      hashes += 1
      return item.id
    }
    func contentsEqual(_ left: TestRow, _ right: TestRow) -> Bool {
      comparisons += 1
      return left == right
    }
    let change = base.tableDiff(to: mine, id: id, contentsEqual: contentsEqual)
    let other = base.tableDiff(to: theirs, id: id, contentsEqual: contentsEqual)
    let rebased = change.rebased(
      over: other, base: base, mine: mine, theirs: theirs, id: id, contentsEqual: contentsEqual)
    // Up to two leaves of each version for an edit.
    #expect(hashes < 4 * edits * 64 * 2 && comparisons < 4 * edits * 64)
    #expect(hashes > 0 && comparisons > 0)

    let merge = merged(base: Array(base), mine: Array(mine), theirs: Array(theirs))
    #expect(rebased == merge.diffFromTheirs)
    #expect(theirs.applying(rebased) { merge.rows[$0] } == TreeArray(merge.rows))
  }
}
