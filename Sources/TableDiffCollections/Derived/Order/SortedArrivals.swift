// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

@usableFromInline
struct ArrivalGroup<Key> {
  /// The key of the section; `nil` for the only section of a list without sections.
  @usableFromInline let key: Key?

  /// The range of the rows among all arriving rows.
  @usableFromInline var range: Range<Int>

  @export(implementation)
  init(_ key: Key?, _ range: Range<Int>) { (self.key, self.range) = (key, range) }
}

/// The rows that arrive in a list, sorted by section and order.
@usableFromInline
struct SortedArrivals<Row, Key> {
  /// The rows in order.
  @usableFromInline var rows: ContiguousArray<SortedRow<Row>>

  @usableFromInline var groups: ContiguousArray<ArrivalGroup<Key>> = []

  /// The index among all rows of each row of a group, if their order differs.
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
      // A sorted row begins with the row itself.
      return body(UnsafeRawPointer(row).assumingMemoryBound(to: Row.self), row.pointee.number)
    }
  }

  @export(implementation)
  @inline(__always)
  func number(_ index: Int) -> UInt64 { withRow(index) { $1 } }
}

extension _DerivedOrder {
  /// Returns arriving rows sorted by section and order.
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
    // Distributed to their sections, keeping their order.
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

extension _DerivedOrder {
  /// Returns the changed rows that are shown, in the state that determines their places, numbered
  /// by change.
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
        guard let offset = change.arrival else { continue }
        let row = keptRows.isEmpty ? nil : keptRows[change.newLabel]
        rows.append(SortedRow(row ?? sourceRow(offset), UInt64(truncatingIfNeeded: index)))
      }
      try stop?.check(after: block.count)
    }
    return rows
  }
}
