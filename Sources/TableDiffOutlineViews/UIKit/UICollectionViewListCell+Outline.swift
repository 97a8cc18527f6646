// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
  public import TableDiffOutlines

  @available(iOS 14.0, *)
  extension UICollectionViewListCell {
    /// Shows the level of a row of an outline, and a disclosure if its node can be expanded.
    ///
    ///     let source = SectionedCollectionDataSource(collectionView, updater, cell: FolderCell.self) {
    ///       [weak self] cell, row, _ in
    ///       cell.name = row.node.name
    ///       cell.showPlace(of: row) { self?.toggle(row.id) }
    ///     }
    ///
    /// The closure expands or collapses the node in the outline, and submits its new `rows`.
    ///
    /// A cell can have each system accessory only once, so add no other disclosure. Apple documents
    /// only for section snapshots in which direction the disclosure points.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - accessories: The other accessories of the cell.
    ///   - toggle: Called when the user touches the disclosure.
    public func showPlace<Node>(
      of row: OutlineRow<Node>, accessories: [UICellAccessory] = [], toggle: @escaping () -> Void
    ) {
      indentationLevel = row.depth
      let disclosure = UICellAccessory.outlineDisclosure(
        options: .init(style: .cell), actionHandler: toggle)
      self.accessories = row.isExpandable ? [disclosure] + accessories : accessories
    }
  }
#endif
