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
}
