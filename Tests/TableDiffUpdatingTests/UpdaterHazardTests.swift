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
    var options = UpdateOptions()
    options.preference = .lossless
    let rig = Rig(old, isElsewhere: isElsewhere, options: options)
    #expect(rig.drain())
    return rig
  }

  private func takeTurns(_ rig: Rig) {
    while rig.clock.hasTurn { rig.clock.takeTurn() }
  }

  /// The counts of a state are its own, and not those of the change that it replaces.
  @Test func countsAfterAnAbandonedChange() {
    let rig = rig()
    rig.submit(new)
    takeTurns(rig)
    rig.submit(other)
    rig.screen.isOnScreen = false
    rig.screen.completeBatches()
    takeTurns(rig)
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
    takeTurns(rig)
    rig.screen.isBusy = true
    rig.clock.expire()
    takeTurns(rig)
    #expect(rig.updater.sections == old)
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// Between a late block and its refresh the user moves a row, so that the paths no longer hold.
  @Test func aMoveAfterALateBlock() {
    let rig = rig()
    let spy = SpyView(rig.screen)
    rig.updater.attach(spy)
    takeTurns(rig)
    rig.screen.isLate = true
    rig.submit([TitledSection](reading: "A: 1.1 2 | B: 3"))
    takeTurns(rig)
    rig.screen.runLateBatches()
    rig.dragLastRow()
    takeTurns(rig)
    #expect(spy.refreshes.isEmpty)
    #expect(rig.drain())
    #expect(rig.outcomes == [[.applied(.reloaded(.countsDiffer), finished: true)]])
    #expect(rig.problem(showing: [TitledSection](reading: "A: 1.1 2 | B: 3")) == nil)
  }

  /// Between a late block and its refresh somebody else reloads the view, more than once.
  @Test(arguments: 1...3) func reloadsAfterALateBlock(count: Int) {
    let rig = rig()
    rig.screen.isLate = true
    let updated = [TitledSection](reading: "A: 1.1 2 | B: 3")
    rig.submit(updated)
    takeTurns(rig)
    rig.screen.runLateBatches()
    for _ in 0..<count { rig.screen.reloadData() }
    #expect(rig.drain())
    #expect(rig.problem(showing: updated) == nil)
  }

  /// What nobody has submitted is not left on screen.
  @Test func cancellingBetweenStages() {
    for hasNewer in [true, false] {
      let rig = rig()
      rig.submit(new)
      takeTurns(rig)
      if hasNewer { rig.submit(other) }
      rig.screen.completeBatches()
      rig.updater.isPaused = true
      takeTurns(rig)
      rig.updater.cancel()
      #expect(rig.drain())
      #expect(rig.problem(showing: hasNewer ? other : new) == nil)
    }
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
    takeTurns(rig)
    rig.updater.isPaused = isPaused
    rig.screen.isOnScreen = isPaused
    rig.submit(other)
    rig.attachAgain(0)
    takeTurns(rig)
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
    takeTurns(rig)
    #expect(screen.shownSections == old && screen.reloadCount == 2)
    rig.clock.expire(upTo: 0.1)
    takeTurns(rig)
    #expect(screen.reloadCount == 2 && screen.failures.isEmpty)
  }

  /// A list that is paused between two stages keeps what it shows, also in another view.
  @Test func attachingBetweenStagesWhilePaused() {
    let rig = rig()
    rig.submit(new)
    takeTurns(rig)
    rig.updater.isPaused = true
    rig.screen.completeBatches()
    takeTurns(rig)
    let middle = rig.updater.sections
    #expect(middle != old && middle != new)
    rig.attachAnother(isLaidOut: true)
    takeTurns(rig)
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
    takeTurns(rig)
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
    takeTurns(rig)
    rig.updater.cancel()
    takeTurns(rig)
    let before = rig.jobs.releasedCount
    rig.jobs.end(0)
    takeTurns(rig)
    #expect(rig.jobs.releasedCount == before + 2)
    #expect(rig.problem(showing: old) == nil)
  }
}
