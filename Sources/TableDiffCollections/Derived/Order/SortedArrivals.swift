// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
struct SortedArrivals<Key> {
  /// The indices of the changes.
  @usableFromInline var changes: ContiguousArray<Int>

  @usableFromInline var groups: ContiguousArray<ArrivalGroup<Key>> = []

  @export(implementation)
  init(_ changes: ContiguousArray<Int>) { self.changes = changes }
}

extension _DerivedOrder {
  /// Returns rows that arrive in the order of their sections, and in each in their order.
  ///
  /// - Parameter arriving: The indices of the changes whose rows arrive.
  @export(implementation)
  func sortedArrivals(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> SortedArrivals<Key> {
    var sorted = SortedArrivals<Key>(try sortedByRule(arriving, changes, stop))
    if sorted.changes.isEmpty { return sorted }
    guard let key = rules.key else {
      sorted.groups.append(ArrivalGroup(nil, sorted.changes.indices))
      return sorted
    }
    var keys = ContiguousArray<Key>()
    keys.reserveCapacity(sorted.changes.count)
    for index in sorted.changes {
      keys.append(withArrivingRow(changes[index]) { key($0) })
      try stop?.check(after: 2)
    }
    if appendGroups(of: keys, to: &sorted) { return sorted }
    // Distributed among their sections, in which they keep their order.
    var builder = SectionBuilder(rules.keyPrecedes)
    for (index, key) in keys.enumerated() {
      builder.append(UInt64(truncatingIfNeeded: sorted.changes[index]), key)
      try stop?.check(after: 1)
    }
    var grouped = SortedArrivals<Key>([])
    grouped.changes.reserveCapacity(keys.count)
    for (key, group) in zip(builder.keys, builder.indices) {
      let start = grouped.changes.count
      for index in builder.groups[group] {
        grouped.changes.append(Int(truncatingIfNeeded: index))
      }
      grouped.groups.append(ArrivalGroup(key, start..<grouped.changes.count))
    }
    return grouped
  }

  /// Appends the groups of rows whose keys are in order, as they often are in sorted rows.
  ///
  /// - Returns: `false` if the keys are not in order.
  @export(implementation)
  func appendGroups(
    of keys: ContiguousArray<Key>, to sorted: inout SortedArrivals<Key>
  ) -> Bool {
    var start = 0
    for index in keys.indices {
      if index + 1 < keys.count, keys[index] == keys[index + 1] { continue }
      sorted.groups.append(ArrivalGroup(keys[index], start..<index + 1))
      if index + 1 < keys.count, !rules.keyPrecedes(keys[index], keys[index + 1]) {
        sorted.groups.removeAll()
        return false
      }
      start = index + 1
    }
    return true
  }

  /// Returns rows that arrive in the order of the rule, and those that it does not tell apart in the
  /// order of the source.
  @export(implementation)
  func sortedByRule(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Int> {
    if arriving.count < 2 { return arriving }
    var arriving = arriving
    var isAscending = true
    for index in 1..<arriving.count
    where changes[arriving[index - 1]].newLabel > changes[arriving[index]].newLabel {
      isAscending = false
    }
    // Only a rule that changes its mind lets other rows arrive than those that are named, in order.
    if !isAscending { arriving.sort { changes[$0].newLabel < changes[$1].newLabel } }
    guard let order = rules.order else { return arriving }
    let blockCount = stop == nil ? arriving.count : _StopPoll.rowCount
    var blocks = RowBlocks<Row>()
    for start in stride(from: 0, to: arriving.count, by: blockCount) {
      var rows = ContiguousArray<SortedRow<Row>>()
      let block = start..<Swift.min(arriving.count, start + blockCount)
      rows.reserveCapacity(block.count)
      for index in arriving[block] {
        let number = UInt64(truncatingIfNeeded: index)
        rows.append(withArrivingRow(changes[index]) { SortedRow($0.pointee, number) })
      }
      blocks.append(rows)
      try stop?.check(after: block.count)
    }
    if let stop {
      blocks = try order.sorted(blocks, stop)
    } else {
      order.sort(&blocks[0])
    }
    var next = 0
    for index in blocks.indices {
      for row in blocks[index].indices {
        arriving[next] = Int(truncatingIfNeeded: blocks[index][row].number)
        next += 1
      }
      try stop?.check(after: blocks[index].count)
      blocks[index] = []
    }
    return arriving
  }
}
