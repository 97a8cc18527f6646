// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Who holds whom, and for how long.
@MainActor
@Suite struct UpdaterLifetimeTests {
  private final class Owner {
    var outcomes: [UpdateOutcome] = []
  }

  private typealias List = [SingleSection<[TestRow]>]
  private let old: List = [SingleSection(rows: [TestRow]("abc"))]
  private let new: List = [SingleSection(rows: [TestRow]("cab'd"))]

  private func yield() async { for _ in 0..<10 { await Task.yield() } }

  /// An updater in the middle of a batch, whose screen ends it in some way.
  private func releaseAll(
    _ completion: ScreenCompletion, completionTimeout: Double, isElsewhere: Bool,
    isLate: Bool = false
  ) async -> (clock: VirtualScheduler, leaks: @MainActor () -> [String]) {
    let clock = VirtualScheduler()
    let jobs = VirtualJobs<SingleSection<[TestRow]>>()
    var options = UpdateOptions()
    options.completionTimeout = completionTimeout
    var owner: Owner? = Owner()
    options.onEvent = { [owner] _ in _ = owner }
    var updater: SectionedListUpdater? = SectionedListUpdater(
      old, comparison: isElsewhere ? jobs.comparison : ListComparison { $0.change(by: $0.diff()) },
      options: options, scheduler: clock.scheduler)
    // As in an app, the view holds the updater by its data source.
    var screen: HeadlessScreen? = HeadlessScreen { [updater] in updater?.sections ?? [] }
    if let screen { updater?.attach(screen) }
    screen?.layOut()
    screen?.completion = completion
    screen?.isLate = isLate
    weak let weakUpdater = updater
    weak let weakScreen = screen
    weak let weakOwner = owner
    updater?.submit(new[0].rows) { [owner] in owner?.outcomes.append($0) }
    updater?.submit(new[0].rows) { [owner] in owner?.outcomes.append($0) }
    clock.takeTurns()
    if !jobs.open.isEmpty { jobs.end(0) }
    clock.takeTurns()
    options.onEvent = nil
    (updater, screen, owner) = (nil, nil, nil)
    await yield()
    return (
      clock,
      {
        [
          weakUpdater == nil ? nil : "updater", weakScreen == nil ? nil : "screen",
          weakOwner == nil ? nil : "owner",
        ].compactMap(\.self)
      }
    )
  }

  @Test(arguments: [true, false]) func afterACompletion(_ isElsewhere: Bool) async {
    for completion in [ScreenCompletion.immediate, .dropped] {
      let (clock, leaks) = await releaseAll(
        completion, completionTimeout: 3, isElsewhere: isElsewhere)
      clock.takeTurns()
      await yield()
      #expect(leaks() == [])
    }
  }

  /// A view that keeps a completion, and never calls it, lives until completionTimeout is over.
  @Test(arguments: [true, false]) func afterTimeout(_ isElsewhere: Bool) async {
    for isLate in [true, false] {
      let (clock, leaks) = await releaseAll(
        .manual, completionTimeout: 3, isElsewhere: isElsewhere, isLate: isLate)
      #expect(leaks() == ["updater", "screen", "owner"])
      clock.expire()
      clock.takeTurns()
      await yield()
      #expect(leaks() == [])
    }
  }

  /// Comparisons and timers hold neither the updater nor its view.
  @Test func whileComparing() async {
    let clock = VirtualScheduler()
    let jobs = VirtualJobs<SingleSection<[TestRow]>>()
    var outcomes: [UpdateOutcome] = []
    var updater: SectionedListUpdater? = SectionedListUpdater(
      old, comparison: jobs.comparison, options: UpdateOptions(), scheduler: clock.scheduler)
    let screen = HeadlessScreen { [old] in old }
    updater?.attach(screen)
    screen.layOut()
    weak let weakUpdater = updater
    updater?.submit(new[0].rows) { outcomes.append($0) }
    clock.takeTurn()
    updater?.submit(old[0].rows) { outcomes.append($0) }
    #expect(jobs.open.count == 1)
    updater = nil
    #expect(weakUpdater == nil)
    #expect(jobs.open[0].isStopped)
    jobs.end(0)
    clock.takeTurns()
    await yield()
    #expect(outcomes == [.cancelled, .cancelled])
    #expect(screen.failures.isEmpty)
  }
}
