// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments, as they stand there.
@Suite struct DocExampleTests {
  private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// ``ListDiff``.
  @Test func listDiff() {
    let old = [
      Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig"),
    ]
    let new = [
      Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apricot"), Fruit(id: 4, name: "Plum"),
    ]
    let diff = old.tableDiff(to: new)
    #expect(diff.deletes == [1])
    #expect(diff.inserts == [2])
    #expect(diff.moves == [ListDiff.Move(from: 2, to: 0)])
    #expect(diff.updates == [ListDiff.Update(from: 0, to: 1)])
  }

  /// ``ListDiff/MoveStyle``.
  @Test func moveStyle() {
    let old = ["a", "b", "c"]
    let new = ["b", "c", "a"]
    #expect(
      ListDiff(from: old, to: new, id: \.self, moves: .minimal).moves
        == [ListDiff.Move(from: 0, to: 2)])
    #expect(ListDiff(from: old, to: new, id: \.self, moves: .all).moves.count == 3)
    let unmoved = ListDiff(from: old, to: new, id: \.self, moves: .never)
    #expect(unmoved.moves == [])
    #expect(unmoved.deletes == [0])
    #expect(unmoved.inserts == [2])
  }

  /// ``ListDiff/Move``.
  @Test func moveToTheSameOffset() {
    let diff = ListDiff(from: ["D1", "D2", "M", "A", "B"], to: ["A", "B", "M"], id: \.self)
    #expect(diff.deletes == [0, 1])
    #expect(diff.moves == [ListDiff.Move(from: 2, to: 2)])
  }

  /// ``Swift/RandomAccessCollection/applying(_:rowsFrom:)``.
  @Test func applyingRows() {
    let old = ["a", "b", "c"]
    let new = ["c", "b", "d"]
    let diff = ListDiff(from: old, to: new, id: \.self)
    #expect(old.applying(diff, rowsFrom: new) == ["c", "b", "d"])
  }

  /// ``Swift/RandomAccessCollection/applying(_:_:)``.
  @Test func applyingToAParallelArray() {
    let heights = [20, 30, 40]
    let diff = ListDiff(from: ["a", "b", "c"], to: ["c", "b", "d"], id: \.self)
    #expect(heights.applying(diff) { offset in 100 + offset } == [40, 30, 102])
  }

  /// ``Swift/RandomAccessCollection/duplicateIDs(id:)``.
  @Test func duplicateIDs() {
    let duplicates = ["a", "b", "a"].duplicateIDs(id: \.self)
    #expect(duplicates.map(\.id) == ["a"])
    #expect(duplicates.map(\.positions) == [[0, 2]])
  }

  /// ``ListDiff/collectionDifference(from:to:)`` and ``ListDiff/init(_:oldCount:moves:)``.
  @Test func collectionDifference() throws {
    let old = ["a", "b", "c"]
    let new = ["c", "a", "d"]
    let diff = ListDiff(from: old, to: new, id: \.self)
    let difference = diff.collectionDifference(from: old, to: new)
    #expect(old.applying(difference) == ["c", "a", "d"])
    #expect(difference.count == 4)

    let inferred = new.difference(from: old).inferringMoves()
    let back = try ListDiff(inferred, oldCount: old.count)
    #expect(back.deletes == [1])
    #expect(back.inserts == [2])
    #expect(back.moves == [ListDiff.Move(from: 2, to: 0)])
  }

  /// ``ListDiff/init(_:oldCount:contentsEqual:moves:)`` and ``InvalidDiff``.
  @Test func differencesFromOutside() throws {
    let difference = CollectionDifference<Character>([
      .remove(offset: 1, element: "b", associatedWith: 1),
      .insert(offset: 1, element: "B", associatedWith: 1),
    ])
    let diff = try difference.map {
      try ListDiff($0, oldCount: 3, contentsEqual: { $0 == $1 })
    }
    #expect(diff?.updates == [ListDiff.Update(from: 1, to: 1)])

    let beyond = CollectionDifference<String>([
      .remove(offset: 7, element: "h", associatedWith: nil)
    ])
    let error = #expect(throws: InvalidDiff.self) {
      try ListDiff(#require(beyond), oldCount: 5)
    }
    #expect(error?.description == "remove at offset 7 of 5 old rows")
  }
}
