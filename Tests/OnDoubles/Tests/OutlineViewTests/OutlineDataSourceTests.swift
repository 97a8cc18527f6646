// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import TableDiffOutlineViews
import Testing

@MainActor
@Suite struct OutlineDataSourceTests {
  let outline: Outline<Folder>

  init() throws {
    outline = try Outline([
      Folder(1, "Desktop"),
      Folder(2, "Documents", [Folder(3, "Taxes", [Folder(5, "2025")]), Folder(4, "Bills")]),
    ])
  }

  @Test func asksForChildrenWhenTheyAreShown() throws {
    let scene = OutlineScene(outline)
    #expect(scene.dataSource.itemCount == 2)
    let asked = scene.outlineView.double.calls.count { $0.name == "child" }
    var new = outline
    try new.update(5) { $0.name = "2024" }
    try new.move(4, toChild: 0, of: 3)
    try new.insert(Folder(6, "Old"), atChild: 0, of: 5)
    scene.apply(new)
    #expect(scene.dataSource.itemCount == 2)
    #expect(scene.outlineView.double.calls.count { $0.name == "child" } == asked)
    #expect(scene.problem == nil)
    try new.expand(2)
    scene.apply(new)
    #expect(scene.dataSource.itemCount == 3)
    #expect(scene.problem == nil)
  }

  /// A node that goes to another parent moves, with its views.
  @Test func movesBetweenParents() throws {
    var outline = outline
    try outline.expand(2, withDescendants: true)
    let scene = OutlineScene(outline)
    scene.selectedIDs = [3, 4]
    let cell = scene.cell(2)
    let item = scene.outlineView.item(atRow: 2) as AnyObject
    try outline.move(3, toChild: 0, of: nil)
    scene.apply(outline)
    #expect(scene.cell(0) === cell)
    #expect(scene.outlineView.item(atRow: 0) as AnyObject === item)
    #expect(scene.selectedIDs == [3, 4])
    #expect(scene.outlineView.double.animatedBatchCount == 1)
    #expect(scene.outlineView.animatedTargetCount == 1)
    #expect(scene.problem == nil)
  }

  @Test func keepsObjectsAndDropsThoseOfDeletedNodes() throws {
    var outline = try Outline([Folder(0, "kept")])
    let scene = OutlineScene(outline)
    let kept = scene.dataSource.item(of: 0) as AnyObject
    for round in 0..<20 {
      for id in 1...100 {
        if round > 0 { try outline.remove((round - 1) * 100 + id) }
        try outline.insert(Folder(round * 100 + id, "new"), atChild: 0, of: nil)
      }
      scene.apply(outline)
    }
    #expect(scene.dataSource.itemCount < 500)
    #expect(scene.dataSource.item(of: 0) as AnyObject === kept)
    #expect(scene.problem == nil)
  }

  @Test func tellsOnceThatSelectedNodesAreGone() throws {
    let scene = OutlineScene(outline)
    scene.selectedIDs = [1, 2]
    #expect(scene.selectionChanges == 1)
    var new = outline
    try new.move(1, toChild: 1, of: nil)
    scene.apply(new)
    #expect(scene.selectionChanges == 1)
    try new.remove(1)
    scene.apply(new)
    #expect(scene.selectionChanges == 2)
    #expect(scene.selectedIDs == [2])
  }

  @Test func tellsOnceThatSelectedNodesAreHidden() throws {
    var outline = outline
    try outline.expand(2)
    let scene = OutlineScene(outline)
    scene.selectedIDs = [3, 4]
    try outline.collapse(2)
    scene.apply(outline)
    #expect(scene.selectionChanges == 2)
    #expect(scene.selectedIDs == [])
  }

  /// What either remembers below a node that the user expands is expanded in both.
  @Test func takesWhatTheViewRemembers() throws {
    let scene = OutlineScene(outline)
    let view = scene.outlineView
    for id in [2, 3] { view.expandItem(scene.dataSource.item(of: id)) }
    view.collapseItem(scene.dataSource.item(of: 2))
    var new = scene.outline
    try new.collapse(3)
    scene.apply(new)
    view.expandItem(scene.dataSource.item(of: 2))
    #expect(scene.outline.isExpanded(3) == true)
    #expect(scene.problem == nil)
    view.remembersExpandedItems = false
    view.collapseItem(scene.dataSource.item(of: 2))
    view.expandItem(scene.dataSource.item(of: 2))
    #expect(view.isItemExpanded(scene.dataSource.item(of: 3)))
    #expect(scene.problem == nil)
  }

  @Test func endsOnce() throws {
    let scene = OutlineScene(outline)
    var new = outline
    try new.expand(2)
    var ends = 0
    scene.outlineView.double.completion = .manual
    scene.outlineView.apply(from: outline, to: new) {
      scene.outline = $0
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 0)
    scene.outlineView.double.endAnimations()
    #expect(ends == 1)
    scene.isInWindow = false
    scene.outlineView.apply(from: new, to: outline) {
      scene.outline = $0
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 2)
  }

  @Test func isReleased() {
    weak var released: OutlineDataSource<Folder>?
    let view = NSOutlineView(frame: .zero)
    do {
      let outline = outline
      let dataSource = OutlineDataSource {
        outline
      } setOutline: { _ in
      } view: { _, _, _ in
        nil
      }
      dataSource.attach(to: view)
      released = dataSource
    }
    #expect(released == nil && view.dataSource == nil)
  }
}
