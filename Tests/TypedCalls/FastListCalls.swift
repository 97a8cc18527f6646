// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls of lists of SwiftUI that app developers typed, as in Calls.swift.

import Foundation
import SwiftUI
import TableDiffSwiftUI

struct Fruit: Identifiable, Equatable, Hashable, Sendable { var id: String; var name: String }
typealias Shelf = RowSection<String, String, Fruit>
@MainActor let fruits: [Fruit] = []
@MainActor let shelfRows: [Shelf] = []
@MainActor let selection: Binding<Set<String>> = { fatalError() }()
@MainActor let selectedID: Binding<String?> = { fatalError() }()

// works
@MainActor func call63() {
  _ = FastList(fruits, selection: selection) { fruit in Text(fruit.name) }
}

// works
@MainActor func call64() {
  _ = FastList(fruits, selection: selectedID) { fruit in Text(fruit.name) }
}

// told: rows need an identity
@MainActor func call65() { _ = FastList(fruits, id: \.name) { fruit in Text(fruit.name) } }

// works
@MainActor func call66() { _ = FastList(fruits) { fruit in Text(fruit.name) }.listStyle(.plain) }

// works
@MainActor func call67() { _ = FastList(fruits) { fruit in Text(fruit.name) }.rowHeight(44) }

// works
@MainActor func call68() { _ = FastList(fruits) { fruit in Text(fruit.name) }.onReachingEnd {} }

// works
@MainActor func call69() {
  _ = FastList(sections: shelfRows) { fruit in Text(fruit.name) }.indexTitles { $0.header }
}

// works
@MainActor func call70() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.contextMenu { row in Text(row.name) }
}

// works
@MainActor func call71() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.swipeActions(
    edge: .trailing, allowsFullSwipe: true
  ) { row in [FastListAction("Delete", systemImage: "trash", role: .destructive) {}] }
}

// works
@MainActor func call72() {
  _ = FastListAction("Delete", systemImage: "trash", role: .destructive) {}
}

// told: the closure gets the row
@MainActor func call73() {
  _ = FastList(fruits) { fruit in Text(fruit.name) }.onDelete { (offsets: IndexSet) in }
}

// told: renamed to 'onSelect(_:)'
@MainActor func call74() { _ = FastList(fruits) { fruit in Text(fruit.name) }.onTapRow { row in } }

// told: set a binding: 'scrollTo($id)'
@MainActor func call75() { _ = FastList(fruits) { fruit in Text(fruit.name) }.scrollTo(3) }
