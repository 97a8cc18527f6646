// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import BatchComparison
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

extension FastListTests {
  /// Random evaluations of sections: what is shown, and which rows are evaluated, is compared with what the
  /// states say.
  @Test(arguments: 0..<60)
  func randomEvaluations(seed: Int) async {
    var dice = SeededGenerator(seed: seed)
    let model = Model(0)
    var groups = dice.groups()
    let stage = Stage {
      FastList(sections: groups, dependingOn: model.suffix) { [evaluations] contact in
        evaluations.note(contact.id)
        return Text(contact.name + model.suffix)
      }
      .header { Text("\($0.header) (\($0.rows.count))\(model.suffix)") }
      .footer { Text("below \($0.header)\(model.suffix)") }
    }
    stage.show(rows: 60)
    for _ in 0..<10 {
      await stage.settle()
      let (before, suffix) = (sections(groups), model.suffix)
      _ = evaluations.take()
      switch dice.roll(0...4) {
      case 0: model.suffix = "\(dice.roll(0...9))"
      case 1: groups = groups.map { $0 }
      default: groups = dice.groups()
      }
      await stage.evaluate(Transaction(animation: dice.roll(0...1) == 0 ? nil : .default))
      #expect(stage.texts == expected(groups, model.suffix))
      let after = sections(groups)
      let changed = after.keys.filter { suffix != model.suffix || before[$0] == nil }
      let evaluated = Set(evaluations.take())
      #expect(evaluated.isSuperset(of: changed.map(\.id)), "seed \(seed)")
      // A row that leaves a section that goes, or joins one that comes, gets a new view.
      let moved = after.filter { row, section in before[row].map { $0 != section } ?? false }
      #expect(evaluated.subtracting(changed.map(\.id)).isSubset(of: moved.keys.map(\.id)))
      #expect(stage.failures() == [])
    }
  }

  /// Returns in which section each row is.
  private func sections(_ groups: [RowSection<Int, String, Contact>]) -> [Contact: Int] {
    Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in group.rows.map { ($0, group.id) } })
  }

  private func expected(_ groups: [RowSection<Int, String, Contact>], _ suffix: String) -> [String]
  {
    var texts: [String] = []
    for group in groups {
      texts.append("\(group.header) (\(group.rows.count))\(suffix)")
      texts += group.rows.map { $0.name + suffix }
      texts.append("below \(group.header)\(suffix)")
    }
    return texts
  }
}

extension SeededGenerator {
  /// Returns sections of some of 14 rows, in any order.
  fileprivate mutating func groups() -> [RowSection<Int, String, Contact>] {
    var rows = (0..<14).shuffled(using: &self).prefix(roll(0...14)).map {
      Contact(id: $0, name: "\($0).\(roll(0...1))")
    }
    return (0..<4).shuffled(using: &self).prefix(roll(0...4)).map { id in
      let count = roll(0...rows.count)
      defer { rows.removeFirst(count) }
      return RowSection(id: id, header: "\(id).\(roll(0...1))", rows: Array(rows.prefix(count)))
    }
  }
}
