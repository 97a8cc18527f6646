// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The rows of a list whose keys another list has, or has not.
@usableFromInline
struct FilteredByKeys<Source: RandomAccessCollection, Other: RandomAccessCollection, Key: Hashable>
where Source.Index == Int, Other.Index == Int {
  @usableFromInline typealias Row = Source.Element

  @usableFromInline private(set) var source: KeyedSource<Source, Key>
  @usableFromInline private(set) var other: KeyedSource<Other, Key>
  @usableFromInline private(set) var made: MadeRows<Row>

  /// Whether the rows are those whose keys the other list has.
  @usableFromInline let areShared: Bool

  @export(implementation)
  init(_ source: KeyedSource<Source, Key>, _ other: KeyedSource<Other, Key>, areShared: Bool) {
    let made = MadeRows(of: source.source) { row, _ in
      other.contains(source.key(row)) == areShared ? [row] : []
    }
    self.init(source, other, made, areShared)
  }

  @usableFromInline
  init(
    _ source: KeyedSource<Source, Key>, _ other: KeyedSource<Other, Key>, _ made: MadeRows<Row>,
    _ areShared: Bool
  ) {
    (self.source, self.other, self.made, self.areShared) = (source, other, made, areShared)
  }

  /// Takes over the next version of the list.
  @export(implementation)
  mutating func update(to new: Source, by diff: ListDiff) {
    var (source, made) = (source, made)
    guard let changes = source.update(to: new, by: diff) else {
      self = FilteredByKeys(KeyedSource(new, by: source.key), other, areShared: areShared)
      return
    }
    var edits: MadeRows<Row>.Changes = [:]
    for change in changes { if let old = change.old { edits[old.label] = [] } }
    for change in changes {
      guard let (row, label, key) = change.new else { continue }
      edits[label] = other.contains(key) == areShared ? [row] : []
    }
    made.take(edits)
    self = FilteredByKeys(source, other, made, areShared)
  }

  /// Takes over the next version of the other list.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of changes and of rows with keys that appear or
  ///   disappear, and *n* that of rows.
  @export(implementation)
  mutating func updateOther(to new: Other, by diff: ListDiff) {
    var (other, made) = (other, made)
    guard let changes = other.update(to: new, by: diff) else {
      self = FilteredByKeys(source, KeyedSource(new, by: other.key), areShared: areShared)
      return
    }
    var edits: MadeRows<Row>.Changes = [:]
    for key in Set(changes.flatMap { [$0.old?.key, $0.new?.key] }) {
      guard let key else { continue }
      let isThere = other.contains(key)
      if isThere == self.other.contains(key) { continue }
      source.forEachRow(of: key) { row, label in
        edits[label] = isThere == areShared ? [row] : []
        return true
      }
    }
    made.take(edits)
    self = FilteredByKeys(source, other, made, areShared)
  }
}

extension FilteredByKeys: Sendable where Source: Sendable, Other: Sendable, Row: Sendable {}
