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
  @usableFromInline var addresses = ContiguousArray<UnsafeRawPointer?>()

  /// Where the address of the next row is, and the end of those that were found; a reversed list goes
  /// down.
  @usableFromInline var place: UnsafePointer<UnsafeRawPointer?>?
  @usableFromInline var end: UnsafePointer<UnsafeRawPointer?>?
  @usableFromInline let step: Int

  /// All rows, and those that were not found yet: their positions in the order, or their offsets if
  /// they are copied.
  @usableFromInline let rows: DerivedRows<Source>
  @usableFromInline var rest: Range<Int>

  /// The number of rows to find: few at first, since many lists are read in part.
  @usableFromInline var limit = 16

  @export(implementation)
  init(_ rows: DerivedRows<Source>) {
    self.rows = rows
    rest = 0..<rows.count
    guard case .derived(let order, let source, let isReversed) = rows.storage,
      let kept = KeptRows(sharing: source.source)
    else {
      step = 1
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
    defer { place = place.map { $0 + step } }
    return place?.pointee?.assumingMemoryBound(to: Source.Element.self).pointee
  }

  /// Finds the rows that follow.
  ///
  /// - Returns: `false` if there are none.
  @export(implementation)
  @inline(never)
  mutating func findRows() -> Bool {
    if rest.isEmpty { return false }
    if batch == nil {
      copyRows()
      return true
    }
    let leaf = batch?.leaf(at: step > 0 ? rest.lowerBound : rest.upperBound - 1) ?? rest
    let positions = leaf.clamped(to: rest)
    let count = Swift.min(positions.count, limit)
    limit = RowBatch<Source.Element>.capacity
    batch?.find(step > 0 ? positions.prefix(count) : positions.suffix(count))
    rest = step > 0 ? rest.dropFirst(count) : rest.dropLast(count)
    // Valid until others are found: nothing writes to the array before.
    let first = batch?.addresses.withUnsafeBufferPointer { $0.baseAddress }
    place = step > 0 ? first : first.map { $0 + (count - 1) }
    end = place.map { $0 + count * step }
    return true
  }

  /// Copies the rows that follow, of a list that has its own, or whose source finds them by index.
  @export(implementation)
  mutating func copyRows() {
    copies.removeAll(keepingCapacity: true)
    addresses.removeAll(keepingCapacity: true)
    for position in rest.prefix(limit) { copies.append(rows[rows.startIndex + position]) }
    rest = rest.dropFirst(limit)
    limit = RowBatch<Source.Element>.capacity
    copies.withUnsafeBufferPointer { copies in
      for index in copies.indices {
        addresses.append(copies.baseAddress.map { UnsafeRawPointer($0 + index) })
      }
    }
    place = addresses.withUnsafeBufferPointer { $0.baseAddress }
    end = place.map { $0 + addresses.count }
  }
}
