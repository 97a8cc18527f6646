// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The first rows of a list in some order, with their labels: the rows shown and a reserve.
///
/// All other rows come after these. Labels tell which rows are stored, because an order may be
/// inconsistent.
@usableFromInline
struct HeldRows<Row> {
  @usableFromInline var labels: LabelOrder
  @usableFromInline var rows: TreeArray<Row>

  /// The maximum number of rows to store.
  @usableFromInline var limit: Int

  @usableFromInline let order: RowOrder<Row>

  @export(implementation)
  init(_ order: RowOrder<Row>) { self.init(LabelOrder(), TreeArray(), 0, order) }

  @export(implementation)
  init(_ labels: LabelOrder, _ rows: TreeArray<Row>, _ limit: Int, _ order: RowOrder<Row>) {
    (self.labels, self.rows, self.limit, self.order) = (labels, rows, limit, order)
  }

  @export(implementation) var count: Int { labels.count }

  @export(implementation)
  func first(_ maxCount: Int) -> TreeArray<Row> { TreeArray(rows.prefix(maxCount)) }

  /// Stores the first rows of a list.
  @export(implementation)
  mutating func fill<Source>(
    from source: inout LabeledSource<Source>, showing maxCount: Int, _ stop: _StopPoll?
  ) throws(_Stopped) where Source.Element == Row {
    // Twice as many, so that the list need not be read again soon.
    let limit = maxCount + max(maxCount, 64, source.labels.count / 64)
    var first = ContiguousArray<SortedRow<Row>>()
    first.reserveCapacity(2 * min(limit, source.labels.count))
    var labels = SourceLabels.Iterator(source.labels)
    var last: Row?
    for row in source.list {
      let label = labels.next()
      try stop?.check(after: 4)
      if let last, !order.isBefore(row, last) { continue }
      first.append(SortedRow(row, label))
      if first.count == 2 * limit {
        try order.sort(&first, stop)
        first.removeLast(limit)
        last = first[limit - 1].row
      }
    }
    try order.sort(&first, stop)
    if first.count > limit { first.removeLast(first.count - limit) }
    var order = TreeBuilder<UInt64>()
    var rows = TreeBuilder<Row>()
    var held = RowBits(count: source.labels.count)
    for row in first {
      order.append(row.number)
      rows.append(row.row)
      if let offset = source.labels.offset(of: row.number) { held[offset] = true }
      try stop?.check(after: 4)
    }
    source.labels.included = held
    self = HeldRows(LabelOrder(order), TreeArray(rows), limit, self.order)
  }

  /// Updates to changed rows of a list.
  ///
  /// - Complexity: O(*k* log *m*) comparisons, where *k* is the number of changes and *m* of stored rows.
  @export(implementation)
  mutating func take<Source>(
    _ changes: ContiguousArray<SourceChange>, from old: LabeledSource<Source>,
    to new: inout LabeledSource<Source>, _ stop: _StopPoll?
  ) throws(_Stopped) where Source.Element == Row {
    var restCount = old.labels.count
    for change in changes {
      guard let offset = change.old else { continue }
      try stop?.check(after: 2 * _StopPoll.search)
      restCount -= 1
      if change.wasIncluded { remove(old.row(at: offset), change.oldLabel) }
    }
    for change in changes {
      guard let offset = change.new else { continue }
      try stop?.check(after: 2 * _StopPoll.search)
      let isHeld = insert(
        new.row(at: offset), change.newLabel, isLastKnown: count == restCount)
      if isHeld != change.isIncluded { new.labels.include(isHeld, at: offset) }
      restCount += 1
    }
    while count > limit {
      if let offset = new.labels.offset(of: labels[count - 1]) {
        new.labels.include(false, at: offset)
      }
      labels.remove(at: count - 1)
      rows.remove(at: labels.count)
    }
  }

  /// Removes a stored row, searching all rows if it is not where the order puts it.
  @export(implementation)
  mutating func remove(_ row: Row, _ label: UInt64) {
    var position = position(of: row, label)
    if position == count || labels[position] != label {
      guard let found = labels.firstIndex(of: label) else { return }
      position = found
    }
    labels.remove(at: position)
    rows.remove(at: position)
  }

  /// Inserts a row if it comes before a stored one, or if all rows are known to be stored.
  ///
  /// - Returns: Whether the row was inserted.
  @export(implementation)
  mutating func insert(_ row: Row, _ label: UInt64, isLastKnown: Bool) -> Bool {
    let position = position(of: row, label)
    if position == count, !isLastKnown { return false }
    labels.insert(label, at: position)
    rows.insert(row, at: position)
    return true
  }

  /// Returns the position at which a row is or would be inserted.
  @export(implementation)
  func position(of row: Row, _ label: UInt64) -> Int {
    (0..<count).partitioningIndex { position in
      let other = rows[position]
      return !order.isBefore(other, row)
        && (order.isBefore(row, other) || labels[position] >= label)
    }
  }
}

extension HeldRows: Sendable where Row: Sendable {}
