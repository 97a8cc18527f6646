// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A kind of list view: which batches it accepts, and in which words it rejects them.
///
///     let stages = diff.stages(from: old, to: new, for: .tableView)
///     var view = HeadlessListView(sections: old, kind: .tableView)
///
/// All list views read a batch alike, but not all accept the same combinations of operations.
public struct ListViewKind: Sendable, Hashable {
  private let name: String

  /// Whether a row may move to another section in a batch that also changes sections (C9).
  package let mixesCrossSectionMovesWithSections: Bool

  /// Whether its messages say row and table view, not item and collection view.
  let saysRows: Bool

  /// A collection view, as `UICollectionView` and `NSCollectionView`: accepts every combination that
  /// has a meaning.
  public static let collectionView = ListViewKind(
    name: "collectionView", mixesCrossSectionMovesWithSections: true, saysRows: false)

  /// A table view, as `UITableView`: rejects a row that moves to another section in a batch that
  /// inserts, deletes or moves sections.
  ///
  /// Table views were reported to fail there.
  public static let tableView = ListViewKind(
    name: "tableView", mixesCrossSectionMovesWithSections: false, saysRows: true)
}

extension ListViewKind: CustomStringConvertible {
  /// The kind's name, such as `tableView`.
  public var description: String { name }
}
