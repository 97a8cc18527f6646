// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedRows {
  @_documentation(visibility: internal)
  @export(implementation)
  public func makeIterator() -> _DerivedRowIterator<Source> { _DerivedRowIterator(self) }

  #if !hasFeature(Embedded)
    // The standard library reads each row by its index.
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

/// Iterates over the rows of a derived list, which it finds some dozens at a time.
public struct _DerivedRowIterator<Source: RandomAccessCollection>: IteratorProtocol
where Source.Index == Int {
  /// Finds the rows; `nil` if they are not in memory that stays.
  @usableFromInline var batch: RowBatch<Source.Element>?

  /// Copies of rows that are not in memory that stays, and their addresses.
  @usableFromInline var copies = ContiguousArray<Source.Element>()
  @usableFromInline var addresses = ContiguousArray<Int>()

  /// Where the address of the next row is, and the end of those that were found; a reversed list goes
  /// down.
  @usableFromInline var place: UnsafePointer<Int>?
  @usableFromInline var end: UnsafePointer<Int>?
  @usableFromInline let step: Int

  /// All rows, and those that were not found yet: their positions in the order, or their offsets if
  /// they are copied.
  @usableFromInline let rows: DerivedRows<Source>
  @usableFromInline var rest: Range<Int>

  /// The number of rows to find: few at first, since many lists are read in part.
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
  /// There is one place where a row is read: of a row that is returned at several, the references are
  /// counted, which reads what it refers to.
  @export(implementation)
  @inline(__always)
  public mutating func next() -> Source.Element? {
    if place == end, !findRows() { return nil }
    guard let current = place, let row = UnsafePointer<Source.Element>(bitPattern: current.pointee)
    else { return nil }
    place = current + step
    return row.pointee
  }

  /// Finds the rows that follow.
  ///
  /// - Returns: `false` if there are none.
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

  /// Copies the rows that follow, of a list that has its own, or whose source finds them by index.
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
