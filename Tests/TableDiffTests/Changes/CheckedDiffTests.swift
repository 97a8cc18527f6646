// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Diffs put together by hand: those of the engine come back, and what does not fit is named.
@Suite struct CheckedDiffTests {
  @Test func everySmallDiffCanBePutTogetherAgain() throws {
    let length = Sizes.pick(exhaustive: 5, usual: 4, debug: 3)
    var problem: String?
    forEachPairOfWords(over: 3, upTo: length) { old, new in
      guard problem == nil else { return }
      let newRows = new.enumerated().map { TestRow(id: $1, content: $0 % 2) }
      for style in ListDiff.MoveStyle.everyStyle {
        let diff = old.rows.tableDiff(to: newRows, moves: style)
        do throws(InvalidDiff) {
          let again = try ListDiff(
            oldCount: diff.oldCount, newCount: diff.newCount, deletes: diff.deletes.reversed(),
            inserts: diff.inserts.reversed(), moves: diff.moves.reversed(),
            updates: diff.updates.reversed())
          if again != diff { problem = "\(diff), \(again)" }
        } catch {
          problem = "\(diff): \(error)"
        }
      }
    }
    #expect(problem == nil)
  }

  @Test(arguments: [
    (Parts(1, -3), "the new list has -3 rows"),
    (
      Parts(1, Int.max),
      "a diff takes up to 2147483647 rows; the new list has \(Int.max)"
    ),
    (Parts(2, 1, deletes: [5]), "delete row 5: the old list has 2 rows"),
    (Parts(2, 1, deletes: [-1]), "delete row -1: the old list has 2 rows"),
    (Parts(0, 1, inserts: [1]), "insert row 1: the new list has 1 row"),
    (
      Parts(2, 2, moves: [(2, 0)]), "move row 2 to 0: the old list has 2 rows"
    ),
    (
      Parts(2, 2, moves: [(0, .max)]),
      "move row 0 to \(Int.max): the new list has 2 rows"
    ),
    (
      Parts(2, 2, updates: [(0, 7)]),
      "update row 0 to 7: the new list has 2 rows"
    ),
    (Parts(3, 1, deletes: [1, 1]), "old row 1 is deleted or moved twice"),
    (
      Parts(3, 2, deletes: [1], moves: [(1, 0)]), "old row 1 is deleted or moved twice"
    ),
    (
      Parts(3, 3, inserts: [0], moves: [(1, 0)]),
      "new row 0 is inserted or moved to twice"
    ),
    (Parts(2, 2, updates: [(0, 0), (1, 0)]), "new row 0 is updated twice"),
    (Parts(3, 3, deletes: [0]), "2 of 3 rows stay, which are 3 of 3 rows"),
    (
      Parts(2, 2, updates: [(0, 1)]),
      "update row 0 to 1: by the other changes they are not one row"
    ),
    (
      Parts(2, 2, deletes: [0], inserts: [0], updates: [(0, 0)]),
      "update row 0 to 0: by the other changes they are not one row"
    ),
  ])
  func whatDoesNotFitIsNamed(parts: Parts, message: String) {
    let error = #expect(throws: InvalidDiff.self) { try parts.diff() }
    #expect(error?.description == message)
  }

  /// The example of the documentation.
  @Test func theThirdRowGoesToTheFront() throws {
    let diff = try ListDiff(
      oldCount: 5, newCount: 5, moves: [.init(from: 2, to: 0)],
      updates: [.init(from: 2, to: 0)])
    #expect(["a", "b", "c", "d", "e"].applying(diff) { _ in "C" } == ["C", "a", "b", "d", "e"])
  }

  @Test func errorsSayWhere() throws {
    let error = #expect(throws: InvalidDiff.self) {
      try ListDiff(oldCount: 2, newCount: 2, inserts: [4])
    }
    #expect(error?.isInNewList == true)
    #expect(error?.offset == 4)
    #expect(error?.section == nil)
    let rows = #expect(throws: InvalidDiff.self) {
      try SectionedDiff(
        sections: ListDiff(oldCount: 2, newCount: 2), oldRowCounts: [1, 1], newRowCounts: [1, 1],
        deletes: [RowPath(section: 1, row: 3)])
    }
    #expect(rows?.isInNewList == false)
    #expect(rows?.section == 1)
    #expect(rows?.offset == 3)
  }

  @Test func minimalWhereThatIsPlain() throws {
    #expect(try ListDiff(oldCount: 2, newCount: 3, inserts: [1]).isKnownMinimal)
    #expect(try !ListDiff(oldCount: 2, newCount: 2, moves: [.init(from: 1, to: 0)]).isKnownMinimal)
    #expect(try !ListDiff(oldCount: 1, newCount: 1, deletes: [0], inserts: [0]).isKnownMinimal)
  }

  /// Garbage is refused, or is a diff that can be carried out.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 20, debug: 4)))
  func garbageNeverTraps(seed: UInt64) {
    var random = SeededRandom(seed: seed &+ 77)
    var acceptedCount = 0
    for _ in 0..<2_000 {
      let counts = (random.below(4), random.below(4))
      func offset(_ count: Int) -> Int {
        random.chance(4) ? [-1, 9, .max][random.below(3)] : random.below(count + 1)
      }
      func pairs() -> [(Int, Int)] {
        (0..<random.below(3)).map { _ in (offset(counts.0), offset(counts.1)) }
      }
      let parts = Parts(
        counts.0, counts.1, deletes: (0..<random.below(3)).map { _ in offset(counts.0) },
        inserts: (0..<random.below(3)).map { _ in offset(counts.1) }, moves: pairs(),
        updates: random.chance(50) ? [] : pairs())
      guard let diff = try? parts.diff() else { continue }
      acceptedCount += 1
      let (applied, problem) = AppliedByHand.make(diff)
      #expect(problem == nil, "\(parts)")
      for update in diff.updates { #expect(applied?.origins[update.to] == update.from) }
      let result = Array(0..<counts.0).applying(diff) { -1 - $0 }
      #expect(result.count == counts.1)
    }
    #expect(acceptedCount > 0)
  }
}

/// The arguments of a diff of flat lists.
struct Parts: Sendable, CustomStringConvertible {
  var counts: (old: Int, new: Int)
  var deletes: [Int]
  var inserts: [Int]
  var moves: [(Int, Int)]
  var updates: [(Int, Int)]

  init(
    _ old: Int, _ new: Int, deletes: [Int] = [], inserts: [Int] = [], moves: [(Int, Int)] = [],
    updates: [(Int, Int)] = []
  ) {
    counts = (old, new)
    (self.deletes, self.inserts, self.moves, self.updates) = (deletes, inserts, moves, updates)
  }

  func diff() throws(InvalidDiff) -> ListDiff {
    try ListDiff(
      oldCount: counts.old, newCount: counts.new, deletes: deletes, inserts: inserts,
      moves: moves.map { ListDiff.Move(from: $0, to: $1) },
      updates: updates.map { ListDiff.Update(from: $0, to: $1) })
  }

  var description: String { "\(counts) -\(deletes) +\(inserts) moves \(moves) updates \(updates)" }
}
