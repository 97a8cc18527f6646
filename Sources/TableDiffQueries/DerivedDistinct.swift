// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The first row of each key in a list, which is updated at the cost of what changed.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Ann"), Person(id: 2, name: "Amy"), Person(id: 3, name: "Zoe"),
///     ])
///     var firsts = people.derived.distinct { $0.name.first ?? "#" }
///     firsts.rows.map(\.name)  // ["Ann", "Zoe"]
///     people.remove(at: 0)
///     let diff = firsts.update(to: people)
///     firsts.rows.map(\.name)  // ["Amy", "Zoe"]
///     diff.deletes             // [0]
///     diff.inserts             // [0]
///
/// The rows are in the order of the list. For each row of the list, the hash of its key is stored,
/// in 19 bytes. ``RowQuery/distinct(by:)`` makes it.
public struct DerivedDistinct<Source: RandomAccessCollection, Key: Hashable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var keyed: KeyedSource<Source, Reflexive<Key>>
  @usableFromInline var made: MaterializedRows<Source.Element>

  @export(implementation)
  package init(_ source: Source, by key: @escaping @Sendable (Source.Element) -> Key) {
    self = finished { () throws(_Stopped) in try DerivedDistinct(source, Reflexive.by(key), nil) }
  }

  @export(implementation)
  init(
    _ source: Source, _ key: @escaping @Sendable (Source.Element) -> Reflexive<Key>,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let keyed = try KeyedSource(source, by: key, stop)
    var seen = IDNumbers<Reflexive<Key>>()
    let made = try MaterializedRows(of: keyed.source, stop) { row, made in
      // Growing a table reads all of it, so a large one grows once.
      if seen.count == _StopPoll.interval { seen.reserveCapacity(source.count) }
      let number = seen.count
      if seen.number(of: key(row)) == number { made.append(row) }
    }
    self.init(keyed, made)
  }

  @export(implementation)
  init(_ keyed: KeyedSource<Source, Reflexive<Key>>, _ made: MaterializedRows<Source.Element>) {
    (self.keyed, self.made) = (keyed, made)
  }
}

extension DerivedDistinct: Sendable where Source: Sendable, Source.Element: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedDistinct: RowQuery {
  @export(implementation) public var rows: TreeArray<Source.Element> { made.rows }

  @export(implementation) public var source: Source { keyed.list }

  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var (keyed, made) = (keyed, made)
    // A changed row costs as much as recreating some 20 rows, or 9 if there are few keys.
    guard let changes = try keyed.update(to: new, by: changes, oneIn: 16, stop) else {
      return try take(DerivedDistinct(new, keyed.key, stop), stop)
    }
    var newLabels: Set<UInt64> = []
    newLabels.reserveCapacity(changes.count)
    for change in changes {
      try stop?.check(after: 2)
      if let new = change.new { newLabels.insert(new.label) }
    }
    let keys = try KeyedChange.keys(of: changes, stop)
    var edits = MaterializedChanges<Source.Element>(removing: changes)
    var firsts = ContiguousArray<(row: Source.Element, label: UInt64)>()
    for key in keys {
      let before = try self.keyed.first(of: key, stop)
      let after = try keyed.first(of: key, stop)
      if let before, before.label != after?.label { edits.remove(before.label) }
      // The first row may have changed, or its label may belong to another row now.
      if let after, before?.label != after.label || newLabels.contains(after.label) {
        firsts.append(after)
      }
    }
    for (row, label) in firsts {
      edits.make(label) { $0.append(row) }
      try stop?.check(after: 1)
    }
    try made.take(edits, stop)
    return try take(DerivedDistinct(keyed, made), stop)
  }
}
