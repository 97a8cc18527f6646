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
    let mirror = Mirror(reflecting: slice)
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.compactMap { $0.value as? String } == Array(array[range]))
    var text = ""
    dump(slice, to: &text)
    var expected = ""
    dump(Array(array[range]), to: &expected)
    #expect(text.split(separator: "\n").dropFirst() == expected.split(separator: "\n").dropFirst())
  }

  @Test(arguments: ranges) func reading(range: Range<Int>) {
    let array = Array(0..<1_000)
    let slice = TreeArray(array)[range]
    var read: [Int] = []
    for number in slice { read.append(number) }
    #expect(read == Array(array[range]) && Array(slice) == read && slice.count == range.count)
    var reversed: [Int] = []
    for number in slice.reversed() { reversed.append(number) }
    #expect(reversed == read.reversed() && Array(slice.reversed()) == reversed)
    #expect(Array(slice.reversed().reversed()) == read)
    #expect(slice.reversed().firstIndex(of: range.lowerBound)?.base == read.first.map { $0 + 1 })
    #expect(slice.reversed().dropFirst(3).elementsEqual(reversed.dropFirst(3)))
    for capacity in [0, 1, range.count / 2, range.count + 1] {
      let memory = UnsafeMutableBufferPointer<Int>.allocate(capacity: capacity)
      defer { memory.deallocate() }
      var (rest, copied) = slice._copyContents(initializing: memory)
      #expect(memory[..<copied].elementsEqual(read.prefix(capacity)))
      #expect(rest.next() == read.dropFirst(capacity).first)
    }
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

  enum Misuse: String, CaseIterable, Codable {
    case readBefore, readBehind, writeBehind, insertBehind, removeBehind, sliceBefore, sliceBehind

    var message: String {
      switch self {
      case .readBefore: "There are no elements 9..<10: the slice has 10..<20."
      case .insertBehind: "There are no elements 21..<21: the slice has 10..<20."
      case .sliceBefore: "There are no elements 9..<15: the slice has 10..<20."
      case .sliceBehind: "There are no elements 15..<21: the slice has 10..<20."
      default: "There are no elements 20..<21: the slice has 10..<20."
      }
    }
  }

  /// Elements of the tree array that are not in the slice are not there.
  @Test(.timeLimit(.minutes(120)), arguments: Misuse.allCases) func traps(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      var slice = TreeArray(0..<100)[10..<20]
      switch misuse {
      case .readBefore: _ = slice[9]
      case .readBehind: _ = slice[20]
      case .writeBehind: slice[20] = 1
      case .insertBehind: slice.insert(1, at: 21)
      case .removeBehind: slice.remove(at: 20)
      case .sliceBefore: _ = slice[9..<15]
      case .sliceBehind: _ = slice[15..<21]
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.message), "\(text)")
  }
}
