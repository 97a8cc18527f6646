// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// The updater under all orders of turns, comparisons and callbacks of the view, and of what else
/// happens once.
@MainActor
@Suite struct InterleavingTests {
  /// What happens beside submissions, once each.
  enum Extra: CaseIterable, Sendable {
    case nothing, late, lateAndDragged, dragged, paused, offScreen, refused, cancelled, attached
    case attachedAgain, moved, hurried, timedOut, reloaded, immediate
  }

  /// Plans of one, two and three stages, in both directions.
  nonisolated static let states = [
    "A: 1 2 3 | B: 4 | D: 5 6", "D: 5 6 | A': 3 1 | C: 2 4 9", "A: 1 2 | B: 3",
    "B': 3.1 4 | A: 2.1",
  ].map { [TitledSection](reading: $0) }

  nonisolated static let flatStates = ["abc", "cadb'", "ab", "ecda'"].map {
    [SingleSection(rows: [TestRow]($0))]
  }

  @Test func stagesOfTheStates() {
    let counts = Self.states.indices.dropFirst().map { index -> Int in
      let (old, new) = (Self.states[index - 1], Self.states[index])
      return old.sectionedDiff(to: new)
        .stages(from: old, to: new, for: .collectionView, preferring: .lossless).count
    }
    #expect(Set(counts).isSuperset(of: [2, 3]))
  }

  @Test(arguments: Extra.allCases) func sectioned(_ extra: Extra) {
    expectAll(Self.states, extra)
  }

  @Test(arguments: Extra.allCases) func flat(_ extra: Extra) {
    expectAll(Self.flatStates, extra)
  }

  /// Tries orders of two submissions and of three: usually some that are chosen at random; in the
  /// exhaustive run the first ones of all, and as many at random if there are more.
  private func expectAll<Section: ListSection & Equatable>(
    _ states: [[Section]], _ extra: Extra
  ) where Section.Row: Identifiable & Equatable {
    let limit = Sizes.pick(exhaustive: 10_000, usual: 60, debug: 20)
    for submissions in 2...3 {
      var hasMore = true
      for inOrder in Sizes.isExhaustive ? [true, false] : [false] where hasMore {
        var choices = inOrder ? Choices() : Choices(seed: 1)
        var count = 0
        repeat {
          count += 1
          var story: [String] = []
          if let problem = run(states, extra, submissions, &choices, &story) {
            Issue.record("\(problem)\nafter \(story)")
            return
          }
          hasMore = choices.advance()
        } while hasMore && count < limit
        trace("\(extra), \(submissions) submissions: \(count) orders")
      }
    }
  }

  private func run<Section: ListSection & Equatable>(
    _ states: [[Section]], _ extra: Extra, _ submissions: Int, _ choices: inout Choices,
    _ story: inout [String]
  ) -> String? where Section.Row: Identifiable & Equatable {
    var options = UpdateOptions()
    options.preference = .lossless
    if extra == .offScreen { options.waitsUntilOnScreen = true }
    let rig = UpdaterRig(states[0], kind: .tableView, options: options)
    rig.screen.isLate = extra == .late || extra == .lateAndDragged
    rig.screen.completion = extra == .immediate ? .immediate : .manual
    var extras = extra.calls(rig)
    var left = Array(states.dropFirst().prefix(submissions))
    while true {
      var events: [(name: String, call: () -> Void)] = []
      if let state = left.first {
        events.append(("submit", { rig.submit(state) }))
      }
      if rig.clock.hasTurn { events.append(("turn", { rig.clock.takeTurn() })) }
      for (index, job) in rig.jobs.open.enumerated() {
        events.append(("diff \(index)", { rig.jobs.end(index) }))
        if job.isStopped {
          events.append(("stopped \(index)", { rig.jobs.end(index, stopped: true) }))
        }
      }
      if rig.screen.hasOpenCompletions, extra != .timedOut {
        events.append(("complete", { rig.screen.completeBatches() }))
      }
      if rig.screen.hasLateBatches { events.append(("late", { rig.screen.runLateBatches() })) }
      if let next = extras.first { events.append(next) }
      if events.isEmpty { break }
      let event = events[choices.choose(events.count)]
      story.append(event.name)
      if event.name == "submit" { left.removeFirst() }
      if event.name == extras.first?.name { extras.removeFirst() }
      event.call()
      if let failure = rig.screens.flatMap(\.failures).first { return "\(failure)" }
    }
    if !rig.drain() { return "no end" }
    let isCertain = ![.cancelled, .moved].contains(extra)
    return rig.problem(showing: isCertain ? states[submissions] : nil)
      ?? (states.contains(rig.updater.sections) || extra == .moved
        ? nil : "at rest between two stages")
  }
}

extension InterleavingTests.Extra {
  /// What happens, in this order.
  @MainActor
  fileprivate func calls<Section>(
    _ rig: UpdaterRig<Section>
  ) -> [(name: String, call: () -> Void)] {
    let drag: [(name: String, call: () -> Void)] = [
      ("drag", { rig.screen.isBusy = true }),
      (
        "look",
        {
          rig.screen.isBusy = false
          rig.clock.expire(upTo: 0.1)
        }
      ),
    ]
    switch self {
    case .nothing, .late, .immediate: return []
    case .dragged: return drag
    case .lateAndDragged: return drag + [("timeout", { rig.clock.expire() })]
    case .paused:
      return [
        ("hold", { rig.updater.isPaused = true }), ("release", { rig.updater.isPaused = false }),
      ]
    case .offScreen:
      return [
        ("disappear", { rig.screen.isOnScreen = false }),
        ("look", { rig.clock.expire(upTo: 0.1) }),
      ]
    case .refused: return [("refuse", { rig.screen.refusesBatches = true })]
    case .cancelled: return [("cancel", { rig.updater.cancel() })]
    case .attached: return [("attach", { rig.attachAnother(isLaidOut: true) })]
    case .attachedAgain:
      return [
        ("attach", { rig.attachAnother(isLaidOut: false) }), ("again", { rig.attachAgain(0) }),
      ]
    case .moved: return [("move", { rig.dragLastRow() })]
    case .hurried: return [("hurry", { rig.updater.updateIfNeeded() })]
    case .timedOut: return [("timeout", { rig.clock.expire() })]
    case .reloaded: return [("reload", { rig.screen.reloadData() })]
    }
  }
}

/// Makes a run choose differently each time: until it has chosen everything, or at random.
struct Choices {
  private var random: SeededRandom?
  private var taken: [(choice: Int, count: Int)] = []
  private var next = 0

  /// Chooses everything in turn.
  init() {}

  /// Chooses at random, without end.
  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns one of so many choices.
  mutating func choose(_ count: Int) -> Int {
    if random != nil { return random?.below(count) ?? 0 }
    defer { next += 1 }
    if next == taken.count { taken.append((0, count)) }
    return taken[next].choice
  }

  /// Goes on to other choices; returns `false` if there are none.
  mutating func advance() -> Bool {
    if random != nil { return true }
    next = 0
    while let last = taken.popLast() {
      if last.choice + 1 < last.count {
        taken.append((last.choice + 1, last.count))
        return true
      }
    }
    return false
  }
}
