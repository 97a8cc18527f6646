// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// The list view of a double: how it talks to its data source and delegate.
@MainActor
protocol ListViewHost: UIScrollView {
  var kind: ListViewKind { get }
  var hasDataSource: Bool { get }
  var requiresDequeuedCells: Bool { get }
  /// The height of a row that does not size itself.
  var knownHeight: CGFloat { get }
  /// The height of a row that sizes itself, until its cell is visible.
  var estimatedHeight: CGFloat { get }
  var supplementaryKinds: [String] { get }
  /// Whether the user may select a row, and several.
  var mayBeSelected: Bool { get }
  var mayAllBeSelected: Bool { get }

  func sectionCount() -> Int
  func rowCount(inSection section: Int) -> Int
  /// The name of the method that returns cells.
  var cellMethod: String { get }
  /// Returns the cell of a row; `nil` if the data source does not implement that.
  func cell(at path: IndexPath) -> UIView?
  func canMove(_ path: IndexPath) -> Bool
  /// Tells the data source of a move; returns `false` if it does not implement that.
  func move(_ from: IndexPath, to: IndexPath) -> Bool
  /// Deletes a row that the user swiped; returns `false` if the data source does not let it.
  func delete(_ path: IndexPath) -> Bool
  /// Returns the actions of a row that the user swipes; `nil` if there are none but to delete it.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> [UIContextualAction]?
  /// Returns the menu of a row; `nil` if there is none.
  func menu(_ path: IndexPath) -> UIContextMenuConfiguration?
  /// Tells that a swipe opens, or has closed.
  func willBeginEditing(_ path: IndexPath)
  func didEndEditing(_ path: IndexPath)
  /// Returns the titles of the index; `nil` if those that were asked for before stay.
  func indexTitles() -> [String]?
  /// Returns the place to which a title of the index leads.
  func place(ofIndexTitle title: String, at index: Int) -> IndexPath
  /// Returns the height of a supplementary view; 0 if the section has none.
  func height(of kind: String, inSection section: Int) -> CGFloat
  func supplementary(_ kind: String, at path: IndexPath) -> UIView?

  func willDisplay(_ cell: UIView, at path: IndexPath)
  /// Whether rows are one beside the other.
  var isHorizontal: Bool { get }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath)
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  func target(ofMoveFrom from: IndexPath, proposed: IndexPath) -> IndexPath
  func prefetch(_ paths: [IndexPath])
  func cancelPrefetching(_ paths: [IndexPath])
}
