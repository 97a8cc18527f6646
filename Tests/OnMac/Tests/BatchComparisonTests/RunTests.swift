// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BatchComparison
import Foundation
import Testing

/// Runs over many cases, with views that are functions.
@Suite struct RunTests {
  /// A case that breaks the rule that its number says.
  private struct NumberedCase: ComparedCase {
    let number: Int
    var brokenRules: [String] { [[], ["A1"], ["B1"], ["A1", "B1"]][number % 4] }
    var openQuestion: String? { number % 8 == 4 ? "open" : nil }
    var size: Int { 1_000 - number }
    var sourceText: String { "NumberedCase(\(number))" }
  }

  private func table(
    _ count: Int, folder: URL? = nil, _ outcome: (NumberedCase) -> ViewOutcome
  ) throws -> ComparisonTable {
    try ComparisonRun(count: count, folder: folder)
      .compare("View", makeCase: NumberedCase.init, outcome: outcome)
  }

  @Test func aViewThatAgrees() throws {
    let table = try table(80) { $0.brokenRules.isEmpty ? .accepted : .threw }
    #expect(table.unsafeCount == 0 && table.disagreementCount == 0 && table.examples.isEmpty)
    #expect(table.ruleNames == ["none broken", "open", "A1", "B1", "several rules"])
    #expect(
      table.lines.map { $0.split(separator: " ").suffix(6).joined(separator: " ") } == [
        "20 illegal 0 20 0 0", "20 illegal 0 20 0 0", "10 legal 10 0 0 0", "10 open 10 0 0 0",
        "20 illegal 0 20 0 0",
      ])
    #expect(table.lines.allSatisfy { $0.count == ComparisonTable.header.count })
  }

  /// What the judge rejects and a view accepts is no error of the library, but is said.
  @Test func aViewThatAcceptsEverything() throws {
    let table = try table(80) { _ in .accepted }
    #expect(table.unsafeCount == 0 && table.disagreementCount == 60)
    // The smallest examples are those with the largest numbers here.
    #expect(
      table.examples == [
        "View, A1:\n  NumberedCase(77)  // accepted", "View, B1:\n  NumberedCase(78)  // accepted",
        "View, several rules:\n  NumberedCase(79)  // accepted",
      ])
  }

  @Test(arguments: [ViewOutcome.threw, .crashed])
  func aViewThatRejectsEverything(_ outcome: ViewOutcome) throws {
    let table = try table(80) { _ in outcome }
    #expect(table.unsafeCount == 10 && table.disagreementCount == 10)
    #expect(
      table.examples == ["View, none broken:\n  NumberedCase(72)  // \(outcome.rawValue)"])
  }

  /// A process that ends in the middle of a case leaves a journal with its number.
  @Test func goOnAfterACrash() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TableDiff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = folder.appendingPathComponent("View.journal.txt")
    try "0 accepted\n1 threw\n2 threw\n3 threw\n4".write(
      to: journal, atomically: true, encoding: .utf8)
    var asked: [Int] = []
    let table = try table(8, folder: folder) {
      asked.append($0.number)
      return $0.brokenRules.isEmpty ? .accepted : .threw
    }
    #expect(asked == [5, 6, 7])
    #expect(table.unsafeCount == 0)
    let written = try String(
      contentsOf: folder.appendingPathComponent("View.table.txt"), encoding: .utf8)
    #expect(
      written.split(separator: "\n").map(String.init) == [ComparisonTable.header] + table.lines)
    let text = try String(contentsOf: journal, encoding: .utf8)
    #expect(
      text.split(separator: "\n") == [
        "0 accepted", "1 threw", "2 threw", "3 threw", "4 crashed", "5 threw", "6 threw", "7 threw",
      ])
    #expect(table.lines.contains { $0.contains("open") && $0.hasSuffix("1        0") })
    // A complete journal asks no view again.
    _ = try self.table(8, folder: folder) { _ in
      Issue.record("A view was asked again.")
      return .crashed
    }
  }
}
