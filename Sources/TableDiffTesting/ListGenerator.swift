// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A generator of pairs of lists of an app's own rows, which checks properties of their diffs.
///
///     let fruits = ListGenerator { random in
///       Fruit(id: Int.random(in: 0..<20, using: &random), name: "Fig")
///     } changed: { fruit, _ in
///       Fruit(id: fruit.id, name: fruit.name + "!")
///     }
///
///     @Test func fruitDiffs() throws {
///       try fruits.checkDiffs()
///     }
///
/// The new list is the old one after a few edits: rows are deleted, inserted, moved, changed,
/// reversed and shuffled. Ids are unique within a list. Rows are identifiable and equatable.
///
/// A generator is not `Sendable`, so that its closures may use rows that are isolated to an actor.
/// Make it a property of a test suite or a local constant.
public struct ListGenerator<Row: Identifiable & Equatable> {
  private let maxCount: Int
  private let row: (inout SeededRandom) -> Row
  private let changed: (Row, inout SeededRandom) -> Row

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - maxCount: The maximum number of rows in a list before edits.
  ///   - row: Returns a random row. It should choose from more than `maxCount` ids, because a row
  ///     whose id is already in the list is not used.
  ///   - changed: Returns a row with the same id and other content.
  public init(
    maxCount: Int = 12, row: @escaping (inout SeededRandom) -> Row,
    changed: @escaping (Row, inout SeededRandom) -> Row
  ) {
    self.maxCount = maxCount
    self.row = row
    self.changed = changed
  }

  /// Returns the pair of lists for a seed, which is always the same.
  public func lists(seed: UInt64) -> (old: [Row], new: [Row]) {
    var random = SeededRandom(seed: seed)
    var ids = IDNumbers<Row.ID>()
    let old = fresh(random.below(maxCount + 1), &ids, &random)
    var new = old
    for _ in 0..<random.below(5) { edit(&new, &ids, &random) }
    return random.chance(50) ? (old, new) : (new, old)
  }

  /// Returns new rows, or fewer if there are no more unused ids.
  ///
  /// Ids that are equal but hash differently count as two, so that a property can detect them.
  func fresh(_ count: Int, _ ids: inout IDNumbers<Row.ID>, _ random: inout SeededRandom) -> [Row] {
    var rows: [Row] = []
    for _ in 0..<4 * count where rows.count < count {
      let row = row(&random), used = ids.count
      if ids.number(of: row.id) == used { rows.append(row) }
    }
    return rows
  }

  func changed(_ row: Row, _ random: inout SeededRandom) -> Row {
    let result = changed(row, &random)
    precondition(
      result.id == row.id, "The row of id \(row.id) was changed to one of id \(result.id).")
    return result
  }

  func edit(_ rows: inout [Row], _ ids: inout IDNumbers<Row.ID>, _ random: inout SeededRandom) {
    let start = random.below(rows.count + 1)
    let block = start..<min(rows.count, start + 1 + random.below(3))
    switch random.below(8) {
    case 0, 1: rows.removeSubrange(block)
    case 2, 3:
      rows.insert(contentsOf: fresh(1 + random.below(3), &ids, &random), at: start)
    case 4:
      let moved = rows[block]
      rows.removeSubrange(block)
      rows.insert(contentsOf: moved, at: random.below(rows.count + 1))
    case 5: for offset in block { rows[offset] = changed(rows[offset], &random) }
    case 6: rows[block].reverse()
    default: rows.shuffle(using: &random)
    }
  }
}
