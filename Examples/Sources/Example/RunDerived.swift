// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import DerivedExample
import TableDiffTesting
import TableDiffUpdating

@MainActor
func runDerived() async {
  var state = MusicState()
  state.tracks = [
    Track(id: 1, title: "So What", artist: "Miles Davis"),
    Track(id: 2, title: "Naima", artist: "John Coltrane"),
    Track(id: 3, title: "Blue in Green", artist: "Miles Davis"),
  ]
  let coordinator = LibraryCoordinator()
  let screen = SectionedHeadlessScreen(coordinator.updater)
  func tell(_ what: String) {
    coordinator.newState(state)
    coordinator.updater.updateIfNeeded()
    let sections = screen.shownSections.map { "\($0.header): \($0.rows.map(\.title))" }
    print("\(what): \(sections.joined(separator: ", "))")
    print(
      "  derivations so far: \(coordinator.derivedSections.derivationCount), "
        + "batches: \(screen.batches.count)")
  }

  tell("first state")
  for _ in 0..<100 {
    state.secondsPlayed += 0.1
    coordinator.newState(state)
  }
  tell("after 100 states in which a track plays")
  state.query = "N"
  tell("search for N")
  state.query = ""
  state.order = .newestFirst
  tell("all, newest first")
}
