// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

extension FastListTests {
  /// Random evaluations: what is shown, and which rows are evaluated, is compared with what the states say.
  @MainActor
  @Suite struct RandomTests {
    private struct Shown: Equatable {
      var rows: [Contact]
      var suffix: String
      var isDark: Bool
    }

    @Test(arguments: 0..<60)
    func evaluations(seed: Int) async {
      var dice = SeededGenerator(seed: seed)
      let (model, evaluations) = (Model(0), Evaluations())
      model.contacts = dice.contacts()
      let stage = Stage {
        FastList(model.contacts, dependingOn: model.suffix) { contact in
          evaluations.note(contact.id)
          return Text(contact.name + model.suffix)
        }
      }
      stage.table?.double.preparedRowCount = 0
      stage.table?.setNeedsLayout()
      for _ in 0..<12 {
        await stage.settle()
        let before = shown(model, stage)
        _ = evaluations.take()
        for _ in 0..<dice.roll(1...3) {
          switch dice.roll(0...5) {
          case 0: model.suffix = "\(dice.roll(0...9))"
          case 1: stage.graph.environment.colorScheme = dice.roll(0...1) == 0 ? .dark : .light
          case 2: model.contacts = model.contacts.map { $0 }
          default: model.contacts = dice.contacts()
          }
          // Some evaluations follow each other within one turn.
          let animation = dice.roll(0...1) == 0 ? nil : Animation.default
          if dice.roll(0...2) == 0 { await stage.evaluate(Transaction(animation: animation)) }
        }
        let isSuperseded = evaluations.count > 0
        await stage.evaluate()
        let after = shown(model, stage)
        #expect(stage.texts == after.rows.map { $0.name + model.suffix })
        // Between two evaluations of one step, rows may have been shown that are gone.
        let isAllAnew = before.suffix != after.suffix || before.isDark != after.isDark
        let expected = Set(
          after.rows.filter { isAllAnew || !before.rows.contains($0) }.map(\.id))
        let evaluated = evaluations.take()
        if !isSuperseded {
          #expect(Set(evaluated) == expected)
          #expect(evaluated.count <= 2 * expected.count)
        } else {
          #expect(Set(evaluated).isSuperset(of: expected))
        }
        #expect(stage.failures() == [])
      }
    }

    private func shown<Root>(_ model: Model, _ stage: Stage<Root>) -> Shown {
      let paths = (stage.table?.indexPathsForVisibleRows ?? []).sorted()
      return Shown(
        rows: paths.map { model.contacts[$0.row] }, suffix: model.suffix,
        isDark: stage.graph.environment.colorScheme == .dark)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func contacts() -> [Contact] {
    (0..<14).shuffled(using: &self).prefix(roll(0...12)).map {
      Contact(id: $0, name: "\($0).\(roll(0...1))")
    }
  }
}
