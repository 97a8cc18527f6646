// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if a view has a view model that its owner sets or changes, a property at a time:
// `didSet` marks the list as out of date, as `setNeedsLayout()` does with a layout. What the list
// shows is made once a turn, however many properties have changed.
//
// This target is on the main actor by default, as new Xcode projects are: no type says so.

package import TableDiffUpdating

/// A view of the messages that have arrived; in an app, a `UIView` with a list view in it.
package final class InboxView {
  package let updater = SectionedListUpdater([InboxSection]())

  package var viewModel = InboxViewModel() {
    didSet { updater.setNeedsUpdate { [weak self] in self?.makeSections() } }
  }

  /// The number of times that sections were made.
  package private(set) var derivationCount = 0

  package init() {}

  /// Shows the newest view model now; in an app, what `layoutSubviews()` does.
  package func layOut() {
    updater.updateIfNeeded()
  }

  private func makeSections() -> [InboxSection] {
    derivationCount += 1
    return viewModel.sections
  }
}
