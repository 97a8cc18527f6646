// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// All small batches of sections and rows, legal or not, against a list view of plain loops.
struct ExhaustiveSectionBatchTests {
  private static let old = [TitledSection](reading: "A: 1 2 | B: 3")

  /// The counts of rows after the batch, by section.
  private static let shapes = [
    [], [0], [2], [3], [2, 1], [1, 2], [1, 1], [3, 0], [0, 2, 1], [1, 0, 1], [2, 1, 2],
  ]

  @Test(arguments: shapes.indices)
  func everyBatchOfUpToThreeOperations(index: Int) {
    let shape = Self.shapes[index]
    let operations = Self.operations(shape)
    var verdicts = (legal: 0, illegal: 0)
    for first in operations.indices {
      check([operations[first]], shape, &verdicts)
      for second in first..<operations.count {
        check([operations[first], operations[second]], shape, &verdicts)
        for third in second..<operations.count {
          check([first, second, third].map { operations[$0] }, shape, &verdicts)
        }
      }
    }
    check([], shape, &verdicts)
    #expect(shape.count == 2 || verdicts.illegal > verdicts.legal)
    #expect(verdicts.legal > 0)
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
    var next = 100
    var new = shape.indices.map { section in
      TitledSection(id: 50 + section, rows: (0..<shape[section]).map { TestRow(id: next + $0) })
    }
    next += 10
    for index in new.indices {
      new[index].rows = new[index].rows.indices.map { TestRow(id: 100 + 10 * index + $0) }
    }
    for isTableView in [false, true] {
      let profile = isTableView ? ListViewProfile.tableView : .strict
      let plain = SectionInterpreter(old: Self.old, new: new, batch: batch)
      if let reading = plain.isReadable ? plain.reading() : nil {
        for (section, source) in reading.sections.enumerated() {
          if let source { new[section].id = Self.old[source].id }
          for (row, place) in reading.rows[section].enumerated() {
            if let place { new[section].rows[row] = Self.old[place.section].rows[place.row] }
          }
        }
      }
      let lists = SectionCase(Self.old, new)
      let expected = SectionInterpreter(old: Self.old, new: new, batch: batch)
        .brokenRules(forTableView: isTableView)
      let error = batchError(batch, lists, profile)
      if isTableView { continue }
      if expected.isEmpty { verdicts.legal += 1 } else { verdicts.illegal += 1 }
      if expected.isEmpty != (error == nil) {
        Issue.record("\(text) in \(lists): \(String(describing: error)), not \(expected)")
      }
    }
  }
}

extension SectionInterpreter {
  /// Whether the places that the batch names exist, each once.
  var isReadable: Bool { brokenRanges().isEmpty && brokenCollisions().isEmpty }
}
