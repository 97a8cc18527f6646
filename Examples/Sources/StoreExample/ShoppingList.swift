// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if your app has one state, and actions that change it: in a store of your own, or
// in that of a library. A list is then a subscriber like any other. It submits whatever it is told,
// however often. The updater compares the newest state with what the list shows, and animates it.

package import TableDiffUpdating

/// A list of what is to be bought; in an app, a view controller.
@MainActor
package final class ShoppingList: StoreSubscriber {
  /// What the data source of the list view returns: `updater.sections`.
  package let updater = ListUpdater([ShoppingState.Item]())

  package init() {}

  package func newState(_ state: ShoppingState) {
    updater.submit(state.items)
  }
}
