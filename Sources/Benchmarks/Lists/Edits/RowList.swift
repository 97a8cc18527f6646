// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

/// An editable list with timed calls.
///
/// Each list implements the calls itself, so that they are timed as an app writes them.
package protocol RowList {
  var count: Int { get }

  mutating func make(_ edit: RowEdit)

  /// Copies the list, edits it, compares the versions, and releases the old one.
  static func diff(after edit: RowEdit, of list: inout Self) -> ListDiff
}

extension Array: RowList where Element == Row {
  package mutating func make(_ edit: RowEdit) {
    switch edit {
    case .update(let offset): self[offset].edit()
    case .remove(let offset): remove(at: offset)
    case .insert(let row, let offset): insert(row, at: offset)
    case .move(let source, let destination): insert(remove(at: source), at: destination)
    case .moveBlock(let range, let destination):
      let block = Array(self[range])
      removeSubrange(range)
      insert(contentsOf: block, at: destination)
    }
  }

  @inline(never)
  package static func diff(after edit: RowEdit, of list: inout [Row]) -> ListDiff {
    let old = list
    list.make(edit)
    return old.tableDiff(to: list)
  }

  /// Copies the list, edits it, compares the versions with the standard library, and releases the
  /// old one.
  @inline(never)
  package static func difference(
    after edit: RowEdit, of list: inout [Row]
  ) -> CollectionDifference<Row> {
    let old = list
    list.make(edit)
    return list.difference(from: old)
  }
}

extension RowEdit {
  /// Returns whether a diff consists of this edit alone.
  ///
  /// - Precondition: A block moves farther than its length, so that no other rows can be moved
  ///   instead.
  package func isAll(of diff: ListDiff) -> Bool {
    let counts = ChangeCounts(diff)
    switch self {
    case .update(let offset):
      return counts == ChangeCounts(updates: 1)
        && diff.updates.first == ListDiff.Update(from: offset, to: offset)
    case .remove(let offset):
      return counts == ChangeCounts(deletes: 1) && diff.deletes == [offset]
    case .insert(_, let offset):
      return counts == ChangeCounts(inserts: 1) && diff.inserts == [offset]
    case .move(let source, let destination):
      return counts == ChangeCounts(moves: 1)
        && diff.moves.first == ListDiff.Move(from: source, to: destination)
    case .moveBlock(let range, let destination):
      return counts == ChangeCounts(moves: range.count)
        && diff.moves.first == ListDiff.Move(from: range.lowerBound, to: destination)
    }
  }
}
