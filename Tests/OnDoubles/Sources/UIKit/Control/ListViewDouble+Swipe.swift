// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A swipe that stays open beside a row.
///
/// It sets `isEditing`, as [the page](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willbegineditingrowat:))
/// of the delegate's method says, and any batch or end of editing closes it under the user's finger.
extension ListViewDouble {
  /// Opens a swipe, and returns whether the row has actions.
  @discardableResult
  public func openSwipe(_ path: IndexPath, isLeading: Bool = false) -> Bool {
    host.layoutIfNeeded()
    let actions = swipe(path, isLeading: isLeading)
    if actions.isEmpty { return false }
    closeSwipe()
    openSwipe = OpenSwipe(path: path, actions: actions)
    host.willBeginEditing(path)
    return true
  }

  /// Whether a swipe is open in which the user has chosen nothing yet.
  public var hasOpenSwipe: Bool { openSwipe.map { !$0.isChosen } ?? false }

  /// Chooses an action of the open swipe, which closes when the action is done.
  ///
  /// A destructive action that is done while its row is there lets the row come back before it goes.
  public func choose(_ index: Int) {
    guard let swipe = openSwipe, swipe.actions.indices.contains(index) else { return }
    openSwipe?.isChosen = true
    let action = swipe.actions[index]
    let cell = cells[swipe.path]?.view
    action.handler(action, host) { [weak self] isDone in
      guard let self else { return }
      if isDone, action.style == .destructive, cells.values.contains(where: { $0.view === cell }) {
        record.add(.endedBeforeDeletion(swipe.path))
      }
      closeSwipe()
    }
  }

  /// Closes the open swipe, as the user does by a touch elsewhere.
  public func closeSwipe() {
    guard let swipe = openSwipe else { return }
    openSwipe = nil
    host.didEndEditing(swipe.path)
  }

  /// Notes that a change comes while a swipe is open.
  func noteChangeDuringSwipe(_ call: String) {
    if hasOpenSwipe { record.add(.changedDuringSwipe(call: call)) }
  }
}
