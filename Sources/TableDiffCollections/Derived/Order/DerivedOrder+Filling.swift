// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The stages of creating a list.
extension _DerivedOrder {
  @export(implementation)
  mutating func filter(_ isIncluded: @escaping Rules.Predicate) throws(_Stopped) {
    _ = try retest(labels.included, isIncluded, nil)
    // A new list has no earlier filter that a wider one could follow.
    remembered = OrderCache()
    guard let before = rules.isIncluded else {
      rules.isIncluded = isIncluded
      return
    }
    rules.isIncluded = { before($0) && isIncluded($0) }
  }

  /// Sorts the rows; rows that compare equal keep their order.
  @export(implementation)
  mutating func sort(by first: RowOrder<Row>) throws(_Stopped) {
    try sortAll(by: rules.order.map { RowOrder(first, then: $0) } ?? first, nil)
  }

  /// Returns this order grouped into sections.
  @export(implementation)
  func grouped<Other>(
    by key: @escaping @Sendable (UnsafePointer<Row>) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool
  ) throws(_Stopped) -> _DerivedOrder<Source, Other> {
    var grouped = _DerivedOrder<Source, Other>(
      source, labels, shown, rules.grouped(by: key, keyPrecedes),
      try sections(by: key, keyPrecedes, nil))
    grouped.isReversed = isReversed
    grouped.pinsEditedRows = pinsEditedRows
    grouped.keptRows = keptRows
    return grouped
  }
}

extension _DerivedOrder {
  /// Replaces an empty source, and shows the rows that the filter includes.
  ///
  /// It is as fast as creating the list, because no row has to be found among others.
  @export(implementation)
  mutating func fill(with new: Source, _ stop: _StopPoll?) throws(_Stopped) -> _ShownChanges {
    (source, labels) = (new, SourceLabels(count: new.count))
    remembered = OrderCache()
    var shown = _ShownChanges(counts)
    var included = labels.tested(for: .any)
    if let isIncluded = rules.isIncluded { included = try testing(included, isIncluded, stop) }
    labels.included = included
    parts = [DerivedPart(nil, try sortedLabels(stop))]
    if let key = rules.key { parts = try sections(by: key, rules.keyPrecedes, stop) }
    endChange(&shown)
    shown.fill()
    refresh()
    return shown
  }

  /// Returns the labels of all included rows, sorted.
  @export(implementation)
  func sortedLabels(_ stop: _StopPoll?) throws(_Stopped) -> LabelOrder {
    guard let order = rules.order else { return try labels.order(stop) }
    var rows = try includedRows(labels.included, stop)
    try order.sort(&rows, stop)
    var builder = TreeBuilder<UInt64>()
    for block in StopBlocks(of: rows.indices) {
      for index in block { builder.append(rows[index].number) }
      try stop?.check(after: block.count)
    }
    try rows.drop(stop)
    return LabelOrder(builder)
  }

  @export(implementation)
  func sections<Other: Hashable>(
    by key: @Sendable (UnsafePointer<Row>) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<DerivedPart<Other>> {
    var builder = SectionBuilder(keyPrecedes)
    for part in parts {
      try part.order.withChunks { labels throws(_Stopped) in
        for label in labels { builder.append(label, withRow(label) { key($0) }) }
        try stop?.check(after: labels.count * 8)
      }
    }
    return try builder.finish(stop)
  }
}

extension _DerivedOrder {
  /// Sorts all rows, and discards the remembered order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of shown rows.
  @export(implementation)
  mutating func sortAll(by order: RowOrder<Row>, _ stop: _StopPoll?) throws(_Stopped) {
    rules.order = order
    remembered = OrderCache()
    keptRows = [:]
    parts = rules.key == nil ? [DerivedPart(nil)] : []
    try insert(try includedRows(labels.included, stop), stop) {
      $0
    } arrived: { _, _ in
    }
  }

  /// Returns the included rows with their labels, in the order of the source.
  @export(implementation)
  func includedRows(
    _ included: RowBits, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<SortedRow<Row>> {
    var rows = ContiguousArray<SortedRow<Row>>()
    rows.reserveCapacity(included.count)
    try source.withRowChunks(count: labels.count) { chunk, start throws(_Stopped) in
      for block in StopBlocks(of: start..<start + chunk.count) {
        labels.forEachIncluded(in: block, included) { offset, label in
          rows.append(SortedRow(chunk[offset - start], label))
        }
        try stop?.check(after: block.count)
      }
    }
    return rows
  }
}

extension SourceLabels {
  /// Calls a closure with the offset and label of each included row in a range.
  @export(implementation)
  @inline(__always)
  func forEachIncluded(
    in range: Range<Int>, _ included: RowBits, _ body: (_ offset: Int, _ label: UInt64) -> Void
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let place = place(at: offset)
      let run = chunks[place.chunk][place.run]
      let end = min(range.upperBound, offset + Int(run.count) - place.index)
      var bits = included.bits(offset..<end)
      while bits != 0 {
        let index = bits.trailingZeroBitCount
        body(offset + index, run.label(at: place.index + index))
        bits &= bits &- 1
      }
      offset = end
    }
  }
}
