// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import TableDiffOutlineViews
import Testing

/// Folders that are read when they are expanded, and what an app has beside the library.
@MainActor
@Suite struct FileBrowserTests {
  @Test func childrenAreReadWhenANodeIsExpanded() async throws {
    let browser = Browser(try Outline([File("a/"), File("b/"), File("c")]))
    let (view, source) = (browser.outlineView, browser.source)
    let disclosed = ["a/", "b/", "c"].filter { view.isExpandable(source.item(of: $0)) }
    #expect(disclosed == ["a/", "b/"])
    view.expandItem(source.item(of: "a/"))
    #expect(browser.updater.outline.isExpanded("a/") == true)
    await browser.settle()
    #expect(browser.read == ["a/"] && browser.names == ["a/", "a/x/", "a/y", "b/", "c"])
    view.expandItem(source.item(of: "a/x/"))
    view.collapseItem(source.item(of: "a/"))
    await browser.settle()
    #expect(browser.read == ["a/", "a/x/"] && browser.names == ["a/", "b/", "c"])
    view.expandItem(source.item(of: "a/"))
    await browser.settle()
    #expect(browser.names == ["a/", "a/x/", "a/x/x/", "a/x/y", "a/y", "b/", "c"])
    #expect(view.double.failures == [] && view.staleItems == [])
  }

  /// A view that has another data source by then is not touched.
  @Test func viewWithAnotherDataSource() async throws {
    let browser = Browser(try Outline([File("a/")]))
    browser.outlineView.dataSource = nil
    try browser.updater.submit([File("a/"), File("b")])
    await browser.settle()
    #expect(browser.updater.outline.count == 2)
    #expect(browser.outlineView.staleItems == [])
  }

  /// A node that is collapsed before its children are there is not expanded by them.
  @Test func collapsedBeforeItsChildrenAreRead() async throws {
    let browser = Browser(try Outline([File("a/"), File("c")]))
    browser.outlineView.expandItem(browser.source.item(of: "a/"))
    try browser.updater.edit { try $0.collapse("a/") }
    await browser.settle()
    #expect(browser.read == ["a/"] && browser.names == ["a/", "c"])
    #expect(browser.updater.outline.childCount(of: "a/") == 2)
    #expect(browser.outlineView.staleItems == [])
    try browser.updater.edit { try $0.expand("a/") }
    await browser.settle()
    #expect(browser.names == ["a/", "a/x/", "a/y", "c"])
    #expect(browser.outlineView.double.failures == [])
  }

  /// What the user expands before an outline is shown is expanded in that.
  @Test func theUserExpandsWhatIsPending() async throws {
    let browser = Browser(try Outline([File("a/", [File("a/x")]), File("c")]))
    try browser.updater.edit { try $0.remove("c") }
    browser.outlineView.expandItem(browser.source.item(of: "a/"))
    await browser.settle()
    #expect(browser.names == ["a/", "a/x"] && browser.outlineView.double.failures == [])
  }

  /// Group rows, sorting, drags and saved expansion are the app's.
  @Test(arguments: [true, false]) func theAppsDelegateAndDataSource(isSetLater: Bool) async throws {
    let (outline, app) = (try Outline([File("a/", [File("a/x")]), File("c")]), App())
    let browser = Browser(outline, app: app, setsDelegateLater: isSetLater)
    let (view, source) = (browser.outlineView, browser.source)
    app.source = source
    view.reloadData()
    view.layoutSubtreeIfNeeded()
    #expect(view.rowView(atRow: 0, makeIfNecessary: true)?.isGroupRowStyle == true)
    #expect(view.rowView(atRow: 1, makeIfNecessary: true)?.isGroupRowStyle == false)
    #expect(view.rect(ofRow: 1).height == 33)
    view.sortDescriptors = [NSSortDescriptor(keyPath: \NSString.length, ascending: true)]
    #expect(app.sortings == 1)
    #expect(view.beginDrag(ofItem: source.item(of: "c")) != nil)
    view.autosaveExpandedItems = true
    view.expandItem(source.item(of: "a/"))
    let saved = view.saveExpandedItems()
    #expect(saved as? [String] == ["a/"] && app.expanded == 1)
    view.collapseItem(source.item(of: "a/"))
    view.restoreExpandedItems(saved)
    await browser.settle()
    #expect(browser.names == ["a/", "a/x", "c"] && app.collapsed == 1)
    view.selectRowIndexes([1], byExtendingSelection: false)
    #expect(app.selections == 1 && view.double.failures == [])
  }

  /// A file, or a folder, whose name ends with a slash.
  private struct File: OutlineNode, Equatable {
    let id: String
    var children: [File] = []

    init(_ id: String, _ children: [File] = []) { (self.id, self.children) = (id, children) }

    var isExpandable: Bool { id.hasSuffix("/") }
  }

  /// Files in a window.
  @MainActor
  private final class Browser {
    let window = NSWindow()
    let outlineView = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 100, height: 200))
    let updater: OutlineUpdater<File>
    let source: OutlineDataSource<File>
    var read: [String] = []

    init(_ outline: Outline<File>, app: App? = nil, setsDelegateLater: Bool = false) {
      updater = OutlineUpdater(outline)
      outlineView.addTableColumn(NSTableColumn(identifier: "name"))
      if !setsDelegateLater { outlineView.delegate = app }
      if let app {
        if setsDelegateLater { outlineView.delegate = app }
        outlineView.dataSource = app
        if setsDelegateLater { outlineView.delegate = nil }
      }
      source = OutlineDataSource(
        outlineView, updater, cell: NSTextField(frame: .zero)
      ) { cell, file in cell.stringValue = file.id }
      source.onExpand = { [unowned self] file in
        read.append(file.id)
        if updater.outline.childCount(of: file.id) != 0 { return }
        for (index, name) in ["x/", "y"].enumerated() {
          try? updater.edit { try $0.insert(File(file.id + name), atChild: index, of: file.id) }
        }
      }
      if setsDelegateLater { outlineView.delegate = app }
      window.contentView = outlineView
      window.layoutIfNeeded()
    }

    var names: [String] {
      (0..<outlineView.numberOfRows).compactMap { source.id(of: outlineView.item(atRow: $0)) }
    }

    /// Lets what is scheduled happen.
    func settle() async {
      for _ in 0..<20 { await Task.yield() }
      window.layoutIfNeeded()
    }
  }

  private final class App: NSObject, NSOutlineViewDelegate, NSOutlineViewDataSource {
    weak var source: OutlineDataSource<File>?
    var (sortings, expanded, collapsed, selections) = (0, 0, 0, 0)

    func outlineView(_: NSOutlineView, isGroupItem item: Any) -> Bool {
      source?.id(of: item) == "a/"
    }

    func outlineView(_: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat { 33 }

    func outlineView(
      _: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) {
      sortings += 1
    }

    func outlineView(
      _: NSOutlineView, pasteboardWriterForItem item: Any
    ) -> (any NSPasteboardWriting)? { NSPasteboardItem() }

    func outlineView(_: NSOutlineView, persistentObjectForItem item: Any?) -> Any? {
      source?.id(of: item)
    }

    func outlineView(_: NSOutlineView, itemForPersistentObject object: Any) -> Any? {
      (object as? String).flatMap { source?.item(of: $0) }
    }

    func outlineViewItemDidExpand(_: Notification) { expanded += 1 }

    func outlineViewItemDidCollapse(_: Notification) { collapsed += 1 }

    func outlineViewSelectionDidChange(_: Notification) { selections += 1 }
  }
}
