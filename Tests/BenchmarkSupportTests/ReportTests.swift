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

  /// A table is flush left, then flush right; its first column is cut where it would be too wide.
  @Test func table() {
    let table = Table(["case", "time"], [["a", "10 ms"], ["longer, and too long", "1 s"]])
    #expect(
      table.text(columns: 16) == """
        case        time
        ---------  -----
        a          10 ms
        longer, …    1 s
        """)
  }

  /// Markdown has a line for each case, and nothing of a title becomes markup.
  @Test func markdown() throws {
    let record = try RecordedRun.read(
      RecordedRun.json([RecordedRun.task("a|b <i> *c*", [1e-3, 2e-3, 3e-3])]))
    let text = RunReport(record).markdown
    #expect(text.contains("| a\\|b &lt;i&gt; \\*c\\* | 1,000 | 2 ms | right |\n"))
    #expect(text.hasSuffix("Abacus, 2 cores, Test 1, Swift 6.3, 2026-01-02\n"))
  }

  /// The text has at most so many columns, and names what is missed or wrong.
  @Test func text() throws {
    var missed = RecordedRun.task("a title that is longer than others are", [2e-3], scans: [1e-3])
    var details = try #require(missed["details"] as? [String: [String: Any]])
    details["1000"]?.merge(
      ["missed": ["time"], "target": "1.5 x scan", "shareOfTarget": 1.33]
    ) { $1 }
    missed["details"] = details
    let right = RecordedRun.task("b", [1e-3])
    let text = RunReport(try RecordedRun.read(RecordedRun.json([missed, right]))).text(columns: 60)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 })
    #expect(text.contains("All 2 results are right. Targets met: 0 of 1 for time."))
    #expect(text.contains("missed: a title that is longer than others are, 1,000 rows:"))
    details["1000"]?["wrong"] = ["the diff has 2 changes"]
    missed["details"] = details
    let wrong = RunReport(try RecordedRun.read(RecordedRun.json([missed, right]))).text(
      columns: 100)
    #expect(wrong.contains("1 of 2 results are WRONG."))
    #expect(wrong.contains("rows: the diff has 2 changes"))
  }

  /// The charts of the guides are those of the records in Fixtures.
  @Test(arguments: [("default", "speed"), ("growth", "growth")])
  func charts(record: String, picture: String) throws {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let drawn = try RunReport(RunRecord(path: "/\(package)/Fixtures/Benchmarks/\(record).json")).svg
    let committed = try String(
      contentsOfFile: "/\(package)/Guides/Pictures/\(picture).svg", encoding: .utf8)
    #expect(
      drawn == committed,
      """
      swift run -c release Benchmarks report --svg Fixtures/Benchmarks/\(record).json \
      > Guides/Pictures/\(picture).svg
      """)
  }

  /// Bars and lines are as long and as high as the axes say, and a chart needs its cases.
  @Test func axes() throws {
    let axis = LogAxis([0.003, 40], from: 100, to: 600)
    #expect(axis.ticks.map { ($0 * 1e6).rounded() / 1e6 } == [0.001, 0.01, 0.1, 1, 10, 100])
    #expect(abs(axis.place(0.1) - 300) < 1e-9)
    #expect(try RunReport(RecordedRun.record()).svg == nil)
  }
}
