// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI
import TableDiffCollections
import TableDiffSwiftUIOnAppKit
import Testing

/// Sections, whose headers and footers are rows of the table.
extension FastListTests {
  private typealias Group = RowSection<Int, String, Contact>

  private func groups(_ counts: [Int]) -> [Group] {
    counts.enumerated().map { section, count in
      Group(
        id: section, header: "group \(section)",
        rows: (0..<count).map { Contact(id: 10 * section + $0, name: "\(section).\($0)") })
    }
  }

  /// Views of headers and rows show others when they come in sight anew.
  @Test func scrolledSections() async {
    let model = Model(0)
    let groups = groups(Array(repeating: 2, count: 30))
    let stage = Stage {
      FastList(sections: groups) { Text($0.name + model.suffix) }
        .header { Text($0.header) }
        .footer { Text("below \($0.id)") }
        .selection(
          Binding(get: { model.selected.first }, set: { model.selected = $0.map { [$0] } ?? [] }))
    }
    let all = groups.flatMap { group in
      [group.header] + group.rows.map(\.name) + ["below \(group.id)"]
    }
    for row in [0, 3, 50, 111, 7, 60] {
      stage.table?.scroll(NSPoint(x: 0, y: 20 * row))
      stage.table?.needsLayout = true
      await stage.settle()
      #expect(stage.texts == Array(all[row..<row + 5]))
    }
    stage.table?.click(62)
    stage.table?.click(61)
    #expect(model.selected == [150] && stage.table?.allowsMultipleSelection == false)
    #expect(stage.failures() == [])
  }

  @Test func selectedRowsOfSections() async {
    let model = Model(0)
    let groups = groups([3, 3])
    model.selected = [10]
    let stage = Stage {
      FastList(sections: groups) { Text($0.name) }
        .header { Text($0.header) }
        .selection(Binding(get: { model.selected }, set: { model.selected = $0 }))
        .scrollTo(Binding(get: { model.target }, set: { model.target = $0 }))
    }
    await stage.settle()
    #expect(stage.table?.selectedRowIndexes == [5])
    stage.table?.click(4)
    stage.table?.click(2)
    #expect(model.selected == [1] && stage.table?.selectedRowIndexes == [2])
    model.target = 12
    await stage.evaluate()
    #expect(stage.texts.last == "1.2" && model.target == nil)
    #expect(stage.failures() == [])
  }

  /// Sections that share their storage cost nothing, and one row of a tree array little.
  @Test func countedSections() async {
    let count = Counter()
    var sections = (0..<3).map { section in
      TreeGroup(
        id: section,
        rows: TreeArray((0..<5_000).map { CountedRow(value: section * 5_000 + $0, counter: count) })
      )
    }
    let stage = Stage {
      FastList(sections: sections) { Text("\($0.value)") }.header { Text("\($0.id)") }
    }
    (count.comparisons, count.idReads) = (0, 0)
    await stage.evaluate()
    #expect(count.comparisons == 0 && count.idReads == 0)
    sections[0].rows[3].value = -3
    await stage.evaluate()
    #expect(stage.texts == ["0", "0", "1", "2", "-3"])
    #expect((1..<200).contains(count.comparisons) && count.idReads < 400)
    #expect(stage.failures() == [])
  }
}

/// A section that shares the storage of its rows.
private struct TreeGroup: ListSection {
  let id: Int
  var rows: TreeArray<CountedRow>

  init(id: Int, rows: TreeArray<CountedRow>) { (self.id, self.rows) = (id, rows) }

  init(_ section: TreeGroup, rows: TreeArray<CountedRow>) { self.init(id: section.id, rows: rows) }
}
