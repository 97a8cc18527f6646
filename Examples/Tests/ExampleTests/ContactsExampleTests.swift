// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
import TableDiffUpdating
import Testing

@MainActor
@Suite struct ContactsExampleTests {
  /// On the main actor, and off it.
  @Test(arguments: [1, 10_000, 30_000])
  func oneOfManyContactsChanges(count: Int) async {
    let costs = await ContactsCosts.measured(count: count)
    #expect(costs.outcome == .applied(.animated, finished: true))
    #expect(costs.changes?.updates.count == 1)
    #expect(costs.shownChange == "Augusta")
    #expect(costs.failures.isEmpty)
    for part in [costs.newState, costs.submit, costs.diff, costs.batch, costs.checkedBatch] {
      #expect(part > .zero)
    }
    #expect(costs.total >= costs.diff + costs.batch)
    #expect("\(costs)".split(separator: "\n").count == 15)
    for edit in [costs.array, costs.tree] {
      #expect(edit.edit > .zero && edit.diff > .zero && edit.release > .zero)
    }
  }
}
