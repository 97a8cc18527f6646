// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The rows of a list whose keys are in another list, or are not.
@usableFromInline
struct FilteredByKeys<Source: RandomAccessCollection, Other: RandomAccessCollection, Key: Hashable>
where Source.Index == Int, Other.Index == Int {
  @usableFromInline typealias Row = Source.Element

  @usableFromInline var source: KeyedSource<Source, Key>
  @usableFromInline var other: KeyedSource<Other, Key>
  @usableFromInline var made: MaterializedRows<Row>

  /// Whether the rows are those whose keys are in the other list.
  @usableFromInline let areShared: Bool

  @export(implementation)
  init(
    _ source: KeyedSource<Source, Key>, _ other: KeyedSource<Other, Key>, areShared: Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    (self.source, self.other, self.areShared) = (source, other, areShared)
    made = try MaterializedRows(of: source.source, stop) { row, made throws(_Stopped) in
      if try other.contains(source.key(row), stop) == areShared { made.append(row) }
    }
  }

  /// Updates to the next version of the list.
  @export(implementation)
  mutating func update(
    to new: Source, by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) {
    guard let changes = try source.update(to: new, by: diff, stop) else {
      self = try FilteredByKeys(
        KeyedSource(new, by: source.key, stop), other, areShared: areShared, stop)
      return
    }
    var edits = MaterializedChanges<Row>(removing: changes)
    for change in changes {
      guard let (row, label, key) = change.new else { continue }
      let isShown = try other.contains(key, stop) == areShared
      edits.make(label) { if isShown { $0.append(row) } }
    }
    try made.take(edits, stop)
  }

  /// Updates to the next version of the other list.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of changes and of rows whose keys appear
  ///   or disappear, and *n* of rows.
  @export(implementation)
  mutating func updateOther(
    to new: Other, by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let before = other
    guard let changes = try other.update(to: new, by: diff, stop) else {
      self = try FilteredByKeys(
        source, KeyedSource(new, by: other.key, stop), areShared: areShared, stop)
      return
    }
    var edits = MaterializedChanges<Row>(minimumCapacity: 2 * changes.count)
    for key in try KeyedChange.keys(of: changes, stop) {
      let isThere = try other.contains(key, stop)
      if try isThere == before.contains(key, stop) { continue }
      try source.forEachRow(of: key, stop) { row, label in
        edits.make(label) { if isThere == areShared { $0.append(row) } }
        return true
      }
    }
    try made.take(edits, stop)
  }
}

extension FilteredByKeys: Sendable where Source: Sendable, Other: Sendable, Row: Sendable {}
