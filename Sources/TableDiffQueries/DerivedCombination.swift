// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The union, intersection, difference or concatenation of two lists, which is updated at the cost
/// of what changed.
///
///     let favorites = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear")]
///     let recent = [Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum")]
///     var all = favorites.derived.union(recent)
///     all.rows.map(\.name)  // ["Fig", "Pear", "Plum"]
///     let diff = all.update(.last(.other([])))
///     all.rows.map(\.name)  // ["Fig", "Pear"]
///     diff.deletes          // [2]
///
/// Rows with equal ids are the same row. If both lists have a row, the first list's is shown. For each row
/// of both lists, the hash of its id is stored, in 19 bytes; a concatenation stores none.
public struct DerivedCombination<Source: RandomAccessCollection, Other: RandomAccessCollection>
where
  Source.Index == Int, Other.Index == Int, Source.Element == Other.Element,
  Source.Element: Identifiable & Equatable & SendableMetatype,
  Source.Element.ID: SendableMetatype
{
  @usableFromInline typealias Row = Source.Element

  @usableFromInline
  enum Storage {
    /// Rows of the first list.
    case first(FilteredByKeys<Source, Other, Reflexive<Row.ID>>)

    /// All rows of the first list, and some of the other one.
    case both(TreeArray<Row>, FilteredByKeys<Other, Source, Reflexive<Row.ID>>)

    case all(TreeArray<Row>, TreeArray<Row>)
  }

  @usableFromInline var storage: Storage

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public private(set) var source: Source

  @usableFromInline package private(set) var other: Other

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public private(set) var rows: TreeArray<Source.Element>

  @usableFromInline
  init(_ storage: Storage, _ source: Source, _ other: Other, _ rows: TreeArray<Row>) {
    (self.storage, self.source, self.other, self.rows) = (storage, source, other, rows)
  }
}

extension DerivedCombination.Storage: Sendable
where Source: Sendable, Other: Sendable, Source.Element: Sendable {}
extension DerivedCombination: Sendable
where Source: Sendable, Other: Sendable, Source.Element: Sendable {}

extension DerivedCombination {
  @export(implementation)
  package init(_ combination: ListCombination, of source: Source, and other: Other) {
    self = finished { () throws(_Stopped) in
      DerivedCombination(try Storage(combination, source, other, nil), source, other)
    }
  }

  @export(implementation)
  init(_ storage: Storage, _ source: Source, _ other: Other) {
    self.init(storage, source, other, storage.rows)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedCombination: RowQuery {
  @export(implementation)
  public mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var storage = storage
    try storage.update(to: new, by: changes, stop)
    return try take(DerivedCombination(storage, new, other), stop)
  }
}

extension DerivedCombination {
  @export(implementation)
  mutating func updateOther(
    to new: Other, by changes: ListDiff?, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    let changes = try other.tableDiff(to: new, known: changes, stop)
    var storage = storage
    try storage.updateOther(to: new, by: changes, stop)
    return try take(DerivedCombination(storage, source, new), stop)
  }
}

extension DerivationChange {
  /// Updates a union, intersection, difference or concatenation to the next version of the other list.
  ///
  ///     let left = [Fruit(id: 1, name: "Fig")], right = [Fruit(id: 1, name: "Fig")]
  ///     var difference = left.derived.difference(right)
  ///     difference.update(.last(.other([]))).inserts  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from the other list's last version to `new`; `nil` to compute it.
  /// - Precondition: The row counts of the diff are those of both versions.
  /// - Complexity: That of an update to the next version of the first list.
  @export(implementation)
  public static func other<Source, Other>(_ new: Other, by changes: ListDiff? = nil) -> Self
  where List == DerivedCombination<Source, Other> {
    Self { list, stop in try? list.updateOther(to: new, by: changes, stop) }
  }
}

extension DerivedCombination.Storage {
  @export(implementation)
  init(
    _ kind: ListCombination, _ source: Source, _ other: Other, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if kind == .concatenation {
      self = .all(try TreeArray(source, stop), try TreeArray(other, stop))
      return
    }
    let keyed = try KeyedSource(source, by: { Reflexive($0.id) }, stop)
    let otherKeyed = try KeyedSource(other, by: { Reflexive($0.id) }, stop)
    if kind == .union {
      let filtered = try FilteredByKeys(otherKeyed, keyed, areShared: false, stop)
      self = .both(try TreeArray(source, stop), filtered)
    } else {
      self = .first(
        try FilteredByKeys(keyed, otherKeyed, areShared: kind == .intersection, stop))
    }
  }

  /// The rows of both lists that belong to the combination.
  @export(implementation) var rows: TreeArray<Source.Element> {
    switch self {
    case .first(let filtered): filtered.made.rows
    case .both(let first, let filtered): first + filtered.made.rows
    case .all(let first, let second): first + second
    }
  }

  @export(implementation)
  mutating func update(
    to new: Source, by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) {
    switch self {
    case .first(var filtered):
      try filtered.update(to: new, by: diff, stop)
      self = .first(filtered)
    case .both(let first, var filtered):
      try filtered.updateOther(to: new, by: diff, stop)
      self = .both(try first.applying(diff, rowsFrom: new, stop), filtered)
    case .all(let first, let second):
      self = .all(try first.applying(diff, rowsFrom: new, stop), second)
    }
  }

  @export(implementation)
  mutating func updateOther(
    to new: Other, by diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) {
    switch self {
    case .first(var filtered):
      try filtered.updateOther(to: new, by: diff, stop)
      self = .first(filtered)
    case .both(let first, var filtered):
      try filtered.update(to: new, by: diff, stop)
      self = .both(first, filtered)
    case .all(let first, let second):
      self = .all(first, try second.applying(diff, rowsFrom: new, stop))
    }
  }
}

@usableFromInline
package enum ListCombination: Sendable { case union, intersection, difference, concatenation }
