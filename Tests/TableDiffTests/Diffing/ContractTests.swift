// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The checker itself: it must refuse what is wrong, or no other test means anything.
@Suite struct ContractTests {
  /// With unique ids the contract leaves no choice, so that any other diff must be refused.
  @Test func noOtherDiffOfUniqueIDsPasses() {
    var lists: [ListCase] = []
    forEachArrangement(drawnFrom: 4, lengths: 0...3) { new in
      forEachContentMask(new, upTo: 3) { lists.append(ListCase(old: [0, 1, 2].rows, new: $0)) }
    }
    for style in ListDiff.MoveStyle.everyStyle {
      var diffs: [ListDiff] = []
      for lists in lists {
        let diff = lists.old.tableDiff(to: lists.new, moves: style)
        if !diffs.contains(diff) { diffs.append(diff) }
      }
      for index in stride(from: 0, to: lists.count, by: Sizes.isDebug ? 3 : 1) {
        let lists = lists[index]
        let own = lists.old.tableDiff(to: lists.new, moves: style)
        let passing = diffs.filter {
          $0.newCount == lists.new.count && contractProblem(lists, $0, style) == nil
        }
        #expect(passing == [own], "\(style) \(lists)")
      }
    }
  }

  @Test func diffsOfRepeatedIDsThatAreWrongAreRefused() {
    let lists = ListCase(old: "1 1 2", new: "1 2 1.1")
    let wrong = [
      ListCase(old: "1 3 2", new: "1 2 4"), ListCase(old: "1 3 2", new: "1 2 3"),
      ListCase(old: "3 1 2", new: "1 2 4"), ListCase(old: "1 2 3", new: "1 2 3.1"),
      ListCase(old: "1 2 3", new: "4 5 6"),
    ]
    #expect(contractProblem(lists) == nil)
    for other in wrong {
      let diff = other.old.tableDiff(to: other.new)
      #expect(contractProblem(lists, diff, .minimal) != nil, "\(other)")
    }
  }

  @Test func aMatchingThatLeavesAPairOutIsRefused() {
    let lists = ListCase(old: "1 1", new: "1 1")
    let diff = [TestRow]("ab").tableDiff(to: [TestRow]("ac"))
    #expect(contractProblem(lists, diff, .minimal)?.contains("deleted and inserted") == true)
  }
}
