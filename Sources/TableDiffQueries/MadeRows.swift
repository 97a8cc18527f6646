// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The rows that are made of those of a list: none, one or several of each, in the order of the list.
///
///     labels of the list   10      20      30        the list may be of any length
///     labels               10  10          30        those of the rows that others are made of
///     rows                 a1  a2          c1        what is made of them
///
/// Both are tree arrays: versions share what did not change, and the diff of two of them reads only
/// the rest.
@usableFromInline
struct MadeRows<Row> {
  @usableFromInline private(set) var labels: LabelOrder
  @usableFromInline private(set) var rows: TreeArray<Row>

  /// What is made anew: for labels the rows, none where they are removed.
  @usableFromInline typealias Changes = [UInt64: ContiguousArray<Row>]

  /// Creates the rows that are made of all rows of a list.
  ///
  /// - Parameter make: Returns what is made of a row.
  @export(implementation)
  init<Source>(
    of source: LabeledSource<Source>,
    _ make: (Source.Element, _ label: UInt64) -> ContiguousArray<Row>
  ) {
    var labels = TreeBuilder<UInt64>()
    var rows = TreeBuilder<Row>()
    var numbers = SourceLabels.Iterator(source.labels)
    for row in source.list {
      let label = numbers.next()
      for made in make(row, label) {
        labels.append(label)
        rows.append(made)
      }
    }
    self.init(LabelOrder(labels), TreeArray(rows))
  }

  @usableFromInline
  init(_ labels: LabelOrder, _ rows: TreeArray<Row>) { (self.labels, self.rows) = (labels, rows) }

  /// Replaces what is made of some rows.
  ///
  /// - Complexity: O(*k* log *n* + *m*), where *k* is the number of labels, *n* that of rows and *m* that of
  ///   rows made anew.
  @export(implementation)
  mutating func take(_ changes: Changes) {
    var labelEdits = ContiguousArray<TreeReplacement<UInt64>>()
    var rowEdits = ContiguousArray<TreeReplacement<Row>>()
    for (label, made) in changes.sorted(by: { $0.key < $1.key }) {
      let range = range(of: label)
      if range.isEmpty && made.isEmpty { continue }
      rowEdits.append(TreeReplacement(range, with: made))
      if range.count != made.count {
        labelEdits.append(
          TreeReplacement(range, with: ContiguousArray(repeating: label, count: made.count)))
      }
    }
    var (newLabels, newRows) = (labels, rows)
    newLabels.replace(labelEdits)
    newRows.replace(rowEdits)
    self = MadeRows(newLabels, newRows)
  }

  /// Returns the offsets of the rows that are made of the one with a label.
  @usableFromInline
  func range(of label: UInt64) -> Range<Int> {
    let start = labels.partitioningIndex { $0 >= label }
    if start == labels.count || labels[start] != label { return start..<start }
    return start..<labels.partitioningIndex { $0 > label }
  }
}

extension MadeRows: Sendable where Row: Sendable {}
