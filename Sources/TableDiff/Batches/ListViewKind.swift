// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A kind of list view, which determines the batches it accepts and the messages of its exceptions.
///
///     let stages = diff.stages(from: old, to: new, for: .tableView)
///     var view = HeadlessListView(sections: old, kind: .tableView)
///
/// All list views interpret a batch in the same way, but differ in the combinations of operations
/// that they accept.
public struct ListViewKind: Sendable, Hashable {
  private let name: String

  /// Whether a row may move to another section in a batch with section operations (C9).
  let mixesCrossSectionMovesWithSections: Bool

  /// Whether messages use "row" and "table view" instead of "item" and "collection view".
  let saysRows: Bool

  /// A collection view, such as `UICollectionView` or `NSCollectionView`, which accepts every
  /// meaningful combination.
  public static let collectionView = ListViewKind(
    name: "collectionView", mixesCrossSectionMovesWithSections: true, saysRows: false)

  /// A table view, such as `UITableView`, which rejects row moves to other sections in a batch that
  /// inserts, deletes or moves sections.
  ///
  /// Table views are reported to fail at such moves.
  public static let tableView = ListViewKind(
    name: "tableView", mixesCrossSectionMovesWithSections: false, saysRows: true)
}

extension ListViewKind: CustomStringConvertible {
  /// The kind's name, such as `tableView`.
  public var description: String { name }
}
