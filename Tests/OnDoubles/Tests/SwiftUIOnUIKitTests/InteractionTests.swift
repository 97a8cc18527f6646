// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffCollections
import TableDiffSwiftUI
import Testing
import UIKit

extension FastListTests {
  /// What users and views do.
  @MainActor
  @Suite struct InteractionTests {
    func list(_ model: Model) -> FastList<SingleSection<[Contact]>, Text> {
      FastList(model.contacts) { Text($0.name) }
    }

    @Test func movedRows() async {
      let model = Model(4)
      var moves: [[Int?]] = []
      var isObeyed = true
      let stage = Stage {
        list(model).onMove(where: { $0.id != 3 }) { contact, before in
          moves.append([contact.id, before?.id])
          if !isObeyed { return }
          model.contacts.removeAll { $0.id == contact.id }
          let place = model.contacts.firstIndex { $0.id == before?.id } ?? model.contacts.count
          model.contacts.insert(contact, at: place)
        }
      }
      func drag(_ from: IndexPath, _ to: IndexPath) async -> Bool {
        guard stage.table?.double.beginDrag(at: from) == true else { return false }
        stage.table?.double.hover(over: to)
        stage.table?.double.drop()
        await stage.settle()
        return true
      }
      #expect(await drag([0, 0], [0, 2]))
      #expect(stage.texts == ["name 1", "name 2", "name 0", "name 3"])
      let batches = stage.table?.double.batches.count
      await stage.evaluate()
      #expect(stage.table?.double.batches.count == batches)
      #expect(await drag([0, 1], [0, 3]))
      await stage.evaluate()
      #expect(moves == [[0, 3], [2, nil]])
      #expect(stage.texts == ["name 1", "name 0", "name 3", "name 2"])
      #expect(await !drag([0, 2], [0, 0]))
      // A store that does not obey.
      isObeyed = false
      #expect(await drag([0, 0], [0, 1]))
      #expect(stage.texts == ["name 0", "name 1", "name 3", "name 2"])
      await stage.evaluate()
      #expect(stage.texts == ["name 1", "name 0", "name 3", "name 2"])
      #expect(stage.failures() == [])
    }

    /// What a search finds in a tree array.
    @Test func derivedRows() async {
      var contacts = TreeArray(Model(1_000).contacts)
      let derived = contacts.derived.filter { $0.name.hasSuffix("7") }
      let found = Box(derived)
      let stage = Stage { FastList(found.value.rows) { Text($0.name) } }
      #expect(stage.texts == ["name 7", "name 17", "name 27", "name 37", "name 47"])
      contacts[17].name = "nobody"
      found.value.update(to: contacts)
      await stage.evaluate(Transaction(animation: .default))
      #expect(stage.texts == ["name 7", "name 27", "name 37", "name 47", "name 57"])
      #expect(stage.table?.double.batches.last?.changes.count == 1)
      #expect(stage.failures() == [])
    }

    @Test func surroundings() async {
      let model = Model(3)
      var pinned: [Int] = [], refreshes = 0
      let stage = Stage {
        FastList(model.contacts, dependingOn: model.suffix) { Text($0.name) }
          .emptyView { Text("nobody" + model.suffix) }
          .separators(.hidden)
          .rowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .swipeActions(edge: .leading, allowsFullSwipe: false) { contact in
            contact.id == 0
              ? []
              : [
                FastListAction("Pin", systemImage: "pin") { pinned.append(contact.id) }
                  .tint(.orange)
              ]
          }
          .onDelete { _ in }
          .refreshable { await MainActor.run { refreshes += 1 } }
      }
      guard let table = stage.table else { return }
      #expect(table.separatorStyle == .none)
      #expect(table.double.swipe([0, 0], isLeading: true).isEmpty)
      let action = table.double.swipe([0, 1], isLeading: true).first
      action?.handler(action!, table) { _ in }
      #expect(action?.title == "Pin" && pinned == [1])
      #expect(action?.image?.systemName == "pin" && action?.backgroundColor != nil)
      table.refreshControl?.pull()
      #expect(table.refreshControl?.isRefreshing == true)
      await stage.settle()
      #expect(table.refreshControl?.isRefreshing == false && refreshes == 1)
      let cell = table.visibleCells.first
      let insets = (cell?.contentConfiguration as? any Inset)?.margins
      #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      model.contacts = []
      model.suffix = "?"
      await stage.evaluate()
      #expect(table.backgroundView.flatMap(ListViewDouble.labelTexts) == "nobody?")
      model.contacts = Model(1).contacts
      await stage.evaluate()
      #expect(table.backgroundView == nil)
      #expect(stage.failures() == [])
    }

    @Test func editMode() async {
      let model = Model(3)
      let stage = Stage { list(model) }
      stage.graph.environment.editMode = .constant(.active)
      await stage.evaluate()
      #expect(stage.table?.isEditing == true)
      stage.graph.environment.editMode = .constant(.inactive)
      await stage.evaluate()
      #expect(stage.table?.isEditing == false)
      #expect(stage.failures() == [])
    }

    @Test func sections() async {
      typealias Group = RowSection<Int, String, Contact>
      var groups = (0..<3).map { section in
        Group(
          id: section, header: "group \(section)",
          rows: (0..<2).map { Contact(id: 10 * section + $0, name: "\(section).\($0)") })
      }
      var moves: [String] = []
      let stage = Stage {
        FastList(sections: groups) { Text($0.name) }
          .header { group in Text("\(group.header) (\(group.rows.count))") }
          .onMoveBetweenSections { row, before, section in
            moves.append("\(row.id) before \(before?.id ?? -1) in \(section.id)")
          }
      }
      #expect(stage.texts == ["0.0", "0.1", "1.0", "1.1"])
      #expect(stage.table?.double.supplementaryTexts("header")[0] == "group 0 (2)")
      groups[0].rows.append(Contact(id: 5, name: "new"))
      await stage.evaluate()
      #expect(stage.texts.prefix(3) == ["0.0", "0.1", "new"])
      #expect(stage.table?.double.supplementaryTexts("header")[0] == "group 0 (3)")
      // Another header, and the same rows.
      groups[0] = Group(id: 0, header: "renamed", rows: groups[0].rows)
      await stage.evaluate()
      #expect(stage.table?.double.supplementaryTexts("header")[0] == "renamed (3)")
      #expect(stage.table?.double.beginDrag(at: [0, 0]) == true)
      stage.table?.double.hover(over: [1, 2])
      stage.table?.double.drop()
      await stage.settle()
      #expect(moves == ["0 before -1 in 1"])
      #expect(stage.failures() == [])
    }
  }
}

/// What a configuration says about margins.
@MainActor
private protocol Inset {
  var margins: EdgeInsets? { get }
}

extension UIHostingConfiguration: Inset {}
