// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffOutlineViews
import Testing

@MainActor
@Suite struct OutlineRandomTests {
  /// Edits, what the user expands, collapses and selects, and reloads, in any order.
  @Test(arguments: 0..<200)
  func programs(seed: Int) throws {
    var random = OutlineEdits(seed: seed)
    let first = random.edited(try Outline(random.fresh(random.below(14))))
    let scene = OutlineScene(first)
    scene.outlineView.remembersExpandedItems = seed % 2 == 0
    scene.outlineView.double.loadsInsertedRowsAtOnce = false
    #expect(scene.problem == nil && scene.userChanges == 0, "seed \(seed)")
    for step in 0..<16 {
      scene.isInWindow = !random.chance(10)
      let name = act(on: scene, &random)
      if let problem = scene.problem {
        Issue.record("seed \(seed), step \(step), \(name): \(problem)")
        return
      }
    }
  }

  /// Does one thing, and checks the selection after it.
  private func act(on scene: OutlineScene, _ random: inout OutlineEdits) -> String {
    let selected = scene.selectedIDs
    let row = random.below(scene.outline.rows.count)
    let item = scene.outlineView.item(atRow: row)
    switch random.below(6) {
    case 0:
      scene.selectedIDs = random.someVisible(in: scene.outline)
      return "select"
    case 1:
      guard let item else { return "nothing" }
      scene.outlineView.expandItem(item, expandChildren: random.chance(25))
      #expect(scene.selectedIDs == selected)
      return "user expands \(row)"
    case 2:
      guard let item else { return "nothing" }
      scene.outlineView.collapseItem(item, collapseChildren: random.chance(25))
      #expect(scene.selectedIDs == selected.filter { scene.outline.row(of: $0) != nil })
      return "user collapses \(row)"
    default:
      let before = scene.outline
      let new = random.edited(before)
      let configure = { (view: NSView, _: NSTableColumn, folder: Folder) in
        (view as? FolderCell)?.show(folder) ?? ()
      }
      let isConfigured = random.chance(30)
      let changes = scene.userChanges
      scene.apply(new, animated: random.chance(70), configure: isConfigured ? configure : nil)
      #expect(scene.userChanges == changes, "changes of the app are not the user's")
      #expect(scene.outline.rows == new.rows)
      #expect(scene.selectedIDs == selected.filter { new.row(of: $0) != nil })
      return "apply \(before.visibleSteps(to: new))"
    }
  }
}
