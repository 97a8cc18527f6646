// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Changes right after the user has dropped an item.
  @MainActor
  @Suite struct DropTests {
    /// An updater that is to update at once waits for the next turn.
    @Test func updatingAtOnce() async {
      let items = (0..<4).map { Item(id: $0) }
      let rig = ListRig(.collection, [Shelf(id: 1, header: 0, rows: items)])
      #expect(rig.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      rig.double.hover(over: IndexPath(item: 2, section: 0))
      rig.double.drop()
      rig.submit([Shelf(id: 1, header: 0, rows: [items[1]])])
      #expect(!rig.updater.updateIfNeeded())
      await rig.settle()
      #expect(rig.problem(showing: [Shelf(id: 1, header: 0, rows: [items[1]])]) == nil)
    }
  }
}
