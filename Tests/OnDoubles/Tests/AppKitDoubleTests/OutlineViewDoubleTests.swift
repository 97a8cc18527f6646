// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

/// What an outline view takes for wrong, and what it does that adapters have to cope with.
@MainActor
@Suite struct OutlineViewDoubleTests {
  @Test func ignoresChangesBelowCollapsedItems() {
    let outline = LetterOutline("a(bc)")
    outline.update {
      outline["a"].children.removeLast()
    } _: {
      $0.removeItems(at: [1], inParent: outline["a"])
      $0.insertItems(at: [7], inParent: outline["a"])
    }
    #expect(outline.shown == "a")
    #expect(outline.outlineView.ignoredCallCount == 2)
    #expect(outline.double.failures == [])
  }

  /// What AppKit throws at, and what nobody documents.
  @Test func findsWrongCalls() {
    let wrong: [(LetterOutline, NSOutlineView) -> Void] = [
      { $1.insertItems(at: [3], inParent: $0["a"]) },
      { $1.removeItems(at: [2], inParent: $0["a"]) },
      { $1.moveItem(at: 2, inParent: $0["a"], to: 0, inParent: nil) },
      { $1.moveItem(at: 0, inParent: $0["a"], to: 4, inParent: nil) },
      { $1.moveItem(at: 0, inParent: $0["a"], to: 2, inParent: $0["a"]) },
      { $1.moveItem(at: 0, inParent: nil, to: 0, inParent: $0["a"]) },
      { $1.moveItem(at: 0, inParent: $0["d"], to: 0, inParent: nil) },
      { $1.moveItem(at: 0, inParent: $0["a"], to: 0, inParent: $0["d"]) },
      { $1.insertItems(at: [0], inParent: $0["e"]) },
      { $1.insertItems(at: [0], inParent: $0["a"]) },
      { $1.removeItems(at: [0], inParent: nil) },
      { $1.expandItem($0["d"]) },
      { $1.collapseItem($0["a"]) },
      { $1.reloadItem($0["a"], reloadChildren: false) },
      { outline, view in view.insertRows(at: [0]) },
      { outline, view in view.removeRows(at: [0]) },
      { outline, view in view.moveRow(at: 0, to: 1) },
      { outline, view in view.reloadData() },
    ]
    for (number, change) in wrong.enumerated() {
      let outline = LetterOutline("a(bc)d(e)f")
      outline.outlineView.expandItem(outline["a"])
      outline.update({}) { change(outline, $0) }
      #expect(!outline.double.failures.isEmpty, "call \(number)")
    }
  }

  @Test func tellsItemsApart() {
    let outline = LetterOutline("ab")
    let twice = LetterOutline.Letter("c")
    outline.update {
      outline.top.children += [twice, twice]
    } _: {
      $0.insertItems(at: [2, 3], inParent: nil)
    }
    #expect(outline.double.failures.count == 1)
    let other = LetterOutline("ab")
    let equal = LetterOutline.Letter("a")
    equal.isEqualByName = true
    other["a"].isEqualByName = true
    #expect(other.outlineView.row(forItem: equal) == 0)
    #expect(other.double.failures.count == 1)
  }

  @Test func reloadsKeepWhatIsExpanded() {
    let outline = LetterOutline("a(b(c))d")
    outline.outlineView.remembersExpandedItems = false
    for name in "ab" { outline.outlineView.expandItem(outline[name]) }
    outline.top.children.reverse()
    outline.outlineView.reloadData()
    outline.window.layoutIfNeeded()
    #expect(outline.shown == "da.b..c")
    outline.top.children = outline.top.children.map { $0.name == "a" ? .init("a") : $0 }
    outline.outlineView.reloadData()
    outline.window.layoutIfNeeded()
    #expect(outline.shown == "da", "another object is another item")
  }

  @Test func keepsDisclosuresUntilItemsAreReloaded() {
    let outline = LetterOutline("a(b)c")
    outline.outlineView.expandItem(outline["a"])
    outline.update {
      (outline["c"].children, outline["a"].children) = (outline["a"].children, [])
    } _: {
      $0.removeItems(at: [0], inParent: outline["a"])
    }
    #expect(outline.shown == "ac")
    #expect(outline.outlineView.staleItems.count == 2)
    outline.outlineView.expandItem(outline["c"])
    #expect(outline.shown == "ac")
    for name in "ac" { outline.outlineView.reloadItem(outline[name], reloadChildren: true) }
    #expect(outline.outlineView.staleItems == [])
    #expect(!outline.outlineView.isItemExpanded(outline["a"]))
    outline.outlineView.expandItem(outline["c"])
    #expect(outline.shown == "ac.b")
  }
}
