// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows that arrive in a section, and where.
@usableFromInline
struct ArrivalGroup {
  /// The section, by its offset before those are removed that are empty.
  @usableFromInline let part: Int

  /// The arrivals, as a range of all.
  @usableFromInline let range: Range<Int>

  @inlinable
  init(_ part: Int, _ range: Range<Int>) { (self.part, self.range) = (part, range) }
}

/// A row that arrives in a list.
@usableFromInline
struct Arrival<Row, Key: Hashable> {
  /// The index of the change.
  @usableFromInline let change: Int

  /// The row, as it takes its place, and the key of its section.
  @usableFromInline let row: Row
  @usableFromInline let key: Key?

  @inlinable
  init(_ change: Int, _ row: Row, _ key: ((UnsafePointer<Row>) -> Key)?) {
    self.change = change
    self.row = row
    self.key = key.map { withUnsafePointer(to: row, $0) }
  }
}

extension DerivedOrder {
  /// Inserts rows, removes sections that are empty, and completes what changed.
  ///
  /// - Parameters:
  ///   - arriving: The indices of the changes whose rows arrive.
  ///   - staying: The rows that keep their place, in order, by their positions before others arrive.
  @inlinable
  mutating func arrive(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>,
    _ staying: ContiguousArray<ShownPlace>, _ shown: inout ShownChanges
  ) {
    var staying = staying
    let sorted = sortedArrivals(arriving, changes)
    var arrivals = ContiguousArray<LabelArrival>()
    arrivals.reserveCapacity(sorted.count)
    var groups = ContiguousArray<ArrivalGroup>()
    var next = 0
    while next < sorted.count {
      let first = next
      let part = partForArrival(sorted[first].key, after: groups.last?.part, &staying)
      var last = 0
      repeat {
        let label = changes[sorted[next].change].newLabel
        // Only a rule that changes its mind leads back.
        let found = withUnsafePointer(to: sorted[next].row) {
          position(of: $0, label, in: part)
        }
        last = Swift.max(last, found)
        arrivals.append(LabelArrival(label, at: last))
        next += 1
      } while next < sorted.count && sorted[first].key == sorted[next].key
      groups.append(ArrivalGroup(part, first..<next))
    }
    for group in groups { parts[group.part].order.insert(arrivals[group.range]) }

    var start = 0
    var groupIndex = 0
    var stayingIndex = 0
    for part in parts.indices {
      var passed = 0
      var end = 0
      if groupIndex < groups.count, groups[groupIndex].part == part {
        (passed, end) = (groups[groupIndex].range.lowerBound, groups[groupIndex].range.upperBound)
        for index in passed..<end {
          shown.rows[sorted[index].change].new =
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

  /// Returns rows that arrive in the order of their sections, and in each in their order.
  @inlinable
  func sortedArrivals(
    _ arriving: ContiguousArray<Int>, _ changes: ContiguousArray<SourceChange>
  ) -> ContiguousArray<Arrival<Row, Key>> {
    var sorted = ContiguousArray<Arrival<Row, Key>>()
    sorted.reserveCapacity(arriving.count)
    for index in arriving {
      guard let offset = changes[index].new else { continue }
      let row = keptRows.isEmpty ? nil : keptRows[changes[index].newLabel]
      sorted.append(Arrival(index, row ?? sourceRow(offset), rules.key))
    }
    if sorted.count < 2 { return sorted }
    let rules = rules
    sorted.sort { left, right in
      if let leftKey = left.key, let rightKey = right.key, leftKey != rightKey {
        return rules.keyPrecedes(leftKey, rightKey)
      }
      if let order = rules.order {
        if order.isBefore(left.row, right.row) { return true }
        if order.isBefore(right.row, left.row) { return false }
      }
      return changes[left.change].newLabel < changes[right.change].newLabel
    }
    return sorted
  }

  /// Returns the section for rows that arrive; inserts it if there is none.
  ///
  /// - Parameter last: The section of the rows before, behind which it is.
  @inlinable
  mutating func partForArrival(
    _ key: Key?, after last: Int?, _ staying: inout ContiguousArray<ShownPlace>
  ) -> Int {
    guard let key else { return 0 }
    var (part, isFound) = part(of: key)
    if let last, part <= last {
      // Only a rule that changes its mind leads back.
      part = last + 1
      isFound = false
    }
    if isFound { return part }
    parts.insert(DerivedPart(key), at: part)
    for index in staying.indices where staying[index].part >= part {
      staying[index] = ShownPlace(
        staying[index].part + 1, staying[index].position, staying[index].change)
    }
    return part
  }
}
