// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row that is sorted, where it is in memory.
@usableFromInline
struct SortedRow<Row> {
  @usableFromInline let address: UnsafePointer<Row>
  @usableFromInline let label: UInt64

  @inlinable
  init(_ address: UnsafePointer<Row>, _ label: UInt64) {
    (self.address, self.label) = (address, label)
  }
}

/// Thrown to leave a sort.
@usableFromInline
struct SortStopped: Error {
  @inlinable
  init() {}
}

extension DerivedOrder {
  /// Calls a closure with the addresses and labels of all shown rows, in the order of the source.
  @inlinable
  func withShownRows<Result>(
    _ body: (inout ContiguousArray<SortedRow<Row>>) -> Result
  ) -> Result {
    var rows = ContiguousArray<SortedRow<Row>>()
    var copies = ContiguousArray<Row>()
    if let tree = TreeArray<Row>(sharing: source) {
      defer { withExtendedLifetime(tree) {} }
      tree.appendAddresses(of: labels, to: &rows)
      return body(&rows)
    }
    let result: Result? = source.withContiguousStorageIfAvailable { buffer in
      append(buffer, to: &rows)
      return body(&rows)
    }
    if let result { return result }
    copies = ContiguousArray(copying: source, count: source.count)
    return copies.withUnsafeBufferPointer { buffer in
      append(buffer, to: &rows)
      return body(&rows)
    }
  }

  @inlinable
  func append(
    _ buffer: UnsafeBufferPointer<Row>, to rows: inout ContiguousArray<SortedRow<Row>>
  ) {
    guard let address = buffer.baseAddress else { return }
    require(
      buffer.count == labels.count,
      "The source had \(labels.count) rows, but has \(buffer.count).")
    labels.forEachIncluded { offset, label in rows.append(SortedRow(address + offset, label)) }
  }

  /// Orders the rows of each section anew, unless it is stopped.
  ///
  /// - Parameters:
  ///   - precedes: Whether a row comes before another one; `nil` for the order of the source.
  ///   - shouldStop: Polled after some thousand comparisons.
  /// - Returns: The sections; `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n* log *n*), where *n* is the number of shown rows.
  @inlinable
  func sortedParts(
    by precedes: ((Row, Row) -> Bool)?, shouldStop: () -> Bool
  ) -> ContiguousArray<DerivedPart<Key>>? {
    if precedes == nil, rules.key == nil { return [DerivedPart(nil, labels.order(), old: 0)] }
    let key = rules.key
    return withShownRows { rows -> ContiguousArray<DerivedPart<Key>>? in
      if let precedes {
        var count = 0
        do {
          try rows.sort { left, right throws(SortStopped) in
            count &+= 1
            if count & 0x3FFF == 0, shouldStop() { throw SortStopped() }
            return precedes(left.address.pointee, right.address.pointee)
          }
        } catch { return nil }
      }
      guard let key else {
        var builder = TreeBuilder<UInt64>()
        for row in rows { builder.append(row.label) }
        return [DerivedPart(nil, LabelOrder(builder), old: 0)]
      }
      // Each row into the section that it has, whatever its key is by now.
      return regrouped(rows, key)
    }
  }

  /// Distributes rows among sections by their keys.
  @inlinable
  func regrouped(
    _ rows: ContiguousArray<SortedRow<Row>>, _ key: (Row) -> Key
  ) -> ContiguousArray<DerivedPart<Key>> {
    var groups = SectionBuilder<Key>(rules.keyPrecedes)
    for row in rows { groups.append(row.label, key(row.address.pointee)) }
    return groups.finish()
  }
}

extension TreeArray {
  /// Appends the addresses and labels of the elements that are included.
  @inlinable
  func appendAddresses(
    of labels: SourceLabels, to rows: inout ContiguousArray<SortedRow<Element>>
  ) {
    require(count == labels.count, "The source had \(labels.count) rows, but has \(count).")
    var starts = ContiguousArray<(start: Int, address: UnsafePointer<Element>)>()
    var start = 0
    withChunks { chunk in
      if let address = chunk.baseAddress { starts.append((start, address)) }
      start += chunk.count
    }
    var index = 0
    labels.forEachIncluded { offset, label in
      while index + 1 < starts.count, starts[index + 1].start <= offset { index += 1 }
      rows.append(SortedRow(starts[index].address + (offset - starts[index].start), label))
    }
  }
}

extension SourceLabels {
  /// Calls a closure with the offsets and labels of included rows.
  @inlinable
  @inline(__always)
  func forEachIncluded(_ body: (_ offset: Int, _ label: UInt64) -> Void) {
    for chunk in chunks.indices {
      let start = Int(starts[chunk])
      for run in chunks[chunk] {
        var bits = run.included
        while bits != 0 {
          let index = bits.trailingZeroBitCount
          body(start + Int(run.start) + index, run.label(at: index))
          bits &= bits &- 1
        }
      }
    }
  }
}

/// Distributes labels among the sections of their keys.
@usableFromInline
struct SectionBuilder<Key> {
  @usableFromInline let keyPrecedes: @Sendable (Key, Key) -> Bool

  /// The labels of each section, in the order in which the sections came.
  @usableFromInline var groups: ContiguousArray<ContiguousArray<UInt64>> = []

  /// The keys in order, and the index of the group of each.
  @usableFromInline var keys: ContiguousArray<Key> = []
  @usableFromInline var indices: ContiguousArray<Int> = []

  /// The position of the last key in order.
  @usableFromInline var last = 0

  @inlinable
  init(_ keyPrecedes: @escaping @Sendable (Key, Key) -> Bool) { self.keyPrecedes = keyPrecedes }

  @inlinable
  mutating func append(_ label: UInt64, _ key: Key) {
    // Sorted rows often have the key of the row before.
    if last >= keys.count || keyPrecedes(keys[last], key) || keyPrecedes(key, keys[last]) {
      var (low, high) = (0, keys.count)
      while low < high {
        let middle = (low + high) / 2
        if keyPrecedes(keys[middle], key) { low = middle + 1 } else { high = middle }
      }
      if low == keys.count || keyPrecedes(key, keys[low]) {
        keys.insert(key, at: low)
        indices.insert(groups.count, at: low)
        groups.append([])
      }
      last = low
    }
    groups[indices[last]].append(label)
  }

  /// Returns the sections in order.
  @inlinable
  func finish() -> ContiguousArray<DerivedPart<Key>> {
    var parts = ContiguousArray<DerivedPart<Key>>()
    for index in keys.indices {
      parts.append(DerivedPart(keys[index], LabelOrder(groups[indices[index]])))
    }
    return parts
  }
}
