// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// All small lists, up to renaming of ids: every clause of the contract in every style.
///
/// A usual run goes through all the shorter ones; `Scripts/test-exhaustive` through all.
@Suite struct ExhaustiveTests {
  /// Pairs of lists over three ids, with repeats.
  @Test(arguments: 0...Sizes.pick(exhaustive: 6, usual: 4, debug: 3))
  func listsThatRepeatIDs(oldLength: Int) {
    let length = Sizes.pick(exhaustive: 6, usual: 4, debug: 3)
    forEachWord(over: 3, upTo: oldLength) { old in
      guard old.count == oldLength else { return }
      forEachWord(over: 3, upTo: length) { new in
        guard isFirstOfItsRenamings(old + new) else { return }
        forEachContentMask(new, upTo: 3) { newRows in
          check(ListCase(old: old.rows, new: newRows))
        }
      }
    }
  }

  /// Pairs of lists of unique ids drawn from six.
  @Test(arguments: 0...Sizes.pick(exhaustive: 6, usual: 5, debug: 4))
  func listsOfUniqueIDs(oldLength: Int) {
    let count = Sizes.pick(exhaustive: 6, usual: 5, debug: 4)
    let old = Array(0..<oldLength)
    forEachArrangement(drawnFrom: count, lengths: 0...count) { new in
      guard isFirstOfItsRenamings(old + new) else { return }
      forEachContentMask(new, upTo: Sizes.pick(exhaustive: 6, usual: 4, debug: 3)) { newRows in
        check(ListCase(old: old.rows, new: newRows))
      }
    }
  }

  @Test func permutations() {
    let count = Sizes.pick(exhaustive: 8, usual: 6, debug: 5)
    forEachPermutation(of: count) { new in
      check(ListCase(old: Array(0..<count).rows, new: new.rows))
      check(ListCase(old: new.rows, new: Array(0..<count).rows))
    }
  }

  /// The same families in the midst of rows that send the engine through its hash tables.
  @Test func permutationsAmidOtherRows() {
    let count = Sizes.pick(exhaustive: 7, usual: 4)
    forEachPermutation(of: count) { new in
      check(amidReversedRows(ListCase(old: Array(0..<count).rows, new: new.rows)))
    }
  }

  @Test func repeatsAmidOtherRows() {
    let length = Sizes.pick(exhaustive: 5, usual: 3)
    let step = Sizes.pick(exhaustive: 1, usual: 3)
    forEachPairOfWords(over: 3, upTo: length, every: step) { old, new in
      check(amidReversedRows(ListCase(old: old.rows, new: new.rows)))
    }
  }

  private func check(_ lists: ListCase) {
    if let problem = contractProblem(lists) { Issue.record("\(problem)\n\(lists)") }
  }
}

/// Every way to a diff, over small lists of every kind: one and the same diff.
@Suite struct EntryPointTests {
  @Test func everyEntryAgreesOnSmallLists() {
    let length = Sizes.pick(exhaustive: 5, usual: 3)
    let step = Sizes.pick(exhaustive: 1, usual: 3)
    forEachPairOfWords(over: 3, upTo: length, every: step) { old, new in
      for lists in variants(old, new) {
        if let problem = lists.problemOfEntries() { Issue.record("\(problem)\n\(lists)") }
      }
    }
  }

  @Test func everySeedAgreesOnSmallLists() {
    let length = Sizes.pick(exhaustive: 5, usual: 3)
    let step = Sizes.pick(exhaustive: 1, usual: 3)
    forEachPairOfWords(over: 3, upTo: length, every: step) { old, new in
      for lists in variants(old, new) {
        if let problem = lists.problemOfSeeds() { Issue.record("\(problem)\n\(lists)") }
      }
    }
  }

  private func variants(_ old: [Int], _ new: [Int]) -> [ListCase] {
    let lists = ListCase(
      old: old.rows, new: new.indices.map { TestRow(id: new[$0], content: $0 & 1) })
    return [lists, amidReversedRows(lists)]
  }
}
