// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Diffs by a longest common subsequence, for lists whose ids repeat and for others.
@Suite struct AlgorithmTests {
  /// Keeps a diff by `.lcs` of two lists against the contract in every style; with unique ids
  /// against the diff by `.heckel` too.
  static func check(
    _ lists: ListCase, effort: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let algorithm = effort.map { ListDiff.Algorithm.lcs(effort: $0) } ?? .lcs
    let minimal = lists.old.tableDiff(to: lists.new, algorithm: algorithm)
    let best = longestCommonSubsequenceLength(lists.old.map(\.id), lists.new.map(\.id))
    let isUnique = lists.old.duplicateIDs().isEmpty && lists.new.duplicateIDs().isEmpty
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = lists.old.tableDiff(to: lists.new, moves: style, algorithm: algorithm)
      let other = lists.old.tableDiff(to: lists.new, id: \.id, moves: style, algorithm: algorithm)
      let stays = lists.old.count - diff.deletes.count - diff.moves.count
      let isKnown = diff.isKnownMinimal
      var problem = Contract(
        old: lists.old, new: lists.new, diff: diff, style: style, id: \.id,
        contentsEqual: { $0.content == $1.content }, minimal: minimal,
        stayingCount: isUnique
          ? nil
          : effort == nil ? best : lists.old.count - minimal.deletes.count - minimal.moves.count
      ).problem()
      if isKnown, stays != best { problem = "known to be minimal with \(stays) of \(best)" }
      if !isKnown, effort == nil, style != .all { problem = "not known to be minimal" }
      if other != diff { problem = "the method's diff is another" }
      if isUnique, diff != lists.old.tableDiff(to: lists.new, moves: style) {
        problem = "differs from .heckel"
      }
      if let problem {
        Issue.record("\(style): \(problem)\n\(lists)", sourceLocation: sourceLocation)
      }
    }
    let ids = (old: lists.old.map(\.id), new: lists.new.map(\.id))
    let script = ids.old.rows.tableDiff(to: ids.new.rows, moves: .never, algorithm: algorithm)
    let count = ids.new.difference(from: ids.old).count
    if effort == nil, script.changeCount != count {
      Issue.record("\(script.changeCount) changes, not \(count)\n\(lists)")
    }
  }

  @Test func everySmallPairOfWords() {
    let length = Sizes.pick(exhaustive: 6, usual: 4, debug: 3)
    forEachWord(over: 3, upTo: length) { old in
      if !isFirstOfItsRenamings(old) { return }
      forEachWord(over: 3, upTo: length) { new in
        Self.check(ListCase(old: old.rows, new: new.rows))
      }
    }
  }

  /// Words among rows that do not line up, so that the rest is joined by hashes.
  @Test func everySmallPairOfWordsAmidReversedRows() {
    let length = Sizes.pick(exhaustive: 5, usual: 3, debug: 2)
    forEachWord(over: 3, upTo: length) { old in
      if !isFirstOfItsRenamings(old) { return }
      forEachWord(over: 3, upTo: length) { new in
        Self.check(amidReversedRows(ListCase(old: old.rows, new: new.rows)))
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_000, usual: 150, debug: 5)))
  func randomLists(seed: UInt64) {
    Self.check(RandomCase.make(seed: seed, maxCount: 500))
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 500, usual: 80, debug: 3)))
  func randomRepeats(seed: UInt64) {
    let tokens = TokenCase(seed: 7_000 + seed, upTo: seed % 4 == 0 ? 400 : 60)
    var random = SeededRandom(seed: seed)
    func rows(_ tokens: [Int32]) -> [TestRow] {
      tokens.map { TestRow(id: Int($0), content: random.below(8) / 7) }
    }
    let lists = ListCase(old: rows(tokens.old), new: rows(tokens.new))
    Self.check(lists)
    Self.check(lists, effort: Int(seed) * 4)
  }

  @Test func theDiffDoesNotDependOnTheSeedOfHashes() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 20, usual: 20, debug: 6)) {
      let lists = RandomCase.make(seed: 5 * seed, maxCount: 300)
      let expected = lists.old.tableDiff(to: lists.new, algorithm: .lcs)
      for hashSeed in hashSeeds {
        #expect(seededDiff(lists, algorithm: .lcs, hashSeed: hashSeed) == expected)
      }
    }
  }

  /// Ids that share hashes are told apart all the same.
  @Test func idsThatShareHashes() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 40, debug: 3)) {
      let lists = TokenCase(seed: 9_000 + seed, upTo: 120)
      let expected = longestCommonSubsequenceLength(lists.old, lists.new)
      func staying<ID: Hashable>(_ id: (Int32) -> ID) -> Int {
        let diff = genericDiff(
          from: lists.old, to: lists.new, id: id, moves: .never, algorithm: .lcs)
        return lists.old.count - diff.deletes.count
      }
      #expect(staying { ConstantHashID(value: Int($0)) } == expected)
      #expect(staying { CoarseHashID(value: Int($0)) } == expected)
    }
  }

  /// Ids that contradict themselves lead to some diff, and never out of bounds.
  @Test func idsThatContradictThemselves() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 40, usual: 40, debug: 12)) {
      let lists = TokenCase(seed: 11_000 + seed, upTo: 150)
      let dice = Dice(seed: seed)
      func check<ID: Hashable>(_ id: (Int32) -> ID) {
        let diff = genericDiff(from: lists.old, to: lists.new, id: id, algorithm: .lcs)
        diff._checkInvariants()
        #expect(diff.oldCount - diff.deletes.count == diff.newCount - diff.inserts.count)
      }
      check { ContradictoryID(value: Int($0)) }
      check { RandomlyEqualID(value: Int($0), dice: dice, hashCount: 3) }
      check { RandomlyHashedID(value: Int($0), dice: dice) }
    }
  }

  @Test func isKnownMinimalIsNoPartOfTheDiff() {
    let old = [1, 2, 3, 4, 5].rows, new = [5, 1, 2, 3, 4].rows
    let heckel = old.tableDiff(to: new)
    let lcs = old.tableDiff(to: new, algorithm: .lcs)
    #expect(heckel == lcs)
    #expect(!heckel.isKnownMinimal)
    #expect(lcs.isKnownMinimal)
    #expect(old.tableDiff(to: [1, 3, 9].rows).isKnownMinimal)
    #expect(!old.tableDiff(to: new, moves: .all, algorithm: .lcs).isKnownMinimal)
  }

  /// The example of `Algorithm`.
  @Test func bracesAndLines() {
    let diff = [TestRow]("{a}{b}").tableDiff(to: [TestRow]("{b}"), algorithm: .lcs)
    #expect(diff.deletes == [1, 2, 3])
    #expect(diff.moves.isEmpty)
    #expect(diff.isKnownMinimal)
  }
}
