// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The states that all sequences of events lead to.
///
/// Sequences have any length, since the states that differ in more than numbers are finitely many.
struct ModelSearch {
  private(set) var states: [UpdaterModel]

  /// What is wrong first, with a shortest sequence of events that leads to it.
  private(set) var problem: String?

  /// The number of steps between two states.
  private(set) var stepCount = 0

  /// The length of the longest of the shortest sequences that lead to a state.
  private(set) var depth = 0

  /// The states that one event leads to, of each state.
  private var successors: [[Int]] = []
  private var origins: [(state: Int, event: ModelEvent)?] = [nil]
  private var indices: [UpdaterModel: Int]

  /// Searches from a state.
  init(from start: UpdaterModel) {
    states = [start.renumbered]
    indices = [states[0]: 0]
    while successors.count < states.count && problem == nil {
      for index in successors.count..<states.count where problem == nil { expand(index) }
      depth += 1
    }
    if problem == nil { drain() }
  }

  /// Returns the number of sequences of a length.
  func sequenceCount(ofLength length: Int) -> Int {
    var counts = [1] + Array(repeating: 0, count: states.count - 1)
    for _ in 0..<length {
      var next = Array(repeating: 0, count: states.count)
      for (state, count) in counts.enumerated() where count > 0 {
        for successor in successors[state] { next[successor] += count }
      }
      counts = next
    }
    return counts.reduce(0, +)
  }

  private mutating func expand(_ index: Int) {
    successors.append([])
    for event in ModelEvent.all {
      var state = states[index]
      guard state.step(event) else { continue }
      stepCount += 1
      if let problem = state.problem {
        self.problem = "\(problem): \(path(to: index) + [event])"
        return
      }
      let next = state.renumbered
      if indices[next] == nil {
        indices[next] = states.count
        states.append(next)
        origins.append((index, event))
      }
      if let number = indices[next] { successors[index].append(number) }
    }
  }

  private mutating func drain() {
    for (index, state) in states.enumerated() {
      for drain in Drain.allCases {
        guard let problem = drain.problem(from: state) else { continue }
        self.problem = "\(problem): \(path(to: index)), then all answers, \(drain)"
        return
      }
    }
  }

  /// The events that lead to a state.
  private func path(to index: Int) -> [ModelEvent] {
    guard let origin = origins[index] else { return [] }
    return path(to: origin.state) + [origin.event]
  }
}
