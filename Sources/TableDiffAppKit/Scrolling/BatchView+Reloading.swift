// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension BatchView {
    /// Reloads all data after a change, and keeps what the user has selected and sees.
    ///
    /// - Parameters:
    ///   - updater: The updater of the list.
    ///   - finder: Finds rows after the change.
    ///   - keeper: What keeps the user's place.
    ///   - change: Changes the data.
    func reload<Section: ListSection>(
      _ updater: SectionedListUpdater<Section>, _ finder: RowFinder<Section>,
      _ keeper: PlaceKeeper<Self>,
      change: @MainActor () -> Void
    ) {
      let place = KeptPlace(
        in: self, selected: selectedPaths, of: updater.sections, by: keeper)
      keeper.forget()
      change()
      reloadData()
      layOut()
      let found = place.find(by: finder, in: updater.sections)
      selectRows(at: found.selected)
      keeper.hold(found.target, in: self)
    }
  }
#endif
