// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

extension FastListTests {
  /// A row that the user selects is told, and does not stay selected without a binding.
  @Test func chosenRows() async {
    let model = Model(50)
    var chosen: [Int] = []
    let stage = Stage { list(model).onSelect { chosen.append($0.id) } }
    await stage.settle()
    stage.table?.click(1)
    stage.table?.click(2)
    #expect(chosen == [1, 2] && stage.table?.selectedRowIndexes == [])
    #expect(stage.failures() == [])
  }

  /// Scrolls until a row is where an anchor says.
  @Test func anchors() async {
    let model = Model(50)
    let target = Binding(get: { model.target }, set: { model.target = $0 })
    let stage = Stage { list(model).scrollTo(target, anchor: model.isOn ? .top : .bottom) }
    model.target = 30
    await stage.evaluate()
    #expect(stage.table?.visibleRect.minY == stage.table?.rect(ofRow: 30).minY)
    (model.target, model.isOn) = (20, false)
    await stage.evaluate()
    #expect(stage.table?.visibleRect.maxY == stage.table?.rect(ofRow: 20).maxY)
    #expect(stage.failures() == [])
  }

  /// A chat begins at its end, and stays there unless the user has left it.
  @Test(arguments: [true, false]) func startingAtTheEnd(withFooter hasFooter: Bool) async {
    let model = Model(50)
    var starts = 0
    let stage = Stage {
      let list = list(model).onReachingStart { starts += 1 }.defaultScrollAnchor(.bottom)
      return hasFooter ? list.footer { _ in Text("end") } : list
    }
    await stage.settle()
    var end: Bool { stage.table?.visibleRect.maxY == stage.table?.frame.maxY }
    #expect(end && starts == 0)
    model.contacts.append(Contact(id: 50, name: "name 50"))
    await stage.evaluate()
    #expect(end && starts == 0 && stage.texts.last == (hasFooter ? "end" : "name 50"))
    stage.table?.scrollRowToVisible(0)
    for _ in 0..<2 { await stage.settle() }
    #expect(!end && starts == 1)
    model.contacts.append(Contact(id: 51, name: "name 51"))
    await stage.evaluate()
    #expect(stage.table?.visibleRect.minY == 0 && stage.failures() == [])
  }

  @Test func headersInTheInitializer() async {
    let groups = [RowSection(header: "Friends", rows: [Contact(id: 1, name: "Ann")])]
    let stage = Stage {
      FastList(sections: groups) { contact in
        Text(contact.name)
      } header: { group in
        Text(group.header)
      }
    }
    #expect(stage.texts == ["Friends", "Ann"] && stage.failures() == [])
  }
}
