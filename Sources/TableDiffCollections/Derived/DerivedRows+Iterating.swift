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

  /// The next row among those that were found, and the end of these; a reversed list goes down.
  @usableFromInline var index = 0
  @usableFromInline var end = 0
  @usableFromInline let step: Int

  /// All rows, and the positions of those that were not found yet.
  @usableFromInline let rows: DerivedRows<Source>
  @usableFromInline var rest: Range<Int>

  /// The number of rows to find: few at first, since many lists are read in part.
  @usableFromInline var limit = 16

  @export(implementation)
  init(_ rows: DerivedRows<Source>) {
    self.rows = rows
    rest = 0..<rows.count
    guard case .derived(let order, let source, let isReversed) = rows.storage else {
      step = 1
      return
    }
    step = isReversed ? -1 : 1
    batch = KeptRows(sharing: source.source).map { RowBatch($0, source.labels, order) }
  }

  /// Returns the next row; `nil` if there is none.
  @export(implementation)
  @inline(__always)
  public mutating func next() -> Source.Element? {
    if index == end, !findRows() { return nextByIndex() }
    defer { index &+= step }
    return batch?.row(index).pointee
  }

  /// Finds the rows that follow.
  ///
  /// - Returns: `false` if there are none, or if they cannot be found.
  @export(implementation)
  @inline(never)
  mutating func findRows() -> Bool {
    if batch == nil || rest.isEmpty { return false }
    let leaf = batch?.leaf(at: step > 0 ? rest.lowerBound : rest.upperBound - 1) ?? rest
    let positions = leaf.clamped(to: rest)
    let count = Swift.min(positions.count, limit)
    limit = RowBatch<Source.Element>.capacity
    if step > 0 {
      batch?.find(positions.prefix(count))
      (index, end) = (0, count)
      rest = rest.dropFirst(count)
    } else {
      batch?.find(positions.suffix(count))
      (index, end) = (count - 1, -1)
      rest = rest.dropLast(count)
    }
    return true
  }

  /// Returns the next row of a list that has its own, or whose source finds them by index.
  @export(implementation)
  @inline(never)
  mutating func nextByIndex() -> Source.Element? {
    if rest.isEmpty { return nil }
    defer { rest = rest.dropFirst() }
    return rows[rows.startIndex + rest.lowerBound]
  }
}
