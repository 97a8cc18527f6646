// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Rows that arrive in a section.
@usableFromInline
struct ArrivalGroup<Key> {
  /// The key of the section; `nil` for the only section of a list without sections.
  @usableFromInline let key: Key?

  /// The rows, as a range of all that arrive.
  @usableFromInline var range: Range<Int>

  @export(implementation)
  init(_ key: Key?, _ range: Range<Int>) { (self.key, self.range) = (key, range) }
}

/// Rows that arrive in a list, by their sections, and in each in their order.
@usableFromInline
struct SortedArrivals<Row, Key> {
  /// The rows in order.
  @usableFromInline var rows: ContiguousArray<SortedRow<Row>>

  @usableFromInline var groups: ContiguousArray<ArrivalGroup<Key>> = []

  /// For each row of a group its index among all rows, if the order of the rows is another one.
  @usableFromInline var indices: ContiguousArray<Int> = []

  @export(implementation)
  init(_ rows: consuming ContiguousArray<SortedRow<Row>>) { self.rows = rows }

  /// Calls a closure with the address of a row of a group, and its number.
  @export(implementation)
  @inline(__always)
  func withRow<Result>(_ index: Int, _ body: (UnsafePointer<Row>, UInt64) -> Result) -> Result {
    let index = indices.isEmpty ? index : indices[index]
    return rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { fatalError("There is no row \(index).") }
      let row = first + index
      // The row is what a sorted row begins with.
      return body(UnsafeRawPointer(row).assumingMemoryBound(to: Row.self), row.pointee.number)
    }
  }

  /// Returns the number of a row of a group.
  @export(implementation)
  @inline(__always)
  func number(_ index: Int) -> UInt64 { withRow(index) { $1 } }
}

extension _DerivedOrder {
  /// Returns rows that arrive in the order of their sections, and in each in their order.
  ///
  /// - Parameter rows: The rows, in the order of the source.
  @export(implementation)
  func sortedArrivals(
    _ rows: consuming ContiguousArray<SortedRow<Row>>, _ stop: _StopPoll?
  ) throws(_Stopped) -> SortedArrivals<Row, Key> {
    try rules.order?.sort(&rows, stop)
    var sorted = SortedArrivals<Row, Key>(rows)
    let count = sorted.rows.count
    if count == 0 { return sorted }
    guard let key = rules.key, count > 1 else {
      sorted.groups.append(
        ArrivalGroup(rules.key.map { key in sorted.withRow(0) { row, _ in key(row) } }, 0..<count))
      return sorted
    }
    // Distributed among their sections, in which they keep their order.
    var builder = SectionBuilder(rules.keyPrecedes)
    for index in 0..<count {
      builder.append(
        UInt64(truncatingIfNeeded: index), sorted.withRow(index) { row, _ in key(row) })
      try stop?.check(after: 2)
    }
    sorted.indices.reserveCapacity(count)
    for (key, group) in zip(builder.keys, builder.indices) {
      let start = sorted.indices.count
      for index in builder.groups[group] {
        sorted.indices.append(Int(truncatingIfNeeded: index))
        try stop?.check(after: 1)
      }
      sorted.groups.append(ArrivalGroup(key, start..<sorted.indices.count))
    }
    return sorted
  }
}

/// The rows that arrive.
extension _DerivedOrder {
  /// Returns the changed rows that are shown, as they take their places, with the indices of the changes as
  /// their numbers.
  ///
  /// - Precondition: The source is the new one.
  @export(implementation)
  func arrivingRows(
    _ changes: ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SortedRow<Row>> {
    var rows = ContiguousArray<SortedRow<Row>>()
    for block in StopBlocks(of: changes.indices) {
      for index in block {
        let change = changes[index]
        if !change.isIncluded || change.isOnlyRelabeled { continue }
        guard let offset = change.new else { fatalError("A row arrives that is deleted.") }
        let row = keptRows.isEmpty ? nil : keptRows[change.newLabel]
        rows.append(SortedRow(row ?? sourceRow(offset), UInt64(truncatingIfNeeded: index)))
      }
      try stop?.check(after: block.count)
    }
    return rows
  }
}
