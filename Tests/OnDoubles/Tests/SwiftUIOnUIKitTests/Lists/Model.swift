// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of the tests.
struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// Counts which rows are evaluated.
@MainActor
final class Evaluations {
  private var rows: [Int] = []

  func note(_ id: Int) { rows.append(id) }

  /// Returns the ids of the rows that were evaluated since, ascending.
  func take() -> [Int] {
    defer { rows = [] }
    return rows.sorted()
  }
}

/// What a test changes.
@MainActor
final class Model {
  var contacts: [Contact]
  var suffix = ""
  var selected: Set<Int> = []
  var target: Int?

  /// Whether there is what a test switches.
  var isOn = true

  init(_ count: Int) { contacts = (0..<count).map { Contact(id: $0, name: "name \($0)") } }
}

/// What is done to counted rows.
@MainActor
final class Counter {
  var comparisons = 0
  var idReads = 0
}

/// A row that counts what is done to it.
struct CountedRow: @MainActor Identifiable, @MainActor Equatable {
  var value: Int
  let counter: Counter
  private let number: Int

  init(value: Int, counter: Counter) {
    (self.value, self.counter, number) = (value, counter, value)
  }

  @MainActor var id: Int {
    counter.idReads += 1
    return number
  }

  @MainActor static func == (left: CountedRow, right: CountedRow) -> Bool {
    left.counter.comparisons += 1
    return left.value == right.value
  }
}

/// A value that a test changes.
@MainActor
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// An action that a swipe shows.
struct SwipedAction {
  let title: String?
  let symbol: String?
  let isTinted: Bool
  let perform: @MainActor () -> Void
}
