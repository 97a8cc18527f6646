// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// When a collection view asks its data source.
extension CollectionBatchTests {
  @Test func doesNotChangeWhileItAsks() {
    for change in [
      { (view: NSCollectionView) in view.reloadData() },
      { $0.performBatchUpdates {} },
      { $0.moveItem(at: [0, 0], to: [0, 1]) },
    ] {
      let list = LetterCollection("abc")
      list.onAsk = { [unowned list] in
        list.onAsk = nil
        change(list.collectionView)
      }
      list.collectionView.reloadData()
      list.window.layoutIfNeeded()
      #expect(list.double.failures.count == 1)
      #expect(list.double.failures[0].hasSuffix("within a call of the data source"))
      #expect(list.shown == "abc")
    }
    let list = LetterCollection("abc")
    list.update("abc") { $0.reloadData() }
    #expect(list.double.failures == ["reloadData() within a batch"])
  }

  @Test func notesWhenItAsks() {
    let list = LetterCollection("ab")
    list.double.forgetCalls()
    list.update("abc") { $0.insertItems(at: [[0, 2]]) }
    #expect(
      list.double.calls == [
        .init(name: "numberOfSections", phase: .beforeBatch),
        .init(name: "numberOfItems", phase: .beforeBatch),
        .init(name: "numberOfSections", phase: .afterBatch),
        .init(name: "numberOfItems", phase: .afterBatch), .init(name: "item", phase: .afterBatch),
      ])
  }
}
