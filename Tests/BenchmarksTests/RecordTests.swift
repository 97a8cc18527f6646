// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Benchmarks
import CommandLineSupport
import Foundation
import TemporaryFiles
import Testing

/// Records of runs.
@Suite struct RecordTests {
  /// Returns what is wrong with a record, without its path.
  private func message(_ json: String) -> String? {
    do {
      _ = try RecordedRun.read(json)
      return nil
    } catch {
      return "\(error)".components(separatedBy: "record.json: ").last
    }
  }

  /// A record that is written is read again.
  @Test func roundTrip() throws {
    let record = try RecordedRun.record(cases: 3)
    #expect(record.cases.map(\.name) == (0..<3).map { "case \($0), 1,000 rows" })
    #expect(record.cases[1].seconds == RecordedRun.rounds(2e-3, phase: 1))
    let folder = try TemporaryFolder()
    let paths = [folder.path("one"), folder.path("two")]
    try record.write(to: paths[0])
    try RunRecord(path: paths[0]).write(to: paths[1])
    let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(texts[0] == texts[1])
  }

  /// What is no record is refused, with its place.
  @Test func mistakes() throws {
    #expect(message("") == "line 1, column 1, byte 0: expected a value, not the end")
    #expect(message("{\n\"a\" 1}") == "line 2, column 5, byte 6: expected ':', not '1'")
    #expect(message("{\"a\":1,\"a\":2}") == "line 1, column 8, byte 7: the key 'a' is there twice")
    #expect(message("[]") == "not an object")
    #expect(message("{}") == "version is missing")
    let newer = "version 2 is newer than this program reads, 1"
    #expect(try message(RecordedRun.json([], version: 2)) == newer)
    let json = try RecordedRun.json([RecordedRun.task("x", [1])])
    #expect(
      message(json.replacingOccurrences(of: "\"call\":", with: "\"cal\":"))
        == "tasks[0].call is missing")
    #expect(
      message(json.replacingOccurrences(of: "\"1000\":", with: "\"some\":"))
        == "'x': 'some' is not a number of rows")
  }

  /// Times that no run can have are refused.
  @Test func contradictions() throws {
    func message(_ seconds: [Double]) throws -> String? {
      try self.message(RecordedRun.json([RecordedRun.task("x", seconds)]))
    }
    #expect(try message([1, -1, 2]) == "'x', 1000 rows: a time of -1.0")
    #expect(try message([1, 2, 3]) == nil)
  }
}

/// Comparisons of two runs.
@Suite struct ComparisonTests {
  private func comparison(_ factor: Double, threshold: Double = 1.05) throws -> Comparison {
    var options = Options()
    options.comparing.threshold = threshold
    let compared = Comparison(
      try RecordedRun.record(), try RecordedRun.record(factor: factor), options.comparing,
      filter: options)
    return try #require(compared)
  }

  /// The verdict is about the geometric mean of all ratios.
  @Test(
    arguments: [(1.0, Verdict.same), (1.2, .slower), (0.8, .faster), (1.03, .same)])
  func verdicts(factor: Double, verdict: Verdict) throws {
    let comparison = try comparison(factor)
    #expect(abs(comparison.mean.ratio / factor - 1) < 1e-9)
    #expect(comparison.verdict == verdict)
    #expect(comparison.pairs.count == 4)
    #expect(comparison.pairs(.slower).count == (verdict == .slower ? 4 : 0))
  }

  /// A threshold decides what counts.
  @Test func threshold() throws {
    #expect(try comparison(1.2, threshold: 1.5).verdict == .same)
    #expect(Verdict.slower.exitStatus == 1)
    #expect(Verdict.faster.exitStatus == 4)
    #expect(Verdict.same.exitStatus == 0)
  }

  /// Cases that one run lacks are named, and without a common one there is no comparison.
  @Test func missing() throws {
    let comparison = try #require(
      Comparison(
        RecordedRun.record(cases: 2), RecordedRun.record(cases: 3), Options().comparing,
        filter: Options()))
    #expect(comparison.onlyNew.map(\.name) == ["case 2, 1,000 rows"])
    #expect(comparison.onlyOld.isEmpty)
    var filter = Options()
    filter.filters = ["case 2"]
    #expect(
      try Comparison(
        RecordedRun.record(cases: 2), RecordedRun.record(), Options().comparing, filter: filter)
        == nil)
  }
}
