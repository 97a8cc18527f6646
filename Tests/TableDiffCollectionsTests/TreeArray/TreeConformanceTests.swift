// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// What a tree array has in common with an array beside its elements: literals, comparison, hashes,
/// coding, descriptions.
@Suite struct TreeConformanceTests {
  /// The same elements in trees of different shapes.
  private static func shapes(of numbers: [Int]) -> [TreeArray<Int>] {
    var appended: TreeArray<Int> = []
    for number in numbers { appended.append(number) }
    var prepended: TreeArray<Int> = []
    for number in numbers.reversed() { prepended.insert(number, at: 0) }
    let (head, tail) = TreeArray(numbers).split(at: numbers.count / 3)
    var thinned = TreeArray(numbers.flatMap { [$0, -1, -1] })
    thinned.removeAll { $0 < 0 }
    return [TreeArray(numbers), appended, prepended, head + tail, thinned]
  }

  @Test func literals() {
    let tree: TreeArray = [3, 1, 2]
    #expect(Array(tree) == [3, 1, 2])
    #expect(Array([] as TreeArray<String>) == [])
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1_000, 20_000]) func equalContents(count: Int) {
    let shapes = Self.shapes(of: Array(0..<count))
    for tree in shapes {
      for other in shapes {
        #expect(tree == other && tree.hashValue == other.hashValue)
      }
    }
    #expect(Set(shapes).count == 1)
  }

  /// One element differs, or they are in another order; in trees that share all others and in trees
  /// that share none.
  @Test(arguments: [1, 64, 65, 5_000]) func unequalContents(count: Int) {
    for tree in Self.shapes(of: Array(0..<count)) {
      for offset in [0, count / 2, count - 1] {
        var other = tree
        other[offset] = -7
        #expect(tree != other && other != tree)
        #expect(TreeArray(Array(tree)) != other)
        other[offset] = offset
        #expect(tree == other)
      }
      #expect(tree != tree + [1] && tree != tree.split(at: count - 1).head)
      if count > 1 {
        var other = tree
        other.swapAt(0, count - 1)
        #expect(tree != other)
      }
    }
  }

  /// Values that are not equal to themselves: only nodes that both share are taken as equal, as an
  /// array takes its storage.
  @Test func valuesUnequalToThemselves() {
    let tree = TreeArray(repeating: Double.nan, count: 200)
    let copy = tree
    #expect(tree == copy)
    #expect(TreeArray(Array(tree)) != tree)
  }

  @Test func hashesAsArraysDo() {
    let numbers = Array(0..<500)
    #expect(TreeArray(numbers).hashValue == numbers.hashValue)
    // The count is part of the hash.
    let nested: [TreeArray<TreeArray<Int>>] = [[[1], [2]], [[1, 2], []], [[], [1, 2]]]
    #expect(Set(nested).count == 3)
  }

  @Test(arguments: [0, 1, 70, 3_000]) func coding(count: Int) throws {
    let rows = (0..<count).map { TestRow(id: $0, content: $0 % 7) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(TreeArray(rows))
    #expect(try data == encoder.encode(rows))
    let decoded = try JSONDecoder().decode(TreeArray<TestRow>.self, from: data)
    #expect(decoded == TreeArray(rows))
    decoded._checkInvariants()
    #expect(try JSONDecoder().decode([TestRow].self, from: data) == rows)
  }

  @Test func decodingThrowsWhatElementsThrow() {
    let data = Data("[1, 2, \"three\"]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TreeArray<Int>.self, from: data)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TreeArray<Int>.self, from: Data("{}".utf8))
    }
  }

  @Test(arguments: [0, 1, 3, 100]) func descriptions(count: Int) {
    let texts = (0..<count).map { "\($0)" }
    let tree = TreeArray(texts)
    #expect("\(tree)" == "\(texts)")
    #expect(String(reflecting: tree) == "TreeArray(\(String(reflecting: texts)))")
  }

  @Test func mirror() { expectSameMirror(TreeArray(0..<100), Array(0..<100)) }

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
}

/// Expects a mirror to show a collection, and its dump to be that of an array.
func expectSameMirror<Elements: Collection>(_ elements: Elements, _ array: [Elements.Element])
where Elements.Element: Equatable {
  let mirror = Mirror(reflecting: elements)
  #expect(mirror.displayStyle == .collection)
  #expect(mirror.children.compactMap { $0.value as? Elements.Element } == array)
  #expect(mirror.children.allSatisfy { $0.label == nil })
  let texts = [elements as Any, array].map { value in
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").dropFirst()
  }
  #expect(texts[0] == texts[1])
}
