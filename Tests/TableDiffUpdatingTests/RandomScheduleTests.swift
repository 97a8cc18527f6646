// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Long random stories of an updater: submissions, turns, comparisons, and all that views and their
/// users do, in any order.
@MainActor
@Suite struct RandomScheduleTests {
  private func options(_ random: inout SeededRandom) -> UpdateOptions {
    var options = UpdateOptions()
    options.preference = random.chance(70) ? .lossless : .fewestStages
    options.waitsUntilOnScreen = random.chance(50)
    options.validatesBatches = random.chance(10)
    if random.chance(20) { options.policy = .animate(upTo: 3, applyUpTo: 12) }
    return options
  }

  @Test func sectioned() async {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 500, debug: 50)) {
      var random = SeededRandom(seed: seed)
      let states = (0..<4 as Range<UInt64>).flatMap { index in
        let lists = SectionCase.random(
          seed: seed * 4 + index, sectionsUpTo: 4, rowsUpTo: 4)
        return [lists.old, lists.new]
      }
      if await !expectRight(states, &random, seed) { return }
    }
  }

  @Test func flat() async {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 500, debug: 50)) {
      var random = SeededRandom(seed: seed)
      let states = (0..<4 as Range<UInt64>).flatMap { index in
        let lists = RandomCase.make(seed: seed * 4 + index, maxCount: 12)
        return [[SingleSection(rows: lists.old)], [SingleSection(rows: lists.new)]]
      }
      if await !expectRight(states, &random, seed) { return }
    }
  }

  private func expectRight<Section: ListSection & Equatable>(
    _ states: [[Section]], _ random: inout SeededRandom, _ seed: UInt64
  ) async -> Bool where Section.Row: Identifiable & Equatable {
    trace("seed \(seed)")
    let kind: ListViewKind = random.chance(50) ? .tableView : .collectionView
    let rig = UpdaterRig(
      states[0], kind: kind, isElsewhere: random.chance(80), options: options(&random))
    for _ in 0..<60 {
      let state = states[random.below(states.count)]
      step(rig, state, &random)
      // Dropped completions report on the main actor.
      if rig.screen.completion == .dropped { for _ in 0..<3 { await Task.yield() } }
      if let failure = rig.screens.flatMap(\.failures).first {
        Issue.record("\(failure), seed \(seed)")
        return false
      }
      if let problem = rig.attachedProblem {
        Issue.record("\(problem), seed \(seed)")
        return false
      }
    }
    rig.submit(states[1])
    let isDone = await end(rig)
    #expect(isDone, "no end, seed \(seed)")
    let problem = rig.problem(showing: states[1])
    #expect(problem == nil, "seed \(seed)")
    return isDone && problem == nil
  }

  private func end<Section>(_ rig: UpdaterRig<Section>) async -> Bool {
    for _ in 0..<20 {
      if !rig.drain() { return false }
      for _ in 0..<5 { await Task.yield() }
      if !rig.clock.hasTurn { return true }
    }
    return false
  }

  private func step<Section>(
    _ rig: UpdaterRig<Section>, _ state: [Section], _ random: inout SeededRandom
  ) {
    let screen = rig.screen
    switch random.below(100) {
    case 0..<20: rig.submit(state, animated: random.chance(80))
    case 20..<50: if rig.clock.hasTurn { rig.clock.takeTurn() }
    case 50..<60:
      if rig.jobs.open.isEmpty { return }
      let index = random.below(rig.jobs.open.count)
      rig.jobs.end(index, stopped: rig.jobs.open[index].isStopped && random.chance(70))
    case 60..<68: screen.completeBatches(finished: random.chance(80))
    case 68..<72: screen.runLateBatches()
    case 72..<74: screen.isLate.toggle()
    case 74..<77: rig.clock.expire(upTo: 0.1)
    case 77: rig.clock.expire()
    case 78..<81: screen.isBusy.toggle()
    case 81..<83: screen.isOnScreen.toggle()
    case 83: screen.refusesBatches.toggle()
    case 84: rig.updater.isPaused.toggle()
    case 85..<88: rig.updater.cancel()
    case 88..<90: rig.dragLastRow()
    case 90: screen.reloadData()
    case 91: rig.attachAnother(isLaidOut: random.chance(50))
    case 92: rig.attachAgain(random.below(rig.screens.count))
    case 93..<96: rig.updater.updateIfNeeded()
    case 96: screen.layOut()
    case 97: rig.updater.setNeedsSections { state }
    case 98:
      rig.updater.detach()
      rig.submit(state)
      if rig.clock.hasTurn { rig.clock.takeTurn() }
      if random.chance(50) { rig.updater.isPaused = true }
      rig.attachAgain(random.below(rig.screens.count))
    default:
      let modes: [ScreenCompletion] = [.immediate, .manual, .manual, .nextTurn, .dropped]
      screen.completion = modes[random.below(modes.count)]
    }
  }
}

/// Submissions that come faster than comparisons end.
@MainActor
@Suite struct FairnessTests {
  @Test func everySecondComparisonIsShown() {
    let rig = UpdaterRig([SingleSection(rows: [TestRow](""))])
    rig.screen.completion = .immediate
    var shown = 0
    var stopped = 0
    for round in 0..<200 {
      // Several turns a comparison, and a submission in each.
      for part in 0..<3 {
        rig.submit([SingleSection(rows: [3 * round + part, 7].rows)])
        while rig.clock.hasTurn { rig.clock.takeTurn() }
      }
      let isStopped = rig.jobs.open[0].isStopped
      stopped += isStopped ? 1 : 0
      let before = rig.screen.batches.count
      rig.jobs.end(0, stopped: isStopped)
      while rig.clock.hasTurn { rig.clock.takeTurn() }
      shown += rig.screen.batches.count - before
    }
    #expect(shown == 100 && stopped == 100)
    #expect(rig.screen.failures.isEmpty)
  }
}
