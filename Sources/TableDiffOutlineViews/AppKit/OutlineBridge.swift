// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source and delegate that an outline view calls.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  @MainActor
  final class OutlineBridge: NSObject {
    weak var source: (any OutlineSource)?

    /// The app's delegate and data source, which get the calls that the library does not handle.
    private nonisolated(unsafe) weak var appDelegate: (any NSOutlineViewDelegate)?
    private nonisolated(unsafe) weak var appDataSource: (any NSOutlineViewDataSource)?

    /// Becomes the data source and delegate of an outline view, in front of the current ones.
    func attach(to outlineView: NSOutlineView) {
      let current = outlineView.dataSource
      let other = current as? OutlineBridge
      appDataSource = other == nil ? current : other?.appDataSource
      standInFront(of: outlineView)
      outlineView.dataSource = self
    }

    /// Becomes the delegate again if the app has set another one, which no call reports.
    func standInFront(of outlineView: NSOutlineView) {
      let current = outlineView.delegate
      if current === self { return }
      appDelegate = if let other = current as? OutlineBridge { other.appDelegate } else { current }
      outlineView.delegate = self
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) || receiver(of: selector) != nil
      }

      nonisolated override func forwardingTarget(for selector: Selector?) -> Any? {
        receiver(of: selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { receiver(of: selector) != nil }

      nonisolated func forwardingTarget(for selector: Selector?) -> Any? {
        receiver(of: selector)
      }
    #endif

    /// Returns the app's object that has a method which the bridge lacks.
    private nonisolated func receiver(of selector: Selector?) -> (any NSObjectProtocol)? {
      guard let selector else { return nil }
      if let appDelegate, appDelegate.responds(to: selector) { return appDelegate }
      if let appDataSource, appDataSource.responds(to: selector) { return appDataSource }
      return nil
    }
  }

  /// The nodes behind the items of an outline view.
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
      standInFront(of: outlineView)
      return source?.numberOfChildren(of: item) ?? 0
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

    func outlineViewSelectionDidChange(_ notification: Notification) {
      source?.noteSelection()
      let tell: ((Notification) -> Void)? = appDelegate?.outlineViewSelectionDidChange
      tell?(notification)
    }

    func outlineViewItemDidExpand(_ notification: Notification) {
      note(notification, true)
      let tell: ((Notification) -> Void)? = appDelegate?.outlineViewItemDidExpand
      tell?(notification)
    }

    func outlineViewItemDidCollapse(_ notification: Notification) {
      note(notification, false)
      let tell: ((Notification) -> Void)? = appDelegate?.outlineViewItemDidCollapse
      tell?(notification)
    }

    private func note(_ notification: Notification, _ isExpanded: Bool) {
      guard let outlineView = notification.object as? NSOutlineView,
        let item = notification.userInfo?["NSObject"]
      else { return }
      source?.noteExpanded(item, isExpanded, in: outlineView)
    }
  }
#endif
