// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// How many nodes an edit copies: those on a path, or on a few, whatever the number of elements.
@Suite struct TreeSharingTests {
  private static let counts = [
    50, 1_000, 20_000, Sizes.pick(exhaustive: 1_000_000, usual: 200_000, debug: 20_000),
  ]

  /// Expects that an edit, at random places, makes at most so many nodes that the tree did not have.
  ///
  /// - Parameter limit: The limit, by the number of levels of nodes.
  private func expectNewNodes(
    count: Int, isExact: Bool = false, _ limit: (_ levels: Int) -> Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    after edit: (_ tree: inout TreeArray<Int>, _ random: inout SeededRandom) -> Void
  ) {
    var tree = TreeArray(0..<count)
    var random = SeededRandom(seed: UInt64(count))
    for _ in 0..<Sizes.pick(exhaustive: 200, usual: 20) {
      if tree.count < count / 2 { tree = TreeArray(0..<count) }
      let before = tree
      edit(&tree, &random)
      tree._checkInvariants()
      let (made, levels) = (tree._nodeCount(notIn: before), max(tree._height, before._height) + 1)
      #expect(
        isExact ? made == limit(levels) : made <= limit(levels), "\(made) of \(levels) levels",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: counts) func edits(count: Int) {
    expectNewNodes(count: count, isExact: true, { $0 }) { tree, random in
      tree[random.below(tree.count)] += 1
    }
    // Updates of one leaf.
    expectNewNodes(count: count, isExact: true, { $0 }) { tree, random in
      let offset = random.below(tree.count)
      for _ in 0..<10 { tree[offset] += 1 }
    }
    // Each node on the path, and one beside each that is split.
    expectNewNodes(count: count, { 2 * $0 }) { tree, random in
      tree.insert(-1, at: random.below(tree.count + 1))
    }
    expectNewNodes(count: count, { 2 * $0 }) { tree, _ in tree.append(-1) }
    expectNewNodes(count: count, { $0 + 2 }) { tree, random in
      tree.remove(at: random.below(tree.count))
    }
    expectNewNodes(count: count, { 2 * $0 + 2 }) { tree, random in
      tree.move(from: random.below(tree.count), to: random.below(tree.count))
    }
    // At each of three cuts, two leaves, and as many branches on each level as join the parts.
    expectNewNodes(count: count, { 5 * $0 }) { tree, random in
      let length = random.below(tree.count / 2)
      let start = random.below(tree.count - length)
      tree.moveSubrange(start..<start + length, to: random.below(tree.count - length + 1))
    }
    expectNewNodes(count: count, { 2 * $0 + 3 }) { tree, random in
      let start = random.below(tree.count)
      tree.replaceSubrange(start..<min(tree.count, start + 100), with: Array(0..<100))
    }
  }

  @Test(arguments: counts) func splitting(count: Int) {
    let tree = TreeArray(0..<count)
    var random = SeededRandom(seed: 2)
    for _ in 0..<20 {
      let (head, tail) = tree.split(at: random.below(count + 1))
      for part in [head, tail] {
        part._checkInvariants()
        #expect(part._nodeCount(notIn: tree) <= 2 * (tree._height + 1))
      }
    }
  }

  @Test(arguments: counts) func joining(count: Int) {
    let tree = TreeArray(0..<count)
    for otherCount in Self.counts {
      let other = TreeArray(0..<otherCount)
      let joined = tree + other
      let nodeCount = joined._checkInvariants()
      let kept = tree._checkInvariants() + other._checkInvariants()
      // All nodes but those on the edges are in one of both.
      let newCounts = (joined._nodeCount(notIn: tree), joined._nodeCount(notIn: other))
      let shared = 2 * nodeCount - newCounts.0 - newCounts.1
      #expect(nodeCount - shared <= 2 * (joined._height + 1), "\(otherCount) more")
      #expect(kept - shared <= 2 * (joined._height + 1), "\(otherCount) more")
    }
  }

  /// Leaves without any removed element are kept.
  @Test func removalByPredicate() {
    let tree = TreeArray(0..<20_000)
    var edited = tree
    edited.removeAll { $0 == 5_000 || $0 == 15_000 }
    #expect(edited._nodeCount(notIn: tree) <= 4 * (tree._height + 1))
    edited = tree
    edited.removeAll { _ in false }
    #expect(edited._nodeCount(notIn: tree) == 0)
  }

  /// A tree that nobody shares is changed in place.
  @Test func unsharedNodesAreKept() {
    var tree = TreeArray(0..<20_000)
    var before = tree._checkInvariants()
    var random = SeededRandom(seed: 1)
    for number in 0..<5_000 {
      tree.insert(number, at: random.below(tree.count + 1))
      tree.remove(at: random.below(tree.count))
      tree[random.below(tree.count)] = -number
    }
    before = tree._checkInvariants() - before
    // Leaves that were split are not merged before they are almost empty.
    #expect(abs(before) <= 500)
  }

  /// What thousands of edits leave takes little more memory than the elements.
  @Test func nodesAreFilled() {
    var appended: TreeArray<Int> = []
    for number in 0..<20_000 { appended.append(number) }
    var prepended: TreeArray<Int> = []
    for number in 0..<20_000 { prepended.insert(number, at: 0) }
    for tree in [TreeArray(0..<20_000), appended, prepended] {
      // Leaves of 56 elements, branches of 8 children at least.
      #expect(tree._checkInvariants() <= 20_000 / 56 * 8 / 7 + tree._height)
    }
  }
}
