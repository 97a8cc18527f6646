// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

#if ON_APPKIT
  import TableDiffSwiftUIOnAppKit
#else
  import TableDiffSwiftUI
#endif

/// What the user does, and what lists show of it.
extension FastListTests.SharedTests {
  private func target(_ model: Model) -> Binding<Int?> {
    Binding(get: { model.target }, set: { model.target = $0 })
  }

  @Test func animations() async {
    let model = Model(3)
    let stage = Stage { evaluations.list(model) }
    await stage.settle()
    var still = Transaction(animation: .default)
    still.disablesAnimations = true
    let transactions = [Transaction(animation: .default), Transaction(), still]
    for (transaction, counts) in zip(transactions, [[1, 0], [1, 1], [1, 2]]) {
      model.contacts.append(Contact(id: model.contacts.count, name: "new"))
      await stage.evaluate(transaction)
      #expect(stage.batchCounts == counts)
    }
    #expect(stage.failures() == [])
    // SwiftUI's modifier decides, too.
    let other = Stage { evaluations.list(model).animation(.none) }
    await other.settle()
    model.contacts.removeLast()
    await other.evaluate(Transaction(animation: .default))
    #expect(other.batchCounts == [0, 1] && other.failures() == [])
  }

  @Test func movedRows() async {
    let model = Model(4)
    var moves: [[Int?]] = []
    var isObeyed = true
    let stage = Stage {
      evaluations.list(model).onMove(where: { $0.id != 3 }) { contact, before in
        moves.append([contact.id, before?.id])
        if !isObeyed { return }
        model.contacts.removeAll { $0.id == contact.id }
        let place = model.contacts.firstIndex { $0.id == before?.id } ?? model.contacts.count
        model.contacts.insert(contact, at: place)
      }
    }
    func drag(_ from: Int, to: Int) async -> Bool {
      let isDragged = stage.drag([0, from], to: [0, to])
      await stage.settle()
      return isDragged
    }
    #expect(await drag(0, to: 2))
    #expect(stage.texts == ["name 1", "name 2", "name 0", "name 3"])
    let batches = stage.batchCounts
    await stage.evaluate()
    #expect(stage.batchCounts == batches)
    #expect(await drag(1, to: 3))
    await stage.evaluate()
    #expect(moves == [[0, 3], [2, nil]])
    #expect(stage.texts == ["name 1", "name 0", "name 3", "name 2"])
    #expect(await !drag(2, to: 0))
    // A store that does not obey.
    isObeyed = false
    #expect(await drag(0, to: 1))
    #expect(stage.texts == ["name 0", "name 1", "name 3", "name 2"])
    await stage.evaluate()
    #expect(stage.texts == ["name 1", "name 0", "name 3", "name 2"])
    #expect(stage.failures() == [])
  }

  @Test func scrolling() async {
    let model = Model(50)
    let stage = Stage {
      evaluations.list(model).scrollTo(target(model)).scrolling(
        .keepsVisibleRow(stickingTo: .bottom))
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

  /// Scrolls until a row is where an anchor says.
  @Test(arguments: [(UnitPoint.top, 30), (UnitPoint.center, 28), (UnitPoint.bottom, 26)])
  func anchors(anchor: UnitPoint, first: Int) async {
    let model = Model(50)
    let stage = Stage { evaluations.list(model).scrollTo(target(model), anchor: anchor) }
    model.target = 30
    await stage.evaluate()
    #expect(stage.texts.first == "name \(first)" && stage.failures() == [])
  }

  /// A chat begins at its end, and stays there unless the user has left it.
  @Test(arguments: [(0, false), (50, false), (50, true)])
  func starting(with count: Int, hasFooter: Bool) async {
    let model = Model(count)
    var starts = 0
    let stage = Stage {
      let list = evaluations.list(model).onReachingStart { starts += 1 }.defaultScrollAnchor(
        .bottom)
      return hasFooter ? list.footer { _ in Text("end") } : list
    }
    await stage.settle()
    // What comes after the first evaluation is at the end, too.
    if count == 0 { model.contacts = Model(50).contacts }
    await stage.evaluate()
    #expect(stage.isAtEnd && starts == 0)
    model.contacts.append(Contact(id: 50, name: "name 50"))
    await stage.evaluate()
    #expect(stage.isAtEnd && starts == 0)
    #expect(stage.texts.last { $0 != "end" } == "name 50")
    stage.scroll(to: 0)
    for _ in 0..<2 { await stage.settle() }
    let texts = stage.texts
    #expect(starts == 1 && texts.first == "name 0")
    model.contacts.append(Contact(id: 51, name: "name 51"))
    await stage.evaluate()
    #expect(stage.texts == texts && stage.failures() == [])
  }

  /// A row that the user selects is told; it stays selected where there is a binding.
  @Test func chosenRows() async {
    let model = Model(5)
    var chosen: [Int] = []
    let passing = Stage { evaluations.list(model).onSelect { chosen.append($0.id) } }
    await passing.settle()
    for _ in 0..<2 { passing.choose(1) }
    #expect(chosen == [1, 1] && passing.selectedRows == [])
    let staying = Stage {
      evaluations.list(model).onSelect { chosen.append(-$0.id) }
        .selection(Binding(get: { model.selected }, set: { model.selected = $0 }))
    }
    await staying.settle()
    for row in [2, 3] { staying.choose(row, extending: true) }
    #expect(chosen == [1, 1, -2, -3] && model.selected == [2, 3])
    #expect(passing.failures() == [] && staying.failures() == [])
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
    #expect(stage.headers == ["Friends"] && stage.texts.last == "Ann Call Ann")
    #expect(stage.failures() == [])
  }

  @Test func actions() async {
    let model = Model(4)
    model.isOn = false
    var pinned: [Int] = []
    let stage = Stage {
      evaluations.list(model)
        .onDelete(
          where: { $0.id != 2 },
          perform: model.isOn
            ? { contact in model.contacts.removeAll { $0.id == contact.id } } : nil
        )
        .swipeActions(edge: .leading) { contact in
          if contact.id == 0 { return [] }
          return [
            FastListAction("Pin", systemImage: "pin") { pinned.append(contact.id) }.tint(.orange)
          ]
        }
    }
    #expect(!stage.delete(1))
    model.isOn = true
    await stage.evaluate()
    #expect(stage.swipe(0, isLeading: true).isEmpty)
    let pin = stage.swipe(2, isLeading: true).first
    pin?.perform()
    #expect(pin?.title == "Pin" && pin?.symbol == "pin" && pin?.isTinted == true && pinned == [2])
    // A row that can be swiped from its leading edge cannot be deleted for that.
    #expect(!stage.delete(2) && stage.delete(1) && stage.texts.count == 4)
    await stage.evaluate(Transaction(animation: .default))
    #expect(stage.texts == ["name 0", "name 2", "name 3"])
    #expect(stage.failures() == [])
  }

  /// While the actions of a row are visible the list waits, until the user chooses one.
  @Test func openActions() async {
    let model = Model(4)
    let stage = Stage {
      evaluations.list(model).swipeActions { contact in
        [
          FastListAction("Block", role: .destructive) {
            model.contacts.removeAll { $0.id == contact.id }
          },
          FastListAction("Archive", role: .destructive) {},
        ]
      }
    }
    #expect(stage.openActions(1))
    model.contacts.removeLast()
    await stage.evaluate()
    #expect(stage.hasOpenActions && stage.texts.count == 4)
    stage.chooseAction(0)
    await stage.evaluate(Transaction(animation: .default))
    for _ in 0..<20 where stage.hasOpenActions {
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    await stage.settle()
    #expect(!stage.hasOpenActions && stage.texts == ["name 0", "name 2"])
    #expect(stage.failures() == [])
  }

  @Test func emptiness() async {
    let model = Model(1)
    let stage = Stage { evaluations.list(model).emptyView { Text("nobody" + model.suffix) } }
    await stage.settle()
    #expect(stage.emptyText == nil)
    (model.contacts, model.suffix) = ([], "?")
    await stage.evaluate()
    #expect(stage.emptyText == "nobody?")
    model.contacts = Model(1).contacts
    await stage.evaluate()
    #expect(stage.emptyText == nil && stage.failures() == [])
  }
}
