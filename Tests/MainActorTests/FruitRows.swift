// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row as an app has it: declared where everything is on the main actor, its conformances too.
struct Fruit: Identifiable, Equatable {
  let id: Int
  var name: String

  static let old = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig"),
  ]

  static let new = [
    Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apricot"), Fruit(id: 4, name: "Plum"),
  ]
}
