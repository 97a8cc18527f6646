// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Every public call of a diff, from code that is on the main actor by default.
@Suite struct DiffCallTests {
  private let expected = Fruit.old.tableDiff(to: Fruit.new)

  @Test func initializers() {
    let (old, new) = (Fruit.old, Fruit.new)
    #expect(ListDiff(from: old, to: new, shouldStop: { false }) == expected)
    let diff = ListDiff(
      from: old, to: new, id: { $0.id }, contentsEqual: { $0.name == $1.name },
      shouldStop: { false })
    #expect(diff == expected)
  }

  @Test func methods() {
    let (old, new) = (Fruit.old, Fruit.new)
    #expect(old.tableDiff(to: new, id: \.id) == expected)
    #expect(old.tableDiff(to: new, id: \.id, contentsEqual: { $0.name == $1.name }) == expected)
    #expect(old.tableDiff(to: new, moves: .minimal) == expected)
    #expect(old[...].tableDiff(to: ContiguousArray(new), moves: .minimal) == expected)
    #expect(old.tableDiff(to: new, moves: .all).moves.count == 2)
    #expect(old.tableDiff(to: new, moves: .never).moves.isEmpty)
    #expect(ListDiff.MoveStyle.all != .never)
  }

  @Test func properties() {
    #expect(expected.deletes == [1])
    #expect(expected.inserts == [2])
    #expect(expected.moves == [ListDiff.Move(from: 2, to: 0)])
    #expect(expected.updates == [ListDiff.Update(from: 0, to: 1)])
    #expect(expected.moves.map(\.from) == [2])
    #expect(expected.moves.map(\.to) == [0])
    #expect(expected.updates.map(\.from) == [0])
    #expect(expected.updates.map(\.to) == [1])
    #expect(expected.deleteRanges == [1..<2])
    #expect(expected.insertRanges == [2..<3])
    #expect(expected.oldCount == 3)
    #expect(expected.newCount == 3)
    #expect(!expected.isEmpty)
    #expect(expected.changeCount == 4)
  }

  @Test func applying() throws {
    #expect(Fruit.old.applying(expected, rowsFrom: Fruit.new) == Fruit.new)
    let names = Fruit.old.map(\.name).applying(expected) { Fruit.new[$0].name }
    #expect(names == ["Fig", "Apricot", "Plum"])
    #expect(throws: CancellationError.self) {
      try Fruit.old.applying(expected) { _ throws(CancellationError) in throw CancellationError() }
    }
  }

  @Test func duplicateIDs() {
    #expect(Fruit.old.duplicateIDs().isEmpty)
    let duplicates = (Fruit.old + Fruit.new).duplicateIDs(id: \.id)
    #expect(duplicates.map(\.id) == [1, 3])
    #expect(duplicates.map(\.positions) == [[0, 4], [2, 3]])
  }

  @Test func rowPaths() {
    let path = RowPath(section: 0, row: 2)
    #expect(path < RowPath(section: 1, row: 0))
    #expect("\(path)" == "(0, 2)")
    #expect(path.section == 0 && path.row == 2)
  }

  /// Rows that are sendable go to another actor, and the diff comes back.
  @Test func offTheMainActor() async {
    let lines = UpdaterCallTests.lines(1...3)
    let (old, new) = (Array(lines[..<2]), Array(lines[1...]))
    let diff = await Task.detached { old.tableDiff(to: new) }.value
    #expect(diff.deletes == [0])
    #expect(diff.inserts == [1])
  }
}
