// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Testing

@MainActor
@Suite struct ViewTests {
  @Test func laysOutWhatNeedsIt() {
    final class CountingView: NSView {
      var layouts = 0

      override func layout() { layouts += 1 }
    }
    let window = NSWindow()
    let (outer, inner) = (CountingView(frame: .zero), CountingView(frame: .zero))
    outer.addSubview(inner)
    outer.layoutSubtreeIfNeeded()
    #expect((outer.layouts, inner.layouts) == (0, 0))
    window.contentView = outer
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (1, 1))
    inner.needsLayout = true
    window.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (1, 2))
    inner.frame.size.width = 3
    #expect(inner.needsLayout)
    #expect(inner.bounds.width == 3)
  }

  @Test func belongsToAWindow() {
    let (window, outer, inner) = (NSWindow(), NSView(frame: .zero), NSView(frame: .zero))
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.contentView = outer
    #expect(inner.window === window)
    inner.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(outer.subviews.isEmpty)
    window.contentView = nil
    #expect(outer.window == nil)
  }

  @Test func scrolls() {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 120))
    scrollView.documentView = document
    #expect(document.enclosingScrollView === scrollView)
    #expect(NSView(frame: .zero).enclosingScrollView == nil)
    #expect(document.visibleRect == .zero)
    let window = NSWindow()
    window.contentView = scrollView
    window.layoutIfNeeded()
    #expect(document.visibleRect == NSRect(x: 0, y: 0, width: 50, height: 50))
    document.scroll(NSPoint(x: 0, y: 30))
    #expect(document.needsLayout)
    #expect(document.visibleRect == NSRect(x: 0, y: 30, width: 50, height: 50))
    document.scroll(NSPoint(x: 0, y: 500))
    #expect(document.visibleRect.minY == 70)
    document.scroll(NSPoint(x: 0, y: -5))
    #expect(document.visibleRect.minY == 0)
    scrollView.frame.size.height = 20
    #expect(document.visibleRect.height == 20)
    scrollView.documentView = nil
    #expect(document.enclosingScrollView == nil)
  }

  @Test func namesItemsAndSections() {
    var path = IndexPath(item: 2, section: 1)
    #expect(Array(path) == [1, 2])
    (path.item, path.section) = (5, 4)
    #expect((path.item, path.section) == (5, 4))
    #expect(Array(path) == [4, 5])
  }

  @Test func reportsReducedMotion() {
    #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    WorkspaceDouble.$reducesMotion.withValue(true) {
      #expect(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }
  }

  @Test func holdsWhatIsDragged() {
    let item = NSPasteboardItem()
    let type = NSPasteboard.PasteboardType("x")
    item.setString("a", forType: type)
    #expect(item.string(forType: type) == "a")
    #expect(item.string(forType: .init("y")) == nil)
    let drag = DragDouble(source: item)
    #expect(drag.draggingSource as AnyObject? === item)
  }
}

@MainActor
@Suite struct AnimationContextTests {
  @Test func nestsGroups() {
    let outside = NSAnimationContext.current
    NSAnimationContext.runAnimationGroup { outer in
      #expect(NSAnimationContext.current === outer)
      #expect(outer.duration == 0.25)
      outer.duration = 0
      NSAnimationContext.runAnimationGroup { inner in
        #expect(NSAnimationContext.current === inner)
      }
      #expect(NSAnimationContext.current === outer)
    }
    #expect(NSAnimationContext.current === outside)
    #expect(outside.duration == 0.25)
  }

  @Test func reportsTheEndOfAnAnimation() async {
    for mode in AnimationEnd.allCases {
      let table = LetterTable("ab")
      table.double.completion = mode
      nonisolated(unsafe) var ends = 0
      NSAnimationContext.runAnimationGroup { _ in
        table.tableView.moveRow(at: 0, to: 1)
      } completionHandler: {
        ends += 1
      }
      #expect(ends == (mode == .atOnce ? 1 : 0), "\(mode)")
      #expect(table.double.openAnimationCount == (mode == .manual ? 1 : 0))
      for _ in 0..<10 { await Task.yield() }
      #expect(ends == (mode == .manual || mode == .dropped ? 0 : 1), "\(mode)")
      table.double.endAnimations()
      table.double.endAnimations()
      #expect(ends == (mode == .dropped ? 0 : 1), "\(mode)")
    }
  }

  @Test func endsAtOnceWithoutChanges() {
    nonisolated(unsafe) var ends = 0
    NSAnimationContext.runAnimationGroup { _ in
    } completionHandler: {
      ends += 1
    }
    #expect(ends == 1)
  }
}
