// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SharedListExample
import Testing

/// A server and two terminals, with messages that are delivered by hand.
@Suite @MainActor struct SharedListTests {
  private var server = SharedListServer([
    Item(id: "a", text: "Milk"), Item(id: "b", text: "Bread"), Item(id: "c", text: "Figs"),
  ])
  private let ann = SharedListClient()
  private let bob = SharedListClient()

  init() { for client in [ann, bob] { _ = client.receive(server.state) } }

  /// Delivers an edit, and what the server answers.
  private mutating func deliver(_ message: EditMessage, from sender: SharedListClient) {
    let answer = server.receive(message)
    for client in [ann, bob] { _ = client.receive(client === sender ? answer : server.state) }
  }

  @Test mutating func editIsSeenAtOnce() throws {
    let edit = try ann.make(.add(Item(id: "d", text: "Tea"), before: "a"))
    #expect(ann.lines == ["1 Tea *", "2 Milk", "3 Bread", "4 Figs"])
    #expect(bob.lines == ["1 Milk", "2 Bread", "3 Figs"])
    #expect(!ann.isSettled)
    deliver(edit, from: ann)
    #expect(ann.isSettled)
    #expect(ann.lines == ["1 Tea", "2 Milk", "3 Bread", "4 Figs"])
    #expect(bob.lines == ann.lines)
  }

  @Test mutating func editsThatCross() throws {
    let rename = try ann.make(.rename(id: "b", text: "Rye bread"))
    let move = try bob.make(.move(id: "b", before: "a"))
    let remove = try bob.make(.remove(id: "c"))
    deliver(move, from: bob)
    #expect(ann.lines == ["1 Rye bread *", "2 Milk", "3 Figs"])
    #expect(bob.lines == ["1 Bread", "2 Milk"])
    deliver(rename, from: ann)
    deliver(remove, from: bob)
    #expect(ann.lines == ["1 Rye bread", "2 Milk"])
    #expect(bob.lines == ann.lines)
    #expect(ann.isSettled && bob.isSettled)
  }

  @Test mutating func refusedEditGoes() throws {
    let remove = try bob.make(.remove(id: "a"))
    let rename = try ann.make(.rename(id: "a", text: "Oat milk"))
    let add = try ann.make(.add(Item(id: "d", text: "Tea"), before: nil))
    deliver(remove, from: bob)
    #expect(ann.lines == ["1 Oat milk *", "2 Bread", "3 Figs", "4 Tea *"])
    deliver(rename, from: ann)
    #expect(ann.lines == ["1 Bread", "2 Figs", "3 Tea *"])
    deliver(add, from: ann)
    #expect(ann.lines == ["1 Bread", "2 Figs", "3 Tea"])
    #expect(bob.lines == ann.lines)
  }

  @Test(arguments: [
    (
      "add Tea and milk", ListCommand.edit(.add(Item(id: "new", text: "Tea and milk"), before: nil))
    ),
    ("rename 2 Rye bread", .edit(.rename(id: "b", text: "Rye bread"))),
    ("move 3 1", .edit(.move(id: "c", before: "a"))),
    ("move 1 3", .edit(.move(id: "a", before: nil))),
    ("remove 1", .edit(.remove(id: "a"))),
    ("quit", .quit),
    ("remove 4", nil), ("remove 0", nil), ("remove x", nil), ("rename 1", nil), ("add", nil),
    ("", nil),
  ])
  func commands(line: String, command: ListCommand?) {
    #expect(ListCommand(line, items: ann.items, newID: "new") == command)
  }
}
