// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The stages of which a list is made at first.
extension _DerivedOrder {
  /// Excludes the rows that do not satisfy a predicate, from now on.
  @export(implementation)
  mutating func filter(_ isIncluded: @escaping Rules.Predicate) {
    if rules.order == nil, rules.key == nil {
      labels.included = testing(labels.included, isIncluded)
      parts = [DerivedPart(nil, labels.order())]
    } else {
      _ = exclude(isIncluded)
    }
    guard let before = rules.isIncluded else {
      rules.isIncluded = isIncluded
      return
    }
    rules.isIncluded = { before($0) && isIncluded($0) }
  }

  /// Orders rows; those that the order does not tell apart remain as they are.
  @export(implementation)
  mutating func sort(by first: RowOrder<Row>) {
    let order = rules.order.map { RowOrder(first, then: $0) } ?? first
    guard let parts = sortedParts(by: order, shouldStop: nil) else { return }
    rules.order = order
    self.parts = parts
    keptRows = [:]
  }

  /// Returns this order in sections.
  @export(implementation)
  func grouped<Other>(
    by key: @escaping @Sendable (UnsafePointer<Row>) -> Other,
    _ keyPrecedes: @escaping @Sendable (Other, Other) -> Bool
  ) -> _DerivedOrder<Source, Other> {
    var builder = SectionBuilder(keyPrecedes)
    for part in parts {
      for label in part.order { builder.append(label, withRow(label) { key($0) }) }
    }
    var grouped = _DerivedOrder<Source, Other>(
      source, labels, shown, rules.grouped(by: key, keyPrecedes), builder.finish())
    grouped.isReversed = isReversed
    grouped.pinsEditedRows = pinsEditedRows
    grouped.keptRows = keptRows
    return grouped
  }
}

/// Sorting all rows.
extension _DerivedOrder {
  /// Returns the sections with their rows in some order, unless it is stopped.
  ///
  /// - Parameters:
  ///   - order: The order; `nil` for that of the source.
  ///   - shouldStop: Polled after some ten thousand rows.
  /// - Returns: `nil` if `shouldStop` returned `true`.
  /// - Complexity: O(*n* log *n*), where *n* is the number of shown rows.
  @export(implementation)
  func sortedParts(
    by order: RowOrder<Row>?, shouldStop: (() -> Bool)?
  ) -> ContiguousArray<DerivedPart<Key>>? {
    guard let rows = order?.sorted(shownRows(), shouldStop: shouldStop) else {
      if order != nil { return nil }
      guard let key = rules.key else { return [DerivedPart(nil, labels.order(), old: 0)] }
      var builder = SectionBuilder(rules.keyPrecedes)
      for row in shownRows() { builder.append(row.number, withUnsafePointer(to: row.row, key)) }
      return builder.finish()
    }
    guard let key = rules.key else {
      var builder = TreeBuilder<UInt64>()
      for index in rows.indices { builder.append(rows[index].number) }
      return [DerivedPart(nil, LabelOrder(builder), old: 0)]
    }
    var builder = SectionBuilder(rules.keyPrecedes)
    for row in rows { builder.append(row.number, withUnsafePointer(to: row.row, key)) }
    return builder.finish()
  }

  /// Returns all shown rows with their labels, in the order of the source.
  @export(implementation)
  func shownRows() -> ContiguousArray<SortedRow<Row>> {
    let included = labels.included
    var rows = ContiguousArray<SortedRow<Row>>()
    rows.reserveCapacity(included.count)
    source.withRowChunks(count: labels.count) { chunk, start in
      labels.forEachIncluded(in: start..<start + chunk.count, included) { offset, label in
        rows.append(SortedRow(chunk[offset - start], label))
      }
    }
    return rows
  }
}

extension SourceLabels {
  /// Calls a closure with the offsets and labels of included rows in a range.
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

extension _DerivedOrder {
  /// Takes new labels, if the old ones have become many runs.
  @export(implementation)
  mutating func renumberIfFragmented() {
    if !labels.isFragmented { return }
    let old = labels
    labels = old.renumbered()
    for part in parts.indices { parts[part].order = labels.order(of: parts[part].order, in: old) }
    if keptRows.isEmpty { return }
    var rows: [UInt64: Row] = [:]
    for (label, row) in keptRows {
      if let offset = old.offset(of: label) { rows[labels.label(at: offset)] = row }
    }
    keptRows = rows
  }
}
