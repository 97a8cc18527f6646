// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Inserts the changed rows that are shown.
  ///
  /// - Parameters:
  ///   - oldOffsets: The old flat offset of each change's row; -1 if it had none.
  ///   - place: The old place of the row of a single change.
  @export(implementation)
  mutating func arrive(
    _ changes: ContiguousArray<SourceChange>, _ oldOffsets: ContiguousArray<Int>,
    near place: ShownPlace?, _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let rows = try arrivingRows(changes, stop)
    try insert(rows, near: place, stop) {
      changes[Int(truncatingIfNeeded: $0)].newLabel
    } arrived: { number, offset in
      let change = Int(truncatingIfNeeded: number)
      shown.arrive(offset, old: oldOffsets[change], isUpdated: changes[change].isUpdated)
    }
  }

  /// Removes empty sections, and completes the changes.
  @export(implementation)
  mutating func endChange(_ shown: inout _ShownChanges) {
    if rules.key != nil { parts.removeAll { $0.order.isEmpty } }
    shown.newCounts = counts
    shown.oldSections.removeAll(keepingCapacity: true)
    for index in parts.indices { shown.oldSections.append(parts[index].old) }
  }

  /// Inserts rows into their sections.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the order of the source.
  ///   - place: The likely place of a single row.
  ///   - label: Returns the label of the row with a number.
  ///   - arrived: Receives the number of each row and its flat offset, ascending.
  @export(implementation)
  @inline(__always)
  mutating func insert(
    _ rows: consuming ContiguousArray<SortedRow<Row>>, near place: ShownPlace? = nil,
    _ stop: _StopPoll?, _ label: (UInt64) -> UInt64,
    arrived: (_ number: UInt64, _ offset: Int) -> Void
  ) throws(_Stopped) {
    if rows.isEmpty { return }
    var sorted = try sortedArrivals(consume rows, stop)
    let groupParts = partsForArrivals(sorted.groups)
    let arrivals = try insert(sorted, in: groupParts, near: place, stop, label)
    var (start, part) = (0, 0)
    for (group, groupPart) in zip(sorted.groups, groupParts) {
      while part < groupPart {
        start += parts[part].order.count
        part += 1
      }
      for block in StopBlocks(of: group.range) {
        for index in block {
          let passed = index - group.range.lowerBound
          arrived(sorted.number(index), start + arrivals[index].position + passed)
        }
        try stop?.check(after: block.count)
      }
    }
    try sorted.rows.drop(stop)
  }

  /// Inserts rows into their sections, and returns their places.
  ///
  /// - Parameter label: Returns the label of the row with a number.
  @export(implementation)
  @inline(__always)
  mutating func insert(
    _ sorted: SortedArrivals<Row, Key>, in groupParts: ContiguousArray<Int>,
    near place: ShownPlace?, _ stop: _StopPoll?, _ label: (UInt64) -> UInt64
  ) throws(_Stopped) -> ContiguousArray<LabelArrival> {
    var arrivals = ContiguousArray<LabelArrival>()
    arrivals.reserveCapacity(sorted.rows.count)
    for (group, part) in zip(sorted.groups, groupParts) {
      for block in StopBlocks(of: group.range) {
        for index in block { arrivals.append(LabelArrival(label(sorted.number(index)), at: 0)) }
        try stop?.check(after: block.count)
      }
      try findPlaces(of: &arrivals, sorted, group.range, in: part, near: place, stop)
      try parts[part].order.insert(arrivals[group.range], stop)
    }
    return arrivals
  }

  /// Finds the places of rows to insert into a section.
  @export(implementation)
  func findPlaces(
    of arrivals: inout ContiguousArray<LabelArrival>, _ sorted: SortedArrivals<Row, Key>,
    _ range: Range<Int>, in part: Int, near place: ShownPlace?, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if parts[part].order.isEmpty { return }
    if range.count == 1, let place {
      let index = range.lowerBound
      let label = arrivals[index].label
      arrivals[index].position = sorted.withRow(index) { row, _ in
        fits(row, label, in: part, at: place.position)
          ? place.position : position(of: row, label, in: part)
      }
      return
    }
    // The approximate distance between arriving rows. If it is large, a binary search over all rows
    // needs fewer comparisons than an exponential one.
    let step = Swift.max(1, parts[part].order.count / range.count)
    let isNear = range.count >= LabelOrder.fewEdits
    var batch = isNear && keptRows.isEmpty ? batch(of: part) : nil
    // If the rows are close, most rows in between are read anyway, and a leaf's rows are found at
    // once.
    if step > 4, let far = batch {
      if let precedes = rules.order?.precedes {
        return try findPlaces(of: &arrivals, sorted, range, far, precedes, stop)
      }
      batch = nil
    }
    var last = 0
    for index in range {
      let label = arrivals[index].label
      let found = sorted.withRow(index) { row, _ in
        guard isNear else { return position(of: row, label, in: part) }
        return batch?.position(of: row, label, rules.order, from: last, step: step)
          ?? position(of: row, label, in: part, from: last, step: step)
      }
      // Only an inconsistent rule leads backwards.
      last = Swift.max(last, found)
      arrivals[index].position = last
      try stop?.check(after: _StopPoll.search)
    }
  }
}

extension _DerivedOrder {
  /// Adds hidden rows, in a single section if there is no key.
  @export(implementation)
  mutating func add(
    _ arriving: RowBits, _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if arriving.count == 0 { return }
    var included = labels.included
    included.formUnion(arriving)
    labels.included = included
    if rules.order != nil || rules.key != nil {
      if try addRemembered(arriving, included, &shown, stop) { return }
      try insert(try includedRows(arriving, stop), stop) {
        $0
      } arrived: { _, offset in
        shown.arrive(offset, old: -1, isUpdated: false)
      }
      return
    }
    parts[0].order = try labels.order(stop)
    shown.arriving = arriving.ranges(among: included)
  }
}

extension _DerivedOrder {
  /// Returns the section of each group of arriving rows, inserting missing sections.
  @export(implementation)
  mutating func partsForArrivals(
    _ groups: ContiguousArray<ArrivalGroup<Key>>
  ) -> ContiguousArray<Int> {
    var groupParts = ContiguousArray<Int>()
    groupParts.reserveCapacity(groups.count)
    // The new sections, with the section that each is inserted before.
    var missing = ContiguousArray<(part: Int, key: Key)>()
    var next = 0
    for group in groups {
      guard let key = group.key else { return [0] }
      // After the last one found: only an inconsistent rule leads backwards.
      let (found, isFound) = part(of: key, in: parts, from: next)
      groupParts.append(found + missing.count)
      if !isFound { missing.append((found, key)) }
      next = isFound ? found + 1 : found
    }
    if missing.isEmpty { return groupParts }
    var made = ContiguousArray<DerivedPart<Key>>()
    made.reserveCapacity(parts.count + missing.count)
    var missingIndex = 0
    for part in 0...parts.count {
      while missingIndex < missing.count, missing[missingIndex].part == part {
        made.append(DerivedPart(missing[missingIndex].key))
        missingIndex += 1
      }
      if part == parts.count { break }
      made.append(parts[part])
    }
    parts = made
    return groupParts
  }
}
