// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Foundation
import Testing

/// Reports of a run.
@Suite struct ReportTests {
  /// Numbers have two or three digits, times a suitable unit.
  @Test func numbers() {
    let numbers = [0, 0.012345, 0.5, 1.234, 2, 12.34, 123.4, 1_234_567]
    #expect(
      numbers.map { formatted($0) } == [
        "0", "0.012", "0.50", "1.23", "2", "12.3", "123", "1,234,567",
      ])
    #expect(formatted(.nan) == "–")
    #expect(formatted(1e300) == "1e+300")
    #expect(
      [2e-9, 3.5e-6, 0.25, 1.5].map { duration($0) } == ["2 ns", "3.50 µs", "250 ms", "1.50 s"])
  }

  /// A table is flush left, then flush right.
  @Test func table() {
    var table = TextTable(header: ["case", "time"])
    table.add(["a", "10 ms"])
    table.add(["longer", "1 s"])
    #expect(
      table.text == """
        case     time
        ------  -----
        a       10 ms
        longer    1 s
        """)
  }

  /// Bars are linear from zero, or logarithmic if values are far apart.
  @Test func bars() {
    let linear = BarScale([1, 2, 4])
    #expect(linear.text { "\($0)" } == "linear scale")
    #expect(linear.bar(2, columns: 8) == "████")
    #expect(linear.bar(0, columns: 8) == "")
    let logarithmic = BarScale([1e-6, 1e-3])
    #expect(logarithmic.text { "\($0)" } == "log scale from 1e-07")
    #expect(logarithmic.bar(1e-3, columns: 8) == "████████")
    #expect(logarithmic.bar(1e-5, columns: 8) == "████")
  }

  /// Markdown has a line for each case, and nothing of a title becomes markup.
  @Test func markdown() throws {
    let record = try RecordedRun.read(
      RecordedRun.json([RecordedRun.task("a|b <i> *c*", [1e-3, 2e-3, 3e-3])]))
    let text = MarkdownReport(record: record, comparison: nil).text
    #expect(
      text.contains("| a\\|b &lt;i&gt; \\*c\\* | 1,000 | 2 ms | – | – | – | right |\n"))
    #expect(text.hasSuffix("Abacus, 2 cores, Test 1, Swift 6.3, 2026-01-02\n"))
  }

  /// Formats of other tools have the results in their members.
  @Test func otherTools() throws {
    let tasks = [RecordedRun.task("x", [1e-6, 2e-6, 4e-6])]
    let record = try RecordedRun.read(RecordedRun.json(tasks))
    func object(_ text: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    let entries = try #require(object(SmallerIsBetterEntry.text(of: record)) as? [[String: Any]])
    #expect(entries[0]["name"] as? String == "x, 1,000 rows")
    #expect(entries[0]["unit"] as? String == "ns")
    #expect(abs((entries[0]["value"] as? Double ?? 0) - 2_000) < 1e-6)
    #expect(entries[0]["range"] as? String == "± 1500.0")
    let results = try #require(object(CollectionsResults(record).text) as? [String: Any])
    let task = try #require((results["tasks"] as? [[String: Any]])?.first)
    #expect(task["title"] as? String == "x")
    #expect((task["results"] as? [String: [Double]])?["1000"] == [1e-6, 2e-6, 4e-6])
  }

  /// The name of a file tells the format.
  @Test func formats() {
    #expect(ReportFormat(path: "a.md") == .markdown)
    #expect(ReportFormat(path: "a.json") == nil)
  }
}
