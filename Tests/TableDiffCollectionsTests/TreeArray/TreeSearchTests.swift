// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import Testing

/// What reads many elements of a tree array goes from leaf to leaf, and searches none by index: for
/// each member of the collection protocols, the result is that of an array, and the searches are counted.
@Suite struct TreeSearchTests {
  /// A member of the collection protocols.
  struct Member: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The elements that it may search for: for example that at the end of a prefix.
    let searches: Int

    let resultOfTree: @Sendable (SearchedTree) -> String
    let resultOfArray: @Sendable (ArraySlice<Int>) -> String

    init<Result, Expected>(
      _ name: String, searches: Int = 0, _ tree: @escaping @Sendable (SearchedTree) -> Result,
      _ array: @escaping @Sendable (ArraySlice<Int>) -> Expected
    ) {
      (testDescription, self.searches) = (name, searches)
      resultOfTree = { "\(tree($0))" }
      resultOfArray = { "\(array($0))" }
    }
  }

  private static let sequenceMembers = [
    Member("makeIterator", { Array(IteratorSequence($0.makeIterator())) }, { Array($0) }),
    Member("Array", { Array($0) }, { Array($0) }),
    Member("ContiguousArray", { ContiguousArray($0) }, { Array($0) }),
    Member("Set", { Set($0).count }, { Set($0).count }),
    Member("map", { $0.map { $0 + 1 } }, { $0.map { $0 + 1 } }),
    Member("flatMap", { $0.flatMap { [$0, $0] } }, { $0.flatMap { [$0, $0] } }),
    Member(
      "compactMap", { $0.compactMap { $0 % 3 > 0 ? $0 : nil } },
      { $0.compactMap { $0 % 3 > 0 ? $0 : nil } }),
    Member("filter", { Array($0.filter { $0 % 3 == 0 }) }, { $0.filter { $0 % 3 == 0 } }),
    Member("reduce", { $0.reduce(0, -) }, { $0.reduce(0, -) }),
    Member("reduce(into:)", { $0.reduce(into: 0, -=) }, { $0.reduce(into: 0, -=) }),
    Member("contains", { $0.contains(-1) }, { $0.contains(-1) }),
    Member("contains(where:)", { $0.contains { $0 < 0 } }, { $0.contains { $0 < 0 } }),
    Member("allSatisfy", { $0.allSatisfy { $0 >= 0 } }, { $0.allSatisfy { $0 >= 0 } }),
    Member("count(where:)", { $0.count { $0 % 3 == 0 } }, { $0.count { $0 % 3 == 0 } }),
    Member("first(where:)", { $0.first { $0 == 711 } as Any }, { $0.first { $0 == 711 } as Any }),
    Member("min", { $0.min() as Any }, { $0.min() as Any }),
    Member(
      "max(by:)", { $0.max { $0 % 97 < $1 % 97 } as Any }, { $0.max { $0 % 97 < $1 % 97 } as Any }),
    Member("elementsEqual", { $0.elementsEqual($0) }, { $0.elementsEqual($0) }),
    Member("starts(with:)", { $0.starts(with: $0) }, { $0.starts(with: $0) }),
    Member(
      "lexicographicallyPrecedes", { $0.lexicographicallyPrecedes($0) },
      { $0.lexicographicallyPrecedes($0) }),
    Member("sorted", { $0.sorted(by: >) }, { $0.sorted(by: >) }),
    Member("enumerated", { Array($0.enumerated()) }, { Array($0.enumerated()) }),
    Member("zip", { Array(zip($0, $0)) }, { Array(zip($0, $0)) }),
    Member("joined", { Array([$0, $0].joined()) }, { Array([$0, $0].joined()) }),
    Member(
      "lazy", { Array($0.lazy.map { $0 + 1 }.filter { $0 % 2 == 0 }) },
      { Array($0.lazy.map { $0 + 1 }.filter { $0 % 2 == 0 }) }),
  ]

  private static let collectionMembers = [
    Member("first", searches: 1, { $0.first as Any }, { $0.first as Any }),
    Member("prefix", { Array($0.prefix(500)) }, { Array($0.prefix(500)) }),
    Member("suffix", { Array($0.suffix(500)) }, { Array($0.suffix(500)) }),
    Member("dropFirst", { Array($0.dropFirst(30)) }, { Array($0.dropFirst(30)) }),
    Member("dropLast", { Array($0.dropLast(30)) }, { Array($0.dropLast(30)) }),
    Member(
      "prefix(while:)", { Array($0.prefix { $0 != 711 }) }, { Array($0.prefix { $0 != 711 }) }),
    Member("drop(while:)", { Array($0.drop { $0 != 711 }) }, { Array($0.drop { $0 != 711 }) }),
    Member("firstIndex(of:)", { $0.firstIndex(of: 711) as Any }, { $0.firstIndex(of: 711) as Any }),
    Member(
      "firstIndex(where:)", { $0.firstIndex { $0 < 0 } as Any },
      { $0.firstIndex { $0 < 0 } as Any }),
    Member(
      "split(whereSeparator:)", { $0.split { $0 % 7 == 0 }.map(Array.init) },
      { $0.split { $0 % 7 == 0 }.map(Array.init) }),
    Member(
      "split(maxSplits:)",
      {
        $0.split(maxSplits: 5, omittingEmptySubsequences: false) { $0 % 2 == 0 }.map(Array.init)
      },
      {
        $0.split(maxSplits: 5, omittingEmptySubsequences: false) { $0 % 2 == 0 }.map(Array.init)
      }),
    Member(
      "split(separator:)", { $0.split(separator: 711).map(Array.init) },
      { $0.split(separator: 711).map(Array.init) }),
  ]

  /// Members whose results old systems do not have.
  private static var rangeSetMembers: [Member] {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      return [
        Member(
          "indices(where:)", { $0.indices { $0 % 3 == 0 }.ranges.count },
          { $0.indices { $0 % 3 == 0 }.ranges.count }),
        Member("indices(of:)", { $0.indices(of: 711) }, { $0.indices(of: 711) }),
      ]
    }
    return []
  }

  private static let bidirectionalMembers = [
    Member("last", searches: 1, { $0.last as Any }, { $0.last as Any }),
    Member(
      "last(where:)", { $0.last { $0 % 97 == 3 } as Any }, { $0.last { $0 % 97 == 3 } as Any }),
    Member("lastIndex(of:)", { $0.lastIndex(of: 711) as Any }, { $0.lastIndex(of: 711) as Any }),
    Member(
      "lastIndex(where:)", { $0.lastIndex { $0 < 0 } as Any }, { $0.lastIndex { $0 < 0 } as Any }),
    Member(
      "reversed", { Array(IteratorSequence($0.reversed().makeIterator())) },
      { Array($0.reversed()) }),
    Member("reversed as an array", { $0.reversed() as [Int] }, { Array($0.reversed()) }),
    Member("Array(reversed)", { Array($0.reversed()) }, { Array($0.reversed()) }),
  ]

  private static let changingMembers = [
    Member("popLast", searches: 1, changed { $0.popLast() }, changed { $0.popLast() }),
    Member("removeFirst", searches: 1, changed { $0.removeFirst() }, changed { $0.removeFirst() }),
    Member(
      "removeSubrange", changed { $0.removeSubrange(70..<900) },
      changed { $0.removeSubrange(70..<900) }),
    Member("append(contentsOf:)", changed { $0 += $0 }, changed { $0 += $0 }),
    Member("reverse", changed { $0.reverse() }, changed { $0.reverse() }),
    Member("sort", changed { $0.sort() }, changed { $0.sort() }),
    Member(
      "sort(by:)", changed { $0.sort { $0 % 97 > $1 % 97 } },
      changed { $0.sort { $0 % 97 > $1 % 97 } }),
    Member(
      "swapAt", searches: 4, changed { $0.swapAt(70, 900) }, changed { $0.swapAt(70, 900) }),
  ]

  /// Returns what a change gives, with all elements as they are then.
  private static func changed<Elements: Collection<Int> & SendableMetatype, Result>(
    _ body: @escaping @Sendable (inout Elements) -> Result
  ) -> @Sendable (Elements) -> String {
    { elements in
      var elements = elements
      let result = body(&elements)
      return "\(result) \(Array(elements))"
    }
  }

  private static let readingMembers =
    sequenceMembers + collectionMembers + rangeSetMembers + bidirectionalMembers

  @Test(arguments: readingMembers) func reads(member: Member) {
    expectSearches(member, [0..<0, 0..<1, 0..<64, 63..<128, 0..<1_500, 64..<1_321])
  }

  @Test(arguments: changingMembers) func changes(member: Member) {
    expectSearches(member, [0..<1_500, 64..<1_321])
  }

  private func expectSearches(_ member: Member, _ ranges: [Range<Int>]) {
    let array = Array(0..<1_500)
    for range in ranges {
      let tree = SearchedTree(array)[range]
      let result = member.resultOfTree(tree)
      #expect(tree.counter.searches <= member.searches, "\(range)")
      #expect(result == member.resultOfArray(array[range]), "\(range)")
    }
  }

  /// The first element is removed where it is, if no other tree array has its leaf.
  @Test func firstElementIsRemovedInPlace() {
    func firstAddress(of tree: TreeArray<Int>) -> UnsafePointer<Int>? {
      var first: UnsafePointer<Int>?
      tree.withChunks { first = first ?? $0.baseAddress }
      return first
    }
    var tree = TreeArray(0..<1_000)
    let address = firstAddress(of: tree)
    #expect(tree.removeFirst() == 0)
    #expect(firstAddress(of: tree) == address && tree.elementsEqual(1..<1_000))
    let copy = tree
    #expect(tree.removeFirst() == 1)
    #expect(copy.elementsEqual(1..<1_000) && tree.elementsEqual(2..<1_000))
  }
}
