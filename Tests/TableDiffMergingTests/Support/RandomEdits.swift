// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// Edits lists at random.
///
/// New rows have one of a few ids, so that two sides now and then insert the same one.
struct RandomEdits {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Records the first problem that random edits make.
  static func check(
    _ count: Int, _ problem: (_ edits: inout RandomEdits, _ first: MergeSide) -> String?
  ) {
    for seed in 0..<UInt64(Sizes.cases(count)) {
      var edits = RandomEdits(seed: seed)
      let first: MergeSide = edits.side() ? .mine : .theirs
      if let problem = problem(&edits, first) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  mutating func number(below bound: Int) -> Int { random.below(bound) }

  mutating func side() -> Bool { random.chance(50) }

  /// Returns a list with some edits, each of a few rows.
  mutating func edited(_ list: [TestRow], count: Int) -> [TestRow] {
    var rows = list
    for _ in 0..<count {
      let start = random.below(rows.count + 1)
      let block = start..<min(rows.count, start + 1 + random.below(3))
      switch random.below(6) {
      case 0: rows.removeSubrange(block)
      case 1, 2: rows.insert(contentsOf: fresh(rows), at: start)
      case 3:
        let moved = rows[block]
        rows.removeSubrange(block)
        rows.insert(contentsOf: moved, at: random.below(rows.count + 1))
      case 4: for offset in block { rows[offset].content = random.below(3) }
      default: rows[block].reverse()
      }
    }
    return rows
  }

  /// Returns a list with one edit that neither deletes nor moves rows of another one.
  mutating func extended(_ list: [TestRow], keeping others: [TestRow]) -> [TestRow] {
    var rows = list
    let offset = random.below(rows.count + 1)
    let own = rows.indices.filter { index in !others.contains { $0.id == rows[index].id } }
    switch random.below(5) {
    case 0: if offset < rows.count { rows[offset].content = random.below(3) }
    case 1: if let index = own.first { rows.remove(at: index) }
    case 2: if let index = own.last { rows.insert(rows.remove(at: index), at: min(offset, index)) }
    default: rows.insert(contentsOf: fresh(rows), at: offset)
    }
    return rows
  }

  /// Returns a few sections of a few rows.
  mutating func shelves() -> [TitledSection] {
    var next = 0
    return (0..<random.below(5)).map { id in
      let rows = (0..<random.below(5)).map { TestRow(id: next + $0) }
      next += rows.count
      return TitledSection(id: id, rows: rows)
    }
  }

  /// Returns sections with some edits, of sections and of rows within and across them.
  mutating func edited(_ list: [TitledSection], count: Int) -> [TitledSection] {
    var shelves = list
    for _ in 0..<count {
      let id = random.below(7)
      if shelves.isEmpty || random.chance(15), !shelves.contains(where: { $0.id == id }) {
        shelves.insert(TitledSection(id: id, rows: []), at: random.below(shelves.count + 1))
      }
      if shelves.isEmpty { continue }
      let section = random.below(shelves.count), other = random.below(shelves.count)
      switch random.below(8) {
      case 0: shelves.remove(at: section)
      case 1: shelves.insert(shelves.remove(at: section), at: other)
      case 2: shelves[section].title = random.below(3)
      case 3, 4:
        if shelves[section].rows.isEmpty { continue }
        let row = shelves[section].rows.remove(at: random.below(shelves[section].rows.count))
        shelves[other].rows.insert(row, at: random.below(shelves[other].rows.count + 1))
      default:
        let known = shelves.flatMap(\.rows)
        let rows = edited(shelves[section].rows, count: 1)
        shelves[section].rows = rows.filter { row in
          shelves[section].rows.contains { $0.id == row.id }
            || !known.contains { $0.id == row.id }
        }
      }
    }
    return shelves
  }

  private mutating func fresh(_ rows: [TestRow]) -> [TestRow] {
    let items = (0...random.below(2)).map { _ in
      TestRow(id: 100 + random.below(12), content: random.below(2))
    }
    return items.filter { item in !rows.contains { $0.id == item.id } }.prefix(1) + []
  }
}
