// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit
import Testing

/// Rows that the user drags within and between sections.
extension SectionTableTests {
  /// Each set of rows, dragged to each place: where they are shown says in which sections they are.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func drags(hasHeaders: Bool, hasFooters: Bool) {
    // Without headers and footers nothing tells sections apart.
    let shelves = hasHeaders || hasFooters ? shelves : [Shelf(id: 1, rows: fruits(0..<4))]
    let count = SectionTable(shelves, hasHeaders: hasHeaders, hasFooters: hasFooters)
      .elements.count
    for dragged in 1..<(1 << 4) {
      for place in 0...count {
        let table = SectionTable(shelves, hasHeaders: hasHeaders, hasFooters: hasFooters)
        table.source.onMove = { row, next in
          let rows = table.shelves.first { $0.rows.contains(row) }?.rows ?? []
          #expect(next == rows.drop { $0 != row }.dropFirst().first)
        }
        table.source.onRowMove = { #expect($0.from != $0.to) }
        let indexes = IndexSet(
          table.elements.indices.filter { index in
            guard case .row(let fruit) = table.elements[index] else { return false }
            return dragged & (1 << fruit.id) != 0
          })
        let expected = dropped(indexes, place, in: table)
        #expect(table.tableView.drag(indexes, to: place))
        #expect(table.shelves == expected, "\(Array(indexes)) to \(place)")
        #expect(table.problem == nil)
      }
    }
  }

  /// Returns the sections after a drop, as they are read from the rows of the table.
  private func dropped(_ indexes: IndexSet, _ place: Int, in table: SectionTable) -> [Shelf] {
    var elements: [SectionTable.Element] = []
    for index in 0...table.elements.count {
      if index == place { elements += indexes.map { table.elements[$0] } }
      if index < table.elements.count, !indexes.contains(index) {
        elements.append(table.elements[index])
      }
    }
    var rows: [[Fruit]] = table.shelves.map { _ in [] }
    var section = 0, hasEnded = false
    for element in elements {
      switch element {
      case .header(let shelf):
        section = table.shelves.firstIndex { $0.id == shelf.id } ?? 0
      case .row(let fruit):
        // Without headers a row below a footer begins the next section.
        if hasEnded, !table.hasHeaders, section < rows.count - 1 {
          section += 1
          hasEnded = false
        }
        rows[section].append(fruit)
      case .footer(let shelf):
        section = table.shelves.firstIndex { $0.id == shelf.id } ?? 0
        hasEnded = true
      }
    }
    return zip(table.shelves, rows).map { Shelf($0, rows: $1) }
  }

  @Test func headersAreNotDraggedOrSwiped() {
    let table = SectionTable(shelves)
    table.source.onMove = { _, _ in }
    table.source.swipeActions(edge: .leading) { _ in [SwipeAction("") {}] }
    #expect(table.tableView.swipe(0, from: .leading).isEmpty)
    #expect(table.tableView.swipe(1, from: .leading).count == 1)
    #expect(!table.tableView.drag([0], to: 5) && !table.tableView.drag([3], to: 5))
    #expect(table.shelves == shelves && table.problem == nil)
  }
}
