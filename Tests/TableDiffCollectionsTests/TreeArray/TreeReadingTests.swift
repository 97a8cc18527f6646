// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import Testing

/// The ways to read all elements or some: iterators, chunks, contiguous storage, copies to memory.
@Suite struct TreeReadingTests {
  /// Trees of leaves of different sizes.
  private static let trees: [TreeArray<Int>] = [0, 1, 20, 64, 65, 900, 1_100, 20_000].flatMap {
    var edited = TreeArray(0..<$0)
    edited.moveSubrange(0..<$0 / 3, to: $0 / 2)
    edited.removeAll { $0 % 3 == 1 }
    return [TreeArray(0..<$0), edited]
  }

  @Test(arguments: trees.indices) func asArrays(index: Int) {
    let tree = Self.trees[index]
    let array = tree.indices.map { tree[$0] }
    for range in [0..<tree.count, 0..<tree.count / 2, tree.count / 3..<tree.count] {
      #expect(problemOfReading(tree[range], array[range]) == nil, "\(range)")
    }
    #expect(problemOfReading(tree, array[...]) == nil)
  }

  /// An iterator reads the elements that were there when it was made.
  @Test func iteratorsOutliveTheirTrees() {
    var tree = TreeArray((0..<500).map { TextElement(number: $0) })
    var iterator = tree.makeIterator()
    for number in 0..<100 { #expect(iterator.next() == TextElement(number: number)) }
    tree.removeAll()
    for number in 100..<500 { #expect(iterator.next() == TextElement(number: number)) }
    #expect(iterator.next() == nil)
  }

  @Test(arguments: trees.indices) func chunks(index: Int) {
    let tree = Self.trees[index]
    let array = Array(tree)
    var random = SeededRandom(seed: UInt64(index))
    var ranges = [0..<array.count, 0..<0, array.count..<array.count]
    for _ in 0..<60 {
      let (first, second) = (random.below(array.count + 1), random.below(array.count + 1))
      ranges.append(min(first, second)..<max(first, second))
    }
    for range in ranges {
      var read: [Int] = []
      var isEmptyChunk = false
      tree.withChunks(in: range) { chunk in
        isEmptyChunk = isEmptyChunk || chunk.isEmpty
        read += chunk
      }
      #expect(read == Array(array[range]) && !isEmptyChunk, "\(range)")
    }
    var count = 0
    tree.withChunks { count += $0.count }
    #expect(count == tree.count)
  }

  @Test(arguments: trees.indices) func contiguousStorage(index: Int) {
    let tree = Self.trees[index]
    let read = tree.withContiguousStorageIfAvailable { Array($0) }
    #expect(read == (tree.leafCounts.count <= 1 ? Array(tree) : nil))
    let slice = tree[(tree.count / 2)...]
    let sliceRead = slice.withContiguousStorageIfAvailable { Array($0) }
    #expect(sliceRead == nil || sliceRead == Array(slice))
  }

  @Test func copiedElementsAreOwned() {
    let texts = (0..<300).map { TextElement(number: $0) }
    var tree = TreeArray(texts)
    let array = Array(tree)
    tree.removeAll()
    #expect(array == texts)
  }
}
