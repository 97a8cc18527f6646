// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
package import TableDiff
package import TableDiffCollections

extension TreeArray: RowList where Element == Row {
  package mutating func make(_ edit: RowEdit) {
    switch edit {
    case .update(let offset): self[offset].edit()
    case .remove(let offset): remove(at: offset)
    case .insert(let row, let offset): insert(row, at: offset)
    case .move(let source, let destination): move(from: source, to: destination)
    case .moveBlock(let range, let destination): moveSubrange(range, to: destination)
    }
  }

  @inline(never)
  package static func diff(after edit: RowEdit, of list: inout TreeArray<Row>) -> ListDiff {
    let old = list
    list.make(edit)
    return old.tableDiff(to: list)
  }

  @inline(never)
  package static func batch(
    after edit: RowEdit, of list: inout TreeArray<Row>
  ) -> (diff: ListDiff, batch: BatchUpdate) {
    let diff = Self.diff(after: edit, of: &list)
    return (diff, diff.batchUpdate(inSection: 0))
  }
}

extension EditedList<TreeArray<Row>> {
  init(count: Int) {
    self.init(TreeArray((0..<count).lazy.map(Row.init(number:))), numbersBelow: count)
  }

  /// Edits the tree array and an array of the same rows, and returns what differs.
  mutating func problems(_ kind: RowEdit.Kind) -> [String] {
    let old = Array(rows)
    var array = old
    let edit = nextEdit(kind)
    array.make(edit)
    let (diff, batch) = TreeArray.batch(after: edit, of: &rows)
    var problems: [String] = []
    if !rows.elementsEqual(array) { problems.append("the tree array has other rows than an array") }
    if diff != old.tableDiff(to: array) {
      problems.append("the diff of tree arrays is not that of arrays")
    }
    if !edit.isAll(of: diff) { problems.append("the diff has \(ChangeCounts(diff)), not the edit") }
    var view = HeadlessListView(rows: old)
    do throws(BatchError) {
      _ = try view.perform(batch, rows: array)
    } catch {
      problems.append("the list view rejects the batch: \(error)")
    }
    restoreCount(after: edit)
    return problems
  }
}
