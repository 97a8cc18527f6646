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
    let placed =
      arriving.count == 1
      ? placeOne(arriving[0], changes, &staying)
      : try place(arriving, changes, &staying, stop)

    var start = 0
    var groupIndex = 0
    var stayingIndex = 0
    for part in parts.indices {
      var passed = 0
      var end = 0
      if groupIndex < placed.groups.count, placed.parts[groupIndex] == part {
        let range = placed.groups[groupIndex].range
        (passed, end) = (range.lowerBound, range.upperBound)
        for block in StopBlocks(of: range) {
          for index in block {
            shown.rows[placed.changes[index]].new =
              start + placed.arrivals[index].position + (index - passed)
          }
          try stop?.check(after: block.count)
        }
        groupIndex += 1
      }
      let first = passed
      while stayingIndex < staying.count, staying[stayingIndex].part == part {
        let place = staying[stayingIndex]
        while passed < end, placed.arrivals[passed].position <= place.position { passed += 1 }
        shown.rows[place.change].new = start + place.position + (passed - first)
        stayingIndex += 1
        try stop?.check(after: 1)
      }
      start += parts[part].order.count
    }
    if rules.key != nil { parts.removeAll { $0.order.isEmpty } }
    shown.newCounts = counts
    shown.oldSections.reserveCapacity(parts.count)
    for index in parts.indices { shown.oldSections.append(parts[index].old) }
  }

  /// Inserts a row into its section.
  ///
  /// Most updates have one row that arrives, which is not copied to be sorted.
  @export(implementation)
  mutating func placeOne(
    _ index: Int, _ changes: ContiguousArray<SourceChange>,
    _ staying: inout ContiguousArray<ShownPlace>
  ) -> PlacedArrivals<Key> {
    let change = changes[index]
    var key: Key?
    if let rule = rules.key { key = withArrivingRow(change) { rule($0) } }
    let groups: ContiguousArray = [ArrivalGroup(key, 0..<1)]
    let parts = partsForArrivals(groups, &staying)
    let found = withArrivingRow(change) { position(of: $0, change.newLabel, in: parts[0]) }
    self.parts[parts[0]].order.insert(change.newLabel, at: found)
    return PlacedArrivals(
      changes: [index], groups: groups, parts: parts,
      arrivals: [LabelArrival(change.newLabel, at: found)])
  }

  /// Inserts rows into their sections.
  @export(implementation)
  mutating func place(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>,
    _ staying: inout ContiguousArray<ShownPlace>, _ stop: _StopPoll?
  ) throws(_Stopped) -> PlacedArrivals<Key> {
    if arriving.isEmpty { return PlacedArrivals(changes: [], groups: [], parts: [], arrivals: []) }
    var sorted = try sortedArrivals(try arrivingRows(arriving, changes, stop), stop)
    let parts = partsForArrivals(sorted.groups, &staying)
    let arrivals = try insert(sorted, in: parts, stop) {
      changes[Int(truncatingIfNeeded: $0)].newLabel
    }
    var indices = ContiguousArray<Int>()
    indices.reserveCapacity(sorted.rows.count)
    for block in StopBlocks(of: 0..<sorted.rows.count) {
      for index in block { indices.append(Int(truncatingIfNeeded: sorted.number(index))) }
      try stop?.check(after: block.count)
    }
    try sorted.rows.drop(stop)
    return PlacedArrivals(
      changes: indices, groups: sorted.groups, parts: parts, arrivals: arrivals)
  }

  /// Inserts rows into their sections, and returns where.
  ///
  /// - Parameter label: Returns the label of the row with a number.
  @export(implementation)
  @inline(__always)
  mutating func insert(
    _ sorted: SortedArrivals<Row, Key>, in groupParts: ContiguousArray<Int>, _ stop: _StopPoll?,
    _ label: (UInt64) -> UInt64
  ) throws(_Stopped) -> ContiguousArray<LabelArrival> {
    var arrivals = ContiguousArray<LabelArrival>()
    arrivals.reserveCapacity(sorted.rows.count)
    for (group, part) in zip(sorted.groups, groupParts) {
      for block in StopBlocks(of: group.range) {
        for index in block { arrivals.append(LabelArrival(label(sorted.number(index)), at: 0)) }
        try stop?.check(after: block.count)
      }
      try findPlaces(of: &arrivals, sorted, group.range, in: part, stop)
      try parts[part].order.insert(arrivals[group.range], stop)
    }
    return arrivals
  }

  /// Finds where rows are inserted into a section.
  @export(implementation)
  func findPlaces(
    of arrivals: inout ContiguousArray<LabelArrival>, _ sorted: SortedArrivals<Row, Key>,
    _ range: Range<Int>, in part: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    // About how far apart the rows arrive. If it is far, a binary search of all rows finds the place
    // of the next one in fewer comparisons, for it does not have to find out how far.
    let step = Swift.max(1, parts[part].order.count / range.count)
    let isNear = range.count >= LabelOrder.fewEdits
    var batch = isNear && keptRows.isEmpty ? batch(of: part) : nil
    // Most rows between are read if they are few, and those of a leaf are found at once.
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
      // Only a rule that changes its mind leads back.
      last = Swift.max(last, found)
      arrivals[index].position = last
      try stop?.check(after: _StopPoll.search)
    }
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

/// Adding rows that were hidden.
extension _DerivedOrder {
  /// Adds hidden rows, which are in one section if there is no key.
  @export(implementation)
  mutating func add(
    _ arriving: RowBits, _ rows: inout _FilteredRows, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if arriving.count == 0 { return }
    var included = labels.included
    included.formUnion(arriving)
    labels.included = included
    if rules.order != nil || rules.key != nil {
      if try addRemembered(arriving, included, &rows, stop) { return }
      return try add(try includedRows(arriving, stop), &rows, stop)
    }
    parts[0].order = try labels.order(stop)
    var position = 0
    for (index, word) in included.words.enumerated() {
      rows.append(arriving.words[index], of: word, from: position)
      position += word.nonzeroBitCount
    }
  }

  /// Adds rows that were hidden, with their labels as their numbers.
  @export(implementation)
  mutating func add(
    _ arriving: consuming ContiguousArray<SortedRow<Row>>, _ rows: inout _FilteredRows,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var staying = ContiguousArray<ShownPlace>()
    var sorted = try sortedArrivals(consume arriving, stop)
    let groupParts = partsForArrivals(sorted.groups, &staying)
    let arrivals = try insert(sorted, in: groupParts, stop) { $0 }
    try sorted.rows.drop(stop)
    var (start, part) = (0, 0)
    for (group, groupPart) in zip(sorted.groups, groupParts) {
      while part < groupPart {
        start += parts[part].order.count
        part += 1
      }
      rows.append(arrivals[group.range], start: start)
      try stop?.check(after: group.range.count)
    }
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
