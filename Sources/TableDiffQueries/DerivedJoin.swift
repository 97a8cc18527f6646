// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The rows of a list, each with its partners in another list, which are updated at the cost of
/// what changed.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
///     var fruits = [Fruit(id: 7, name: "Bea"), Fruit(id: 8, name: "Bea")]
///     var join = people.derived.joined(to: fruits, on: \.name, equals: \.name)
///     join.rows.map { "\($0.row.id) \($0.partner?.id ?? 0)" }  // ["2 7", "2 8"]
///     fruits[0].name = "Ann"
///     let diff = join.update(.last(.other(fruits)))
///     join.rows.map { "\($0.row.id) \($0.partner?.id ?? 0)" }  // ["1 7", "2 8"]
///     diff.inserts  // [0]
///
/// Partners have equal keys. The rows are in the order of the first list, and the partners of a row
/// in the order of the other list. For each row of both lists, the hash of its key is stored, in 19
/// bytes. ``RowQuery/joined(to:on:equals:showsAll:)`` makes it.
public struct DerivedJoin<
  Source: RandomAccessCollection, Other: RandomAccessCollection, Key: Hashable
>
where
  Source.Index == Int, Other.Index == Int, Source.Element: Identifiable & Equatable,
  Other.Element: Identifiable & Equatable
{
  @usableFromInline typealias Row = JoinedRow<Source.Element, Other.Element>

  @usableFromInline var keyed: KeyedSource<Source, Reflexive<Key>>
  @usableFromInline var otherKeyed: KeyedSource<Other, Reflexive<Key>>
  @usableFromInline var made: MaterializedRows<Row>

  /// Whether rows without a partner are shown.
  @usableFromInline let showsAll: Bool

  @export(implementation)
  init(
    _ keyed: KeyedSource<Source, Reflexive<Key>>, _ otherKeyed: KeyedSource<Other, Reflexive<Key>>,
    _ made: MaterializedRows<Row>,
    _ showsAll: Bool
  ) {
    (self.keyed, self.otherKeyed, self.made, self.showsAll) = (keyed, otherKeyed, made, showsAll)
  }

  @export(implementation) package var other: Other { otherKeyed.list }
}

extension DerivedJoin: Sendable
where Source: Sendable, Other: Sendable, Source.Element: Sendable, Other.Element: Sendable {}

extension DerivedJoin {
  @export(implementation)
  package init(
    _ source: Source, to other: Other, on key: @escaping @Sendable (Source.Element) -> Key,
    equals otherKey: @escaping @Sendable (Other.Element) -> Key, showsAll: Bool = false
  ) {
    self = finished { () throws(_Stopped) in
      try DerivedJoin(
        KeyedSource(source, by: Reflexive.by(key), nil),
        KeyedSource(other, by: Reflexive.by(otherKey), nil), showsAll, nil)
    }
  }

  @export(implementation)
  init(
    _ keyed: KeyedSource<Source, Reflexive<Key>>, _ otherKeyed: KeyedSource<Other, Reflexive<Key>>,
    _ showsAll: Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let made = try MaterializedRows(of: keyed.source, stop) { row, made throws(_Stopped) in
      try otherKeyed.join(row, keyed.key(row), showsAll, to: &made, stop)
    }
    self.init(keyed, otherKeyed, made, showsAll)
  }

  @export(implementation)
  static func append(
    _ row: Source.Element, with partners: ContiguousArray<Other.Element>, _ showsAll: Bool,
    to rows: inout ContiguousArray<Row>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if partners.isEmpty, showsAll { rows.append(Row(row, nil)) }
    for partner in partners {
      rows.append(Row(row, partner))
      try stop?.check(after: 1)
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedJoin: RowQuery {
  @export(implementation) public var rows: TreeArray<JoinedRow<Source.Element, Other.Element>> {
    made.rows
  }

  @export(implementation) public var source: Source { keyed.list }

  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var (keyed, made) = (keyed, made)
    guard let changes = try keyed.update(to: new, by: changes, stop) else {
      let keyed = try KeyedSource(new, by: keyed.key, stop)
      return try take(DerivedJoin(keyed, otherKeyed, showsAll, stop), stop)
    }
    var edits = MaterializedChanges<Row>(removing: changes)
    for change in changes {
      guard let (row, label, key) = change.new else { continue }
      try edits.make(label) { made throws(_Stopped) in
        try otherKeyed.join(row, key, showsAll, to: &made, stop)
      }
    }
    try made.take(edits, stop)
    return try take(DerivedJoin(keyed, otherKeyed, made, showsAll), stop)
  }
}

extension DerivedJoin {
  @export(implementation)
  mutating func updateOther(
    to new: Other, by changes: ListDiff?, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let changes = try other.tableDiff(to: new, known: changes, stop)
    var (otherKeyed, made) = (otherKeyed, made)
    guard let changes = try otherKeyed.update(to: new, by: changes, stop) else {
      let otherKeyed = try KeyedSource(new, by: otherKeyed.key, stop)
      return try take(DerivedJoin(keyed, otherKeyed, showsAll, stop), stop)
    }
    var edits = MaterializedChanges<Row>(minimumCapacity: 2 * changes.count)
    for key in try KeyedChange.keys(of: changes, stop) {
      let partners = try otherKeyed.rows(of: key, stop)
      try keyed.forEachRow(of: key, stop) { row, label throws(_Stopped) in
        try edits.make(label) { made throws(_Stopped) in
          try Self.append(row, with: partners, showsAll, to: &made, stop)
        }
        return true
      }
    }
    try made.take(edits, stop)
    return try take(DerivedJoin(keyed, otherKeyed, made, showsAll), stop)
  }
}

extension DerivationChange {
  /// Updates a join to the next version of the other list.
  ///
  ///     let people = [Person(id: 1, name: "Fig")], fruits = [Fruit(id: 7, name: "Fig")]
  ///     var join = people.derived.joined(to: fruits, on: \.name, equals: \.name)
  ///     join.update(.last(.other([]))).deletes  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from the other list's last version to `new`; `nil` to compute it.
  /// - Precondition: The row counts of the diff are those of both versions.
  /// - Complexity: That of a diff of both versions, unless one is passed, plus O(*k* log *n*) amortized,
  ///   where *k* is the number of changes and of shown rows with one of their keys, and *n* of all rows.
  @export(implementation)
  public static func other<Source, Other, Key>(_ new: Other, by changes: ListDiff? = nil) -> Self
  where List == DerivedJoin<Source, Other, Key> {
    Self { list, stop in try? list.updateOther(to: new, by: changes, stop) }
  }
}

extension KeyedSource where Row: Identifiable & Equatable {
  @export(implementation)
  func join<Other: Identifiable & Equatable>(
    _ row: Other, _ key: Key, _ showsAll: Bool,
    to rows: inout ContiguousArray<JoinedRow<Other, Row>>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let count = rows.count
    try forEachRow(of: key, stop) { partner, _ in
      rows.append(JoinedRow(row, partner))
      return true
    }
    if rows.count == count, showsAll { rows.append(JoinedRow(row, nil)) }
  }
}
