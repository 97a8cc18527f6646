// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A list whose rows can be looked up by key.
@usableFromInline
struct KeyedSource<Source: RandomAccessCollection, Key: Hashable> where Source.Index == Int {
  @usableFromInline typealias Row = Source.Element

  @usableFromInline var source: LabeledSource<Source>
  @usableFromInline var index: KeyIndex

  /// Returns the key of a row.
  @usableFromInline let key: @Sendable (Row) -> Key

  @export(implementation)
  init(
    _ list: Source, by key: @escaping @Sendable (Row) -> Key, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let source = LabeledSource(list)
    var entries = ContiguousArray<KeyEntry>()
    entries.reserveCapacity(source.labels.count)
    var labels = SourceLabels.Iterator(source.labels)
    for row in list {
      entries.append(KeyEntry(key(row).hashValue, labels.next()))
      try stop?.check(after: 4)
    }
    (self.source, self.key) = (source, key)
    index = try KeyIndex(entries, stop)
  }
}

extension KeyedSource: Sendable where Source: Sendable {}

extension KeyedSource {
  @usableFromInline var list: Source { source.list }

  /// Calls a closure with each row with a key, in order, until it returns `false`.
  @export(implementation)
  func forEachRow(
    of key: Key, _ stop: _StopPoll?,
    _ body: (_ row: Row, _ label: UInt64) throws(_Stopped) -> Bool
  ) throws(_Stopped) {
    try index.forEachLabel(ofHash: key.hashValue) { label throws(_Stopped) in
      try stop?.check(after: _StopPoll.search)
      // Different keys may have equal hashes.
      guard let row = source.row(label), self.key(row) == key else { return true }
      return try body(row, label)
    }
  }

  /// Returns the rows with a key, in order.
  @export(implementation)
  func rows(of key: Key, _ stop: _StopPoll?) throws(_Stopped) -> ContiguousArray<Row> {
    var rows = ContiguousArray<Row>()
    try forEachRow(of: key, stop) { row, _ in
      rows.append(row)
      return true
    }
    return rows
  }

  /// Returns the first row with a key; `nil` if there is none.
  @export(implementation)
  func first(of key: Key, _ stop: _StopPoll?) throws(_Stopped) -> (row: Row, label: UInt64)? {
    var first: (Row, UInt64)?
    try forEachRow(of: key, stop) { row, label in
      first = (row, label)
      return false
    }
    return first
  }

  /// Returns whether any row has a key.
  @export(implementation)
  func contains(_ key: Key, _ stop: _StopPoll?) throws(_Stopped) -> Bool {
    try first(of: key, stop) != nil
  }
}

/// A changed row of a list, with its keys.
@usableFromInline
struct KeyedChange<Row, Key> {
  /// The old row and its label; `nil` if it is inserted.
  @usableFromInline let old: (label: UInt64, key: Key)?

  /// The new row and its label; `nil` if it is deleted.
  @usableFromInline let new: (row: Row, label: UInt64, key: Key)?

  @export(implementation)
  init(old: (label: UInt64, key: Key)?, new: (row: Row, label: UInt64, key: Key)?) {
    (self.old, self.new) = (old, new)
  }

  /// Returns the old and new keys of changed rows.
  @export(implementation)
  static func keys(
    of changes: [KeyedChange], _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Key> where Key: Hashable {
    var keys = IDNumbers<Key>()
    // Growing a table reads all of it.
    keys.reserveCapacity(2 * changes.count)
    for change in changes {
      try stop?.check(after: 8)
      if let old = change.old { _ = keys.number(of: old.key) }
      if let new = change.new { _ = keys.number(of: new.key) }
    }
    return keys.ids
  }
}

extension KeyedSource {
  /// Updates to the next version of the list, and returns the rows that changed or got a new label.
  ///
  /// - Parameter share: At most one in `share` rows may change.
  /// - Returns: `nil` if so much changed that everything must be recreated; the list is then
  ///   unchanged.
  /// - Complexity: O(*k* log *n*) amortized, where *k* is the number of changes and *n* of rows.
  @export(implementation)
  mutating func update(
    to new: Source, by diff: ListDiff, oneIn share: Int = 8, _ stop: _StopPoll?
  ) throws(_Stopped) -> [KeyedChange<Row, Key>]? {
    let before = source
    guard let changes = try source.update(to: new, by: diff, oneIn: share, stop) else { return nil }
    var keyed: [KeyedChange<Row, Key>] = []
    keyed.reserveCapacity(changes.count)
    var (removed, inserted): ([KeyEntry], [KeyEntry]) = ([], [])
    for change in changes {
      try stop?.check(after: 8)
      let old = change.old.map { (change.oldLabel, key(before.row(at: $0))) }
      let new = change.new.map { offset in
        let row = source.row(at: offset)
        return (row, change.newLabel, key(row))
      }
      if let (label, key) = old { removed.append(KeyEntry(key.hashValue, label)) }
      if let (_, label, key) = new { inserted.append(KeyEntry(key.hashValue, label)) }
      keyed.append(KeyedChange(old: old, new: new))
    }
    try index.edit(removing: removed, inserting: inserted, stop)
    return keyed
  }
}
