// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

/// Random states, one after the other, each of which views show before the next one comes.
@MainActor
@Suite struct RandomStatesTests {
  @Test(arguments: ListScene.Kind.allCases, 0..<20)
  func areShown(_ kind: ListScene.Kind, seed: Int) async {
    var dice = Dice(seed)
    let scene = ListScene(kind, dice.shelves())
    for _ in 0..<8 {
      let new = dice.shelves()
      if dice.chance(20) { scene.scroll(to: CGFloat(dice.roll(0...100))) }
      let selected = select(in: scene)
      await scene.show(new)
      #expect(scene.problem(showing: new) == nil, "seed \(seed)")
      // A row that changes its section may be deleted and inserted, which deselects it.
      if let selected, let item = new.flatMap(\.rows).first(where: { $0.id == selected.id }) {
        #expect(scene.selectedItems.allSatisfy { $0 == item }, "seed \(seed)")
      } else {
        #expect(scene.selectedItems.isEmpty, "seed \(seed)")
      }
    }
  }

  /// Selects the first row, and returns it.
  private func select(in scene: ListScene) -> Item? {
    let sections = scene.updater.sections
    guard let section = sections.firstIndex(where: { !$0.rows.isEmpty }) else { return nil }
    scene.select(IndexPath(item: 0, section: section))
    return sections[section].rows[0]
  }
}
