// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What an inverse promises, of flat lists and of sections.
@Suite struct InverseTests {
  /// What is wrong with the inverse of a diff without a look at rows; `nil` where nothing is.
  private func problem(_ diff: ListDiff) -> String? {
    let inverse = diff.inverse
    if inverse.inverse != diff { return "inverse of the inverse of \(diff)" }
    if inverse.isKnownMinimal != diff.isKnownMinimal { return "isKnownMinimal of \(diff)" }
    if (inverse.oldCount, inverse.newCount) != (diff.newCount, diff.oldCount) {
      return "counts of \(diff)"
    }
    if inverse.deletes != diff.inserts || inverse.inserts != diff.deletes {
      return "deletes and inserts of \(diff)"
    }
    let moves = diff.moves.map { ListDiff.Move(from: $0.to, to: $0.from) }
    if inverse.moves != moves.sorted(by: { $0.to < $1.to }) { return "moves of \(diff)" }
    let updates = diff.updates.map { ListDiff.Update(from: $0.to, to: $0.from) }
    if inverse.updates != updates.sorted(by: { $0.to < $1.to }) { return "updates of \(diff)" }
    guard
      let there = AppliedByHand.make(diff).result, let back = AppliedByHand.make(inverse).result
    else { return "\(diff) or its inverse does not fit together" }
    if there.staying.map(\.old) != back.staying.map(\.new)
      || there.staying.map(\.new) != back.staying.map(\.old)
    {
      return "staying rows of \(diff)"
    }
    return nil
  }

  /// What is wrong with a diff's inverse, which is applied; `nil` where nothing is.
  private func problem(_ lists: ListCase, _ diff: ListDiff) -> String? {
    if let problem = problem(diff) { return problem }
    let new = lists.old.applying(diff, rowsFrom: lists.new)
    return new.applying(diff.inverse, rowsFrom: lists.old) == lists.old ? nil : "undo of \(diff)"
  }

  @Test func allSmallLists() {
    for style in ListDiff.MoveStyle.everyStyle {
      forEachWord(over: 3, upTo: 3) { old in
        forEachWord(over: 3, upTo: 3) { new in
          let lists = ListCase(old: old.rows, new: new.rows)
          #expect(problem(lists, lists.old.tableDiff(to: lists.new, moves: style)) == nil)
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(20)) func diffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<50 {
      let bound = [3, 8, 60, 300][Int(step % 4)]
      #expect(problem(try RandomDiff.flat(seed: seed &* 100 &+ step, maxCount: bound)) == nil)
    }
  }

  /// Few moves in a long list are sorted by digits, many by a table.
  @Test(arguments: [2, 3, 20, 400, 5_000]) func movesFarApart(moveCount: Int) throws {
    var random = SeededRandom(seed: UInt64(moveCount))
    let count = 1_000_000
    let old = (0..<moveCount).map { $0 * (count / moveCount) + random.below(count / moveCount) }
    let new = old.map { count - 1 - $0 }.shuffled(using: &random)
    let moves = zip(old.shuffled(using: &random), new).map { ListDiff.Move(from: $0, to: $1) }
    let diff = try ListDiff(oldCount: count, newCount: count, moves: moves)
    let back = diff.moves.map { ListDiff.Move(from: $0.to, to: $0.from) }
    #expect(diff.inverse.moves == back.sorted { $0.to < $1.to })
    #expect(diff.inverse.inverse == diff)
  }
}

/// What the inverse of a sectioned diff promises.
@Suite struct SectionedInverseTests {
  /// What is wrong with the inverse of a diff without a look at rows; `nil` where nothing is.
  private func problem(_ diff: SectionedDiff) -> String? {
    let inverse = diff.inverse
    if inverse.inverse != diff { return "inverse of the inverse of \(diff)" }
    if inverse.sections != diff.sections.inverse { return "sections of \(diff)" }
    if inverse.deletes != diff.inserts || inverse.inserts != diff.deletes {
      return "deletes and inserts of \(diff)"
    }
    let moves = diff.moves.map { SectionedDiff.Move(from: $0.to, to: $0.from) }
    if inverse.moves != moves.sorted(by: { $0.to < $1.to }) { return "moves of \(diff)" }
    let updates = diff.updates.map { SectionedDiff.Update(from: $0.to, to: $0.from) }
    if inverse.updates != updates.sorted(by: { $0.to < $1.to }) { return "updates of \(diff)" }
    return nil
  }

  /// What is wrong with a diff's inverse, which is applied; `nil` where nothing is.
  private func problem(_ lists: SectionCase) -> String? {
    let diff = lists.old.sectionedDiff(to: lists.new)
    if let problem = problem(diff) { return problem }
    let new = lists.old.applying(diff, sectionsFrom: lists.new)
    return new.applying(diff.inverse, sectionsFrom: lists.old) == lists.old
      ? nil : "undo of \(diff)"
  }

  @Test func allSmallSections() {
    forEachSmallSectionCase(
      sectionsUpTo: 2, rowsUpTo: Sizes.pick(exhaustive: 3, usual: 2)
    ) { lists in
      #expect(problem(lists) == nil, "\(lists)")
    }
  }

  @Test(arguments: 0..<UInt64(20)) func diffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<20 {
      let made = try RandomDiff.sectioned(
        seed: seed &* 100 &+ step, sectionsUpTo: 5, rowsUpTo: 6)
      #expect(problem(made.diff) == nil)
    }
  }
}
