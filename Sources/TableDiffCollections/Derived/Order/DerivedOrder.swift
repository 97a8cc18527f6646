// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The labels of the rows that a list shows, in order and in sections.
///
/// The rows of a section are ordered by the rule, then by label, which is the order of the source.
/// So the order is total, and a binary search finds the place of any row, shown or not.
public struct _DerivedOrder<Source: RandomAccessCollection, Key: Hashable>
where Source.Index == Int {
  @usableFromInline typealias Row = Source.Element
  @usableFromInline typealias Rules = DerivationRules<Row, Key>

  @usableFromInline var source: Source
  @usableFromInline var labels: SourceLabels

  /// The source that the lists of shown rows read.
  ///
  /// A new filter or order keeps it: lists with the same object have the same source.
  @usableFromInline var shown: DerivedSource<Source>

  @usableFromInline var rules: DerivationRules<Row, Key>

  /// The sections in order.
  ///
  /// A list without sections has a single one. In other lists, no section is empty.
  @usableFromInline var parts: ContiguousArray<DerivedPart<Key>>

  /// The order of excluded rows.
  @usableFromInline var remembered = OrderCache<Key>()

  @usableFromInline var pinsEditedRows = false

  /// The rows that kept their place, by label, in the state that determined the place.
  @usableFromInline var keptRows: [UInt64: Row] = [:]

  /// Whether the list is shown in reverse.
  @usableFromInline var isReversed = false

  /// Creates an order of all rows.
  @export(implementation)
  init(_ source: Source) throws(_Stopped) {
    self.source = source
    labels = SourceLabels(count: source.count)
    labels.includeAll()
    shown = DerivedSource(source, labels)
    rules = DerivationRules()
    parts = [DerivedPart(nil, try labels.order(nil))]
  }

  /// Creates an order of the same rows in other sections.
  @export(implementation)
  init(
    _ source: Source, _ labels: SourceLabels, _ shown: DerivedSource<Source>,
    _ rules: DerivationRules<Row, Key>, _ parts: ContiguousArray<DerivedPart<Key>>
  ) {
    (self.source, self.labels, self.shown) = (source, labels, shown)
    (self.rules, self.parts) = (rules, parts)
  }

  /// Lets the lists of shown rows read the current source.
  @export(implementation)
  mutating func refresh() { shown = DerivedSource(source, labels) }
}

extension _DerivedOrder: Sendable where Source: Sendable, Row: Sendable, Key: Sendable {}

extension _DerivedOrder {
  @export(implementation)
  @inline(__always)
  func sourceRow(_ offset: Int) -> Row { source[source.startIndex + offset] }

  @export(implementation)
  @inline(__always)
  func withRow<Result>(_ label: UInt64, _ body: (UnsafePointer<Row>) -> Result) -> Result {
    guard let offset = labels.offset(of: label) else { fatalError("No row has label \(label).") }
    return source.withElement(at: offset, body)
  }

  /// Calls a closure with the address of the row that determined the place of a label.
  @export(implementation)
  @inline(__always)
  func withPlacedRow<Result>(_ label: UInt64, _ body: (UnsafePointer<Row>) -> Result) -> Result {
    if !keptRows.isEmpty, let row = keptRows[label] { return withUnsafePointer(to: row, body) }
    return withRow(label, body)
  }

  @export(implementation) var counts: ContiguousArray<Int> {
    var counts = ContiguousArray<Int>()
    counts.reserveCapacity(parts.count)
    for index in parts.indices { counts.append(parts[index].order.count) }
    return counts
  }
}

extension _DerivedOrder {
  /// Returns whether a shown row is placed before a given row.
  @export(implementation)
  @inline(__always)
  func isPlaced(_ other: UInt64, before row: UnsafePointer<Row>, _ label: UInt64) -> Bool {
    guard let precedes = rules.order?.precedes else { return other < label }
    return withPlacedRow(other) { RowOrder.places($0, other, before: row, label, precedes) }
  }

  /// Returns the position in a section at which a row is or would be inserted.
  ///
  /// - Complexity: O(log *n*) calls of the rule, where *n* is the number of rows in the section.
  @export(implementation)
  func position(of row: UnsafePointer<Row>, _ label: UInt64, in part: Int) -> Int {
    parts[part].order.partitioningIndex { !isPlaced($0, before: row, label) }
  }

  /// Returns whether a hidden row belongs at a position of a section.
  @export(implementation)
  func fits(_ row: UnsafePointer<Row>, _ label: UInt64, in part: Int, at position: Int) -> Bool {
    let order = parts[part].order
    if position > order.count { return false }
    if position > 0, !isPlaced(order[position - 1], before: row, label) { return false }
    return position == order.count || !isPlaced(order[position], before: row, label)
  }

  /// Returns the position in a section at which a row is or would be inserted, by an exponential
  /// search.
  ///
  /// - Parameters:
  ///   - start: A position; all rows before it come before the row.
  ///   - step: The approximate distance from `start` to the row.
  /// - Complexity: O(log *d*) calls of the rule, where *d* is `step` plus the distance from
  ///   `start`.
  @export(implementation)
  func position(
    of row: UnsafePointer<Row>, _ label: UInt64, in part: Int, from start: Int, step: Int
  ) -> Int {
    parts[part].order.partitioningIndex(from: start, step: step) {
      !isPlaced($0, before: row, label)
    }
  }

  /// Returns a finder for the rows of a section; `nil` if they have no stable storage.
  @export(implementation)
  func batch(of part: Int) -> RowBatch<Row>? {
    KeptRows(sharing: source).map { RowBatch($0, labels, parts[part].order) }
  }

  /// Returns the section of a key, or the first one after it.
  @export(implementation)
  func part(of key: Key) -> (index: Int, isFound: Bool) { part(of: key, in: parts, from: 0) }

  /// Returns the section of a key, or the first one after it, searching from an index on.
  @export(implementation)
  func part(
    of key: Key, in parts: ContiguousArray<DerivedPart<Key>>, from first: Int
  ) -> (index: Int, isFound: Bool) {
    let index = parts[first...].partitioningIndex { part in
      guard let other = part.key else { return true }
      return !rules.keyPrecedes(other, key)
    }
    return (index, index < parts.count && parts[index].hasKey(key))
  }

  /// Returns the place of a shown row; searches all places if an inconsistent rule hides it.
  ///
  /// - Parameter row: The row in the state that determined its place.
  @export(implementation)
  func place(of row: UnsafePointer<Row>, _ label: UInt64) -> (part: Int, position: Int)? {
    var part = 0
    if let key = rules.key { part = self.part(of: key(row)).index }
    if part < parts.count {
      let position = position(of: row, label, in: part)
      let order = parts[part].order
      if position < order.count, order[position] == label { return (part, position) }
    }
    return anyPlace(of: label)
  }

  @export(implementation)
  @inline(never)
  func anyPlace(of label: UInt64) -> (part: Int, position: Int)? {
    for part in parts.indices {
      if let position = parts[part].order.firstIndex(of: label) { return (part, position) }
    }
    return nil
  }
}

extension RandomAccessCollection where Index == Int {
  /// Calls a closure with the address of the element at an offset, which is copied only if it is
  /// not in memory.
  @export(implementation)
  @inline(__always)
  func withElement<Result>(at offset: Int, _ body: (UnsafePointer<Element>) -> Result) -> Result {
    if let tree = TreeArray<Element>(sharing: self) {
      TreeArray<Element>.check(offset, in: tree.count)
      defer { withExtendedLifetime(tree) {} }
      if let root = tree.rootNode { return body(UnsafePointer(root.element(at: offset))) }
    }
    let result: Result?? = withContiguousStorageIfAvailable { elements -> Result? in
      guard let first = elements.baseAddress, offset < elements.count else { return nil }
      return body(first + offset)
    }
    return (result ?? nil) ?? withUnsafePointer(to: self[startIndex + offset], body)
  }
}
