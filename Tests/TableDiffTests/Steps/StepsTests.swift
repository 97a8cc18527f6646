// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Steps and their renderings: every small case, many random ones, diffs made by hand, and long
/// lists.
@Suite struct StepsTests {
  /// Every pair of short lists, each with some rows updated.
  @Test func everySmallCase() {
    let length = Sizes.pick(exhaustive: 6, usual: 5, debug: 3)
    var mask = 0
    forEachArrangement(drawnFrom: length + 1, lengths: 0...length) { ids in
      for oldCount in 0...length {
        let old = Array(0..<oldCount).rows
        mask = (mask + 11) % 64
        let new = ids.indices.map { TestRow(id: ids[$0], content: mask >> $0 & 1) }
        for style in ListDiff.MoveStyle.everyStyle {
          expectSteps(
            of: old.tableDiff(to: new, moves: style), isMinimal: style == .minimal,
            "\(ListCase(old: old, new: new)), \(style)")
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 3_000, usual: 300, debug: 10)))
  func randomCases(seed: UInt64) {
    for (maxCount, hasTargets) in [(40, true), (1_000, false)] {
      let lists = RandomCase.make(seed: seed, maxCount: maxCount)
      for style in ListDiff.MoveStyle.everyStyle {
        for algorithm in [ListDiff.Algorithm.heckel, .lcs] {
          let diff = lists.old.tableDiff(to: lists.new, moves: style, algorithm: algorithm)
          expectSteps(
            of: diff, isMinimal: style == .minimal, hasTargets: hasTargets,
            "seed \(seed), \(style), \(algorithm)")
        }
      }
    }
  }

  /// Diffs with moves that are not needed, or that have no effect when their turn comes.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 2_000, debug: 70)))
  func diffsMadeByHand(seed: UInt64) throws {
    expectSteps(of: try RandomDiff.flat(seed: seed), isMinimal: false, "seed \(seed)")
  }

  /// Every split of the pairs of every short permutation into staying and moved ones.
  @Test func everySmallDiffMadeByHand() throws {
    let count = Sizes.pick(exhaustive: 7, usual: 5, debug: 4)
    var problem: (any Error)?
    forEachPermutation(of: count) { new in
      for mask in 0..<1 << count {
        let staying = new.filter { mask >> $0 & 1 == 1 }
        if staying != staying.sorted() { continue }
        let moves = new.indices.filter { mask >> new[$0] & 1 == 0 }
          .map { ListDiff.Move(from: new[$0], to: $0) }
        do {
          let diff = try ListDiff(oldCount: count, newCount: count, moves: moves)
          expectSteps(of: diff, isMinimal: false, "\(new), staying \(staying)")
        } catch { problem = error }
      }
    }
    if let problem { throw problem }
  }

  /// Real lists that really changed.
  @Test(arguments: ["classifiers", "countries", "emoji", "largest-cities", "time-zones"])
  func fixtures(list: String) throws {
    for name in try PackageFiles.names(in: "Fixtures/Golden/\(list)", suffix: ".txt") {
      let (old, new) = try FixtureRow.snapshots(of: list, golden: name)
      for style in [ListDiff.MoveStyle.minimal, .never] {
        expectSteps(
          of: old.tableDiff(to: new, moves: style), isMinimal: true, hasTargets: false,
          "\(list) \(name), \(style)")
      }
    }
  }

  /// A long list that changes in some places.
  @Test func longList() {
    var random = SeededRandom(seed: 5)
    let old = Array(0..<Sizes.pick(exhaustive: 100_000, usual: 100_000, debug: 4_000))
    var new = old
    for _ in 0..<old.count / 50 {
      new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count))
    }
    for id in 0..<old.count / 50 { new.insert(old.count + id, at: random.below(new.count)) }
    new.removeAll { _ in random.chance(2) }
    expectLeads(from: old, to: new)
  }

  /// Lists of which next to nothing stays.
  @Test func longListsInAnotherOrder() {
    var random = SeededRandom(seed: 6)
    let old = Array(0..<Sizes.pick(exhaustive: 100_000, usual: 20_000, debug: 2_000))
    for new in [old.reversed(), old.shuffled(using: &random)] { expectLeads(from: old, to: new) }
  }

  /// Checks that the steps of each style lead to the new list, on an array.
  private func expectLeads(from old: [Int], to new: [Int]) {
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = old.rows.tableDiff(to: new.rows, moves: style)
      var list = old.map { Int32($0) }
      var movedCount = 0
      for step in diff.steps {
        switch step {
        case .delete(let rows): list.removeSubrange(rows)
        case .move(let rows, let to):
          let block = Array(list[rows])
          list.removeSubrange(rows)
          list.insert(contentsOf: block, at: to)
          movedCount += rows.count
        case .insert(let rows):
          list.insert(contentsOf: new[rows].map { Int32($0) }, at: rows.lowerBound)
        case .update: Issue.record("nothing is updated")
        }
      }
      #expect(list == new.map { Int32($0) }, "\(style)")
      #expect(style == .all || movedCount == diff.moves.count, "\(style)")
    }
  }
}
