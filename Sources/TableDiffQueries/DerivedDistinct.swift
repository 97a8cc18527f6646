// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The first row of each key in a list, kept up to date at the cost of what changed.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Ann"), Person(id: 2, name: "Amy"), Person(id: 3, name: "Zoe"),
///     ])
///     var firsts = DerivedDistinct(people) { $0.name.first ?? "#" }
///     firsts.rows.map(\.name)  // ["Ann", "Zoe"]
///     people.remove(at: 0)
///     let diff = firsts.update(to: people)
///     firsts.rows.map(\.name)  // ["Amy", "Zoe"]
///     diff.deletes             // [0]
///     diff.inserts             // [0]
///
/// The rows are in the order of the list. What is kept of each row of the list is the hash of its key,
/// in 19 bytes.
public struct DerivedDistinct<Source: RandomAccessCollection, Key: Hashable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var keyed: KeyedSource<Source, Key>
  @usableFromInline var made: MadeRows<Source.Element>

  /// Creates the list of the first row of each key.
  ///
  ///     let fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     DerivedDistinct(fruits, by: \.name).rows.map(\.id)  // [1]
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - key: The key of a row, which depends on the row alone.
  /// - Complexity: O(*n* log *n*) comparisons of integers, where *n* is the number of rows.
  @export(implementation)
  public init(_ source: Source, by key: @escaping @Sendable (Source.Element) -> Key) {
    self = finished { () throws(_Stopped) in try DerivedDistinct(source, key, nil) }
  }

  @export(implementation)
  init(
    _ source: Source, _ key: @escaping @Sendable (Source.Element) -> Key, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let keyed = try KeyedSource(source, by: key, stop)
    var seen: Set<Key> = []
    let made = try MadeRows(of: keyed.source, stop) { row, made in
      // To grow a set reads all of it, so a large one grows once.
      if seen.count == _StopPoll.rowCount { seen.reserveCapacity(source.count) }
      if seen.insert(key(row)).inserted { made.append(row) }
    }
    self.init(keyed, made)
  }

  @export(implementation)
  init(_ keyed: KeyedSource<Source, Key>, _ made: MadeRows<Source.Element>) {
    (self.keyed, self.made) = (keyed, made)
  }

  /// The first row of each key, in order.
  ///
  /// - Complexity: O(1)
  @export(implementation) public var rows: TreeArray<Source.Element> { made.rows }

  /// The list as of the last update.
  @export(implementation) public var source: Source { keyed.list }
}

extension DerivedDistinct: Sendable where Source: Sendable, Source.Element: Sendable {}

extension DerivedDistinct {
  /// Takes over the next version of the list, and returns what changed.
  ///
  ///     let old = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     var distinct = DerivedDistinct(old, by: \.name)
  ///     distinct.update(to: [Fruit(id: 2, name: "Fig")]).inserts  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of a diff of both versions, unless it is given, plus O(*k* log *n*) amortized, where
  ///   *k* is the number of changes and *n* that of rows.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> ListDiff {
    finished { () throws(_Stopped) in try update(to: new, by: changes, nil) }
  }

  /// Takes over the next version of the list, and returns what changed, unless it is stopped.
  ///
  ///     let old = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Fig")]
  ///     var distinct = DerivedDistinct(old, by: \.name)
  ///     distinct.update(to: [], shouldStop: { Task.isCancelled })?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from ``rows`` before the call to those after it; `nil` if `shouldStop` returned
  ///   `true`, and nothing has changed.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of ``update(to:by:)``.
  @export(implementation)
  @discardableResult
  public mutating func update(
    to new: Source, by changes: ListDiff? = nil, shouldStop: () -> Bool
  ) -> ListDiff? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try update(to: new, by: changes, stop)
    }
  }

  @export(implementation)
  mutating func update(
    to new: Source, by changes: ListDiff?, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let changes = try source.tableDiff(to: new, known: changes, stop)
    let next = try updated(to: new, by: changes, stop)
    let diff = try rows.tableDiff(to: next.rows, stop)
    self = next
    return diff
  }

  @export(implementation)
  func updated(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> DerivedDistinct {
    var (keyed, made) = (keyed, made)
    guard let changes = try keyed.update(to: new, by: changes, stop) else {
      return try DerivedDistinct(new, keyed.key, stop)
    }
    var newLabels: Set<UInt64> = []
    newLabels.reserveCapacity(changes.count)
    for change in changes {
      try stop?.check(after: 2)
      if let new = change.new { newLabels.insert(new.label) }
    }
    let keys = try KeyedChange.keys(of: changes, stop)
    var edits = MadeChanges<Source.Element>(minimumCapacity: 2 * keys.count)
    var firsts = ContiguousArray<(row: Source.Element, label: UInt64)>()
    for key in keys {
      let before = try self.keyed.first(of: key, stop)
      let after = try keyed.first(of: key, stop)
      if let before, before.label != after?.label { edits.remove(before.label) }
      // A row that stays first may have changed; another one may have got its label.
      if let after, before?.label != after.label || newLabels.contains(after.label) {
        firsts.append(after)
      }
    }
    for (row, label) in firsts {
      edits.make(label) { $0.append(row) }
      try stop?.check(after: 1)
    }
    try made.take(edits, stop)
    return DerivedDistinct(keyed, made)
  }
}
