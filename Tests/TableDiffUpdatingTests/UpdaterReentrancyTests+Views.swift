// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Views that change hands.
extension UpdaterReentrancyTests {
  /// Two updaters take turns on a view, whose counts are the same.
  @Test func twoUpdatersOfOneView() {
    let first = rig()
    let clock = VirtualScheduler()
    let second = clock.updater(other)
    @MainActor final class Owner {
      var updater: SectionedListUpdater<TitledSection>
      init(_ updater: SectionedListUpdater<TitledSection>) { self.updater = updater }
    }
    let owner = Owner(first.updater)
    let screen = SectionedHeadlessScreen<TitledSection> { owner.updater.sections }
    screen.layOut()
    first.updater.attach(screen)
    #expect(first.drain())
    for updater in [second, first.updater, second] {
      owner.updater.detach()
      owner.updater = updater
      updater.attach(screen)
      clock.takeTurns()
      #expect(first.drain())
      #expect(screen.shownSections == updater.sections)
    }
    first.submit(new)
    #expect(first.drain())
    #expect(first.outcomes == [[.applied(.noView, finished: true)]])
    #expect(screen.shownSections == other && screen.failures.isEmpty)
  }

  /// A view that was loaded before is attached while the first state is being made.
  @Test func attachedWhileMaking() {
    let rig = rig()
    let spare = SectionedHeadlessScreen<TitledSection> { [unowned rig] in rig.updater.sections }
    spare.layOut()
    rig.updater.setNeedsUpdate {
      rig.updater.attach(spare)
      return other
    }
    #expect(rig.drain())
    #expect(spare.shownSections == other && spare.failures.isEmpty)
  }

  /// A view is attached while the one before is examined, and is not taken for it.
  @Test func attachedWhileExamined() {
    let rig = rig()
    let spare = SectionedHeadlessScreen<TitledSection> { [unowned rig] in rig.updater.sections }
    let spy = SpyView(rig.screen)
    rig.updater.attach(spy)
    rig.clock.takeTurns()
    spy.onCount = { [unowned rig, unowned spy] in
      if rig.updater.view === spy { rig.updater.attach(spare) }
    }
    rig.submit(new)
    #expect(rig.drain())
    #expect(spare.shownSections == new && spare.failures.isEmpty)
  }
}
