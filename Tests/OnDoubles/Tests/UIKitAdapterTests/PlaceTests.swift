// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows of which a path says too little.
  @MainActor
  @Suite struct PlaceTests {
    /// A cell that goes in a batch is told by the path of before.
    @Test func cellsThatAreNoLongerDisplayed() async {
      let table = FlatTable((0..<5).map { Item(id: $0) })
      let (view, source) = (table.view, table.source)
      let delegate = Delegate()
      delegate.onEnd = { cell, path in
        delegate.ended.append(source.row(for: cell)?.id)
        delegate.atPath.append(source.row(at: path)?.id)
      }
      view.delegate = delegate
      await table.updater.show([0, 2, 3, 5, 4].map { Item(id: $0) })
      #expect(delegate.ended == [1] && delegate.atPath == [2])
      #expect(source.row(for: UIView(frame: .zero)) == nil && view.double.failures == [])
    }

    /// What comes in at the left moves nothing that is seen, also in a list that had no axis yet, since it fit.
    @Test(arguments: [ScreenKind.uiCollection, .nsCollection])
    func horizontalLists(_ kind: ScreenKind) async {
      func shelf(_ ids: [Int]) -> [Shelf] {
        [Shelf(id: 0, header: 0, rows: ids.map { Item(id: $0) })]
      }
      let screen = kind.screen(.ids(0..<3), height: 100, isHorizontal: true)
      screen.source.scrolling = .keepsVisibleRow()
      await screen.show(shelf(Array(70..<80) + [0, 1, 2] + Array(80..<90)))
      #expect(screen.sideOffset == 400)
      #expect(screen.text(at: RowPath(section: 0, row: 10)) == "0.0")
      await screen.show(.ids(0..<50))
      (screen as? UIKitScreen)?.view.contentInset.left = 10
      screen.sideOffset = 410
      await screen.show(shelf([70, 71, 72] + Array(0..<50)))
      #expect(screen.sideOffset == 530)
      await screen.show(.ids(5..<50))
      #expect(screen.sideOffset == 210)
      #expect(screen.text(at: RowPath(section: 0, row: 5)) == "10.0")
      // At the right the user sees what comes in.
      screen.source.scrolling = .keepsVisibleRow(stickingTo: .bottom)
      screen.sideOffset = 45 * 40 - 320
      await screen.show(.ids(5..<60))
      #expect(screen.sideOffset == 55 * 40 - 320 && screen.failures == [])
    }

    private final class Delegate: NSObject, UITableViewDelegate {
      var ended: [Int?] = []
      var atPath: [Int?] = []
      var onEnd: ((UITableViewCell, IndexPath) -> Void)?

      func tableView(
        _: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
      ) {
        onEnd?(cell, path)
      }
    }
  }
}
