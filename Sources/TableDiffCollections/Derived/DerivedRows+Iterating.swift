// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedRows {
  @_documentation(visibility: internal)
  @export(implementation)
  public func makeIterator() -> _DerivedRowIterator<Source> { _DerivedRowIterator(self) }

  #if !hasFeature(Embedded)
    // The standard library's implementation reads each row by its index.
    @_documentation(visibility: internal)
    @export(implementation)
    public func map<Result, Failure: Error>(
      _ transform: (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
      var results: [Result] = []
      results.reserveCapacity(count)
      for row in self { results.append(try transform(row)) }
      return results
    }
  #endif
}

/// Iterates over the rows of a derived list, finding dozens of them at a time.
public struct _DerivedRowIterator<Source: RandomAccessCollection>: IteratorProtocol
where Source.Index == Int {
  /// Finds the rows; `nil` if the source has no stable storage.
  @usableFromInline var batch: RowBatch<Source.Element>?

  /// Copies of the rows of a source without stable storage, and their addresses.
  @usableFromInline var copies = ContiguousArray<Source.Element>()
  @usableFromInline var addresses = ContiguousArray<Int>()

  /// The address of the next row's address, and the end of the rows found so far; descending if the
  /// list is reversed.
  @usableFromInline var place: UnsafePointer<Int>?
  @usableFromInline var end: UnsafePointer<Int>?
  @usableFromInline let step: Int

  /// The rows, and those not yet found: positions in the order, or offsets if rows are copied.
  @usableFromInline let rows: DerivedRows<Source>
  @usableFromInline var rest: Range<Int>

  /// The number of rows to find next; small at first, since many lists are read only in part.
  @usableFromInline var limit: Int

  @export(implementation)
  init(_ rows: DerivedRows<Source>) {
    self.rows = rows
    limit = rows.count > RowFinder.capacity ? 16 : RowFinder.capacity
    guard case .derived(let order, let source, let isReversed) = rows.storage,
      let kept = KeptRows(sharing: source.source)
    else {
      (step, rest) = (1, 0..<rows.count)
      return
    }
    step = isReversed ? -1 : 1
    rest = rows.positions(in: order, isReversed: isReversed)
    batch = RowBatch(kept, source.labels, order)
  }

  /// Returns the next row; `nil` if there is none.
  ///
  /// The row is read in a single place. If several places returned it, its references would be
  /// counted, which reads the memory they refer to.
  @export(implementation)
  @inline(__always)
  public mutating func next() -> Source.Element? {
    if place == end, !findRows() { return nil }
    guard let current = place, let row = UnsafePointer<Source.Element>(bitPattern: current.pointee)
    else { return nil }
    place = current + step
    return row.pointee
  }

  /// Finds the next rows.
  ///
  /// - Returns: `false` at the end.
  @export(implementation)
  @inline(never)
  mutating func findRows() -> Bool {
    if rest.isEmpty { return false }
    defer { limit = RowFinder.capacity }
    guard let found = batch?.finder.find(nextOf: &rest, limit, step: step) else {
      copyRows()
      return true
    }
    (place, end) = (found.place, found.end)
    return true
  }

  /// Copies the next rows of a list that owns its rows, or whose source is read by index.
  @export(implementation)
  mutating func copyRows() {
    copies.removeAll(keepingCapacity: true)
    addresses.removeAll(keepingCapacity: true)
    for position in rest.prefix(limit) {
      copies.append(rows[rows.startIndex + position])
    }
    rest = rest.dropFirst(limit)
    copies.withUnsafeBufferPointer { copies in
      for index in copies.indices {
        addresses.append(Int(bitPattern: copies.baseAddress.map { $0 + index }))
      }
    }
    place = addresses.withUnsafeBufferPointer { $0.baseAddress }
    end = place.map { $0 + addresses.count }
  }
}
