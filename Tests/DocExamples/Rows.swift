// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffPatches
import TableDiffTesting
import TableDiffUpdating
import UIKit

/// A row with every property that an example reads.
struct Fruit: Identifiable, Equatable, Codable, Sendable {
  let id: Int
  var name: String

  var key: Int { id }
  var text: String { name }
  var version: Int { name.count }
}

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A row with a property to filter by.
struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var isFavorite = false
}

struct Track: Identifiable, Equatable {
  let id: Int
  var title: String
}

struct Letter: Identifiable, Equatable {
  let id: String

  init(_ id: String) { self.id = id }
}

struct ArticleID: Hashable {
  let number: Int
}

extension RowPath {
  var indexPath: IndexPath { IndexPath(item: row, section: section) }
}

/// What an example uses without a word: calls of the app's own code, which do nothing.
final class Recorder {
  func begin() {}
  func end() {}
  func debug(_ text: String) {}
  func send(_ action: Action) {}

  enum Action { case moved(IndexPath, IndexPath) }
}

/// The state of an app.
@MainActor final class AppState {
  var fruits = Rows.oldFruits
  var shelves = Sections.oldShelves
  var sections: [Shelf] { shelves }
  func load() {}
}

typealias ViewModel = AppState

@MainActor let model = AppState(), state = AppState()
@MainActor var rows = Rows.oldFruits, data = Sections.oldShelves
@MainActor let signpost = Recorder(), log = Recorder(), store = Recorder()

/// What surrounds examples about rows: each example is a method of this class.
@MainActor final class Rows {
  nonisolated static let oldFruits = [
    Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig"),
  ]
  nonisolated static let newFruits = [
    Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apricot"), Fruit(id: 4, name: "Plum"),
  ]

  // Lists.
  var fruits = oldFruits, newFruits = newFruits
  var old = oldFruits, middle = Array(oldFruits.dropFirst()), new = newFruits
  var oldRows = oldFruits, newRows = newFruits
  var lines = oldFruits, newLines = newFruits
  var pages = oldFruits, newPages = newFruits
  var entries = oldFruits, newEntries = newFruits
  var articles = oldFruits, contacts = oldFruits

  // What was made of them.
  lazy var diff = old.tableDiff(to: new)
  lazy var batch = diff.batchUpdate(inSection: 0)
  lazy var patch = old.patch(to: new)
  lazy var bytes = patch.encoded { fruit, writer in
    writer.write(fruit.id)
    writer.write(fruit.name)
  }
  lazy var map = OffsetMap(
    Array("abcdef").tableDiff(to: Array("xyabcdef"), id: \.self))
  lazy var anchor = ScrollAnchor(
    scrollOffset: 15, viewportHeight: 30, rowCount: 6, rowHeight: 10.0)
  var heights = Array(repeating: 10.0, count: 8)
  lazy var view = HeadlessListView(rows: old)
  lazy var transition = letters("abcd", to: "cabx")
  lazy var finding = error.findings[0]
  lazy var error: BatchError = {
    var view = HeadlessListView(rows: fruits)
    do throws(BatchError) {
      try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 3)]), rows: fruits)
      fatalError("The batch is legal.")
    } catch {
      return error
    }
  }()
  var options = UpdateOptions()
  lazy var updater = ListUpdater(fruits)
  lazy var screen = HeadlessScreen(updater)
  let a = RowPath(section: 0, row: 0), b = RowPath(section: 0, row: 1)

  // The app around them.
  let tableView = UITableView(frame: .zero, style: .plain)
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let from = IndexPath(row: 0, section: 0), to = IndexPath(row: 2, section: 0)
  let draggedRows = [0, 1, 3], row = 4, offsets = [0, 1], destination = 3
  func animate(_ effect: ListEffect<Int>) {}
  func fadeIn(at offset: Int?) {}
  func fadeOut(at offset: Int?) {}
  func slide(from: Int?, to: Int?) {}

  private func letters(_ old: String, to new: String) -> ListTransition {
    let old = old.map { Letter(String($0)) }, new = new.map { Letter(String($0)) }
    var view = HeadlessListView(rows: old)
    do {
      return try view.perform(old.tableDiff(to: new).batchUpdate(inSection: 0), rows: new)
    } catch {
      fatalError("\(error)")
    }
  }
}
