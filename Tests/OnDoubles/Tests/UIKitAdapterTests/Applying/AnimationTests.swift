// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// The animations that are asked for in a table of AppKit.
@MainActor
@Suite struct AnimationTests {
  @Test func kindsOfChanges() {
    let model = AppKitModel(.ids(1..<4), in: .nsTable)
    var animations = RowAnimations(.slideUp)
    animations.insertedRows = [.effectFade, .slideDown]
    for new in [[Shelf].ids(2..<5), .ids(2..<3)] {
      model.table?.apply(
        model.shelves[0].rows.tableDiff(to: new[0].rows), with: animations,
        policy: .animate(upTo: new[0].rows.count > 1 ? 100 : 0)
      ) { model.shelves = new }
      #expect(model.problem(showing: new) == nil)
    }
    #expect(model.table?.animations == [.slideUp, [.effectFade, .slideDown], []])
  }
}
