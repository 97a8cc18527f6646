// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import DerivedExample
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct DerivedExampleTests {
  private let coordinator = LibraryCoordinator()
  private let screen: SectionedHeadlessScreen<ArtistSection>
  private let events = Events()
  private var state = MusicState()

  init() {
    screen = SectionedHeadlessScreen(coordinator.updater)
    state.tracks = [
      Track(id: 1, title: "So What", artist: "Miles Davis"),
      Track(id: 2, title: "Naima", artist: "John Coltrane"),
      Track(id: 3, title: "Blue in Green", artist: "Miles Davis"),
    ]
    coordinator.newState(state)
    coordinator.updater.updateIfNeeded()
    coordinator.updater.options.onEvent = { [events] in events.note($0) }
  }

  private var derivations: Int { coordinator.derivedSections.derivationCount }

  @Test func showsSections() {
    #expect(screen.shownSections.map(\.header) == ["John Coltrane", "Miles Davis"])
    #expect(screen.shownRows.map(\.id) == [2, 3, 1])
    #expect(derivations == 1)
  }

  @Test func otherStatesDeriveAndCompareNothing() async {
    var state = state
    for _ in 0..<100 {
      state.secondsPlayed += 0.1
      coordinator.newState(state)
      await letOthersRun()
    }
    #expect(derivations == 1)
    #expect(events.diffs == 0)
    #expect(screen.batches.count == 1 && screen.reloadCount == 1)
  }

  @Test func eachInputDerivesAnew() {
    var state = state
    state.query = "N"
    show(state)
    #expect(screen.shownRows.map(\.title) == ["Naima"])
    state.query = ""
    show(state)
    state.order = .newestFirst
    state.tracks.append(Track(id: 4, title: "All Blues", artist: "Miles Davis"))
    show(state)
    #expect(screen.shownRows.map(\.id) == [2, 4, 3, 1])
    #expect(derivations == 4)
    #expect(events.diffs == 3)
    #expect(screen.batches.count == 4)
    #expect(screen.failures.isEmpty)
  }

  /// Equal inputs in other arrays, as a store makes them that sets all of its state anew.
  @Test func equalInputsDeriveNothing() {
    var state = state
    state.tracks = state.tracks.map { $0 }
    show(state)
    #expect(derivations == 1)
    #expect(events.diffs == 0)
  }

  private func show(_ state: MusicState) {
    coordinator.newState(state)
    coordinator.updater.updateIfNeeded()
  }

  private final class Events {
    private(set) var diffs = 0

    func note(_ event: UpdateEvent) {
      if case .diffBegan = event { diffs += 1 }
    }
  }
}
