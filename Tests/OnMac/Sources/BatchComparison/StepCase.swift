// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Steps of a table view without sections, with the number of rows before and after them.
package struct StepCase: Sendable, Equatable {
  package var before: Int
  package var after: Int
  package var steps: [ListStep]

  package init(from before: Int, to after: Int, _ steps: [ListStep]) {
    self.before = before
    self.after = after
    self.steps = steps
  }

  /// Creates a case that follows from a number: the steps of a diff, of which half are changed.
  package init(_ number: Int) {
    var random = SeededGenerator(seed: number)
    let old = Array((0..<9).shuffled(using: &random).prefix(random.roll(0...7)))
    let new = Array((0..<9).shuffled(using: &random).prefix(random.roll(0...7)))
    let diff = old.tableDiff(to: new, id: \.self)
    self.init(from: old.count, to: new.count, Array(diff.steps))
    if random.chance(50) { change(&random) }
  }

  /// Changes one thing, which may break a rule.
  private mutating func change(_ random: inout SeededGenerator) {
    let index = steps.indices.randomElement(using: &random)
    switch (random.roll(0...4), index) {
    case (0, let index?): steps.remove(at: index)
    case (1, let index?): steps.append(steps[index])
    case (2, let index?): steps[index] = anyStep(&random)
    case (3, _): after = max(0, after + (random.chance(50) ? 1 : -1))
    default: steps.append(anyStep(&random))
    }
  }

  private func anyStep(_ random: inout SeededGenerator) -> ListStep {
    let first = random.roll(0...max(before, after))
    let rows = first..<first + random.roll(1...2)
    return switch random.roll(0...2) {
    case 0: .delete(rows)
    case 1: .insert(rows)
    default: .move(rows, to: random.roll(0...max(before, after)))
    }
  }
}

extension StepCase: ComparedCase {
  package var brokenRules: [String] {
    var count = before
    for step in steps {
      switch step {
      case .delete(let rows):
        if rows.upperBound > count { return ["G1 outOfRange"] }
        count -= rows.count
      case .insert(let rows):
        if rows.lowerBound > count { return ["G1 outOfRange"] }
        count += rows.count
      case .move(let rows, let to):
        if max(rows.upperBound, to + rows.count) > count { return ["G1 outOfRange"] }
      case .update: break
      }
    }
    return count == after ? [] : ["G2 wrongResult"]
  }

  package var openQuestion: String? { nil }

  package var size: Int { steps.count * 100 + before + after }

  package var sourceText: String {
    let texts = steps.map { ".\($0)" }
    return "StepCase(from: \(before), to: \(after), [\(texts.joined(separator: ", "))])"
  }
}
