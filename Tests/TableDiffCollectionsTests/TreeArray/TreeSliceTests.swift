// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffCollections
import Testing

/// Slices of tree arrays: they show, read and change their own elements and no others.
@Suite struct TreeSliceTests {
  private static let ranges = [0..<0, 0..<2, 5..<7, 60..<70, 100..<300, 999..<1_000, 0..<1_000]

  @Test(arguments: ranges) func descriptions(range: Range<Int>) {
    let array = (0..<1_000).map { "\($0)" }
    let slice = TreeArray(array)[range]
    #expect("\(slice)" == "\(array[range])")
    #expect(String(reflecting: slice) == "TreeArray.SubSequence(\(Array(array[range])))")
    expectSameMirror(slice, Array(array[range]))
  }

  @Test(arguments: ranges) func reading(range: Range<Int>) {
    let array = Array(0..<1_000)
    let slice = TreeArray(array)[range]
    #expect(problemOfReading(slice, array[range]) == nil)
    let reversed = Array(array[range].reversed())
    #expect(Array(slice.reversed().reversed()) == Array(array[range]))
    #expect(slice.reversed().firstIndex(of: range.lowerBound)?.base == slice.first.map { $0 + 1 })
    #expect(slice.reversed().dropFirst(3).elementsEqual(reversed.dropFirst(3)))
  }

  /// The elements of one leaf are contiguous, wherever the leaf is.
  @Test func contiguousStorage() {
    let tree = TreeArray(0..<1_000)
    var start = 0
    for count in tree.leafCounts {
      let slice = tree[start + 1..<start + count]
      #expect(slice.withContiguousStorageIfAvailable { Array($0) } == Array(slice))
      let end = start + count
      if end < tree.count {
        #expect(tree[start..<end + 1].withContiguousStorageIfAvailable { $0.count } == nil)
      }
      start = end
    }
    #expect(tree[7..<7].withContiguousStorageIfAvailable { $0.count } == 0)
  }

  /// The same changes of a slice and of a slice of an array.
  @Test(arguments: ranges) func changes(range: Range<Int>) {
    let array = Array(0..<1_000)
    let tree = TreeArray(array)
    var slice = tree[range]
    var expected = array[range]
    func check(_ line: Int = #line) {
      #expect(slice.elementsEqual(expected) && slice.indices == expected.indices, "line \(line)")
      #expect(slice.first == expected.first && slice.last == expected.last, "line \(line)")
    }
    slice.append(-1)
    expected.append(-1)
    check()
    slice.append(contentsOf: tree[50..<150])
    expected.append(contentsOf: array[50..<150])
    check()
    slice.insert(-2, at: slice.startIndex + 1)
    expected.insert(-2, at: expected.startIndex + 1)
    check()
    #expect(slice.remove(at: slice.startIndex + 2) == expected.remove(at: expected.startIndex + 2))
    check()
    let middle = slice.startIndex + 3..<slice.startIndex + 30
    slice.replaceSubrange(middle, with: [1, 2, 3])
    expected.replaceSubrange(middle, with: [1, 2, 3])
    check()
    slice.removeAll { $0 % 3 == 0 }
    expected.removeAll { $0 % 3 == 0 }
    check()
    slice.swapAt(slice.startIndex, slice.endIndex - 1)
    expected.swapAt(expected.startIndex, expected.endIndex - 1)
    slice.reverse()
    expected.reverse()
    check()
    slice[slice.startIndex + 5] += 7
    expected[expected.startIndex + 5] += 7
    slice.sort { $0 % 10 < $1 % 10 }
    expected.sort { $0 % 10 < $1 % 10 }
    check()
    #expect(slice.removeFirst() == expected.removeFirst() && slice.popLast() == expected.popLast())
    #expect(slice.popFirst() == expected.popFirst())
    check()
    #expect(tree.elementsEqual(array))
    TreeArray(slice)._checkInvariants()
  }

  /// A slice that is assigned may have another number of elements, as with arrays, and is shared.
  @Test func assignedSlices() {
    var tree = TreeArray(0..<5_000)
    var array = Array(tree)
    let other = TreeArray(10_000..<20_000)
    tree[100..<200] = other[..<9_000]
    array[100..<200] = Array(other)[..<9_000]
    #expect(tree.elementsEqual(array))
    #expect(tree._nodeCount(notIn: other) < 200)
    tree[100..<8_000].reverse()
    array[100..<8_000].reverse()
    tree[50..<60][55] = -1
    array[50..<60][55] = -1
    tree[0..<3_000] = tree[..<0]
    array[0..<3_000] = []
    #expect(tree.elementsEqual(array))
    tree._checkInvariants()
  }
}
