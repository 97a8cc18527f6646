// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Data sources made of closures, without an updater.
  @MainActor
  @Suite struct ClosureDataSourceTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    private let path = IndexPath(row: 0, section: 0)

    @Test func tableView() {
      let view = UITableView(frame: frame, style: .plain)
      let source = ClosureTableDataSource { _ in
        2
      } cell: { _, _ in
        UITableViewCell()
      }
      source.attach(to: view)
      #expect(view.numberOfSections == 1 && view.numberOfRows(inSection: 0) == 2)
      let bridge = view.dataSource
      #expect(bridge?.tableView(view, titleForHeaderInSection: 0) == nil)
      #expect(bridge?.tableView(view, canEditRowAt: path) == true)
      #expect(bridge?.tableView(view, canMoveRowAt: path) == false)
      var moves: [[IndexPath]] = []
      source.headerTitle = { "header \($0)" }
      source.footerTitle = { "footer \($0)" }
      source.canEdit = { _ in false }
      source.move = { moves.append([$0, $1]) }
      #expect(bridge?.tableView(view, titleForHeaderInSection: 0) == "header 0")
      #expect(bridge?.tableView(view, titleForFooterInSection: 0) == "footer 0")
      #expect(bridge?.tableView(view, canEditRowAt: path) == false)
      #expect(bridge?.tableView(view, canMoveRowAt: path) == true)
      source.canMove = { _ in false }
      #expect(bridge?.tableView(view, canMoveRowAt: path) == false)
      bridge?.tableView(view, moveRowAt: path, to: [0, 1])
      #expect(moves == [[path, [0, 1]]])
    }

    @Test func collectionView() {
      let view = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      let source = ClosureCollectionDataSource { _ in
        2
      } cell: { _, _ in
        UICollectionViewCell()
      }
      source.attach(to: view)
      #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 2)
      let bridge = view.dataSource
      #expect(bridge?.collectionView(view, canMoveItemAt: path) == false)
      var moves: [[IndexPath]] = []
      source.move = { moves.append([$0, $1]) }
      #expect(bridge?.collectionView(view, canMoveItemAt: path) == true)
      source.canMove = { _ in false }
      #expect(bridge?.collectionView(view, canMoveItemAt: path) == false)
      bridge?.collectionView(view, moveItemAt: path, to: [0, 1])
      #expect(moves == [[path, [0, 1]]])
    }

    @Test func releasedDataSource() {
      let view = UITableView(frame: frame, style: .plain)
      do {
        let source = ClosureTableDataSource { _ in
          2
        } cell: { _, _ in
          UITableViewCell()
        }
        source.attach(to: view)
        #expect(view.dataSource != nil)
      }
      #expect(view.dataSource == nil)
    }
  }
}
