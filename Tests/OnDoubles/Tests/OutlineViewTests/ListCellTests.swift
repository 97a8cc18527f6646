// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlineViews
import Testing
import UIKit

@MainActor
@Suite struct ListCellTests {
  @Test func showsLevelAndDisclosure() throws {
    var outline = try Outline([Folder(1, "Documents", [Folder(2, "Taxes")])])
    let cell = UICollectionViewListCell(frame: .zero)
    cell.showPlace(of: outline.rows[0]) { try? outline.expand(1) }
    #expect(cell.indentationLevel == 0)
    #expect(cell.touchDisclosure())
    #expect(outline.rows.count == 2)
    cell.showPlace(of: outline.rows[1], accessories: [.checkmark()]) {}
    #expect(cell.indentationLevel == 1)
    #expect(cell.accessories.count == 1)
    #expect(!cell.touchDisclosure())
  }

  /// A node whose children are read when it is expanded has a disclosure before it has children.
  @Test func showsTheDisclosureOfANodeToBeRead() throws {
    struct File: OutlineNode, Equatable {
      let id: String
      var children: [File] = []
      var isExpandable: Bool { id == "folder" }
    }
    let rows = try Outline([File(id: "folder"), File(id: "file")]).rows
    let cell = UICollectionViewListCell(frame: .zero)
    cell.showPlace(of: rows[0]) {}
    #expect(cell.touchDisclosure())
    cell.showPlace(of: rows[1]) {}
    #expect(!cell.touchDisclosure())
  }
}
