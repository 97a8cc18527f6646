// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import StoreExample
package import TableDiffCollections
package import TableDiffUpdating

/// Contacts in a store, and a list that shows what a search finds among them.
@MainActor
package final class ContactsApp: StoreSubscriber {
  package let store: Store<ContactsState, ContactsAction>
  package let updater: RowsUpdater<ContactsViewModel.Rows>
  package let list: TerminalList
  package let figures = ContactsFigures()

  /// Called when there is something new to draw.
  package var onChange: (@MainActor () -> Void)?

  private let deriver: ContactsDeriver
  private var derivedVersion = 0
  private var openSubmissions = 0

  package init(contacts: TreeArray<Contact>, clock: FrameClock) {
    deriver = ContactsDeriver(ContactsViewModel(contacts: contacts))
    store = Store(ContactsState(contacts: contacts), reduce: ContactsState.reduce)
    var options = UpdateOptions()
    // A terminal animates what is visible, however much changes; and its list reports each end.
    options.policy = .animate(upTo: .max)
    options.completionTimeout = .infinity
    options.onEvent = figures.note
    updater = RowsUpdater(
      deriver.viewModel.rows, comparison: .offMain(), options: options)
    list = TerminalList(
      dataSource: TerminalListDataSource(
        count: { [updater] in updater.sections[0].rows.count },
        line: { [updater] in updater.sections[0].rows[$0].line }),
      clock: clock)
    list.onChange = { [weak self] in self?.listChanged() }
    updater.attach(list)
    list.layOut()
    store.subscribe(self)
  }

  package var rows: ContactsViewModel.Rows { updater.sections[0].rows }

  /// The ids of the visible contacts.
  package var visibleIDs: [Contact.ID] {
    rows[list.viewport.rows.clamped(to: rows.indices)].map(\.id)
  }

  /// Whether the list shows the newest state, or is on its way there.
  package var isCurrent: Bool {
    !deriver.isBusy && (openSubmissions == 0 || list.isPerforming)
  }

  package func newState(_ state: ContactsState) {
    if state.version == derivedVersion { return }
    derivedVersion = state.version
    figures.stateArrived()
    deriver.derive(state) { [weak self] in self?.show($0) }
  }

  private func show(_ viewModel: ContactsViewModel) {
    figures.derived()
    openSubmissions += 1
    list.yieldToNextChange()
    updater.submit(viewModel.rows) { [weak self] _ in self?.submissionEnded() }
  }

  private func listChanged() {
    figures.shown()
    onChange?()
  }

  private func submissionEnded() {
    openSubmissions -= 1
    restoreSelection()
  }

  /// Selects the contact again that was selected before a search without it.
  private func restoreSelection() {
    let viewModel = deriver.viewModel
    guard openSubmissions == 0, list.selection == nil, viewModel.rows.count == rows.count,
      let selection = viewModel.selection, store.state.selectedID == rows[selection].id
    else { return }
    list.restoreSelection(selection)
  }

  /// Moves the selection, and tells the store.
  package func select(_ change: (TerminalList) -> Void) {
    change(list)
    if let selection = list.selection { store.send(.select(rows[selection].id)) }
  }
}
