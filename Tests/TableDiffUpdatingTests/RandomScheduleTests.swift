// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Long random stories of an updater: submissions, turns, comparisons, and all that views and their
/// users do, in any order.
///
/// No state comes back after a newer one was shown.
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
      if await !expectRight(states[0], &random, seed, next: { $1.pick(from: states) }) { return }
    }
  }

  @Test func flat() async {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 20_000, usual: 500, debug: 50)) {
      var random = SeededRandom(seed: seed)
      let states = (0..<4 as Range<UInt64>).flatMap { index in
        let lists = RandomCase.make(seed: seed * 4 + index, maxCount: 12)
        return [[SingleSection(rows: lists.old)], [SingleSection(rows: lists.new)]]
      }
      if await !expectRight(states[0], &random, seed, next: { $1.pick(from: states) }) { return }
    }
  }

  /// States that mostly differ in contents alone, so that they are shown during animations.
  @Test func streamed() async {
    let structures = ["A: 0 1 2 | B: 3", "A: 0 2 | B: 3 1", "B: 1 | A: 3 4 0"]
    var refreshCount = 0
    let seedCount = Sizes.pick(exhaustive: 20_000, usual: 500, debug: 50)
    for seed in 0..<UInt64(seedCount) {
      var random = SeededRandom(seed: seed)
      var structure = [TitledSection](reading: structures[0])
      let isElsewhere = random.chance(20)
      let isRight = await expectRight(structure, &random, seed, isElsewhere: isElsewhere) {
        if $1.chance(20) { structure = [TitledSection](reading: $1.pick(from: structures)) }
        return structure.stamped($0)
      } stamp: {
        $0.flatMap(\.rows).first { $0.id == 0 }?.content ?? -1
      } onRefresh: {
        refreshCount += 1
      }
      if !isRight { return }
    }
    #expect(refreshCount > seedCount, "\(refreshCount)")
  }

  /// - Parameters:
  ///   - next: Returns the state of a number, which may be submitted.
  ///   - stamp: Returns a number of a state that never falls while newer states are shown.
  ///   - onRefresh: Called when a state was shown during an animation.
  private func expectRight<Section: ListSection & Equatable>(
    _ first: [Section], _ random: inout SeededRandom, _ seed: UInt64, isElsewhere: Bool? = nil,
    next: (_ number: Int, inout SeededRandom) -> [Section], stamp: ([Section]) -> Int = { _ in 0 },
    onRefresh: (() -> Void)? = nil
  ) async -> Bool where Section.Row: Identifiable & Equatable {
    trace("seed \(seed)")
    let kind: ListViewKind = random.chance(50) ? .tableView : .collectionView
    let isElsewhere = isElsewhere ?? random.chance(80)
    var options = options(&random)
    if let onRefresh {
      options.onEvent = { event in
        if case .updated(let report) = event, report.isDuringAnimation { onRefresh() }
      }
    }
    let rig = UpdaterRig(first, kind: kind, isElsewhere: isElsewhere, options: options)
    var newest = 0
    for number in 1...60 {
      step(rig, next(2 * number, &random), &random)
      // As from a stream.
      if onRefresh != nil, random.chance(50) {
        rig.submit(next(2 * number + 1, &random))
        if rig.clock.hasTurn { rig.clock.takeTurn() }
      }
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
      let shown = stamp(rig.updater.sections)
      if shown < newest {
        Issue.record("state \(shown) came back after \(newest), seed \(seed)")
        return false
      }
      newest = shown
    }
    let last = next(122, &random)
    rig.submit(last)
    let isDone = await end(rig)
    #expect(isDone, "no end, seed \(seed)")
    let problem = rig.problem(showing: last)
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

extension SeededRandom {
  fileprivate mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

extension [TitledSection] {
  /// The sections with a number as the content of row 0.
  fileprivate func stamped(_ number: Int) -> [TitledSection] {
    map { section in
      TitledSection(
        section,
        rows: section.rows.map { $0.id == 0 ? TestRow(id: 0, content: number) : $0 })
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
        rig.clock.takeTurns()
      }
      let isStopped = rig.jobs.open[0].isStopped
      stopped += isStopped ? 1 : 0
      let before = rig.screen.batches.count
      rig.jobs.end(0, stopped: isStopped)
      rig.clock.takeTurns()
      shown += rig.screen.batches.count - before
    }
    #expect(shown == 100 && stopped == 100)
    #expect(rig.screen.failures.isEmpty)
  }
}
