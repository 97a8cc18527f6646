// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What is derived from a list, and kept up to date at the cost of what changed: a ``DerivedList``,
/// its sections, a window of it, or what is made of its rows.
///
///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")])
///     var visible = contacts.derived.sorted { $0.name < $1.name }
///     contacts[0].name = "Ann"
///     let diff = visible.update(to: contacts)
///     diff.moves    // [Move(from: 1, to: 0)]
///     diff.updates  // [Update(from: 1, to: 0)]
///
/// Each change returns the diff from what was shown before the call to what is shown after it. With
/// unique ids it is the one that a comparison of both gives.
///
/// The types of this library conform to it; do not conform types of your own.
public protocol Derivation<Source> {
  /// The type of the list that it is derived from.
  associatedtype Source: RandomAccessCollection
  where Source.Index == Int, Source.Element: Identifiable & Equatable

  /// A row of the source.
  typealias Row = Source.Element

  /// The type of a diff: `ListDiff`, or `SectionedDiff` if there are sections.
  associatedtype Diff

  /// The source as of the last update.
  var source: Source { get }

  /// Takes over the next version of the source, and returns the diff.
  ///
  /// If it is stopped, the list is of no more use: what can be stopped is done to a copy.
  mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff
}

extension Derivation {
  /// Takes over the next version of the source, and returns what changed.
  ///
  ///     let old = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")]
  ///     let new = [Person(id: 1, name: "Zoe"), Person(id: 3, name: "Ann")]
  ///     var visible = old.derived.sorted { $0.name < $1.name }
  ///     let diff = visible.update(to: new)
  ///     visible.rows.map(\.name)  // ["Ann", "Zoe"]
  ///
  /// Two versions of a ``TreeArray`` tell what changed. Those of an array are compared, unless it is
  /// known what changed: `visible.update(to: new, by: changes)`.
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of a diff of both versions, unless it is given, plus O(*k* log *n* + *s*), where
  ///   *k* is the number of changes, *n* that of rows and *s* that of sections; of many changes, less
  ///   than that of a new list and a diff.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> Diff {
    finished { () throws(_Stopped) in
      try _update(to: new, by: changes ?? source.tableDiff(to: new), nil)
    }
  }

  /// Takes over the next version of the source, and returns what changed, unless it is stopped.
  ///
  ///     let old = [Person(id: 1, name: "Zoe")], new = [Person(id: 1, name: "Zoe A.")]
  ///     var visible = old.derived
  ///     visible.update(to: new, shouldStop: { false })?.updates.count  // 1
  ///     visible.update(to: old, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, and nothing has changed.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of ``update(to:by:)``.
  @export(implementation)
  @discardableResult
  public mutating func update(
    to new: Source, by changes: ListDiff? = nil, shouldStop: () -> Bool
  ) -> Diff? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      let changes = try source.tableDiff(to: new, known: changes, stop)
      var list = self
      let diff = try list._update(to: new, by: changes, stop)
      self = list
      return diff
    }
  }
}
