// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// How a ``ListUpdater`` compares two states: on or off the main actor, by conformances or closures.
///
///     let updater = ListUpdater(fruits, comparison: .offMain())
///
/// A comparison is specialized for the type of row where it is written, and is then as fast as a
/// diff. Write it, or use the default argument, where the type of row is known, not in generic code.
public struct ListComparison<Section: ListSection> {
  @usableFromInline
  package typealias Compare = (_ request: ComparisonRequest<Section>) -> ListChange<Section>

  @usableFromInline
  package typealias CompareElsewhere = (
    _ request: ComparisonRequest<Section>,
    _ deliver: @escaping @MainActor (ListChange<Section>?) -> Void
  ) -> ComparisonJob

  /// Compares two states synchronously.
  let compare: Compare

  /// Starts to compare two states off the main actor; delivers `nil` if the job is stopped.
  let compareElsewhere: CompareElsewhere?

  /// Returns whether two states are long enough for this to pay off.
  var isLong: (ComparisonRequest<Section>) -> Bool = { _ in true }

  /// Releases states off the main actor.
  let release: ((inout [[Section]]) -> Void)?

  @usableFromInline
  package init(
    compare: @escaping Compare, elsewhere: CompareElsewhere? = nil,
    release: ((inout [[Section]]) -> Void)? = nil
  ) {
    self.compare = compare
    compareElsewhere = elsewhere
    self.release = release
  }
}

extension ListComparison where Section.Row: Identifiable & Equatable {
  /// Compares on the main actor; the conformances of rows may be isolated to it.
  ///
  ///     let updater = ListUpdater(fruits)  // compares on the main actor
  @export(implementation)
  @MainActor
  public static var onMain: Self {
    Self(compare: { $0.change(by: $0.diff()) })
  }
}

extension ListComparison {
  /// Compares on the main actor, by closures.
  ///
  ///     let updater = ListUpdater(
  ///       lines, comparison: .onMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
  ///
  /// Pass closure literals, for which the comparison is specialized. Other closures are called for
  /// each row.
  ///
  /// - Parameters:
  ///   - id: Returns the identity of a row.
  ///   - contentsEqual: Whether two rows with the same id look alike.
  @export(implementation)
  @inline(always)
  @MainActor
  public static func onMain<ID: Hashable>(
    id: @escaping (Section.Row) -> ID,
    contentsEqual: @escaping (Section.Row, Section.Row) -> Bool
  ) -> Self {
    Self(compare: { $0.change(id: id, contentsEqual: contentsEqual) })
  }
}
