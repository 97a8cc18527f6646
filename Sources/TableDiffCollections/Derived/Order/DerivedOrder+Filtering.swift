// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Tests rows, and returns for each row of the source whether it is to be included.
  ///
  /// - Parameter tested: The rows to test; all others remain included or excluded.
  @export(implementation)
  func testing(
    _ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowBits {
    var result = labels.included
    try source.withRowChunks(count: labels.count) { chunk, start throws(_Stopped) in
      guard let first = chunk.baseAddress else { return }
      for block in StopBlocks(of: start..<start + chunk.count) {
        result.test(tested, in: block, from: first - start, isIncluded)
        try stop?.check(after: block.count)
      }
    }
    return result
  }

  /// Leaves shown rows that satisfy a predicate, and returns those that do not.
  @export(implementation)
  mutating func exclude(
    _ isIncluded: (UnsafePointer<Row>) -> Bool, _ stop: _StopPoll? = nil
  ) throws(_Stopped) -> _FilteredRows {
    labels.included = try testing(labels.included, isIncluded, stop)
    for part in parts.indices { parts[part].old = part }
    let excluded = try DerivedPart.exclude(from: &parts, labels, stop)
    if rules.key != nil { parts.removeAll { $0.order.isEmpty } }
    for (label, _) in keptRows where !isShown(label) {
      keptRows[label] = nil
      try stop?.check(after: _StopPoll.search)
    }
    return excluded
  }

  @export(implementation)
  func isShown(_ label: UInt64) -> Bool {
    labels.offset(of: label).map { labels.isIncluded(at: $0) } ?? false
  }

  /// Tests rows, and returns what changed in the list.
  ///
  /// - Parameter tested: The rows to test.
  @export(implementation)
  mutating func retest(
    _ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    let included = try testing(tested, isIncluded, stop)
    let leaving = labels.included.subtracting(included)
    let arriving = included.subtracting(labels.included)
    if keptRows.isEmpty, arriving.count > included.count / 16 {
      return try refill(included, leaving, arriving, stop)
    }
    var changes = SourceChange.including(arriving.offsets, labels)
    let places = try DerivedPart.leaving(parts, leaving, labels, &changes, stop)
    var newLabels = labels
    newLabels.included = included
    try keepRows(of: places, changes, nil, stop)
    return try run(changes, places, source, newLabels, nil, stop)
  }
}

extension RowBits {
  /// Sets the bits of rows in a range by a test.
  ///
  /// - Parameters:
  ///   - tested: The rows to test; the bits of all others stay.
  ///   - first: The address at which the row with offset 0 would be.
  @export(implementation)
  @inline(__always)
  mutating func test<Row>(
    _ tested: RowBits, in range: Range<Int>, from first: UnsafePointer<Row>,
    _ isIncluded: (UnsafePointer<Row>) -> Bool
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      // Up to the end of a word, so that all rows of a word without any to test are skipped.
      let end = Swift.min(range.upperBound, (offset | 63) + 1)
      var bits = tested.bits(offset..<end)
      while bits != 0 {
        let index = offset + bits.trailingZeroBitCount
        let bit: UInt64 = 1 << UInt64(index & 63)
        if isIncluded(first + index) {
          words[index >> 6] |= bit
        } else {
          words[index >> 6] &= ~bit
        }
        bits &= bits &- 1
      }
      offset = end
    }
  }
}

extension _DerivedOrder {
  /// Replaces the filter by one that excludes more rows, and returns those.
  @export(implementation)
  @inline(__always)
  mutating func narrowFilter(
    to isIncluded: @escaping Rules.Predicate, _ stop: _StopPoll?
  ) throws(_Stopped) -> _FilteredRows {
    rules.isIncluded = isIncluded
    return try exclude(isIncluded, stop)
  }

  /// Replaces the filter, and returns what changed in the list.
  @export(implementation)
  @inline(__always)
  mutating func updateFilter(
    _ change: FilterChange, to isIncluded: @escaping Rules.Predicate, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    rules.isIncluded = isIncluded
    return try retest(labels.tested(for: change), isIncluded, stop)
  }

  /// Orders the included rows anew, and returns what changed in the list.
  ///
  /// - Parameters:
  ///   - leaving: The rows that were shown and are no longer included.
  ///   - arriving: The rows that are included from now on.
  @export(implementation)
  mutating func refill(
    _ included: RowBits, _ leaving: RowBits, _ arriving: RowBits, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    var changes = _ShownChanges()
    changes.oldCounts = counts
    try DerivedPart.forEach(of: parts, leaving, labels, stop) { changes.append(old: $0) }
    let old = parts
    labels.included = included
    parts = try sortedParts(by: rules.order, stop)
    findParts(among: old)
    if try !DerivedPart.haveSameOrder(old, leaving, parts, arriving, labels, stop) {
      // Only rules that are no order, or that change their mind, lead here.
      changes = try _ShownChanges(from: old, to: parts, labels, stop)
      try DerivedPart.forEach(of: old, leaving, labels, stop) { changes.append(old: $0) }
      return changes
    }
    try DerivedPart.forEach(of: parts, arriving, labels, stop) { changes.append(new: $0) }
    changes.newCounts = counts
    for index in parts.indices { changes.oldSections.append(parts[index].old) }
    return changes
  }

  /// Sets the offset that each section has among others.
  @export(implementation)
  mutating func findParts(among others: ContiguousArray<DerivedPart<Key>>) {
    var next = 0
    for index in parts.indices {
      guard let key = parts[index].key else {
        parts[index].old = 0
        continue
      }
      // Behind the last one found: only a rule that changes its mind leads back.
      let (found, isFound) = part(of: key, in: others, from: next)
      parts[index].old = isFound ? found : nil
      if isFound { next = found + 1 }
    }
  }
}

extension _ShownChanges {
  /// Appends a row that is no longer shown.
  @usableFromInline
  mutating func append(old offset: Int) {
    var change = ShownChange()
    change.old = offset
    rows.append(change)
  }

  /// Appends a row that was not shown.
  @usableFromInline
  mutating func append(new offset: Int) {
    var change = ShownChange()
    change.new = offset
    rows.append(change)
  }
}

extension SourceChange {
  /// Creates the changes of rows that a filter includes from now on.
  @usableFromInline
  static func including(
    _ offsets: ContiguousArray<Int>, _ labels: SourceLabels
  ) -> ContiguousArray<SourceChange> {
    ContiguousArray(offsets.map { SourceChange(including: $0, labels.label(at: $0)) })
  }
}

extension RandomAccessCollection {
  /// Calls a closure with the rows in chunks that are stored contiguously, and the offset of the
  /// first row of each.
  ///
  /// Traps if there are more or fewer rows than `count`.
  @export(implementation)
  @inline(__always)
  func withRowChunks<Failure: Error>(
    count: Int, _ body: (UnsafeBufferPointer<Element>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    if let tree = TreeArray<Element>(sharing: self) {
      try tree.withChunks { chunk throws(Failure) in
        try body(chunk, start)
        start += chunk.count
      }
      return
    }
    func pass(_ rows: UnsafeBufferPointer<Element>) -> Result<Void, Failure> {
      rows.requireCount(count)
      do throws(Failure) {
        return .success(try body(rows, 0))
      } catch {
        return .failure(error)
      }
    }
    if let result = withContiguousStorageIfAvailable(pass) { return try result.get() }
    try ContiguousArray(copying: self, count: count).withUnsafeBufferPointer(pass).get()
  }
}
