// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import SwiftUI
import Testing

#if ON_APPKIT
  import TableDiffSwiftUIOnAppKit
#else
  import TableDiffSwiftUI
#endif

private typealias Group = RowSection<Int, String, Contact>

/// Sections with headers and footers that depend on their rows.
extension FastListTests.SharedTests {
  private func list(_ groups: [Group], _ model: Model) -> FastList<Group, Text> {
    FastList(sections: groups, dependingOn: model.suffix) { [evaluations] contact in
      evaluations.note(contact.id)
      return Text(contact.name + model.suffix)
    }
    .header { Text("\($0.header) (\($0.rows.count))\(model.suffix)") }
    .footer { Text("below \($0.header)\(model.suffix)") }
  }

  private func texts(_ groups: [Group], _ suffix: String) -> [String] {
    groups.flatMap { group in
      ["\(group.header) (\(group.rows.count))\(suffix)"] + group.rows.map { $0.name + suffix }
        + ["below \(group.header)\(suffix)"]
    }
  }

  @Test func sections() async {
    let model = Model(0)
    var (groups, moves) = (
      [2, 1].enumerated().map { section, count in
        Group(
          id: section, header: "group \(section)",
          rows: (0..<count).map { Contact(id: 10 * section + $0, name: "\(section).\($0)") })
      }, [String]()
    )
    let stage = Stage {
      list(groups, model).onMoveBetweenSections { row, before, section in
        moves.append("\(row.id) before \(before?.id ?? -1) in \(section.id)")
      }
    }
    stage.show(rows: 12)
    func expect(_ evaluated: [Int]) async {
      await stage.evaluate()
      #expect(evaluations.take() == evaluated)
      #expect(stage.allTexts == texts(groups, model.suffix))
    }
    await stage.settle()
    _ = evaluations.take()
    await expect([])
    // The header says how many rows there are, and is evaluated with them; the other rows are not.
    groups[1].rows.append(Contact(id: 5, name: "new"))
    await expect([5])
    // Another header, and the same rows.
    groups[0] = Group(id: 0, header: "renamed", rows: groups[0].rows)
    await expect([])
    model.suffix = "!"
    await expect([0, 1, 5, 10])
    groups.swapAt(0, 1)
    await stage.evaluate()
    #expect(stage.allTexts == texts(groups, "!"))
    #expect(stage.drag([0, 0], to: [1, 0]))
    await stage.settle()
    #expect(moves == ["10 before 0 in 0"] && stage.failures() == [])
  }

  /// Random evaluations: what is shown, and which rows are evaluated, is compared with what the states say.
  @Test(arguments: 0..<60)
  func randomEvaluations(seed: Int) async {
    var dice = SeededGenerator(seed: seed)
    let model = Model(0)
    var groups = dice.groups()
    let stage = Stage { list(groups, model) }
    stage.show(rows: 60)
    for _ in 0..<12 {
      await stage.settle()
      let (before, suffix, scheme) = (places(groups), model.suffix, colorScheme(stage))
      _ = evaluations.take()
      var isSuperseded = false
      for _ in 0..<dice.roll(1...3) {
        switch dice.roll(0...5) {
        case 0: model.suffix = "\(dice.roll(0...9))"
        case 1: stage.graph.environment.colorScheme = dice.roll(0...1) == 0 ? .dark : .light
        case 2: groups = groups.map { $0 }
        default: groups = dice.groups()
        }
        // Some evaluations follow each other within one turn.
        let animation = dice.roll(0...1) == 0 ? nil : Animation.default
        if dice.roll(0...2) == 0 {
          await stage.evaluate(Transaction(animation: animation))
          isSuperseded = true
        }
      }
      await stage.evaluate()
      #expect(stage.allTexts == texts(groups, model.suffix))
      let after = places(groups)
      let isAllAnew = suffix != model.suffix || scheme != colorScheme(stage)
      let changed = Set(after.keys.filter { isAllAnew || before[$0] == nil }.map(\.id))
      let evaluated = evaluations.take()
      #expect(changed.isSubset(of: evaluated), "seed \(seed)")
      #expect(stage.failures() == [])
      if isSuperseded { continue }
      // A row that leaves a section that goes, or joins one that comes, gets a new view.
      let moved = after.filter { row, section in before[row].map { $0 != section } ?? false }
      // All may be evaluated before those are gone that go.
      let others = isAllAnew ? before.keys.map(\.id) : moved.keys.map(\.id)
      #expect(changed.union(others).isSuperset(of: evaluated))
      #expect(evaluated.count <= 2 * Set(evaluated).count)
    }
  }

  private func colorScheme<Root>(_ stage: Stage<Root>) -> ColorScheme {
    stage.graph.environment.colorScheme
  }

  /// Returns in which section each row is.
  private func places(_ groups: [Group]) -> [Contact: Int] {
    Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in group.rows.map { ($0, group.id) } })
  }
}

extension SeededGenerator {
  /// Returns sections of some of 14 rows, in any order.
  fileprivate mutating func groups() -> [Group] {
    var rows = (0..<14).shuffled(using: &self).prefix(roll(0...14)).map {
      Contact(id: $0, name: "\($0).\(roll(0...1))")
    }
    return (0..<4).shuffled(using: &self).prefix(roll(0...4)).map { id in
      let count = roll(0...rows.count)
      defer { rows.removeFirst(count) }
      return Group(id: id, header: "\(id).\(roll(0...1))", rows: Array(rows.prefix(count)))
    }
  }
}
