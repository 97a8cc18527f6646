// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The state machine of the updater, under every sequence of events.
struct MachineSequenceTests {
  private static let search = ModelSearch(from: UpdaterModel())

  /// All sequences of all events, of any length: no invariant of ``UpdaterModel`` is broken, and
  /// from each state all submissions find their outcome once the surroundings answer.
  @Test func everySequence() throws {
    try #require(Self.search.problem == nil)
    // Not so few that the search would have missed something.
    #expect(Self.search.states.count > 9_000)
    #expect(Self.search.sequenceCount(ofLength: 10) > 10_000_000)
  }

  /// Each event happens in some state, so none is idle.
  @Test func everyEventHappens() {
    for event in ModelEvent.all {
      #expect(
        Self.search.states.contains { state in
          var state = state
          return state.step(event)
        }, "\(event)")
    }
  }
}
