// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Tree arrays of rows whose `==` or `hash` lie: never endless, never out of bounds, always a diff that
/// can be carried out.
@Suite(.timeLimit(.minutes(120))) struct TreeHostileRowTests {
  private typealias Lists = (old: TreeArray<WideRow>, new: TreeArray<WideRow>)

  /// Versions that share nodes, and sometimes none.
  private static func lists(seed: UInt64) -> Lists {
    var model = TreeModel<WideRow>(seed: seed, limit: [3, 20, 60, 300, 900][Int(seed % 5)])
    let old = model.version.tree
    let edits: [TreeEdit] = [
      .insert, .remove, .updateRange, .move, .moveSubrange, .rotate, .swap, .removeWhere,
      .replaceSubrange, .insertSelf, .shuffle, .keepPart,
    ]
    for _ in 0..<1 + seed % 7 {
      let edit = model.chooseEdit(of: edits)
      if let problem = model.perform(edit) { Issue.record("\(problem)") }
    }
    return seed % 9 == 8 ? (old, TreeArray(model.version.array)) : (old, model.version.tree)
  }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 45, debug: 10))

  /// Compiled once, for all types of ids.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func expectFittingDiffs<ID: Hashable>(
    contentsEqual: (WideRow, WideRow) -> Bool = { $0 == $1 }, id: (Int) -> ID
  ) {
    for seed in Self.seeds {
      let lists = Self.lists(seed: seed)
      for style in ListDiff.MoveStyle.everyStyle {
        let diff = lists.old.tableDiff(
          to: lists.new, id: { id($0.id) }, contentsEqual: contentsEqual,
          moves: style)
        diff._checkInvariants()
        #expect(diff.oldCount == lists.old.count && diff.newCount == lists.new.count)
        let (applied, problem) = AppliedByHand.make(diff)
        #expect(problem == nil, "seed \(seed)")
        let origins = applied?.origins ?? []
        for update in diff.updates { #expect(origins[update.to] == update.from) }
        #expect(lists.old.applying(diff, rowsFrom: lists.new).count == lists.new.count)
      }
    }
  }

  @Test func constantHashes() {
    for seed in Self.seeds {
      let lists = Self.lists(seed: seed)
      let (old, new) = (Array(lists.old), Array(lists.new))
      if !new.duplicateIDs().isEmpty { continue }
      let expected = old.tableDiff(to: new)
      #expect(
        genericDiff(from: lists.old, to: lists.new) { ConstantHashID(value: $0.id) } == expected)
      #expect(
        genericDiff(from: lists.old, to: lists.new) { CoarseHashID(value: $0.id) } == expected)
    }
  }

  @Test func equalIDsOfDifferentHashes() {
    expectFittingDiffs { ContradictoryID(value: $0) }
  }

  @Test func idsThatAreNeverEqual() {
    expectFittingDiffs { NeverEqualID(value: $0) }
  }

  @Test(arguments: [1, 3, 1_000]) func idsThatAreEqualAtRandom(hashCount: Int) {
    let dice = Dice(seed: 21)
    expectFittingDiffs { RandomlyEqualID(value: $0, dice: dice, hashCount: hashCount) }
  }

  @Test func idsThatHashAtRandom() {
    let dice = Dice(seed: 22)
    expectFittingDiffs { RandomlyHashedID(value: $0, dice: dice) }
  }

  @Test func idsReadAnewAtRandom() {
    let dice = Dice(seed: 24)
    expectFittingDiffs { $0 &+ dice.roll(2) }
  }

  @Test func contentsThatAreEqualAtRandom() {
    let dice = Dice(seed: 23)
    expectFittingDiffs(contentsEqual: { _, _ in dice.roll(2) == 0 }, id: { $0 })
  }

  /// Contents that are not equal to themselves, as NaN: rows in shared nodes are no updates.
  @Test func contentsUnequalToThemselves() throws {
    let old = TreeArray((0..<400).map { WideRow(number: $0) })
    var new = old
    new.move(from: 3, to: 380)
    let diff = try #require(
      genericDiff(from: old, to: new, id: \.id, contentsEqual: { _, _ in false }))
    let updated = diff.updates.map(\.from)
    #expect(updated.contains(3) && !updated.contains(200))
    // Those of the leaves that a row left or came to.
    #expect(updated.count <= 2 * 2 * 8)
    expectFittingDiffs(contentsEqual: { _, _ in false }, id: { $0 })
  }
}
