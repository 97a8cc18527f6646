// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of versions that share nodes at other places: blocks moved, lists rotated, nodes that stand
/// twice, versions far apart.
@Suite(.timeLimit(.minutes(120))) struct MovedNodesTests {
  private typealias Version = TreeModel<WideRow>.Version

  private static func version(_ numbers: some Sequence<Int>) -> Version {
    let rows = numbers.map { WideRow(number: $0) }
    return Version(tree: TreeArray(rows), array: rows)
  }

  private func expectDiffs(
    _ old: Version, _ new: Version, _ text: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problem = new.problem() ?? old.problemOfDiffs(to: new) ?? new.problemOfDiffs(to: old)
    if let problem { Issue.record("\(problem): \(text())", sourceLocation: sourceLocation) }
  }

  /// Each block of a list, to each place: at the bounds of nodes of all heights, and beside them.
  @Test(arguments: [30, 112, 130, 800]) func movedBlocks(count: Int) {
    let old = Self.version(0..<count)
    let stride = count * count / Sizes.pick(exhaustive: 4_000, usual: 700, debug: 30) + 1
    var moves = 0
    for start in Swift.stride(from: 0, to: count, by: max(1, count / 20)) {
      for length in [1, 7, 8, 20, 56, 98, count / 2] where start + length <= count {
        for destination in Swift.stride(from: 0, through: count - length, by: 7) {
          moves += 1
          if moves % stride != 0 { continue }
          var new = old
          new.tree.moveSubrange(start..<start + length, to: destination)
          let block = new.array[start..<start + length]
          new.array.removeSubrange(start..<start + length)
          new.array.insert(contentsOf: block, at: destination)
          expectDiffs(old, new, "\(length) rows from \(start) to \(destination)")
        }
      }
    }
  }

  /// The end of a list becomes its start, and then some rows change.
  @Test(arguments: [20, 200, 3_000]) func rotations(count: Int) {
    let old = Self.version(0..<count)
    let cutCount = Sizes.pick(exhaustive: 24, usual: 8, debug: 3)
    for cut in stride(from: 1, to: count, by: max(1, count / cutCount)) {
      let (head, tail) = old.tree.split(at: cut)
      var new = Version(tree: tail + head, array: Array(old.array[cut...] + old.array[..<cut]))
      expectDiffs(old, new, "rotated by \(cut)")
      for offset in [0, count / 2, count - cut] {
        new.tree[offset].change(to: 1)
        new.array[offset].change(to: 1)
      }
      new.tree.remove(at: count / 3)
      new.array.remove(at: count / 3)
      expectDiffs(old, new, "rotated by \(cut) and edited")
    }
  }

  /// Blocks in another order, blocks left out, and blocks of new rows between them.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 40, debug: 3)))
  func shuffledBlocks(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = [40, 300, 2_000][random.below(3)]
    let old = Self.version(0..<count)
    var cuts = (0..<random.below(12)).map { _ in random.below(count + 1) }.sorted()
    cuts.insert(0, at: 0)
    cuts.append(count)
    var blocks = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    blocks.removeAll { _ in random.chance(15) }
    if random.chance(60) { blocks.shuffle(using: &random) }
    var new = Version(tree: [], array: [])
    for (number, block) in blocks.enumerated() {
      new.tree += old.tree.split(at: block.lowerBound).tail.split(at: block.count).head
      new.array += old.array[block]
      if random.chance(30) {
        let rows = (0..<random.below(60)).map { WideRow(number: 10_000 + 100 * number + $0) }
        new.tree += TreeArray(rows)
        new.array += rows
      }
    }
    expectDiffs(old, new, "\(blocks) of \(count)")
  }

  /// Two versions with a common ancestor, each changed for itself.
  @Test func branchesOfOneVersion() {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 60, usual: 3, debug: 2)) {
      var left = TreeModel<WideRow>(seed: seed, limit: 700)
      var right = left
      for _ in 0..<20 {
        // Without insertions, which would give both the same new ids.
        let edits: [TreeEdit] = [.updateRange, .remove, .move, .moveSubrange, .rotate, .swap]
        #expect(left.perform(left.chooseEdit(of: edits)) == nil)
        #expect(right.perform(.moveSubrange) == nil && right.perform(.updateRange) == nil)
        expectDiffs(left.version, right.version, "seed \(seed)")
      }
    }
  }

  /// Lists of other heights, which share nodes below their roots only.
  @Test func otherHeights() {
    let old = Self.version(0..<3_000)
    for range in [0..<1, 0..<8, 100..<220, 5..<900, 1_000..<2_999, 2_100..<3_000] {
      let part = Version(
        tree: old.tree.split(at: range.lowerBound).tail.split(at: range.count).head,
        array: Array(old.array[range]))
      expectDiffs(old, part, "\(range)")
      let extra = Self.version(5_000..<9_000)
      let around = Version(
        tree: extra.tree.split(at: 2_000).head + part.tree + extra.tree.split(at: 2_000).tail,
        array: extra.array[..<2_000] + part.array + extra.array[2_000...])
      expectDiffs(old, around, "\(range) within others")
      expectDiffs(part, around, "\(range) and within others")
    }
  }

  /// A list that is appended to itself: each node stands twice, and rows repeat their ids.
  @Test(arguments: [1, 8, 60, 500]) func nodesThatStandTwice(count: Int) {
    let once = Self.version(0..<count)
    let twice = Version(tree: once.tree + once.tree, array: once.array + once.array)
    let thrice = Version(tree: once.tree + twice.tree, array: once.array + twice.array)
    var edited = twice
    edited.tree[count].change(to: 1)
    edited.array[count].change(to: 1)
    edited.tree.moveSubrange(0..<count / 2, to: count)
    let block = edited.array[..<(count / 2)]
    edited.array.removeFirst(count / 2)
    edited.array.insert(contentsOf: block, at: count)
    let versions = [once, twice, thrice, edited]
    for old in versions {
      for new in versions {
        #expect(old.problemOfDiffsOfRepeatedIDs(to: new) == nil)
      }
    }
    #expect(once.tree.tableDiff(to: twice.tree).inserts.count == count)
    #expect(twice.tree.tableDiff(to: once.tree).deletes.count == count)
  }

  /// Equal rows change places: the lists are equal, although they share nodes at other offsets.
  @Test(arguments: [1, 2, 3]) func equalRowsThatMove(idCount: Int) {
    let count = 1_800
    let rows = (0..<count).map { WideRow(number: $0 % idCount) }
    let old = Version(tree: TreeArray(rows), array: rows)
    for (range, destination) in [(0..<600, 1_200), (6..<12, 900), (301..<307, 7), (0..<1, 1_799)] {
      var new = old
      new.tree.moveSubrange(range, to: destination)
      new.array = Array(new.tree)
      #expect(old.problemOfDiffsOfRepeatedIDs(to: new) == nil)
      if new.array == rows {
        #expect(old.tree.tableDiff(to: new.tree).isEmpty)
        let diff = genericDiff(
          from: old.tree, to: new.tree, id: \.id, contentsEqual: ==,
          options: ListDiff.Options(moves: .all))
        #expect(diff?.isEmpty == true)
      }
    }
  }
}
