// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension _DerivedOrder {
  /// Inserts rows, removes sections that are empty, and completes what changed.
  ///
  /// - Parameters:
  ///   - arriving: The indices of the changes whose rows arrive.
  ///   - staying: The rows that keep their place, in order, by their positions before others arrive.
  @export(implementation)
  mutating func arrive(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>,
    _ staying: ContiguousArray<ShownPlace>, _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var staying = staying
    let sorted = try sortedArrivals(arriving, changes, stop)
    let groupParts = partsForArrivals(sorted.groups, &staying)
    let arrivals = try positions(of: sorted, in: groupParts, changes, stop)
    for (group, part) in zip(sorted.groups, groupParts) {
      try parts[part].order.insert(arrivals[group.range], stop)
    }

    var start = 0
    var groupIndex = 0
    var stayingIndex = 0
    for part in parts.indices {
      var passed = 0
      var end = 0
      if groupIndex < sorted.groups.count, groupParts[groupIndex] == part {
        let range = sorted.groups[groupIndex].range
        (passed, end) = (range.lowerBound, range.upperBound)
        for index in passed..<end {
          shown.rows[sorted.changes[index]].new =
            start + arrivals[index].position + (index - passed)
        }
        groupIndex += 1
      }
      let first = passed
      while stayingIndex < staying.count, staying[stayingIndex].part == part {
        let place = staying[stayingIndex]
        while passed < end, arrivals[passed].position <= place.position { passed += 1 }
        shown.rows[place.change].new = start + place.position + (passed - first)
        stayingIndex += 1
      }
      start += parts[part].order.count
    }
    if rules.key != nil { parts.removeAll { $0.order.isEmpty } }
    shown.newCounts = counts
    shown.oldSections.reserveCapacity(parts.count)
    for index in parts.indices { shown.oldSections.append(parts[index].old) }
  }

  /// Returns the labels of rows that arrive, and where each is inserted.
  @export(implementation)
  func positions(
    of sorted: SortedArrivals<Key>, in groupParts: ContiguousArray<Int>,
    _ changes: ContiguousArray<SourceChange>, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<LabelArrival> {
    var arrivals = ContiguousArray<LabelArrival>()
    arrivals.reserveCapacity(sorted.changes.count)
    for (group, part) in zip(sorted.groups, groupParts) {
      // About how far apart the rows arrive. If it is far, a binary search of all rows finds the place
      // of the next one in fewer comparisons, for it does not have to find out how far.
      let step = Swift.max(1, parts[part].order.count / group.range.count)
      let isNear = group.range.count >= LabelOrder.fewEdits
      var last = 0
      for index in group.range {
        let change = changes[sorted.changes[index]]
        let found = withArrivingRow(change) { row in
          isNear
            ? position(of: row, change.newLabel, in: part, from: last, step: step)
            : position(of: row, change.newLabel, in: part)
        }
        // Only a rule that changes its mind leads back.
        last = Swift.max(last, found)
        arrivals.append(LabelArrival(change.newLabel, at: last))
        try stop?.check(after: _StopPoll.search)
      }
    }
    return arrivals
  }

  /// Calls a closure with the address of a row that arrives, as it takes its place.
  ///
  /// - Precondition: The row is in the new source.
  @export(implementation)
  @inline(__always)
  func withArrivingRow<Result>(
    _ change: SourceChange, _ body: (UnsafePointer<Row>) -> Result
  ) -> Result {
    if !keptRows.isEmpty, let row = keptRows[change.newLabel] {
      return withUnsafePointer(to: row, body)
    }
    guard let offset = change.new else { fatalError("A row arrives that is deleted.") }
    return source.withElement(at: offset, body)
  }
}

/// The sections of rows that arrive.
extension _DerivedOrder {
  /// Returns the section for each group of rows that arrive; inserts those that are missing.
  @export(implementation)
  mutating func partsForArrivals(
    _ groups: ContiguousArray<ArrivalGroup<Key>>, _ staying: inout ContiguousArray<ShownPlace>
  ) -> ContiguousArray<Int> {
    var groupParts = ContiguousArray<Int>()
    groupParts.reserveCapacity(groups.count)
    // The new sections, by the sections that they are inserted before.
    var missing = ContiguousArray<(part: Int, key: Key)>()
    var next = 0
    for group in groups {
      guard let key = group.key else { return [0] }
      // Behind the last one found: only a rule that changes its mind leads back.
      let (found, isFound) = part(of: key, in: parts, from: next)
      groupParts.append(found + missing.count)
      if !isFound { missing.append((found, key)) }
      next = isFound ? found + 1 : found
    }
    if missing.isEmpty { return groupParts }
    var made = ContiguousArray<DerivedPart<Key>>()
    made.reserveCapacity(parts.count + missing.count)
    var newParts = ContiguousArray<Int>()
    newParts.reserveCapacity(parts.count)
    var missingIndex = 0
    for part in 0...parts.count {
      while missingIndex < missing.count, missing[missingIndex].part == part {
        made.append(DerivedPart(missing[missingIndex].key))
        missingIndex += 1
      }
      if part == parts.count { break }
      newParts.append(made.count)
      made.append(parts[part])
    }
    parts = made
    for index in staying.indices {
      let place = staying[index]
      staying[index] = ShownPlace(newParts[place.part], place.position, place.change)
    }
    return groupParts
  }
}
