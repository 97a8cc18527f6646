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

  /// What is made anew, in any order; of several changes of one label the last one holds.
  @usableFromInline typealias Changes = ContiguousArray<MadeChange<Row>>

  /// Creates the rows that are made of all rows of a list.
  ///
  /// - Parameter make: Returns what is made of a row.
  @export(implementation)
  init<Source>(
    of source: LabeledSource<Source>, _ stop: _StopPoll?,
    _ make: (Source.Element) throws(_Stopped) -> ContiguousArray<Row>
  ) throws(_Stopped) {
    var labels = TreeBuilder<UInt64>()
    var rows = TreeBuilder<Row>()
    var numbers = SourceLabels.Iterator(source.labels)
    for row in source.list {
      let label = numbers.next()
      for made in try make(row) {
        labels.append(label)
        rows.append(made)
        try stop?.check(after: 2)
      }
      try stop?.check(after: 4)
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
  mutating func take(_ changes: consuming Changes, _ stop: _StopPoll?) throws(_Stopped) {
    try changes.sort(stop) { $0.label < $1.label }
    var labelEdits = ContiguousArray<TreeReplacement<UInt64>>()
    var rowEdits = ContiguousArray<TreeReplacement<Row>>()
    for index in changes.indices {
      let (label, made) = (changes[index].label, changes[index].rows)
      if index + 1 < changes.count, changes[index + 1].label == label { continue }
      try stop?.check(after: 2 * _StopPoll.search)
      let range = range(of: label)
      if range.isEmpty && made.isEmpty { continue }
      rowEdits.append(TreeReplacement(range, with: made))
      if range.count != made.count {
        labelEdits.append(
          TreeReplacement(range, with: ContiguousArray(repeating: label, count: made.count)))
      }
    }
    var (newLabels, newRows) = (labels, rows)
    try newLabels.replace(labelEdits, stop)
    try newRows.replace(rowEdits, stop)
    self = MadeRows(newLabels, newRows)
  }

  /// Returns changes that remove what is made of changed rows, with room for what is made anew.
  @export(implementation)
  static func removing<Old, Key>(_ changes: [KeyedChange<Old, Key>]) -> Changes {
    var edits: Changes = []
    edits.reserveCapacity(2 * changes.count)
    for change in changes { if let old = change.old { edits.append(MadeChange(old.label, [])) } }
    return edits
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

/// The rows that are made anew of the row with a label; none if they are removed.
@usableFromInline
struct MadeChange<Row> {
  @usableFromInline let label: UInt64
  @usableFromInline let rows: ContiguousArray<Row>

  @export(implementation)
  init(_ label: UInt64, _ rows: ContiguousArray<Row>) { (self.label, self.rows) = (label, rows) }
}
