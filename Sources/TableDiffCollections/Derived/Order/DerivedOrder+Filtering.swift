// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Tests rows, and returns for each row of the source whether it is to be included.
  ///
  /// - Parameter tested: The rows to test; all others remain included or excluded.
  @export(implementation)
  func testing(_ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool) -> RowBits {
    var result = labels.included
    source.withRowChunks(count: labels.count) { chunk, start in
      guard let first = chunk.baseAddress else { return }
      var offset = start
      while offset < start + chunk.count {
        // Up to the end of a word, so that all rows of a word without any to test are skipped.
        let end = Swift.min(start + chunk.count, (offset | 63) + 1)
        var bits = tested.bits(offset..<end)
        while bits != 0 {
          let index = bits.trailingZeroBitCount
          let bit: UInt64 = 1 << UInt64((offset + index) & 63)
          if isIncluded(first + (offset - start + index)) {
            result.words[(offset + index) >> 6] |= bit
          } else {
            result.words[(offset + index) >> 6] &= ~bit
          }
          bits &= bits &- 1
        }
        offset = end
      }
    }
    return result
  }

  /// Leaves shown rows that satisfy a predicate, and returns those that do not.
  @export(implementation)
  mutating func exclude(_ isIncluded: (UnsafePointer<Row>) -> Bool) -> _ExcludedRows {
    labels.included = testing(labels.included, isIncluded)
    for part in parts.indices { parts[part].old = part }
    let excluded = DerivedPart.exclude(from: &parts, labels)
    if rules.key != nil { parts.removeAll { $0.order.isEmpty } }
    for (label, _) in keptRows where !isShown(label) { keptRows[label] = nil }
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
    _ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool
  ) -> _ShownChanges {
    let included = testing(tested, isIncluded)
    let leaving = labels.included.subtracting(included)
    let arriving = included.subtracting(labels.included)
    if keptRows.isEmpty, arriving.count > included.count / 16 {
      return refill(included, leaving, arriving)
    }
    var changes = SourceChange.including(arriving.offsets, labels)
    let places = DerivedPart.leaving(parts, leaving, labels, &changes)
    var newLabels = labels
    newLabels.included = included
    keepRows(of: places, changes)
    return run(changes, places, source, newLabels)
  }
}

extension _DerivedOrder {
  /// Replaces the filter by one that excludes more rows, and returns those.
  @export(implementation)
  @inline(__always)
  mutating func narrowFilter(to isIncluded: @escaping Rules.Predicate) -> _ExcludedRows {
    rules.isIncluded = isIncluded
    return exclude(isIncluded)
  }

  /// Replaces the filter, and returns what changed in the list.
  @export(implementation)
  @inline(__always)
  mutating func updateFilter(
    _ change: FilterChange, to isIncluded: @escaping Rules.Predicate
  ) -> _ShownChanges {
    rules.isIncluded = isIncluded
    return retest(labels.tested(for: change), isIncluded)
  }

  /// Orders the included rows anew, and returns what changed in the list.
  ///
  /// - Parameters:
  ///   - leaving: The rows that were shown and are no longer included.
  ///   - arriving: The rows that are included from now on.
  @export(implementation)
  mutating func refill(_ included: RowBits, _ leaving: RowBits, _ arriving: RowBits)
    -> _ShownChanges
  {
    var changes = _ShownChanges()
    changes.oldCounts = counts
    DerivedPart.forEach(of: parts, leaving, labels) { changes.append(old: $0) }
    let old = parts
    labels.included = included
    guard let parts = sortedParts(by: rules.order, shouldStop: nil) else { return changes }
    self.parts = parts
    findParts(among: old)
    if !DerivedPart.haveSameOrder(old, leaving, self.parts, arriving, labels) {
      // Only rules that are no order, or that change their mind, lead here.
      changes = _ShownChanges(from: old, to: self.parts, labels)
      DerivedPart.forEach(of: old, leaving, labels) { changes.append(old: $0) }
      return changes
    }
    DerivedPart.forEach(of: self.parts, arriving, labels) { changes.append(new: $0) }
    changes.newCounts = counts
    for index in parts.indices { changes.oldSections.append(self.parts[index].old) }
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
  func withRowChunks(count: Int, _ body: (UnsafeBufferPointer<Element>, Int) -> Void) {
    var start = 0
    if let tree = TreeArray<Element>(sharing: self) {
      tree.withChunks { chunk in
        body(chunk, start)
        start += chunk.count
      }
      return
    }
    let isContiguous: Void? = withContiguousStorageIfAvailable { rows in
      rows.requireCount(count)
      body(rows, 0)
    }
    if isContiguous != nil { return }
    ContiguousArray(copying: self, count: count).withUnsafeBufferPointer { rows in
      rows.requireCount(count)
      body(rows, 0)
    }
  }
}
