// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Headers that change in the middle of an animation.
@MainActor
@Suite struct StreamingTests {
  private let applied = UpdateOutcome.applied(.notAnimated, finished: true)

  /// Rows of which the second has a content.
  private func rows(_ count: Int, ripeness: Int) -> [Fruit] {
    (0..<count).map { Fruit(id: $0, ripeness: $0 == 1 ? ripeness : 0) }
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test func contentsOfACollection() async {
    let list = LiveCollection([Shelf(id: 0, title: "0", rows: rows(3, ripeness: 0))])
    let double = list.collectionView.double
    list.updater.options.completionTimeout = 60
    double.completion = .manual
    list.updater.submit([Shelf(id: 0, title: "0", rows: rows(4, ripeness: 0))])
    await turns()
    for ripeness in 1...3 {
      let new = [Shelf(id: 0, title: "\(ripeness)", rows: rows(4, ripeness: ripeness))]
      #expect(await list.updater.show(new) == applied)
      #expect(double.openAnimationCount == 1 && list.problem == nil)
    }
    double.endAnimations()
    await list.updater.settled()
    #expect(list.problem == nil)
  }
}
