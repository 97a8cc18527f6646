// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Observation
import SwiftUI
import TableDiffCollections
import Testing

#if ON_APPKIT
  import TableDiffSwiftUIOnAppKit
#else
  import TableDiffSwiftUI
#endif

extension FastListTests {
  /// What lists do alike in UIKit and in AppKit.
  @MainActor
  @Suite struct SharedTests {
    let evaluations = Evaluations()

    @Test func whatChanged() async {
      let model = Model(100)
      let stage = Stage { evaluations.list(model) }
      #expect(stage.texts == ["name 0", "name 1", "name 2", "name 3", "name 4"])
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

    /// A state of a store that changes one row of a tree array compares a few rows, and one that shares its
    /// storage none.
    @Test func countedRows() async {
      let count = Counter()
      var rows = TreeArray((0..<10_000).map { CountedRow(value: $0, counter: count) })
      let stage = Stage { FastList(rows) { Text("\($0.value)") } }
      (count.comparisons, count.idReads) = (0, 0)
      await stage.evaluate()
      #expect(count.comparisons == 0 && count.idReads == 0)
      rows[3].value = -3
      await stage.evaluate()
      #expect(stage.texts == ["0", "1", "2", "-3", "4"])
      #expect((1..<200).contains(count.comparisons) && count.idReads < 400)
      #expect(stage.failures() == [])
    }

    /// Views that were prepared before a change show it when they appear.
    @Test func preparedRows() async {
      let model = Model(100)
      let stage = Stage { evaluations.list(model) }
      stage.prepare(rows: 3)
      await stage.settle()
      #expect(stage.preparedCount == 3)
      model.suffix = "!"
      await stage.evaluate()
      stage.scroll(to: 3)
      await stage.settle()
      #expect(stage.texts.allSatisfy { $0.hasSuffix("!") } && stage.texts.contains("name 7!"))
      #expect(stage.failures() == [])
    }

    @Test func lifeCycle() async {
      let model = Model(3)
      let stage = Stage {
        if model.isOn { evaluations.list(model) }
        Text("below")
      }
      weak let table = stage.table
      #expect(table != nil && stage.graph.texts == ["below"])
      await stage.evaluate()
      #expect(stage.table === table)
      model.isOn = false
      stage.leaveWindow()
      await stage.evaluate()
      #expect(stage.table == nil)
      await stage.settle()
      #expect(table == nil && stage.failures() == [])
    }

    @Test func selectedRows() async {
      let model = Model(20)
      model.selected = [1, 99]
      let stage = Stage {
        evaluations.list(model).selection(
          Binding(get: { model.selected }, set: { model.selected = $0 }))
      }
      await stage.settle()
      #expect(stage.selectedRows == [1] && model.selected == [1, 99])
      stage.toggle(3)
      #expect(model.selected == [1, 3, 99])
      await stage.evaluate()
      stage.toggle(1)
      #expect(model.selected == [3, 99])
      await stage.evaluate()
      #expect(stage.selectedRows == [3])
      // The row without a selected one comes, and a selected one goes and returns.
      model.contacts = [Contact(id: 99, name: "Zoe"), Contact(id: 1, name: "Ann")]
      await stage.evaluate()
      #expect(stage.selectedRows == [0] && model.selected == [3, 99])
      model.contacts.append(Contact(id: 3, name: "Bob"))
      await stage.evaluate()
      #expect(stage.selectedRows == [0, 2])
      model.selected = [1]
      await stage.evaluate()
      #expect(stage.selectedRows == [1] && model.selected == [1] && stage.failures() == [])
    }

    /// What the content of a row observes evaluates that row alone.
    @Test func observedRows() async {
      let stars = (0..<100).map { _ in Star() }
      let model = Model(100)
      let stage = Stage {
        FastList(model.contacts) { [evaluations] contact in
          evaluations.note(contact.id)
          return Text(stars[contact.id].isOn ? "*" : "-")
        }
      }
      await stage.settle()
      _ = evaluations.take()
      stars[2].isOn = true
      // One that has no cell.
      stars[70].isOn = true
      await stage.settle()
      #expect(evaluations.take() == [2] && stage.texts == ["-", "-", "*", "-", "-"])
      stars[2].isOn = false
      await stage.settle()
      #expect(evaluations.take() == [2] && stage.texts == ["-", "-", "-", "-", "-"])
      #expect(stage.failures() == [])
    }
  }
}

@Observable
@MainActor
final class Star { var isOn = false }

extension Evaluations {
  /// Returns a list whose rows are noted when they are evaluated.
  func list(_ model: Model) -> FastList<SingleSection<[Contact]>, Text> {
    FastList(model.contacts, dependingOn: model.suffix) { contact in
      self.note(contact.id)
      return Text(contact.name + model.suffix)
    }
  }
}
