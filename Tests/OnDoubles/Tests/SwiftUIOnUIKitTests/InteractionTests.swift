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
    private func list(_ model: Model) -> FastList<SingleSection<[Contact]>, Text> {
      FastList(model.contacts) { Text($0.name) }
    }

    @Test func lifeCycle() async {
      let model = Model(3)
      let stage = Stage {
        if model.isOn { list(model) }
        Text("below")
      }
      weak let table = stage.table
      #expect(table != nil && stage.graph.texts == ["below"])
      await stage.evaluate()
      #expect(stage.table === table)
      model.isOn = false
      stage.table?.double.removeFromWindow()
      await stage.evaluate()
      #expect(stage.table == nil)
      await stage.settle()
      #expect(table == nil)
      #expect(stage.failures() == [])
    }

    @Test func deletedRows() async {
      let model = Model(4)
      model.isOn = false
      let stage = Stage {
        list(model).onDelete(
          where: { $0.id != 2 },
          perform: model.isOn
            ? { contact in model.contacts.removeAll { $0.id == contact.id } } : nil)
      }
      #expect(stage.table?.double.swipeToDelete([0, 1]) == false)
      model.isOn = true
      await stage.evaluate()
      #expect(stage.table?.double.swipeToDelete([0, 2]) == false)
      #expect(stage.table?.double.swipeToDelete([0, 1]) == true)
      #expect(stage.texts == ["name 0", "name 1", "name 2", "name 3"])
      await stage.evaluate(Transaction(animation: .default))
      #expect(stage.texts == ["name 0", "name 2", "name 3"])
      #expect(stage.failures() == [])
    }

    /// A row that can be swiped from its leading edge cannot be deleted for that.
    @Test func swipedRowsThatStay() async {
      let model = Model(4)
      let stage = Stage {
        list(model)
          .swipeActions(edge: .leading) { _ in [FastListAction("Pin") {}] }
          .onDelete(where: { $0.id != 2 }) { contact in
            model.contacts.removeAll { $0.id == contact.id }
          }
      }
      guard let table = stage.table else { return #expect(Bool(false)) }
      #expect(table.double.swipe([0, 2], isLeading: true).map(\.title) == ["Pin"])
      #expect(!table.double.swipeToDelete([0, 2]) && table.double.swipeToDelete([0, 1]))
      await stage.evaluate()
      #expect(stage.texts == ["name 0", "name 2", "name 3"])
      // While the user edits, only rows that can be deleted have a control for it.
      stage.graph.environment.editMode = .constant(.active)
      await stage.evaluate()
      let source = table.dataSource
      #expect(table.isEditing && source?.tableView(table, canEditRowAt: [0, 1]) == false)
      #expect(source?.tableView(table, canEditRowAt: [0, 2]) == true)
      #expect(stage.failures() == [])
    }

    /// An evaluation of the view leaves a swipe open, and a destructive action ends when its row is gone.
    @Test func openSwipes() async {
      let model = Model(4)
      let stage = Stage {
        list(model).swipeActions { contact in
          [
            FastListAction("Block", role: .destructive) {
              model.contacts.removeAll { $0.id == contact.id }
            },
            FastListAction("Archive", role: .destructive) {},
          ]
        }
      }
      guard let table = stage.table else { return #expect(Bool(false)) }
      #expect(table.double.openSwipe([0, 1]))
      model.contacts.removeLast()
      await stage.evaluate()
      #expect(table.double.hasOpenSwipe && stage.texts.count == 4)
      table.double.choose(0)
      await stage.evaluate(Transaction(animation: .default))
      for _ in 0..<10 where table.isEditing {
        try? await Task.sleep(nanoseconds: 50_000_000)
      }
      #expect(!table.isEditing && stage.texts == ["name 0", "name 2"])
      #expect(stage.failures() == [])
    }

    @Test func edges() async {
      let model = Model(40)
      var (starts, ends, suffix) = (0, [String](), "a")
      let stage = Stage {
        list(model)
          .onReachingStart { starts += 1 }
          .onReachingEnd(within: 2) { [suffix] in ends.append(suffix) }
      }
      await stage.settle()
      #expect(starts == 1 && ends.isEmpty)
      // The closure of the newest evaluation is called.
      suffix = "b"
      await stage.evaluate()
      stage.table?.double.scroll(to: 10_000)
      await stage.settle()
      #expect(starts == 1 && ends == ["b"])
      model.contacts.append(Contact(id: 99, name: "Zoe"))
      await stage.evaluate()
      stage.table?.double.scroll(to: 10_000)
      await stage.settle()
      #expect(ends == ["b", "b"] && stage.failures() == [])
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

    @Test func severalSelectedRows() async {
      let model = Model(20)
      model.selected = [1, 99]
      let stage = Stage {
        list(model).selection(
          Binding(get: { model.selected }, set: { model.selected = $0 }))
      }
      var paths: [IndexPath] { (stage.table?.indexPathsForSelectedRows ?? []).sorted() }
      await stage.settle()
      #expect(paths == [[0, 1]])
      stage.table?.double.select([0, 3])
      #expect(model.selected == [1, 3, 99])
      await stage.evaluate()
      stage.table?.double.select([0, 1])
      #expect(model.selected == [3, 99])
      await stage.evaluate()
      #expect(paths == [[0, 3]])
      // The row without a selected one comes, and a selected one goes and returns.
      model.contacts = [Contact(id: 99, name: "Zoe"), Contact(id: 1, name: "Ann")]
      await stage.evaluate()
      #expect(paths == [[0, 0]] && model.selected == [3, 99])
      model.contacts.append(Contact(id: 3, name: "Bob"))
      await stage.evaluate()
      #expect(paths == [[0, 0], [0, 2]])
      model.selected = [1]
      await stage.evaluate()
      #expect(paths == [[0, 1]])
      #expect(stage.failures() == [])
    }

    @Test func oneSelectedRow() async {
      let model = Model(20)
      var selected: Int?
      let stage = Stage {
        if model.isOn {
          list(model).selection(Binding(get: { selected }, set: { selected = $0 }))
        } else {
          list(model)
        }
      }
      stage.table?.double.select([0, 3])
      #expect(selected == 3)
      await stage.evaluate()
      stage.table?.double.select([0, 2])
      #expect(selected == 2)
      selected = 4
      await stage.evaluate()
      #expect(stage.table?.indexPathsForSelectedRows == [[0, 4]])
      selected = nil
      await stage.evaluate()
      #expect(stage.table?.indexPathsForSelectedRows ?? [] == [])
      model.isOn = false
      await stage.evaluate()
      stage.table?.double.putOnScreen(in: stage.window)
      #expect(stage.table?.allowsSelection == false)
      #expect(stage.failures() == [])
    }

    /// A table that comes into its window some turns after it was made.
    @Test func selectionBeforeTheWindow() async {
      let model = Model(50)
      (model.selected, model.target) = ([2], 40)
      let graph = ViewGraph()
      graph.show(
        list(model).selection(Binding(get: { model.selected }, set: { model.selected = $0 }))
          .scrollTo(Binding(get: { model.target }, set: { model.target = $0 })))
      let table = graph.platformViews.lazy.compactMap { $0 as? UITableView }.first
      try? await Task.sleep(nanoseconds: 2_000_000)
      #expect(model.target == 40)
      table?.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
      let window = table?.double.putOnScreen()
      try? await Task.sleep(nanoseconds: 2_000_000)
      table?.layoutIfNeeded()
      #expect(table?.indexPathsForSelectedRows == [[0, 2]] && model.target == nil)
      #expect(table?.double.visibleTexts.contains("name 40") == true)
      #expect(ViewFailures.take() == [] && table?.double.takeFailures() == [])
      withExtendedLifetime(window) {}
    }

    /// A row to scroll to that comes with a change which has to wait for an animation.
    @Test func scrollingLater() async {
      let model = Model(50)
      let stage = Stage {
        list(model).scrollTo(Binding(get: { model.target }, set: { model.target = $0 }))
      }
      stage.table?.double.completionMode = .manual
      model.contacts.remove(at: 0)
      await stage.evaluate(Transaction(animation: .default))
      model.contacts.append(Contact(id: 50, name: "new"))
      model.target = 50
      await stage.evaluate()
      #expect(model.target == 50 && !stage.texts.contains("new"))
      stage.table?.double.completeBatches()
      await stage.settle()
      stage.table?.double.completeBatches()
      await stage.settle()
      #expect(model.target == nil && stage.texts.contains("new"))
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

    @Test func scrolling() async {
      let model = Model(50)
      let stage = Stage {
        list(model).scrollTo(Binding(get: { model.target }, set: { model.target = $0 }))
          .scrolling(.keepsVisibleRow(stickingTo: .bottom))
      }
      model.target = 30
      await stage.evaluate()
      #expect(stage.texts.contains("name 30") && model.target == nil)
      // A row that comes in the same evaluation, and one that nobody has.
      model.contacts.append(Contact(id: 50, name: "new"))
      model.target = 50
      await stage.evaluate()
      #expect(stage.texts.contains("new") && model.target == nil)
      model.target = 77
      await stage.evaluate()
      #expect(stage.texts.contains("new") && model.target == nil)
      // A chat stays at its end.
      model.contacts.append(Contact(id: 51, name: "newer"))
      await stage.evaluate()
      #expect(stage.texts.last == "newer")
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
