// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source and delegate that an outline view calls.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  @MainActor
  final class OutlineBridge: NSObject {
    /// What is asked for items.
    weak var source: (any OutlineSource)?
  }

  /// What knows the nodes of items.
  @MainActor
  protocol OutlineSource: AnyObject {
    func numberOfChildren(of item: Any?) -> Int
    func child(_ index: Int, of item: Any?) -> NSObject
    func isExpandable(_ item: Any) -> Bool
    func view(in outlineView: NSOutlineView, for column: NSTableColumn?, item: Any) -> NSView?
    func noteExpanded(_ item: Any, _ isExpanded: Bool, in outlineView: NSOutlineView)
    func noteSelection()
  }

  extension OutlineBridge: NSOutlineViewDataSource {
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      source?.numberOfChildren(of: item) ?? 0
    }

    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      source?.child(index, of: item) ?? NSObject()
    }

    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      source?.isExpandable(item) ?? false
    }
  }

  extension OutlineBridge: NSOutlineViewDelegate {
    func outlineView(
      _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
    ) -> NSView? {
      source?.view(in: outlineView, for: tableColumn, item: item)
    }

    func outlineViewSelectionDidChange(_ notification: Notification) { source?.noteSelection() }

    func outlineViewItemDidExpand(_ notification: Notification) { note(notification, true) }

    func outlineViewItemDidCollapse(_ notification: Notification) { note(notification, false) }

    private func note(_ notification: Notification, _ isExpanded: Bool) {
      guard let outlineView = notification.object as? NSOutlineView,
        let item = notification.userInfo?["NSObject"]
      else { return }
      source?.noteExpanded(item, isExpanded, in: outlineView)
    }
  }
#endif
