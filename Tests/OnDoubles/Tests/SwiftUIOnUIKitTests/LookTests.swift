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
