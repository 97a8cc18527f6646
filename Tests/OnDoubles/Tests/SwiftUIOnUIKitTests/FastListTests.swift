// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// All tests of lists, one after the other: failures of views are collected in one place.
@MainActor
@Suite(.serialized) struct FastListTests {}

extension FastListTests {
  /// Which rows are evaluated, and when.
  @MainActor
  @Suite struct EvaluationTests {
    let evaluations = Evaluations()

    @Test func theEnvironment() async {
      let model = Model(100)
      let stage = Stage {
        FastList(model.contacts) { [evaluations] contact in
          evaluations.note(contact.id)
          return SchemeText(text: contact.name)
        }
      }
      #expect(stage.texts.first == "name 0 light")
      _ = evaluations.take()
      stage.graph.environment.colorScheme = .dark
      await stage.evaluate()
      #expect(evaluations.take() == [0, 1, 2, 3, 4])
      #expect(stage.texts.first == "name 0 dark")
      // A value that is not compared reaches rows that are evaluated.
      stage.graph.environment.isHappy = true
      await stage.evaluate()
      #expect(evaluations.take() == [])
      model.contacts[0].name = "Zoe"
      await stage.evaluate()
      #expect(stage.texts.prefix(2) == ["Zoe dark happy", "name 1 dark"])
      #expect(stage.failures() == [])
    }

    /// New content is shown in the middle of an animation.
    @Test func duringAnAnimation() async {
      let model = Model(2)
      let stage = Stage { evaluations.list(model) }
      stage.table?.double.completionMode = .manual
      model.contacts.append(Contact(id: 2, name: "new"))
      await stage.evaluate(Transaction(animation: .default))
      _ = evaluations.take()
      for name in ["Zoe", "Ann"] {
        model.contacts[1].name = name
        await stage.evaluate()
        #expect(evaluations.take() == [1])
        #expect(stage.texts == ["name 0", name, "new"])
      }
      #expect(stage.table?.double.batches.count == 1)
      stage.table?.double.completeBatches()
      await stage.settle()
      #expect(stage.texts == ["name 0", "Ann", "new"])
      #expect(stage.failures() == [])
    }
  }
}

/// A text that names the color scheme.
struct SchemeText: View {
  let text: String
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isHappy) private var isHappy

  var body: some View { Text("\(text) \(scheme)\(isHappy ? " happy" : "")") }
}

extension EnvironmentValues {
  private enum Happiness: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A value that an app defines.
  var isHappy: Bool {
    get { self[Happiness.self] }
    set { self[Happiness.self] = newValue }
  }
}
