// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import ListBenchmarks
package import TableDiff
package import TableDiffCollections

typealias EditedTree = EditedList<TreeArray<Row>>

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
}

extension EditedList<TreeArray<Row>> {
  @MainActor
  static func shared(_ count: Int, _ bench: Workbench) -> EditedTree {
    bench.lists(count) { EditedList(TreeArray((0..<count).lazy.map(Row.init(number:)))) }
  }

  /// Applies edits to the tree array and to an array of the same rows; returns any differences, and
  /// the changes of one edit.
  func verify(_ kind: RowEdit.Kind) -> (problems: [String], changes: ChangeCounts) {
    var problems: [String] = []
    var changes = ChangeCounts()
    for _ in 0..<(rows.count < 100_000 ? 20 : 2) {
      let edit = nextEdit(kind)
      let old = Array(rows)
      var array = old
      array.make(edit)
      let diff = TreeArray<Row>.diff(after: edit, of: &rows)
      changes = ChangeCounts(diff)
      if !rows.elementsEqual(array) {
        problems.append("the tree array has other rows than an array")
      }
      if diff != old.tableDiff(to: array) {
        problems.append("the diff of tree arrays is not that of arrays")
      }
      if !edit.isAll(of: diff) { problems.append("the diff has \(changes), not the edit") }
      var view = HeadlessListView(rows: old)
      do throws(BatchError) {
        _ = try view.perform(diff.batchUpdate(inSection: 0), rows: array)
      } catch {
        problems.append("the list view rejects the batch: \(error)")
      }
    }
    return (problems, changes)
  }
}

extension GrowthSeries {
  private static let editCall =
    "let old = tree; edit(&tree); old.tableDiff(to: tree).batchUpdate(inSection: 0)"

  /// Edits of a tree array, alternating with edits of an array, which is copied and compared as a
  /// whole.
  package static let trees = [
    tree("tree: one row updated", .update), tree("tree: one row removed", .remove),
    tree("tree: one row inserted", .insert), tree("tree: one row moved", .move),
  ]

  private static func tree(_ title: String, _ kind: RowEdit.Kind) -> GrowthSeries {
    GrowthSeries(title: title, variable: .rowsOfOneEdit, claim: .ofOneEdit) { count, bench in
      let (tree, array) = bench.lists(Int(count)) {
        let array = (0..<Int(count)).map(Row.init(number:))
        return (EditedTree(TreeArray(array)), EditedList(array))
      }
      return Lists(
        problems: tree.verify(kind).problems,
        calls: [
          (
            editCall, "",
            TimedCall(on: { tree.nextEdit(kind) }) {
              TreeArray<Row>.diff(after: $0, of: &tree.rows).batchUpdate(inSection: 0)
            }
          )
        ],
        measures: [
          "Array": TimedCall(on: { array.nextEdit(kind) }) {
            [Row].diff(after: $0, of: &array.rows).batchUpdate(inSection: 0)
          },
          // It computes no batch.
          "stdlib": TimedCall(on: { array.nextEdit(kind) }) {
            [Row].difference(after: $0, of: &array.rows)
          },
        ])
    }
  }
}
