// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What tests do to a list view.
extension ListViewDouble {
  /// The failures so far.
  public var failures: [UIKitFailure] { record.failures }

  /// Removes and returns the failures.
  public func takeFailures() -> [UIKitFailure] { record.take() }

  /// Puts the view into a window, and lays it out.
  ///
  /// - Parameter window: The window; by default a new one.
  /// - Returns: The window, which nothing else keeps alive.
  @discardableResult
  public func putOnScreen(in window: UIWindow? = nil) -> UIWindow {
    let window = window ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(host)
    window.layoutIfNeeded()
    return window
  }

  /// Takes the view off its window.
  public func removeFromWindow() { host.removeFromSuperview() }

  /// Runs the blocks of batches that came late.
  public func runLateBlocks() {
    let blocks = lateBlocks
    lateBlocks = []
    for block in blocks { run(block.updates, completion: block.completion) }
  }

  /// Whether blocks wait for ``runLateBlocks()``.
  public var hasLateBlocks: Bool { !lateBlocks.isEmpty }

  /// Reports the end of the animations of ``CompletionMode/manual``.
  ///
  /// - Parameter finished: Whether the animations finished.
  public func completeBatches(finished: Bool = true) {
    let completions = manualCompletions
    manualCompletions = []
    for completion in completions { completion(finished) }
  }

  /// Scrolls as the user does, and lays the view out.
  public func scroll(to offset: CGFloat) {
    host.contentOffset = CGPoint(x: 0, y: offset)
    clampContentOffset()
    host.layoutIfNeeded()
  }

  /// Selects a row as the user does, or deselects it if several rows may be selected.
  public func select(_ path: IndexPath) {
    if !host.mayBeSelected || !hasRow(at: path) { return }
    if selectedPaths.contains(path) {
      if !host.mayAllBeSelected { return host.didSelect(path) }
      deselect(path)
      return host.didDeselect(path)
    }
    let others = host.mayAllBeSelected ? [] : selection
    for other in others {
      deselect(other)
      host.didDeselect(other)
    }
    setSelected(path, allowsMultiple: true)
    host.didSelect(path)
  }

  /// Swipes a row from its leading or trailing edge, and returns the actions that are shown.
  public func swipe(_ path: IndexPath, isLeading: Bool = false) -> [UIContextualAction] {
    hasRow(at: path) ? host.swipeActions(path, isLeading: isLeading) ?? [] : []
  }

  /// Presses a row for long, and returns the menu that opens; `nil` if there is none.
  public func openMenu(_ path: IndexPath) -> UIMenu? {
    hasRow(at: path) ? host.menu(path)?.actionProvider?([]) : nil
  }

  /// Chooses an action of a menu.
  public func choose(_ action: UIMenuElement) {
    if let action = action as? UIAction { action.handler(action) }
  }

  /// Deletes a row by swiping it, and returns whether the data source allows that.
  ///
  /// It does if it implements `tableView(_:commit:forRowAt:)`, and the delegate has no other actions.
  @discardableResult
  public func swipeToDelete(_ path: IndexPath) -> Bool {
    hasRow(at: path) && host.delete(path)
  }
}
