// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Splits, joins, and tree arrays appended to themselves.
@Suite struct TreeJoiningTests {
  /// Trees of any two heights, of one element up to four levels, also roots of two children only.
  private static let counts = [
    0, 1, 2, 7, 8, 9, 56, 64, 65, 128, 129, 800, 896, 2_500, 12_600, 13_000,
  ]

  @Test(arguments: counts) func joins(count: Int) {
    let left = (0..<count).map { WideRow(number: $0) }
    for otherCount in Self.counts {
      let right = (0..<otherCount).map { WideRow(number: -1 - $0) }
      let joined = TreeModel.Version(
        tree: TreeArray(left) + TreeArray(right), array: left + right)
      #expect(joined.problem() == nil, "\(count) and \(otherCount)")
      let (tail, head) = (joined.tree.split(at: count).tail, joined.tree.split(at: count).head)
      #expect(tail == TreeArray(right) && head == TreeArray(left), "\(count) and \(otherCount)")
    }
  }

  /// Roots with two children, which are branches of few children or leaves of one element.
  @Test func thinRoots() {
    var random = SeededRandom(seed: 4)
    for height in 1...3 {
      let count = [9, 130, 1_600][height - 1]
      var thin = TreeArray((0..<count).map { WideRow(number: $0) })
      while thin.count > 2, thin._height == height { thin.remove(at: random.below(thin.count)) }
      thin.insert(WideRow(number: -1), at: 1)
      for other in [1, 8, 9, 100, 1_000] {
        let wide = TreeArray((0..<other).map { WideRow(number: $0) })
        let parts = [[thin, wide], [wide, thin], [thin, thin, thin], [wide, thin, wide, thin]]
        for joined in parts {
          let tree = joined.reduce(into: TreeArray<WideRow>()) { $0 += $1 }
          let array = joined.flatMap { Array($0) }
          #expect(TreeModel.Version(tree: tree, array: array).problem() == nil)
        }
      }
    }
  }

  /// Parts of one leaf or a few, around a list of so many elements: too few for a leaf, just enough, or
  /// about a full one.
  @Test func fewElementsBetweenFew() {
    let counts = [0, 1, 3, 7, 8, 9, 55, 56, 57, 64, 65, 120]
    for before in counts {
      for after in counts {
        let tree = TreeArray(0..<before + 3 + after)
        for count in counts {
          let inserted = TreeArray(0..<count)
          var edited = tree
          edited.replaceSubrange(before..<before + 3, with: inserted)
          edited._checkInvariants()
          #expect(
            edited.elementsEqual(
              Array(tree.prefix(before)) + Array(inserted) + Array(tree.suffix(after))))
          edited = tree
          edited.moveSubrange(0..<before, to: after + 3)
          edited._checkInvariants()
          let (head, tail) = tree.split(at: before)
          (inserted + tail + inserted + head)._checkInvariants()
        }
      }
    }
  }

  @Test(arguments: [1, 3, 64, 65, 1_000]) func appendsToItself(count: Int) {
    var tree = TreeArray(0..<count)
    while tree.count <= 100_000 {
      let before = tree
      tree += tree
      #expect(tree.count == 2 * before.count)
      // What is added has no elements of its own.
      #expect(tree._nodeCount(notIn: before) <= 6 * (tree._height + 1))
      #expect(before._checkInvariants() > 0)
    }
    tree._checkInvariants()
    var offset = 0
    var wrong = 0
    tree.withChunks { chunk in
      for number in chunk {
        if number != offset % count { wrong += 1 }
        offset += 1
      }
    }
    #expect(wrong == 0)
    // A change shows in one place only, though many share its leaf.
    tree[tree.count / 2] = -1
    tree.remove(at: tree.count / 3)
    tree.insert(-2, at: tree.count - 1)
    tree._checkInvariants()
    #expect(tree.count { $0 < 0 } == 2)
  }
}
