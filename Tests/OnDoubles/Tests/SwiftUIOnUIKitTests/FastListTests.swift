// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// Serialized: failures of views are collected in one place.
@MainActor
@Suite(.serialized) struct FastListTests {
  let evaluations = Evaluations()

  private func list(
    _ model: Model
  ) -> FastList<SingleSection<[Contact]>, Text> {
    FastList(model.contacts, dependingOn: model.suffix) { [evaluations] contact in
      evaluations.note(contact.id)
      return Text(contact.name + model.suffix)
    }
  }

  @Test func showsRows() async {
    let model = Model(100)
    let stage = Stage { list(model) }
    #expect(stage.texts == ["name 0", "name 1", "name 2", "name 3", "name 4"])
    #expect(stage.failures() == [])
  }

  @Test func evaluatesWhatChanged() async {
    let model = Model(100)
    let stage = Stage { list(model) }
    stage.table?.double.preparedRowCount = 2
    await stage.settle()
    _ = evaluations.take()
    // Nothing changed: the same storage, and equal rows in another one.
    await stage.evaluate()
    model.contacts = model.contacts.map { $0 }
    await stage.evaluate()
    #expect(evaluations.take() == [])
    // A visible row, and one that is not.
    model.contacts[1].name = "Zoe"
    model.contacts[70].name = "Ann"
    await stage.evaluate()
    #expect(evaluations.take() == [1])
    #expect(stage.texts == ["name 0", "Zoe", "name 2", "name 3", "name 4"])
    // What all depend on.
    model.suffix = "!"
    await stage.evaluate()
    #expect(evaluations.take() == [0, 1, 2, 3, 4])
    #expect(stage.texts == ["name 0!", "Zoe!", "name 2!", "name 3!", "name 4!"])
    // Both at once: each row once.
    model.suffix = "?"
    model.contacts[2].name = "Bob"
    await stage.evaluate()
    #expect(evaluations.take() == [0, 1, 2, 3, 4])
    #expect(stage.texts == ["name 0?", "Zoe?", "Bob?", "name 3?", "name 4?"])
    #expect(stage.failures() == [])
  }
}
