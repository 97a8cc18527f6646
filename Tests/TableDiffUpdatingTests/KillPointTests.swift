// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Everything that can come between, in every phase of a change of two stages.
@MainActor
@Suite struct KillPointTests {
  /// Where the change is.
  enum Point: CaseIterable, Sendable {
    case idle, submitted, diffing, beforeTheBlock, inTheBlock, late, afterALateBlock
    case settling, betweenStages, settlingAtLast, reloading
    /// During the animation of the last stage, while a newer state is compared and its cells are
    /// refreshed, and after that.
    case comparing, refreshing, refreshed

    var isInAnimation: Bool { [.comparing, .refreshing, .refreshed].contains(self) }
  }

  enum Kill: CaseIterable, Sendable {
    case offScreen, refusal, screenReleased, updaterReleased, drag, hold, cancel, move, reload
    case attachedFresh, attachedFilled, detached, hurry, submission, timeout, dropped
  }

  private typealias Rig = UpdaterRig<TitledSection>

  private let old = [TitledSection](reading: "A: 1 2 | B: 3")
  private let new = [TitledSection](reading: "B': 3.1 4 | A: 2.1")
  private let other = [TitledSection](reading: "A: 2 | C: 3 1")
  /// It differs from `new` in contents alone.
  private let newer = [TitledSection](reading: "B'': 3.2 4 | A: 2.1")

  @Test(arguments: Point.allCases, Kill.allCases)
  func eventBetweenSteps(_ point: Point, _ kill: Kill) async {
    trace("\(point), \(kill)")
    var options = UpdateOptions(preference: .lossless)
    let watch = Watch()
    options.onEvent = { [watch] event in
      if case .diffBegan = event { watch.onDiff?() }
    }
    var rig: Rig? = Rig(old, isElsewhere: !point.isInAnimation, options: options)
    weak let updater = rig?.updater
    weak let screen = rig?.screen
    if let rig {
      await end(rig)
      var isDone = false
      bring(rig, to: point, watch) {
        if isDone { return }
        isDone = true
        self.kill(rig, kill)
      }
      #expect(isDone)
      if kill == .dropped { for _ in 0..<5 { await Task.yield() } }
      await end(rig)
      if kill == .detached {
        rig.attachAgain(0)
        await end(rig)
      }
      #expect(rig.problem(showing: nil) == nil)
      let sections = rig.hasUpdater ? rig.updater.sections : rig.lastSections
      if ![.cancel, .move, .updaterReleased, .screenReleased].contains(kill) {
        let newest = point == .idle ? old : point.isInAnimation ? newer : new
        #expect(sections == (kill == .submission ? other : newest))
      }
      if rig.hasUpdater {
        if !rig.hasScreen { rig.attachAnother(isLaidOut: true) }
        rig.submit(other)
        rig.submit(old)
        await end(rig)
        #expect(rig.problem(showing: old) == nil)
        #expect(rig.outcomes.last?.last?.isApplied == true)
      }
    }
    rig = nil
    for _ in 0..<5 { await Task.yield() }
    #expect(updater == nil && screen == nil)
  }

  private func end(_ rig: Rig) async {
    for _ in 0..<5 {
      #expect(rig.drain())
      for _ in 0..<5 { await Task.yield() }
    }
  }

  /// Brings a change to a point, and makes a call there.
  private func bring(
    _ rig: Rig, to point: Point, _ watch: Watch, _ call: @escaping @MainActor () -> Void
  ) {
    if point == .idle { return call() }
    if point == .late || point == .afterALateBlock { rig.screen.isLate = true }
    rig.submit(new)
    if point == .submitted { return call() }
    if point == .reloading { rig.screen.isOnScreen = false }
    if point == .reloading { rig.onRead = call }
    rig.clock.takeTurn()
    if point == .reloading { return rig.onRead = nil }
    if point.isInAnimation { return bringIntoAnimation(rig, point, watch, call) }
    if point == .diffing { return call() }
    if point == .beforeTheBlock { rig.onRead = call }
    if point == .inTheBlock {
      var reads = 0
      rig.onRead = {
        reads += 1
        if reads == 2 { call() }
      }
    }
    rig.jobs.end(0)
    rig.onRead = nil
    if point == .late || point == .settling { return call() }
    if point == .afterALateBlock {
      rig.screen.runLateBatches()
      return call()
    }
    if point == .beforeTheBlock || point == .inTheBlock { return }
    rig.screen.completeBatches()
    if point == .betweenStages { return call() }
    rig.clock.takeTurns()
    call()
  }

  /// Shows `newer` during the animation of the last stage of `new`.
  private func bringIntoAnimation(
    _ rig: Rig, _ point: Point, _ watch: Watch, _ call: @escaping @MainActor () -> Void
  ) {
    rig.clock.takeTurns()
    rig.screen.completeBatches()
    rig.clock.takeTurns()
    #expect(rig.updater.sections == new && rig.screen.hasOpenCompletions)
    rig.submit(newer)
    if point == .comparing { watch.onDiff = call }
    if point == .refreshing { rig.onRead = call }
    rig.clock.takeTurns()
    watch.onDiff = nil
    rig.onRead = nil
    if point == .refreshed { call() }
  }

  /// Tells that a comparison begins.
  private final class Watch { var onDiff: (@MainActor () -> Void)? }

  private func kill(_ rig: Rig, _ kill: Kill) {
    switch kill {
    case .offScreen: rig.screen.isOnScreen = false
    case .refusal: rig.screen.refusesBatches = true
    case .screenReleased: rig.releaseScreens()
    case .updaterReleased: rig.releaseUpdater()
    case .drag: rig.screen.isBusy = true
    case .hold: rig.updater.isPaused = true
    case .cancel: rig.updater.cancel()
    case .move: if !rig.isReading { rig.dragLastRow() }
    case .reload: if !rig.isReading { rig.screen.reloadData() }
    case .attachedFresh: rig.attachAnother(isLaidOut: false)
    case .attachedFilled: rig.attachAnother(isLaidOut: true)
    case .detached: rig.updater.detach()
    case .hurry: rig.updater.updateIfNeeded()
    case .submission: rig.submit(other)
    case .timeout: rig.clock.expire()
    case .dropped: rig.screen.completion = .dropped
    }
    if !rig.isReading { rig.clock.takeTurns() }
  }
}

extension UpdateOutcome {
  fileprivate var isApplied: Bool {
    if case .applied = self { return true }
    return false
  }
}
