// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
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
    #expect(message("[]") == "not an object")
    #expect(message("{}") == "version is missing")
    #expect(
      message("{\"version\":\n1e400}") == "line 2, column 1, byte 12: the number is too large")
    let newer = "version 2 is newer than this program reads, 1"
    #expect(try message(RecordedRun.json([], version: 2)) == newer)
    let json = try RecordedRun.json([RecordedRun.task("x", [1])])
    #expect(
      message(json.replacingOccurrences(of: "\"call\":", with: "\"cal\":"))
        == "tasks[0].call is missing")
    #expect(
      message(json.replacingOccurrences(of: "\"date\":\"2026-01-02\"", with: "\"date\":5"))
        == "date is not String")
    let cut = String(json.dropLast())
    #expect(
      message(cut)
        == "line 1, column \(cut.count + 1), byte \(cut.count): expected ',' or '}', not the end")
    #expect(
      message(json.replacingOccurrences(of: "\"1000\":", with: "\"some\":"))
        == "'x': 'some' is not a number of rows")
  }

  /// Times that no run can have are refused.
  @Test func contradictions() throws {
    func message(_ seconds: [Double], scans: [Double]? = nil) throws -> String? {
      try self.message(RecordedRun.json([RecordedRun.task("x", seconds, scans: scans)]))
    }
    #expect(try message([1, -1, 2]) == "'x', 1000 rows: a time of -1.0")
    #expect(try message([1, 2, 3]) == nil)
    #expect(try message([1, 2, 3], scans: [1]) == "'x', 1000 rows: 3 rounds, but 1 scans")
    let json = try RecordedRun.json([RecordedRun.task("x", [1])])
    for (results, text) in [
      ("{\"1000\":[]}", "no rounds"), ("{}", "results and details do not belong together"),
    ] {
      let wrong = json.replacingOccurrences(of: "{\"1000\":[1]}", with: results)
      #expect(self.message(wrong) == "'x', 1000 rows: \(text)")
    }
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

  /// Compares records of tasks.
  private func comparison(
    _ old: [[String: Any]], _ new: [[String: Any]], _ arguments: String...
  ) throws -> Comparison {
    let options = try Options(arguments: ["compare", "a", "b"] + arguments)
    let records = try [old, new].map { try RecordedRun.read(RecordedRun.json($0)) }
    return try #require(Comparison(records[0], records[1], options.comparing, filter: options))
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
    #expect(try comparison(1.2, threshold: 1.25).verdict == .same)
    #expect(try comparison(1.02, threshold: 1.01).verdict == .slower)
    #expect(try comparison(0.85, threshold: 1.25).verdict == .same)
    #expect(Verdict.slower.exitStatus == 1)
    #expect(Verdict.faster.exitStatus == 4)
    #expect(Verdict.same.exitStatus == 0)
  }

  /// If half of the cases are twice as fast and half more than twice as slow, the mean is above the
  /// threshold, but the interval has 1 in it.
  @Test func noise() throws {
    func tasks(_ factors: [Double]) -> [[String: Any]] {
      (0..<12).map { index in
        let seconds = 1e-3 * Double(index + 1) * factors[index % 2]
        return RecordedRun.task("\(index)", RecordedRun.rounds(seconds, phase: Double(index)))
      }
    }
    let comparison = try comparison(tasks([1, 1]), tasks([0.5, 2.4]))
    #expect(abs(comparison.mean.ratio - 1.095) < 0.001)
    #expect(comparison.verdict == .same)
  }

  /// The interval contains the ratio, and is the same each time.
  @Test func intervals() throws {
    let means = try (0..<2).map { _ in try comparison(1.2).mean }
    #expect(1.15 < means[0].low && means[0].low <= 1.2)
    #expect(1.2 <= means[0].high && means[0].high < 1.25)
    #expect(means[0].low == means[1].low && means[0].high == means[1].high)
    let noisy = [0, 1].map {
      [RecordedRun.task("t", RecordedRun.rounds(1, spread: 0.3, phase: $0))]
    }
    let wide = try comparison(noisy[0], noisy[1]).mean
    #expect(wide.high - wide.low > 0.1)
  }

  /// On a machine that is half as fast, seconds double and multiples of a scan stay.
  @Test func scans() throws {
    func tasks(_ scan: Double) -> [[String: Any]] {
      let scans = RecordedRun.rounds(scan, spread: 0.2)
      return [RecordedRun.task("t", scans.map { $0 * 3 }, scans: scans)]
    }
    let (old, new) = (tasks(1e-4), tasks(2e-4))
    let scaled = try comparison(old, new)
    #expect(scaled.verdict == .same)
    for ratio in [scaled.mean.low, scaled.mean.ratio, scaled.mean.high] {
      #expect(abs(ratio - 1) < 1e-9)
    }
    // Older records have the median of the multiples only, some have none.
    func without(_ keys: String...) throws -> [[String: Any]] {
      var task = new[0]
      var details = try #require(task["details"] as? [String: [String: Any]])
      for key in keys { details["1000"]?[key] = nil }
      task["details"] = details
      return [task]
    }
    #expect(abs(try comparison(old, without("scanSeconds")).mean.ratio - 1) < 1e-9)
    #expect(try comparison(old, without("scanSeconds", "timesScan")).verdict == .slower)
  }

  /// Cases are the same if their titles, calls and numbers of rows are.
  @Test func keys() throws {
    func task(_ title: String, _ seconds: Double, _ call: String, _ rows: String) -> [String: Any] {
      RecordedRun.task(title, Array(repeating: seconds, count: 5), call: call, rows: rows)
    }
    let comparison = try comparison(
      [task("t", 1, "x", "1000"), task("u", 1, "x", "1000"), task("v", 1, "x", "20")],
      [task("t", 1, "x", "1000"), task("u", 9, "y", "1000"), task("v", 9, "x", "30")])
    #expect(comparison.verdict == .same)
    #expect(comparison.pairs.count == 1)
    #expect(comparison.onlyOld.map(\.name) == ["u, 1,000 rows", "v, 20 rows"])
    #expect(comparison.onlyNew.map(\.name) == ["u, 1,000 rows", "v, 30 rows"])
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
