// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// All small batches of sections and rows, legal or not, against a list view of plain loops.
struct ExhaustiveSectionBatchTests {
  private static let old = [TitledSection](reading: "A: 1 2 | B: 3")

  /// The counts of rows after the batch, by section.
  private static let shapes = [
    [], [0], [2], [3], [2, 1], [1, 2], [1, 1], [3, 0], [0, 2, 1], [1, 0, 1], [2, 1, 2],
  ]

  /// A debug build takes every third shape.
  @Test(arguments: stride(from: 0, to: shapes.count, by: Sizes.isDebug ? 3 : 1).map { $0 })
  func everyBatchOfUpToTwoOperations(index: Int) {
    let shape = Self.shapes[index]
    let operations = Self.operations(shape)
    var verdicts = (legal: 0, illegal: 0)
    check([], shape, &verdicts)
    for first in operations.indices {
      check([operations[first]], shape, &verdicts)
      for second in first..<operations.count {
        check([operations[first], operations[second]], shape, &verdicts)
      }
    }
    #expect(verdicts.illegal > verdicts.legal)
    #expect(verdicts.legal > 0)
  }

  @Test(arguments: Sizes.isDebug ? [[2]] : [[2], [2, 1], [1, 0, 1]])
  func everyBatchOfThreeOperations(shape: [Int]) {
    let operations = Self.operations(shape)
    var verdicts = (legal: 0, illegal: 0)
    for first in operations.indices {
      for second in operations.indices.dropFirst(first + 1) {
        for third in operations.indices.dropFirst(second + 1) {
          check([first, second, third].map { operations[$0] }, shape, &verdicts)
        }
      }
    }
    #expect(verdicts.illegal > verdicts.legal)
    #expect(verdicts.legal > 10)
  }

  /// Every operation on sections and rows that exist, and two on such that do not.
  private static func operations(_ shape: [Int]) -> [String] {
    func paths(_ counts: [Int]) -> [String] {
      counts.indices.flatMap { section in (0..<counts[section]).map { "(\(section),\($0))" } }
    }
    let from = paths(old.map(\.rows.count)), to = paths(shape)
    var operations = ["d(1,1)", "iS\(shape.count)"]
    for section in old.indices { operations += ["dS\(section)", "rS\(section)"] }
    for section in shape.indices { operations.append("iS\(section)") }
    for section in old.indices {
      operations += shape.indices.map { "mS\(section)>\($0)" }
    }
    operations += from.flatMap { ["d\($0)", "r\($0)"] } + to.map { "i\($0)" }
    for source in from { operations += to.map { "m\(source)>\($0)" } }
    return operations
  }

  private func check(
    _ words: [String], _ shape: [Int], _ verdicts: inout (legal: Int, illegal: Int)
  ) {
    let text = words.joined(separator: " ")
    let batch = BatchUpdate(reading: text)
    var new = shape.indices.map { section in
      TitledSection(
        id: 50 + section, rows: (0..<shape[section]).map { TestRow(id: 100 + 10 * section + $0) })
    }
    let plain = SectionInterpreter(old: Self.old, new: new, batch: batch)
    let reading = plain.isReadable ? plain.reading() : nil
    if let reading {
      for (section, source) in reading.sections.enumerated() {
        if let source { new[section].id = Self.old[source].id }
        for (row, place) in reading.rows[section].enumerated() {
          if let place { new[section].rows[row] = Self.old[place.section].rows[place.row] }
        }
      }
    }
    let interpreter = SectionInterpreter(old: Self.old, new: new, batch: batch)
    var view = HeadlessListView(sections: Self.old)
    let rules = findings(&view, batch, new)
    let expected = Self.numbers(of: interpreter.brokenRules(forTableView: false))
    if expected.isEmpty { verdicts.legal += 1 } else { verdicts.illegal += 1 }
    if expected.isEmpty != rules.isEmpty || !expected.isSubset(of: rules) {
      Issue.record("\(text) in \(SectionCase(Self.old, new)): \(rules), not \(expected)")
    }
    if rules.isEmpty, let reading {
      let cells = reading.rows.joined().map {
        $0.map { Self.old.prefix($0.section).reduce($0.row) { $0 + $1.rows.count } }
      }
      for (cell, origin) in zip(view.cells, cells) where batch.reloads.isEmpty {
        if origin.map({ $0 != cell.id }) ?? (cell.id < 3) { Issue.record("\(text): \(cell)") }
      }
    }
    checkExchanged(text, batch, new)
    var tableView = HeadlessListView(sections: Self.old, kind: .tableView)
    let isTaken = findings(&tableView, batch, new).isEmpty
    if isTaken != interpreter.brokenRules(forTableView: true).isEmpty {
      Issue.record("\(text) in \(SectionCase(Self.old, new)) by a table view")
    }
  }

  /// With two sections or rows exchanged, the same rules are broken as by plain loops.
  private func checkExchanged(_ text: String, _ batch: BatchUpdate, _ sections: [TitledSection]) {
    var new = sections
    if new.count > 1 { new.swapAt(0, 1) }
    if let first = new.first, first.rows.count > 1 { new[0].rows.swapAt(0, 1) }
    if new == sections { return }
    var view = HeadlessListView(sections: Self.old)
    let rules = findings(&view, batch, new)
    let expected = Self.numbers(
      of: SectionInterpreter(old: Self.old, new: new, batch: batch).brokenRules(forTableView: false)
    )
    if expected.isEmpty != rules.isEmpty || !expected.isSubset(of: rules) {
      Issue.record("\(text) in \(SectionCase(Self.old, new)): \(rules), not \(expected)")
    }
  }

  private func findings(
    _ view: inout HeadlessListView<TitledSection>, _ batch: BatchUpdate, _ new: [TitledSection]
  ) -> Set<String> {
    do {
      try view.perform(batch, sections: new)
      return []
    } catch {
      if view.shownSections != Self.old || view.cells.map(\.id) != [0, 1, 2] {
        Issue.record("\(batch) is rejected, but has changed the view")
      }
      return Set(error.findings.map(\.rule.code))
    }
  }

  /// The numbers of the rules, in the words of the library.
  ///
  /// A misplaced row is not stale too; a row that moves out of a deleted section or into an inserted
  /// one is not judged by offsets too; a batch without a reading is not judged by meaning; and where
  /// sections collide, no one knows where reloaded ones are.
  private static func numbers(of broken: [String]) -> Set<String> {
    var numbers = Set(broken.map { String($0.prefix(2)) })
    let collide = broken.contains {
      ($0.hasPrefix("B3") || $0.hasPrefix("B4")) && $0.hasSuffix("sections")
    }
    if numbers.contains("E1") { numbers.remove("E4") }
    if !numbers.isDisjoint(with: ["C3", "C4"]) { numbers.remove("C7") }
    if numbers.contains("B7") { numbers = numbers.filter { $0 < "E" } }
    if collide { numbers.subtract(["C2", "C4"]) }
    return numbers
  }
}

extension SectionInterpreter {
  /// Whether the places that the batch names exist, each once.
  fileprivate var isReadable: Bool { brokenRanges().isEmpty && brokenCollisions().isEmpty }
}
