// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Tree arrays at the limits of their nodes: empty, of one element, of exactly full leaves and
/// branches, thin ones, deep ones.
@Suite struct TreeShapeTests {
  private func expectElements<Element: TreeElement>(
    _ tree: TreeArray<Element>, _ array: [Element],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problem = TreeModel.Version(tree: tree, array: array).problem()
    #expect(problem == nil, sourceLocation: sourceLocation)
  }

  /// Every edit of one element at every offset, in a tree array and in a copy that shares its nodes.
  private func expectEditsEverywhere<Element: TreeElement>(
    _ tree: TreeArray<Element>, offsets: some Sequence<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let array = Array(tree)
    let extra = Element(number: 77)
    for offset in offsets {
      var (edited, expected) = (tree, array)
      edited.insert(extra, at: offset)
      expected.insert(extra, at: offset)
      expectElements(edited, expected, sourceLocation: sourceLocation)
      // Not shared any more.
      edited.insert(extra, at: offset)
      expected.insert(extra, at: offset)
      edited.append(extra)
      expected.append(extra)
      expectElements(edited, expected, sourceLocation: sourceLocation)
      for _ in 0..<3 {
        #expect(edited.remove(at: offset) == expected.remove(at: offset))
      }
      expectElements(edited, expected, sourceLocation: sourceLocation)
      let (head, tail) = tree.split(at: offset)
      expectElements(head, Array(array[..<offset]), sourceLocation: sourceLocation)
      expectElements(tail, Array(array[offset...]), sourceLocation: sourceLocation)
      expectElements(head + tail, array, sourceLocation: sourceLocation)
      if offset == array.count { continue }
      (edited, expected) = (tree, array)
      #expect(edited.remove(at: offset) == expected.remove(at: offset))
      expectElements(edited, expected, sourceLocation: sourceLocation)
      if expected.isEmpty { continue }
      edited.move(from: 0, to: edited.count - 1)
      expected.append(expected.removeFirst())
      expectElements(edited, expected, sourceLocation: sourceLocation)
    }
    expectElements(tree, array, sourceLocation: sourceLocation)
  }

  /// A root that is a leaf with exactly as many elements as it takes.
  @Test func fullLeaf() {
    let capacity = TreeArray.leafCapacity(of: 0)
    #expect(capacity == 64)
    #expect(TreeArray.leafCapacity(of: UInt8(0)) == 64)
    #expect(TreeArray.leafCapacity(of: WideRow(number: 0)) == 8)
    #expect(TreeArray.leafCapacity(of: AlignedElement(number: 0)) == 16)
    #expect(TreeArray.leafCapacity(of: EmptyElement(number: 0)) == 64)
    var tree: TreeArray<Int> = []
    for number in 0..<capacity { tree.append(number) }
    #expect(tree._checkInvariants() == 1)
    expectEditsEverywhere(tree, offsets: 0...capacity)
  }

  /// A root of as many children as it takes, all of them full.
  @Test func fullBranch() {
    var tree = TreeArray((0..<16 * 7).map { WideRow(number: $0) })
    #expect(tree._checkInvariants() == 17 && tree._height == 1)
    tree.fillLeaves(with: WideRow(number: -1))
    #expect(tree._checkInvariants() == 17 && tree.count == 16 * 8)
    expectEditsEverywhere(tree, offsets: 0...tree.count)
    var higher = tree
    higher.insert(WideRow(number: -2), at: 64)
    #expect(higher._height == 2 && higher._checkInvariants() == 20)
  }

  /// Three levels of branches, all of them full where the tree is edited.
  @Test func fullBranches() {
    var tree = TreeArray((0..<14 * 14 * 7).map { WideRow(number: $0) })
    tree.fillLeaves(with: WideRow(number: -1))
    let stride = Sizes.pick(exhaustive: 1, usual: 61, debug: 400)
    expectEditsEverywhere(tree, offsets: Swift.stride(from: 0, through: tree.count, by: stride))
    // A leaf's place takes two more leaves at most before its branch is split.
    var array = Array(tree)
    for number in 0..<600 {
      tree.insert(WideRow(number: number), at: 700)
      array.insert(WideRow(number: number), at: 700)
      tree._checkInvariants()
    }
    expectElements(tree, array)
  }

  /// Leaves with as few elements as they may have.
  @Test func thinnedOut() {
    for divisor in [2, 7, 8, 60] {
      var tree = TreeArray(0..<20_000)
      var array = Array(tree)
      // From the end, so that offsets stay.
      for offset in array.indices.reversed() where offset % divisor != 0 {
        tree.remove(at: offset)
        array.remove(at: offset)
        if offset % 500 == 1 { tree._checkInvariants() }
      }
      expectElements(tree, array)
      while !array.isEmpty {
        let offset = array.count / 3
        #expect(tree.remove(at: offset) == array.remove(at: offset))
        if array.count % 64 == 0 { expectElements(tree, array) }
      }
      #expect(tree.isEmpty && tree._checkInvariants() == 0)
    }
  }
}

/// Tree arrays of special shapes.
extension TreeArray {
  /// The number of elements that a leaf has at most, by an experiment.
  static func leafCapacity(of element: Element) -> Int {
    var tree: TreeArray = []
    while tree._height == 0 { tree.append(element) }
    return tree.count - 1
  }

  /// The numbers of elements of the leaves.
  var leafCounts: [Int] {
    var counts: [Int] = []
    withChunks { counts.append($0.count) }
    return counts
  }

  /// Inserts copies of an element until all leaves are full; no leaf is split.
  mutating func fillLeaves(with element: Element) {
    let capacity = Self.leafCapacity(of: element)
    var end = count
    for leafCount in leafCounts.reversed() {
      for _ in leafCount..<capacity { insert(element, at: end - 1) }
      end -= leafCount
    }
  }
}
