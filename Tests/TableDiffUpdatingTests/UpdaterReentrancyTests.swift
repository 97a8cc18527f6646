// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Calls of the updater from within its own calls.
@MainActor
@Suite struct UpdaterReentrancyTests {
  typealias Rig = UpdaterRig<TitledSection>

  let old = [TitledSection](reading: "A: 1 2 | B: 3")
  /// Two stages lead to it.
  let new = [TitledSection](reading: "B': 3.1 4 | A: 2.1")
  let other = [TitledSection](reading: "A: 7 8 | B: 9")

  func rig(isElsewhere: Bool = false, onEvent: (@MainActor (UpdateEvent) -> Void)? = nil)
    -> Rig
  {
    var options = UpdateOptions(preference: .lossless)
    options.onEvent = onEvent
    let rig = Rig(old, isElsewhere: isElsewhere, options: options)
    #expect(rig.drain())
    return rig
  }

  // MARK: States that cannot be made

  /// A closure that makes no state does not supersede a change between its stages.
  @Test func noStateMadeBetweenStages() {
    let rig = rig()
    rig.submit(new)
    rig.clock.takeTurns()
    rig.updater.setNeedsUpdate { nil }
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
    #expect(rig.outcomes == [[.applied(.animated, finished: true)]])
  }

  /// Nor does it supersede a state that waits.
  @Test func noStateMadeAfterASubmission() {
    let rig = rig()
    rig.submit(new)
    rig.updater.setNeedsUpdate { nil }
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// A state that is made is newer than those that were submitted before, and older than those after.
  @Test(arguments: [false, true]) func theNewestWins(isSubmittedLater: Bool) {
    let rig = rig()
    if isSubmittedLater {
      rig.updater.setNeedsUpdate { other }
      rig.submit(new)
    } else {
      rig.submit(new)
      rig.updater.setNeedsUpdate { other }
    }
    #expect(rig.drain())
    #expect(rig.problem(showing: isSubmittedLater ? new : other) == nil)
  }

  /// A paused list does not ask for states that it cannot show.
  @Test func pausedWhileAsked() {
    let rig = rig()
    var count = 0
    rig.updater.isPaused = true
    rig.updater.setNeedsUpdate(animated: false) {
      count += 1
      return new
    }
    rig.clock.takeTurns()
    #expect(count == 0 && rig.updater.sections == old)
    #expect(rig.drain())
    #expect(count == 1 && rig.screen.animatedBatchCount == 0)
    #expect(rig.problem(showing: new) == nil)
  }

  // MARK: The user

  /// The user moves a row between the block of a batch and the return from it.
  @Test func aMoveBeforeTheReturn() {
    let rig = rig()
    let spy = SpyView(rig.screen)
    rig.updater.attach(spy)
    rig.clock.takeTurns()
    spy.onPerformed = { [unowned rig] in rig.dragLastRow() }
    rig.submit([TitledSection](reading: "A: 1.1 2 | B: 3"))
    #expect(rig.drain())
    #expect(spy.refreshes.isEmpty)
    #expect(rig.problem(showing: [TitledSection](reading: "A: 1.1 2 | B: 3")) == nil)
  }

  /// A late block finds the list paused, and must not change it.
  @Test func pausedBeforeALateBlock() {
    let rig = rig()
    rig.screen.isLate = true
    rig.submit(new)
    rig.clock.takeTurns()
    rig.updater.isPaused = true
    rig.screen.runLateBatches()
    #expect(rig.updater.sections == old)
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// The end of a diff makes the app hold the list.
  @Test func pausedAfterADiff() {
    let holder = Holder()
    let rig = rig { [holder] event in
      if case .diffEnded = event { holder.hold?() }
    }
    holder.hold = { [unowned rig] in rig.updater.isPaused = true }
    rig.submit(new)
    rig.clock.takeTurns()
    #expect(rig.updater.sections == old && rig.screen.batches.isEmpty)
    holder.hold = nil
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  private final class Holder { var hold: (@MainActor () -> Void)? }

  /// A paused list is left as it is also if it has no view.
  @Test func pausedWithoutAView() {
    let clock = VirtualScheduler()
    let updater = clock.updater(old)
    updater.isPaused = true
    updater.submit(new)
    for _ in 0..<3 where clock.hasTurn { clock.takeTurn() }
    #expect(updater.sections == old)
    updater.isPaused = false
    clock.takeTurns()
    #expect(updater.sections == new)
  }

  // MARK: Calls within calls

  /// The view calls its data source by itself, which calls the updater.
  @Test func updatingWhileTheViewAsks() {
    let rig = rig()
    rig.submit(new)
    var results: [Bool] = []
    rig.onRead = { [unowned rig] in results.append(rig.updater.updateIfNeeded()) }
    rig.screen.reloadData()
    rig.onRead = nil
    #expect(results == [false])
    #expect(rig.drain())
    #expect(rig.problem(showing: new) == nil)
  }

  /// The end of a batch is reported from within a call of the view.
  @Test func updatingAtTheEndOfABatch() {
    let holder = Holder()
    var results: [Bool] = []
    let rig = rig { [holder] event in
      if case .batchEnded = event { holder.hold?() }
    }
    holder.hold = { [unowned rig] in results.append(rig.updater.updateIfNeeded()) }
    rig.submit([TitledSection](reading: "A: 1"))
    rig.clock.takeTurns()
    rig.submit(other)
    rig.screen.completeBatches()
    #expect(results == [false])
    holder.hold = nil
    #expect(rig.drain())
    #expect(
      rig.outcomes == [
        [.applied(.animated, finished: true)], [.applied(.animated, finished: true)],
      ])
  }

  /// A run loop within a call of the view gives the updater a turn.
  @Test func aTurnWithinACall() {
    let rig = rig()
    let spy = SpyView(rig.screen)
    rig.updater.attach(spy)
    rig.clock.takeTurns()
    spy.onRefresh = { [unowned rig] in
      rig.updater.setNeedsUpdate { nil }
      rig.clock.takeTurns()
    }
    rig.submit([TitledSection](reading: "A: 1.1 2 | B: 3"))
    #expect(rig.drain())
    #expect(spy.refreshes.count == 1)
    #expect(rig.problem(showing: [TitledSection](reading: "A: 1.1 2 | B: 3")) == nil)
  }

  /// Each beginning of a diff is followed by one end, whatever its observers do.
  @Test func endsOfDiffs() {
    let holder = Holder()
    var events: [String] = []
    let rig = rig { event in
      switch event {
      case .diffBegan:
        events.append("began")
        holder.hold?()
      case .diffEnded: events.append("ended")
      default: break
      }
    }
    holder.hold = { [unowned rig] in
      holder.hold = nil
      rig.attachAnother(isLaidOut: true)
    }
    rig.submit(new)
    #expect(rig.drain())
    #expect(events == ["began", "ended"])
    #expect(rig.problem(showing: new) == nil)
  }
}
