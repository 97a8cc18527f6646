// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// What an app asks of an updater and its view beside showing states.
@MainActor
@Suite struct WatchingTests {
  private let updater: ListUpdater<TestRow>
  private let screen: HeadlessScreen<TestRow>

  init() {
    updater = ListUpdater([0, 1, 2, 3].rows)
    screen = HeadlessScreen(updater)
  }

  @Test func events() async {
    var eventCount = 0
    updater.onEvent = { _ in eventCount += 1 }
    await updater.show([])
    #expect(eventCount > 0)
    updater.onEvent = nil
    #expect(updater.options.onEvent == nil)
  }

  @Test func animating() {
    screen.completion = .manual
    #expect(!updater.isAnimating)
    updater.submit([])
    updater.updateIfNeeded()
    #expect(updater.isAnimating)
    screen.completeBatches()
    #expect(!updater.isAnimating)
  }

  /// A list that is paused leaves a submission waiting until it is resumed.
  @Test func pausing() async {
    updater.pause()
    updater.submit([])
    #expect(!updater.updateIfNeeded() && screen.shownRows.count == 4)
    updater.resume()
    await updater.settled()
    #expect(screen.shownRows.isEmpty && screen.failures.isEmpty)
  }

  /// A reload shows the newest submission, also in the middle of an animation, and while the list is paused.
  @Test func reloading() async {
    let first = screen.reloadCount
    updater.reload()
    await updater.settled()
    #expect(screen.reloadCount == first + 1 && screen.shownRows.count == 4)
    screen.completion = .manual
    updater.submit([5, 6].rows)
    updater.updateIfNeeded()
    #expect(updater.isAnimating)
    updater.reload()
    await updater.settled()
    #expect(screen.reloadCount == first + 2 && screen.shownRows == [5, 6].rows)
    updater.pause()
    updater.reload()
    while screen.reloadCount == first + 2 { await Task.yield() }
    #expect(screen.shownRows == [5, 6].rows && screen.failures.isEmpty)
  }
}
