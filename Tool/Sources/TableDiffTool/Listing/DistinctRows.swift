// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The rows of two files whose order means nothing, with ids that do not repeat.
///
/// Of the rows with one id, equal ones are pairs first, and then the first is paired with the first
/// and so on.
struct DistinctRows {
  /// The rows in their order; those whose ids repeat have other ids.
  private(set) var rows: (old: [InputRow], new: [InputRow])

  /// What holds the ids.
  private let arena: ByteArena

  /// The most pairs of rows with one id that are compared where numbers may be near each other.
  private static let limit = 1_000_000

  init(_ oldList: InputList, _ newList: InputList, _ comparer: RowComparer) {
    let (old, new) = (oldList.sections[0].rows, newList.sections[0].rows)
    (rows, arena) = ((old, new), oldList.arena)
    var groups: [TextSlice: (old: [Int], new: [Int])] = [:]
    for (offset, row) in old.enumerated() { groups[row.id, default: ([], [])].old.append(offset) }
    for (offset, row) in new.enumerated() { groups[row.id, default: ([], [])].new.append(offset) }
    for group in groups.values where max(group.old.count, group.new.count) > 1 {
      number(group.old, group.new, comparer)
    }
  }

  /// Gives the rows of one id numbers, the same to those that are pairs.
  private mutating func number(_ old: [Int], _ new: [Int], _ comparer: RowComparer) {
    var number = 0
    func pair(_ oldOffset: Int?, _ newOffset: Int?) {
      if let oldOffset { rows.old[oldOffset] = numbered(rows.old[oldOffset], number) }
      if let newOffset { rows.new[newOffset] = numbered(rows.new[newOffset], number) }
      number += 1
    }
    var known: [[UInt8]: [Int]] = [:]
    for offset in old.reversed() {
      known[comparer.values(rows.old[offset], isOld: true), default: []].append(offset)
    }
    var (paired, left) = (Set<Int>(), [Int]())
    for offset in new {
      if let other = known[comparer.values(rows.new[offset], isOld: false)]?.popLast() {
        paired.insert(other)
        pair(other, offset)
      } else {
        left.append(offset)
      }
    }
    var oldLeft = old.filter { !paired.contains($0) }
    if comparer.rules.isLoose, oldLeft.count * left.count <= Self.limit {
      left.removeAll { offset in
        let near = oldLeft.firstIndex { comparer.areEqual(rows.old[$0], rows.new[offset]) }
        guard let near else { return false }
        pair(oldLeft.remove(at: near), offset)
        return true
      }
    }
    for place in 0..<max(oldLeft.count, left.count) {
      pair(
        place < oldLeft.count ? oldLeft[place] : nil, place < left.count ? left[place] : nil)
    }
  }

  private func numbered(_ row: InputRow, _ number: Int) -> InputRow {
    // No id has a zero byte.
    InputRow(id: arena.slice(row.id.bytes + [0] + Array("\(number)".utf8)), content: row.content)
  }
}
