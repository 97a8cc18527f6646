// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The rows derived from the rows of a list, any number from each, in the order of the list.
///
///     labels of the list   10      20      30        the list may be of any length
///     labels               10  10          30        those of the rows that others are made of
///     rows                 a1  a2          c1        what is made of them
///
/// Both are tree arrays: versions share unchanged parts, and a diff of two versions reads only the rest.
@usableFromInline
struct MaterializedRows<Row> {
  @usableFromInline var labels: LabelOrder
  @usableFromInline var rows: TreeArray<Row>

  /// Creates the rows derived from all rows of a list.
  ///
  /// - Parameter make: Appends the rows derived from a row.
  @export(implementation)
  init<Source>(
    of source: LabeledSource<Source>, _ stop: _StopPoll?,
    _ make: (Source.Element, inout ContiguousArray<Row>) throws(_Stopped) -> Void
  ) throws(_Stopped) {
    var labels = TreeBuilder<UInt64>()
    var rows = TreeBuilder<Row>()
    var made = ContiguousArray<Row>()
    var numbers = SourceLabels.Iterator(source.labels)
    for row in source.list {
      let label = numbers.next()
      made.removeAll(keepingCapacity: true)
      try make(row, &made)
      for row in made {
        labels.append(label)
        rows.append(row)
        try stop?.check(after: 2)
      }
      try stop?.check(after: 4)
    }
    self.init(LabelOrder(labels), TreeArray(rows))
  }

  @export(implementation)
  init(_ labels: LabelOrder, _ rows: TreeArray<Row>) { (self.labels, self.rows) = (labels, rows) }

  /// Replaces the rows derived from some rows.
  ///
  /// - Complexity: O(*k* log *n* + *m*), where *k* is the number of labels, *n* of rows and *m* of new rows.
  @export(implementation)
  mutating func take(
    _ changes: consuming MaterializedChanges<Row>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    try changes.sort(stop)
    var labelEdits = TreeReplacements<UInt64>([])
    var rowEdits = TreeReplacements(changes.rows)
    for (index, change) in changes.changes.enumerated() {
      let next = index + 1
      if next < changes.changes.count, changes.changes[next].label == change.label { continue }
      try stop?.check(after: 2 * _StopPoll.search)
      let range = labels.range(of: change.label)
      if range.isEmpty && change.rows.isEmpty { continue }
      rowEdits.append(range, with: change.rows)
      if range.count == change.rows.count { continue }
      try labelEdits.append(range, change.label, count: change.rows.count, stop)
    }
    try labels.replace(labelEdits, stop)
    try rows.replace(rowEdits, stop)
  }
}

extension MaterializedRows: Sendable where Row: Sendable {}
