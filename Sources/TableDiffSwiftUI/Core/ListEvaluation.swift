// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAdapters
package import TableDiffUpdating

/// What one evaluation of a view says about a list, except how its rows look.
@MainActor
package struct ListEvaluation<Section: ListSection> where Section.Row: Identifiable {
  package typealias Row = Section.Row

  package var sections: [Section]

  /// What the content of all rows depends on; `nil` if only on the row.
  package var dependency: Dependency?

  package var scrolling = ScrollBehavior.free

  /// Whether the list shows its end first.
  package var startsAtEnd = false

  /// The height of all rows; `nil` to fit their content.
  package var rowHeight: Double?

  /// Returns the title of a section in the index at the edge; `nil` if there is no index.
  package var indexTitle: ((Section) -> String?)?

  /// Deletes a row in the store; `nil` if users cannot delete rows.
  package var delete: ((Row) -> Void)?

  package var canDelete: (Row) -> Bool = { _ in true }

  /// The swipe actions at an edge.
  package struct Swipe {
    /// Whether a long swipe performs the first action.
    package let allowsFullSwipe: Bool

    package let actions: (Row) -> [FastListAction]
  }

  package var swipes: [SwipeEdge: Swipe] = [:]

  /// Moves a row in the store; `nil` if users cannot move rows.
  package var move: ((_ row: Row, _ before: Row?, _ section: Section) -> Void)?

  package var canMove: (Row) -> Bool = { _ in true }

  /// The ids of the selected rows; `nil` if no row stays selected.
  package var selection: Link<Set<Row.ID>>?

  package var allowsMultipleSelection = false

  /// Called with each row that the user selects.
  package var onSelect: ((Row) -> Void)?

  /// Whether the user can select rows.
  package var allowsSelection: Bool { selection != nil || onSelect != nil }

  /// The id of a row to scroll to.
  package var scrollTarget: Link<Row.ID?>?

  /// Where that row is to be, from 0 at the top to 1 at the bottom; `nil` if it need only be visible.
  package var scrollAnchor: Double?

  /// Called when the user comes within a distance of the start or the end of the list.
  package var reachingStart: (distance: Int, action: () -> Void)?
  package var reachingEnd: (distance: Int, action: () -> Void)?

  package init(sections: [Section]) { self.sections = sections }
}

extension Array where Element: ListSection {
  /// Returns whether two lists have equal headers, and rows in the same storage; reads no row.
  func sharesRows(with other: [Element]) -> Bool {
    if sharesStorage(with: other) { return true }
    return count == other.count
      && zip(self, other).allSatisfy {
        $0.hasSameID(as: $1) && $0.rows.sharesStorage(with: $1.rows) && $0.hasSameHeader(as: $1)
      }
  }
}

/// A value that the content of all rows depends on, to compare with that of the next evaluation.
@usableFromInline
package struct Dependency {
  private let value: Any
  private let isSame: (Any) -> Bool

  @usableFromInline
  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  /// Returns whether the other value is of the same type and equal.
  package func isSame(as other: Dependency) -> Bool { isSame(other.value) }
}

/// A value that is stored elsewhere, like that of a binding.
@MainActor
package struct Link<Value> {
  package let get: @MainActor () -> Value
  package let set: @MainActor (Value) -> Void

  package init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }
}
