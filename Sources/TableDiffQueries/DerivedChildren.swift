// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The children of each row of a list, concatenated, which are updated at the cost of what changed.
///
///     struct Folder: Identifiable, Equatable { let id: Int; var files: [Fruit] }
///
///     var folders = TreeArray([
///       Folder(id: 1, files: [Fruit(id: 11, name: "Fig")]),
///       Folder(id: 2, files: [Fruit(id: 21, name: "Pear"), Fruit(id: 22, name: "Plum")]),
///     ])
///     var files = folders.derived.flatMap { $0.files }
///     files.rows.map(\.name)  // ["Fig", "Pear", "Plum"]
///     folders[1].files.remove(at: 0)
///     files.update(to: folders).deletes  // [1]
///
/// This is `flatMap` for a list that changes. When a row changes, the closure is called for it again,
/// and its old and new children are compared. ``RowQuery/flatMap(_:)`` makes it.
public struct DerivedChildren<Source: RandomAccessCollection, Child: Identifiable & Equatable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  @usableFromInline var labeled: LabeledSource<Source>
  @usableFromInline var made: MaterializedRows<Child>
  @usableFromInline let children: @Sendable (Source.Element) -> [Child]

  @export(implementation)
  init(
    _ labeled: LabeledSource<Source>, _ made: MaterializedRows<Child>,
    _ children: @escaping @Sendable (Source.Element) -> [Child]
  ) {
    (self.labeled, self.made, self.children) = (labeled, made, children)
  }
}

extension DerivedChildren: Sendable where Source: Sendable, Child: Sendable {}

extension DerivedChildren {
  @export(implementation)
  package init(
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
    let made = try MaterializedRows(of: labeled, stop) { row, made in made += children(row) }
    self.init(labeled, made, children)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedChildren: RowQuery {
  @export(implementation) public var rows: TreeArray<Child> { made.rows }

  @export(implementation) public var source: Source { labeled.list }

  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var (labeled, made) = (labeled, made)
    guard let changes = try labeled.update(to: new, by: changes, stop) else {
      return try take(DerivedChildren(new, children, stop), stop)
    }
    var edits = MaterializedChanges<Child>(minimumCapacity: 2 * changes.count)
    for change in changes where change.old != nil { edits.remove(change.oldLabel) }
    for change in changes {
      guard let offset = change.new else { continue }
      let children = children(labeled.row(at: offset))
      edits.make(change.newLabel) { $0 += children }
      try stop?.check(after: 8 + children.count)
    }
    try made.take(edits, stop)
    return try take(DerivedChildren(labeled, made, children), stop)
  }
}
