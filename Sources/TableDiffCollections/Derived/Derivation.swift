// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A view of a list, such as a ``DerivedList``, its sections or a window of it, which is updated at
/// the cost of what changed.
///
///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")])
///     var visible = contacts.derived.sorted { $0.name < $1.name }
///     contacts[0].name = "Ann"
///     let diff = visible.update(to: contacts)
///     diff.moves    // [Move(from: 1, to: 0)]
///     diff.updates  // [Update(from: 1, to: 0)]
///
/// Each change returns the diff between what was shown before the call and what is shown after it.
/// With unique ids, that diff equals the result of comparing the two.
///
/// Only types of this library may conform to this protocol.
public protocol Derivation<Source> {
  /// The type of the source list.
  associatedtype Source: RandomAccessCollection
  where Source.Index == Int, Source.Element: Identifiable & Equatable

  /// A row of the source.
  typealias Row = Source.Element

  /// The type of a diff: `ListDiff`, or `SectionedDiff` if there are sections.
  associatedtype Diff

  /// The source as of the last update.
  var source: Source { get }

  /// Updates to the next version of the source, and returns the diff.
  ///
  /// A derivation whose update was stopped must not be used again, so callers that can stop update
  /// a copy.
  mutating func _update(
    to new: Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> Diff
}

extension Derivation {
  /// Updates to the next version of the source, and returns what changed.
  ///
  ///     let old = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Max")]
  ///     let new = [Person(id: 1, name: "Zoe"), Person(id: 3, name: "Ann")]
  ///     var visible = old.derived.sorted { $0.name < $1.name }
  ///     let diff = visible.update(to: new)
  ///     visible.rows.map(\.name)  // ["Ann", "Zoe"]
  ///
  /// Versions of a ``TreeArray`` know what changed between them. Versions of an array are compared,
  /// unless you pass the changes: `visible.update(to: new, by: changes)`.
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compute it.
  /// - Returns: The diff from what was shown before the call to what is shown after it.
  /// - Precondition: The row counts of the diff are those of ``source`` and `new`.
  /// - Complexity: That of a diff of both versions, unless one is passed, plus O(*k* log *n* +
  ///   *s*), where *k* is the number of changes, *n* of rows and *s* of sections. Many changes cost
  ///   at most as much as a new list and a diff.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> Diff {
    finished { () throws(_Stopped) in
      try _update(to: new, by: changes ?? source.tableDiff(to: new), nil)
    }
  }

  /// Updates to the next version of the source, and returns what changed, unless it is stopped.
  ///
  ///     let old = [Person(id: 1, name: "Zoe")], new = [Person(id: 1, name: "Zoe A.")]
  ///     var visible = old.derived
  ///     visible.update(to: new, shouldStop: { false })?.updates.count  // 1
  ///     visible.update(to: old, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compute it.
  ///   - shouldStop: Whether to stop; called every few thousand rows.
  /// - Returns: The diff from what was shown before the call to what is shown after it; `nil` if
  ///   `shouldStop` returned `true`, in which case nothing has changed.
  /// - Precondition: The row counts of the diff are those of ``source`` and `new`.
  /// - Complexity: That of ``update(to:by:)``.
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
