// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows whose `==` or `hash` lie: never endless, never out of bounds, always a diff that fits the
/// lists.
@Suite(.timeLimit(.minutes(120))) struct HostileRowTests {
  /// Lists that send the engine through all its strategies.
  private static func lists(seed: UInt64) -> ListCase {
    var random = SeededRandom(seed: seed)
    let count = [3, 15, 17, 60, 300][random.below(5)]
    let old = (0..<count).map { TestRow(id: $0, content: random.below(2)) }
    var new = old
    switch random.below(4) {
    case 0: new.shuffle(using: &random)
    case 1: new.removeAll { _ in random.chance(20) }
    case 2: new = new.map { TestRow(id: random.chance(30) ? $0.id + 1_000 : $0.id) }
    default: new = Array(new.reversed() + new.prefix(9))
    }
    return ListCase(old: old, new: new)
  }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 60, usual: 60, debug: 20))

  @Test func constantHashesAreSlowButRight() {
    for seed in Self.seeds {
      let lists = Self.lists(seed: seed)
      expectContract(
        old: lists.old, new: lists.new, id: { ConstantHashID(value: $0.id) },
        contentsEqual: { $0.content == $1.content })
      expectContract(
        old: lists.old, new: lists.new, id: { CoarseHashID(value: $0.id) },
        contentsEqual: { $0.content == $1.content })
    }
  }

  @Test func equalIDsOfDifferentHashes() {
    expectValidDiffs { ContradictoryID(value: $0) }
  }

  @Test func idsThatAreNeverEqual() {
    expectValidDiffs { NeverEqualID(value: $0) }
  }

  @Test(arguments: [1, 3, 1_000]) func idsThatAreEqualAtRandom(hashCount: Int) {
    let dice = Dice(seed: 21)
    expectValidDiffs { RandomlyEqualID(value: $0, dice: dice, hashCount: hashCount) }
  }

  @Test func idsThatHashAtRandom() {
    let dice = Dice(seed: 22)
    expectValidDiffs { RandomlyHashedID(value: $0, dice: dice) }
  }

  @Test func contentsThatAreEqualAtRandom() throws {
    let dice = Dice(seed: 23)
    for seed in Self.seeds {
      let lists = Self.lists(seed: seed)
      for style in ListDiff.MoveStyle.everyStyle {
        let found = genericDiff(
          from: lists.old, to: lists.new, id: \.id,
          contentsEqual: { _, _ in dice.roll(2) == 0 }, options: ListDiff.Options(moves: style))
        let diff = try #require(found)
        expectFitting(diff, lists)
        #expect(rebuiltIDs(lists, diff) == lists.new.map(\.id))
      }
    }
  }

  @Test func idsReadAnewAtRandom() {
    let dice = Dice(seed: 24)
    expectValidDiffs { $0 &+ dice.roll(2) }
  }

  /// Compiled once, for all types of ids.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func expectValidDiffs<ID: Hashable>(id: (Int) -> ID) {
    for seed in Self.seeds {
      let lists = Self.lists(seed: seed)
      for style in ListDiff.MoveStyle.everyStyle {
        let diff = lists.old.tableDiff(
          to: lists.new, id: { id($0.id) },
          contentsEqual: { $0.content == $1.content }, moves: style)
        expectFitting(diff, lists)
      }
    }
  }

  /// The parts fit together and the diff can be carried out, whatever it says about the rows.
  private func expectFitting(_ diff: ListDiff, _ lists: ListCase) {
    diff._checkInvariants()
    #expect(diff.oldCount == lists.old.count)
    #expect(diff.newCount == lists.new.count)
    let (applied, problem) = AppliedByHand.make(diff)
    #expect(problem == nil)
    let origins = applied?.origins ?? []
    for update in diff.updates { #expect(origins[update.to] == update.from) }
    #expect(lists.old.applying(diff, rowsFrom: lists.new).count == lists.new.count)
  }

  private func rebuiltIDs(_ lists: ListCase, _ diff: ListDiff) -> [Int] {
    lists.old.applying(diff, rowsFrom: lists.new).map(\.id)
  }
}
