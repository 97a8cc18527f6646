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
      let item = selected.flatMap { row in new.flatMap(\.rows).first { $0.id == row.item.id } }
      let stays = new.contains { $0.id == selected?.section && $0.rows.contains { $0 == item } }
      // A row that changes its section may be deleted and inserted, which deselects it.
      let choices = [item.map { [$0] } ?? []] + (stays ? [] : [[]])
      #expect(choices.contains(scene.selectedItems), "seed \(seed)")
    }
  }

  /// Selects the first row, and returns it with the id of its section.
  private func select(in scene: ListScene) -> (section: Int, item: Item)? {
    let sections = scene.updater.sections
    guard let section = sections.firstIndex(where: { !$0.rows.isEmpty }) else { return nil }
    scene.select(IndexPath(item: 0, section: section))
    return (sections[section].id, sections[section].rows[0])
  }
}
