// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Single hazards, each of which once led to a wrong list, or to none.
@MainActor
@Suite struct UpdaterHazardTests {
  private typealias Rig = UpdaterRig<TitledSection>

  private let old = [TitledSection](reading: "A: 1 2 | B: 3")
  /// Two stages lead to it.
  private let new = [TitledSection](reading: "B': 3.1 4 | A: 2.1")
  private let other = [TitledSection](reading: "A: 2 | C: 3 1 5 6 7")

  private func rig(isElsewhere: Bool = false) -> Rig {
    let options = UpdateOptions(preference: .lossless)
    let rig = Rig(old, isElsewhere: isElsewhere, options: options)
    #expect(rig.drain())
    return rig
  }

  /// The counts of a state are its own, and not those of the change that it replaces.
  @Test func countsAfterAnAbandonedChange() {
    let rig = rig()
    rig.submit(new)
    rig.clock.takeTurns()
    rig.submit(other)
    rig.screen.isOnScreen = false
    rig.screen.completeBatches()
    rig.clock.takeTurns()
    #expect(rig.updater.sections == other)
    #expect(rig.updater[RowPath(section: 1, row: 4)].id == 7)
    rig.screen.isOnScreen = true
    rig.submit(old)
    #expect(rig.drain())
    #expect(
      rig.outcomes == [
        [.superseded], [.applied(.reloaded(.offScreen), finished: true)],
        [.applied(.animated, finished: true)],
      ])
  }

  /// A batch that the view has dropped is not made up for by a reload in the middle of a drag.
  @Test func aDroppedBatchAndADrag() {
    let rig = rig()
    rig.screen.isLate = true
    rig.submit(new)
    rig.clock.takeTurns()
    rig.screen.isBusy = true
    rig.clock.expire()
    rig.clock.takeTurns()
    #expect(rig.updater.sections == old)
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// Between a late block and its refresh the user moves a row, so that the paths no longer hold.
  @Test func aMoveAfterALateBlock() {
    let rig = rig()
    let spy = SpyView(rig.screen)
    rig.updater.attach(spy)
    rig.clock.takeTurns()
    rig.screen.isLate = true
    rig.submit([TitledSection](reading: "A: 1.1 2 | B: 3"))
    rig.clock.takeTurns()
    rig.screen.runLateBatches()
    rig.dragLastRow()
    rig.clock.takeTurns()
    #expect(spy.refreshes.isEmpty)
    #expect(rig.drain())
    #expect(rig.outcomes == [[.applied(.reloaded(.countsDiffer), finished: true)]])
    #expect(rig.problem(showing: [TitledSection](reading: "A: 1.1 2 | B: 3")) == nil)
  }

  /// A view may have been loaded with a state that has the same counts as a newer one.
  @Test func attachingAViewThatWasLoadedBefore() {
    let rig = rig()
    let spare = SectionedHeadlessScreen { [unowned rig] in rig.updater.sections }
    spare.layOut()
    let moved = [TitledSection](reading: "A: 2 1 | B: 3.1")
    rig.submit(moved)
    #expect(rig.drain())
    rig.updater.attach(spare)
    #expect(rig.drain())
    #expect(spare.shownSections == moved)
  }

  /// A view that comes back shows what its data source returns, also while changes must wait: it
  /// would otherwise ask for rows that are gone.
  @Test(arguments: [true, false]) func attachingAViewAgainWhileChangesWait(isPaused: Bool) {
    let rig = rig()
    rig.updater.options.waitsUntilOnScreen = true
    rig.updater.detach()
    let fewer = [TitledSection](reading: "A: 1")
    rig.submit(fewer)
    rig.clock.takeTurns()
    rig.updater.isPaused = isPaused
    rig.screen.isOnScreen = isPaused
    rig.submit(other)
    rig.attachAgain(0)
    rig.clock.takeTurns()
    #expect(rig.updater.sections == fewer && rig.screen.shownSections == fewer)
    #expect(!rig.updater.updateIfNeeded())
    #expect(rig.screen.shownSections == fewer && rig.screen.reloadCount == 2)
    #expect(rig.drain())
    #expect(rig.problem(showing: other) == nil)
    #expect(rig.outcomes.last == [.applied(.animated, finished: true)])
  }

  /// A view that nobody had asked for data when it was attached, and that somebody else then filled.
  @Test func aViewLoadedWhilePaused() {
    let rig = rig()
    let screen = SectionedHeadlessScreen { [unowned rig] in
      rig.updater.isPaused ? rig.updater.sections : other
    }
    rig.updater.attach(screen)
    screen.layOut()
    rig.updater.isPaused = true
    rig.clock.takeTurns()
    #expect(screen.shownSections == old && screen.reloadCount == 2)
    rig.clock.expire(upTo: 0.1)
    rig.clock.takeTurns()
    #expect(screen.reloadCount == 2 && screen.failures.isEmpty)
  }

  /// A list that is paused between two stages keeps what it shows, also in another view.
  @Test func attachingBetweenStagesWhilePaused() {
    let rig = rig()
    rig.submit(new)
    rig.clock.takeTurns()
    rig.updater.isPaused = true
    rig.screen.completeBatches()
    rig.clock.takeTurns()
    let middle = rig.updater.sections
    #expect(middle != old && middle != new)
    rig.attachAnother(isLaidOut: true)
    rig.clock.takeTurns()
    #expect(rig.updater.sections == middle && rig.screen.reloadCount == 2)
    rig.updater.cancel()
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// A view goes in the moment between being examined and being used.
  @Test func aViewReleasedWhenItIsExamined() {
    let rig = rig()
    var spy: SpyView? = SpyView(rig.screen)
    if let spy { rig.updater.attach(spy) }
    rig.clock.takeTurns()
    spy?.onCount = { spy = nil }
    rig.submit(new)
    #expect(rig.drain())
    #expect(rig.outcomes == [[.cancelled]])
    #expect(rig.updater.sections == new)
  }

  /// A closure that makes a state may ask for the next one, again and again.
  @Test func updatingAtOnceEnds() {
    let rig = rig()
    let longer = [TitledSection](reading: "A: 1 2 8 | B: 3")
    var count = 0
    func ask() {
      rig.updater.setNeedsUpdate {
        count += 1
        if count < 50 { ask() }
        return count % 2 == 0 ? old : longer
      }
    }
    ask()
    #expect(!rig.updater.updateIfNeeded())
    #expect(count == 1)
    #expect(rig.updater.sections == longer)
    #expect(rig.drain())
    #expect(count == 50)
    #expect(rig.updater.sections == old)
  }

  /// What a comparison has made in vain is released with the other states, off the main actor.
  @Test func aComparisonThatComesTooLate() {
    let rig = rig(isElsewhere: true)
    rig.submit(new)
    rig.clock.takeTurns()
    rig.updater.cancel()
    rig.clock.takeTurns()
    let before = rig.jobs.releasedCount
    rig.jobs.end(0)
    rig.clock.takeTurns()
    #expect(rig.jobs.releasedCount == before + 2)
    #expect(rig.problem(showing: old) == nil)
  }
}
