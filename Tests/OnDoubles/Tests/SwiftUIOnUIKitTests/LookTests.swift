// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

extension FastListTests {
  /// How a list looks, and short forms.
  @MainActor
  @Suite struct LookTests {
    @Test func styleAndHeight() async {
      let model = Model(100)
      let stage = Stage {
        FastList(model.contacts) { contact in Text(contact.name) }
          .listStyle(.insetGrouped).rowHeight(20)
      }
      #expect(stage.table?.style == .insetGrouped)
      #expect(stage.table?.rowHeight == 20)
      #expect(stage.failures() == [])
    }

    @Test func indexTitles() async {
      let groups = ["A", "B"].map { title in
        RowSection(id: title, rows: [Contact(id: title == "A" ? 1 : 2, name: title)])
      }
      let stage = Stage {
        FastList(sections: groups) { contact in Text(contact.name) }.indexTitles { $0.id }
      }
      #expect(stage.table?.double.indexTitles == ["A", "B"])
      #expect(stage.failures() == [])
    }

    @Test func headersAndMenus() async {
      let groups = [RowSection(header: "Friends", rows: [Contact(id: 1, name: "Ann")])]
      ViewGraph.showsMenus = true
      defer { ViewGraph.showsMenus = false }
      let stage = Stage {
        FastList(sections: groups) { contact in
          Text(contact.name)
        } header: { group in
          Text(group.header)
        }.contextMenu { contact in
          Text("Call \(contact.name)")
        }
      }
      #expect(stage.texts == ["Ann Call Ann"])
      #expect(stage.table?.double.supplementaryTexts("header")[0] == "Friends")
      #expect(stage.failures() == [])
    }

    /// A row that the user selects is told; it stays selected where there is a binding.
    @Test func chosenRows() async {
      let model = Model(5)
      var chosen: [Int] = []
      let passing = Stage {
        FastList(model.contacts) { Text($0.name) }.onSelect { chosen.append($0.id) }
      }
      passing.table?.double.select([0, 1])
      passing.table?.double.select([0, 1])
      #expect(chosen == [1, 1] && passing.table?.indexPathsForSelectedRows ?? [] == [])
      let staying = Stage {
        FastList(model.contacts) { Text($0.name) }.onSelect { chosen.append(-$0.id) }
          .selection(Binding(get: { model.selected }, set: { model.selected = $0 }))
      }
      await staying.settle()
      staying.table?.double.select([0, 2])
      staying.table?.double.select([0, 3])
      #expect(chosen == [1, 1, -2, -3] && model.selected == [2, 3])
      #expect(passing.failures() == [] && staying.failures() == [])
    }

    /// SwiftUI's modifier for the position would have no effect.
    @available(*, deprecated, message: "tests what is deprecated")
    @Test func position() async {
      let model = Model(50)
      let target = Binding(get: { model.target }, set: { model.target = $0 })
      let stage = Stage {
        FastList(model.contacts) { Text($0.name) }.scrollPosition(id: target, anchor: .top)
      }
      model.target = 30
      await stage.evaluate()
      #expect(stage.texts.first == "name 30" && model.target == nil && stage.failures() == [])
    }

    @Test(arguments: [(UnitPoint.top, 30), (UnitPoint.center, 28), (UnitPoint.bottom, 26)])
    func anchors(anchor: UnitPoint, first: Int) async {
      let model = Model(50)
      let stage = Stage {
        FastList(model.contacts) { Text($0.name) }
          .scrollTo(Binding(get: { model.target }, set: { model.target = $0 }), anchor: anchor)
      }
      model.target = 30
      await stage.evaluate()
      #expect(stage.texts.first == "name \(first)" && stage.failures() == [])
    }

    /// A chat begins at its end, and stays there unless the user has left it.
    @Test(arguments: [0, 50]) func lists(startingAtTheEndWith count: Int) async {
      let model = Model(count)
      var starts = 0
      let stage = Stage {
        FastList(model.contacts) { Text($0.name) }
          .onReachingStart { starts += 1 }
          .defaultScrollAnchor(.bottom)
      }
      await stage.settle()
      // What comes after the first evaluation is at the end, too.
      if count == 0 { model.contacts = Model(50).contacts }
      await stage.evaluate()
      #expect(stage.texts.last == "name 49" && starts == 0)
      model.contacts.append(Contact(id: 50, name: "name 50"))
      await stage.evaluate()
      #expect(stage.texts.last == "name 50" && starts == 0)
      stage.table?.double.scroll(to: 0)
      await stage.settle()
      let texts = stage.texts
      #expect(starts == 1 && texts.first == "name 0")
      model.contacts.append(Contact(id: 51, name: "name 51"))
      await stage.evaluate()
      #expect(stage.texts == texts && stage.failures() == [])
    }

    @Test func selections() async {
      let model = Model(10)
      var (ids, id): (Set<Int>, Int?) = ([2], 3)
      let several = Stage {
        FastList(model.contacts, selection: Binding(get: { ids }, set: { ids = $0 })) { contact in
          Text(contact.name)
        }
      }
      await several.settle()
      #expect(several.table?.indexPathsForSelectedRows?.map(\.row) == [2])
      #expect(several.table?.allowsMultipleSelection == true && several.failures() == [])
      let single = Stage {
        FastList(model.contacts, selection: Binding(get: { id }, set: { id = $0 })) { contact in
          Text(contact.name)
        }
      }
      await single.settle()
      #expect(single.table?.indexPathsForSelectedRows?.map(\.row) == [3])
      #expect(single.table?.allowsMultipleSelection == false && single.failures() == [])
    }
  }
}
