// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The children of each row of a list, one after another, kept up to date at the cost of what changed.
///
///     struct Folder: Identifiable, Equatable { let id: Int; var files: [Fruit] }
///
///     var folders = TreeArray([
///       Folder(id: 1, files: [Fruit(id: 11, name: "Fig")]),
///       Folder(id: 2, files: [Fruit(id: 21, name: "Pear"), Fruit(id: 22, name: "Plum")]),
///     ])
///     var files = DerivedChildren(folders) { $0.files }
///     files.rows.map(\.name)  // ["Fig", "Pear", "Plum"]
///     folders[1].files.remove(at: 0)
///     files.update(to: folders).deletes  // [1]
///
/// It is what `flatMap` makes of the list. A row that changes has its children asked for again, and they
/// are compared with those before.
public struct DerivedChildren<Source: RandomAccessCollection, Child: Identifiable & Equatable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var labeled: LabeledSource<Source>
  @usableFromInline var made: MadeRows<Child>
  @usableFromInline let children: @Sendable (Source.Element) -> [Child]

  @export(implementation)
  init(
    _ labeled: LabeledSource<Source>, _ made: MadeRows<Child>,
    _ children: @escaping @Sendable (Source.Element) -> [Child]
  ) {
    (self.labeled, self.made, self.children) = (labeled, made, children)
  }

  /// The children in order.
  ///
  /// - Complexity: O(1)
  @export(implementation) public var rows: TreeArray<Child> { made.rows }

  /// The list as of the last update.
  @export(implementation) public var source: Source { labeled.list }
}

extension DerivedChildren: Sendable where Source: Sendable, Child: Sendable {}

extension DerivedChildren {
  /// Creates the list of the children of each row.
  ///
  ///     let pairs = DerivedChildren([Fruit(id: 1, name: "Fig")]) { fruit in
  ///       [fruit, Fruit(id: -fruit.id, name: "Seed")]
  ///     }
  ///     pairs.rows.map(\.id)  // [1, -1]
  ///
  /// - Parameters:
  ///   - source: The list.
  ///   - children: The children of a row, which depend on the row alone.
  /// - Complexity: O(*n* + *m*), where *n* is the number of rows and *m* that of children.
  @export(implementation)
  public init(
    _ source: Source,
    of children: @escaping @Sendable (Source.Element) -> [Child]
  ) {
    self = finished { () throws(_Stopped) in try DerivedChildren(source, children, nil) }
  }

  @export(implementation)
  init(
    _ source: Source, _ children: @escaping @Sendable (Source.Element) -> [Child],
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let labeled = LabeledSource(source)
    let made = try MadeRows(of: labeled, stop) { row, made in made += children(row) }
    self.init(labeled, made, children)
  }

  /// Takes over the next version of the list, and returns what changed of the children.
  ///
  ///     var fruits = DerivedChildren([Fruit(id: 1, name: "Fig")]) { [$0] }
  ///     fruits.update(to: []).deletes  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of a diff of both versions, unless it is given, plus O(*k* log *n*) amortized, where
  ///   *k* is the number of changes and of the children of changed rows, and *n* that of all rows and
  ///   children.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> ListDiff {
    finished { () throws(_Stopped) in try update(to: new, by: changes, nil) }
  }

  /// Takes over the next version of the list, and returns what changed, unless it is stopped.
  ///
  ///     var fruits = DerivedChildren([Fruit(id: 1, name: "Fig")]) { [$0] }
  ///     fruits.update(to: [], shouldStop: { Task.isCancelled })?.deletes  // [0]
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
  ) throws(_Stopped) -> DerivedChildren {
    var (labeled, made) = (labeled, made)
    guard let changes = try labeled.update(to: new, by: changes, stop) else {
      return try DerivedChildren(new, children, stop)
    }
    var edits = MadeChanges<Child>(minimumCapacity: 2 * changes.count)
    for change in changes where change.old != nil { edits.remove(change.oldLabel) }
    for change in changes {
      guard let offset = change.new else { continue }
      let children = children(labeled.row(at: offset))
      edits.make(change.newLabel) { $0 += children }
      try stop?.check(after: 8 + children.count)
    }
    try made.take(edits, stop)
    return DerivedChildren(labeled, made, children)
  }
}
