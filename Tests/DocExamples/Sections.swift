// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffPatches
import TableDiffTesting
import TableDiffUpdating
import UIKit

typealias Shelf = RowSection<String, String, Fruit>

/// What surrounds examples about sections: each example is a method of this class.
@MainActor final class Sections {
  nonisolated static let oldShelves = [
    Shelf(id: "fruit", header: "Fruit", rows: Rows.oldFruits),
    Shelf(id: "nuts", header: "Nuts", rows: [Fruit(id: 9, name: "Hazel")]),
  ]
  nonisolated static let middleShelves = [
    Shelf(id: "fruit", header: "Fruit", rows: Array(Rows.oldFruits.dropLast())),
    Shelf(
      id: "nuts", header: "Nuts",
      rows: [Fruit(id: 9, name: "Hazel")] + Rows.oldFruits.suffix(1)),
  ]
  nonisolated static let newShelves = [
    Shelf(id: "fruit", header: "Fruit", rows: [Rows.oldFruits[0], Rows.oldFruits[2]]),
    Shelf(id: "nuts", header: "Nuts", rows: [Rows.oldFruits[1], Fruit(id: 9, name: "Hazel")]),
  ]

  // Rows and lists of sections.
  let apple = Rows.oldFruits[0], pear = Rows.oldFruits[1], fig = Rows.oldFruits[2]
  let hazel = Fruit(id: 9, name: "Hazel")
  let fruits = Rows.oldFruits, nuts = [Fruit(id: 9, name: "Hazel")]
  var old = oldShelves, middle = middleShelves, new = newShelves
  var oldSections = oldShelves, newSections = newShelves, sections = oldShelves
  var shelves = oldShelves, newShelves = newShelves, pages = oldShelves, newPages = newShelves

  // What was made of them.
  lazy var diff = old.sectionedDiff(to: new)
  lazy var stages = diff.stages(from: old, to: new, for: .collectionView)
  lazy var batch = stages[0].batch
  lazy var view = HeadlessListView(sections: old)
  lazy var map = PathMap(
    [RowSection(id: "fruit", rows: [apple, pear]), RowSection(id: "nuts", rows: [hazel])]
      .sectionedDiff(
        to: [RowSection(id: "nuts", rows: [pear, hazel]), RowSection(id: "fruit", rows: [apple])]))
  lazy var anchor = ScrollAnchor(
    scrollOffset: 15, viewportHeight: 30, contentHeight: 40,
    visibleRows: [RowPath(section: 0, row: 1)], top: { CGFloat(10 * $0.row) })
  lazy var patch = SectionedPatch(
    [RowSection(id: 1, header: "Fruit", rows: [apple])].sectionedDiff(
      to: [RowSection(id: 1, header: "Fruit", rows: [apple, pear])]),
    sectionsFrom: [RowSection(id: 1, header: "Fruit", rows: [apple, pear])])
  lazy var bytes = patch.encoded { shelf, writer in
    writer.write(shelf.id)
    writer.write(shelf.header)
  } row: { fruit, writer in
    writer.write(fruit.id)
    writer.write(fruit.name)
  }
  lazy var transition: ListTransition = {
    var view = HeadlessListView(sections: old)
    do {
      return try view.perform(batch, sections: new)
    } catch {
      fatalError("\(error)")
    }
  }()

  // The app around them.
  let from = IndexPath(row: 0, section: 0), to = IndexPath(row: 1, section: 0)
  let tableView = UITableView(frame: .zero, style: .plain)
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  func perform(_ stages: [ListStage<Shelf>]) {}
}
