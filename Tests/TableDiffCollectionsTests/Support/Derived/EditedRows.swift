// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A source of a derived list that a test edits.
protocol EditedRows: RandomAccessCollection, RangeReplaceableCollection, MutableCollection, Sendable
where Element == KeyedRow, Index == Int {
  /// Makes a source of rows.
  static func make(_ rows: [KeyedRow]) -> Self

  /// Moves rows, of which the first has an offset from the start afterwards.
  mutating func moveRows(_ range: Range<Int>, to: Int)
}

extension EditedRows {
  static func make(_ rows: [KeyedRow]) -> Self { Self(rows) }

  mutating func moveRows(_ range: Range<Int>, to: Int) {
    let range = range.lowerBound + startIndex..<range.upperBound + startIndex
    let rows = Array(self[range])
    removeSubrange(range)
    insert(contentsOf: rows, at: startIndex + to)
  }
}

extension Array: EditedRows where Element == KeyedRow {}

extension TreeArray: EditedRows where Element == KeyedRow {
  mutating func moveRows(_ range: Range<Int>, to: Int) { moveSubrange(range, to: to) }
}

/// Slices do not start at 0.
extension ArraySlice: EditedRows where Element == KeyedRow {
  static func make(_ rows: [KeyedRow]) -> ArraySlice {
    ([KeyedRow(id: -1), KeyedRow(id: -2), KeyedRow(id: -3)] + rows)[3...]
  }
}

/// An edit of a source; offsets are taken modulo what there is, so that it fits any list.
enum DerivedEdit: Sendable {
  enum Kind: CaseIterable, Sendable { case insert, remove, move, key, group, flag, tag, reinsert }

  case insert([KeyedRow], at: Int)
  case remove(Int, count: Int)
  case move(Int, count: Int, to: Int)
  case setKey(Int, Int)
  case setGroup(Int, Int)
  case toggleFlag(Int)
  case setTag(Int, Int)

  /// Removes a row, and inserts one with its id and another key elsewhere.
  case reinsert(Int, at: Int, key: Int)
  case reverseAll
}

extension EditedRows {
  mutating func perform(_ edit: DerivedEdit) {
    if case .insert(let rows, let at) = edit {
      insert(contentsOf: rows, at: startIndex + at % (count + 1))
      return
    }
    if isEmpty { return }
    switch edit {
    case .insert: break
    case .remove(let offset, let length):
      let start = startIndex + offset % count
      removeSubrange(start..<Swift.min(endIndex, start + length))
    case .move(let offset, let length, let to):
      let start = offset % count
      let range = start..<Swift.min(count, start + length)
      moveRows(range, to: to % (count - range.count + 1))
    case .setKey(let offset, let key): self[startIndex + offset % count].key = key
    case .setGroup(let offset, let group): self[startIndex + offset % count].group = group
    case .toggleFlag(let offset): self[startIndex + offset % count].flag.toggle()
    case .setTag(let offset, let tag): self[startIndex + offset % count].tag = tag
    case .reinsert(let offset, let at, let key):
      var row = remove(at: startIndex + offset % count)
      row.key = key
      insert(row, at: startIndex + at % (count + 1))
    case .reverseAll: self = Self.make(reversed())
    }
  }
}
