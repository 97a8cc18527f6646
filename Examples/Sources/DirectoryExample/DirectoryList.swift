// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way, a derived list, if what the list shows is made out of many rows: searched, sorted,
// by sections. It is a value that knows the last state, and is told the next one. What did not change
// is neither tested, nor sorted, nor compared.

package import ContactsExample
import StoreExample
package import TableDiffCollections
package import TableDiffUpdating

/// A list of contacts in sections by initial, with a search field; in an app, a view controller.
@MainActor
package final class DirectoryList: StoreSubscriber {
  package let updater: SectionedListUpdater<Directory.Section>
  private var directory: Directory

  package init(contacts: TreeArray<Contact>) {
    directory = Directory(contacts)
    updater = SectionedListUpdater(directory.sections)
  }

  package func newState(_ state: DirectoryState) {
    directory.update(to: state)
    updater.submit(directory.sections)
  }
}
