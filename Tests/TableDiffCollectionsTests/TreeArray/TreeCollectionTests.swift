// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import Testing

/// A tree array as a collection: indices, slices, views and algorithms of the standard library.
@Suite struct TreeCollectionTests {
  private static let counts = [0, 1, 64, 65, 900, 10_000]

  @Test(arguments: counts) func indices(count: Int) {
    let tree = TreeArray(0..<count)
    #expect(tree.indices == 0..<count && tree.startIndex == 0 && tree.endIndex == count)
    #expect(tree.count == count && tree.underestimatedCount == count)
    for index in [0, count / 2, count - 1] where index >= 0 && index < count {
      #expect(tree.index(after: index) == index + 1 && tree.index(before: index + 1) == index)
      #expect(tree.index(index, offsetBy: count - index) == count)
      #expect(tree.distance(from: count, to: index) == index - count)
    }
    #expect(tree.index(0, offsetBy: count + 1, limitedBy: count) == nil)
    #expect(tree.first == (0..<count).first && tree.last == (0..<count).last)
    #expect(tree.indices.allSatisfy { tree[$0] == $0 })
  }

  @Test(arguments: counts) func views(count: Int) {
    let (tree, array) = (TreeArray(0..<count), Array(0..<count))
    #expect(tree.reversed().elementsEqual(array.reversed()))
    let doubled = tree.lazy.map { (number: Int) in number * 2 }.filter { $0 % 3 == 0 }
    let expected: [Int] = array.map { $0 * 2 }.filter { $0 % 3 == 0 }
    #expect(Array(doubled) == expected)
    #expect(tree.enumerated().allSatisfy { $0.offset == $0.element })
    #expect(zip(tree, array).allSatisfy { $0 == $1 })
    #expect(Array(tree) == array)
    #expect(Set(tree) == Set(array))
    #expect(ContiguousArray(tree).count == count)
    #expect(tree.map(\.self) == array)
    let (sum, expectedSum): (Int, Int) = (tree.reduce(0, +), array.reduce(0, +))
    #expect(sum == expectedSum)
    #expect(tree.contains(count / 2) == (count > 0))
    #expect(!tree.contains(count))
    #expect(tree.firstIndex(of: count - 1) == array.firstIndex(of: count - 1))
    #expect(tree.lastIndex { $0 % 2 == 0 } == array.lastIndex { $0 % 2 == 0 })
    #expect(tree.min() == array.min() && tree.max() == array.max())
    #expect(tree.starts(with: array) && tree.elementsEqual(array))
    #expect(tree.allSatisfy { $0 < count })
  }

  @Test(arguments: counts) func slices(count: Int) {
    let (tree, array) = (TreeArray(0..<count), Array(0..<count))
    for range in [0..<count, 0..<0, count / 3..<count / 2, count..<count, count / 2..<count] {
      let slice = tree[range]
      #expect(slice.startIndex == range.lowerBound && slice.count == range.count)
      #expect(slice.elementsEqual(array[range]))
      #expect(TreeArray(slice).elementsEqual(array[range]))
    }
    #expect(tree.prefix(70).elementsEqual(array.prefix(70)))
    #expect(tree.suffix(70).elementsEqual(array.suffix(70)))
    #expect(tree.dropFirst(3).dropLast(5).elementsEqual(array.dropFirst(3).dropLast(5)))
    let parts = tree.split { $0 % 100 == 99 }.map { Array($0) }
    #expect(parts == array.split { $0 % 100 == 99 }.map { Array($0) })
  }

  /// A slice is changed without the list it was taken from, and the list by its slices.
  @Test func changedSlices() {
    var tree = TreeArray(0..<1_000)
    var array = Array(tree)
    var slice = tree[100..<300]
    slice[150] = -1
    slice.removeFirst(20)
    slice.append(-2)
    #expect(tree.elementsEqual(array) && slice.count == 181 && slice.contains(-1))
    tree[10..<20] = tree[500..<510]
    array[10..<20] = array[500..<510]
    #expect(tree.elementsEqual(array))
    tree[200..<400].reverse()
    array[200..<400].reverse()
    tree[300..<900].sort { $0 % 10 < $1 % 10 }
    array[300..<900].sort { $0 % 10 < $1 % 10 }
    #expect(tree.elementsEqual(array))
    tree._checkInvariants()
  }

  @Test func algorithmsThatChangeElements() {
    var tree = TreeArray((0..<900).map { $0 * 7 % 900 })
    var array = Array(tree)
    let before = tree
    #expect(tree.partition { $0 % 3 == 0 } == array.partition { $0 % 3 == 0 })
    #expect(tree.elementsEqual(array))
    tree.sort()
    array.sort()
    #expect(tree.elementsEqual(array))
    for index in tree.indices { tree[index] += index }
    for index in array.indices { array[index] += index }
    #expect(tree.elementsEqual(array))
    #expect(before.elementsEqual((0..<900).map { $0 * 7 % 900 }))
  }

  @Test func initializers() {
    let letters: [String] = Array(repeating: "a", count: 200)
    #expect(TreeArray(repeating: "a", count: 200).elementsEqual(letters))
    let numbers = sequence(first: 1) { (number: Int) -> Int? in number < 300 ? number + 1 : nil }
    #expect(TreeArray(numbers).elementsEqual(1...300))
    let slice: ArraySlice<Int> = [1, 2, 3][1...]
    #expect(TreeArray(slice) == [2, 3])
    let even = (1...100).lazy.filter { (number: Int) in number % 2 == 0 }
    #expect(TreeArray(even).count == 50)
    #expect(TreeArray(AnySequence(0..<70)) == TreeArray(0..<70))
    let tree = TreeArray(0..<5_000)
    #expect(TreeArray(tree)._nodeCount(notIn: tree) == 0)
    #expect(TreeArray<TreeArray<Int>>([tree, tree]).count == 2)
  }

  @Test func reservingChangesNothing() {
    var tree = TreeArray(0..<100)
    let before = tree
    tree.reserveCapacity(1_000_000)
    #expect(tree == before && tree._nodeCount(notIn: before) == 0)
    tree.removeAll(keepingCapacity: true)
    #expect(tree.isEmpty && before.count == 100)
  }

  /// Elements that throw leave the tree array as it was.
  @Test func throwingPredicate() {
    struct Refusal: Error {}
    var tree = TreeArray(0..<500)
    #expect(throws: Refusal.self) {
      try tree.removeAll { number in
        if number == 400 { throw Refusal() }
        return number % 2 == 0
      }
    }
    #expect(tree == TreeArray(0..<500))
    #expect(throws: Refusal.self) { try tree.withChunks { _ in throw Refusal() } }
  }
}
