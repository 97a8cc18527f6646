// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListComparison
where Section: Sendable, Section.Row: Identifiable & Equatable & Sendable {
  /// Compares and plans off the main actor, and releases old states there.
  ///
  ///     let updater = ListUpdater(contacts, comparison: .offMain())
  ///
  /// A newer submission stops a comparison within one block of work, some tenths of a millisecond.
  /// Two comparisons in a row are never both stopped, so the list keeps up however fast states are
  /// submitted.
  ///
  /// Rows must be `Sendable`, and their conformances must not be isolated to the main actor. In a
  /// module whose default isolation is the main actor, declare the types of rows and of their ids
  /// `nonisolated`.
  ///
  /// - Parameter rows: The number of rows up to which states are compared on the main actor, which
  ///   is faster for short lists.
  @export(implementation)
  public static func offMain(above rows: Int = 10_000) -> Self {
    Self(above: rows, hasRows: { $0.hasRows(above: $1) }) { request, stop in
      guard let diff = try? request.diff(stop) else { return nil }
      return request.change(by: diff)
    }
  }
}

extension ListComparison where Section: Sendable, Section.Row: Sendable {
  /// Compares off the main actor by closures, like ``offMain(above:)`` by conformances.
  ///
  ///     let updater = ListUpdater(
  ///       lines, comparison: .offMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
  ///
  /// Pass closure literals, as for ``onMain(id:contentsEqual:)``.
  ///
  /// - Parameters:
  ///   - rows: The number of rows up to which states are compared on the main actor.
  ///   - id: Returns the identity of a row.
  ///   - contentsEqual: Whether two rows with the same id look alike.
  @export(implementation)
  @inline(always)
  public static func offMain<ID: Hashable & SendableMetatype>(
    above rows: Int = 10_000, id: @escaping @Sendable (Section.Row) -> ID,
    contentsEqual: @escaping @Sendable (Section.Row, Section.Row) -> Bool
  ) -> Self {
    Self(above: rows, hasRows: { $0.hasRows(above: $1) }) { request, stop in
      try? request.change(id: id, contentsEqual: contentsEqual, stop)
    }
  }
}

extension ListComparison where Section: Sendable {
  /// Creates a comparison that runs off the main actor.
  ///
  /// The closures must capture only constants, such as closure literals. Other captured closures
  /// are not inlined.
  ///
  /// - Parameters:
  ///   - rows: The number of rows up to which states are compared on the main actor.
  ///   - hasRows: Returns whether two states have more rows than that.
  ///   - compare: Compares two states; returns `nil` if it is stopped.
  @usableFromInline
  init(
    above rows: Int, hasRows: @escaping (ComparisonRequest<Section>, _ limit: Int) -> Bool,
    compare:
      @escaping @Sendable (
        _ request: ComparisonRequest<Section>, _ stop: _StopPoll?
      ) -> ListChange<Section>?
  ) {
    self.init(
      compare: { request in
        finished { () throws(_Stopped) in
          guard let change = compare(request, nil) else { throw _Stopped() }
          return change
        }
      },
      elsewhere: { request, deliver in
        ComparisonJob(
          Task.detached(priority: .userInitiated) {
            let change = compare(request, _StopPoll { Task.isCancelled })
            await deliver(change)
            // A task may continue on the actor of its last call. The states that this one holds
            // must not be released on the main actor.
            await Elsewhere.shared.visit()
            withExtendedLifetime(change) {}
          })
      },
      release: StateBin.release)
    isLong = { hasRows($0, rows) }
  }
}

/// A comparison that runs off the main actor, and stops when the job is released.
@usableFromInline
package final class ComparisonJob: Sendable {
  private let stop: @Sendable () -> Void

  convenience init(_ task: Task<Void, Never>) {
    self.init(stop: { task.cancel() })
  }

  package init(stop: @escaping @Sendable () -> Void) {
    self.stop = stop
  }

  deinit { stop() }
}

/// An actor that takes a task off the main actor.
private actor Elsewhere {
  static let shared = Elsewhere()

  /// Changed by each visit, so that the compiler cannot remove a visit.
  private var visitCount: UInt = 0

  func visit() { visitCount &+= 1 }
}

/// States to be released off the main actor.
///
/// Unchecked, because one thread fills it before another one empties it.
private final class StateBin<Section: ListSection & Sendable>: @unchecked Sendable {
  private var states: [[Section]] = []

  private init() {}

  /// Releases states on another thread.
  ///
  /// They are moved, because a copy could leave the last reference to the caller.
  static func release(_ states: inout [[Section]]) {
    let bin = StateBin()
    swap(&bin.states, &states)
    Task.detached(priority: .utility) { bin.states = [] }
  }
}
