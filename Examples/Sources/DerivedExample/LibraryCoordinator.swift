// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if what the list shows has to be made out of a state that holds more: filtered,
// sorted, by sections. Name the inputs of that derivation, and derive only if they have changed.
// Other changes of the state then cost a comparison of the inputs, and submit the array that the
// list has already, at which the updater does nothing at all.

package import TableDiffUpdating

/// Makes the sections of a library out of the state of the app.
@MainActor
package final class LibraryCoordinator {
  package let updater = SectionedListUpdater([ArtistSection]())
  package private(set) var derivedSections = Derived { (input: TracksByArtist) in input.sections }

  package init() {}

  package func newState(_ state: MusicState) {
    updater.submit(derivedSections(TracksByArtist(state)))
  }
}
